"""Battlefield: engaged, controlling and dominating an area, Line of Sight, and range."""

from __future__ import annotations

from shem.games.delve.parts.dungeon import FAR
from shem.games.delve.parts.figures import Figure
from shem.games.delve.parts.state import DelveState


def strength(state: DelveState, area: int, heroes: bool) -> int:
    """A faction's Figure Count in an area: those that do not lie (K.O.)."""
    return sum([1 for figure in state.in_area(area, heroes) if not figure.ko])


def controls(state: DelveState, area: int, heroes: bool) -> bool:
    """Whether a faction has more figures there than the other; in a tie nobody does (ruling 9)."""
    return strength(state, area, heroes) > strength(state, area, not heroes)


def dominates(state: DelveState, area: int, heroes: bool) -> bool:
    """Whether a faction has at least twice the figures of the other there, and one at least (ruling 9)."""
    own = strength(state, area, heroes)
    return own > 0 and own >= 2 * strength(state, area, not heroes)


def engaging(state: DelveState, figure: Figure) -> list[Figure]:
    """The figures of the other faction that hold a Character engaged: those in its area that do not lie (ruling 8)."""
    others = state.in_area(figure.area, not state.of_heroes(figure))
    return [other for other in others if not other.ko and not other.hidden]


def is_engaged(state: DelveState, figure: Figure) -> bool:
    return len(engaging(state, figure)) > 0


def is_open_shrine(state: DelveState, area: int) -> bool:
    """Whether an area is a discovered one with a shrine and without an Enemy that stands."""
    return area in state.box.quest.shrines and state.is_revealed(area) and strength(state, area, False) == 0


def in_sight(state: DelveState, figure: Figure, area: int) -> bool:
    """Whether a Character sees an area: no wall, tile edge, shut door nor undiscovered area lies between the Sight Marks,
    and for Heroes and their Minions no area with an Enemy that stands."""
    start = figure.area
    if start == area:
        return True
    line = state.box.dungeon.lines[start][area]
    if line.blocked or line.doors & state.closed() or not state.is_revealed(area):
        return False
    if not line.areas:
        return True
    heroes = state.of_heroes(figure)
    for between in range(state.box.dungeon.areas):
        if line.areas >> between & 1 and (
            not state.is_revealed(between) or (heroes and strength(state, between, False) > 0)
        ):
            return False
    return True


def distance(state: DelveState, start: int, area: int) -> int:
    """How many areas away it is by a legal path, past barriers and figures; FAR where there is none."""
    return 0 if start == area else state.ways().far[start][area]


def around(state: DelveState, area: int, reach: int) -> list[int]:
    """The areas up to `reach` away, by legal movement path, whatever is seen (AoE)."""
    if reach == 0:
        return [area]
    far = state.ways().far[area]
    return [other for other in range(len(far)) if far[other] <= reach and far[other] < FAR]

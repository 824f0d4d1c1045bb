"""The best of equally cheap ways where one thing lies in several Regions, but acts once on who goes through them.

Rulings B38 and B46. A thing is a bit of a mask; what it does, and what a Region does besides, is a burden: less is better.
"""

from __future__ import annotations

from typing import Final

from shem.games.arcana.parts.field import POINT_BITS, POINT_MASK
from shem.games.arcana.parts.masks import places_of

MOST_THINGS: Final = 8  # the ways that are told apart double with each; what is beyond counts in every Region

Ways = dict[int, int]
"""The least burden of the ways from somewhere to the end, by the things that act on them."""


def sparing_path(
    exits: list[tuple[int, ...]],
    start: int,
    to: int,
    spent: list[int],
    burdens: list[int],
    things: list[int],
    costs: list[int],
) -> tuple[int, ...]:
    """The way of the least burden, the first by its Regions' numbers among equals.

    spent: the MP up to each Region that lies on one of the cheapest ways. burdens, things: of entering each Region; costs:
    of each thing.
    """
    ways: list[Ways] = [{} for _ in spent]
    ways[to] = {things[to]: burdens[to] + _cost(things[to], costs)}
    layers: list[list[int]] = [[] for _ in range(spent[to])]
    for at in range(len(spent)):
        if 0 < spent[at] < spent[to]:
            layers[spent[at]].append(at)
    for points in range(spent[to] - 1, 0, -1):
        for at in layers[points]:
            ways[at] = _onward(exits[at], points, spent, ways, burdens[at], things[at], costs)
    path: list[int] = []
    at = start
    met = 0
    while at != to:
        at = _next(exits[at], spent, spent[at], ways, met, costs)
        met |= things[at]
        path.append(at)
    return tuple(path)


def _onward(
    exits: tuple[int, ...], points: int, spent: list[int], ways: list[Ways], burden: int, there: int, costs: list[int]
) -> Ways:
    """The ways from a Region, entering it included, where those from the next ones are known."""
    found: Ways = {}
    for step in exits:
        region = step >> POINT_BITS
        if spent[region] != points + (step & POINT_MASK):
            continue
        for met, ahead in ways[region].items():
            total = ahead + burden + _cost(there & ~met, costs)
            acting = met | there
            if acting not in found or total < found[acting]:
                found[acting] = total
    return found


def _next(exits: tuple[int, ...], spent: list[int], points: int, ways: list[Ways], met: int, costs: list[int]) -> int:
    """The best next Region after these things have acted, the first by its number among equals."""
    best = -1
    least = 0
    for step in exits:
        region = step >> POINT_BITS
        if spent[region] != points + (step & POINT_MASK):
            continue
        for acting, burden in ways[region].items():
            ahead = burden - _cost(acting & met, costs)
            if best < 0 or ahead < least or (ahead == least and region < best):
                best = region
                least = ahead
    return best


def _cost(things: int, costs: list[int]) -> int:
    return sum([costs[thing] for thing in places_of(things)]) if things else 0

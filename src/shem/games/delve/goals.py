"""Where a quest leads: what the party may head for, read from the Book's triggers as a player reads the objective."""

from __future__ import annotations

from typing import Final, final

from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.box import Paragraph
from shem.games.delve.parts.dungeon import FAR
from shem.games.delve.parts.state import DelveState

MAIN: Final = 1.0
EXPLORE: Final = 0.6  # a shut door behind which nobody has been
ASIDE: Final = 0.4  # what leads to no paragraph that wins


@final
class Goal:
    """areas: where somebody must come; all: everybody must. worth: against others."""

    def __init__(self, areas: list[int], all: bool, worth: float) -> None:
        self.areas: Final = areas
        self.all: Final = all
        self.worth: Final = worth


def goals(state: DelveState) -> list[Goal]:
    """What the party may head for now."""
    found: list[Goal] = []
    for number, paragraph in enumerate(state.box.quest.paragraphs):
        if _is_open(state, number, paragraph) and not _loses(paragraph):
            goal = _goal(state, paragraph)
            if goal is not None:
                found.append(goal)
    for door, lock in enumerate(state.doors):
        if lock in (v.CLOSED, v.LOCKED):
            areas = [area for area in state.box.quest.doors[door].areas if state.is_revealed(area)]
            if len(areas) == 1:
                found.append(Goal(areas, False, EXPLORE))
    return found


def _is_open(state: DelveState, number: int, paragraph: Paragraph) -> bool:
    if state.read[number] and not paragraph.again:
        return False
    return state.flags & paragraph.needs == paragraph.needs and not state.flags & paragraph.bars


def _loses(paragraph: Paragraph) -> bool:
    return v.LOSES in [order.do for order in paragraph.orders]


def _wins(paragraph: Paragraph) -> bool:
    orders = [order.do for order in paragraph.orders]
    for choice in paragraph.choices:
        orders.extend([order.do for order in choice.orders])
    return v.WINS in orders


def _goal(state: DelveState, paragraph: Paragraph) -> Goal | None:
    """Where to go for a paragraph to be read."""
    what, trigger, quest = paragraph.what, paragraph.trigger, state.box.quest
    areas: list[int] = []
    if trigger in (v.ON_ENTER, v.ON_GATHER, v.ON_HOLD):
        areas = [what]
    elif trigger == v.ON_OPEN and state.doors[what] in (v.CLOSED, v.LOCKED):
        areas = quest.doors[what].areas
    elif trigger == v.ON_CHEST and state.chests[what] == v.LOCKED:
        areas = [quest.chests[what].area]
    elif trigger == v.ON_SEARCH and state.searches[what]:
        areas = [quest.searches[what]]
    elif trigger == v.ON_KILL:
        areas = [enemy.area for enemy in state.enemies if enemy.foe == what and not enemy.minion]
    elif trigger == v.ON_CLEAR:
        districts = state.box.dungeon.districts
        areas = [enemy.area for enemy in state.enemies if districts[enemy.area] == what and not enemy.minion]
    areas = [area for area in areas if state.is_revealed(area)]
    if not areas:
        return None
    return Goal(areas, trigger == v.ON_GATHER, MAIN if _wins(paragraph) else ASIDE)


def nearness(state: DelveState, found: list[Goal]) -> float:
    """How far the party is from its goals, in areas, less where it is nearer: the best goal counts, the others a little."""
    heroes = state.standing()
    if not heroes or not found:
        return 0.0
    walk = state.ways().walk
    costs: list[float] = []
    for goal in found:
        ways = [min([min(walk[hero.area][area], FAR) for area in goal.areas]) for hero in heroes]
        near = sum(ways) / len(ways) if goal.all else 0.75 * min(ways) + 0.25 * sum(ways) / len(ways)
        costs.append(min(near, 12.0) / goal.worth)
    best = min(costs)
    return -best

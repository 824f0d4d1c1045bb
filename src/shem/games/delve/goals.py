"""Where a quest leads: what the party may head for, read from the Book's triggers as a player reads the objective."""

from __future__ import annotations

from typing import Final, final

from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.box import Paragraph, Quest
from shem.games.delve.parts.cards import Effect
from shem.games.delve.parts.dungeon import FAR, Ways
from shem.games.delve.parts.figures import Hero
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.characteristics import is_barred

MAIN: Final = 1.0
EXPLORE: Final = 0.6  # a shut door behind which nobody has been
SHUT: Final = 2.0  # areas more to go where a door that can be opened is in the way
ASIDE: Final = 0.4  # what leads to no paragraph that wins
FARTHEST: Final = 12.0  # goals farther away are all alike
FIRST: Final = 0.6  # how much of the way the nearest Hero makes; the party's mean the rest
AGES: Final = 30  # rounds that are left where nothing hurries
KEPT: Final = 16
GAINS: Final = (v.HEALS, v.CURES, v.READIES, v.CROWNS, v.SOULS, v.GAINS, v.TREASURES, v.SUMMONS, v.FLAGS, v.COUNTS)

_led: Final[dict[int, tuple[Quest, list[bool]]]] = {}  # by the identity of the quest


@final
class Goal:
    """areas: where somebody must come; all: everybody must. step: coming there is enough. foes: Enemies are there, who can
    be shot at. worth: against others."""

    def __init__(self, areas: list[int], all: bool, step: bool, foes: bool, worth: float) -> None:
        self.areas: Final = areas
        self.all: Final = all
        self.step: Final = step
        self.foes: Final = foes
        self.worth: Final = worth


def goals(state: DelveState) -> list[Goal]:
    """What the party may head for now."""
    found: list[Goal] = []
    leads = leading(state.box.quest)
    for number, paragraph in enumerate(state.box.quest.paragraphs):
        if _is_open(state, number, paragraph) and (leads[number] or _pays(paragraph)):
            goal = _goal(state, paragraph, MAIN if leads[number] else ASIDE)
            if goal is not None:
                found.append(goal)
    for door, lock in enumerate(state.doors):
        if lock in (v.CLOSED, v.LOCKED):
            areas = [area for area in state.box.quest.doors[door].areas if state.is_revealed(area)]
            if len(areas) == 1:
                found.append(Goal(areas, False, False, False, EXPLORE))
    return found


def _is_open(state: DelveState, number: int, paragraph: Paragraph) -> bool:
    if state.read[number] and not paragraph.again:
        return False
    return state.flags & paragraph.needs == paragraph.needs and not state.flags & paragraph.bars


def _pays(paragraph: Paragraph) -> bool:
    """Whether it is worth a detour."""
    orders = _orders(paragraph)
    return len([order for order in orders if order.do in GAINS and order.amount >= 0]) > 0 and not loses(paragraph)


def loses(paragraph: Paragraph) -> bool:
    return v.LOSES in [order.do for order in paragraph.orders]


def wins(paragraph: Paragraph) -> bool:
    """Whether it, or a choice of it, ends the quest well."""
    return v.WINS in [order.do for order in _orders(paragraph)]


def _orders(paragraph: Paragraph) -> list[Effect]:
    """Its own, and those of its choices."""
    orders = list(paragraph.orders)
    for choice in paragraph.choices:
        orders.extend(choice.orders)
    return orders


def leading(quest: Quest) -> list[bool]:
    """Which paragraphs win, or bring about what another needs that does."""
    kept = _led.get(id(quest))
    if kept is not None and kept[0] is quest:
        return kept[1]
    leads = [False] * len(quest.paragraphs)
    more = True
    while more:
        more = False
        for number, paragraph in enumerate(quest.paragraphs):
            if not leads[number] and _leads(quest, leads, paragraph):
                leads[number] = more = True
    _led[id(quest)] = (quest, leads)
    if len(_led) > KEPT:
        del _led[next(iter(_led))]
    return leads


def _leads(quest: Quest, leads: list[bool], paragraph: Paragraph) -> bool:
    for order in _orders(paragraph):
        if order.do in (v.WINS, v.OPENS, v.UNLOCKS) or (order.do == v.READS and leads[order.what]):
            return True
        for number, other in enumerate(quest.paragraphs):
            if leads[number] and _enables(order, other):
                return True
    return False


def _enables(order: Effect, other: Paragraph) -> bool:
    """Whether an order sets a flag or counts what a paragraph waits for."""
    if order.do == v.FLAGS:
        return other.needs >> order.what & 1 == 1
    return order.do == v.COUNTS and other.trigger == v.ON_COUNT and other.what == order.what


def _goal(state: DelveState, paragraph: Paragraph, worth: float) -> Goal | None:
    """Where to go for a paragraph to be read."""
    what, trigger, quest = paragraph.what, paragraph.trigger, state.box.quest
    if what < 0 and trigger != v.ON_KILL:
        return None
    areas: list[int] = []
    foes = trigger in (v.ON_KILL, v.ON_CLEAR)
    if trigger in (v.ON_ENTER, v.ON_GATHER, v.ON_HOLD):
        areas = [what]
    elif trigger == v.ON_OPEN and state.doors[what] in (v.CLOSED, v.LOCKED):
        areas = quest.doors[what].areas
    elif trigger == v.ON_CHEST and state.chests[what] == v.LOCKED:
        areas = [quest.chests[what].area]
    elif trigger == v.ON_SEARCH and state.searches[what]:
        areas = [quest.searches[what]]
    elif trigger == v.ON_KILL:
        areas = [enemy.area for enemy in state.enemies if what in (-1, enemy.foe) and not enemy.minion]
    elif trigger == v.ON_CLEAR:
        areas = [enemy.area for enemy in state.enemies if enemy.home == what and not enemy.minion]
    areas = [area for area in areas if state.is_revealed(area)]
    if not areas:
        return None
    step = trigger in (v.ON_ENTER, v.ON_GATHER)
    return Goal(areas, trigger == v.ON_GATHER, step, foes, worth)


def nearness(state: DelveState, found: list[Goal]) -> float:
    """How far the party is from the best of its goals, in areas, less where it is nearer."""
    heroes = state.standing()
    if not heroes or not found:
        return 0.0
    walk = state.ways().walk
    opened = _with_doors_open(state).walk
    best = FARTHEST / ASIDE
    for goal in found:
        nearest, total = float(FAR), 0.0
        for hero in heroes:
            way = min([opened[hero.area][area] for area in goal.areas])
            shut = SHUT if way < min([walk[hero.area][area] for area in goal.areas]) else 0.0
            near = min(max(0, way - shot(state, hero)) if goal.foes else way + shut, FARTHEST)
            nearest = min(nearest, near)
            total += near
        mean = total / len(heroes)
        best = min(best, (mean if goal.all else FIRST * nearest + (1 - FIRST) * mean) / goal.worth)
    return -best


def _with_doors_open(state: DelveState) -> Ways:
    """The ways as they would be if every door stood open that has no Magic Lock."""
    closed = 0
    for door, lock in enumerate(state.doors):
        if lock == v.MAGIC:
            closed |= 1 << door
    areas = state.box.dungeon.areas
    barriers = tuple([one[1] * areas + one[2] for one in state.overlays if one[0] == v.BARRIER])
    return state.box.dungeon.ways(closed, state.revealed, barriers)


def shot(state: DelveState, hero: Hero) -> int:
    """How far a Hero can attack with what it wears."""
    far = 0
    for item in hero.worn:
        attack = state.box.items[item].attack
        if attack is not None and attack.far > far:
            far = attack.far
    return far if far == 0 or is_barred(state, hero, v.RANGED) < 0 else 0


def rounds_left(state: DelveState) -> int:
    """Rounds until time loses the quest."""
    left = AGES
    quest = state.box.quest
    for number, paragraph in enumerate(quest.paragraphs):
        if not loses(paragraph) or not _is_open(state, number, paragraph):
            continue
        if paragraph.trigger == v.ON_ROUND:
            left = min(left, paragraph.least - state.round)
        elif paragraph.trigger == v.ON_EVENTS_OUT:
            cards = sum([card.copies for card in state.box.decks[v.EVENT]])
            unused = state.piles[v.EVENT].left() - (cards - quest.events if quest.events else 0)
            left = min(left, 2 * unused + 1)
    return max(0, left)

"""What a Hero can use in a stage or on its turn, by when it is used, and what using it costs."""

from __future__ import annotations

from typing import Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Refusal
from shem.core.event import Event
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import BLESSED, BY_POWER, MOST_ITEMS, UseItem, UsePower
from shem.games.delve.parts.cards import Use
from shem.games.delve.parts.events import USED_BLESSING, USED_ITEM, USED_POWER
from shem.games.delve.parts.figures import Hero
from shem.games.delve.parts.reasons import Reject
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.characteristics import DECK_STEP, power_source
from shem.games.delve.rules.decks import discard
from shem.games.delve.rules.gains import keep_health, lose_item


@final
class Usable:
    """Something that a Hero can use now. way: an Item, BY_POWER + a power, BLESSED + a Blessing's place."""

    def __init__(self, way: int, source: int, use: Use) -> None:
        self.way: Final = way
        self.source: Final = source
        self.use: Final = use


def usables(state: DelveState, hero: Hero, timings: int) -> list[Usable]:
    """What a Hero can use at any of the times, a mask of TIMINGS: worn Items, Items without a slot, ready powers,
    Blessings."""
    ways = sorted({*hero.worn, *hero.pack})
    ways.extend([BY_POWER + power for power, left in enumerate(hero.cooling) if left < 0])
    ways.extend(range(BLESSED, BLESSED + len(hero.blessings)))
    found: list[Usable] = []
    for way in ways:
        usable = usable_by(state, hero, way)
        if usable is None or not timings >> usable.use.timing & 1:
            continue
        if unusable(state, hero, way, usable.use.timing) is None:
            found.append(usable)
    return found


def usable_by(state: DelveState, hero: Hero, way: int) -> Usable | None:
    """What a way stands for, of those that a Hero has or could have and that can be used at some time."""
    box = state.box
    use: Use | None = None
    source = -1
    if way < len(box.items):
        use, source = box.items[way].use, v.OF_ITEM + way
    elif BY_POWER <= way < BY_POWER + len(hero.cooling):
        use, source = box.heroes[hero.who].powers[way - BY_POWER].use, power_source(hero.who, way - BY_POWER)
    elif BLESSED <= way < BLESSED + len(hero.blessings):
        blessing = hero.blessings[way - BLESSED]
        use, source = box.decks[blessing // DECK_STEP][blessing % DECK_STEP].use, v.OF_CARD + blessing
    return None if use is None else Usable(way, source, use)


def using(way: int, aim: int) -> Action:
    """The action that uses something, by its way."""
    return UsePower(way - BY_POWER, aim) if BY_POWER <= way < BLESSED else UseItem(way, aim)


def has_at_hand(state: DelveState, hero: Hero, item: int) -> bool:
    """Whether an Item is where it can be used: worn, or in the pack if it has no slot."""
    return item in hero.worn or (item in hero.pack and state.box.items[item].slot == v.NO_SLOT)


def unready(state: DelveState, hero: Hero, power: int) -> Refusal | None:
    """Why a Hero cannot use a power at all now: it has none such, has not learned it, or it cools."""
    powers = state.box.heroes[hero.who].powers
    if power >= len(powers):
        return Refusal(Reject.NO_SUCH_POWER, about=power)
    if powers[power].rank > hero.rank:
        return Refusal(Reject.POWER_UNLEARNED, need=powers[power].rank, have=hero.rank, about=power)
    if hero.cooling[power] >= 0:
        return Refusal(Reject.POWER_COOLING, have=hero.cooling[power], about=power)
    return None


def unusable(state: DelveState, hero: Hero, way: int, timing: int) -> Refusal | None:
    """Why a Hero cannot use something at a time, None exactly for what `usables` names."""
    if BY_POWER <= way < BLESSED:
        refusal = unready(state, hero, way - BY_POWER)
        if refusal is not None:
            return refusal
    elif way < MOST_ITEMS and not has_at_hand(state, hero, way):
        return Refusal(Reject.NOT_WORN if way in hero.pack else Reject.NOT_HELD, about=way)
    usable = usable_by(state, hero, way)
    if usable is None and not BY_POWER <= way < BLESSED and way >= MOST_ITEMS:
        return Refusal(Reject.NOT_HELD, about=way)
    return None if usable is not None and usable.use.timing == timing else Refusal(Reject.WRONG_TIME, about=way)


def spend(state: DelveState, hero: Hero, way: int, aim: int, entry: Entry) -> None:
    """Pay for using something, by its way."""
    if way < MOST_ITEMS:
        spend_item(state, hero, way, aim, entry)
    elif way >= BLESSED:
        spend_blessing(state, hero, way - BLESSED, aim, entry)
    else:
        spend_power(state, hero, way - BY_POWER, aim, entry)


def spend_power(state: DelveState, hero: Hero, power: int, aim: int, entry: Entry) -> None:
    """A used power cools; also one that an attack is made with."""
    turns = state.box.heroes[hero.who].powers[power].turns
    hero.cooling[power] = turns
    if entry.telling:
        entry.tell(Event(USED_POWER, (hero.who, power, aim, turns)))


def spend_item(state: DelveState, hero: Hero, item: int, aim: int, entry: Entry) -> None:
    """A used Item that works once is gone."""
    gone = state.box.items[item].once
    if gone:
        lose_item(state, hero, item)
    if entry.telling:
        entry.tell(Event(USED_ITEM, (hero.who, item, aim, 1 if gone else 0)))


def spend_blessing(state: DelveState, hero: Hero, place: int, aim: int, entry: Entry) -> None:
    """A used Blessing goes to its discards."""
    blessing = hero.blessings.pop(place)
    deck, card = blessing // DECK_STEP, blessing % DECK_STEP
    discard(state, deck, card)
    keep_health(state, hero)
    if entry.telling:
        entry.tell(Event(USED_BLESSING, (hero.who, deck, card, aim)))

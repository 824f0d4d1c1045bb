"""What encounters and objectives wait for: where it occurs, what it sets off becomes due (Scenario Elements)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from shem.core.chance import Entry
from shem.core.event import Event
from shem.core.steps import Step
from shem.games.arcana.parts import events
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.ground import Well
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.parts.story import ANYBODY, DUE_ENCOUNTER, DUE_OBJECTIVE, Trigger

NONE: Final = -1


class Unfolding(Step[Battle]):
    """Base of the frames in which an encounter unfolds: the Golems that it moves set off no other by entering."""


@final
class Occasion:
    """Something that occurred: its kind, whose doing it was (NONE: nobody's), the Golem that did it and where.

    of, id, size: of a destroyed Golem its army, card and class; size: else the class of the Golem that did it.
    """

    def __init__(self, kind: int, army: int, golem: int, region: int, size: int, of: int, id: str) -> None:
        self.kind: Final = kind
        self.army: Final = army
        self.golem: Final = golem
        self.region: Final = region
        self.size: Final = size
        self.of: Final = of
        self.id: Final = id


def entered(battle: Battle, golem: Golem, entry: Entry) -> None:
    """A Golem has entered a Region in which something may wait, known or hidden (ruling B53)."""
    region = golem.at
    begun = len(battle.story.due)
    found = _find_well(battle, golem, entry)
    vain = found < 0
    if golem.army != battle.plan.wild:
        what = Occasion(v.ON_REGION_ENTERED, golem.army, golem.number, region, golem.type.size, NONE, "")
        if not _unfolding(battle):
            vain = _come_upon(battle, what) or vain
        _serve(battle, what, [golem.army], entry)
    if vain and found <= 0 and len(battle.story.due) == begun and entry.telling:
        entry.tell(Event(events.NOTHING_FOUND, (golem.number, region)))


def destroyed(battle: Battle, golem: Golem, region: int, killer: int, entry: Entry) -> None:
    """A Golem was destroyed in the Region where it stood, by the army `killer` (negative: nobody)."""
    if (battle.plan.watch.kinds >> v.ON_DESTRUCTION) & 1:
        by = killer if 0 <= killer < battle.plan.wild else NONE
        what = Occasion(v.ON_DESTRUCTION, by, NONE, region, golem.type.size, golem.army, golem.type.id)
        _set_off(battle, what, by)  # ruling B17
        if by >= 0 and not battle.allied(by, golem.army):
            _serve(battle, what, [by], entry)


def captured(battle: Battle, army: int, region: int, entry: Entry) -> None:
    """An army has been paid for a Capture Region."""
    if (battle.plan.watch.kinds >> v.ON_CAPTURE) & 1:
        there = [golem.number for golem in battle.in_region(region) if golem.army == army]
        what = Occasion(v.ON_CAPTURE, army, there[0], region, battle.golems[there[0]].type.size, NONE, "")
        _set_off(battle, what, army)
        _serve(battle, what, [army], entry)


def began(battle: Battle, kind: int, army: int, entry: Entry) -> None:
    """A Round has begun or ended, which is nobody's doing, or the turn of an army has begun."""
    if (battle.plan.watch.kinds >> kind) & 1:
        what = Occasion(kind, army, NONE, NONE, NONE, NONE, "")
        _set_off(battle, what, army)
        _serve(battle, what, [army] if kind == v.ON_TURN_START else living(battle), entry)


def points(battle: Battle, entry: Entry) -> None:
    """Victory Points are looked at, when an action or an upkeep step is done."""
    if (battle.plan.watch.kinds >> v.ON_VP) & 1:
        for army in range(battle.plan.wild):
            what = Occasion(v.ON_VP, army, NONE, NONE, NONE, NONE, "")
            _set_off(battle, what, army)
            _serve(battle, what, [army], entry)


def living(battle: Battle) -> list[int]:
    """The armies that are still in the battle, in turn order."""
    return [army for army in battle.order if not battle.armies[army].out]


# Encounters.


def _unfolding(battle: Battle) -> bool:
    return any(isinstance(step, Unfolding) for step in battle.steps)


def _set_off(battle: Battle, what: Occasion, actor: int) -> None:
    """Make due what the occasion fires, in the order of the scenario; what comes after another waits for its next one."""
    now: list[int] = []
    for number in battle.plan.watch.encounters[what.kind]:
        trigger = battle.plan.encounters[number].trigger
        if may_fire(battle, number, now) and _meets(battle, trigger, what) and _counts(battle, number, trigger, what):
            now.append(number)
            _fire(battle, number, what, actor)


def _come_upon(battle: Battle, what: Occasion) -> bool:
    """Fire what waits in a Region that was entered; True if something hidden was looked for in vain."""
    story = battle.story
    now: list[int] = []
    vain = False
    for number in battle.plan.watch.encounters[v.ON_REGION_ENTERED]:
        trigger = battle.plan.encounters[number].trigger
        if not may_fire(battle, number, now) or not _meets(battle, trigger, what):
            continue
        if (story.among[number] >> what.region) & 1 and story.places[number] != what.region:
            story.among[number] &= ~(1 << what.region)
            vain = True
            continue
        if trigger.among == 0 or story.places[number] == what.region:
            story.among[number] = 0
            now.append(number)
            _fire(battle, number, what, what.army)
    return vain


def may_fire(battle: Battle, number: int, now: Sequence[int] = ()) -> bool:
    """Whether an encounter can fire, as far as others have fired; now: those that this occasion has fired already."""
    encounter = battle.plan.encounters[number]
    fired = battle.story.fired
    if fired[number] and not encounter.again:
        return False
    for other in encounter.after:
        if fired[other] - now.count(other) == 0:
            return False
    for other in encounter.unless:  # noqa: SIM110 (a generator is slow when compiled)
        if fired[other]:
            return False
    return True


def _meets(battle: Battle, trigger: Trigger, what: Occasion) -> bool:
    kind = what.kind
    if kind == v.ON_DESTRUCTION:
        if trigger.of not in (ANYBODY, what.of) or trigger.by not in (ANYBODY, what.army):
            return False
        return (trigger.classes >> what.size) & 1 == 1 and trigger.golem in ("", what.id)
    if kind == v.ON_ROUND_START or kind == v.ON_ROUND_END:
        return trigger.round in (0, battle.round)
    if not (trigger.armies >> what.army) & 1:
        return False
    if kind == v.ON_TURN_START:
        return trigger.round in (0, battle.round)
    if kind == v.ON_VP:
        return battle.armies[what.army].vp >= trigger.reaches
    if trigger.regions and not (trigger.regions >> what.region) & 1:
        return False
    return kind == v.ON_CAPTURE or (trigger.classes >> what.size) & 1 == 1


def _counts(battle: Battle, number: int, trigger: Trigger, what: Occasion) -> bool:
    """Whether this occasion completes the number that it takes; Victory Points are reached once by each army."""
    counts = battle.story.counts
    if what.kind == v.ON_VP:
        before = counts[number]
        counts[number] |= 1 << what.army
        return before != counts[number]
    counts[number] += 1
    if counts[number] < trigger.count:
        return False
    counts[number] = 0
    return True


def _fire(battle: Battle, number: int, what: Occasion, actor: int) -> None:
    battle.story.fired[number] += 1
    battle.story.due.append((DUE_ENCOUNTER, number, actor, what.golem, what.region))


# Objectives.


def _serve(battle: Battle, what: Occasion, armies: list[int], entry: Entry) -> None:
    """Count the occasion for every objective that it serves."""
    story = battle.story
    plan = battle.plan
    for number in plan.watch.objectives[what.kind]:
        trigger = plan.objectives[number].trigger
        for army in armies:
            if not may_complete(battle, number, army) or not _serves(battle, trigger, what, army):
                continue
            place = len(plan.encounters) + number * plan.wild + army
            story.counts[place] += 1
            if story.counts[place] >= trigger.count:
                complete(battle, number, army, what.golem, what.region, entry)


def _serves(battle: Battle, trigger: Trigger, what: Occasion, army: int) -> bool:
    if trigger.among and not ((trigger.regions | trigger.among) >> what.region) & 1:
        return False
    return _meets(battle, trigger, what)


def may_complete(battle: Battle, number: int, army: int) -> bool:
    """Whether an army may still complete an objective, as far as everybody knows."""
    if (battle.story.done[number] >> army) & 1 or not (battle.plan.objectives[number].armies >> army) & 1:
        return False
    return not (battle.plan.watch.secret >> number) & 1 or (battle.story.open[army] >> number) & 1 == 1


def complete(battle: Battle, number: int, army: int, golem: int, region: int, entry: Entry) -> None:
    """An army has done what an objective asks; if it was not the one that it was dealt, everybody knows that now."""
    story = battle.story
    if (battle.plan.watch.secret >> number) & 1:
        if story.dealt[army] != number:
            story.open[army] &= ~(1 << number)
            if entry.telling:
                entry.tell(Event(events.RULED_OUT, (army, number)))
            return
        story.open[army] = 1 << number
    story.done[number] |= 1 << army
    story.due.append((DUE_OBJECTIVE, number, army, golem, region))


# Hidden Mana Wells.


def _find_well(battle: Battle, golem: Golem, entry: Entry) -> int:
    """Open the hidden Mana Well in the Golem's Region to all: 1. -1: one could have been there; 0: none could."""
    result = 0
    region = golem.at
    for number in range(len(battle.wells)):
        well = battle.wells[number]
        if not (well.among >> region) & 1:
            continue
        if well.region == region:
            battle.wells[number] = Well(region, well.mana, well.done, 0)
            result = 1
            if entry.telling:
                entry.tell(Event(events.WELL_FOUND, (golem.number, region)))
        else:
            battle.wells[number] = Well(well.region, well.mana, well.done, well.among & ~(1 << region))
            result = result or -1
    return result

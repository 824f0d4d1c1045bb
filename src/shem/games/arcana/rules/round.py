"""Turn Structure: rounds, upkeep at a turn's start, and a turn's end."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.event import Event
from shem.core.steps import Step
from shem.core.tally import Tally
from shem.games.arcana.parts import events
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.reasons import Why
from shem.games.arcana.parts.sources import region_source
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules import cooldown, mana, scenario_elements, triggers, victory
from shem.games.arcana.rules.damage import NOBODY, harm
from shem.games.arcana.rules.duration import expire
from shem.games.arcana.rules.encounter import HAPPENING
from shem.games.arcana.rules.moments import ROUND_START, turn_end, turn_start

# Ruling B8, the steps of an upkeep in order.
CAPTURE: Final = 0
WELLS: Final = 1
GRANT: Final = 2
OVER_TIME: Final = 3
AURAS: Final = 4
SWAMP: Final = 5
EXPIRY: Final = 6
COOLDOWNS: Final = 7
CONSTRUCTS: Final = 8
ENCOUNTERS: Final = 9


@final
class Upkeep(Step[Battle]):
    """The upkeep of an army's turn, one named stage after the other; below it lies the turn itself.

    acted: this stage has done its own, and only what it led to was still to be decided.
    """

    def __init__(self, army: int, stage: int, acted: bool) -> None:
        self.army: Final = army
        self.stage: Final = stage
        self.acted: Final = acted

    def run(self, state: Battle, entry: Entry) -> None:
        state.steps.pop()
        later: list[Step[Battle]] = []
        if not self.acted:
            _act(state, self.army, self.stage, entry, later)
        if state.plan.watch.kinds:
            scenario_elements.points(state, entry)
        if later or state.story.due or state.noted:
            state.steps.append(Upkeep(self.army, self.stage, True))
            state.steps.append(HAPPENING)
            state.stack(later)
            return
        victory.check(state, entry)
        if state.ended is not None:
            return
        if state.armies[self.army].out:
            expire(state, turn_start(state.turn), entry)  # its place in the order still counts (ruling B10)
            next_turn(state, entry)
        elif self.stage < ENCOUNTERS:
            state.steps.append(Upkeep(self.army, self.stage + 1, False))

    def data(self) -> list[Any]:
        return ["upkeep", self.army, self.stage, self.acted]


def _act(battle: Battle, number: int, stage: int, entry: Entry, later: list[Step[Battle]]) -> None:
    army = battle.armies[number]
    if stage == CAPTURE:
        victory.capture(battle, army, entry)
    elif stage == WELLS:
        mana.collect_wells(battle, army, entry)
    elif stage == GRANT:
        mana.grant(battle, army, entry)
    elif stage == OVER_TIME:
        triggers.over_time(battle, number, entry)
    elif stage == AURAS:
        later.extend(triggers.each_round(battle, number, entry))
    elif stage == SWAMP:
        swamp(battle, number, entry)
    elif stage == EXPIRY:
        expire(battle, turn_start(battle.turn), entry)
    elif stage == CONSTRUCTS:
        cooldown.refresh_uses(battle, number)
    elif stage == ENCOUNTERS:
        scenario_elements.began(battle, v.ON_TURN_START, number, entry)
    elif not battle.plan.rules.cools_at_turn_end:  # ruling A1
        cooldown.refresh(battle, number)


def swamp(battle: Battle, army: int, entry: Entry) -> None:
    """Terrain that harms who stands in it at its owner's turn start (ruling A9)."""
    if not battle.plan.rules.swamp_at_turn_start:
        return
    for golem in battle.on_board(army):
        hurt = battle.field.regions[golem.at].terrain.turn
        if hurt and not golem.type.construct:  # ruling B33
            harm(battle, golem, hurt, region_source(golem.at), NOBODY, entry)


def start_round(battle: Battle, entry: Entry) -> None:
    """A Round begins: what acts on wild Golems, encounters, then the first living army's upkeep (rulings B8, B10, B52)."""
    battle.round += 1
    battle.turn = 0
    battle.met = ()
    if entry.telling:
        entry.tell(Event(events.ROUND, (battle.round,)))
    wild = battle.plan.wild
    triggers.over_time(battle, wild, entry)
    later = triggers.each_round(battle, wild, entry)
    swamp(battle, wild, entry)
    expire(battle, ROUND_START, entry)
    cooldown.refresh(battle, wild)
    if battle.plan.watch.kinds:
        _begin(battle, v.ON_ROUND_START, entry)
    if later:
        battle.steps.append(Turning(False))
        battle.stack(later)
    else:
        _go_on(battle, False, entry)


def _begin(battle: Battle, kind: int, entry: Entry) -> None:
    """The encounters of a Round's start or end are nobody's doing (ruling B17)."""
    scenario_elements.began(battle, kind, NOBODY, entry)
    scenario_elements.points(battle, entry)


def _go_on(battle: Battle, over: bool, entry: Entry) -> None:
    """Go on with a Round that begins or is over, once all that is due is done."""
    if battle.story.due or battle.noted:
        battle.steps.append(Turning(over))
        battle.steps.append(HAPPENING)
        return
    victory.check(battle, entry)
    if battle.ended is not None:
        return
    if over:
        _close_round(battle, entry)
    else:
        _start_turn(battle, entry)


@final
class Turning(Step[Battle]):
    """Between Rounds: what is due there; over: at the Round's end."""

    def __init__(self, over: bool) -> None:
        self.over: Final = over

    def run(self, state: Battle, entry: Entry) -> None:
        state.steps.pop()
        scenario_elements.points(state, entry)
        _go_on(state, self.over, entry)

    def data(self) -> list[Any]:
        return ["turning", self.over]


def _start_turn(battle: Battle, entry: Entry) -> None:
    """The army whose place in the order it is, or the next one that is not out (ruling B10)."""
    army = battle.order[battle.turn]
    if battle.armies[army].out:
        expire(battle, turn_start(battle.turn), entry)
        next_turn(battle, entry)
        return
    if entry.telling:
        entry.tell(Event(events.TURN, (army, battle.round)))
    for golem in battle.golems:
        if golem.army == army:
            golem.moved = False
    battle.steps.append(Upkeep(army, CAPTURE, False))


def next_turn(battle: Battle, entry: Entry) -> None:
    """Go on to the next place in the order; after the last one, the wild army's, the Round is over (Round Limits)."""
    expire(battle, turn_end(battle.turn), entry)
    battle.turn += 1
    battle.met = ()
    if battle.turn < len(battle.order):
        _start_turn(battle, entry)
        return
    expire(battle, turn_start(battle.turn), entry)
    if battle.plan.watch.kinds:
        _begin(battle, v.ON_ROUND_END, entry)
    _go_on(battle, True, entry)


def _close_round(battle: Battle, entry: Entry) -> None:
    """What ends with a Round, after its encounters: deployment, where it has a limit, and the battle (ruling B8)."""
    if battle.plan.deploy_rounds == battle.round:
        _close_deployment(battle, entry)
    if battle.ended is None and battle.plan.rounds == battle.round:
        victory.finish(battle, events.ROUND_LIMIT, entry)
    if battle.ended is None:
        start_round(battle, entry)


def _close_deployment(battle: Battle, entry: Entry) -> None:
    """Rules For Off-Board Golems: a round limit on deployment, where the scenario has one."""
    for army in battle.order:
        lost = victory.lose_reserves(battle, army)
        if lost and entry.telling:
            entry.tell(Event(events.NOT_DEPLOYED_IN_TIME, (army, tuple(lost))))
    victory.check(battle, entry)


def end_turn(battle: Battle, number: int, entry: Entry) -> None:
    """Ending Your Turn: unspent AP become Mana, the pool is refreshed, everything cools (rulings A1, B9)."""
    army = battle.armies[number]
    left = mana.convert_ap(army)
    if entry.telling:
        tally = Tally()
        tally.base(Why.AP_LEFT, left)
        entry.tell(Event(events.TURN_ENDED, (number, left, left, army.mana), [("mana", tally)]))
    army.ap = battle.plan.ap
    if battle.plan.rules.cools_at_turn_end:  # ruling A1
        cooldown.refresh(battle, number)
    army.fielded = True  # ruling B19
    army.miracles = 0
    victory.check(battle, entry)
    if battle.ended is None:
        next_turn(battle, entry)

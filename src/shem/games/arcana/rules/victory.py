"""Victory Conditions and Game End."""

from __future__ import annotations

from shem.core.chance import Entry
from shem.core.contract import Outcome
from shem.core.event import Event
from shem.core.tally import Tally
from shem.games.arcana.parts import events
from shem.games.arcana.parts.figures import LOST, RESERVE, Army
from shem.games.arcana.parts.ground import Held
from shem.games.arcana.parts.masks import places_of
from shem.games.arcana.parts.plan import Capture
from shem.games.arcana.parts.reasons import Why
from shem.games.arcana.parts.sources import region_source
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules import pools, scenario_elements
from shem.games.arcana.rules.damage import NOBODY
from shem.games.arcana.rules.mana import holds_region
from shem.games.arcana.rules.region_effects import lift_all
from shem.games.arcana.rules.relic import leave


def capture(battle: Battle, army: Army, entry: Entry) -> None:
    """Capture Regions: VP and Mana for those that the army holds at its turn start."""
    for number in range(len(battle.plan.captures)):
        place = battle.plan.captures[number]
        if not (place.armies >> army.number) & 1:
            continue
        held = battle.held[number]
        if not holds_region(battle, place.region, army.number):
            if held.army == army.number:
                battle.held[number] = Held(NOBODY, 0, held.paid)
            continue
        turns = held.turns + 1 if held.army == army.number else 1
        battle.held[number] = Held(army.number, turns, held.paid | 1 << army.number)
        if not place.once or not (held.paid >> army.number) & 1:
            _pay_capture(battle, army, place, turns, entry)


def _pay_capture(battle: Battle, army: Army, place: Capture, turns: int, entry: Entry) -> None:
    """What a Capture Region gives at the holder's turn start, the `turns`-th in a row."""
    source = region_source(place.region)
    tally = Tally(entry.telling)
    tally.base(Why.CAPTURE, place.vp, source)
    tally.add(Why.GROWS, place.grows * (turns - 1), source)
    army.vp += tally.total
    if entry.telling:
        values = (army.number, place.region, tally.total, army.vp)
        entry.tell(Event(events.CAPTURED, values, [("vp", tally)]))
    pools.change_mana(battle, army.number, place.mana, source, entry)
    scenario_elements.captured(battle, army.number, place.region, entry)


def check(battle: Battle, entry: Entry) -> None:
    """After an action or an upkeep step is done: eliminations, then the ends that need no round's end (ruling B21)."""
    for army in battle.armies:
        if not army.out and army.fielded and not battle.stands(army.number):
            eliminate(battle, army, entry)
    if not _rivals_left(battle):
        finish(battle, events.LAST_STANDING, entry)
    elif battle.plan.vp_totals and _arrived(battle):
        finish(battle, events.VP_TOTAL, entry)


def _arrived(battle: Battle) -> list[int]:
    """The armies of teams that have the VP with which one of them ends the battle."""
    arrived = 0
    for army in range(battle.plan.wild):
        goal = battle.plan.claims[army].vp_total
        if goal and team_points(battle, army) >= goal:
            arrived |= battle.plan.allies[army]
    return places_of(arrived)


def _rivals_left(battle: Battle) -> bool:
    """Whether armies of two teams are still in the battle (Last Man Standing; ruling B31)."""
    team = NOBODY
    for army in battle.armies:
        if army.out:
            continue
        if team == NOBODY:
            team = battle.plan.teams[army.number]
        elif team != battle.plan.teams[army.number]:
            return True
    return False


def team_points(battle: Battle, army: int) -> int:
    """The VP of the army's team: the sum of its armies' (ruling B31)."""
    allies = battle.plan.allies[army]
    total = 0
    for other in range(battle.plan.wild):
        if (allies >> other) & 1:
            total += battle.armies[other].vp
    return total


def eliminate(battle: Battle, army: Army, entry: Entry) -> None:
    """Out: its reserves are lost without VP or Mana, its Constructs leave; its effects stay for their duration (B19)."""
    army.out = True
    lost = lose_reserves(battle, army.number)
    if entry.telling:
        entry.tell(Event(events.ELIMINATED, (army.number, tuple(lost))))
    leave(battle, army.number, entry)
    lift_all(battle, army.number, entry)


def lose_reserves(battle: Battle, army: int) -> list[int]:
    """Golems never deployed are lost (Rules For Off-Board Golems). Returns their numbers."""
    lost: list[int] = []
    for golem in battle.golems:
        if golem.army == army and golem.at == RESERVE:
            battle.place(golem, LOST)
            lost.append(golem.number)
    return lost


def resign(battle: Battle, number: int, entry: Entry) -> None:
    """An army gives the battle up: all its Golems leave without VP or Mana, then it is out (ruling B19)."""
    gone: list[int] = []
    for golem in battle.golems:
        if golem.army == number and golem.at >= 0 and not golem.type.construct:
            battle.place(golem, LOST)
            golem.effects = []
            gone.append(golem.number)
    if entry.telling:
        entry.tell(Event(events.RESIGNED, (number, tuple(gone))))
    battle.armies[number].fielded = True


def finish(battle: Battle, ending: str, entry: Entry, winner: int = NOBODY) -> None:
    """End the battle (ruling B32); `winner`: the army whose team a story says has won, if it does."""
    scores = [battle.armies[seat].vp for seat in range(battle.plan.wild)]
    winners = _team(battle, winner) if 0 <= winner < battle.plan.wild else _winners(battle, ending)
    battle.ended = Outcome(winners, ending, scores)
    if entry.telling:
        values = (tuple(winners), tuple(scores), events.ENDINGS.index(ending))
        entry.tell(Event(events.ENDED, values))


def _team(battle: Battle, army: int) -> list[int]:
    return [other for other in range(battle.plan.wild) if battle.allied(other, army)]


def _winners(battle: Battle, ending: str) -> list[int]:
    """The team with most VP, ties broken by the APV on the board; nobody for a draw."""
    living = [army.number for army in battle.armies if not army.out]
    if ending == events.LAST_STANDING and battle.plan.last_standing_wins and living:
        return _team(battle, living[0])
    rivals = _arrived(battle) if ending == events.VP_TOTAL else list(range(battle.plan.wild))
    most = max([team_points(battle, army) for army in rivals])
    best = [army for army in rivals if team_points(battle, army) == most]
    strength = [sum([apv_on_board(battle, mate) for mate in _team(battle, army)]) for army in best]
    best = [army for army, apv in zip(best, strength) if apv == max(strength)]
    return best if best == _team(battle, best[0]) else []


def apv_on_board(battle: Battle, army: int) -> int:
    """The APV of the army's Golems on the board, which breaks ties of VP (ruling B32)."""
    return sum([battle.whole_apv(golem) for golem in battle.on_board(army) if not golem.type.construct])

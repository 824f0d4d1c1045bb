"""Victory Conditions and Game End."""

from __future__ import annotations

from shem.core.chance import Entry
from shem.core.contract import Outcome
from shem.core.event import Event
from shem.core.tally import Tally
from shem.games.arcana import events
from shem.games.arcana.reasons import Why
from shem.games.arcana.rules.mana import holds_region
from shem.games.arcana.rules.region import lift_all
from shem.games.arcana.rules.relic import leave
from shem.games.arcana.sources import region_source
from shem.games.arcana.state import LOST, RESERVE, Army, Battle


def capture(battle: Battle, army: Army, entry: Entry) -> None:
    """Capture Regions: VP for those that the army holds at its turn start."""
    for place in battle.plan.captures:
        if (place.armies >> army.number) & 1 and holds_region(battle, place.region, army.number):
            army.vp += place.vp
            if entry.telling:
                tally = Tally()
                tally.base(Why.CAPTURE, place.vp, region_source(place.region))
                values = (army.number, place.region, place.vp, army.vp)
                entry.tell(Event(events.CAPTURED, values, [("vp", tally)]))


def check(battle: Battle, entry: Entry) -> None:
    """After an action or an upkeep step is done: eliminations, then the ends that need no round's end (ruling B21)."""
    for army in battle.armies:
        if not army.out and army.fielded and not battle.stands(army.number):
            eliminate(battle, army, entry)
    living = [army.number for army in battle.armies if not army.out]
    if len(living) <= 1:
        finish(battle, events.LAST_STANDING, entry)
    elif battle.plan.vp_total and any(army.vp >= battle.plan.vp_total for army in battle.armies):
        finish(battle, events.VP_TOTAL, entry)


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


def finish(battle: Battle, ending: str, entry: Entry) -> None:
    """End the battle (ruling B32)."""
    scores = [battle.armies[seat].vp for seat in range(battle.plan.wild)]
    winners = _winners(battle, ending)
    battle.ended = Outcome(winners, ending, scores)
    if entry.telling:
        values = (tuple(winners), tuple(scores), events.ENDINGS.index(ending))
        entry.tell(Event(events.ENDED, values))


def _winners(battle: Battle, ending: str) -> list[int]:
    living = [army.number for army in battle.armies if not army.out]
    if ending == events.LAST_STANDING and battle.plan.last_standing_wins and living:
        return living
    most = max(army.vp for army in battle.armies)
    best = [army.number for army in battle.armies if army.vp == most]
    if len(best) > 1:
        strength = [apv_on_board(battle, army) for army in best]
        best = [army for army, apv in zip(best, strength) if apv == max(strength)]
    return best if len(best) == 1 else []


def apv_on_board(battle: Battle, army: int) -> int:
    """The APV of the army's Golems on the board, which breaks ties of VP (ruling B32)."""
    return sum([battle.whole_apv(golem) for golem in battle.on_board(army) if not golem.type.construct])

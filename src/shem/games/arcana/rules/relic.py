"""Relics: Constructs, which a Relic summons where its bearer stands."""

from __future__ import annotations

from shem.core.chance import Entry
from shem.core.event import Event
from shem.games.arcana.parts import events
from shem.games.arcana.parts.figures import LOST, Golem
from shem.games.arcana.parts.pieces import Ability
from shem.games.arcana.parts.state import Battle


def construct_in(battle: Battle, region: int) -> bool:
    """Whether a Construct stands in the Region; there is only one at a time, whoever summoned it (ruling B33)."""
    for golem in battle.standing().crowd(region):  # noqa: SIM110 (a generator is slow when compiled)
        if golem.type.construct:
            return True
    return False


def summon(battle: Battle, golem: Golem, ability: Ability, entry: Entry) -> None:
    """Place the Construct of a Relic in its bearer's Region; it has full uses and may act at once (ruling B33)."""
    type = battle.plan.pieces.type(ability.summons)
    construct = Golem(len(battle.golems), golem.army, type, golem.at, type.health)
    construct.born = battle.tick()
    battle.add(construct)
    if entry.telling:
        values = (golem.number, ability.slot, construct.number, golem.at, type.health)
        entry.tell(Event(events.SUMMONED, values))


def leave(battle: Battle, army: int, entry: Entry) -> None:
    """The Constructs of an eliminated army leave the board, without Mana or Victory Points (ruling B19)."""
    gone: list[int] = []
    for golem in battle.golems:
        if golem.army == army and golem.at >= 0 and golem.type.construct:
            battle.place(golem, LOST)
            golem.effects = []
            gone.append(golem.number)
    if gone and entry.telling:
        entry.tell(Event(events.LEFT, (army, tuple(gone))))

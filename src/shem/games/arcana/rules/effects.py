"""The Application and Resolution of Effects: what an ability's special effects do, and to whom."""

from __future__ import annotations

from typing import Final, final

from shem.core.chance import Entry
from shem.core.event import Event
from shem.core.steps import Step
from shem.games.arcana import events
from shem.games.arcana import vocabulary as v
from shem.games.arcana.effect import Effect
from shem.games.arcana.rules.cooldown import cool
from shem.games.arcana.rules.damage import harm
from shem.games.arcana.rules.displacement import displacement
from shem.games.arcana.rules.stacking import holds
from shem.games.arcana.sources import ability_source
from shem.games.arcana.state import Active, Battle, Golem


@final
class Cause:
    """What an effect comes from: its army, the Golem that has the ability (None: an Ancient One or the scenario), its
    source, and the Region that is "here" for it (-1: none)."""

    def __init__(self, army: int, owner: Golem | None, source: int, here: int) -> None:
        self.army: Final = army
        self.owner: Final = owner
        self.source: Final = source
        self.here: Final = here


def cause_of(golem: Golem, effect: Effect) -> Cause:
    """The cause of an effect of one of the Golem's own abilities."""
    return Cause(golem.army, golem, ability_source(golem.number, effect.slot), golem.at)


def apply_effect(
    battle: Battle,
    effect: Effect,
    cause: Cause,
    target: Golem | None,
    region: int,
    entry: Entry,
    later: list[Step[Battle]],
) -> None:
    """Do what an effect whose conditions hold does to everyone that it is for; what needs a decision is put into `later`.

    region: "there", where the target is, or was when the attack destroyed it, or the Region that was chosen; -1: none.
    """
    for golem in whom(battle, effect, cause, target, region):
        if (effect.spares >> golem.type.size) & 1 == 0:
            _do(battle, effect, cause, golem, entry, later)


def whom(battle: Battle, effect: Effect, cause: Cause, target: Golem | None, region: int) -> list[Golem]:
    """The Golems on the board that an effect is for, in slot order."""
    owner = cause.owner
    if effect.whom == v.SELF:
        return [owner] if owner is not None and owner.at >= 0 else []
    if effect.whom == v.TARGET:
        return [target] if target is not None and target.at >= 0 else []
    if effect.whom == v.TARGET_AND_ALLIES:
        if target is None:
            return []
        return [golem for golem in battle.in_region(region) if battle.allied(golem.army, target.army)]
    if cause.here < 0:
        return []
    friends = effect.whom == v.ALLIES_HERE
    return [golem for golem in battle.in_region(cause.here) if battle.allied(golem.army, cause.army) == friends]


def _do(battle: Battle, effect: Effect, cause: Cause, golem: Golem, entry: Entry, later: list[Step[Battle]]) -> None:
    if effect.deed == v.MODIFY or effect.deed == v.HARM_EACH_TURN:
        place(battle, effect, cause, golem, entry)
    elif effect.deed == v.HARM:
        harm(battle, golem, effect.amount, cause.source, cause.army, entry)
    elif effect.deed == v.COOL:
        _cool_moves(golem, effect.amount, cause.source, entry)
    else:
        later.append(displacement(battle, effect, cause, golem))


def place(battle: Battle, effect: Effect, cause: Cause, golem: Golem, entry: Entry) -> None:
    """Put a lasting effect on a Golem; the same one again starts anew (ruling B46)."""
    ticks = effect.rounds if effect.deed == v.HARM_EACH_TURN else 0
    until = 0 if ticks else battle.round + effect.rounds  # ruling B10
    golem.effects = [active for active in golem.effects if active.effect is not effect or active.army != cause.army]
    golem.effects.append(Active(effect, cause.source, cause.army, battle.tick(), until, ticks))
    if entry.telling:
        entry.tell(Event(events.PLACED, (golem.number, cause.source, effect.number, effect.rounds)))


def _cool_moves(golem: Golem, rounds: int, source: int, entry: Entry) -> None:
    for ability in golem.type.abilities:
        if ability.is_move and golem.pips[ability.slot] > 0:
            cool(golem, ability.slot, rounds)
            if entry.telling:
                entry.tell(Event(events.COOLED, (golem.number, source, ability.slot, golem.pips[ability.slot])))


def after_move(battle: Battle, golem: Golem, entry: Entry, later: list[Step[Battle]]) -> None:
    """Passive abilities that act when their Golem's move ends; displacement triggers none (ruling B40)."""
    for effect in golem.type.passives:
        if effect.trigger == v.ON_MOVE and golem.at >= 0 and holds(battle, effect, golem, None):
            apply_effect(battle, effect, cause_of(golem, effect), None, golem.at, entry, later)


def harm_over_time(battle: Battle, army: int, entry: Entry) -> None:
    """Effects Over Time of the army's Golems: each acts at its bearer's upkeep, its count of times (ruling B10)."""
    for golem in battle.on_board(army):
        for active in golem.effects:
            if active.ticks > 0 and golem.at >= 0:
                harm(battle, golem, active.effect.amount, active.source, active.army, entry)
        golem.effects = [ticked(active) for active in golem.effects if active.ticks != 1]


def ticked(active: Active) -> Active:
    """The effect with one time less to act."""
    if active.ticks == 0:
        return active
    return Active(active.effect, active.source, active.army, active.age, active.until, active.ticks - 1)


def auras_each_round(battle: Battle, army: int, entry: Entry) -> list[Step[Battle]]:
    """Passive abilities that act each round on whom they reach, at that Golem's upkeep; one ability once (ruling B46).

    Returns the displacements still to be chosen.
    """
    later: list[Step[Battle]] = []
    for golem in battle.on_board(army):
        acted: list[Effect] = []
        for bearer in battle.in_region(golem.at):
            for effect in bearer.type.passives:
                if effect.trigger != v.ON_UPKEEP or effect in acted or golem.at < 0:
                    continue
                cause = cause_of(bearer, effect)
                if (effect.spares >> golem.type.size) & 1 or golem not in whom(battle, effect, cause, None, golem.at):
                    continue
                if holds(battle, effect, bearer, golem):
                    acted.append(effect)
                    _do(battle, effect, cause, golem, entry, later)
    return later


def expire(battle: Battle, army: int, entry: Entry) -> None:
    """Effects whose time is over at this army's turn start (ruling B10)."""
    for golem in battle.golems:
        if not golem.effects:
            continue
        kept: list[Active] = []
        for active in golem.effects:
            if active.army != army or active.until == 0 or active.until > battle.round:
                kept.append(active)
            elif entry.telling:
                entry.tell(Event(events.EXPIRED, (golem.number, active.source, active.effect.number)))
        golem.effects = kept

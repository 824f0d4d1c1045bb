"""The Application and Resolution of Effects: what an ability's special effects do, and to whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shem.core.chance import Entry
from shem.core.event import Event
from shem.core.steps import Step
from shem.games.arcana.parts import events
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.effect import Effect
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules import duration, mana_wells, occupation, region_effects
from shem.games.arcana.rules.cause import Cause
from shem.games.arcana.rules.conditions import fits, holds
from shem.games.arcana.rules.cooldown import cool
from shem.games.arcana.rules.damage import destroy, harm, heal
from shem.games.arcana.rules.displacement import NOWHERE, displacement
from shem.games.arcana.rules.pools import change_ap, change_mana, change_vp
from shem.games.arcana.rules.silence import Silence
from shem.games.arcana.rules.status import reaches

NO_TARGETS: Final[list[Golem]] = []


def use_effects(
    battle: Battle,
    effects: Sequence[Effect],
    cause: Cause,
    target: Golem | None,
    there: int,
    entry: Entry,
    later: list[Step[Battle]],
) -> None:
    """Do what the effects of something used do: a power, a Relic, a Miracle, an encounter's result."""
    targets = [] if target is None else [target]
    for effect in effects:
        if effect.trigger == v.ON_USE:
            act(battle, effect, cause, targets, there, entry, later)


def act(
    battle: Battle,
    effect: Effect,
    cause: Cause,
    targets: list[Golem],
    there: int,
    entry: Entry,
    later: list[Step[Battle]],
) -> None:
    """Do it if its conditions hold, on the first of the targets where they ask for the other Golem; once a game if so."""
    if not ready(effect, cause.owner):
        return
    other = targets[0] if targets else None
    if holds(battle, effect, cause.owner, other, cause.here, there, cause.critical):
        mark(effect, cause.owner)
        apply(battle, effect, cause, targets, there, entry, later)


def ready(effect: Effect, owner: Golem | None) -> bool:
    """Whether an effect that acts once a game still can."""
    return not effect.once or owner is None or effect.number not in owner.acted


def mark(effect: Effect, owner: Golem | None) -> None:
    """Remember that an effect that acts once a game did."""
    if effect.once and owner is not None:
        owner.acted = (*owner.acted, effect.number)


def apply(
    battle: Battle,
    effect: Effect,
    cause: Cause,
    targets: list[Golem],
    there: int,
    entry: Entry,
    later: list[Step[Battle]],
) -> None:
    """Do what an effect whose conditions hold does to everyone that it is for, once; what needs a decision is for `later`.

    there: the Region where the targets are, or were when the attack destroyed them, or that was chosen; -1: none.
    """
    if (v.ON_REGION >> effect.deed) & 1:
        for at in _regions(battle, effect, cause, targets, there):
            _on_region(battle, effect, cause, at, entry, later)
        return
    away = cause.here if cause.owner is not None else there
    if (v.ON_ARMY >> effect.deed) & 1:
        for army in _armies(battle, effect, cause, targets, there, away):
            _on_army(battle, effect, cause, army, entry)
        return
    for golem in whom(battle, effect, cause, targets, there):
        if golem.at >= 0 and fits(battle, effect, cause.owner, golem, away, cause.critical):
            _on_golem(battle, effect, cause, golem, targets, there, entry, later)


def apply_to(battle: Battle, effect: Effect, cause: Cause, golem: Golem, entry: Entry, later: list[Step[Battle]]) -> None:
    """Do it to this Golem alone, its army or its Region, who belongs to those that the effect is for."""
    if (v.ON_REGION >> effect.deed) & 1:
        for at in _regions(battle, effect, cause, [golem], golem.at) if effect.at != v.AT_EACH else [golem.at]:
            _on_region(battle, effect, cause, at, entry, later)
    elif (v.ON_ARMY >> effect.deed) & 1:
        _on_army(battle, effect, cause, golem.army, entry)
    else:
        _on_golem(battle, effect, cause, golem, NO_TARGETS, NOWHERE, entry, later)


def whom(battle: Battle, effect: Effect, cause: Cause, targets: list[Golem], there: int) -> list[Golem]:
    """The Golems on the board that an effect is for, in slot order."""
    owner = cause.owner
    if effect.whom == v.SELF:
        return [owner] if owner is not None and owner.at >= 0 else []
    if effect.whom == v.TARGET:
        return [golem for golem in targets if golem.at >= 0]
    if effect.whom > v.EVERYONE_THERE:
        crowd = battle.everyone() if effect.whom > v.EVERYONE_HERE else battle.in_region(cause.here)
        return [golem for golem in crowd if reaches(battle, effect, cause.army, owner, cause.here, golem)]
    if there < 0:
        return []
    return [golem for golem in battle.in_region(there) if _is_there(battle, effect.whom, cause, targets, golem)]


def _is_there(battle: Battle, whom: int, cause: Cause, targets: list[Golem], golem: Golem) -> bool:
    if whom == v.TARGET_AND_ALLIES:
        return any(battle.allied(golem.army, target.army) for target in targets)
    if whom == v.OTHERS_THERE:
        return golem is not cause.owner and golem not in targets  # ruling B45: splash spares the attacker
    if whom == v.EVERYONE_THERE:
        return True
    return battle.allied(golem.army, cause.army) == (whom == v.ALLIES_THERE)


def _amount(effect: Effect, cause: Cause) -> int:
    """How much, in what the effect is measured by; fractions are dropped (ruling B1)."""
    if effect.measure == v.OF_BASE_DAMAGE:
        return cause.base * effect.amount // 100
    if effect.measure == v.OF_DAMAGE:
        return cause.damage * effect.amount // 100
    return effect.amount


def _on_golem(
    battle: Battle,
    effect: Effect,
    cause: Cause,
    golem: Golem,
    targets: list[Golem],
    there: int,
    entry: Entry,
    later: list[Step[Battle]],
) -> None:
    if effect.deed == v.SILENCE and effect.amount:
        later.append(Silence(cause.army, golem.number, effect.number, cause.source))
    elif effect.lasts:
        duration.place(battle, effect, cause.army, cause.source, golem, entry)
    elif effect.deed == v.HARM:
        harm(battle, golem, _amount(effect, cause), cause.source, cause.army, entry)
    elif effect.deed == v.HEAL:
        heal(battle, golem, _amount(effect, cause), cause.source, entry)
    elif effect.deed == v.COOL:
        _cool(golem, effect, cause.source, entry)
    elif effect.deed == v.DESTROY:
        destroy(battle, golem, cause.army, entry)
    elif effect.deed != v.DISPLACE:
        raise NotImplementedError(v.DEEDS[effect.deed])
    elif not golem.type.construct:  # Special Displacement Rules: Constructs cannot be displaced
        later.append(displacement(effect, cause, golem, targets, there))


def _cool(golem: Golem, effect: Effect, source: int, entry: Entry) -> None:
    """Modifying Cooldown: a positive amount cools, a negative one adds to it; uses have none (ruling B12)."""
    for ability in golem.type.abilities:
        slot = ability.slot
        if ability.uses or not effect.select & ability.selected:
            continue
        if golem.pips[slot] == 0 and (effect.amount > 0 or ability.grant >= 0):
            continue
        cool(golem, slot, effect.amount)
        if entry.telling:
            entry.tell(Event(events.COOLED, (golem.number, source, slot, golem.pips[slot])))


def _armies(battle: Battle, effect: Effect, cause: Cause, targets: list[Golem], there: int, away: int) -> list[int]:
    """The armies of those that an effect is for, each once; the owner's and the target's also when those are destroyed."""
    if effect.whom == v.SELF and cause.owner is None:
        return [cause.army]
    golems: Sequence[Golem] = targets
    if effect.whom == v.SELF and cause.owner is not None:
        golems = [cause.owner]
    elif effect.whom != v.TARGET:
        golems = whom(battle, effect, cause, targets, there)
    found: list[int] = []
    for golem in golems:
        if golem.army not in found and fits(battle, effect, cause.owner, golem, away, cause.critical):
            found.append(golem.army)
    return found


def _on_army(battle: Battle, effect: Effect, cause: Cause, army: int, entry: Entry) -> None:
    amount = _amount(effect, cause)
    gainer = cause.army if cause.owner is None else cause.owner.army
    if effect.deed == v.GIVE_VP:
        change_vp(battle, army, amount, cause.source, entry)
    elif effect.deed == v.GIVE_MANA:
        change_mana(battle, army, amount, cause.source, entry)
    elif effect.deed == v.GIVE_AP:
        change_ap(battle, army, amount, cause.source, entry)
    elif effect.deed == v.STEAL_MANA:
        if army != gainer:
            taken = change_mana(battle, army, -amount, cause.source, entry)
            change_mana(battle, gainer, -taken, cause.source, entry)
    elif effect.deed == v.STEAL_AP:
        if army != gainer:
            taken = change_ap(battle, army, -amount, cause.source, entry)
            change_ap(battle, gainer, -taken, cause.source, entry)
    else:
        raise NotImplementedError(v.DEEDS[effect.deed])


def _regions(battle: Battle, effect: Effect, cause: Cause, targets: list[Golem], there: int) -> list[int]:
    """The Regions on which an effect acts, each once."""
    if effect.at == v.AT_HERE:
        return [cause.here]
    if effect.at == v.AT_THERE:
        return [there]
    if effect.at == v.AT_WELLS:
        return sorted([well.region for well in battle.wells if well.among == 0])
    away = cause.here if cause.owner is not None else there
    found: list[int] = []
    for golem in whom(battle, effect, cause, targets, there):
        if golem.at not in found and fits(battle, effect, cause.owner, golem, away, cause.critical):
            found.append(golem.at)
    return found


def _on_region(battle: Battle, effect: Effect, cause: Cause, at: int, entry: Entry, later: list[Step[Battle]]) -> None:
    if at < 0:
        return
    if effect.deed == v.LAY:
        assert effect.layout is not None
        region_effects.lay_zone(battle, effect.layout, at, cause.source, cause.army, -1, effect.rounds, effect.ends)
        if entry.telling:
            entry.tell(Event(events.LAID, (at, cause.source, cause.army, effect.rounds)))
    elif effect.deed == v.DISPEL:
        for zone in region_effects.lying(battle, at, effect.select):
            region_effects.remove_zone(battle, zone, entry)
    elif effect.deed == v.SHIFT:
        for zone in region_effects.lying(battle, at, effect.select):
            later.append(region_effects.Shift(cause.army, at, zone.layout.role, effect.distance, cause.source))
    elif effect.deed == v.WELL:
        _on_well(battle, effect, cause, at, entry, later)
    elif effect.deed == v.TERRAIN:
        occupation.change_ground(battle, at, effect.also, entry)
    elif effect.deed == v.SPAWN:
        army = cause.army if effect.also["army"] == "own" else battle.plan.wild
        occupation.spawn(battle, effect.also["golem"], army, at, entry)
    else:
        raise NotImplementedError(v.DEEDS[effect.deed])


def _on_well(battle: Battle, effect: Effect, cause: Cause, at: int, entry: Entry, later: list[Step[Battle]]) -> None:
    what: str = effect.also["do"]
    if what == "move":
        later.append(mana_wells.MoveWell(cause.army, at, effect.distance, cause.source))
    else:
        mana_wells.alter_well(battle, at, what, tuple([int(mana) for mana in effect.also.get("mana", [])]), entry)

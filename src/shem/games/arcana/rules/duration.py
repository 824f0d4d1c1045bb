"""How long effects last: from where they are placed to what ends them (ruling B10)."""

from __future__ import annotations

from shem.core.chance import Entry
from shem.core.event import Event
from shem.games.arcana.parts import events
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.effect import Effect
from shem.games.arcana.parts.figures import EVERY_KNIGHT, KNIGHT_DOWN, Active, Golem
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.fading import upkeeps
from shem.games.arcana.rules.moments import end_of, is_over
from shem.games.arcana.rules.region_effects import expire_zones


def place(
    battle: Battle, effect: Effect, army: int, source: int, golem: Golem, entry: Entry, knight: int = EVERY_KNIGHT
) -> None:
    """Put a lasting effect on a Golem; the same one again starts anew (ruling B46).

    The same ability of another army is that army's own: each army's instance lasts, and ticks, for itself. knight: the only
    Knight whom it silences.
    """
    ticks = upkeeps(effect)
    until, at = end_of(battle, 0 if ticks else effect.rounds, effect.ends, army, source)
    kept = [
        active for active in golem.effects if active.effect is not effect or active.army != army or active.knight != knight
    ]
    golem.effects = [*kept, Active(effect, source, army, battle.tick(), until, ticks, at, knight)]
    if entry.telling and knight != EVERY_KNIGHT:
        entry.tell(Event(events.SILENCED, (golem.number, source, KNIGHT_DOWN + knight, effect.rounds)))
    elif entry.telling:
        entry.tell(Event(events.PLACED, (golem.number, source, effect.number, effect.rounds)))


def expire(battle: Battle, now: int, entry: Entry) -> None:
    """Effects and zones whose time is over at this place of the Round (ruling B10)."""
    for golem in battle.golems:
        if not golem.effects:
            continue
        kept: list[Active] = []
        for active in golem.effects:
            if is_over(battle, active.army, active.until, active.place, now):
                tell_over(golem, active, entry)
            else:
                kept.append(active)
        golem.effects = kept
    if battle.zones:
        expire_zones(battle, now, entry)


def tell_over(golem: Golem, active: Active, entry: Entry) -> None:
    """Say that an effect on a Golem is over."""
    if entry.telling:
        entry.tell(Event(events.EXPIRED, (golem.number, active.source, active.effect.number)))


def spent_by_attack(golem: Golem, attacking: bool, made: int) -> list[Active]:
    """The effects on an attacker, or on a target, that this attack uses up, hit or miss (ruling B44).

    What changes a target lasts until the next attack on it; an effect against some attacks waits for one of them.
    """
    spent: list[Active] = []
    for active in golem.effects:
        effect = active.effect
        if not (effect.ends >> v.NEXT_ATTACK) & 1 or (effect.against != v.ANY and effect.against & made == 0):
            continue
        of_target = effect.deed == v.MODIFY and (v.OF_TARGETS >> effect.attribute) & 1 == 1
        if of_target != attacking:
            spent.append(active)
    return spent


def end(golem: Golem, over: list[Active], entry: Entry) -> None:
    """End these effects now."""
    if not over:
        return
    kept: list[Active] = []
    for active in golem.effects:
        if active in over:
            tell_over(golem, active, entry)
        else:
            kept.append(active)
    golem.effects = kept


def has_moved(golem: Golem, entry: Entry) -> None:
    """The Golem uses a move ability: what lasts until then is over."""
    golem.moved = True
    end(golem, [active for active in golem.effects if (active.effect.ends >> v.MOVES) & 1], entry)

"""What holds for a Golem: whom passive abilities and zones reach, silenced Knights, granted moves, terrain ignored."""

from __future__ import annotations

from typing import Final

from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.effect import Effect
from shem.games.arcana.parts.figures import EVERY_KNIGHT, Golem
from shem.games.arcana.parts.ground import Zone
from shem.games.arcana.parts.pieces import Ability
from shem.games.arcana.parts.sources import of_scenario
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.colossus import knight_down
from shem.games.arcana.rules.conditions import fits, holds

NO_GRANTS: Final[list[int]] = []


def reaches(battle: Battle, effect: Effect, army: int, owner: Golem | None, here: int, golem: Golem) -> bool:
    """Whether `whom` of an effect that is at work in the Region `here` takes this Golem in, seen from `army`."""
    whom = effect.whom
    if whom == v.SELF:
        return golem is owner
    if whom <= v.EVERYONE_HERE and golem.at != here:
        return False
    if whom == v.ALLIES_HERE or whom == v.ALL_ALLIES:
        return battle.allied(golem.army, army)
    if whom == v.ENEMIES_HERE or whom == v.ALL_ENEMIES:
        return not battle.allied(golem.army, army)
    if whom == v.OTHERS_HERE:
        return golem is not owner
    return whom == v.EVERYONE_HERE or whom == v.ALL


def meant(battle: Battle, zone: Zone, effect: Effect, golem: Golem) -> bool:
    """Whether an effect of what lies on a Region is for this Golem, as soon as it is there."""
    whom = effect.whom
    if whom <= v.TARGET:
        return True
    if whom == v.ALLIES_HERE or whom == v.ALL_ALLIES:
        return battle.allied(golem.army, zone.army)
    if whom == v.ENEMIES_HERE or whom == v.ALL_ENEMIES:
        return not battle.allied(golem.army, zone.army)
    return whom == v.OTHERS_HERE or whom == v.EVERYONE_HERE or whom == v.ALL


def side_of(battle: Battle, kind: int, army: int, source: int, golem: Golem) -> int:
    """The side of a source for a Golem; a Region effect of the scenario's own is neutral (ruling B23)."""
    if kind == v.FROM_REGION and of_scenario(source):
        return v.SIDE_NEUTRAL
    return v.SIDE_ALLY if battle.allied(army, golem.army) else v.SIDE_ENEMY


def muted(golem: Golem, knight: int) -> bool:
    """Whether an effect on the Golem silences this Knight of its."""
    for active in golem.effects:
        if active.effect.deed == v.SILENCE and (active.knight == EVERY_KNIGHT or active.knight == knight):
            return True
    return False


def silenced(battle: Battle, golem: Golem, knight: int) -> bool:
    """Whether this Knight of the Golem can neither act nor use a power (ruling B51)."""
    if not (battle.plan.occurs.deeds >> v.SILENCE) & 1:
        return False
    return muted(golem, knight) or bool(present(battle, golem, v.SILENCE))


def silenced_knights(battle: Battle, golem: Golem) -> int:
    """A mask of the Golem's Knights who are silenced."""
    mask = 0
    if (battle.plan.occurs.deeds >> v.SILENCE) & 1 and golem.number < len(battle.plan.knights):
        for knight in range(len(battle.plan.knights[golem.number])):
            if silenced(battle, golem, knight):
                mask |= 1 << knight
    return mask


def acts(battle: Battle, golem: Golem, effect: Effect) -> bool:
    """Whether a passive effect of the Golem is at work: not one of a Knight that is silenced or shut down."""
    if effect.kind != v.FROM_KNIGHT:
        return True
    if golem.down and knight_down(golem, effect.knight):
        return False
    return not silenced(battle, golem, effect.knight)


def _add_present(battle: Battle, bearer: Golem, golem: Golem, deed: int, found: list[Effect]) -> None:
    for effect in bearer.type.passives:
        if effect.deed != deed or effect.trigger != v.ALWAYS:
            continue
        if reaches(battle, effect, bearer.army, bearer, bearer.at, golem) and _at_work(battle, effect, bearer, golem):
            found.append(effect)


def present(battle: Battle, golem: Golem, deed: int) -> list[Effect]:
    """What is always there and does this deed to the Golem: of passive abilities and of zones."""
    found: list[Effect] = []
    if golem.at < 0 or not (battle.plan.occurs.presences >> deed) & 1:
        return found
    if (golem.type.always >> deed) & 1:
        _add_present(battle, golem, golem, deed, found)
    if (battle.plan.occurs.shared >> deed) & 1:
        for bearer in battle.golems:
            if bearer.at >= 0 and bearer is not golem and (bearer.type.shared >> deed) & 1:
                _add_present(battle, bearer, golem, deed, found)
    for zone in battle.lying(golem.at):
        for effect in zone.layout.effects:
            if effect.deed != deed or effect.trigger != v.ALWAYS:
                continue
            if reaches(battle, effect, zone.army, None, zone.region, golem) and fits(
                battle, effect, None, golem, -1, False
            ):
                found.append(effect)
    return found


def _at_work(battle: Battle, effect: Effect, bearer: Golem, golem: Golem) -> bool:
    """Its conditions, and that its Knight can act; what silences Knights for good is not silenced so itself."""
    if effect.deed == v.SILENCE:
        if effect.kind == v.FROM_KNIGHT and muted(bearer, effect.knight):
            return False
    elif not acts(battle, bearer, effect):
        return False
    return holds(battle, effect, bearer, None, bearer.at, -1, False) and fits(
        battle, effect, bearer, golem, bearer.at, False
    )


def grants(battle: Battle, golem: Golem) -> list[int]:
    """The numbers of the moves that effects grant the Golem."""
    found: list[int] = []
    for active in golem.effects:
        if active.effect.granted >= 0:
            found.append(active.effect.granted)
    if (battle.plan.occurs.presences >> v.GRANT) & 1:
        for effect in present(battle, golem, v.GRANT):
            found.append(effect.granted)
    return found


def granted(battle: Battle, golem: Golem, number: int) -> bool:
    """Whether an effect grants the Golem the move of this number."""
    return number in grants(battle, golem)


def moves_of(battle: Battle, golem: Golem) -> list[Ability]:
    """Its own moves, and those that effects grant it now."""
    numbers = grants(battle, golem) if (battle.plan.occurs.deeds >> v.GRANT) & 1 else NO_GRANTS
    if not numbers:
        return golem.type.moves
    return [*golem.type.moves, *[move for move in golem.type.granted if move.grant in numbers]]


def ignored(battle: Battle, golem: Golem) -> int:
    """Covers and Terrains whose extra MP the Golem does not pay, as a mask: covers first, then terrains."""
    if not (battle.plan.occurs.deeds >> v.IGNORE) & 1:
        return 0
    mask = 0
    for active in golem.effects:
        if active.effect.deed == v.IGNORE:
            mask |= _masks(active.effect)
    for effect in present(battle, golem, v.IGNORE):
        mask |= _masks(effect)
    return mask


def _masks(effect: Effect) -> int:
    return effect.covers | effect.terrains << len(v.COVERS)

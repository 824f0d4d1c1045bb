"""What the effects at work are worth to those on whom they are, and what lies on Regions to those who stand there."""

from __future__ import annotations

from typing import Final

from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.effect import Effect
from shem.games.arcana.parts.figures import Active, Golem
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.prospect import FLESH, Outlook
from shem.games.arcana.rules.conditions import suits
from shem.games.arcana.rules.fading import amount_in_all
from shem.games.arcana.rules.silence import knights_with_power
from shem.games.arcana.rules.status import meant, side_of

EFFECT: Final = 0.04  # an effect at work for a Round on a Golem that fights
STRIFE: Final = 4  # Regions to the nearest enemy at which a Golem fights, or soon will
IDLE: Final = 0.25  # what an effect is worth on one that does not
STEADY: Final = 2  # Rounds that an effect without a fixed end is counted for
UPKEEPS: Final = 1.5  # that a Golem will stay for where something acts on it at its upkeep
# Attributes of which less is better for who has them; a higher roll misses more.
WORSE: Final = (1 << v.DAMAGE_TAKEN) | (1 << v.COST) | (1 << v.ROLL) | (1 << v.COOLDOWN)
HINDERING: Final = (1 << v.MOVEMENT) | (1 << v.COST)

Sort = tuple[int, int, int, int, int]


def effects_at_work(battle: Battle, seat: int) -> float:
    """What changes Golems for some time; of the same kind only the newest counts (ruling B23)."""
    total = 0.0
    for golem in battle.golems:
        if not golem.effects or golem.at < 0:
            continue
        share = 1.0 if _fights(battle, golem) else IDLE
        if not battle.allied(golem.army, seat):
            share = -share
        for active in _newest(battle, golem):
            total += share * _lasting(battle, golem, active)
    return total


def _fights(battle: Battle, golem: Golem) -> bool:
    enemies = battle.enemies_of(golem.army, False)
    return battle.field.near(golem.at, STRIFE, False) & enemies != 0


def _newest(battle: Battle, golem: Golem) -> list[Active]:
    """Of the effects on a Golem that change the same, those that act."""
    found: dict[Sort, Active] = {}
    for active in golem.effects:
        effect = active.effect
        if not effect.over_time:
            side = side_of(battle, effect.kind, active.army, active.source, golem)
            sort = (effect.deed, effect.attribute, effect.against, effect.kind, side)
            if sort not in found or found[sort].age < active.age:
                found[sort] = active
    return list(found.values())


def _lasting(battle: Battle, golem: Golem, active: Active) -> float:
    """What an effect is worth to the Golem on which it is, as long as it lasts."""
    effect = active.effect
    rounds = active.until - battle.round if active.until else active.ticks or STEADY
    if effect.deed == v.MODIFY:
        if not _matters(battle, golem, effect):
            return 0.0
        return EFFECT * rounds * (1 if _helps(effect, battle.allied(active.army, golem.army)) else -1)
    if effect.deed == v.SILENCE:
        return -EFFECT * rounds if knights_with_power(battle, golem) else 0.0
    return EFFECT * rounds


def _helps(effect: Effect, friendly: bool) -> bool:
    """Whether a change of an attribute is for the better; one that sets it is taken to be meant well by friends."""
    if effect.operation == v.SET:
        return friendly
    more = effect.amount > (100 if effect.operation == v.MULTIPLY else 0)
    return more != ((WORSE >> effect.attribute) & 1 == 1)


def _matters(battle: Battle, golem: Golem, effect: Effect) -> bool:
    """Whether there are attacks such as it is about: the Golem's own, or its enemies'."""
    if effect.against == v.ANY:
        return True
    if not (v.OF_TARGETS >> effect.attribute) & 1:
        return _attacks(golem, effect.against)
    for other in battle.golems:
        if other.at >= 0 and not battle.allied(other.army, golem.army) and _attacks(other, effect.against):
            return True
    return False


def _attacks(golem: Golem, kind: int) -> bool:
    for ability in golem.type.attacks:  # noqa: SIM110 (a generator is slow when compiled)
        if ability.attack == kind:
            return True
    return False


def health_ahead(golem: Golem) -> int:
    """The Health that effects over time will give it, less what they will take; never more than it lacks."""
    total = 0
    for active in golem.effects:
        effect = active.effect
        if effect.over_time:
            amount = amount_in_all(effect, active.ticks)
            total += amount if effect.deed == v.HEAL_EACH_TURN else -amount
    return min(total, golem.type.health - golem.health)


def lying(outlook: Outlook, seat: int) -> float:
    """What lies on Regions and acts on who stands there: at their upkeep, or on how they move."""
    battle = outlook.battle
    total = 0.0
    for zone in battle.zones:
        for golem in outlook.there[zone.region]:
            side = 1.0 if battle.allied(golem.army, seat) else -1.0
            for effect in zone.layout.effects:
                if meant(battle, zone, effect, golem) and suits(battle, effect, golem, golem.at, golem.moved):
                    total += side * _acting(outlook, effect, golem)
    return total


def _acting(outlook: Outlook, effect: Effect, golem: Golem) -> float:
    """What an effect of what lies in its Region is worth to a Golem; what attacks gain by it is counted with them."""
    if effect.trigger == v.ON_UPKEEP:
        if effect.deed == v.SILENCE:
            return -EFFECT if knights_with_power(outlook.battle, golem) else 0.0
        if effect.deed == v.HARM and effect.measure == v.FIXED:
            return -outlook.loss(golem, int(UPKEEPS * effect.amount))
        if effect.deed == v.HEAL and effect.measure == v.FIXED:
            healed = min(int(UPKEEPS * effect.amount), golem.type.health - golem.health)
            return outlook.scale.worth(golem) * FLESH * healed / golem.type.health
    if effect.trigger == v.ALWAYS and effect.deed == v.MODIFY and (HINDERING >> effect.attribute) & 1:
        return EFFECT if _helps(effect, False) else -EFFECT
    return 0.0

"""The pieces as the rules use them: Golems with their abilities and effects, read from compiled content (plain JSON)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from shem.games.arcana import vocabulary as v


@final
class Condition:
    """Holds if the subject's `kind` (cover, terrain, class) is one of `values`, a mask of the vocabulary's ints."""

    def __init__(self, subject: int, kind: int, values: int) -> None:
        self.subject: Final = subject
        self.kind: Final = kind
        self.values: Final = values


@final
class Effect:
    """One word of the effect algebra: trigger, conditions, whom, deed, attribute, operation, amount, duration.

    number: its place among all effects of the battle's content. against: the attacks it qualifies for (a mask, ANY: all).
    rounds: the duration; 0: as long as its source is there. distance: Regions of a displacement. spares: mask of classes
    that it does not touch. kind: the kind of its source, for stacking. slot: which ability of the source has it,
    PASSIVE_SLOT for a Golem's passive one.
    """

    def __init__(
        self,
        number: int,
        kind: int,
        slot: int,
        trigger: int,
        conditions: list[Condition],
        whom: int,
        deed: int,
        attribute: int,
        against: int,
        operation: int,
        amount: int,
        rounds: int,
        distance: int,
        spares: int,
    ) -> None:
        self.number: Final = number
        self.kind: Final = kind
        self.slot: Final = slot
        self.trigger: Final = trigger
        self.conditions: Final = conditions
        self.whom: Final = whom
        self.deed: Final = deed
        self.attribute: Final = attribute
        self.against: Final = against
        self.operation: Final = operation
        self.amount: Final = amount
        self.rounds: Final = rounds
        self.distance: Final = distance
        self.spares: Final = spares


PASSIVE_SLOT: Final = 15


@final
class Ability:
    """A move or an attack, at its `slot` of the Golem; costs are AP.

    Moves have `movement` (WALK or FLY), `points` (MP) and `nimble`. Attacks have `attack` (MELEE or RANGED),
    `accuracy` (percent), `damage` (Health), `range` (Regions, 0 for melee), `scope` and effects.
    """

    def __init__(
        self,
        slot: int,
        name: str,
        is_move: bool,
        cost: int,
        movement: int,
        points: int,
        nimble: bool,
        attack: int,
        accuracy: int,
        damage: int,
        range: int,
        scope: int,
        effects: list[Effect],
    ) -> None:
        self.slot: Final = slot
        self.name: Final = name
        self.is_move: Final = is_move
        self.cost: Final = cost
        self.movement: Final = movement
        self.points: Final = points
        self.nimble: Final = nimble
        self.attack: Final = attack
        self.accuracy: Final = accuracy
        self.damage: Final = damage
        self.range: Final = range
        self.scope: Final = scope
        self.effects: Final = effects


@final
class GolemType:
    """A Golem's card: class, APV, Health, Armor, Dodge, abilities (moves first) and its passive ability's effects."""

    def __init__(
        self,
        id: str,
        name: str,
        arcanum: str,
        size: int,
        apv: int,
        health: int,
        armor: int,
        dodge: int,
        abilities: list[Ability],
        passive: str,
        passives: list[Effect],
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.arcanum: Final = arcanum
        self.size: Final = size
        self.base: Final = v.BASE_SIZES[size]
        self.apv: Final = apv
        self.health: Final = health
        self.armor: Final = armor
        self.dodge: Final = dodge
        self.abilities: Final = abilities
        self.passive: Final = passive
        self.passives: Final = passives
        self.modified: Final = _attributes(passives) | _own_attributes(abilities)
        self.flies: Final = any(ability.is_move and ability.movement == v.FLY for ability in abilities)
        self.walks: Final = any(ability.is_move and ability.movement == v.WALK for ability in abilities)


def _attributes(effects: list[Effect]) -> int:
    """A mask of the attributes that lasting effects modify."""
    mask = 0
    for effect in effects:
        if effect.trigger == v.ALWAYS and effect.deed == v.MODIFY:
            mask |= 1 << effect.attribute
    return mask


def _own_attributes(abilities: list[Ability]) -> int:
    mask = 0
    for ability in abilities:
        mask |= _attributes(ability.effects)
    return mask


@final
class Knight:
    """Who commands a Golem: id, rank and APV (Knights); a Golem Master has no power and an APV of 0."""

    def __init__(self, id: str, rank: int, apv: int) -> None:
        self.id: Final = id
        self.rank: Final = rank
        self.apv: Final = apv


@final
class Pieces:
    """Every Golem type of a battle, and every effect by its number."""

    def __init__(self, golems: list[GolemType], effects: list[Effect]) -> None:
        self.golems: Final = golems
        self.effects: Final = effects

    def golem(self, id: str) -> GolemType:
        """The Golem type with this id; raises KeyError."""
        for golem in self.golems:
            if golem.id == id:
                return golem
        raise KeyError(id)


def pieces_from(golems: Sequence[Mapping[str, Any]]) -> Pieces:
    """Read compiled Golems; effects are numbered in the order they come."""
    effects: list[Effect] = []
    return Pieces([_golem(data, effects) for data in golems], effects)


def knights_from(knights: Sequence[Mapping[str, Any]]) -> dict[str, Knight]:
    """Read compiled Knights, by id."""
    return {data["id"]: Knight(data["id"], v.RANKS.index(data["rank"]), data["apv"]) for data in knights}


def _golem(data: Mapping[str, Any], effects: list[Effect]) -> GolemType:
    abilities: list[Ability] = []
    for entry in data["moves"]:
        abilities.append(_move(len(abilities), entry))
    for entry in data["attacks"]:
        abilities.append(_attack(len(abilities), entry, effects))
    passive: Mapping[str, Any] = data.get("passive") or {"name": "", "effects": []}
    return GolemType(
        data["id"],
        data["name"],
        data["arcanum"],
        v.CLASSES.index(data["class"]),
        data["apv"],
        data["health"],
        data["armor"],
        data["dodge"],
        abilities,
        passive["name"],
        [_effect(PASSIVE_SLOT, entry, effects) for entry in passive["effects"]],
    )


def _move(slot: int, data: Mapping[str, Any]) -> Ability:
    return Ability(
        slot,
        data["name"],
        True,
        data["ap"],
        v.MOVEMENTS.index(data["type"]),
        data["mp"],
        data["nimble"],
        v.ANY,
        0,
        0,
        0,
        v.SINGLE,
        [],
    )


def _attack(slot: int, data: Mapping[str, Any], effects: list[Effect]) -> Ability:
    return Ability(
        slot,
        data["name"],
        False,
        data["ap"],
        v.WALK,
        0,
        False,
        v.ATTACKS.index(data["type"]),
        data["accuracy"],
        data["damage"],
        data["range"],
        v.SCOPES.index(data["scope"]),
        [_effect(slot, entry, effects) for entry in data["effects"]],
    )


def _effect(slot: int, data: Mapping[str, Any], effects: list[Effect]) -> Effect:
    deed = v.DEEDS.index(data["deed"])
    effect = Effect(
        len(effects),
        v.FROM_GOLEM,
        slot,
        v.TRIGGERS.index(data["on"]),
        [_condition(entry) for entry in data["if"]],
        v.WHOM.index(data["whom"]),
        deed,
        v.ATTRIBUTES.index(data["attribute"]) if deed == v.MODIFY else -1,
        v.ATTACKS.index(data["against"]),
        v.OPERATIONS.index(data["operation"]) if deed == v.MODIFY else -1,
        data["amount"],
        data["rounds"],
        data["distance"],
        mask_of(v.CLASSES, data["spares"]),
    )
    effects.append(effect)
    return effect


def _condition(data: Mapping[str, Any]) -> Condition:
    kind = v.CONDITIONS.index(data["is"])
    words = (v.COVERS, v.TERRAINS, v.CLASSES)[kind]
    return Condition(v.SUBJECTS.index(data["who"]), kind, mask_of(words, data["of"]))


def mask_of(words: Sequence[str], chosen: Sequence[str]) -> int:
    """The mask of the chosen words' places; raises ValueError for an unknown word."""
    mask = 0
    for word in chosen:
        mask |= 1 << list(words).index(word)
    return mask

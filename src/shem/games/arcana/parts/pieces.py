"""The pieces as the rules use them: Golems, Knights, Relics and Ancient Ones, read from compiled content (plain JSON)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.effect import Catalogue, Effect, Layout, effects_from, layout_from, mask_of

__all__ = ["Ability", "Ancient", "GolemType", "Knight", "Pieces", "Relic", "mask_of"]

# Slots of what a Golem has: its abilities count from 0, its passive abilities from here, its own one first.
PASSIVE_SLOT: Final = 50
UNAIMED: Final = -1


@final
class Ability:
    """A move, an attack or a power, at its `slot` of the Golem.

    kind: MOVE, ATTACK or POWER; what it costs of which `resource`. Moves have `movement` (WALK or FLY), `points` (MP)
    and `nimble`. Attacks have `attack` (MELEE or RANGED), `accuracy` (percent), `damage` (Health), `range` (Regions, 0
    for melee), `scope`. Powers have `aim`, `range` (UNAIMED: the whole board), `sight`, and may summon a Construct.
    origin: its kind of source; knight: which Knight of the Golem has it (-1: none). uses: how often a Round, for a
    Construct; once a game, for a Relic; 0: as often as its cost is paid. doubles: its cost does with its uses. grant: the
    number of the move if an effect must grant it, -1 for what the Golem has of its own. selected: its bit of SELECTED, as
    effects select abilities.
    """

    def __init__(
        self, slot: int, kind: int, origin: int, knight: int, data: Mapping[str, Any], effects: list[Effect]
    ) -> None:
        self.slot: Final = slot
        self.kind: Final = kind
        self.is_move: Final = kind == v.MOVE
        self.is_attack: Final = kind == v.ATTACK
        self.origin: Final = origin
        self.knight: Final = knight
        self.name: Final[str] = data["name"]
        self.resource: Final[int] = v.RESOURCES.index(data.get("resource", "ap"))
        self.cost: Final[int] = data.get("cost", data.get("ap", 0))
        self.uses: Final[int] = data.get("uses", 0)
        self.doubles: Final[bool] = self.uses == 0 and self.resource != v.FREE
        self.grant: Final[int] = data.get("grant", -1)
        self.movement: Final[int] = v.MOVEMENTS.index(data["type"]) if kind == v.MOVE else v.WALK
        self.points: Final[int] = data["mp"] if kind == v.MOVE else 0
        self.nimble: Final[bool] = data["nimble"] if kind == v.MOVE else False
        self.attack: Final[int] = v.ATTACKS.index(data["type"]) if kind == v.ATTACK else v.ANY
        self.accuracy: Final[int] = data["accuracy"] if kind == v.ATTACK else 0
        self.damage: Final[int] = data["damage"] if kind == v.ATTACK else 0
        self.scope: Final[int] = v.SCOPES.index(data["scope"]) if kind == v.ATTACK else v.SINGLE
        self.range: Final[int] = data.get("range", 0 if kind == v.ATTACK else UNAIMED) if kind != v.MOVE else 0
        self.aim: Final[int] = v.AIMS.index(data.get("aim", "none"))
        self.sight: Final[bool] = data.get("sight", False)
        self.summons: Final[str] = data.get("summons", "")
        self.effects: Final = effects
        self.selected: Final = 1 << _selected(kind, self.movement)


def _selected(kind: int, movement: int) -> int:
    if kind == v.MOVE:
        return v.SELECT_WALK if movement == v.WALK else v.SELECT_FLY
    return v.SELECT_ATTACKS if kind == v.ATTACK else v.SELECT_POWERS


@final
class GolemType:
    """A Golem as it fights: its card (class, APV, Health, Armor, Dodge, abilities, passive ability) with what its Knights
    and its Relic add. Moves come first, then attacks, then the Knights' and the Relic's abilities, then granted moves.

    moves, granted, deeds, attacks: the abilities that are moves of its own, that effects can grant, that are no moves, and
    those of the last that are attacks. passives: the effects of all passive abilities, each with its slot; `passive_names`
    gives their names from PASSIVE_SLOT on.
    modified, auras, far_auras, pressed: masks of the attributes that its abilities always modify: its own, others', those
    of others on the whole board, those of whom it attacks. triggers: a mask of those of its passive abilities. always,
    shared: masks of the deeds that these always do: to anybody, to others than the bearer. bleeds: some ability is paid
    with Health. far_upkeep: some passive ability acts each round beyond its Region.
    construct: an immobile Construct of a Relic, of base 0 and counted as a Warsprite (ruling B33).
    """

    def __init__(
        self,
        data: Mapping[str, Any],
        abilities: list[Ability],
        passive_names: list[str],
        passives: list[Effect],
    ) -> None:
        self.id: Final[str] = data["id"]
        self.name: Final[str] = data["name"]
        self.arcanum: Final[str] = data["arcanum"]
        self.lineage: Final = v.ARCANA.index(data["arcanum"]) if data["arcanum"] else len(v.ARCANA)
        self.size: Final = v.CLASSES.index(data["class"])
        self.construct: Final[bool] = data.get("construct", False)
        self.base: Final = 0 if self.construct else v.BASE_SIZES[self.size]
        self.apv: Final[int] = data["apv"]
        self.health: Final[int] = data["health"]
        self.armor: Final[int] = data["armor"]
        self.dodge: Final[int] = data["dodge"]
        self.abilities: Final = abilities
        self.passive_names: Final = passive_names
        self.passives: Final = passives
        self.passive: Final = passive_names[0] if passive_names else ""
        always = list(passives)
        for ability in abilities:
            always.extend(ability.effects)
        self.modified: Final = _attributes(always, v.REACHES_OWNER)
        self.auras: Final = _attributes(passives, v.REACHES_OTHERS)
        self.far_auras: Final = _attributes(passives, v.REACHES_FAR)
        self.pressed: Final = _attributes(always, 1 << v.TARGET)
        self.triggers: Final = _triggers(passives)
        self.always: Final = _always(passives, True)
        self.shared: Final = _always(passives, False)
        self.farthest: Final = max([0, *[ability.range for ability in abilities if ability.attack == v.RANGED]])
        self.bleeds = any(ability.resource == v.HEALTH for ability in abilities)
        self.far_upkeep: Final = any(
            effect.trigger == v.ON_UPKEEP and (v.REACHES_FAR >> effect.whom) & 1 == 1 for effect in passives
        )
        self.moves: Final = [ability for ability in abilities if ability.is_move]
        self.granted: Final[list[Ability]] = []
        self.deeds: Final = [ability for ability in abilities if not ability.is_move]
        self.attacks: Final = [ability for ability in abilities if ability.is_attack]
        self.flies: Final = any(ability.movement == v.FLY for ability in self.moves)
        self.walks: Final = any(ability.movement == v.WALK for ability in self.moves)


def _attributes(effects: Sequence[Effect], whom: int) -> int:
    """A mask of the attributes that effects always modify for some of `whom` (a mask)."""
    mask = 0
    for effect in effects:
        if effect.trigger == v.ALWAYS and effect.deed == v.MODIFY and (whom >> effect.whom) & 1:
            mask |= 1 << effect.attribute
    return mask


def _triggers(effects: Sequence[Effect]) -> int:
    """A mask of the triggers that occur."""
    mask = 0
    for effect in effects:
        mask |= 1 << effect.trigger
    return mask


def _always(effects: Sequence[Effect], own: bool) -> int:
    """A mask of the deeds that are always done: to the bearer, too, or only to others."""
    mask = 0
    for effect in effects:
        if effect.trigger == v.ALWAYS and (own or effect.whom != v.SELF):
            mask |= 1 << effect.deed
    return mask


@final
class Knight:
    """Who commands a Golem (Knights): id, name, rank and APV; a Golem Master has no power and an APV of 0."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data: Final = data
        self.id: Final[str] = data["id"]
        self.name: Final[str] = data.get("name", data["id"])
        self.rank: Final = v.RANKS.index(data["rank"])
        self.apv: Final[int] = data["apv"]


@final
class Relic:
    """An artifact that a Golem carries (Relics): one power, once a game; a Construct is a power that summons."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data: Final = data
        self.id: Final[str] = data["id"]
        self.name: Final[str] = data["name"]
        self.apv: Final[int] = data["apv"]


@final
class Ancient:
    """An Ancient One with its Miracle, Blessing and Curse; Mana costs, `move` for a Blessing or Curse that lies already.

    A power that it lacks has the cost -1. cheapest: the least Mana that any of its powers can cost.
    """

    def __init__(self, data: Mapping[str, Any], catalogue: Catalogue) -> None:
        self.id: Final[str] = data["id"]
        self.name: Final[str] = data["name"]
        self.apv: Final[int] = data["apv"]
        miracle: Mapping[str, Any] | None = data.get("miracle")
        self.miracle: Final[str] = miracle["name"] if miracle else ""
        self.miracle_mana: Final[int] = miracle["mana"] if miracle else -1
        self.miracle_effects: Final = effects_from(miracle["effects"] if miracle else [], v.FROM_ANCIENT, v.LAID, catalogue)
        self.places: Final = [
            _placed(data.get("blessing"), v.BLESSING, catalogue),
            _placed(data.get("curse"), v.CURSE, catalogue),
        ]
        costs = [placed.mana for placed in self.places if placed] + [placed.move for placed in self.places if placed]
        if miracle:
            costs.append(self.miracle_mana)
        self.cheapest: Final = min(costs, default=0)

    def placed(self, role: int) -> Placed | None:
        """Its Blessing or Curse (`role`), None if it has none."""
        return self.places[role - v.BLESSING]


@final
class Placed:
    """A Blessing or Curse: its name, the Mana of the first placing and of each later move, and what lies on the Region."""

    def __init__(self, name: str, mana: int, move: int, layout: Layout) -> None:
        self.name: Final = name
        self.mana: Final = mana
        self.move: Final = move
        self.layout: Final = layout


def _placed(data: Mapping[str, Any] | None, role: int, catalogue: Catalogue) -> Placed | None:
    if not data:
        return None
    layout = layout_from(data, v.FROM_ANCIENT, role, catalogue)
    return Placed(data["name"], data["mana"], data["move"], layout)


@final
class Pieces:
    """Every piece of a battle's content; `catalogue` has every effect and layout by its number.

    golems: the plain card of every type, for spawned Golems and Constructs.
    """

    def __init__(self, setup: Mapping[str, Any]) -> None:
        self.catalogue: Final = Catalogue()
        self.cards: Final[dict[str, Mapping[str, Any]]] = {data["id"]: data for data in setup["golems"]}
        self._own: Final[dict[str, _Own]] = {}
        self._types: Final[dict[str, GolemType]] = {}
        self.knights: Final = {data["id"]: Knight(data) for data in setup.get("knights", [])}
        self.relics: Final = {data["id"]: Relic(data) for data in setup.get("relics", [])}
        for data in setup["golems"]:
            self._own[data["id"]] = _Own(data, self.catalogue)
        self.ancients: Final = {data["id"]: Ancient(data, self.catalogue) for data in setup.get("ancients", [])}

    def every_type(self) -> list[GolemType]:
        """Every type that was asked for."""
        return list(self._types.values())

    def grant_moves(self) -> None:
        """Give every type the moves that effects can grant; called once, when every type of the battle is known."""
        for id in self.cards:
            self.type(id)
        for type in self._types.values():
            if type.construct:
                continue  # ruling B33: it never moves
            for number in range(len(self.catalogue.grants)):
                data = {**self.catalogue.grants[number], "grant": number}
                move = Ability(len(type.abilities), v.MOVE, v.FROM_GOLEM, -1, data, [])
                type.abilities.append(move)
                type.granted.append(move)
                type.bleeds = type.bleeds or move.resource == v.HEALTH

    def type(self, golem: str, knights: Sequence[str] = (), relic: str = "") -> GolemType:
        """A Golem's type with these Knights and this Relic; raises KeyError for an unknown piece.

        Golems of one card share its effects, so that the same ability is known again (ruling B46).
        """
        key = "+".join([golem, *knights, relic])
        found = self._types.get(key)
        if found is None:
            own = self._own[golem]
            relics = [self.relics[relic]] if relic else []
            found = _type(own, [self.knights[knight] for knight in knights], relics, self.catalogue)
            self._types[key] = found
        return found


@final
class _Own:
    """What a Golem's card says by itself."""

    def __init__(self, data: Mapping[str, Any], catalogue: Catalogue) -> None:
        self.data: Final = data
        self.abilities: Final[list[Ability]] = []
        for entry in data["moves"]:
            self.abilities.append(Ability(len(self.abilities), v.MOVE, v.FROM_GOLEM, -1, entry, []))
        for entry in data["attacks"]:
            self.abilities.append(attack_from(len(self.abilities), v.FROM_GOLEM, -1, entry, catalogue))
        for entry in data.get("powers", []):
            self.abilities.append(power_from(len(self.abilities), v.FROM_GOLEM, -1, entry, catalogue))
        self.names: Final[list[str]] = []
        self.passives: Final[list[Effect]] = []
        passive: Mapping[str, Any] | None = data.get("passive")
        if passive:
            self.names.append(passive["name"])
            self.passives.extend(effects_from(passive["effects"], v.FROM_GOLEM, PASSIVE_SLOT, catalogue))


def _type(own: _Own, knights: list[Knight], relics: list[Relic], catalogue: Catalogue) -> GolemType:
    abilities = list(own.abilities)
    names = list(own.names) or [""]
    passives = list(own.passives)
    for place in range(len(knights)):
        data = knights[place].data
        for entry in data.get("passives", []):
            slot = PASSIVE_SLOT + len(names)
            names.append(entry["name"])
            passives.extend(effects_from(entry["effects"], v.FROM_KNIGHT, slot, catalogue, place))
        for entry in data.get("powers", []):
            abilities.append(power_from(len(abilities), v.FROM_KNIGHT, place, entry, catalogue))
    for relic in relics:
        entry = relic.data["power"]
        abilities.append(power_from(len(abilities), v.FROM_RELIC, -1, {"uses": 1, **entry}, catalogue))
    return GolemType(own.data, abilities, names, passives)


def attack_from(slot: int, origin: int, knight: int, data: Mapping[str, Any], catalogue: Catalogue) -> Ability:
    return Ability(slot, v.ATTACK, origin, knight, data, effects_from(data["effects"], origin, slot, catalogue))


def power_from(slot: int, origin: int, knight: int, data: Mapping[str, Any], catalogue: Catalogue) -> Ability:
    """A power; one that is an attack follows all the rules of a Golem's."""
    attack: Mapping[str, Any] | None = data.get("attack")
    if attack:
        kept = {key: data[key] for key in ("name", "resource", "cost", "uses") if key in data}
        return attack_from(slot, origin, knight, {**attack, **kept}, catalogue)
    return Ability(slot, v.POWER, origin, knight, data, effects_from(data["effects"], origin, slot, catalogue))

"""Cards as the rules read them: effects, attacks, Heroes, powers, Items, Enemies and their behaviour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from shem.games.delve.parts import vocabulary as v

Data = Mapping[str, Any]


@final
class Effect:
    """One thing that a card, power, token, sentence or paragraph does; words of vocabulary as numbers.

    when: of MOMENTS. do: of DEEDS, which say what the others mean. what: of a kind, -1 any. rank: of a condition from 1,
    of an Enemy from 0, -1 any. whom: of WHOM. reach: areas. at: an area, door or District of the quest, -1 none. save:
    whoever it is for may avoid it by a Save.
    """

    def __init__(
        self, when: int, do: int, amount: int, what: int, rank: int, whom: int, reach: int, at: int, save: bool
    ) -> None:
        self.when: Final = when
        self.do: Final = do
        self.amount: Final = amount
        self.what: Final = what
        self.rank: Final = rank
        self.whom: Final = whom
        self.reach: Final = reach
        self.at: Final = at
        self.save: Final = save


@final
class Attack:
    """Dice, range in areas, damage type of TYPES, what is always added to it, and its star lines.

    stars: what a star triggers, one line a star, each line once an attack.
    """

    def __init__(
        self, red: int, blue: int, near: int, far: int, type: int, effects: list[Effect], stars: list[list[Effect]]
    ) -> None:
        self.red: Final = red
        self.blue: Final = blue
        self.near: Final = near
        self.far: Final = far
        self.type: Final = type
        self.effects: Final = effects
        self.stars: Final = stars


BARE_HANDS: Final = Attack(0, 1, 0, 0, v.TYPES.index("blunt"), [], [])


@final
class Use:
    """How a power or an Item is used. timing: of TIMINGS. aim: of AIMS. reach: areas to what it is aimed at, in sight."""

    def __init__(self, timing: int, aim: int, reach: int, effects: list[Effect]) -> None:
        self.timing: Final = timing
        self.aim: Final = aim
        self.reach: Final = reach
        self.effects: Final = effects


@final
class Item:
    """kind: of ITEM_KINDS. slot: of SLOTS. price: Crowns. once: it is discarded when it is used. effects: while worn."""

    def __init__(
        self,
        kind: int,
        slot: int,
        price: int,
        once: bool,
        attack: Attack | None,
        use: Use | None,
        effects: list[Effect],
    ) -> None:
        self.kind: Final = kind
        self.slot: Final = slot
        self.price: Final = price
        self.once: Final = once
        self.attack: Final = attack
        self.use: Final = use
        self.effects: Final = effects


@final
class Power:
    """rank: the Soul Rank, from 0, that brings it. turns: quarter turns until its refresh icon is on top, 0..3.

    use: None for one that is an attack and nothing else (a Combat Activity), and for one that always works.
    """

    def __init__(self, rank: int, turns: int, attack: Attack | None, use: Use | None, effects: list[Effect]) -> None:
        self.rank: Final = rank
        self.turns: Final = turns
        self.attack: Final = attack
        self.use: Final = use
        self.effects: Final = effects


@final
class SoulRank:
    """What a Hero is at a Soul Rank. price: soul points to reach it, or to come back at it."""

    def __init__(
        self, health: int, moves: int, combats: int, actions: int, save: int, armor: int, most_blue: int, price: int
    ) -> None:
        self.health: Final = health
        self.moves: Final = moves
        self.combats: Final = combats
        self.actions: Final = actions
        self.save: Final = save
        self.armor: Final = armor
        self.most_blue: Final = most_blue
        self.price: Final = price


@final
class HeroCard:
    """nature: of NATURES. items: those it begins with, all worn that can be."""

    def __init__(self, nature: int, ranks: list[SoulRank], powers: list[Power], items: list[int]) -> None:
        self.nature: Final = nature
        self.ranks: Final = ranks
        self.powers: Final = powers
        self.items: Final = items


@final
class Rule:
    """A behaviour rule: Heroes in sight from `near` to `far` areas away; preferred: of PREFERENCES.

    The no-target rule has near -1. sentences: each a list of effects; a Slowed Enemy executes the first alone.
    """

    def __init__(self, near: int, far: int, preferred: int, sentences: list[list[Effect]]) -> None:
        self.near: Final = near
        self.far: Final = far
        self.preferred: Final = preferred
        self.sentences: Final = sentences


@final
class Foe:
    """An Enemy card. kind: which behaviour card it obeys. rank: 0..2. souls: soul points for whoever kills it."""

    def __init__(
        self,
        kind: int,
        rank: int,
        master: bool,
        health: int,
        moves: int,
        armor: int,
        most_blue: int,
        shields: int,
        souls: int,
        attack: Attack,
        effects: list[Effect],
    ) -> None:
        self.kind: Final = kind
        self.rank: Final = rank
        self.master: Final = master
        self.health: Final = health
        self.moves: Final = moves
        self.armor: Final = armor
        self.most_blue: Final = most_blue
        self.shields: Final = shields
        self.souls: Final = souls
        self.attack: Final = attack
        self.effects: Final = effects


@final
class Card:
    """A card or token of a deck.

    Encounter: kind and rank (-1 any) that activate; effects: its otherwise part. Search: faces, a mask of the red die's
    faces that it matches, 1 << (face - 1). Critical: red, it stays. Blessing: use, or effects while one has it. Trap,
    Event: effects. Treasure: item.
    """

    def __init__(
        self,
        copies: int,
        kind: int,
        rank: int,
        faces: int,
        red: bool,
        item: int,
        use: Use | None,
        effects: list[Effect],
    ) -> None:
        self.copies: Final = copies
        self.kind: Final = kind
        self.rank: Final = rank
        self.faces: Final = faces
        self.red: Final = red
        self.item: Final = item
        self.use: Final = use
        self.effects: Final = effects


def effect_from(data: Data) -> Effect:
    """An effect of a set-up: words for when, do and whom, numbers for the rest; what is left out is the common case."""
    return Effect(
        v.MOMENTS.index(data.get("when", "use")),
        v.DEEDS.index(data["do"]),
        data.get("amount", 0),
        data.get("what", -1),
        data.get("rank", -1),
        v.WHOM.index(data.get("whom", "self")),
        data.get("reach", 0),
        data.get("at", -1),
        data.get("save", False),
    )


def effects_from(data: Sequence[Data]) -> list[Effect]:
    return [effect_from(one) for one in data]


def attack_from(data: Data | None) -> Attack | None:
    if data is None:
        return None
    return Attack(
        data["red"],
        data["blue"],
        data["near"],
        data["far"],
        v.TYPES.index(data["type"]),
        effects_from(data["effects"]),
        [effects_from(line) for line in data["stars"]],
    )


def use_from(data: Data | None) -> Use | None:
    if data is None:
        return None
    return Use(v.TIMINGS.index(data["timing"]), v.AIMS.index(data["aim"]), data["reach"], effects_from(data["effects"]))


def item_from(data: Data) -> Item:
    return Item(
        v.ITEM_KINDS.index(data["kind"]),
        v.SLOTS.index(data["slot"]),
        data["price"],
        data["once"],
        attack_from(data["attack"]),
        use_from(data["use"]),
        effects_from(data["effects"]),
    )


def power_from(data: Data) -> Power:
    return Power(
        data["rank"], data["turns"], attack_from(data["attack"]), use_from(data["use"]), effects_from(data["effects"])
    )


def hero_from(data: Data) -> HeroCard:
    ranks = [
        SoulRank(
            rank["health"],
            rank["moves"],
            rank["combats"],
            rank["actions"],
            rank["save"],
            rank["armor"],
            rank["most_blue"],
            rank["price"],
        )
        for rank in data["ranks"]
    ]
    powers = [power_from(power) for power in data["powers"]]
    return HeroCard(v.NATURES.index(data["nature"]), ranks, powers, list(data["items"]))


def foe_from(data: Data) -> Foe:
    attack = attack_from(data["attack"])
    assert attack is not None
    return Foe(
        data["kind"],
        data["rank"],
        data["master"],
        data["health"],
        data["moves"],
        data["armor"],
        data["most_blue"],
        data["shields"],
        data["souls"],
        attack,
        effects_from(data["effects"]),
    )


def rule_from(data: Data) -> Rule:
    return Rule(
        data["near"],
        data["far"],
        v.PREFERENCES.index(data["prefer"]),
        [effects_from(sentence) for sentence in data["sentences"]],
    )


def card_from(data: Data) -> Card:
    return Card(
        data.get("copies", 1),
        data.get("kind", -1),
        data.get("rank", -1),
        data.get("faces", 0),
        data.get("red", False),
        data.get("item", -1),
        use_from(data.get("use")),
        effects_from(data.get("effects", [])),
    )

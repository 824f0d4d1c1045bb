"""The shapes of Wizards' head and scene. Seats, spaces, tiles, cards, traits and chits are numbers.

Spaces 0 to 63 go row by row from the north-west. A unit is named by its space times 8 plus its slot: the number of its
size, or 7 for the Wizard. Decks and hands are 0 Golem cards, 1 Event cards; traits 0 material, 1 size, 2 shape. All names
are in the head.
"""

from __future__ import annotations

from typing import Literal, TypedDict

TileKind = Literal["tower", "site", "monolith", "water", "wasteland"]
WizardsPhase = Literal["craft", "fate", "spell", "move", "battle", "end", "over"]
TraitName = Literal["material", "size", "shape"]

# The head: what never changes.


class TileHead(TypedDict):
    """id: as the pack names it. gives: the materials that are recruited there."""

    number: int
    id: str
    name: str
    kind: TileKind
    gives: list[int]


class GolemCard(TypedDict):
    """A Golem card. value: the number of its material, size or shape. Figures that its trait has not are 0. site: the tile
    whose control halves the price, -1 if it is no material. hardness: of a material, else empty."""

    card: int
    id: str
    name: str
    trait: TraitName
    value: int
    hardness: str
    hits: int
    move: int
    force: int
    armor: int
    flies: bool
    site: int
    copies: int
    text: str


class EventCard(TypedDict):
    """deed: what it does, a code. battle: a Battle card, else a Spell. text: what it does, in words."""

    card: int
    id: str
    name: str
    deed: str
    battle: bool
    amount: int
    turns: int
    copies: int
    text: str


class WizardFigures(TypedDict):
    force: int
    armor: int
    hits: int


class WizardsSeatHead(TypedDict):
    """badge: its colour and shape."""

    number: int
    name: str
    badge: int


class WizardsName(TypedDict):
    code: str
    name: str


class WizardsHead(TypedDict):
    """side: spaces in a row and in a column. most: of Golems a space; hand: of cards a hand. limit: rounds. prices: Mana of
    a Spell, and of a card more. hands: how many cards each seat begins with, by deck."""

    title: str
    side: int
    most: int
    hand: int
    limit: int
    spell: int
    extra: int
    hands: list[list[int]]
    victory: list[str]
    seats: list[WizardsSeatHead]
    spaces: list[str]
    tiles: list[TileHead]
    golem: list[GolemCard]
    event: list[EventCard]
    wizard: WizardFigures
    phases: list[WizardsName]
    traits: list[WizardsName]
    hardnesses: list[WizardsName]
    decks: list[WizardsName]


# The scene: what changes.


class AuraNow(TypedDict):
    """Power or Protection. left: End Phases of the caster until it ends."""

    event: int
    caster: int
    force: int
    armor: int
    left: int


class UnitNow(TypedDict):
    """unit: what names it. number: of its chit, 0 the Wizard, whose material is null. hits: left; full: without damage.
    Each figure opens: `numbers` about the unit has tallies of the same names. can_move: it has a move left."""

    unit: int
    space: int
    slot: int
    seat: int
    number: int
    name: str
    material: int | None
    size: int
    shape: int
    hardness: str
    force: int
    armor: int
    move: int
    hits: int
    full: int
    flies: bool
    can_move: bool
    hasted: bool
    auras: list[AuraNow]
    text: str


class SiteNow(TypedDict):
    """seats: who controls it; two may control one that is empty."""

    space: int
    seats: list[int]
    text: str


class KnownCards(TypedDict):
    deck: int
    card: int
    count: int


class WizardsSeatNow(TypedDict):
    """income: Mana of its next Power Phase. golem, event: how many cards it holds. known: those that this seat knows of, at
    least so many. sites: how many it controls."""

    number: int
    alive: bool
    tower: int
    mana: int
    income: int
    sites: int
    golems: int
    golem: int
    event: int
    known: list[KnownCards]


class DeckNow(TypedDict):
    """left: cards in the deck. discards: by card. top: the next cards as far as this seat knows one of them, null: not."""

    deck: int
    left: int
    discards: list[KnownCards]
    top: list[int | None]


class HeldCard(TypedDict):
    """A card of the own hand. usable: something can be done with it now. note: what, or why not."""

    deck: int
    card: int
    count: int
    name: str
    text: str
    usable: bool
    note: str


class SpellNow(TypedDict):
    """A Spell that is cast and unresolved, the last cast last. space, to: what it names, null if nothing. answered: who was
    asked about it or dispelled it; open: who may still answer, in turn."""

    seat: int
    event: int
    space: int | None
    to: int | None
    victim: int | None
    text: str
    answered: list[int]
    open: list[int]


class FighterNow(TypedDict):
    """struck: it has attacked in this round. extra: extra attacks that it still has. due: it may attack now."""

    unit: int
    struck: bool
    due: bool
    extra: int


class SideNow(TypedDict):
    """Side 0 is the active player's."""

    seat: int
    space: int
    units: list[FighterNow]


class AttackNow(TypedDict):
    """An attack that is named. force, armor: with the cards played on it, which are forces and armors. chance: in percent,
    exact. extra: a Battle card gave it."""

    side: int
    unit: int
    target: int
    extra: bool
    force: int
    armor: int
    chance: int
    forces: list[int]
    armors: list[int]
    text: str


class BattleNow(TypedDict):
    """size: whose attacks are due; side: whose turn it is among them. order: the units that still attack in this round,
    size by size, of each side. attack: before its dice, null while none is named. waits: an attack that is made after
    another's extra attack."""

    round: int
    size: int
    side: int
    sides: list[SideNow]
    order: list[list[list[int]]]
    attack: AttackNow | None
    waits: AttackNow | None


class LostNow(TypedDict):
    """A Soft Golem that may return. places: where to."""

    lost: int
    seat: int
    number: int
    name: str
    material: int
    size: int
    shape: int
    places: list[int]


class WizardsScene(TypedDict):
    """tiles: by space. towers: each seat's. first: who began. hand: the own cards, empty for who only looks on. draws: how
    many of the three cards are still to be drawn."""

    round: int
    phase: WizardsPhase
    active: int
    first: int
    tiles: list[int]
    towers: list[int]
    seats: list[WizardsSeatNow]
    units: list[UnitNow]
    sites: list[SiteNow]
    decks: list[DeckNow]
    hand: list[HeldCard]
    spells: list[SpellNow]
    battle: BattleNow | None
    lost: list[LostNow]
    draws: int

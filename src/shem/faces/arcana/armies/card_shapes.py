"""Shapes of the HTTP API for cards that people type in, as plain JSON."""

from __future__ import annotations

from typing import Any, TypedDict

from shem.faces.arcana.armies.shapes import AncientPiece, GolemPiece, KnightPiece, RelicPiece


class CardField(TypedDict):
    """What a field of a card is called, and what it says. one: what one entry of a list is called."""

    label: str
    one: str
    help: str


class CardChoice(TypedDict):
    """Fields of which a part has one: the deed of an effect, what a use costs."""

    label: str
    fields: list[str]


class CardForm(TypedDict):
    """All that a card can say. cards: the definition of each kind (golems, knights, relics, ancients); definitions: JSON
    Schema; fields: by `DEFINITION.FIELD`; words: what a menu shows for `FIELD.WORD`; choices: by definition; goes: the
    deeds that a field of an effect goes with, for those that do not go with all."""

    cards: dict[str, str]
    definitions: dict[str, Any]
    fields: dict[str, CardField]
    words: dict[str, str]
    choices: dict[str, list[CardChoice]]
    goes: dict[str, list[str]]


class CardLine(TypedDict):
    """A card in a list. pack: empty for one that no imported pack has. about: its APV and what it is. guessed: how many of
    its figures are the house's; of how many."""

    kind: str
    id: str
    name: str
    about: str
    pack: str
    replaces: bool
    guessed: int
    figures: int


class CardList(TypedDict):
    """mine: of the imported packs. guessed: of those that are there without packs, what the house has made up."""

    mine: list[CardLine]
    guessed: list[CardLine]


class CardData(TypedDict):
    """A card as its file says it. there: one without a pack has this id."""

    pack: str
    data: dict[str, Any]


class CardProblem(TypedDict):
    """field: `attacks[1].range`; empty for the whole card."""

    field: str
    text: str


class CardSentence(TypedDict):
    """What an effect at a field says."""

    field: str
    text: str


class CardChecked(TypedDict):
    """sentences: those of the effects that are sound. The card in words under its kind, if nothing is wrong with it."""

    problems: list[CardProblem]
    sentences: list[CardSentence]
    golem: GolemPiece | None
    knight: KnightPiece | None
    relic: RelicPiece | None
    ancient: AncientPiece | None


class CardKept(TypedDict):
    pack: str
    id: str

"""Golem Arcana's shapes of the HTTP API, as plain JSON. Those of a match: `shem.faces.arcana.scenes.shapes`."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from shem.faces.arcana.scenes.shapes import Region, Tile, ZoneOfPosition


class Named(TypedDict):
    id: str
    name: str


class ScenarioLine(TypedDict):
    """seats, least: the most and the fewest players. rounds: 0 without a limit. tiles: sides. missing: tile numbers that
    this device's collection lacks, with how many are lacking. pack: empty for the program's own."""

    id: str
    title: str
    about: str
    points: int
    ap: int
    seats: int
    least: int
    rounds: int
    story: bool
    encounters: bool
    secrets: bool
    tiles: list[str]
    missing: dict[str, int]
    armies: list[str]


class PositionOf(TypedDict):
    """A player's position. factions: empty for any. fixed: its army cannot be changed. army: the default. limit: APV."""

    number: int
    team: int
    limit: int
    factions: list[Named]
    required: list[Named]
    banned: list[Named]
    fixed: bool
    army: str


class Scenario(ScenarioLine):
    """All of it, with the map as in the head of a match. rules: deployment, turn order, secrets and the like in words.
    fairness: how often which position won when that was measured, in words; empty: it was not.
    owned: this device has a collection. captures, wells: their Regions; not those of hidden wells."""

    owned: bool
    order: str
    positions: list[PositionOf]
    victory: list[str]
    rules: list[str]
    fairness: str
    columns: int
    rows: int
    regions: list[Region]
    map: list[Tile]
    zones: list[ZoneOfPosition]
    captures: list[int]
    wells: list[int]
    terrains: dict[str, str]
    covers: dict[str, str]


class Collection(TypedDict):
    """What somebody owns: counts of boxes, of figures by their Golem, of map tiles by number; Relic cards by id."""

    boxes: dict[str, int]
    golems: dict[str, int]
    relics: list[str]
    tiles: dict[str, int]


class BoxLine(TypedDict):
    """likely: Golems of which this house only takes it that they are in it. source: in words."""

    id: str
    name: str
    golems: list[str]
    likely: list[str]
    tiles: list[str]
    source: str


class Collected(TypedDict):
    """said: something is kept. tiles: the numbers of all that there are."""

    collection: Collection
    said: bool
    boxes: list[BoxLine]
    tiles: list[str]


class InLanguages(TypedDict):
    """A text in every language; where German is empty, English stands for both."""

    en: str
    de: str


class ArmyGolem(TypedDict):
    """knights: one, or three for a Colossus; empty: Golem Masters. relic: empty for none."""

    golem: str
    knights: list[str]
    relic: str


class Army(TypedDict):
    """An army as it is saved and sent; about: how it plays, may be empty. points: the most that its APV may be."""

    title: InLanguages
    about: InLanguages
    faction: str
    points: int
    golems: list[ArmyGolem]
    ancients: list[str]


class FieldedLine(TypedDict):
    """A Golem of an army, and how many of it there are."""

    golem: str
    name: str
    arcanum: str
    count: int


class ArmyRow(TypedDict):
    """saved: this device's own, which can be changed and deleted. fit: empty if it is sound and fits the position that was
    asked for, else the first problem. golems: in the army's order, equal ones together."""

    id: str
    title: str
    about: str
    faction: str
    faction_name: str
    points: int
    apv: int
    saved: bool
    fit: str
    golems: list[FieldedLine]
    army: Army


class Armies(TypedDict):
    armies: list[ArmyRow]


class ArmyId(TypedDict):
    id: str


class ArmyProblemLine(TypedDict):
    """where: the field, such as `golems.0.knight`; empty for the whole army."""

    code: str
    text: str
    where: str


class ArmyCheck(TypedDict):
    """position: of the scenario, from 1. id: of the army, for a position that only one may take."""

    army: Army
    scenario: NotRequired[str]
    position: NotRequired[int]
    edition: NotRequired[str]
    id: NotRequired[str]


class Checked(TypedDict):
    apv: int
    problems: list[ArmyProblemLine]
    warnings: list[ArmyProblemLine]


class ArmyBody(TypedDict):
    army: Army


class ArmyText(TypedDict):
    """What carries an army: a link, the text of a QR code, a file of the command line (YAML), or JSON."""

    text: str


class Qr(TypedDict):
    """code: the army as letters. link: carries the code in its fragment. svg: the link without the army's description as a
    QR code; empty if it is too long for one. file: the army as a file of the command line, empty for a draft; its name."""

    code: str
    link: str
    svg: str
    file: str
    name: str


class PieceFigure(TypedDict):
    """code: accuracy, damage, points or range. value: as it is written, such as 75 %."""

    code: str
    name: str
    value: str


class PieceAbility(TypedDict):
    """kind: move, melee, ranged, power, passive, miracle, blessing or curse. about: how it moves, whom it strikes, at
    what it is aimed. price: such as 2 AP; empty for what costs nothing. words: its effects in sentences."""

    name: str
    kind: str
    kind_name: str
    about: str
    price: str
    figures: list[PieceFigure]
    words: list[str]


class PieceSource(TypedDict):
    """source: rulebook, card, fan or house; or `replaces`: it stands in another's place. figures: which of the piece's come
    from there; empty: all."""

    source: str
    name: str
    figures: list[str]


class GolemPiece(TypedDict):
    """factions: whose armies may have it. knights: how many command it. commanders: ids of the Knights that may, by
    faction, the Golem Master first. relics: ids of those that it can carry."""

    id: str
    name: str
    size: str
    size_name: str
    arcanum: str
    arcanum_name: str
    factions: list[str]
    apv: int
    health: int
    armor: int
    dodge: int
    knights: int
    commanders: dict[str, list[str]]
    relics: list[str]
    abilities: list[PieceAbility]
    lore: str
    sources: list[PieceSource]


class KnightPiece(TypedDict):
    """about: whom it may command, and in whose armies. unique: an army has it once only."""

    id: str
    name: str
    rank: str
    rank_name: str
    apv: int
    unique: bool
    about: str
    abilities: list[PieceAbility]
    lore: str
    sources: list[PieceSource]


class ConstructPiece(TypedDict):
    name: str
    health: int
    armor: int
    dodge: int
    abilities: list[PieceAbility]


class RelicPiece(TypedDict):
    """about: the smallest class that can carry it. construct: what it summons."""

    id: str
    name: str
    apv: int
    about: str
    ability: PieceAbility
    construct: ConstructPiece | None
    lore: str
    sources: list[PieceSource]


class AncientPiece(TypedDict):
    id: str
    name: str
    apv: int
    powers: list[PieceAbility]
    lore: str
    sources: list[PieceSource]


class Pieces(TypedDict):
    """arcana: by faction, those that its armies may use. limits: the usual sizes of armies in points. owned: how many of
    each Golem, by id, if this device has said which."""

    factions: list[Named]
    arcana: dict[str, list[Named]]
    sizes: list[Named]
    limits: list[int]
    golems: list[GolemPiece]
    knights: list[KnightPiece]
    relics: list[RelicPiece]
    ancients: list[AncientPiece]
    owned: NotRequired[dict[str, int]]

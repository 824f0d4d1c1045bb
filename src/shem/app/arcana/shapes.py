"""Golem Arcana's shapes of the HTTP API, as plain JSON. Those of a match: `shem.table.arcana.shapes`."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from shem.table.arcana.shapes import Region, Tile, ZoneOfPosition


class Named(TypedDict):
    id: str
    name: str


class ScenarioLine(TypedDict):
    """seats, least: the most and the fewest players. rounds: 0 without a limit. tiles: sides. missing: tile numbers that
    this device's settings say are not owned, with how many are lacking. pack: empty for the program's own."""

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
    """All of it, with the map as in the head of a match. rules: deployment, turn order, secrets and the like in words."""

    order: str
    positions: list[PositionOf]
    victory: list[str]
    rules: list[str]
    columns: int
    rows: int
    regions: list[Region]
    map: list[Tile]
    zones: list[ZoneOfPosition]
    terrains: dict[str, str]
    covers: dict[str, str]


class ArmyGolem(TypedDict):
    """knights: one, or three for a Colossus; empty: Golem Masters. relic: empty for none."""

    golem: str
    knights: list[str]
    relic: str


class Army(TypedDict):
    """An army as it is saved and sent; points: the most that its APV may be."""

    title: str
    faction: str
    points: int
    golems: list[ArmyGolem]
    ancients: list[str]


class ArmyRow(TypedDict):
    """saved: this device's own, which can be changed and deleted. fit: empty if it is sound, else the first problem."""

    id: str
    title: str
    about: str
    faction: str
    faction_name: str
    points: int
    apv: int
    saved: bool
    fit: str
    army: Army


class ArmyId(TypedDict):
    id: str


class ArmyProblemLine(TypedDict):
    """where: the field, such as `golems.0.knight`; empty for the whole army."""

    code: str
    text: str
    where: str


class ArmyCheck(TypedDict):
    """position: of the scenario, from 1."""

    army: Army
    scenario: NotRequired[str]
    position: NotRequired[int]
    edition: NotRequired[str]


class Checked(TypedDict):
    apv: int
    problems: list[ArmyProblemLine]
    warnings: list[ArmyProblemLine]


class ArmyBody(TypedDict):
    army: Army


class Qr(TypedDict):
    """link: carries the army in its fragment. svg: its QR code; empty if the army is too long for one."""

    link: str
    svg: str


class PieceAbility(TypedDict):
    """kind: move, melee, ranged or power. figures: named values in words. pips: Cooldown in rounds."""

    name: str
    kind: str
    about: str
    pips: int
    words: list[str]


class GolemPiece(TypedDict):
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
    abilities: list[PieceAbility]
    passive: list[str]
    lore: str


class KnightPiece(TypedDict):
    """factions, arcana, sizes, golems: those that it may command; empty: any."""

    id: str
    name: str
    rank: str
    rank_name: str
    apv: int
    factions: list[str]
    arcana: list[str]
    sizes: list[str]
    golems: list[str]
    abilities: list[PieceAbility]
    passive: list[str]
    lore: str


class RelicPiece(TypedDict):
    """sizes: that can carry it; empty: any."""

    id: str
    name: str
    apv: int
    sizes: list[str]
    abilities: list[PieceAbility]
    passive: list[str]
    lore: str


class AncientPiece(TypedDict):
    id: str
    name: str
    apv: int
    powers: list[PieceAbility]
    lore: str


class Pieces(TypedDict):
    factions: list[Named]
    golems: list[GolemPiece]
    knights: list[KnightPiece]
    relics: list[RelicPiece]
    ancients: list[AncientPiece]


class Ruling(TypedDict):
    """code: such as B14."""

    code: str
    text: str


class HelpTopic(TypedDict):
    """chapter: of the rulebook. rulings, editions: what was decided, and how the editions differ, in words."""

    id: str
    title: str
    chapter: str
    paragraphs: list[str]
    rulings: list[Ruling]
    editions: list[str]


class Help(TypedDict):
    topics: list[HelpTopic]

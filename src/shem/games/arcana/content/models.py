"""The files of a content pack as models: their fields, words and ranges. What fields mean to each other is in `checks`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, WithJsonSchema

# The vocabulary's words; a test holds them equal to `vocabulary`.
Class = Literal["warsprite", "ogre", "titan", "colossus"]
Arcanum = Literal["durani", "gudanna", "urugal", "zikia"]
Faction = Literal["durani", "gudanna", "mercenary"]
TerrainWord = Literal["plains", "hills", "mountain", "shallow", "deep", "swamp", "pit"]
CoverWord = Literal["none", "ground", "medium", "heavy", "pit"]
Movement = Literal["walk", "fly"]
AttackType = Literal["melee", "ranged"]
Against = Literal["any", "melee", "ranged"]
Scope = Literal["single", "area", "everyone", "others", "enemies", "allies"]
Trigger = Literal["always", "hit", "miss", "attack", "move", "upkeep"]
Whom = Literal["self", "target", "target_and_its_allies_there", "allies_here", "enemies_here"]
Attribute = Literal[
    "accuracy",
    "damage",
    "range",
    "dodge",
    "armor",
    "movement",
    "cover",
    "intervening",
    "damage_taken",
    "crit",
    "doubles",
]
Destruction = Literal["none", "class", "apv"]
Ranges = Literal["diagonal", "steps"]
Provenance = Literal["rulebook", "card", "fan", "house"]
PROVENANCE_HELP = "where a figure comes from: a rulebook, a card, fans' transcription, or this house"


def _listed(value: Any) -> Any:
    return [value] if isinstance(value, str) else value


def _sourced(value: Any) -> Any:
    return {"default": value} if isinstance(value, str) else value


def _one_or_more(*words: str) -> WithJsonSchema:
    word = {"enum": list(words), "type": "string"}
    return WithJsonSchema({"anyOf": [word, {"type": "array", "items": word}]})


_PROVENANCES = ("rulebook", "card", "fan", "house")
Source = Annotated[
    dict[str, Provenance],
    BeforeValidator(_sourced),
    WithJsonSchema(
        {
            "anyOf": [
                {"enum": list(_PROVENANCES), "type": "string"},
                {"type": "object", "additionalProperties": {"enum": list(_PROVENANCES), "type": "string"}},
            ]
        }
    ),
]
Cell = Annotated[list[Annotated[int, Field(ge=0)]], Field(min_length=2, max_length=2)]
Name = Annotated[str, Field(min_length=1, max_length=60)]


class Model(BaseModel):
    """Strict: no other fields, no conversions."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Text(Model):
    """A sentence in every language of the program."""

    en: str = Field(min_length=1, description="English")
    de: str = Field(min_length=1, description="German")


class Condition(Model):
    """What a Golem's Region offers, where it stands or how big it is; one word or a list of them."""

    cover: Annotated[
        list[CoverWord], BeforeValidator(_listed), _one_or_more("none", "ground", "medium", "heavy", "pit")
    ] = Field([], description="Cover of its Region")
    terrain: Annotated[
        list[TerrainWord],
        BeforeValidator(_listed),
        _one_or_more("plains", "hills", "mountain", "shallow", "deep", "swamp", "pit"),
    ] = Field([], description="Terrain of its Region")
    size: Annotated[list[Class], BeforeValidator(_listed), _one_or_more("warsprite", "ogre", "titan", "colossus")] = Field(
        [], alias="class", description="its class"
    )


class Conditions(Condition):
    """Conditions on the Golem that has the ability, and under `other` on the other Golem of the attack."""

    other: Condition | None = Field(None, description="conditions on the attack's other Golem")


class Effect(Model):
    """One effect: when, if, whom, one deed (modify, harm, harm_each_turn, displace, cool_moves) and for how long."""

    on: Trigger = Field("always", description="when it happens")
    when: Conditions | None = Field(None, alias="if", description="what must hold")
    whom: Whom = Field("self", description="whom it is for")
    modify: Attribute | None = Field(None, description="the attribute that it modifies")
    add: int | None = Field(None, ge=-1000, le=1000, description="added to the attribute")
    set: int | None = Field(None, ge=0, le=1000, description="the attribute's new value")
    multiply: int | None = Field(None, ge=0, le=1000, description="the attribute is multiplied by this, in percent")
    against: Against = Field("any", description="the attacks that it counts for")
    harm: int | None = Field(None, ge=1, le=1000, description="Health lost at once")
    harm_each_turn: int | None = Field(None, ge=1, le=1000, description="Health lost at each turn's start")
    displace: Literal["self", "target"] | None = Field(None, description="whom the attacker moves")
    within: int | None = Field(None, ge=1, le=20, description="Regions of a displacement")
    cool_moves: int | None = Field(None, ge=1, le=20, description="cooldown taken off its moves")
    rounds: int = Field(0, ge=0, le=99, description="how many Rounds it lasts")
    spares: list[Class] = Field([], description="classes that it does not touch")


class Move(Model):
    """A movement ability."""

    name: Name = Field(description="its name")
    type: Movement = Field(description="walk or fly")
    ap: int = Field(ge=1, le=20, description="Action Points")
    mp: int = Field(ge=1, le=20, description="Movement Points")
    nimble: bool = Field(False, description="moves diagonally too")
    source: Source = Field({}, description=PROVENANCE_HELP)


class Attack(Model):
    """An attack; an area whose source does not say whom it hits has the scope `area` (ruling B41)."""

    name: Name = Field(description="its name")
    type: AttackType = Field(description="melee or ranged")
    ap: int = Field(ge=1, le=20, description="Action Points")
    accuracy: int = Field(ge=0, le=200, description="percent")
    damage: int = Field(ge=0, le=500, description="Health")
    range: int = Field(0, ge=0, le=20, description="Regions; 0 for melee")
    scope: Scope = Field("single", description="whom it can strike")
    effects: list[Effect] = Field([], description="what else it does")
    source: Source = Field({}, description=PROVENANCE_HELP)


class Passive(Model):
    """A passive ability."""

    name: Name = Field(description="its name")
    effects: list[Effect] = Field(min_length=1, description="what it does")
    source: Source = Field({}, description=PROVENANCE_HELP)


class GolemFile(Model):
    """golems/<id>.yaml: a Golem."""

    name: Name = Field(description="its printed name")
    arcanum: Arcanum = Field(description="its Arcanum")
    factions: list[Faction] = Field([], description="the only factions that may use it; none given: all with its Arcanum")
    size: Class = Field(alias="class", description="its class")
    apv: int = Field(ge=1, le=2000, description="Army Point Value")
    health: int = Field(ge=1, le=1000, description="Health at the start")
    armor: int = Field(ge=0, le=200, description="taken off the damage of attacks")
    dodge: int = Field(ge=0, le=200, description="taken off the attacker's To-Hit, in percent")
    source: Source = Field(description=PROVENANCE_HELP)
    moves: list[Move] = Field(min_length=1, max_length=4, description="movement abilities")
    attacks: list[Attack] = Field(min_length=1, max_length=4, description="attacks")
    passive: Passive | None = Field(None, description="its passive ability")


class Tile(Model):
    """One printed side of a map tile."""

    set: int = Field(ge=1, le=99, description="number of the set that it comes in")
    rows: list[str] = Field(min_length=3, max_length=3, description="three rows of three Regions, such as 'P- Pg Hm'")


class TilesFile(Model):
    """tiles.yaml: printed sides by their number and letter."""

    source: Provenance = Field(description=PROVENANCE_HELP)
    tiles: dict[Annotated[str, Field(pattern="^[1-9][0-9]*[AB]$")], Tile] = Field(description="the sides")


class Terrain(Model):
    """A Terrain type."""

    walk: int = Field(ge=0, le=9, description="Movement Points to walk in; 0: impassable")
    fly: int = Field(ge=0, le=9, description="Movement Points to fly in; 0: impassable")
    stop: bool = Field(True, description="a move may end here")
    blocks: Literal["no", "yes", "height"] = Field("no", description="blocks sight: never, always, unless from a height")
    cover: Literal["", "ground", "medium", "heavy", "pit"] = Field("", description="the Cover that it always has")
    range: int = Field(0, ge=-9, le=9, description="added to the range of attacks from here")
    ranged_accuracy: int = Field(0, ge=-100, le=100, description="added to the Accuracy of Ranged attacks from here")
    enter: int = Field(0, ge=0, le=100, description="Health lost by entering")
    turn: int = Field(0, ge=0, le=100, description="Health lost at turn start")
    climb: int = Field(0, ge=0, le=9, description="AP to climb out")
    blessable: bool = Field(True, description="Blessings and Curses may be placed here")


class Terrains(Model):
    """Every Terrain type."""

    plains: Terrain = Field(description="Plains")
    hills: Terrain = Field(description="Hills")
    mountain: Terrain = Field(description="Mountains")
    shallow: Terrain = Field(description="Shallow Water")
    deep: Terrain = Field(description="Deep Water")
    swamp: Terrain = Field(description="Miasma Swamps")
    pit: Terrain = Field(description="the Pit")


class Cover(Model):
    """A kind of Cover: what it costs to walk in, and what it takes off To-Hit for a target of each class."""

    walk: int = Field(ge=1, le=9, description="Movement Points to walk in")
    warsprite: int = Field(0, ge=0, le=100, description="for a Warsprite")
    ogre: int = Field(0, ge=0, le=100, description="for an Ogre")
    titan: int = Field(0, ge=0, le=100, description="for a Titan")
    colossus: int = Field(0, ge=0, le=100, description="for a Colossus")
    intervenes: bool = Field(True, description="half of it counts for Regions on the way")


class Covers(Model):
    """Every kind of Cover."""

    none: Cover = Field(description="No Cover")
    ground: Cover = Field(description="Ground Cover")
    medium: Cover = Field(description="Medium Cover")
    heavy: Cover = Field(description="Heavy Cover")
    pit: Cover = Field(description="the Pit's own")


class TerrainFile(Model):
    """terrain.yaml: Terrain types and kinds of Cover."""

    source: Provenance = Field(description=PROVENANCE_HELP)
    terrains: Terrains = Field(description="Terrain types")
    covers: Covers = Field(description="kinds of Cover")


class ArmyFile(Model):
    """armies/<id>.yaml: a ready army; a Golem Master (APV 0) commands each of its Golems."""

    title: Text = Field(description="its name")
    description: Text = Field(description="how it plays")
    faction: Faction = Field(description="its faction")
    points: int = Field(ge=1, le=9999, description="the most that its APV may be")
    golems: list[str] = Field(min_length=1, max_length=32, description="ids of its Golems, one entry each")


class PlacedTile(Model):
    """A tile side on the map."""

    side: str = Field(description="its number and letter")
    at: Cell = Field(description="[column, row] of its upper-left Region, from 0")
    turn: Literal[0, 90, 180, 270] = Field(0, description="degrees clockwise")


class Position(Model):
    """A player position."""

    limit: int = Field(ge=1, le=9999, description="the most that its army's APV may be")
    army: str = Field(description="id of its ready army")
    zones: list[Annotated[list[Annotated[int, Field(ge=0)]], Field(min_length=2, max_length=4)]] = Field(
        min_length=1, description="Regions [column, row] or rectangles [column, row, column, row] of the deployment zones"
    )


class Capture(Model):
    """A capture Region."""

    at: Cell = Field(description="[column, row]")
    vp: int = Field(1, ge=1, le=100, description="Victory Points a turn")
    positions: list[int] = Field([], description="numbers of the positions that it is for, from 1; none given: all")


class Well(Model):
    """A Mana well."""

    at: Cell = Field(description="[column, row]")
    mana: list[Annotated[int, Field(ge=1, le=100)]] = Field([6, 6], min_length=1, description="Mana of each use")


class Victory(Model):
    """How Victory Points are earned for destruction, and what ends the battle."""

    destruction: Destruction = Field(description="VP for destroyed Golems: none, by class, or 20 % of APV")
    rounds: int = Field(0, ge=0, le=99, description="Round limit; 0: none")
    vp_total: int = Field(0, ge=0, le=9999, description="VP that end the battle; 0: none")
    last_standing_wins: bool = Field(False, description="the last army with Golems on the board wins whatever the VP")


class ScenarioFile(Model):
    """scenarios/<id>.yaml: a scenario."""

    title: Text = Field(description="its name")
    description: Text = Field(description="what it is about")
    tiles: list[PlacedTile] = Field(min_length=1, max_length=28, description="the map")
    positions: list[Position] = Field(min_length=2, max_length=8, description="player positions in their order")
    victory: Victory = Field(description="how it is won")
    captures: list[Capture] = Field([], description="capture Regions")
    wells: list[Well] = Field([], description="Mana wells")
    mana_per_turn: int = Field(0, ge=0, le=100, description="Mana for each army at its turn's start")
    deploy_rounds: int = Field(0, ge=0, le=99, description="last Round of late deployment; 0: no limit")
    ranges: Ranges = Field("diagonal", description="how ranges are measured: a diagonal is one step, or two")


FILES: dict[str, type[Model]] = {
    "golem": GolemFile,
    "tiles": TilesFile,
    "terrain": TerrainFile,
    "army": ArmyFile,
    "scenario": ScenarioFile,
}


def schema() -> dict[str, dict[str, Any]]:
    """JSON Schema of every kind of file: golem, tiles, terrain, army, scenario."""
    return {kind: model.model_json_schema(by_alias=True) for kind, model in FILES.items()}

"""Scenarios as files: the map, positions, what lies on it, and how it is won."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema

from shem.games.arcana.content.models_effects import Effect
from shem.games.arcana.content.models_story import Encounter, Objective, Result
from shem.games.arcana.content.models_tables import CoverChange, TerrainChange
from shem.games.arcana.content.models_words import (
    AREA_HELP,
    AREA_SCHEMA,
    Area,
    Areas,
    Cell,
    CoverWord,
    Destruction,
    Factions,
    Model,
    Order,
    Ranges,
    TerrainWord,
    Text,
    Titled,
)

MOST = 99  # of each kind on a map
Uses = Annotated[list[Annotated[int, Field(ge=1, le=100)]], Field(min_length=1, max_length=MOST)]


class PlacedTile(Model):
    """A tile side on the map."""

    side: str = Field(description="its number and letter")
    at: Cell = Field(description="[column, row] of its upper-left Region, from 0")
    turn: Literal[0, 90, 180, 270] = Field(0, description="degrees clockwise")


class DeploymentZone(Model):
    """A part of a deployment zone, perhaps only for some Rounds."""

    at: Area = Field(description="a Region [column, row] or a rectangle [column, row, column, row]")
    opens: int = Field(0, alias="from", ge=0, le=99, description="the first Round; 0: from the start")
    until: int = Field(0, ge=0, le=99, description="the last Round; 0: no limit")


def _zone(value: Any) -> Any:
    return {"at": value} if isinstance(value, list) else value


class _OrArea:
    """In the JSON Schema: the model, or an area alone."""

    def __get_pydantic_json_schema__(self, core: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        return {"anyOf": [AREA_SCHEMA, handler(core)]}


class Place(Model):
    """Where a Golem of a prescribed army starts."""

    golem: int = Field(ge=1, le=32, description="its place in the army's list, from 1")
    at: Cell | None = Field(None, description="[column, row]")
    reserve: Literal[True] | None = Field(None, description="it starts in reserve, instead of at")


ClassVp = Annotated[list[Annotated[int, Field(ge=0, le=99)]], Field(min_length=4, max_length=4)]
CLASS_VP_HELP = "VP of a destroyed Warsprite, Ogre, Titan and Colossus"
SHARE_HELP = "VP of a destroyed Golem in percent of its APV, where destruction is by apv"
CONSTRUCT_HELP = "destroyed Constructs give Victory Points"


class Position(Model):
    """A player position."""

    limit: int = Field(ge=1, le=9999, description="the most that its army's APV may be")
    army: str = Field(description="id of its ready army")
    fixed: bool = Field(False, description="no other army may take the position")
    team: int | None = Field(None, ge=1, le=8, description="number of its team; none given: each for itself")
    factions: Factions = Field([], description="the only factions that may take it; none given: all")
    required: list[str] = Field([], description="ids of Golems, Knights and Relics that its army must have")
    banned: list[str] = Field([], description="ids of Golems, Knights and Relics that its army must not have")
    zones: list[Annotated[DeploymentZone, BeforeValidator(_zone), _OrArea()]] = Field(
        [], description="its deployment zones: Regions, rectangles, or at, from and until"
    )
    places: list[Place] = Field([], description="where the Golems of a fixed army start")
    destruction: Destruction | None = Field(None, description="VP that it gets for destroyed Golems, if others do not")
    class_vp: ClassVp | None = Field(None, description=f"{CLASS_VP_HELP}, if others get another number")
    destruction_vp: int | None = Field(None, ge=1, le=200, description=f"{SHARE_HELP}, if others get another share")
    construct_vp: bool | None = Field(None, description=f"{CONSTRUCT_HELP}, if it is not so for others")
    vp_total: int | None = Field(
        None, ge=0, le=9999, description="VP with which it ends the battle, if others need more or fewer"
    )
    secrets: list[str] = Field([], description="ids of objectives, one of which is dealt to it in secret; at least 2")


class Capture(Model):
    """A capture Region."""

    at: Cell = Field(description="[column, row]")
    vp: int = Field(1, ge=0, le=100, description="Victory Points a turn")
    mana: int = Field(0, ge=0, le=100, description="Mana a turn")
    once: bool = Field(False, description="pays each army only once")
    grows: int = Field(0, ge=0, le=100, description="Victory Points more for each further turn in a row of the same holder")
    positions: list[int] = Field([], description="numbers of the positions that it is for, from 1; none given: all")


class Well(Model):
    """A Mana well; a hidden one is drawn from its candidates at the start (ruling B53)."""

    at: Cell | None = Field(None, description="[column, row]")
    among: Areas = Field([], description="the candidates of a hidden well, instead of at: " + AREA_HELP)
    mana: Uses = Field([6, 6], description="Mana of each use")


class ActiveRegion(Titled):
    """Regions with effects of their own."""

    at: Areas = Field(min_length=1, description=AREA_HELP)
    effects: list[Effect] = Field(min_length=1, description="what they do, for everyone_here on always, upkeep or enter")


class Victory(Model):
    """How Victory Points are earned for destruction, and what ends the battle."""

    destruction: Destruction = Field(description="VP for destroyed Golems: none, by class, or a share of APV")
    rounds: int = Field(0, ge=0, le=99, description="Round limit; 0: none")
    vp_total: int = Field(0, ge=0, le=9999, description="VP that end the battle; 0: none")
    last_standing_wins: bool = Field(False, description="the last army with Golems on the board wins whatever the VP")


class SeatRange(Model):
    """How many may play."""

    least: int = Field(ge=2, le=8, description="the fewest seats")
    most: int | None = Field(None, ge=2, le=8, description="the most seats; none given: every position")


class ScenarioFile(Model):
    """scenarios/<id>.yaml: a scenario."""

    title: Text = Field(description="its name")
    description: Text = Field(description="what it is about")
    story: bool = Field(False, description="it tells a story")
    tiles: list[PlacedTile] = Field(min_length=1, max_length=28, description="the map")
    positions: list[Position] = Field(min_length=2, max_length=8, description="player positions in their order")
    seats: SeatRange | None = Field(None, description="how many may play; none given: every position is needed")
    order: Order | None = Field(None, description="its own deployment and turn order; none given: as the players choose")
    victory: Victory = Field(description="how it is won")
    class_vp: ClassVp = Field([1, 2, 3, 5], description=CLASS_VP_HELP)
    destruction_vp: int = Field(20, ge=1, le=200, description=SHARE_HELP)
    construct_vp: bool = Field(True, description=CONSTRUCT_HELP)
    destruction_mana: int = Field(20, ge=0, le=200, description="percent of its APV that a destroyed Golem gives as Mana")
    first_turn_ap: list[Annotated[int, Field(ge=0, le=99)]] = Field(
        [], max_length=8, description="AP of the first turn by place in the turn order; places left out have as always"
    )
    captures: list[Capture] = Field([], max_length=MOST, description="capture Regions")
    wells: list[Well] = Field([], max_length=MOST, description="Mana wells")
    mana_per_turn: int = Field(0, ge=0, le=100, description="Mana for each army at its turn's start")
    deploy_rounds: int = Field(0, ge=0, le=99, description="last Round of late deployment; 0: no limit")
    ranges: Ranges = Field("diagonal", description="how ranges are measured: a diagonal is one step, or two")
    terrain: dict[TerrainWord, TerrainChange] = Field({}, description="figures of Terrain types that differ here")
    covers: dict[CoverWord, CoverChange] = Field({}, description="figures of kinds of Cover that differ here")
    regions: list[ActiveRegion] = Field([], max_length=MOST, description="Regions with effects of their own")
    objectives: list[Objective] = Field([], max_length=MOST, description="what armies can achieve")
    encounters: list[Encounter] = Field([], max_length=MOST, description="what can happen")

    def results(self) -> list[Result]:
        """Every result of every encounter, those of choices too."""
        return [result for encounter in self.encounters for result in encounter.all_results()]

"""Objectives and encounters as files: what fires them and what follows."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from shem.games.arcana.content.models_effects import Effect, Ground
from shem.games.arcana.content.models_words import (
    AREA_HELP,
    Areas,
    Cell,
    Classes,
    HereOrCell,
    Id,
    Model,
    Owner,
    Receiver,
    Text,
    WellDeed,
    Winner,
)
from shem.games.arcana.parts import vocabulary as v

Number = Annotated[int, Field(ge=1, le=8)]
NUMBER_HELP = "number of the position, from 1; none given: any"
NUMBERS_HELP = "numbers of the positions, from 1; none given: any"


class Enter(Model):
    """A Golem enters a Region."""

    at: Areas = Field([], description=AREA_HELP)
    among: Areas = Field([], description="candidates, one of which is drawn at the start and hidden; instead of at")
    positions: list[Number] = Field([], description=NUMBERS_HELP)
    size: Classes = Field([], alias="class", description="classes of the Golem; none given: any")


class TurnStart(Model):
    """An army's turn starts."""

    position: Number | None = Field(None, description=NUMBER_HELP)
    round: int = Field(0, ge=0, le=99, description="the Round; 0: every")


class Captured(Model):
    """An army is paid for a capture Region."""

    at: Areas = Field([], description=AREA_HELP + "; none given: any capture Region")
    positions: list[Number] = Field([], description=NUMBERS_HELP)


class Destroyed(Model):
    """Golems are destroyed."""

    of: Number | None = Field(None, description="the position whose Golems; none given: any")
    by: Number | None = Field(None, description="the position that destroys them; none given: any")
    golem: str | None = Field(None, description="id of the Golem; none given: any")
    size: Classes = Field([], alias="class", description="classes of the Golems; none given: any")
    count: int = Field(1, ge=1, le=99, description="how many of them")


class Points(Model):
    """An army has so many Victory Points."""

    position: Number | None = Field(None, description=NUMBER_HELP)
    reaches: int = Field(ge=1, le=9999, description="Victory Points")


class Occasion(Model):
    """What fires an objective or an encounter: exactly one of these."""

    enter: Enter | None = Field(None, description="a Golem enters a Region")
    round_start: int | None = Field(None, ge=0, le=99, description="the start of this Round; 0: of every Round")
    round_end: int | None = Field(None, ge=0, le=99, description="the end of this Round; 0: of every Round")
    turn_start: TurnStart | None = Field(None, description="an army's turn starts")
    capture: Captured | None = Field(None, description="an army is paid for a capture Region")
    destroyed: Destroyed | None = Field(None, description="Golems are destroyed")
    vp: Points | None = Field(None, description="an army has so many Victory Points")

    def kinds(self) -> list[str]:
        """The kinds that are given."""
        return [name for name in v.OCCASIONS if getattr(self, name) is not None]


class Objective(Model):
    """What an army can achieve."""

    id: Id = Field(description="its id in this scenario")
    title: Text = Field(description="what to do")
    on: Occasion | None = Field(None, description="what completes it; none given: a result of an encounter")
    vp: int = Field(0, ge=0, le=999, description="Victory Points")
    mana: int = Field(0, ge=0, le=999, description="Mana")
    ap: int = Field(0, ge=0, le=99, description="Action Points")
    ends: bool = Field(False, description="completing it ends the battle")
    positions: list[Number] = Field([], description=NUMBERS_HELP)


class ChangedWell(Model):
    """What happens to a Mana Well."""

    at: HereOrCell = Field("here", description="here, or a Region [column, row]")
    do: WellDeed = Field(description="what is done")
    mana: list[Annotated[int, Field(ge=1, le=100)]] = Field(
        [], description="Mana of each use of a new Mana Well, or that fill adds"
    )


class ChangedGround(Ground):
    """What a Region becomes."""

    at: HereOrCell = Field("here", description="here, or a Region [column, row]")


class SpawnedGolem(Model):
    """A Golem that joins the battle (ruling B52)."""

    golem: str = Field(description="id of the Golem")
    army: Owner = Field(description="actor, wild, or the number of a position")
    at: HereOrCell = Field("here", description="here, or a Region [column, row]")


class Ending(Model):
    """The end of the battle."""

    winner: Winner = Field(description="actor, vp (whoever has most), or the number of a position")


class Result(Model):
    """What an encounter does: exactly one of these."""

    vp: int | None = Field(None, ge=-999, le=999, description="Victory Points")
    mana: int | None = Field(None, ge=-999, le=999, description="Mana")
    ap: int | None = Field(None, ge=-99, le=99, description="Action Points")
    effects: list[Effect] | None = Field(None, min_length=1, description="effects, on use; self is the Golem that fired it")
    spawn: SpawnedGolem | None = Field(None, description="a Golem joins the battle")
    terrain: ChangedGround | None = Field(None, description="what a Region becomes")
    well: ChangedWell | None = Field(None, description="what happens to a Mana Well")
    message: Text | None = Field(None, description="something to read")
    objective: str | None = Field(None, description="id of an objective that the actor completes")
    end: Ending | None = Field(None, description="the battle ends")
    stop: Literal[True] | None = Field(None, description="the Golem's move ends")
    send: Cell | None = Field(None, description="the Golem is put in this Region [column, row]")
    wild_attacks: Literal[True] | None = Field(None, description="the wild Golems attack")
    to: Receiver | None = Field(
        None, description="whose vp, mana or ap: actor (none given), others, all, or the number of a position"
    )

    def kinds(self) -> list[str]:
        """The kinds that are given."""
        return [name for name in v.RESULTS if getattr(self, name) is not None]


class Choice(Model):
    """What the player may choose."""

    text: Text = Field(description="what it says")
    results: list[Result] = Field([], description="what follows; nothing if there are none")


class Encounter(Model):
    """Something that happens."""

    id: Id = Field(description="its id in this scenario")
    title: Text = Field(description="its name")
    text: Text = Field(description="what it tells")
    on: Occasion = Field(description="what fires it")
    again: bool = Field(False, description="fires every time, not only once")
    after: list[str] = Field([], description="ids of encounters that must have fired before")
    unless: list[str] = Field([], description="ids of encounters that keep it from firing once they have fired")
    results: list[Result] = Field([], description="what follows")
    choices: list[Choice] = Field([], max_length=6, description="what the player chooses from, instead of results")

    def all_results(self) -> list[Result]:
        """Every result, those of choices too."""
        return [*self.results, *(result for choice in self.choices for result in choice.results)]

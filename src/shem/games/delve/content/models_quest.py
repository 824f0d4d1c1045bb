"""Map tiles, quests and campaigns, as they are written."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from shem.games.delve.content.models_effects import Effect
from shem.games.delve.content.models_words import (
    Area,
    Figure,
    Id,
    Letter,
    Lock,
    Name,
    Nature,
    Overlay,
    Place,
    Rank,
    Strict,
    Text,
    Titled,
    Trigger,
)
from shem.games.delve.parts import actions
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.state import COUNTERS

Cell = Annotated[int, Field(ge=0, le=4)]
Row = Annotated[str, Field(pattern="^[a-z#]{4,5}$")]


class Side(Strict):
    """One side of a tile: four rows of four cells or five of five, each the letter of its area, or # for rock.

    Areas side by side are open to each other but for walls, each two letters. marks: the cell of an area's Sight Mark, from
    the left and from the top; where it is left out, the cell nearest to the area's middle.
    """

    rows: Annotated[list[Row], Field(min_length=4, max_length=5)]
    walls: list[Annotated[str, Field(pattern="^[a-z]{2}$")]] = Field([])
    marks: dict[Letter, Annotated[list[Cell], Field(min_length=2, max_length=2)]] = Field({})


class Tile(Titled):
    a: Side
    b: Side


class Laid(Strict):
    """A tile on the table. x, y: its left upper cell. turn: quarter turns clockwise."""

    tile: Id
    side: Annotated[str, Field(pattern="^[ab]$")]
    x: Annotated[int, Field(ge=0, le=60)]
    y: Annotated[int, Field(ge=0, le=60)]
    turn: Annotated[int, Field(ge=0, le=3)] = 0
    district: Id


class Door(Strict):
    """Between two areas that touch. lock: closed, locked, magic; open where there is only a gap."""

    between: Annotated[list[Area], Field(min_length=2, max_length=2)]
    lock: Lock = "closed"


class Chest(Strict):
    """effects: for its opener."""

    area: Area
    lock: Lock = "locked"
    effects: list[Effect]


class Laying(Strict):
    """An overlay. to: the area to which a barrier bars the way."""

    kind: Overlay
    area: Area
    to: Area | None = None


class Choice(Strict):
    """nature: there must be a Hero of it in the party."""

    text: Text
    nature: Nature | None = None
    orders: list[Effect] = Field([])


class Paragraph(Strict):
    """A paragraph of the Book of Secrets. what: the District, area, door, chest, enemy (with its rank, but for a master)
    or count of the trigger; a kill without it is of any. least: the round or the count. needs, bars: flags that must be
    set, and that must not."""

    trigger: Trigger
    what: Place | None = None
    rank: Rank | None = None
    least: Figure = 0
    needs: list[Id] = Field([])
    bars: list[Id] = Field([])
    again: bool = False
    text: Text | None = None
    orders: list[Effect] = Field([])
    choices: Annotated[list[Choice], Field(max_length=6)] = Field([])


class Ending(Titled):
    """next: the quests that the party may go on with; none at the story's end."""

    next: list[Id] = Field([])


class Quest(Titled):
    """A quest. districts, doors ... are named, so that paragraphs can name them.

    start: areas, for the Heroes in turn. walls: pairs of areas of two tiles of a District that shall not be open to each
    other. Between Districts there are walls wherever there is no door. flags: of this quest alone, besides its
    campaign's. lost: what is read when the last Hero falls. events: cards of the Event deck that are used, 0 all.
    """

    act: Annotated[int, Field(ge=1, le=9)]
    campaign: Id | None = None
    districts: Annotated[dict[Id, Name], Field(min_length=1)]
    tiles: Annotated[dict[Id, Laid], Field(min_length=1)]
    walls: list[Annotated[list[Area], Field(min_length=2, max_length=2)]] = Field([])
    doors: Annotated[dict[Id, Door], Field(max_length=actions.MOST_DOORS)] = Field({})
    chests: Annotated[dict[Id, Chest], Field(max_length=actions.MOST_CHESTS)] = Field({})
    searches: list[Area] = Field([])
    shrines: list[Area] = Field([])
    overlays: list[Laying] = Field([])
    start: Annotated[list[Area], Field(min_length=1, max_length=v.MOST_HEROES)]
    objectives: Annotated[dict[Id, Text], Field(min_length=1)]
    flags: list[Id] = Field([])
    counts: Annotated[list[Id], Field(max_length=COUNTERS)] = Field([])
    book: Annotated[dict[Id, Paragraph], Field(min_length=1)]
    endings: Annotated[dict[Id, Ending], Field(min_length=1)]
    lost: Text | None = None
    events: Figure = 0
    souls: Figure = 0


class Campaign(Titled):
    """flags: of its story, kept from quest to quest. first: the quest that it begins with."""

    flags: list[Id] = Field([])
    first: Id

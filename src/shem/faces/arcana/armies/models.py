"""What the app is sent about armies, checked."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from shem.faces.arcana.armies.armies import MOST_ANCIENTS, MOST_LETTERS
from shem.faces.arcana.armies.shapes import Army
from shem.games.arcana.content.models_army import TileNumber

# Of drafts: more than an army may have can be sent, and is told as a problem.
MOST_SENT = 64
MOST_PIECES = 600  # of a collection, of one kind: far more than there are, with imported packs
Letters = Annotated[str, Field(max_length=MOST_LETTERS)]
PieceId = Annotated[str, Field(max_length=80)]


class Sent(BaseModel):
    """Strict: no other fields, no conversions."""

    model_config = ConfigDict(strict=True, extra="forbid")


class TextModel(Sent):
    """A text in every language; where German is empty, English stands for both."""

    en: Letters = ""
    de: Letters = ""


class GolemModel(Sent):
    """knights: one, or three for a Colossus; empty: Golem Masters. relic: empty for none."""

    golem: PieceId
    knights: list[PieceId] = Field([], max_length=8)
    relic: PieceId = ""


class ArmyModel(Sent):
    """An army as it is saved and sent."""

    title: TextModel
    about: TextModel = TextModel()
    faction: PieceId
    points: int = Field(ge=0, le=99_999)
    golems: list[GolemModel] = Field([], max_length=MOST_SENT)
    ancients: list[PieceId] = Field([], max_length=MOST_ANCIENTS * 2)

    def data(self) -> Army:
        """The army as the app keeps it."""
        return {
            "title": {"en": self.title.en, "de": self.title.de},
            "about": {"en": self.about.en, "de": self.about.de},
            "faction": self.faction,
            "points": self.points,
            "golems": [{"golem": one.golem, "knights": one.knights, "relic": one.relic} for one in self.golems],
            "ancients": list(self.ancients),
        }


Count = Annotated[int, Field(ge=0, le=99)]
Counts = Annotated[dict[PieceId, Count], Field(max_length=MOST_PIECES)]


class CollectionModel(Sent):
    """What somebody owns, as it is kept."""

    boxes: Counts = {}
    golems: Counts = {}
    relics: Annotated[list[PieceId], Field(max_length=MOST_PIECES)] = []
    tiles: Annotated[dict[Annotated[TileNumber, Field(max_length=80)], Count], Field(max_length=MOST_PIECES)] = {}


class BodyModel(Sent):
    army: ArmyModel


class CheckModel(Sent):
    """position: of the scenario, from 1. id: of the army, for a position that only one may take."""

    army: ArmyModel
    scenario: PieceId = ""
    position: int = Field(1, ge=1, le=99)
    edition: PieceId = ""
    id: PieceId = ""


class ReadModel(Sent):
    """A link, the text of a QR code, a file of the command line (YAML), or JSON."""

    text: str

"""Golem Arcana for whoever shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from shem.core.content.problems import Problem
from shem.core.contract import Setup, State
from shem.core.errors import Detail
from shem.core.event import Event
from shem.locale.words import Words
from shem.stylus.field import StylusGroup
from shem.table.cardboard import Cardboard
from shem.table.face import Bringing, Face, Host, Option, Shelves
from shem.table.stage import Stage

BUTTONS: Final = ("end", "ancients", "armies", "map", "power", "tally", "number")  # that a lesson can light
PLACES: Final = ("golem", "slot", "region", "mana", "there", "lit")
STATES: Final = ("armed", "power", "ancients", "armies", "map", "displace", "dive")  # that a lesson can ask for
LADDER: Final = (500, 1000)  # points of the scenarios in which the levels are measured


class ArcanaFace(Face):
    game = "arcana"
    seats = (2, 8)
    of_play = {"resign": True}  # noqa: RUF012
    options = (
        Option("scenario"),
        Option("armies", several=True, flag="army"),
        Option("edition"),
        Option("order"),
    )
    commands = {  # noqa: RUF012
        "scenario": "shem.faces.arcana.commands.group:scenarios",
        "army": "shem.faces.arcana.commands.group:armies",
    }
    documents = {"army": 1, "collection": 1}  # noqa: RUF012
    real = True
    pack_folders = ("golems", "armies", "scenarios")
    pack_files = ("knights", "ancients", "relics", "tiles", "terrain", "boxes")
    lesson_points = {"figure": 1, "region": 1, "ability": 2, **dict.fromkeys(BUTTONS, 0)}  # noqa: RUF012
    lesson_facts = {**dict.fromkeys(PLACES, 1), "can": 2, **dict.fromkeys(STATES, 0)}  # noqa: RUF012

    def stage(self, words: Words, setup: Setup, labels: Sequence[str]) -> Stage:
        from shem.faces.arcana.stage import ArcanaStage

        return ArcanaStage(words, setup, labels)

    def said(self, words: Words, code: str, details: Mapping[str, Detail]) -> str:
        from shem.faces.arcana.telling import army_words

        return army_words.said(words, code.removeprefix("army-"), details)

    def chosen(self, shelves: Shelves, options: Mapping[str, Any], words: Words) -> dict[str, Any]:
        from shem.faces.arcana.armies.fielding import fielded

        return {**fielded(shelves, options, words), **self.of_play}

    def ladder(self) -> list[dict[str, Any]]:
        """The scenarios of 500 and of 1000 points."""
        from shem.games.arcana.content import codex, listing

        return [{"scenario": id} for points in LADDER for id in listing.duels(codex.default(), points)]

    def style(self, state: State, told: Sequence[Event], seat: int) -> dict[str, int]:
        from shem.faces.arcana.commands.style import style_of
        from shem.games.arcana.parts.state import Battle

        assert isinstance(state, Battle)
        return style_of(state, told, seat)

    def bringing(self) -> Bringing:
        from shem.faces.arcana.armies.bringing import ArmyBringing

        return ArmyBringing()

    def fields(self, words: Words) -> list[StylusGroup]:
        from shem.faces.arcana.armies import fields

        return fields.fields(words)

    def cardboard(self, host: Host, request: Any, of: str) -> Cardboard:
        from shem.faces.arcana.printing import sheets

        return sheets.cardboard(host, request, of)

    def shapes(self) -> list[ModuleType]:
        from shem.faces.arcana.armies import card_shapes
        from shem.faces.arcana.armies import shapes as armies
        from shem.faces.arcana.scenes import answer_shapes, digest_shapes, shapes

        return [shapes, answer_shapes, digest_shapes, armies, card_shapes]

    def routes(self, host: Host) -> list[Any]:
        from shem.faces.arcana.armies import card_routes, collection_routes, routes, scenario_routes

        parts = (routes, scenario_routes, card_routes, collection_routes)
        return [part.router(host) for part in parts]

    def read(self, kind: str, text: str) -> dict[str, Any]:
        from shem.faces.arcana.armies.army_code import read

        return dict(read(text))

    def pack_folder(self, fields: set[str]) -> str:
        if "positions" in fields:
            return "scenarios"
        return "armies" if "golems" in fields else "golems"

    def check_packs(self, packs: Sequence[Path]) -> None:
        from shem.games.arcana.content import codex

        codex.load(packs)

    def read_content(self) -> None:
        from shem.games.arcana.content import codex

        codex.default()

    def problems(self, folder: Path | None) -> list[Problem]:
        from shem.games.arcana.content import codex

        return codex.problems(folder)

    def replacing(self, folder: Path) -> list[str]:
        from shem.games.arcana.content import codex

        return codex.replacing(folder)

    def schema(self) -> dict[str, Any]:
        from shem.games.arcana.content import models

        return models.schema()


FACE: Final = ArcanaFace()

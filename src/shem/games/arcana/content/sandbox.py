"""The set-up of a sandbox: a map and pieces named on the spot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from shem.core.errors import OptionError
from shem.games.arcana.content.board import Cell, parse_rows
from shem.games.arcana.content.codex import default
from shem.games.arcana.content.compile_map import compile_map, compile_regions, compile_terrain
from shem.games.arcana.content.compile_pieces import (
    GOLEM_MASTER,
    compile_ancient,
    compile_card,
    compile_construct,
    compile_knight,
    compile_relic,
    effects_in,
)
from shem.games.arcana.content.lookup import find
from shem.games.arcana.content.models import Codex
from shem.games.arcana.content.problems import hint
from shem.games.arcana.parts.edition import EDITIONS

Data = Mapping[str, Any]
SCENARIO: Final[Data] = {
    "id": "sandbox",
    "name": "sandbox",
    "points": 500,
    "ap": 6,
    "first_turn_ap": [],
    "rounds": 0,
    "vp_total": 0,
    "last_standing_wins": False,
    "destruction": "class",
    "destruction_vp": 20,
    "construct_vp": True,
    "destruction_mana": 20,
    "class_vp": [1, 2, 3, 5],
    "captures": [],
    "wells": [],
    "mana_per_turn": 0,
    "deploy_rounds": 0,
    "ranges": "diagonal",
    "regions": [],
    "objectives": [],
    "encounters": [],
}
LISTED: Final = ("golem", "army", "at", "knight", "knights", "relic")


class Own:
    """Pieces made up for a sandbox, compiled, by their kind ("golem", "knight", "relic", "ancient") and id."""

    def __init__(self, **kinds: Sequence[Data]) -> None:
        self._kinds: Final = {kind: {str(data["id"]): dict(data) for data in pieces} for kind, pieces in kinds.items()}

    def find(self, kind: str, wanted: str | Data) -> dict[str, Any]:
        """A piece by its name or id, its own or from the codex, or compiled; raises OptionError for an unknown one."""
        own = self._kinds.setdefault(kind, {})
        if not isinstance(wanted, str):
            return own.setdefault(wanted["id"], dict(wanted))
        for id, data in own.items():
            if wanted in (id, data.get("name")):
                return data
        return self._from_codex(kind, wanted)

    def _from_codex(self, kind: str, wanted: str) -> dict[str, Any]:
        """A piece of the codex, with the Golems that it summons or spawns."""
        codex = default()
        model: object
        if kind == "golem":
            id, golem = find(kind, codex.golems, _ids(codex.golems), wanted)
            model, data = golem, compile_card(id, golem)
        elif kind == "knight":
            id, knight = find(kind, codex.knights, _ids(codex.knights), wanted)
            model, data = knight, compile_knight(id, knight)
        elif kind == "relic":
            id, relic = find(kind, codex.relics, _ids(codex.relics), wanted)
            model, data = relic, compile_relic(id, relic)
            if relic.summons is not None:
                self.find("golem", compile_construct(id, relic.apv, relic.summons))
        else:
            id, ancient = find(kind, codex.ancients, _ids(codex.ancients), wanted)
            model, data = ancient, compile_ancient(id, ancient)
        self._kinds.setdefault(kind, {})[id] = data
        for _, effect in effects_in(model):
            if effect.spawn is not None:
                self.find("golem", effect.spawn.golem)
        return data

    def all(self, kind: str) -> list[dict[str, Any]]:
        return list(self._kinds.get(kind, {}).values())


def _ids(pieces: Mapping[str, Any]) -> dict[str, str]:
    return {piece.name: id for id, piece in pieces.items()}


class Piece:
    """A Golem of a sandbox as it was asked for: (name, army, cell), or a mapping that may add its Knights and Relic.

    The keys: golem, army, at (None or left out: in reserve), knight or knights, relic; pieces by name, id or compiled.
    """

    def __init__(self, entry: tuple[str, int, Cell | None] | Data, own: Own) -> None:
        data: Data = entry if isinstance(entry, Mapping) else dict(zip(LISTED, entry))
        for key in data:
            if key not in LISTED:
                raise OptionError("unknown-option", f"a piece has no {key!r}", {"name": key, "known": ", ".join(LISTED)})
        for key in ("golem", "army"):
            if key not in data:
                raise OptionError("bad-piece", f"a piece must name its {key}: {entry!r}", {"name": key})
        if data["army"] < 0:
            raise OptionError("bad-army", f"there is no army {data['army']}", {"found": data["army"]})
        self.golem: Final = own.find("golem", data["golem"])
        self.army: Final[int] = data["army"]
        self.at: Final[Cell | None] = data.get("at")
        named: Sequence[str | Data] = data.get("knights") or ([data["knight"]] if data.get("knight") else [])
        seats = 3 if self.golem["class"] == "colossus" else 1
        knights = [own.find("knight", knight) for knight in named]
        self.knights: Final = [knight["id"] for knight in knights] or [GOLEM_MASTER["id"]] * seats
        self.relic: Final[str] = own.find("relic", data["relic"])["id"] if data.get("relic") else ""


def place_of(entry: tuple[str, int, Cell | None] | Data) -> tuple[int, Cell | None]:
    """The army of a piece and where it stands."""
    data: Data = entry if isinstance(entry, Mapping) else dict(zip(LISTED, entry))
    return data["army"], data.get("at")


def _regions(
    codex: Codex, rows: Sequence[str] | None, tiles: Sequence[tuple[str, Cell, int]] | None
) -> list[dict[str, Any]]:
    """The map of a sandbox; raises OptionError for rows that are none, an unknown side, and a map without a Region."""
    try:
        regions = compile_regions(codex, parse_rows(rows)) if rows is not None else compile_map(codex, tiles or ())
    except ValueError as wrong:
        raise OptionError("bad-map", str(wrong), {"problem": str(wrong)}) from wrong
    if not regions:
        raise OptionError("no-map", "a map needs at least one Region", {})
    return regions


def _position(team: int, zone: Sequence[Cell]) -> dict[str, Any]:
    return {"limit": 500, "team": team, "zones": [{"cells": zone}]}


def _army(army: int, faction: str, brought: Sequence[Piece], ancients: Sequence[str]) -> dict[str, Any]:
    mine = [piece for piece in brought if piece.army == army]
    return {
        "name": f"army {army}",
        "faction": faction,
        "golems": [piece.golem["id"] for piece in mine],
        "knights": [piece.knights for piece in mine],
        "relics": [piece.relic for piece in mine],
        "ancients": list(ancients),
    }


def sandbox_setup(
    rows: Sequence[str] | None,
    pieces: Sequence[tuple[str, int, Cell | None] | Data],
    tiles: Sequence[tuple[str, Cell, int]] | None,
    golems: Sequence[Data],
    scenario: Data,
    zones: Sequence[Sequence[Cell]],
    edition: str,
    knights: Sequence[Data] = (),
    relics: Sequence[Data] = (),
    ancients: Sequence[tuple[str | Data, int]] = (),
    factions: Sequence[str] = (),
    teams: Sequence[int] = (),
) -> dict[str, Any]:
    codex = default()
    _check(rows, tiles, scenario, edition)
    own = Own(golem=golems, knight=[GOLEM_MASTER, *knights], relic=relics, ancient=[])
    brought = [Piece(entry, own) for entry in pieces]
    patrons = [(own.find("ancient", ancient)["id"], army) for ancient, army in ancients]
    count = max([2, *(piece.army + 1 for piece in brought), *(army + 1 for _, army in patrons)])
    return {
        "edition": edition,
        "scenario": {
            **SCENARIO,
            **scenario,
            "positions": [_position(_at(teams, army, army), _at(zones, army, [])) for army in range(count)],
        },
        "order": "position",
        "tiles": [],
        "regions": _regions(codex, rows, tiles),
        "terrain": compile_terrain(codex),
        "golems": own.all("golem"),
        "knights": own.all("knight"),
        "relics": own.all("relic"),
        "ancients": own.all("ancient"),
        "armies": [
            _army(army, _at(factions, army, "mercenary"), brought, [id for id, owner in patrons if owner == army])
            for army in range(count)
        ],
    }


def _at(given: Sequence[Any], army: int, other: Any) -> Any:
    """What was given for an army, if so much was given."""
    return given[army] if army < len(given) else other


def _check(rows: Sequence[str] | None, tiles: Sequence[tuple[str, Cell, int]] | None, scenario: Data, edition: str) -> None:
    if edition not in EDITIONS:
        known = ", ".join(EDITIONS)
        raise OptionError("unknown-edition", f"there is no edition {edition!r}; there is {known}", {"found": edition})
    if (rows is None) == (tiles is None):
        raise OptionError("one-map", "a sandbox needs rows or tiles, one of them", {})
    unknown = [name for name in scenario if name not in SCENARIO]
    if unknown:
        raise OptionError(
            "unknown-option",
            f"a scenario has no {unknown[0]!r}{hint(unknown[0], list(SCENARIO))}",
            {"name": unknown[0], "known": ", ".join(SCENARIO)},
        )

"""The set-up of a sandbox: a map and pieces named on the spot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from shem.core.errors import OptionError
from shem.games.arcana.content.board import Cell, parse_rows
from shem.games.arcana.content.codex import default
from shem.games.arcana.content.problems import hint
from shem.games.arcana.content.setup import GOLEM_MASTER, compile_golem, compile_map, compile_regions, compile_terrain
from shem.games.arcana.rules.edition import EDITIONS

SCENARIO: Final[Mapping[str, Any]] = {
    "id": "sandbox",
    "name": "sandbox",
    "points": 500,
    "ap": 6,
    "rounds": 0,
    "vp_total": 0,
    "last_standing_wins": False,
    "destruction": "class",
    "captures": [],
    "wells": [],
    "mana_per_turn": 0,
    "deploy_rounds": 0,
    "ranges": "diagonal",
}


def sandbox_setup(
    rows: Sequence[str] | None,
    pieces: Sequence[tuple[str, int, Cell | None]],
    tiles: Sequence[tuple[str, Cell, int]] | None,
    golems: Sequence[Mapping[str, Any]],
    scenario: Mapping[str, Any],
    zones: Sequence[Sequence[Cell]],
    edition: str,
) -> dict[str, Any]:
    codex = default()
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
    own = {str(golem["name"]): dict(golem) for golem in golems}
    types = {name: own.get(name) or compile_golem(codex, name) for name, _, _ in pieces}
    count = max([2, *(army + 1 for _, army, _ in pieces)])
    armies = [[types[name]["id"] for name, owner, _ in pieces if owner == army] for army in range(count)]
    regions = compile_regions(codex, parse_rows(rows)) if rows is not None else compile_map(codex, tiles or ())
    return {
        "edition": edition,
        "scenario": {
            **SCENARIO,
            **scenario,
            "positions": [
                {"limit": 500, "zones": [{"cells": zones[army] if army < len(zones) else []}]} for army in range(count)
            ],
        },
        "order": "position",
        "tiles": [],
        "regions": regions,
        "terrain": compile_terrain(codex),
        "golems": list({golem["id"]: golem for golem in types.values()}.values()),
        "knights": [GOLEM_MASTER],
        "armies": [
            {"name": f"army {army}", "faction": "mercenary", "golems": ids, "knights": [[GOLEM_MASTER["id"]] for _ in ids]}
            for army, ids in enumerate(armies)
        ],
    }

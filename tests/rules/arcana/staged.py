"""Scenarios made up for one test: a sandbox whose scenario has whatever a compiled one can have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shem.games import arcana
from shem.games.arcana.box import Box
from tests.rules.arcana.made import Data

Place = tuple[str, int, tuple[int, int] | None]


def setup_of(
    rows: Sequence[str], pieces: Sequence[Place], golems: Sequence[Data], positions: Sequence[Data] = (), **scenario: Any
) -> Data:
    """A compiled set-up; positions: what is added to each position; resign, order, edition: of the set-up."""
    setup = dict(arcana.sandbox(list(rows), list(pieces), golems=list(golems)).setup)
    for name in ("resign", "order", "edition"):
        if name in scenario:
            setup[name] = scenario.pop(name)
    made = dict(setup["scenario"])
    made["positions"] = [
        {**position, **(positions[number] if number < len(positions) else {})}
        for number, position in enumerate(made["positions"])
    ]
    known = {one["id"]: one for one in [*setup["golems"], *golems]}
    return {**setup, "golems": list(known.values()), "scenario": {**made, **scenario}}


def staged(
    rows: Sequence[str],
    pieces: Sequence[Place],
    golems: Sequence[Data],
    positions: Sequence[Data] = (),
    turn: int = 0,
    **scenario: Any,
) -> Box:
    """A position of such a battle, with its pieces where they are named."""
    setup = setup_of(rows, pieces, golems, positions, **scenario)
    return Box(setup, [(army, cell) for _, army, cell in pieces], turn)

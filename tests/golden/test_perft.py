"""Counts of legal actions with their futures to depth 1, 2 or 3, from committed positions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from shem import games
from tests.golden.counting import leaves

FILES = sorted((Path(__file__).parent / "perft").glob("*.json"))
LOADED = {path.stem: json.loads(path.read_text("utf-8")) for path in FILES}
POSITIONS = [
    pytest.param(data["game"], data["setup"], position, id=f"{name}-{position['asked']}-{position['from'][0]}")
    for name, data in LOADED.items()
    for position in data["positions"]
]


def test_there_are_enough_positions_of_every_kind() -> None:
    assert len(POSITIONS) >= 20
    asked = {(data["game"], position["asked"]) for data in LOADED.values() for position in data["positions"]}
    assert {("arcana", kind) for kind in ("deploy", "turn", "displace", "path")} <= asked
    assert {("archmage", kind) for kind in ("announce", "redistribute", "face", "move")} <= asked
    assert {("delve", kind) for kind in ("hero-turn", "hit-stage", "def-stage", "victim", "choose", "exchange")} <= asked
    assert {("wizards", kind) for kind in ("answer", "battle-cards", "strike", "return", "discard")} <= asked
    assert sum(len(position["leaves"]) == 3 for data in LOADED.values() for position in data["positions"]) >= 10


@pytest.mark.parametrize(("game", "setup", "position"), POSITIONS)
def test_the_futures_of_some_decisions(game: str, setup: dict[str, Any], position: dict[str, Any]) -> None:
    state = games.game(game).state(setup, position["state"])
    assert state.data() == position["state"]
    assert [leaves(state, depth + 1) for depth in range(len(position["leaves"]))] == position["leaves"]
    assert state.data() == position["state"], "counting changes nothing"

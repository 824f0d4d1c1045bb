"""What the page sounds at: every kind that it names is one of its game's, and no game is mute."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import pytest

from shem import games

KINDS = json.loads((Path(__file__).parents[2] / "web/src/annex/sound/kinds.json").read_text(encoding="utf-8"))


def test_every_game_is_heard() -> None:
    assert set(KINDS) == set(games.names()) - {"specimen"}


@pytest.mark.parametrize("game", KINDS)
def test_the_kinds_that_are_heard_can_happen(game: str) -> None:
    possible = {kind.code for kind in import_module(f"shem.games.{game}.parts.events").KINDS}
    heard = [kind for kinds in KINDS[game].values() for kind in kinds]
    assert set(heard) <= possible
    assert {"turn", "end", "move", "points"} <= {sound for sound, kinds in KINDS[game].items() if kinds}

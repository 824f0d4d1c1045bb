"""A thousand random battles through the match: every invariant after every entry, and every log replays.

Two hundred of them where the rules are interpreted, which takes as long.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import shem
from shem import build
from shem.games.arcana.state import Battle
from tests.properties.test_arcana import SCENARIOS, Books, look

BATTLES = 1000 if build.which() == "compiled" else 200
AT_ONCE = 50


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, BATTLES, AT_ONCE))
def test_random_battles_keep_every_invariant_and_replay(first: int, tmp_path: Path) -> None:
    for seed in range(first, first + AT_ONCE):
        match = shem.new("arcana", scenario=SCENARIOS[seed % len(SCENARIOS)], seed=seed)
        choose, books, entered = Random(seed), Books(), 0
        while True:
            battle = match.state
            assert isinstance(battle, Battle)
            for entry in match.log[entered:]:
                assert isinstance(entry, shem.LogEntry)
                books.enter(battle, entry.events)
            entered = len(match.log)
            look(battle, books)
            if isinstance(match.pending, shem.Over):
                break
            seat = match.pending.seats[0]
            options = match.legal(seat)
            match.play(seat, choose.choice(options[1:] if len(options) > 1 and choose.random() < 0.9 else options))
        played = [entry.digest for entry in match.log]
        kept = tmp_path / f"{seed}.jsonl"
        match.save(kept)
        assert [entry.digest for entry in shem.replay(kept)] == played

"""Hints that were taken at the table, told by `shem replay`."""

from __future__ import annotations

from pathlib import Path

import shem
from shem.bots.random import RandomBot
from shem.core.contract import Over
from shem.core.log import HINTED
from tests.cli.terminal import in_order
from tests.cli.terminal import shem as run


def test_a_replay_tells_each_hint_and_counts_them_at_the_end(tmp_path: Path) -> None:
    match, bot = shem.new("archmage", seats=["human", "random"], seed=5), RandomBot(5)
    hints = 0
    while not isinstance(match.pending, Over):
        seat = match.pending.seats[0]
        if seat == 0 and hints < 2:
            match.seat(0, HINTED)
            hints += 1
        match.play(seat, bot.choose(match.sight(seat)).action)
    path = tmp_path / "hints.jsonl"
    match.save(path)
    told = run("replay", str(path)).out
    assert told.count("A hint for") == 2 and "sits down" not in told
    in_order(told, "A hint for", "A hint for", "Hints: ", "(2).")
    in_order(run("replay", str(path), lang="de").out, "Ein Tipp für", "Ein Tipp für", "Tipps: ", "(2).")

"""Simulations: the same seed gives the same results for any number of jobs, and every bot sits in every chair."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from shem.bots.greedy import GreedyBot
from shem.bots.random import RandomBot
from shem.bots.registry import bot, levels, names, plain_names
from shem.core.chance import Entry, Seeded
from shem.core.errors import OptionError
from shem.games.archmage.mixing import MixingBot
from shem.lab.battle import Plan, Ring, fight
from shem.lab.report import Report
from shem.lab.simulate import simulate
from tests.children import interruptible


def auctions(n: int, jobs: int = 1, seed: int = 1, **more: Any) -> Report:
    return simulate("archmage", {"goal": 10}, ["random", "random", "random"], n, seed, jobs, **more)


def test_the_number_of_jobs_changes_nothing() -> None:
    alone = auctions(12)
    assert auctions(12, jobs=2) == alone
    assert auctions(12) == alone
    assert auctions(12, seed=2) != alone


def test_a_battle_does_not_depend_on_how_many_there_are() -> None:
    plan = Plan("archmage", {"seats": 3, "goal": 10}, ("random",) * 3, 1, True)
    ring = Ring(plan)
    assert Ring(plan).battle(6) == [ring.battle(index) for index in range(7)][6]


def test_every_battle_ends_in_a_win_or_a_draw() -> None:
    found = auctions(12)
    assert found.battles == 12
    assert sum(found.endings.values()) == 12
    assert sum(share.count for share in found.chairs) == sum(share.count for share in found.wins) >= 12 - found.draws.count
    assert 1 <= found.length.least <= found.length.mean <= found.length.most
    assert found.total_decisions == round(found.decisions.mean * 12)


def test_bots_move_one_chair_on_unless_told_to_stay() -> None:
    plan = Plan("archmage", {"seats": 3, "goal": 10}, ("random",) * 3, 1, True)
    assert [Ring(plan).battle(index).chairs for index in range(4)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]
    fixed = Plan("archmage", {"seats": 3, "goal": 10}, ("random",) * 3, 1, False)
    assert {Ring(fixed).battle(index).chairs for index in range(4)} == {(0, 1, 2)}


def test_progress_is_told_to_the_end() -> None:
    for jobs in (1, 2):
        told: list[tuple[int, int]] = []
        auctions(5, jobs=jobs, progress=lambda done, n, told=told: told.append((done, n)))
        assert told == sorted(told)
        assert told[-1] == (5, 5)


def test_a_random_bot_draws_from_its_own_seed() -> None:
    ring = Ring(Plan("archmage", {"goal": 10}, ("random", "random"), 1, True))

    def length(*seeds: int) -> int:
        players = [RandomBot(seed) for seed in seeds]
        return fight(ring.game, ring.setup, players, (0, 1), Entry(Seeded(5))).decisions

    lengths = [length(seed, seed + 100) for seed in range(6)]
    assert lengths == [length(seed, seed + 100) for seed in range(6)]
    assert len(set(lengths)) > 1


@pytest.mark.parametrize(
    ("game", "bots", "n", "jobs", "code"),
    [
        ("chess", ["random"], 1, 1, "unknown-game"),
        ("archmage", ["random", "oracle"], 1, 1, "unknown-bot"),
        ("archmage", ["random", "random"], 0, 1, "too-few"),
        ("archmage", ["random", "random"], 1, 0, "too-few"),
        ("archmage", ["random", "random"], 10**30, 1, "too-many"),
        ("archmage", ["random", "random"], 1_000_001, 2, "too-many"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(game: str, bots: list[str], n: int, jobs: int, code: str) -> None:
    with pytest.raises(OptionError) as refused:
        simulate(game, {}, bots, n, 1, jobs)
    assert refused.value.code == code


LONG_RUN = """
import signal
from shem.lab.simulate import simulate

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    simulate("archmage", {}, ["random", "greedy"], 1_000_000, 1, 2, progress=lambda done, of: print(done, flush=True))
"""


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal to a group of processes")
@pytest.mark.parametrize("everybody", [True, False])
def test_ctrl_c_ends_all_processes(everybody: bool, tmp_path: Path) -> None:
    script = tmp_path / "long_run.py"
    script.write_text(LONG_RUN, encoding="utf-8")
    command = [sys.executable, str(script)]
    with interruptible():
        run = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    try:
        assert run.stdout is not None and run.stdout.readline()
        (os.killpg if everybody else os.kill)(run.pid, signal.SIGINT)
        said = run.communicate(timeout=10)[1].decode()
        assert run.returncode not in (0, None)
        assert said.count("Traceback") == said.count("KeyboardInterrupt") == 1
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(run.pid, signal.SIGKILL)


def test_too_many_bots_are_refused() -> None:
    with pytest.raises(OptionError):
        simulate("archmage", {}, ["random"] * 5, 1, 1)
    with pytest.raises(OptionError) as refused:
        simulate("archmage", {"seats": 3}, ["random"] * 2, 1, 1)
    assert refused.value.code == "seat-count"
    assert refused.value.details == {"right": 3, "found": 2}


def test_the_registry_names_its_bots() -> None:
    for game in ("arcana", "archmage"):
        assert plain_names(game) == ["random", "greedy", "search", *levels(game)]
        assert [type(bot(name, game, 1)) for name in names(game)[:2]] == [
            RandomBot,
            MixingBot if game == "archmage" else GreedyBot,
        ]
    with pytest.raises(OptionError) as refused:
        bot("oracle", "arcana", 1)
    known = "random, greedy, search, apprentice, scribe, shaper, adept, master, archmage"
    known += ", ...-aggressive, ...-careful, ...-flags"
    assert refused.value.details == {"name": "oracle", "game": "arcana", "known": known}

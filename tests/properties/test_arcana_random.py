"""Some five hundred random battles through the match: every invariant after every entry, and every log replays.

Of every scenario of the core pack, in both editions, with every number of seats that it permits. `SHEM_GAMES=2000` plays
four times as many. A tenth of them where the rules are interpreted, which takes about as long.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import shem
from shem import build
from shem.core.contract import Action
from shem.core.match import Match, begin
from shem.games.arcana.content import codex
from shem.games.arcana.content.compile_scenario import scenario_points, seat_range
from shem.games.arcana.game import GAME
from shem.games.arcana.parts.actions import END_TURN
from shem.games.arcana.parts.edition import EDITIONS
from shem.games.arcana.parts.state import Battle
from tests.properties.test_arcana import Books, look

COMPILED = build.which() == "compiled"
CORE = codex.default()
GAMES = int(os.environ.get("SHEM_GAMES", "500"))


def battles(points: int, seats: int) -> int:
    """How many of them all are played of a scenario of so many points with so many seats, in each edition.

    Most of them of the small ones: a battle for eight with 3000 points each takes as long as forty of 500 for two.
    """
    return max(1, int(1875 * GAMES / (points * seats) ** 1.5))


TABLES = [
    (id, seats, edition, battles(scenario_points(scenario), seats))
    for id, scenario in CORE.scenarios.items()
    for seats in range(seat_range(scenario)[0], seat_range(scenario)[1] + 1)
    for edition in EDITIONS
]
# A tenth of each table's battles a test, so that workers share the long ones, which come first.
SHARES = [
    pytest.param(id, seats, edition, range(first, min(first + most, count)), id=f"{id}-{seats}-{edition}-{first}")
    for id, seats, edition, whole in sorted(TABLES, key=lambda table: table[3])
    for count, most in [(whole, max(2, whole // 10)) if COMPILED else (-(-whole // 10), 2)]
    for first in range(0, count, most)
]


def share_of(entry: tuple[str, str, str, str]) -> int:
    """How many battles there are of an entry of the coverage list that names a scenario, its seats and edition."""
    return sum(count for id, seats, edition, count in TABLES if entry == ("scenario", id, "", f"{seats} seats, {edition}"))


def test_the_battles_are_of_every_kind() -> None:
    assert sum(count for *_, count in TABLES) > 0.9 * GAMES
    assert {(id, edition) for id, _, edition, _ in TABLES} == {
        (id, edition) for id in CORE.scenarios for edition in EDITIONS
    }
    assert {seats for _, seats, _, _ in TABLES} == {2, 3, 4, 5, 6, 7, 8}


@cache
def setup_of(scenario: str, seats: int, edition: str, resign: bool) -> dict[str, Any]:
    return dict(GAME.resolve({"scenario": scenario, "seats": seats, "edition": edition, "resign": resign}))


def choice(choose: Random, options: list[Action], style: int) -> Action:
    """By style: any action, seldom the end of the turn; each kind of action as likely as another; turns ended early."""
    others = [option for option in options if option is not END_TURN] or options
    if len(others) < len(options) and choose.random() < (0.1, 0.1, 0.3)[style]:
        return END_TURN
    if style == 1:
        kind = choose.choice(sorted({option.key()[0] for option in others}))
        others = [option for option in others if option.key()[0] == kind]
    return choose.choice(others)


def play(match: Match, seed: int, style: int) -> None:
    """To the end, with every invariant looked at after every entry."""
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
        assert all(match.legal(other) == [] for other in range(len(match.seats)) if other != seat)
        match.play(seat, choice(choose, match.legal(seat), style))
    assert battle.round <= battle.plan.rounds
    assert battle.ended is not None and len(battle.ended.scores) == len(match.seats)


@pytest.mark.long
@pytest.mark.parametrize(("scenario", "seats", "edition", "seeds"), SHARES)
def test_random_battles_keep_every_invariant_and_replay(
    scenario: str, seats: int, edition: str, seeds: range, tmp_path: Path
) -> None:
    for seed in seeds:
        turn = seed + seats + EDITIONS.index(edition)  # where few are played, too, each style has its turn, and resigning
        setup = setup_of(scenario, seats, edition, turn % 5 == 4)
        secret = Random(f"{scenario} {seats} {edition} {seed}").randbytes(32)
        match = begin(GAME, setup, ["random"] * seats, ["app"] * seats, secret)
        play(match, seed, turn % 3)
        played = [entry.digest for entry in match.log]
        kept = tmp_path / f"{seed}.jsonl"
        match.save(kept)
        assert [entry.digest for entry in shem.replay(kept)] == played
        kept.unlink()

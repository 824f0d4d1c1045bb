"""The log: what was told stands under the round in which it happened, and with the seat that it is about."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

import shem
from shem.bots.random import RandomBot
from shem.core.contract import Over
from shem.core.log import LogEntry
from shem.core.match import Match
from shem.games.arcana.parts.actions import EndTurn
from shem.games.arcana.parts.state import Battle
from shem.table.history import beyond_dice, no_undo
from shem.table.hosted import Hosted
from shem.table.past import Past

MATCHES = Path(__file__).parents[1] / "golden/matches"


def played(rounds: int, scenario: str = "three-cairns", seed: int = 3) -> Match:
    """A match up to its first decision in this round; who has the turn may end it after a decision or two."""
    match = shem.new("arcana", scenario=scenario, seed=seed)
    bot = RandomBot(seed)
    while _battle(match).round < rounds and not isinstance(match.pending, Over):
        seat = match.pending.seats[0]
        ends = len(match.log) % 3 == 0 and match.why_not(seat, EndTurn()) is None
        match.play(seat, EndTurn() if ends else bot.choose(match.sight(seat)).action)
    return match


def _battle(match: Match) -> Battle:
    assert isinstance(match.state, Battle)
    return match.state


def past(hosted: Hosted) -> Past:
    return Past(hosted.match, {}, hosted.voice("en"), None, {})


def test_a_round_opens_with_its_beginning() -> None:
    """The end of the turn that brought it about belongs to the round before."""
    hosted = Hosted("match", played(4), {})
    log = hosted.log("en", None)
    assert log[0]["round"] == 0
    round = 0
    for told in log:
        if told["kind"] == "round":
            round += 1
        assert told["round"] == round, told
    assert round == 4
    match = hosted.match
    assert past(hosted).ask(len(match.log), "log", {}, []) == log


def test_a_step_belongs_to_the_round_in_which_it_was_decided() -> None:
    match = played(3)
    hosted = Hosted("match", match, {})
    *_, (entry, round, _) = past(hosted).steps()
    assert isinstance(match.live[-1].action, EndTurn) and entry is match.live[-1]
    assert (round, match.live[-1].length) == (2, 3)
    assert past(hosted).steps()[0][1] == 0
    match.undo(match.undo_needs(0), 0)
    *_, (_, ended, _), (_, undone, _) = past(hosted).steps()
    assert (ended, undone) == (2, 2)
    assert [hosted.log("en", None)[-1][name] for name in ("kind", "round")] == ["undone", 2]
    match.play(match.pending.seats[0], EndTurn())
    assert past(hosted).steps()[-1][1] == 2
    assert [told["round"] for told in hosted.log("en", None) if told["kind"] == "round"] == [1, 2, 3]


@pytest.mark.parametrize("scenario", ["three-cairns", "as-the-embers-die"])
def test_what_is_told_is_with_the_seat_that_it_is_about(scenario: str) -> None:
    """What a turn begins with is its army's, not that of whoever ended the turn before; a round is nobody's."""
    match = played(4, scenario)
    wild = _battle(match).plan.wild
    army: int | None = None
    others = 0
    for told in Hosted("match", match, {}).log("en", None):
        whose, data = told["seat"], told["data"]
        if told["kind"] in ("round", "ended"):
            assert whose is None
        elif "army" in data or "golem" in data:
            own = data["army"] if "army" in data else _battle(match).golems[data["golem"]].army
            assert whose == (own if 0 <= own < wild else None), told
        if told["kind"] == "turn":
            army = data["army"]
        others += whose not in (None, match.live[told["entry"]].seat)
        if told["kind"] == "turn-ended":
            assert whose == match.live[told["entry"]].seat == army
    assert others


def test_what_was_taken_back_past_others_is_counted_until_it_is_done_again() -> None:
    """By who asked for it, decision by decision; what is free to take back does not count."""
    match = played(2)
    last = match.live[-1].seat
    assert isinstance(match.live[-1].action, EndTurn) and last is not None
    match.undo()
    assert beyond_dice(match) == [0, 0]
    match.redo(last)
    other = 1 - last
    match.undo([last], other)
    assert beyond_dice(match)[other] == 1
    match.redo(other)
    assert beyond_dice(match) == [0, 0]
    match.undo([last], other, 2)
    match.redo(other)
    assert beyond_dice(match)[other] == 1
    assert no_undo(match)["past"] == beyond_dice(match)


def test_the_points_of_every_step_are_those_of_its_position(tmp_path: Path) -> None:
    """Also of what was taken back, and of what was done again."""
    path = tmp_path / "battle.jsonl"
    path.write_bytes(gzip.decompress((MATCHES / "arcana-three-cairns-2015.jsonl.gz").read_bytes()))
    match = shem.load(path)
    assert isinstance(match.pending, Over)
    match.undo(range(2), 0, 60)
    match.redo(0, 40)
    steps = past(Hosted("match", match, {})).scores()
    standing: list[Battle] = []
    for entry, scores in zip(match.log, steps, strict=True):
        if isinstance(entry, LogEntry):
            assert isinstance(entry.state, Battle)
            standing.append(entry.state)
        else:
            standing.pop()
        assert scores == [army.vp for army in standing[-1].armies[:2]]
    assert steps[-1] != steps[-41]

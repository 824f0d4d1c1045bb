"""The load command does what it says: people play at real sockets, bots among them, and nothing goes wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks.load import ERRORS, GIGABYTE, Found, Wanted, main, share_of, waited


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="memory is looked up in /proc")
def test_it_plays_and_measures(capsys: pytest.CaptureFixture[str]) -> None:
    pace = ["--pause", "0.2", "--seconds", "4", "--put-away", "1"]
    main(["--matches", "1,4", "--battles", "1", "--idle", "2", "--absent", "1", *pace, "--json"])
    one, four = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert [(found["matches"], found["wanted"]) for found in (one, four)] == [(1, 5), (4, 8)]
    for found in (one, four):
        assert found["errors"] == {} and found["acted"] > 0
        assert 0 < found["acts"][0] <= found["acts"][1] and 0 < found["files"][0] <= found["files"][1]
        assert 0 < found["memory"] <= found["peak"] and found["memory_of_bots"] > 0


def test_a_run_says_whether_it_reached_its_goals() -> None:
    found = Found(Wanted(500), 900, (20.0, 100.0), (1.0, 2.0), (1.0, 2.0), 700.0, 900.0, 0.3, 100.0, {})
    assert waited(100).said(found) == "    p99 of an action, ms: 100, goal under 100: NOT MET"
    assert ERRORS.said(found).endswith("errors: 0, goal under 1: met")
    assert GIGABYTE.said(found).endswith("800, goal under 1024: met")


def test_a_share_of_the_times_is_one_of_them() -> None:
    times = [number / 1000 for number in range(1, 201)]
    assert (share_of(times, 0.5), share_of(times, 0.99)) == (101.0, 199.0)
    assert share_of([0.007], 0.99) == 7.0

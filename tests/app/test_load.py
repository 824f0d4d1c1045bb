"""The load command does what it says: people play at real sockets, bots among them, and nothing goes wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks.load import main, share_of


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="memory is looked up in /proc")
def test_it_plays_and_measures(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--matches", "1,4", "--battles", "1", "--idle", "2", "--pause", "0.2", "--seconds", "4", "--json"])
    one, four = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert [one["matches"], four["matches"]] == [1, 4] and one["acts"] > 0 < four["acts"]
    assert one["errors"] == four["errors"] == {}
    for found in (one, four):
        assert 0 < found["act_p50"] <= found["act_p99"] and 0 < found["file_p50"] <= found["file_p99"]
        assert found["memory"] > 0 < found["memory_of_bots"]


def test_a_share_of_the_times_is_one_of_them() -> None:
    times = [number / 1000 for number in range(1, 201)]
    assert (share_of(times, 0.5), share_of(times, 0.99)) == (101.0, 199.0)
    assert share_of([0.007], 0.99) == 7.0

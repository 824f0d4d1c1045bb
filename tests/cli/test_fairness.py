"""`shem scenario fairness`: three shares apart, each held against its limits."""

from __future__ import annotations

import json

from tests.cli.terminal import in_order, shem


def test_positions_first_turns_and_armies_in_words() -> None:
    done = shem("scenario", "fairness", "four-winds", "thirst", "-n", "6", "--bot", "random")
    in_order(
        done.out,
        "Four Winds, 6 battles, ",
        "won from position 1: ",
        "won from position 2: ",
        "won by who goes first: ",
        " against ",
        "Thirst, 6 battles, ",
        "500 points, all scenarios together, 12 battles, ",
    )
    assert done.code == int("outside" in done.out)
    german = shem("scenario", "fairness", "battle-of-two-rock", "-n", "1", "--bot", "random", lang="de")
    in_order(
        german.out, "eine Schlacht", "von Position 1 aus gewonnen", "außerhalb von 43 bis 57 %", "außerhalb der Grenzen"
    )
    assert german.code == 1


def test_a_share_outside_its_limits_is_counted() -> None:
    done = shem("scenario", "fairness", "battle-of-two-rock", "-n", "1", "--bot", "random", "--json")
    found = json.loads(done.out)
    [only] = found["found"]
    assert only["battles"] == 1
    assert found["outside"] == 4 * (1 - only["draws"]["count"])  # one battle: every share is 0 or 100 %


def test_a_scenario_for_more_is_refused() -> None:
    done = shem("scenario", "fairness", "realm-of-cinders", "-n", "1")
    assert done.code == 2
    assert '"realm-of-cinders" is not a scenario for two' in done.err
    assert shem("scenario", "fairness", "thirst", "--points", "1000", "-n", "1").code == 2


def test_where_there_is_nothing_to_play_nothing_is_proved() -> None:
    """No scenario for two is of this size: the sizes that there are stand there."""
    done = shem("scenario", "fairness", "--points", "700", "-n", "1")
    assert (done.code, done.out) == (2, "")
    assert "There is no scenario for two of that size." in done.err and ": 500, 1000" in done.err
    german = shem("scenario", "fairness", "--points", "700", "-n", "1", lang="de")
    assert german.code == 2 and "kein Szenario dieser Größe für zwei" in german.err

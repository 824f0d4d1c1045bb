"""`shem scenario fairness`: three shares apart, each held against its limits."""

from __future__ import annotations

import json
from pathlib import Path

from shem.games.arcana.content import codex
from shem.games.arcana.content.measured import figures, measured
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
    )
    assert "all scenarios together" not in done.out  # there are more of that size
    assert done.code == int("outside" in done.out)
    german = shem("scenario", "fairness", "battle-of-two-rock", "-n", "1", "--bot", "random", lang="de")
    in_order(
        german.out,
        "eine Schlacht",
        "von Position 1 aus gewonnen",
        "außerhalb von 43 bis 57\u00a0%",
        "außerhalb der Grenzen",
    )
    assert german.code == 1


def test_a_share_outside_its_limits_is_counted() -> None:
    done = shem("scenario", "fairness", "battle-of-two-rock", "-n", "1", "--bot", "random", "--json")
    found = json.loads(done.out)
    [only] = found["found"]
    assert only["battles"] == 1
    assert found["outside"] == 4 * (1 - only["draws"]["count"])  # one battle: every share is 0 or 100 %


def test_armies_are_judged_over_all_scenarios_of_their_size_be_it_one() -> None:
    of_three_thousand = json.loads(shem("scenario", "fairness", "epic", "-n", "1", "--bot", "random", "--json").out)
    assert [one["title"] for one in of_three_thousand["found"]] == ["Epic", "3000 points, all scenarios together"]
    two = ("battle-of-two-rock", "lights-over-kesh")
    in_order(
        shem("scenario", "fairness", *two, "-n", "1", "--bot", "random").out,
        "2000 points, all scenarios together, 2 battles",
    )


def test_what_was_measured_is_kept_in_a_file_scenario_by_scenario(tmp_path: Path) -> None:
    file = tmp_path / "fairness.json"
    for name in ("thirst", "four-winds", "thirst"):
        shem("scenario", "fairness", name, "-n", "2", "--bot", "random", "--record", str(file))
    kept = json.loads(file.read_text())
    assert list(kept) == ["four-winds", "thirst"]
    scenario = codex.default().scenarios["thirst"]
    assert kept["thirst"]["figures"] == figures(scenario)
    assert (kept["thirst"]["bot"], kept["thirst"]["battles"], kept["thirst"]["decided"]) == ("random", 2, 2)


def test_the_page_of_a_scenario_says_what_was_measured() -> None:
    found = measured("three-cairns", codex.default().scenarios["three-cairns"])
    assert found is not None
    percent = round(100 * found.position / found.decided)
    page = shem("scenario", "show", "three-cairns").out
    measure = f"{found.battles} battles between two equal computer players (skilled)"
    assert f"{measure}: position 1 won {percent}%, whoever went first " in page
    assert (
        f"Position 1 gewann {percent}\u00a0%, und wer begann, " in shem("scenario", "show", "three-cairns", lang="de").out
    )
    assert ": position 1, which goes first, won " in shem("scenario", "show", "battle-of-two-rock").out
    assert "Measured with" not in shem("scenario", "show", "realm-of-cinders").out


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

"""`shem delve balance`: how often a party of bots wins, with how many heroes, and what they fall by."""

from __future__ import annotations

import json
from pathlib import Path

from shem.games.delve.content.codex import listing
from tests.cli.terminal import in_order, shem

LONE = ("delve", "balance", "--quest", "cold-stair", "--bot", "random", "--heroes", "1", "-n", "2")


def test_each_number_of_heroes_in_words() -> None:
    done = shem("delve", "balance", "--quest", "The Cold Stair", "--bot", "random", "--heroes", "1,2", "-n", "2")
    in_order(
        done.out,
        "the random bot, 2 games each",
        "The Cold Stair",
        "won with one hero: ",
        "rounds, ",
        "won with 2 heroes: ",
        "heroes fallen; most by: ",
    )
    assert done.code == int("outside" in done.out)
    german = shem(*LONE, lang="de")
    in_order(german.out, "je 2 Spiele", "Die kalte Stiege", "gewonnen mit einem Helden", "Runden")


def test_games_are_the_same_in_any_number_of_processes() -> None:
    alone, shared = (json.loads(shem(*LONE, "--json", "--jobs", jobs).out) for jobs in ("1", "2"))
    assert alone == shared
    assert [(row["quest"], row["heroes"], row["of"]) for row in alone["found"]] == [("cold-stair", 1, 2)]


def test_a_random_party_wins_too_seldom_and_that_is_an_error() -> None:
    done = shem(*LONE)
    assert done.code == 1
    in_order(
        done.out, "won with one hero: 0, 0.0% (0.0 to 65.8%) — outside 35 to 75%", "One share lies outside the limits."
    )


def test_what_was_measured_is_kept_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "balance.json"
    for heroes in ("1", "2"):
        shem(
            "delve",
            "balance",
            "--quest",
            "cold-stair",
            "--bot",
            "random",
            "--heroes",
            heroes,
            "-n",
            "1",
            "--record",
            str(file),
        )
    kept = json.loads(file.read_text())
    assert list(kept) == ["cold-stair"]
    assert [(count, row["bot"], row["of"]) for count, row in kept["cold-stair"].items()] == [
        ("1", "random", 1),
        ("2", "random", 1),
    ]


def test_an_unknown_quest_or_number_of_heroes_is_refused() -> None:
    quest = shem("delve", "balance", "--quest", "warm-stair")
    assert quest.code == 2
    assert ", ".join(entry["id"] for entry in listing()["quests"]) in quest.err
    assert shem("delve", "balance", "--heroes", "6").code == 2

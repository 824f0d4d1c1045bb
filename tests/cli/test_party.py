"""A party of Delve in a file at the command line: camp, a quest, and home."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.terminal import in_order, shem


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A new party of Tamm and Sill, with 20 Crowns for Tamm and 20 soul points."""
    path = tmp_path / "ours.json"
    made = shem("delve", "party", "new", str(path), "--hero", "tamm", "--hero", "sill")
    assert made.code == 0
    text = (
        path.read_text(encoding="utf-8").replace('"souls": 0', '"souls": 20', 1).replace('"crowns": 0', '"crowns": 20', 1)
    )
    path.write_text(text, encoding="utf-8")
    return path


def party(file: Path, deed: str, *rest: str, lang: str = "en") -> str:
    run = shem("delve", "party", deed, str(file), *rest, lang=lang)
    assert run.code == 0, run.err
    return run.out


def test_a_new_party_is_told_and_never_written_over(file: Path) -> None:
    in_order(
        party(file, "show"),
        "ours: 20 soul points",
        "Tamm (tamm)",
        "20 Crowns",
        "Sill (sill)",
        "The Cold Stair",
        "For sale:",
    )
    again = shem("delve", "party", "new", str(file))
    assert again.code == 2 and "is there already" in again.err
    in_order(party(file, "show", lang="de"), "20 Seelenpunkte", "trägt: Prägehammer", "Zu kaufen:")


def test_what_is_done_in_camp_is_in_the_file(file: Path) -> None:
    party(file, "enhance", "tamm")
    party(file, "buy", "tamm", "miners-helm")
    party(file, "sell", "tamm", "clay-salve")
    party(file, "take-off", "tamm", "fired-apron")
    party(file, "give", "tamm", "sill", "fired-apron")
    party(file, "give", "tamm", "sill", "7")
    party(file, "take-off", "sill", "slip-robe")
    party(file, "wear", "sill", "fired-apron")
    party(file, "choose", "cold-stair")
    found = json.loads(party(file, "show", "--json"))
    tamm, sill = found["heroes"]["tamm"], found["heroes"]["sill"]
    assert (tamm["rank"], tamm["crowns"], tamm["pack"], found["souls"]) == (2, 20 - 5 + 2 - 7, [], 15)
    assert (sill["crowns"], "fired-apron" in sill["worn"], "slip-robe" in sill["pack"]) == (7, True, True)


def test_what_cannot_be_done_is_said_and_changes_nothing(file: Path) -> None:
    before = file.read_text(encoding="utf-8")
    run = shem("delve", "party", "buy", str(file), "sill", "miners-helm", lang="de")
    assert (run.code, run.err) == (2, "sill hat 0 Kronen und braucht 5.\n")
    assert file.read_text(encoding="utf-8") == before
    for words in (["give", str(file), "tamm", "sill", "10000"], ["wear", str(file), "tamm", "x" * 31]):
        much = shem("delve", "party", *words)
        assert much.code == 2 and much.err.startswith("This cannot be: "), much.err
    file.write_text(before.replace('"tamm": {', '"nobody": {', 1), encoding="utf-8")
    broken = shem("delve", "party", "show", str(file))
    assert broken.code == 2 and ":14: heroes.nobody: heroes has no nobody" in broken.err


def test_a_party_plays_its_next_quest_and_is_taken_along_once(file: Path, tmp_path: Path) -> None:
    match = tmp_path / "match.jsonl"
    seats = ["--seat", "greedy", "--seat", "greedy", "--seed", "3"]
    played = shem("play", "delve", "--party", str(file), *seats, "--save", str(match))
    assert f"shem delve party take FILE {match}" in played.out.replace("\n", " ")
    party(file, "take", str(match))
    once = file.read_text(encoding="utf-8")
    party(file, "take", str(match))
    assert file.read_text(encoding="utf-8") == once
    others = tmp_path / "others.json"
    assert shem("delve", "party", "new", str(others), "--hero", "tamm", "--hero", "sill").code == 0
    before = others.read_text(encoding="utf-8")
    taken = shem("delve", "party", "take", str(others), str(match))
    assert (taken.code, taken.err) == (2, "Another party played cold-stair in this match.\n")
    assert others.read_text(encoding="utf-8") == before
    chapter = json.loads(once)["history"][0]
    assert (chapter["quest"], chapter["heroes"]) == ("cold-stair", ["tamm", "sill"])
    assert "The Cold Stair: " in party(file, "show")

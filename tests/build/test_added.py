"""A game that another package brings is played everywhere, without a line changed in Shem: `tests/specimen`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.app.table import Browser, mine, serving
from tests.children import PATIENCE, inherited
from tests.specimen.installed import install

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where Python finds the package, as pip would have installed it."""
    site = install(tmp_path_factory.mktemp("site"))
    return os.pathsep.join(filter(None, [site, str(ROOT), os.environ.get("PYTHONPATH", "")]))


def shem(path: str, *arguments: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-P", "-m", "shem.cli", "--lang", "en", *arguments],
        env={**inherited(), "PYTHONPATH": path},
        input=typed,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_the_command_line_lists_it_and_the_laboratory_plays_it(path: str) -> None:
    assert "specimen: The Specimen. Pawns on a ring" in shem(path, "games")
    found = json.loads(shem(path, "simulate", "specimen", "-n", "6", "--seat", "random", "--seat", "random", "--json"))
    assert found["battles"] == 6 and sum(found["endings"].values()) == 6


def test_people_play_it_at_the_terminal_and_hear_it_again(path: str, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    told = shem(path, "play", "specimen", "--save", str(file), typed="1\n" * 200)
    assert "Victory for Pawn" in told and "Choose (allocate)." in told
    assert "Victory for Pawn" in shem(path, "replay", str(file))
    shem(path, "replay", str(file), "--check")


@pytest.mark.parametrize(("language", "won"), [("en", "Victory for "), ("de", "Sieg für ")])
def test_people_play_it_in_the_app_and_look_at_it_again(path: str, language: str, won: str) -> None:
    with serving(PYTHONPATH=path) as server:
        browser, choose = Browser(server, language), Random(5)
        wanted = {
            "game": "specimen",
            "options": {},
            "seats": [{"player": kind, "dice": "app"} for kind in ("here", "random")],
        }
        id = browser.ask("POST", "/matches", json=wanted).json()["id"]
        with browser.sit(id) as chair:
            while chair.wait(lambda sight: mine(sight) or sight["pending"]["kind"] == "over")["pending"]["kind"] != "over":
                answered = chair.act(choose.choice(chair.question("choices")["choices"]))
                assert answered["kind"] == "sight", answered
            assert chair.sight["pending"]["text"].startswith(won)
        file = browser.ask("GET", f"/matches/{id}/file").content
        assert browser.ask("POST", "/replays", 201, content=file).json()["id"]
        (line,) = [line for line in browser.get("/home")["games"] if line["name"] == "specimen"]
        assert line["board"] is True and line["title"] in ("The Specimen", "Das Muster")

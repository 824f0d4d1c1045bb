"""The walk "add a game" of CONTRIBUTING for a game that is built in: its steps, followed with the specimen in a copy of the
program; and that each game here has taken them."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import shem
from shem import games
from shem.app.rulings import document
from shem.locale.words import LANGUAGES, locale
from tests.app.table import Browser, serving
from tests.children import PATIENCE, inherited
from tests.cli.test_narration import MATCHES as NARRATED
from tests.contract.tables import TABLES
from tests.golden import make_perft, record

ROOT = Path(__file__).parents[2]
SUITES = ["contract/test_actions.py", "contract/test_states.py", "contract/test_secrets.py", "faces", "playthroughs"]
IMPORTED = "import sys; from shem.cli import run; run(sys.argv[1:]); print(*sys.modules)"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program and its tests in which the specimen lies as a game of Shem's own does."""
    root, unneeded = tmp_path_factory.mktemp("house"), shutil.ignore_patterns("__pycache__", "matches", "assets")
    shutil.copytree(Path(shem.__file__).parent, root / "src/shem", ignore=unneeded)
    shutil.copytree(ROOT / "tests", root / "tests", ignore=unneeded)
    shutil.copy(ROOT / "pyproject.toml", root)
    specimen = root / "tests/specimen"
    shutil.move(specimen / "rules", root / "src/shem/games/specimen")
    shutil.move(specimen / "face", root / "src/shem/faces/specimen")
    for file in [*root.glob("src/shem/*/specimen/*.py"), *root.glob("tests/**/*.py")]:
        change(file, {"tests.specimen.rules": "shem.games.specimen", "tests.specimen.face": "shem.faces.specimen"})
    line = '    "specimen": Registered("shem.games.specimen", "shem.faces.specimen"),\n'
    assert change(root / "src/shem/games/__init__.py", {"\n_OWN: Final = {\n": f"\n_OWN: Final = {{\n{line}"})
    return root


def change(file: Path, words: dict[str, str]) -> bool:
    """Whether something was there to be changed."""
    text = before = file.read_text(encoding="utf-8")
    for old, new in words.items():
        text = text.replace(old, new)
    file.write_text(text, encoding="utf-8")
    return text != before


def path(house: Path) -> str:
    return os.pathsep.join([str(house / "src"), str(house)])


def python(house: Path, *arguments: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-P", *arguments],
        cwd=house / "tests",
        env={**inherited(), "PYTHONPATH": path(house), "SHEM_HOME": str(house / "home")},
        input=typed,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    return done.stdout


def in_house(house: Path, *arguments: str, typed: str = "") -> str:
    return python(house, "-m", "shem.cli", "--lang", "en", *arguments, typed=typed)


def test_with_its_folders_and_one_line_it_is_listed_played_studied_and_heard_again(house: Path) -> None:
    assert in_house(house, "games").startswith("specimen: The Specimen.")
    file = str(house / "match.jsonl")
    assert "Victory for Pawn" in in_house(house, "play", "specimen", "--save", file, typed="1\n" * 200)
    assert "Victory for Pawn" in in_house(house, "replay", file)
    in_house(house, "replay", file, "--check")
    found = json.loads(in_house(house, "simulate", "specimen", "-n", "4", "--seat", "random", "--seat", "random", "--json"))
    assert found["battles"] == 4


def games_imported(house: Path, *arguments: str) -> set[str]:
    loaded = python(house, "-c", IMPORTED, *arguments).splitlines()[-1].split()
    assert {"shem.faces.arcana.face", "shem.faces.archmage.face", "shem.faces.specimen.face"} <= set(loaded)
    return {name.split(".")[2] for name in loaded if name.startswith("shem.games.")}


def test_it_is_not_imported_for_help_nor_another_game_for_it(house: Path) -> None:
    assert games_imported(house, "--help") == set()
    assert games_imported(house, "simulate", "specimen", "-n", "1", "--seat", "random", "--seat", "random") == {"specimen"}


def test_the_app_offers_it_with_its_board(house: Path) -> None:
    with serving(PYTHONPATH=path(house)) as server:
        (line,) = [line for line in Browser(server).get("/home")["games"] if line["name"] == "specimen"]
        assert line["title"] == "The Specimen" and line["board"] is True
        board = httpx.get(f"{server.address}/games/specimen/page.js", timeout=PATIENCE, trust_env=False)
        assert board.status_code == 200 and "export function mount" in board.text


def test_it_passes_the_suites_of_rules_and_faces(house: Path) -> None:
    told = python(house, "-m", "pytest", "--import-mode=importlib", "-p", "no:cacheprovider", *SUITES, "-k", "specimen")
    assert int(re.findall(r"(\d+) passed", told)[0]) > 50


@pytest.mark.parametrize("game", games.names())
def test_every_game_has_taken_every_step(game: str) -> None:
    """What other tests say of the lists of games that they keep is not said again here: faces, playthroughs."""
    assert game in {table.game.name for table in TABLES}, "tests/contract/tables.py"
    assert game in {name for _, name, *_ in record.MATCHES}, "tests/golden/record.py"
    assert game in {name for _, name, _ in make_perft.GAMES}, "tests/golden/make_perft.py"
    assert game in {name for name, _ in NARRATED}, "tests/cli/test_narration.py"
    assert f"| `{game}` |" in (ROOT / "README.md").read_text(encoding="utf-8"), "README.md"
    assert document(game) == (ROOT / f"docs/rulings/{game}.md").read_text(encoding="utf-8"), "docs/rulings"
    for language in LANGUAGES:
        assert any(file.name.endswith(".md") for file in (locale(game) / language / "help").iterdir())

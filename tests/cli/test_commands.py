"""Listings, content, simulation, replay and what is said to bad input."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import shem as api
from shem import build, games
from tests.children import PATIENCE
from tests.cli.terminal import Run, in_order, shem


def save(tmp_path: Path, game: str = "archmage", *more: str) -> Path:
    """A finished match between random bots."""
    path = tmp_path / f"{game}.jsonl"
    seats = ["--seat", "random", "--seat", "random"]
    done = shem("play", game, *seats, "--seed", "7", "--save", str(path), *more)
    assert done.code == 0, done.err
    return path


def test_the_program_runs_on_its_own() -> None:
    command = [sys.executable, "-m", "shem.cli", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=PATIENCE)
    assert done.stdout.startswith("shem ")
    assert build.which() in done.stdout


def test_version_says_which_build() -> None:
    assert f"run {build.which()}." in shem("--version").out
    assert "die Regeln laufen" in shem("--version", lang="de").out


def test_games() -> None:
    assert "archmage: Archmage." in shem("games").out
    rows = json.loads(shem("games", "--json").out)
    assert [row["name"] for row in rows] == games.names()
    assert rows[1]["seats"] == [2, 4]
    assert "greedy" in rows[0]["bots"]
    assert rows[0]["personalities"]["greedy"] == ["aggressive", "careful", "flags"]
    assert "aggressive (master-aggressive)" in shem("games").out


def test_matches_are_kept_where_the_app_keeps_what_it_keeps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHEM_HOME", str(tmp_path))
    done = shem("play", "archmage", "--seat", "random", "--seat", "random")
    (kept,) = (tmp_path / "matches").iterdir()
    assert done.code == 0 and str(kept) in done.out


UNNEEDED = "shem.core.match shem.core.save shem.lab.simulate shem.terminal.playing yaml fastapi sqlalchemy rich"
LOADED = (
    "import sys; from shem.cli import run; code = run(sys.argv[1:]); print(*sys.modules, file=sys.stderr); sys.exit(code)"
)


@pytest.mark.parametrize("arguments", [["--help"], ["play", "--help"], ["simulate", "--help"]], ids=" ".join)
def test_help_is_there_before_any_game_is_imported(arguments: list[str]) -> None:
    """Nor what only a command needs; of the faces, only what says which options there are. For a command's own help typer
    itself imports pydantic, where it is installed."""
    command = [sys.executable, "-P", "-c", LOADED, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=PATIENCE)
    loaded = set(done.stderr.split())
    assert "Usage" in done.stdout and "shem.cli" in loaded
    assert not loaded & {*UNNEEDED.split(), "asyncio", "multiprocessing", "concurrent.futures"}
    assert not loaded & {"pydantic", "fluent.runtime"} or arguments != ["--help"]
    assert not [name for name in loaded if name.startswith("shem.games.")]
    faces = {name for name in loaded if name.startswith("shem.faces.")}
    assert faces == {f"shem.faces.{game}{part}" for game in games.names() for part in ("", ".face")}


@pytest.mark.parametrize("game", games.names())
def test_a_game_is_played_without_importing_another(game: str) -> None:
    """Of the others' faces, only what says which options there are."""
    command = [sys.executable, "-P", "-c", LOADED, "simulate", game, "-n", "1", "--seat", "random", "--seat", "random"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=PATIENCE)
    loaded = set(done.stderr.split())
    assert f"shem.games.{game}.game" in loaded
    for other in set(games.names()) - {game}:
        assert not [name for name in loaded if name.startswith(f"shem.games.{other}")]
        assert {name for name in loaded if name.startswith(f"shem.faces.{other}.")} <= {f"shem.faces.{other}.face"}


def test_help_speaks_the_language() -> None:
    assert "Play a match" in shem("--help").out
    assert "Spielt eine Partie" in shem("--help", lang="de").out
    assert "app: das Programm würfelt" in shem("play", "--help", lang="de").out.replace("\n", " ").replace("  ", " ")


def test_a_scenario_says_what_to_know_before_choosing_it() -> None:
    shown = shem("scenario", "show", "thirst").out
    in_order(shown, "As soon as an army has 8 VP, it wins.", "After 10 Rounds the battle is over.")
    in_order(shown, "500 points, 6 AP a turn. In turn order, the armies' first turns have 5 and 6 AP. A destroyed")
    in_order(shown, "AP. A destroyed", "is worth 1, 2, 3 or 5 VP by its class.")
    in_order(shown, "For 2 seats. Turn order: as the players choose.", "Position 1: up to 500 APV.")
    in_order(
        shown, "Ready army: Carrion Company (carrion-company): Plague Bringer, ", "Tiles, by upper left Region: 8B at A1"
    )
    assert "Für 2 Plätze. Zugreihenfolge: wie die Spieler wählen." in shem("scenario", "show", "thirst", lang="de").out


def test_the_edition_is_chosen_for_a_match(tmp_path: Path) -> None:
    seats = ["--seat", "human", "--seat", "human", "--seed", "1"]
    for edition in ("2015", "2014"):
        file = str(tmp_path / edition)
        out = shem("play", "arcana", "--edition", edition, *seats, "--save", file, typed=["quit"]).out
        assert f"Edition {edition}." in out
    assert "no edition" in shem("play", "arcana", "--edition", "2013", *seats).err
    assert '"edition":"2014"' in (tmp_path / "2014").read_text(encoding="utf-8")


def test_scenarios_with_their_maps() -> None:
    rows = json.loads(shem("scenario", "list", "--json").out)
    assert len(rows) >= 3
    assert all(f"{row['id']}: " in shem("scenario", "list").out for row in rows)
    for row in rows:
        shown = shem("scenario", "show", row["id"])
        in_order(
            shown.out,
            row["title"]["en"],
            f"{row['points']} points, {row['ap']} AP a turn.",
            "\n    A",
            "\n  1 ",
            "Terrain: P Plains",
        )
        german = shem("scenario", "show", row["id"], lang="de")
        in_order(german.out, row["title"]["de"], f"{row['points']} Punkte", "Gelände: P Ebene")


def test_the_map_of_three_cairns() -> None:
    """Cairns at A5, D5 and F5, wells at B4 and B6; the zones are the first and the last row."""
    shown = shem("scenario", "show", "The Three Cairns").out
    for region in ("A5", "D5", "F5"):
        assert f"Capture Region {region}: 1 VP a turn." in shown
    assert "Mana Well B4: 6 and 6 Mana" in shown
    assert "): A1-F1" in shown
    rows = {line[:4].strip(): line[4:].split() for line in shown.splitlines() if line[:3].strip().isdecimal()}
    assert [len(rows[str(row)]) for row in range(1, 10)] == [6] * 9
    assert all("*" in rows["5"][column] for column in (0, 3, 5))
    assert "o" in rows["4"][1]
    setup = json.loads(shem("scenario", "show", "three-cairns", "--json").out)
    assert setup["scenario"]["rounds"] == 8


def test_content_is_sound() -> None:
    assert shem("content", "check") == Run(0, "All content is sound.\n", "")
    assert json.loads(shem("content", "check", "--json").out) == []
    schema = json.loads(shem("content", "schema").out)
    assert {"golem", "scenario", "army", "tiles", "terrain", "districts"} <= set(schema)


def test_broken_content_is_named_by_file_and_line(tmp_path: Path) -> None:
    folder = tmp_path / "golems"
    folder.mkdir()
    (folder / "mud-man.yaml").write_text("name: Mud Man\narcanum: zikia\nclass: giant\n", encoding="utf-8")
    done = shem("content", "check", str(tmp_path))
    assert done.code == 1
    assert f"{folder / 'mud-man.yaml'}:3: class: " in done.out
    rows = json.loads(shem("content", "check", str(tmp_path), "--json").out)
    assert 3 in [row["line"] for row in rows]


def test_broken_content_is_told_in_german(tmp_path: Path) -> None:
    folder = tmp_path / "golems"
    folder.mkdir()
    file = folder / "mud-man.yaml"
    file.write_text("name: Mud Man\narcanum: zikja\nclass: [ogre]\n", encoding="utf-8")
    lines = shem("content", "check", str(tmp_path), lang="de").out.splitlines()
    known = "durani, gudanna, urugal, zikia"
    assert f"{file}:2: arcanum: „zikja“ ist unbekannt; meintest du „zikia“? Möglich: {known}" in lines
    assert f"{file}:1: apv: fehlt" in lines
    assert lines[-1].endswith("Probleme.")
    army = tmp_path / "rams.yaml"
    army.write_text("title: {en: Rams, de: Widder}\nfaction: durani\npoints: many\n", encoding="utf-8")
    checked, shown = (shem("army", deed, str(army), lang="de") for deed in ("check", "show"))
    assert f"{army}:3: points: muss eine ganze Zahl sein, nicht „many“" in checked.out.splitlines()
    assert f"{army}:1: golems: fehlt" in shown.err.splitlines()


def test_simulation_is_the_same_for_any_number_of_jobs() -> None:
    arguments = ["simulate", "archmage", "-n", "6", "--seat", "random", "--seat", "random", "--seed", "3", "--json"]
    one = json.loads(shem(*arguments).out)
    two = json.loads(shem(*arguments, "--jobs", "2").out)
    for data in (one, two):
        assert data.pop("seconds") > 0
        assert data.pop("decisions_per_second") > 0
    assert one == two
    assert one["battles"] == 6


def test_simulation_in_words() -> None:
    words = shem("simulate", "archmage", "-n", "4", "--seat", "random", "--seat", "random", "--goal", "10").out
    in_order(
        words,
        "archmage, 4 battles, seed 1.",
        "beginner (random) (entry 1): ",
        "seat 2: ",
        "The goal is reached.",
        "decisions a second",
    )
    german = shem("simulate", "archmage", "-n", "1", "--seat", "random", "--seat", "random", "--goal", "10", lang="de").out
    in_order(german, "archmage, eine Partie", "Das Ziel ist erreicht. (einmal)")


def test_replay_tells_a_finished_match_with_its_numbers(tmp_path: Path) -> None:
    path = save(tmp_path)
    done = shem("replay", str(path))
    assert done.code == 0
    in_order(done.out, "0. Set-up", "is the first Archmage", "Secret: Player", "Points: ", "+", "The goal is reached.")
    assert "0. Aufbau" in shem("replay", str(path), lang="de").out
    entries = json.loads(shem("replay", str(path), "--json").out)
    assert entries[0]["entry"] == 0
    assert shem("replay", str(path), "--check").out == f"All {len(entries)} entries, played again with the same result.\n"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_replay_names_the_first_entry_that_disagrees(tmp_path: Path, lang: str) -> None:
    path = save(tmp_path)
    lines = path.read_text(encoding="utf-8").splitlines()
    at = next(at for at, line in enumerate(lines) if '"kind":"harvested"' in line)
    entry = json.loads(lines[at])["done"]
    lines[at] = lines[at].replace('"points":', '"points":9', 1)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    for arguments in (["--check"], []):
        done = shem("replay", str(path), *arguments, lang=lang)
        assert done.code == 1
        place = f"line {at + 1}: in entry {entry}" if lang == "en" else f"Zeile {at + 1}: In Eintrag {entry}"
        assert place in done.err
        assert len(done.err.splitlines()) == 2
    found = json.loads(shem("replay", str(path), "--check", "--json", lang=lang).out)["difference"]
    assert found["entry"] == entry


BAD = [
    (["play", "arcanna"], "There is no game", 'Did you mean "arcana"?', "Ein Spiel"),
    (["scenario", "show", "three-cairn"], "There is no scenario", 'Did you mean "three-cairns"?', "Ein Szenario"),
    (["play", "arcana", "--scenario", "durst?"], "There is no scenario", "", "Ein Szenario"),
    (["play", "archmage", "--seat", "human", "--seat", "gredy"], "There is no bot", 'Did you mean "greedy"?', "Einen Bot"),
    (
        ["play", "archmage", "--seat", "humn"],
        "There are: human, random, greedy",
        'Did you mean "human"?',
        "Es gibt: human,",
    ),
    (["play", "archmage", "--scenario", "x"], "There is no option", "", "Eine Option"),
    (["play", "archmage", "--goal", "99"], "The goal must be a whole number from 10 to 60", "", "Das Ziel"),
    (["play", "archmage", "--dice", "loaded"], 'Dice are "app", "enter" or "either"', "", "Würfel sind"),
    (["play", "archmage", *["--seat", "random"] * 5], "The game is for 2 to 4 seats, not 5", "", "Das Spiel ist"),
    (["play", "arcana", *["--seat", "random"] * 3], "This scenario is for 2 seats, not 3", "", "Dieses Szenario"),
    (["play", "arcana", "--army", "dune-hunters"], "2 positions, but one army is named", "", "ist aber eine Armee"),
    (["play", "arcana", *["--army", "dun-hunters"] * 2], "There is no army", 'Did you mean "dune-hunters"?', "Eine Armee"),
    (["simulate", "archmage", "-n", "0"], "At least 1 is needed, not 0", "", "Mindestens 1"),
    (["simulate", "archmage", "--seat", "human", "--seat", "random"], "There are: random, greedy, search", "", "Einen Bot"),
    (["simulate", "archmage", "-n", "9" * 30], "At most 1000000 battles", "", "Höchstens 1000000"),
    (["play"], "Say which game to play", "", "Sag, welches Spiel"),
    (["play", "--resume", "nowhere.jsonl"], "nowhere.jsonl cannot be read.", "", "nowhere.jsonl lässt sich nicht lesen."),
    (["replay", "nowhere.jsonl"], "nowhere.jsonl cannot be read.", "", "nowhere.jsonl lässt sich nicht lesen."),
]


@pytest.mark.parametrize(("arguments", "english", "hint", "german"), BAD, ids=[" ".join(case[0]) for case in BAD])
def test_bad_input_is_refused_in_a_line_or_two(
    tmp_path: Path, arguments: list[str], english: str, hint: str, german: str
) -> None:
    done = shem(*arguments, home=tmp_path)
    assert done.code == 2
    assert english in done.err
    assert hint in done.err
    assert 1 <= len(done.err.splitlines()) <= 2
    assert german in shem(*arguments, home=tmp_path, lang="de").err
    assert not list(tmp_path.rglob("*.jsonl"))


def test_an_unknown_language_is_refused() -> None:
    done = shem("--lang", "fr", "games")
    assert (done.code, done.out) == (2, "")
    assert 'There is no language "fr". There are: en, de.' in done.err


def test_the_language_may_stand_anywhere() -> None:
    assert "2 bis 8 Plätze" in shem("games", "--lang=de").out


def test_a_save_is_never_overwritten(tmp_path: Path) -> None:
    path = save(tmp_path)
    before = path.read_bytes()
    done = shem("play", "archmage", "--seat", "random", "--seat", "random", "--save", str(path))
    assert done.code == 2
    assert "is there already" in done.err
    assert path.read_bytes() == before


def test_broken_saves_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "broken.jsonl"
    for text, message in (
        ("", "ends in its first line"),
        ("not json\n", "line 1: this is no line of a saved match"),
        ('{"shem":99}\n', "is in another format"),
    ):
        path.write_text(text, encoding="utf-8")
        done = shem("play", "--resume", str(path))
        assert done.code == 2
        assert message in done.err
        assert path.read_text(encoding="utf-8") == text


def test_an_edited_header_is_refused(tmp_path: Path) -> None:
    path = save(tmp_path)
    text = path.read_text(encoding="utf-8").replace('"goal":30', '"goal":20', 1)
    path.write_text(text, encoding="utf-8")
    assert "the first line was changed" in shem("play", "--resume", str(path)).err


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "none" / "match.jsonl"
    done = shem("play", "archmage", "--seat", "random", "--seat", "random", "--save", str(path))
    assert done.code == 2
    assert done.err == f"{path}: No such file or directory\n"
    done = shem("play", "archmage", "--seat", "random", "--seat", "random", "--save", str(tmp_path), lang="de")
    assert f"{tmp_path} gibt es schon" in done.err
    assert not list(tmp_path.rglob("*"))


@pytest.mark.parametrize("coding", ["ascii", "latin-1", "utf-8"])
def test_a_terminal_that_cannot_show_every_letter_gets_question_marks(coding: str, tmp_path: Path) -> None:
    arguments = ["--lang", "de", "play", "archmage", "--seed", "5", "--save", str(tmp_path / "match.jsonl")]
    done = subprocess.run(
        [sys.executable, "-m", "shem.cli", *arguments],
        input=b"\xff\xfe\nkarte\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": coding, "PYTHONUTF8": "0"},
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    out = done.stdout.decode(coding)
    assert ("Möglichkeiten" if coding == "latin-1" else "M?glichkeiten" if coding == "ascii" else "„\ufffd") in out
    assert out.count("Magibok") > 2


def test_a_match_of_named_people_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    api.new("archmage", seats=["Ada", "random"], seed=5, path=path)
    done = shem("play", "--resume", str(path), typed=["1", "4 4 2 2"])
    assert done.code == 0
    in_order(
        done.out,
        "Player 1 (Ada): a person.",
        "Player 2 (computer: beginner): the computer (beginner).",
        "Player 1 (Ada)> 4 4 2 2",
    )

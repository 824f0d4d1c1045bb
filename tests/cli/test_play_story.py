"""A story typed line by line: encounters with choices, objectives open and secret, spawned Golems, giving up."""

from __future__ import annotations

from pathlib import Path
from shutil import copy

import pytest

from tests.cli.terminal import Run, in_order, shem
from tests.ready import HUNTERS, WATCH

FORD = """\
title: {en: The Ford, de: Die Furt}
description: {en: Somebody waits at the ford., de: An der Furt wartet jemand.}
story: true
tiles:
  - {side: 8B, at: [0, 0], turn: 180}
  - {side: 9B, at: [3, 0], turn: 90}
  - {side: 12A, at: [0, 3], turn: 180}
  - {side: 10A, at: [3, 3], turn: 180}
positions:
  - {limit: 500, army: hunters, zones: [[0, 0, 5, 1]], secrets: [pier, hunt]}
  - {limit: 500, army: watch, zones: [[0, 4, 5, 5]], secrets: [pier, hunt]}
order: position
victory: {destruction: class, rounds: 6}
captures:
  - {at: [3, 3], mana: 1, once: true}
wells:
  - {among: [[0, 2], [1, 2]]}
regions:
  - {name: Thorns, at: [[4, 2]], effects: [{on: enter, whom: everyone_here, harm: 5}]}
objectives:
  - {id: pier, title: {en: Reach the pier., de: Erreiche den Steg.}, on: {enter: {at: [[3, 2]]}}, vp: 2}
  - {id: hunt, title: {en: Destroy two of anybody's., de: Zerstöre zwei von irgendwem.}, on: {destroyed: {count: 2}}, vp: 3}
  - id: flag
    title: {en: Plant the flag., de: Stelle die Fahne auf.}
    on: {enter: {at: [[2, 3]], class: [ogre]}}
    vp: 1
    mana: 2
encounters:
  - id: stranger
    title: {en: A Stranger, de: Ein Fremder}
    text: {en: A stranger lifts his hat., de: Ein Fremder zieht den Hut.}
    on: {enter: {at: [[2, 2]]}}
    choices:
      - {text: {en: Pay him., de: Ihn bezahlen.}, results: [{vp: 1}, {message: {en: He smiles., de: Er lächelt.}}]}
      - {text: {en: Hire him., de: Ihn anwerben.}, results: [{spawn: {golem: sand-lion, army: actor, at: [1, 2]}}]}
"""
# Between two people with secrets the keyboard is handed over with Enter. With this seed the Dune Hunters seek the pier.
OPENING = ["", "deploy 1 C2", "hold", "", "deploy 8 C5", "hold", ""]
GERMAN = ["", "stelle 1 C2", "halte", "", "stelle 8 C5", "halte", ""]


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    (tmp_path / "pack" / "scenarios").mkdir(parents=True)
    (tmp_path / "pack" / "armies").mkdir()
    for army in (HUNTERS, WATCH):
        copy(army, tmp_path / "pack" / "armies")
    (tmp_path / "pack" / "scenarios" / "ford.yaml").write_text(FORD, encoding="utf-8")
    return tmp_path / "pack"


def play(pack: Path, *typed: str, lang: str = "en") -> Run:
    seats = ["--seat", "human", "--seat", "human", "--seed", "3"]
    save = ["--save", str(pack.with_name("story.jsonl"))]
    done = shem("play", "arcana", "--scenario", "ford", "--pack", str(pack), *seats, *save, typed=typed, lang=lang)
    assert done.code == 0, done.err
    return done


def test_the_page_of_a_story(pack: Path) -> None:
    """What everybody may know before: the open objective and the name of a Region's effect, not where anybody waits."""
    shown = shem("scenario", "show", "ford", "--pack", str(pack)).out
    in_order(
        shown,
        "For 2 seats. Turn order: by position. Things happen on the way (encounters). Secret objectives are dealt.",
        "Capture Region D4: 1 VP and 1 Mana a turn, once for each army.",
        "Mana Well hidden in one of A3-B3: 6 and 6 Mana",
        "Thorns at E3:",
        "On entering, everybody here: 5 damage past Armor.",
        "Plant the flag. Worth 1 VP and 2 Mana when an Ogre enters C4.",
    )
    assert "pier" not in shown and "stranger" not in shown.lower()


def test_an_encounter_offers_its_choices_in_the_language(pack: Path) -> None:
    out = play(pack, *OPENING, "move 1 C3", "why not choose 3", "choose", "choose 1", "table").out
    in_order(
        out,
        "A Stranger (Dune Hunters): A stranger lifts his hat.",
        "A Stranger: what does your army do?",
        "1  Pay him.",
        "2  Hire him.",
        "There are 2 options, not 3.",
        "Type: choose and the option's number.",
        "Choice of Dune Hunters: Pay him.",
        "Dune Hunters: +1 VP by A Stranger, 1 in all.",
        "He smiles.",
        "A hidden Mana Well lies in one of these: A3-B3.",
        "E3: Thorns.",
    )
    german = play(_fresh(pack), *GERMAN, "gehe 1 C3", "wähle 2", "golem 14", lang="de").out
    in_order(
        german,
        "Ein Fremder zieht den Hut.",
        "Ein Fremder: Was tut deine Armee?",
        "2  Ihn anwerben.",
        "Sand Lion 14 erscheint auf B3",
    )


def _fresh(pack: Path) -> Path:
    pack.with_name("story.jsonl").unlink()
    return pack


def test_a_spawned_golem_is_called_by_name_and_number(pack: Path) -> None:
    """Ruling B52: it belongs to the army named and may act at once."""
    out = play(pack, *OPENING, "move 1 C3", "2", "golem 14", "move 14 A3", "map").out
    in_order(out, "Sand Lion 14 appears at B3 and fights for Dune Hunters.", "14  Sand Lion 14: at B3", "15  End your turn")
    in_order(out, "Hamstring (melee, one enemy)", "Sand Lion 14 moves with Walk for 1 AP: A3.", ":14")
    assert "Sand Lion 14 appears" in shem("replay", str(pack.with_name("story.jsonl"))).out


def test_a_secret_is_for_its_seat_alone(pack: Path) -> None:
    """Told when its seat takes the keyboard over, in its table and its objectives; to the other once it is completed."""
    done = play(pack, *OPENING, "objectives", "table", "move 1 C3", "1", "move 1 D3", "end", "yes", "", "objectives")
    pages = done.out.split("Pass the keyboard to ")
    mine, theirs = (
        "Your secret: Reach the pier. Worth 2 VP when a Golem enters D3.",
        "Your secret: Destroy two of anybody's.",
    )
    hunters = [page for page in pages if page.startswith("Dune Hunters")]
    watch = [page for page in pages if page.startswith("The Ember Watch")]
    assert len(hunters) == 2 and len(watch) == 2
    assert all(mine in page and "anybody" not in page for page in hunters)
    assert all(theirs in page and mine not in page for page in watch)
    assert "pier" not in watch[0]
    in_order(hunters[1], mine, "Plant the flag", mine, "Objective completed by Dune Hunters: Reach the pier.")
    assert "Dune Hunters: +2 VP by Reach the pier, 2 in all." not in watch[0]
    assert "Destroy two of anybody's. Worth 3 VP when 2 Golems are destroyed." in watch[1]


def test_giving_up_is_asked_again(pack: Path) -> None:
    """Ruling B19: all Golems leave the board, without Mana and VP."""
    out = play(pack, *OPENING, "resign", "perhaps", "no", "resign", "yes").out
    question = "All your Golems leave the board, and the battle goes on without you. Do it? (yes or no)"
    in_order(
        out, question, question, "Dune Hunters>", question, "The battle is given up by Dune Hunters; gone from the board: "
    )
    in_order(out, "Out of the battle: Dune Hunters", "Victory for The Ember Watch.")

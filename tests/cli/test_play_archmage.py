"""An auction of Archmage typed line by line: secrets, pages between people, the real deck."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.children import PATIENCE, interruptible
from tests.cli.terminal import Run, in_order, shem

PAGE = "Pass the keyboard to"


def play(
    path: Path, *typed: str, seats: tuple[str, ...] = ("human", "human"), more: tuple[str, ...] = (), lang: str = "en"
) -> Run:
    chosen = [word for seat in seats for word in ("--seat", seat)]
    seed = "3" if seats.count("human") > 1 else "5"  # who is the first Archmage: Player 2, Player 1
    return shem("play", "archmage", *chosen, "--seed", seed, "--save", str(path), *more, typed=typed, lang=lang)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "auction.jsonl"


def test_one_person_needs_no_page(path: Path) -> None:
    out = play(path, "1", "5 3 2 2", "1", "table", seats=("human", "random")).out
    assert PAGE not in out
    in_order(
        out,
        "Allocate up to 12 units in secret.",
        "Secret: Player 1 allocated orientation 5",
        "Your allocation: orientation 5, movement 3",
    )


def test_between_two_people_stands_a_page_that_shows_nothing_secret(path: Path) -> None:
    """Seed 3: Player 2 is the first Archmage, faces the golem and allocates; then Player 1 sits down."""
    done = play(path, "1", "5 3 2 2", "", "3 3 4 2")
    first, second, *_ = done.out.split(PAGE)[0], done.out.split(PAGE)[1]
    assert "5 3 2 2" in first
    assert first.endswith("\n" * 50)
    assert "Player 1, press Enter" in second
    assert "\n" * 50 in second
    assert "5 3 2 2" not in second and "orientation 5" not in second
    in_order(second, "this page is for you alone", "Player 2 has allocated.", "Player 1> 3 3 4 2")


def test_secrets_stay_out_of_the_next_seats_log(path: Path) -> None:
    out = play(path, "1", "5 3 2 2", "", "log", "log all", "table", "why bot").out
    after = out.split("this page is for you alone")[1]
    assert "orientation 5" not in after
    assert "Secret" not in after
    in_order(after, "#0 The cards lie face up", "Player 2 has allocated.", "No bot has decided anything yet.")


def test_a_bots_secret_choice_is_not_explained(path: Path) -> None:
    out = play(path, "1", "4 4 2 2", "why bot", seats=("human", "greedy")).out
    assert "The choice of Player 2 (computer: skilled) is still secret." in out
    assert "Player 2 (computer: skilled) allocates" not in out


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("4 4 2", "Type four whole numbers: orientation, movement, harvesting, regeneration."),
        ("4 4 4 four", "Type four whole numbers"),
        ("4 4 4 4", "These are 16 units; you have 12. [rulebook: Allocation]"),
        ("12 0 0 0", "Every phase needs at least 1 unit; for movement there are 0."),
        ("99 1 1 1", "Nobody ever has more than 40 units."),
        ("bid", "Type four whole numbers"),
        ("why not 4 4 4 4", "These are 16 units; you have 12."),
        ("why not 4 4 2 2", "That is allowed now."),
        ("why 4 4 2 2", "+12 energy of every turn [rulebook: Allocation]"),
    ],
)
def test_allocations_are_checked(path: Path, typed: str, message: str) -> None:
    assert message in play(path, "1", typed, seats=("human", "random")).out


def test_undo_of_a_secret_allocation_goes_back_to_it(path: Path) -> None:
    out = play(path, "1", "5 3 2 2", "undo", "yes", "4 4 2 2", "table", seats=("human", "random")).out
    told = "Player 1: taken back: Player 1 allocates orientation 5"
    in_order(
        out,
        "past dice, secrets or others' decisions: Player 2",
        told,
        "Allocate up to 12 units",
        "Your allocation: orientation 4, movement 4",
    )


def test_who_agrees_to_an_undo_reads_it_on_a_page_of_their_own(path: Path) -> None:
    """Player 1 wants Player 2's secret allocation back: the keyboard goes to Player 2 first."""
    out = play(path, "1", "5 3 2 2", "", "undo", "", "yes", "4 4 2 2").out
    what = "Player 2 allocates orientation 5, movement 3, harvesting 2, regeneration 2."
    question = f"{what}\nPlayer 2: Player 1 would like to take this back. Do you agree?"
    before, after = out.split(question)
    in_order(before.split("Player 1> undo")[1], PAGE, "Player 2, press Enter", "\n" * 50, "this page is for you alone")
    in_order(after, "Player 1: taken back, past dice", "Player 2: a decision; what is secret", "Allocate up to 12 units")


def test_who_does_not_agree_hands_the_keyboard_back(path: Path) -> None:
    out = play(path, "1", "5 3 2 2", "", "undo", "", "no", "", "3 3 4 2").out
    after = out.split("Player 1 would like to take this back.")[1]
    in_order(after, "Not everybody agrees.", "Player 1, press Enter", "Allocate up to 12 units", "Player 1> 3 3 4 2")


def test_the_golem_faces_no_way_before_it_was_turned(path: Path) -> None:
    out = play(path, "table", "2", "table").out
    before, after = out.split("Turn 1 begins.")
    assert "It faces no way yet." in before and "and faces" not in before
    assert "and faces east." in after


def test_phases_are_announced_by_their_names(path: Path) -> None:
    out = play(path, "1", "3 3 3 3", "x", "why not mov", "mov", seats=("human", "random")).out
    in_order(out, "Announce the phase", '"x"', "That is allowed now.", "Player 1 announces movement.")
    german = play(path.with_name("de"), "1", "3 3 3 3", "er", "ernte", seats=("human", "random"), lang="de").out
    in_order(german, "Kündige die Phase", "„er“", "Spieler 1 kündigt an: Ernte.")


def test_the_page_does_not_tell_what_was_taken_back(path: Path) -> None:
    """Player 2 turns the golem south, takes that back and turns it north; only that is told to Player 1."""
    out = play(path, "3", "undo", "1", "5 3 2 2", "").out
    told = out.split("this page is for you alone")[1]
    assert "south to begin with" in out and "south to begin with" not in told
    assert "north to begin with" in told


def test_the_real_deck_is_entered_by_name(path: Path) -> None:
    names = "hjem, Tarn, MAGIBOK, boots"
    out = play(path, names, "Nowhere", "S", "app", "app all", "11", "7", more=("--dice", "enter")).out
    in_order(out, "which card comes next? 53 are left.", 'Nothing that is left is called "Nowhere"', '"S" fits several: ')
    lines = out.splitlines()
    drawn = lines[lines.index("roll> app") + 1]
    assert f"The cards lie face up: Hjem, Tårn, Magibok, Boots of Hermod, {drawn}, " in out


def test_three_seats_reroll_the_tenth_face(path: Path) -> None:
    """Ruling B36: the smallest fair re-roll. Three players share nine faces; a 10 is rolled again."""
    deck = _deck()
    out = play(path, ", ".join(deck), "0", "6", seats=("human", "random", "random"), more=("--dice", "enter")).out
    in_order(
        out,
        "Who is the first Archmage (3 players)?",
        "1, 4, 7: Player 1",
        "Above 9: roll again.",
        "0 does not count: roll again.",
    )
    assert "Player 3 (computer: beginner) is the first Archmage." in out


def _deck() -> list[str]:
    from shem import games

    names = [district["name"] for district in games.game("archmage").resolve({})["districts"]]
    return [*names, "Amulet", "Boots", "Horn"]


@pytest.mark.skipif(sys.platform == "win32", reason="sends a Unix signal")
def test_ctrl_c_loses_nothing(path: Path) -> None:
    """What was decided is on disk when the program is interrupted at a question."""
    command = [sys.executable, "-m", "shem.cli", "--lang", "en", "play", "archmage", "--save", str(path), "--seed", "5"]
    with interruptible():
        game = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        assert game.stdin is not None
        game.stdin.write(b"n\n4 4 2 2\n")
        game.stdin.flush()
        deadline = monotonic() + 60
        while (not path.exists() or b"own-allocation" not in path.read_bytes()) and monotonic() < deadline:
            sleep(0.05)
        game.send_signal(signal.SIGINT)
        assert b"Traceback" not in game.communicate(timeout=PATIENCE)[1]
        assert game.returncode == 0
    finally:
        game.kill()
    done = shem("play", "--resume", str(path), typed=["table"])
    in_order(done.out, "goes on", "faces north", "Your allocation: orientation 4, movement 4")


def test_a_whole_game_of_bots_is_told_to_its_end(path: Path) -> None:
    done = play(path, seats=("random", "random"), more=("--goal", "15"))
    assert done.code == 0
    in_order(done.out, "Turn 1 begins.", "The goal is reached.", "wins. Points: Player", "See it again with: shem replay")


def test_a_match_with_secrets_is_replayed_without_them(path: Path) -> None:
    play(path, "1", "5 3 2 2", "quit")
    out = shem("replay", str(path)).out
    assert "what is secret is not told before the match is over" in out
    assert "orientation 5" not in out
    assert '"orientation": 5' not in shem("replay", str(path), "--json").out


def test_german(path: Path) -> None:
    out = play(
        path, "norden", "4 4 4 4", "5 3 2 2", "1", "tisch", "warum einheiten", seats=("human", "random"), lang="de"
    ).out
    in_order(
        out,
        "Wohin soll der Golem blicken?",
        "Das sind 16 Einheiten; du hast 12.",
        "Deine Aufteilung: Ausrichtung 5, Bewegung 3",
    )
    in_order(out, "Lokis Amulett: auf ", "+12 Energie jedes Zuges")

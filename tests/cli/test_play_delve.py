"""A quest of Delve typed line by line: menus, typed words, look-ups, odds, dice of one's own, both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import Run, in_order, shem


def play(path: Path, *typed: str, seats: tuple[str, ...] = ("human", "human"), lang: str = "en", dice: str = "app") -> Run:
    chosen = [word for seat in seats for word in ("--seat", seat)]
    return shem("play", "delve", *chosen, "--seed", "3", "--save", str(path), "--dice", dice, typed=typed, lang=lang)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "quest.jsonl"


def test_the_quest_greets_and_the_party_names_who_goes_next(path: Path) -> None:
    run = play(path, "sill", "quit")
    assert run.code == 0
    in_order(
        run.out,
        "The Cold Stair",
        "Book of Secrets, 1: Dust lies on the threshold",
        "Drudge I (1) appears in Shelves A.",
        "Tamm, Soul Rank I: Threshold A, Health 9 of 9, Armor 1, Crowns 0.",
        "Round 1: who goes next?",
        "The turn of Sill.",
        "Sill: what next? Left: 3 movement points, Combat Activities 1, Action Activities 1.",
    )


def test_words_are_typed_and_refusals_say_the_rule(path: Path) -> None:
    out = play(path, "tamm", "move gallery a", "move threshold b", "move nowhere", "attack 1", "attack x", "quit").out
    in_order(
        out,
        "Gallery A is not beside it. [rulebook: Battlefield]",
        "Tamm goes from Threshold A to Threshold B (2 left).",
        "Type an area, such as: move Threshold A",
        "No attack can be made so now.",
        "Type the number of an Enemy, such as: attack 1",
    )


def test_everything_can_be_looked_up(path: Path) -> None:
    typed = (
        "look tamm",
        "look 1",
        "look shelves a",
        "look clay salve",
        "look falling",
        "look",
        "why look 1",
        "map",
        "table",
    )
    out = play(path, *typed, "quit").out
    in_order(
        out,
        "Tamm, powers ready: Brace, Finishing Blow.",
        "1. Heroes in its area; it prefers whoever has a Body Condition: It attacks the victim.",
        "Shelves A: the Enemies dominate it, Drudge I (1)",
        "Clay Salve: Free, once a turn, on a Hero in the area: The target regains 3 Health. Used once, then discarded.",
        "Falling Bricks: The Hero suffers",
        "Type an area, a Hero, the number of an Enemy or a card",
        "Full Health: 2",
        "A Threshold A (Tamm)",
        "Encounter deck: 16 left.",
    )


def test_the_odds_of_an_attack_are_told_before_it_and_dice_are_entered_by_face(path: Path) -> None:
    """Sill's staff reaches the Glazer; two Red Dice are typed by what they show."""
    typed = (
        "sill",
        "move threshold b",
        "move shelves b",
        "move shelves c",
        "odds 4",
        "attack 4",
        "two hits",
        "blank",
        "blank",
    )
    out = play(path, *typed, "quit", dice="enter").out
    in_order(
        out,
        "wounds on average; Glazer I (4) is destroyed in",
        "With Focus:",
        "Red Die: Sill attacks Glazer I (4).",
        "It shows blank, a Hit, a Hit and a star, two Hits or a Lethal Hit.",
        "Sill rolls two Hits, blank.",
    )


def test_the_same_in_german(path: Path) -> None:
    out = play(path, "sill", "gehe schwelle b", "sieh 4", "fertig", "quit", lang="de").out
    in_order(
        out,
        "Runde 1: wer ist als Nächster dran?",
        "Am Zug: Sill.",
        "Sill geht von Schwelle C nach Schwelle B (übrig 2).",
        "Glasierer I (4): Regale D, Gesundheit 2 von 2, Rüstung 0.",
        "Begegnung",
    )


def test_bots_play_a_quest_to_its_end(path: Path) -> None:
    run = play(path, seats=("greedy", "greedy"))
    assert run.code == 0
    assert ("The quest is won." in run.out) != ("The quest is lost." in run.out)

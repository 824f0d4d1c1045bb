"""A match of Wizards typed line by line: cards and tiles of cardboard, secrets, menus, look-ups."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import Run, in_order, shem

# The map row by row without its Towers, as it is named from tiles of cardboard.
ROWS = (
    "Village, Mud Flats, Quarry, Gem Mine, Iron Mine, Ice Cave",
    "Mono, Wast, Wast, Wast, Wast, Wast, Wast, Mono",
    "Gold Mine, Wast, Wast, Water, Water, Wast, Wast, Silver Mine",
    "Mono, Wast, Water, Water, Water, Water, Wast, Mono",
    "Mono, Wast, Wast, Wast, Wast, Wast, Wast, Mono",
    "Ruins, Wast, Water, Water, Water, Water, Wast, Volcano",
    "Mono, Wast, Wast, Water, Water, Wast, Wast, Mono",
    "Desert, Forest, Hills, Mountain, Salt Flats",  # the last one is left
)
MAP = ", ".join(ROWS)
OWN = "clay, small, flyer, large, giant, man, haste, dodge, dispell"
OTHER = "sand, medium, beast, gold, iron, salt, haste, dodge, repair"


def play(
    path: Path,
    *typed: str,
    seats: tuple[str, ...] = ("human", "random"),
    lang: str = "en",
    dice: str = "app",
    more: tuple[str, ...] = (),
) -> Run:
    chosen = [word for seat in seats for word in ("--seat", seat)]
    kept = ("--seed", "1", "--save", str(path), "--dice", dice)
    return shem("play", "wizards", *chosen, *kept, *more, typed=typed, lang=lang)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "duel.jsonl"


def test_a_map_and_hands_of_cardboard_are_named(path: Path) -> None:
    """Corners and who begins by dice, tiles and cards by their names; a card that cannot come is refused in plain words."""
    typed = ("1", MAP, "1", "", OWN, "", "clay", OTHER, "", "map", "look haste")
    out = play(path, *typed, dice="enter", seats=("human", "human")).out
    in_order(
        out,
        "Which tile lies on B1? 60 are left.",
        "Who goes first (2 players)?",
        "Player 1 draws a card from the Golem Deck: which?",
        "Player 2 draws a card from the Golem Deck: which?",
        "Clay cannot come now: every copy is elsewhere.",
        "Your Golem cards: Clay, Small, Large, Giant, Man, Flyer.",
    )


def test_each_names_the_cards_of_their_own_hand_on_a_page_of_their_own(path: Path) -> None:
    """As many as are held; what is named for the next hand in one go with one's own is not taken."""
    hands = ("1", MAP, "1", "", "clay, flyer, haste", "", "sand, medium, haste, repair", "")
    out = play(path, *hands, dice="enter", seats=("human", "human"), more=("--hands", "2+1 2+2")).out
    _, first, second, again = out.split("this page is for you alone")
    in_order(first, "Player 1 draws a card from the Golem Deck", "clay", "haste", "Pass the keyboard to Player 2.")
    in_order(
        second, "Player 2 draws a card from the Golem Deck", "sand", "Player 2 is dealt 2 Golem cards and 2 Event cards."
    )
    assert "Secret" not in out and "clay" not in second.lower()
    in_order(again, "Your Golem cards: Clay, Flyer.", "Your Event cards: Haste.")
    both = ("1", MAP, "1", "", "clay, flyer, haste, sand, medium", "")
    out = play(path.with_name("mixed"), *both, dice="enter", seats=("human", "human"), more=("--hands", "2+1 2+2")).out
    last = out.rpartition("this page is for you alone")[2]
    assert "Player 2 draws a card from the Golem Deck" in last and "sand" not in last and "Event Deck" not in last


def test_a_hand_of_the_computers_is_nobodys_to_name(path: Path) -> None:
    out = play(path, "1", MAP, "1", "clay", dice="enter", more=("--hands", "1+0 3+2")).out
    assert "Player 2 (computer: beginner) draws" not in out and "Your Golem cards: Clay." in out


@pytest.mark.parametrize(
    ("hands", "said"),
    [
        ("6+3", "Hands name the Golem and the Event cards of each of the 2 seats, such as 6+3 4+2."),
        ("6+3 4", "Hands name the Golem and the Event cards of each of the 2 seats, such as 6+3 4+2."),
        ("6+3 few+2", "Hands name the Golem and the Event cards of each of the 2 seats, such as 6+3 4+2."),
        ("40+3 9+2", "The hands hold 49 Golem cards together; the deck has 48."),
        ("4+40 9+7", "The hands hold 47 Event cards together; the deck has 46."),
    ],
)
def test_hands_that_cannot_be_are_refused_in_plain_words(path: Path, hands: str, said: str) -> None:
    done = play(path, more=("--hands", hands))
    assert done.code == 2 and said in done.err.replace("\n", " ")


def test_a_turn_by_menus_and_by_words(path: Path) -> None:
    out = play(path, "done", "golem", "event", "1", "done", "look A1", "why mana", "look 7").out
    in_order(
        out,
        "Craft a Golem? You have 25 Mana.",
        "Card 1 of 3: from which deck?",
        "Card 3 of 3: from which deck?",
        "Buy one more card for 5 Mana?",
        "the Wizard of Player 1: Force 7, Armor 8, Hits 5 of 5",
        "Mana of the next Power Phase, Player 1",
        "You have no Golem 7 on the board.",
    )


def test_between_two_people_hands_stay_secret(path: Path) -> None:
    """Player 1 draws, discards and passes; what Player 2 reads on a page of their own names no card of Player 1's."""
    typed = ("", "done", "golem", "golem", "golem", "done", "1", "1", "done", "", "log", "table")
    out = play(path, *typed, seats=("human", "human")).out
    _, first, second = out.split("this page is for you alone")
    held, seen = ({line for line in page.splitlines() if line.startswith("Your ")} for page in (first, second))
    assert len(held) > 3 and len(seen) == 2 and not held & seen
    assert "Secret: Player 1" not in second and "Player 1 draws a card from the Golem Deck." in second


def test_in_german(path: Path) -> None:
    out = play(path, "fertig", "ereignis", "zeige eile", "warum mana", lang="de").out
    in_order(out, "Einen Golem bauen?", "aus welchem Stapel?", "Eile: Jeder Golem", "Mana der nächsten Kraftphase")


ORDER = "Pass on Spells in others' turns until something of mine is named"
TURN = ("done", "event", "event", "event", "done", "done")  # nothing crafted, three cards, none bought, no Spell


def test_a_standing_order_passes_until_something_of_ones_own_is_named(path: Path) -> None:
    out = play(path, "orders", "orders 3", "orders 1", *TURN, "orders").out
    in_order(
        out,
        f"1  {ORDER}: off",
        "There is no standing order 3; choose 1.",
        f"1  {ORDER}: on",
        f"Your standing order: {ORDER}.",
        "The turn of Player 1 is over.",
        "plays Portal: H7 to F1.\nPlayer 1 passes.",
        "the Medium Golem on F1 becomes Obsidian.\nPlayer 1 passes.",
        "plays Theft: the hand of Player 1, Event Deck.",
        "Dispell it for 2 Mana?",
        f"1  {ORDER}: off",
    )
    told = out[out.index("The turn of Player 1 is over.") :]
    assert told.index("Player 1> ") > told.index("plays Theft")


def test_an_order_is_given_and_taken_back_while_one_is_asked_in_anothers_turn(path: Path) -> None:
    """Given, it passes at once and on what follows; what it did is asked again when it is taken back with the decision."""
    out = play(path, *TURN, "orders 1", "undo", "yes", "orders").out
    asked = out.index("plays Portal: H7 to F1.")
    in_order(
        out[asked:],
        "Dispell it for 2 Mana?",
        f"1  {ORDER}: on",
        "Player 1 passes.",
        "plays Theft: the hand of Player 1, Event Deck.",
        "Player 1> undo",
        f"1  {ORDER}: off",
    )
    assert f"Your standing order: {ORDER}." not in out


def test_nobody_else_reads_an_order(path: Path) -> None:
    typed = ("", "orders 1", *TURN, "", "orders", "table", "log")
    out = play(path, *typed, seats=("human", "human")).out
    _, first, second = out.split("this page is for you alone")
    assert f"{ORDER}: on" in first and f"{ORDER}: off" in second
    assert f"{ORDER}: on" not in second and "Your standing order" not in second


def test_the_help_names_the_orders_in_both_languages(path: Path) -> None:
    assert 'orders       your standing orders, seen by you alone; "orders 1" gives' in play(path, "help").out
    german = play(path.with_name("de.jsonl"), "hilfe", "anweisungen 1", lang="de").out
    in_order(german, "anweisungen      deine stehenden Anweisungen", "bis etwas von mir genannt wird: gilt")

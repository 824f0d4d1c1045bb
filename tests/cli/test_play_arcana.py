"""A battle of Golem Arcana typed line by line: Thirst, two people, real dice."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import Run, in_order, shem
from tests.ready import HUNTERS, WATCH

# The Ember Watch goes first (an even reading); both deploy, the Ram walks to C4, the Viper to it.
OPENING = ["0", "deploy 8 C5", "hold", "deploy 1 C2", "deploy 3 D2", "hold", "move 8 C4", "end", "yes", "move 1 C4"]
ARMIES = ["--scenario", "thirst", "--army", HUNTERS, "--army", WATCH, "--seed", "3"]
TWO = [*ARMIES, "--seat", "human", "--seat", "human"]


def play(path: Path, *typed: str, dice: str = "enter", lang: str = "en") -> Run:
    return shem("play", "arcana", *TWO, "--dice", dice, "--save", str(path), typed=typed, lang=lang)


def resume(path: Path, *typed: str, lang: str = "en") -> Run:
    done = shem("play", "--resume", str(path), typed=typed, lang=lang)
    assert done.code == 0, done.err
    return done


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "battle.jsonl"


def test_turn_order_is_asked_of_one_ten_sided_die(path: Path) -> None:
    """Ruling B36: two armies, so odd and even readings; all ten count."""
    out = play(path, "11", "zero", "3").out
    in_order(out, "who takes place 1?", "one ten-sided die", "1, 3, 5, 7, 9: Dune Hunters", "11 cannot be rolled")
    in_order(out, '"zero" is no roll', "Turn order: Dune Hunters, then The Ember Watch.")


def test_a_battle_in_words(path: Path) -> None:
    out = play(path, *OPENING, "table", "golem 3", "map").out
    in_order(
        out,
        "Deploy your army: ",
        "8  Fire Ram 8, Ogre",
        "Fire Ram 8 stands at C5.",
        "Fire Ram 8 moves with Walk for 2 AP: C4.",
    )
    in_order(out, "3 AP could still be spent; they become 3 Mana. Do it? (yes or no)", "3 AP become 3 Mana: 3 in all.")
    in_order(
        out, "Dune Viper 1 moves with Walk for 1 AP: C3, C4.", "Round 1 of 10, turn of Dune Hunters.", "5 AP, 0 Mana, 0 VP"
    )
    in_order(
        out,
        "Walk cooling for 1 Round",
        "Capture Region C3, 1 VP: nobody is there.",
        "Mana Well A4, still 6, 6 and 6 Mana: nobody is there.",
    )
    in_order(out, "Sand Lion 3: at D2", "Hamstring (melee, one enemy)", "On a hit, the target: Dodge -15 for 2 Rounds.")
    assert "S:1,8" in out


def test_options_are_grouped_and_show_cost_and_odds(path: Path) -> None:
    """Slippery Strike against the Ram: To-Hit 75 - 6 Dodge = 69, damage 22 - 12 Armor = 10."""
    parts = play(path, *OPENING, "1").parts()
    turn, golem = parts[-2], parts[-1]
    assert "1  Dune Viper 1" in turn and "14  End your turn. 5 AP become 5 Mana: 5 in all." in turn
    assert len(turn.splitlines()) <= 17
    assert (
        "Slippery Strike, 1 AP: Fire Ram 8 at C4, Health 60: To-Hit 69 (73%), damage 10, expected 8.1, destroyed 0%"
        in golem
    )
    assert "Spiked Volley (ranged, one enemy): 2 AP, Accuracy 75, Damage 28, Range 2: no target in reach" in golem
    assert "Walk (walk, nimble): 3 AP, Movement Points 3, cools for 1 Round; 26 Regions" in golem


def test_golems_are_chosen_by_their_own_numbers(path: Path) -> None:
    """Golem 1 stands, so 1 chooses nothing any more and 3 still chooses Golem 3; 14 comes after all 13."""
    out = play(path, "3", "1", "C2", "1", "3", "D2", "14").out
    in_order(out, "There is no option 1; choose 2, 3, 4, ", " or 14.", "Sand Lion 3: which Region? Type one.")
    in_order(out, "3  Sand Lion 3", "Sand Lion 3 stands at D2.", "2  Dune Viper 2", "14  Keep the others in reserve")
    assert "Kept in reserve by Dune Hunters: Dune Viper 2" in out


def test_moves_are_chosen_by_region(path: Path) -> None:
    out = play(path, *OPENING, "1", "1", "back", "0", "2", "1", "A1").out
    in_order(out, "Walk of Dune Viper 1: which Region? Type one.", "1 MP: ", "2 MP: ", "0  back")
    in_order(
        out,
        "Walk of Dune Viper 2: which Region?",
        "entering: A1",
        "Dune Viper 2 enters the board at A1 with Walk for 1 AP.",
    )


def test_an_attack_is_left_in_its_middle_and_taken_up_again(path: Path) -> None:
    first = play(path, *OPENING, "attack 1 8", "0", "101", "seven", "quit")
    in_order(first.out, "Slippery Strike of Dune Viper 1 at C4: attack roll.", "Fire Ram 8: To-Hit 69.")
    in_order(
        first.out,
        "two ten-sided dice",
        "A single 0 is not clear. Type 00 for 100.",
        "101 cannot be rolled",
        '"seven" is no roll',
    )
    in_order(first.out, "Take it up again with: shem play --resume")
    second = resume(path, "07", "2", "why")
    in_order(second.out, "attack roll.", "Roll: 7.", "Fire Ram 8 is hit and takes 10 damage, 50 Health left (To-Hit 69).")
    in_order(
        second.out,
        "displaces Dune Viper 1 from C4, up to 1 Region. Choose where it lands",
        "1  It stays",
        "is displaced from C4 to B3",
    )
    assert shem("replay", str(path), "--check").code == 0


def test_00_is_a_hundred_and_a_super_crit(path: Path) -> None:
    """Rolling Doubles, ruling B2: 00 is the Super Crit; it costs AP, but nothing cools."""
    out = play(path, *OPENING, "attack 1 8", "00").out
    in_order(
        out,
        "Roll: 100. No Cooldown, and the cost does not rise.",
        "A Super Crit: Fire Ram 8 takes 21 damage, 39 Health left",
    )


def test_a_single_roll_can_be_given_to_the_app(path: Path) -> None:
    """The first roll by the app, the next one asked for again."""
    first = play(path, "app", "quit").out
    in_order(first, "Turn order: who takes place 1?", "roll> app", "Turn order: ", "Deploy your army: ")
    other = path.with_name("other.jsonl")
    second = play(other, *OPENING, "attack 1 8", "app").out
    in_order(second, "attack roll.", "roll> app", "Roll: ", "Fire Ram 8")
    lines = other.read_text(encoding="utf-8")
    assert '"by":"hand","face":2,"roll":0' in lines
    assert lines.count('"by":"app"') == 1


def test_why_shows_the_lines_of_a_number(path: Path) -> None:
    out = play(path, *OPENING, "why attack 1 slip 8", "why move 3 D4", "why golem 8").out
    in_order(out, "Cost: 1", "To-Hit, Fire Ram 8: 69")
    in_order(
        out,
        "+75 Accuracy: Slippery Strike of Dune Viper 1 [rulebook: Calculating the To-Hit Value of an Attack]",
        "-6 Dodge: Fire Ram 8",
    )
    in_order(
        out,
        "Damage, Fire Ram 8: 10",
        "-12 Armor: Fire Ram 8 [rulebook: Calculating Damage]",
        "Damage of a Crit, Fire Ram 8: 21",
    )
    in_order(out, "Movement Points: 3", "Path: C3 (Plains, Ground Cover), D4 (Plains). 2 MP.", "Armor: 12")


def test_why_a_numbered_option_and_a_log_entry(path: Path) -> None:
    out = play(path, *OPENING, "1", "why 2", "why #6", "why #99", "why").out
    in_order(
        out,
        "To-Hit, Fire Ram 8: 69",
        "Fire Ram 8 moves with Walk",
        "+2 cost: Walk of Fire Ram 8",
        "no entry 99 now",
        "Dune Viper 1 moves",
    )


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("move 1 A5", "That is allowed now."),
        ("move 3 A6", "A6 is out of reach: it takes 5, there are 3. [rulebook: Movement Rules]"),
        ("move 8 C5", "Fire Ram 8 belongs to another army."),
        ("attack 3 hamstring 8", "A melee attack strikes its own Region only, not C4. There is room in C4"),
        ("attack 1 volley 8", "A ranged attack cannot strike its own Region, C4."),
        ("attack 2 volley 8", "Dune Viper 2 is still in reserve; it enters the board with a move."),
        ("attack 1 slip 3", "Sand Lion 3 is no enemy."),
        ("deploy 2 A1", "Something else must be decided first."),
        ("move 2 C4", "C4 is not in your deployment zone."),
    ],
)
def test_why_not_names_the_rule_and_the_missing_amount(path: Path, typed: str, message: str) -> None:
    out = play(path, *OPENING, f"why not {typed}").parts()[-1]
    assert message in out


def test_refusals_change_nothing(path: Path) -> None:
    typed = ["move 1 Z9", "move 99 A1", "move 1 fly A1", "attack 1", "attack 3 8", "frobnicate", "9", "move 3 F6"]
    out = play(path, *OPENING, *typed).out
    in_order(
        out,
        "There is no Region Z9",
        '"99" is no Golem\'s number; they go from 1 to 13',
        'no such ability "fly". There is: Walk',
    )
    in_order(
        out,
        "Type: attack, the Golem's number",
        "Which ability of Sand Lion 3: Hamstring or Bite?",
        '"frobnicate" means nothing here',
    )
    in_order(out, "There is no option 9; choose 1, 2, 3, 4, 5, 6, 7 or 14.", "F6 is out of reach")
    assert resume(path).out.count("5 AP, 0 Mana, 0 VP") == 2


def test_undo_is_free_where_nothing_was_rolled(path: Path) -> None:
    out = play(path, *OPENING, "undo", "table").out
    in_order(
        out, "Dune Hunters: taken back: Dune Viper 1 uses Walk to go to C4.", "6 AP, 0 Mana, 0 VP", "Dune Viper 1: at C2"
    )


def test_undo_of_a_roll_asks_the_others(path: Path) -> None:
    out = play(path, *OPENING, "attack 1 8", "7", "undo", "perhaps", "no", "undo", "yes").out
    question = "Slippery Strike.\nThe Ember Watch: Dune Hunters would like to take this back. Do you agree?"
    in_order(out, question, "(yes or no) no\nNot everybody agrees. Nothing was taken back.", question)
    in_order(out.rpartition(question)[2], "Dune Hunters: taken back, past dice, secrets", "5 AP, 0 Mana", "Your turn: pick")


def test_undo_across_the_others_turn_asks_whose_decision_it_was(path: Path) -> None:
    """At the start of the Dune Hunters' turn the last decision is the other army's end of turn."""
    out = play(path, *OPENING[:-1], "undo", "no", "undo", "yes", "table").out
    in_order(
        out,
        "The turn of The Ember Watch ends.",
        "The Ember Watch: Dune Hunters would like to take this back. Do you agree?",
        "Not everybody agrees. Nothing was taken back.",
        "Dune Hunters: taken back, past dice, secrets or others' decisions: The turn of The Ember Watch ends.",
    )
    in_order(out.rpartition("taken back, past")[2], "turn of The Ember Watch", "3 AP, 0 Mana")


def test_an_action_that_waits_for_its_roll_can_be_taken_back(path: Path) -> None:
    out = play(path, *OPENING, "attack 1 8", "undo", "why not attack 1 8").out
    in_order(out, "attack roll.", "Dune Hunters: what was about to be rolled is taken back.", "That is allowed now.")


def test_a_copy_can_be_saved(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.jsonl"
    out = play(path, *OPENING, f"save {copy}", "save", f"save {tmp_path / 'no' / 'x.jsonl'}").out
    in_order(out, f"A copy was written to {copy}.", "Say where: save FILE", "cannot be written: ")
    assert copy.read_bytes() == path.read_bytes()


def test_a_copy_does_not_replace_a_file_unasked(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.jsonl"
    copy.write_text("something else", encoding="utf-8")
    out = play(path, *OPENING, f"save {copy}", "no").out
    in_order(out, f"{copy} is there already. Write over it? (yes or no) ", "no")
    assert copy.read_text(encoding="utf-8") == "something else"
    assert "A copy was written" in play(tmp_path / "other.jsonl", *OPENING, f"save {copy}", "yes").out
    assert copy.read_bytes() == (tmp_path / "other.jsonl").read_bytes()


@pytest.mark.parametrize("where", [".", "/", "~nobody-has-this-name/x", "nul\0byte", "FOLDER", "x" * 300])
def test_where_no_copy_can_be_written(path: Path, tmp_path: Path, where: str) -> None:
    found = play(path, *OPENING, f"save {where.replace('FOLDER', str(tmp_path))}", "table")
    assert found.code == 0
    in_order(found.out, "cannot be written: ", "Round 1")
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("command", ["", "why ", "why #", "why not ", "golem ", "attack 1 ", "deploy ", "move 1 A"])
@pytest.mark.parametrize("letter", ["9", "x"])
def test_a_page_pasted_by_mistake_means_nothing(path: Path, command: str, letter: str) -> None:
    found = play(path, *OPENING, command + letter * 5000, "golem")
    assert found.code == 0
    assert "For example: golem 3" in found.out


def test_a_path_is_named_region_by_region(path: Path) -> None:
    """Four Winds: the Swamp at E2 is in reach, so paths differ in what they do."""
    winds = ["--scenario", "four-winds", "--army", HUNTERS, "--army", "gilded-host", "--dice", "enter"]
    typed = ["3", "deploy 1 E1", "hold", "deploy 8 A5", "hold", "path 1", "E2", "D3", "E4", "1", "undo"]
    out = shem(
        "play", "arcana", *winds, "--seat", "human", "--seat", "human", "--save", str(path), typed=typed, lang="en"
    ).out
    in_order(out, "Walk: Dune Viper 1 starts at E1. Which Region is next?", "has come to D3 (path: E2, D3)")
    in_order(
        out,
        "1 AP: E2, D3, E4.",
        "takes 5 damage by E2 (Swamp), 70 Health left.",
        "taken back: Dune Hunters: the path is complete.",
    )


def test_german(path: Path) -> None:
    typed = ["0", "stelle 8 C5", "halte", "stelle 1 C2", "stelle 3 D2", "halte", "gehe 8 C4", "ende", "ja", "gehe 1 C4"]
    out = play(
        path, *typed, "tisch", "warum nicht gehe 3 A6", "angriff 1 8", "101", "7", "warum", "verlassen", lang="de"
    ).out
    in_order(
        out,
        "Wer nimmt Platz 1?",
        "Fire Ram 8 steht auf C5.",
        "3 AP wären noch da; sie werden zu 3 Mana. Trotzdem? (ja oder nein)",
    )
    in_order(
        out,
        "Runde 1 von 10, am Zug: Dünenjäger.",
        "Eroberungsregion C3, 1 SP: niemand ist da.",
        "A6 ist außer Reichweite: nötig sind 5, da sind 3.",
    )
    in_order(
        out,
        "Angriffswurf.",
        "101 kann nicht fallen.",
        "Fire Ram 8 wird getroffen und erleidet 10 Schaden, 50 Leben übrig (Trefferwert 69).",
    )
    in_order(out, "+75 Genauigkeit: Schlüpfriger Schlag von Dune Viper 1", "Weiter geht es mit: shem play --resume")
    assert shem("replay", str(path), lang="de").out.count("stellt") >= 3


def test_against_a_bot(tmp_path: Path) -> None:
    """The bot answers by itself, says briefly what it weighed, at length when asked; undo goes back past its moves."""
    seats = [*ARMIES, "--seat", "human", "--seat", "greedy"]
    typed = ["why bot", "deploy 1 C1", "hold", "end", "yes", "undo", "no", "undo", "yes", "quit"]
    done = shem("play", "arcana", *seats, typed=typed, home=tmp_path)
    in_order(
        done.out,
        "The Ember Watch: ",
        " options weighed, expected gain ",
        "options were weighed; the best:",
        "Your turn: pick a Golem",
        "Turn of The Ember Watch.",
    )
    in_order(done.out, "is marked in the log", ": taken back: ", "Your turn: pick a Golem")
    kept = list((tmp_path / "shem" / "matches").glob("arcana-*.jsonl"))
    assert len(kept) == 1
    assert str(kept[0]) in done.out
    assert shem("replay", str(kept[0]), "--check").code == 0


def test_help_names_every_command(path: Path) -> None:
    out = play(path, "0", "help").out
    for word in ("why not", "undo", "table", "map", "log", "save FILE", "quit", "move 3 B4", "golem 3", "end"):
        assert word in out


def test_the_host_may_choose_how_turns_are_ordered(path: Path) -> None:
    """Deployment & Turn Order: lowest APV first (Hired Wood has 460, Dune Hunters 490), positions, or chance."""
    people = ["--seat", "human", "--seat", "human"]
    armies = ["--scenario", "thirst", "--army", "dune-hunters", "--army", "hired-wood", *people]
    for order, expected in (("apv", "Hired Wood, then Dune Hunters"), ("position", "Dune Hunters, then Hired Wood")):
        save = str(path.with_name(f"{order}.jsonl"))
        done = shem("play", "arcana", *armies, "--order", order, "--dice", "enter", "--save", save)
        assert f"Turn order: {expected}." in done.out and "who takes place" not in done.out
    done = shem("play", "arcana", *armies, "--order", "age")
    assert (done.code, done.err.splitlines()[0]) == (2, 'There is no turn order "age". There are: apv, position, random.')


@pytest.mark.parametrize(("edition", "said"), [("2015", "That or less hits"), ("2014", "Less than that hits")])
def test_ruling_A2_what_hits_is_said_as_the_edition_has_it(edition: str, said: str, path: Path) -> None:
    rules = ["--edition", edition, "--order", "position", "--dice", "enter", "--save", str(path)]
    opening = ["deploy 1 C2", "hold", "deploy 8 C5", "hold", "end", "yes", "move 8 C4", "end", "yes", "move 1 C4"]
    done = shem("play", "arcana", *TWO, *rules, typed=[*opening, "attack 1 slippery 8"])
    assert f"Fire Ram 8: To-Hit 69. {said}; doubles are special" in done.out

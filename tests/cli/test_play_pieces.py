"""Knights, Relics, Constructs and Ancient Ones typed line by line: Thirst with as many AP in each turn."""

from __future__ import annotations

from pathlib import Path

import pytest

from shem.games.arcana.content import codex
from tests.cli.terminal import Run, in_order, shem
from tests.ready import HUNTERS

BAND = """\
title: {en: Test Band, de: Probebande}
description: {en: For trying., de: Zum Probieren.}
faction: durani
points: 500
golems:
  - {golem: gilded-plague, knight: yantrin-kalavid, relic: ember-cairn}
  - {golem: fire-ram, knight: pravir-two-lamps}
  - vigilant-sentinel
ancients: [zrama-pari-the-hopeful, sudura-valli-the-trapper]
"""
# The Test Band goes first; Golems 4 to 10 are the Dune Hunters'.
OPENING = ["1", "deploy 1 A2", "deploy 2 B2", "deploy 3 C2", "deploy 4 C5", "hold"]
GERMAN = ["1", "stelle 1 A2", "stelle 2 B2", "stelle 3 C2", "stelle 4 C5", "halte"]
PASS = ["end", "yes"]


@pytest.fixture
def army(tmp_path: Path) -> Path:
    file = tmp_path / "band.yaml"
    file.write_text(BAND, encoding="utf-8")
    return file


def play(army: Path, *typed: str, lang: str = "en") -> Run:
    armies = ["--army", str(army), "--army", HUNTERS, "--seat", "human", "--seat", "human"]
    save = ["--save", str(army.with_name("battle.jsonl")), "--seed", "3", "--dice", "enter"]
    even = army.with_name("pack") / "scenarios" / "even.yaml"
    even.parent.mkdir(parents=True, exist_ok=True)
    thirst = (codex.core_pack() / "scenarios" / "thirst.yaml").read_text(encoding="utf-8")
    even.write_text(thirst.replace("first_turn_ap: [5]\n", ""), encoding="utf-8")
    pack = ["--pack", str(even.parents[1])]
    done = shem("play", "arcana", "--scenario", "even", *pack, *armies, *save, typed=typed, lang=lang)
    assert done.code == 0, done.err
    return done


def test_a_card_with_its_knight_and_its_relic(army: Path) -> None:
    out = play(army, *OPENING, "golem 1", "golem 2").parts()
    in_order(
        out[-2],
        "Ogre · Urugal · Yantrin Kalavid, Health 90, Armor 12, Dodge 4, APV 110",
        "Gilded Protection (passive):",
        "Always, if it stands without cover, this Golem: doubles against it miss.",
        "Knight Yantrin Kalavid, APV 10:",
        "Oiled Joints (at an ally, Range 1): 1 AP",
        "When used, the target: Cooldown of moves -2.",
        "Relic Ember Cairn, APV 20:",
        "Ember Cairn: 2 AP, once a battle",
        "Summons the Construct Ember Cairn: Health 30, Armor 6, Dodge 0",
        "Leaping Ember (ranged, one enemy): once a Round, Accuracy 75, Damage 20, Range 2",
    )
    in_order(
        out[-1], "Blood Knight Pravir Two-Lamps, APV 35:", "The Other Lamp (ranged, one enemy): 2 AP", "The Patient Lamp"
    )


def test_powers_are_options_of_their_golem(army: Path) -> None:
    """A power aimed at allies in its own Region or the next: itself and the Ram, not the Sentinel two Regions away."""
    menu = play(army, *OPENING, "1", "2").out
    in_order(menu, "2  Oiled Joints, 1 AP: Gilded Plague 1 at A2, Health 90", "3  Oiled Joints, 1 AP: Fire Ram 2 at B2")
    in_order(menu, "4  Ember Cairn, 2 AP", "Gilded Plague 1 uses Oiled Joints on Gilded Plague 1 for 1 AP.")


def test_powers_by_name_and_why_not(army: Path) -> None:
    typed = ["use 1 oiled 2", "why", "use 1 oiled 4", "use 1 oiled 3", "use 1", "use 3", "use", "use 1 oiled B2", "golem 1"]
    out = play(army, *OPENING, *typed).out
    in_order(
        out,
        "Gilded Plague 1 uses Oiled Joints on Fire Ram 2 for 1 AP.",
        "+1 cost: Oiled Joints (Yantrin Kalavid, Gilded Plague 1) [rulebook: Action Costs]",
        "Dune Viper 4 is no ally.",
        "C2 is out of range: 2 Regions away, Range 1.",
        "Which ability of Gilded Plague 1: Oiled Joints or Ember Cairn?",
        "Vigilant Sentinel 3 has no such ability.",
        "Type: use, the Golem's number",
        "uses Oiled Joints on Fire Ram 2 for 2 AP.",
        "Oiled Joints (at an ally, Range 1): 4 AP, cools for 3 Rounds",
    )


def test_a_construct_is_called_by_name_and_number(army: Path) -> None:
    """Relics: its Construct comes after all Golems and may act at once; the Relic is used up."""
    out = play(army, *OPENING, "use 1 cairn", "golem 11", "why not use 1 cairn", "why not attack 11 4", "table", "log").out
    in_order(
        out,
        "Gilded Plague 1 summons a Construct at A2 with Ember Cairn: Ember Cairn 11, Health 30.",
        "Ember Cairn 11: at A2",
        "Construct, Health 30, Armor 6, Dodge 0, APV 20",
        "Leaping Ember (ranged, one enemy): once a Round, Accuracy 75, Damage 20, Range 2, 1 left",
        "The Relic of Gilded Plague 1 has been used; it works once a battle. [rulebook: Relics]",
        "C5 is out of range: 3 Regions away, Range 2.",
        "Ember Cairn 11: at A2 (Plains, Medium Cover); Health 30 of 30.",
    )
    told = shem("replay", str(army.with_name("battle.jsonl"))).out
    assert "with Ember Cairn: Ember Cairn 11, Health 30." in told


def test_blessings_and_curses(army: Path) -> None:
    """Ruling B13: the first placing at full cost, each later move at the cost of a move. Not on water."""
    ready = [*OPENING, *PASS, *PASS, *PASS, *PASS]
    typed = ["bless C2", "bless last A4", "curse C5", "why not curse C4", "bless", "bless nobody C2", "why bless C3"]
    out = play(army, *ready, *typed, "region A4", "map", "ancients").out
    in_order(
        out,
        "Ancient Ones: Zrama-Pari the Hopeful, Sudura-Valli the Trapper; 12 Mana",
        "Test Band: Last Stand (Zrama-Pari the Hopeful) is laid on C2 for 4 Mana; 8 left.",
        "Last Stand (Zrama-Pari the Hopeful) is moved from C2 to A4 for 1 Mana; 7 left.",
        "The Covered Pit (Sudura-Valli the Trapper) is laid on C5 for 6 Mana; 1 left.",
        "This costs 4 Mana; you have 1.",
        "Type: bless, the Ancient One's name",
        'No Ancient One of your army is called so: "nobody".',
        "Cost: 1",
        "Last Stand, Test Band: Always, allies here (only whose Health is at most 40%): Armor +8.",
        "P-!:4",
        "+ a Blessing, ! a Curse",
        "Blessing Last Stand, 1 Mana, now on A4",
    )
    assert "No Blessing or Curse may lie on water, C4." in play(army.with_name("band.yaml"), *_again(army, ready)).out


def _again(army: Path, ready: list[str]) -> list[str]:
    army.with_name("battle.jsonl").unlink()
    return [*ready, "why not curse C4"]


def test_ancient_ones_have_a_menu(army: Path) -> None:
    ready = [*OPENING, *PASS, *PASS, *PASS, *PASS]
    out = play(army, *ready, "ancients", "12", "2", "C9", "F1", "12", "1", "miracle").out
    in_order(
        out,
        "Your Ancient Ones can do nothing for 0 Mana",
        "Blessing Last Stand, 4 Mana, not on the board",
        "To move it later costs 1 Mana.",
        "Your Ancient Ones, 12 Mana:",
        "Miracle Roots Across the Road (Sudura-Valli the Trapper), 15 Mana: This costs 15 Mana; you have 12.",
        "1  Miracle Second Breath (Zrama-Pari the Hopeful), 8 Mana",
        "2  Blessing Last Stand (Zrama-Pari the Hopeful), 4 Mana, not on the board; ",
        "Last Stand (Zrama-Pari the Hopeful): which Region? Type one.",
        "Free: A1-F1, A2-C2, ",
        "There is no Region C9 on this map.",
        "on F1 for 4 Mana; 8 left.",
        "Test Band: the Miracle Second Breath (Zrama-Pari the Hopeful) is granted for 8 Mana; 0 left.",
    )


RAMS = """\
title: {en: Rams, de: Rammen}
description: {en: For charging., de: Zum Rammen.}
faction: mercenary
points: 500
golems: [relentless-brute, horned-blight]
"""
# The Brute stands at C3 when four small Golems fill C5.
CROWD = ["1", "deploy 1 C2", "hold", *[f"deploy {golem} C5" for golem in (5, 6, 7, 8)], "hold", "move 1 C3", *PASS, *PASS]


@pytest.fixture
def rams(tmp_path: Path) -> Path:
    file = tmp_path / "rams.yaml"
    file.write_text(RAMS, encoding="utf-8")
    return file


def test_charges_are_options_with_the_summed_cost(rams: Path) -> None:
    """Ruling B27: shown with the melee attack, with MP and the summed cost; Walk 2 AP and Maul 2 AP."""
    out = play(rams, *CROWD, "1", "b", "charge 1 5", "charge 1", "why charge 1 maul 5", "why not charge 1 maul 5 D4").out
    in_order(
        out, "Maul, 4 AP: Charge by Walk from C4, 2 MP: Sand Lion 5 at C5, Health 50: To-Hit 59 (64%), damage 36, expected "
    )
    in_order(
        out,
        "Shoulder Blow, 3 AP: Charge by Walk from C4, 2 MP: Sand Lion 5 at C5",
        "Hurled Skull, 2 AP: Sand Lion 5",
    )
    in_order(
        out,
        "can charge there in several ways: Maul by Walk from C4 or Shoulder Blow by Walk from C4. Say more.",
        "Type: charge, the Golem's number",
        "Cost: 4",
        "+2 cost: Walk of Relentless Brute 1",
        "+2 cost: Maul of Relentless Brute 1",
        "Movement Points: 3",
        "To-Hit, Sand Lion 5: 59",
        "No step of that move leads from D4 into that Region. [rulebook: Charge Criteria]",
    )


def test_a_charge_pushes_out(rams: Path) -> None:
    """Rulings B36, B48, B49: attack, push-out into a neighbour, the charger's way (no room: its approach)."""
    out = play(rams, *CROWD, "charge 1 shoulder 5", "30", "9", "3", "why", "charge 1 maul 6").out
    in_order(
        out,
        "Relentless Brute 1 charges into C5 from C4 by Walk for 2 AP.",
        "Shoulder Blow of Relentless Brute 1 at C5: attack roll.",
        "Sand Lion 5: To-Hit 59.",
        "Relentless Brute 1 pushes Sand Lion 5 out: where to?",
        "3: D5",
        "9 does not count: roll again.",
        "Sand Lion 5 is displaced from C5 to D5 by Shoulder Blow of Relentless Brute 1.",
        "Relentless Brute 1 moves with Walk: C4.",
        "To-Hit: 59",
        "This costs 6 AP; you have 3. [rulebook: Action Costs]",
    )
    assert shem("replay", str(rams.with_name("battle.jsonl")), "--check").code == 0


def test_german(army: Path) -> None:
    typed = [
        "golem 1",
        "nutze 1 cairn",
        "nutze 1 geölte 4",
        "ende",
        "ja",
        "ende",
        "ja",
        "segne A4",
        "ehrwürdige",
        "region A4",
    ]
    out = play(army, *GERMAN, *typed, "region A4", lang="de").out
    in_order(
        out,
        "Yantrin Kalavid, Leben 90, Rüstung 12",
        "Geölte Gelenke (auf einen Verbündeten, Reichweite 1): 1 AP",
        "Beim Einsatz, das Ziel: Abklingzeit für Bewegungen -2.",
        "Beschwört das Konstrukt Ember Cairn: Leben 30",
        "herbei: Ember Cairn 11, Leben 30.",
        "Dune Viper 4 ist kein Verbündeter.",
        "Wunder Zweiter Atem, 8 Mana",
        "jetzt auf A4",
        "Letztes Aufgebot, Probebande: ",
    )

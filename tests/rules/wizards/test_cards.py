"""Every Golem card's figures, every Event card's doing and every tile, by name, as the rulebook lists them."""

from __future__ import annotations

import pytest

from shem.core.tally import Tally
from shem.games.wizards.content.codex import CORE, check
from shem.games.wizards.parts.actions import Fight, Move, Play, Strike
from shem.games.wizards.parts.reasons import Reject, Why
from shem.games.wizards.rules.figures import armor, cost, force, health, hits, move
from tests.rules.wizards.scene import (
    GIANT,
    HIT,
    LARGE,
    MEDIUM,
    MISS,
    PASS,
    SMALL,
    WIZARD,
    Scene,
    box,
    card,
    cast,
    setup_for,
    site,
    traits,
    who,
)

MATERIALS = [
    ("flesh", "soft", 1, 0, "village"),
    ("clay", "soft", 1, 0, "mud-flats"),
    ("stone", "rock", 3, 2, "quarry"),
    ("crystal", "rock", 3, 2, "gem-mine"),
    ("iron", "metal", 4, 3, "iron-mine"),
    ("ice", "hard", 2, 1, "ice-cave"),
    ("gold", "metal", 4, 3, "gold-mine"),
    ("bone", "hard", 2, 1, "ruins"),
    ("sand", "soft", 1, 0, "desert"),
    ("wood", "hard", 2, 1, "forest"),
    ("bronze", "metal", 4, 3, "hills"),
    ("obsidian", "rock", 3, 2, "mountain"),
    ("basalt", "rock", 3, 2, "volcano"),
    ("clockwork", "hard", 2, 1, "workshops"),
    ("salt", "soft", 1, 0, "salt-flats"),
    ("silver", "metal", 4, 3, "silver-mine"),
]
SIZES = [("small", 1, 0, 1), ("medium", 2, 1, 2), ("large", 3, 2, 3), ("giant", 4, 3, 4)]
SHAPES = [("man", 2, 0, 0), ("beast", 3, 1, 0), ("flyer", 4, 0, -1), ("juggernaught", 1, 1, 1)]
TILES = [("tower", 4), ("monolith", 8), ("water", 12), ("wasteland", 24), *[(made[4], 1) for made in MATERIALS]]


def golem(names: str) -> Scene:
    """A Golem on open ground, 9, far from any site."""
    return Scene({33: f"0 {names}"})


def figures(names: str) -> tuple[int, int, int, int]:
    """Hits, Move, Force and Armor of a Golem on open ground."""
    scene = golem(names)
    unit = scene.state.units[33][0]
    assert health(scene.state, unit) == hits(scene.state, unit)
    return (
        hits(scene.state, unit),
        move(scene.state, unit, Tally()),
        force(scene.state, unit, Tally()),
        armor(scene.state, unit, Tally()),
    )


def price(names: str, space: int = 33) -> int:
    """What a seat pays for a Golem whose only other one stands in a space."""
    scene = Scene({space: "0 gold giant beast"})
    return cost(scene.state, 0, *traits(names), Tally())


@pytest.mark.parametrize(("name", "hardness", "extra_force", "extra_armor", "tile"), MATERIALS)
def test_material_card(name: str, hardness: str, extra_force: int, extra_armor: int, tile: str) -> None:
    """One copy; its hardness, Force and Armor; double Mana but for who controls its site."""
    entry = next(entry for entry in setup_for()["materials"] if entry["id"] == name)
    assert (entry["hardness"], entry["copies"]) == (hardness, 1)
    assert figures(f"{name} small man") == (1, 2, extra_force, extra_armor + 1)
    assert price(f"{name} small man", site(tile)) == extra_force + 1
    assert price(f"{name} small man") == 2 * (extra_force + 1)


@pytest.mark.parametrize(("name", "full", "extra_force", "extra_armor"), SIZES)
def test_size_card(name: str, full: int, extra_force: int, extra_armor: int) -> None:
    """Four copies; its Hits, Force and Armor, upon the 1 and 0 of Flesh."""
    assert next(entry for entry in setup_for()["sizes"] if entry["id"] == name)["copies"] == 4
    assert figures(f"flesh {name} man") == (full, 2, 1 + extra_force, extra_armor)
    assert price(f"flesh {name} man", site("village")) == 1 + extra_force + full


@pytest.mark.parametrize(("name", "steps", "extra_force", "extra_armor"), SHAPES)
def test_shape_card(name: str, steps: int, extra_force: int, extra_armor: int) -> None:
    """Four copies; its Move, Force and Armor; the Flyer alone flies."""
    entry = next(entry for entry in setup_for()["shapes"] if entry["id"] == name)
    assert (entry["copies"], entry["flies"]) == (4, name == "flyer")
    assert figures(f"flesh small {name}") == (1, steps, 1 + extra_force, 1 + extra_armor)


def test_there_are_48_golem_cards_46_event_cards_and_64_tiles() -> None:
    assert [len(part) for part in (MATERIALS, SIZES, SHAPES, EVENTS)] == [16, 4, 4, 23]
    assert [len(copies) for copies in box().copies] == [24, 23]
    assert [sum(copies) for copies in box().copies] == [48, 46]
    assert set(box().copies[1]) == {2}
    assert sorted((tile["id"], tile["count"]) for tile in setup_for()["terrain"]) == sorted(TILES)
    assert sum(count for _, count in TILES) == 64
    assert [event.battle for event in box().events].count(True) == 12


def test_every_card_and_tile_says_that_it_is_from_the_rulebook() -> None:
    """One line at the head of the file says it for all; nothing in it says otherwise."""
    lines = [line for line in CORE.read_text("utf-8").splitlines() if "source" in line]
    assert lines == ["source: rulebook"]
    assert check(CORE) == []


# Event cards: Battle cards are tried by a Golem at 33 that fights one at 34; both hold a Dispell, so that they are asked.


def battle(own: str, enemy: str, cards: str, held: str = "") -> Scene:
    scene = Scene({33: f"0 {own}", 34: f"1 {enemy}"}, {0: f"{cards} dispell", 1: f"{held} dispell"})
    scene.play(0, Fight(33, 34))
    return scene


def extra_attack(name: str, fit: str, unfit: str) -> None:
    """A unit that the card names strikes twice before the other does; one that it does not name may not."""
    scene = battle(fit, "gold giant beast", name)
    scene.play(0, Play(card(name), scene.slots(33)[0]))
    scene.attack(*MISS)
    scene.attack(*MISS)
    scene.attack(*MISS)
    assert [(told["seat"], told["extra"]) for told in scene.told("aimed")][:3] == [(0, 0), (0, 1), (1, 0)]
    assert [told["seat"] for told in scene.told("struck")] == [0, 0, 1]
    assert scene.discards() == [name]
    scene = battle(unfit, "gold giant beast", name)
    assert scene.refused(0, Play(card(name), scene.slots(33)[0])).code is Reject.WRONG_TRAIT


def test_swoop() -> None:
    extra_attack("swoop", "stone small flyer", "stone small man")


def test_maul() -> None:
    extra_attack("maul", "stone small beast", "stone small man")


def test_club() -> None:
    extra_attack("club", "stone small man", "stone small beast")


def test_crush() -> None:
    extra_attack("crush", "stone small juggernaught", "stone small man")


def test_fast_attack() -> None:
    extra_attack("fast-attack", "stone small man", "stone large man")
    extra_attack("fast-attack", "stone medium man", "stone giant man")


def test_stomp() -> None:
    extra_attack("stomp", "stone large man", "stone small man")
    extra_attack("stomp", "stone giant man", "stone medium man")


def defended(name: str, amount: int, fit: str, unfit: str) -> None:
    """The Golem that is attacked has more Armor for this attack; one that the card does not name may not have it."""
    scene = battle("gold small man", fit, "", f"{name} {name}")
    before = figures(fit)[3]
    scene.passes(0)
    scene.play(1, Play(card(name), scene.slots(34)[0]))
    scene.attack(10, 10 + 4 - before - amount + 1)  # the smallest die that keeps it whole
    told = scene.told("struck")[0]
    assert told["hit"] == 0
    assert sum(line[1] for line in told["tally"]["armor"]) == before + amount
    assert ["event-card", amount, card(name)] in told["tally"]["armor"]
    scene = battle("gold small man", unfit, "", name)
    scene.passes(0)
    assert scene.refused(1, Play(card(name), scene.slots(34)[0])).code is Reject.WRONG_TRAIT


def test_dodge() -> None:
    defended("dodge", 7, "flesh small man", "flesh large man")
    defended("dodge", 7, "flesh medium man", "flesh giant man")


def test_great_bulk() -> None:
    defended("great-bulk", 5, "flesh large man", "flesh small man")
    defended("great-bulk", 5, "flesh giant man", "flesh medium man")


def forced(name: str, hardness: str) -> None:
    """The attack on a target of the card's hardness has 5 Force more; on all others it cannot be played."""
    for material in ("flesh", "ice", "stone", "iron"):
        scene = battle("gold small man", f"{material} giant beast", name)
        if next(made for made in MATERIALS if made[0] == material)[1] == hardness:
            scene.play(0, Play(card(name), SMALL))
            scene.attack(*MISS)
            told = scene.told("struck")[0]
            assert told["tally"]["force"][-1] == ["event-card", 5, card(name)]
            assert sum(line[1] for line in told["tally"]["force"]) == 9
        else:
            assert scene.refused(0, Play(card(name), SMALL)).code is Reject.WRONG_TRAIT


def test_splatter() -> None:
    forced("splatter", "soft")


def test_shatter() -> None:
    forced("shatter", "hard")


def test_crumble() -> None:
    forced("crumble", "rock")


def test_crack() -> None:
    forced("crack", "metal")


# Spells: seat 1 has no Mana to answer with, but where a test gives it some.


def spell(
    golems: dict[int, str], cards: str, held: str = "", damage: dict[tuple[int, int], int] | None = None, mana: int = 0
) -> Scene:
    return Scene(golems, {0: cards, 1: held}, "spell", mana=[20, mana], damage=damage)


def test_haste() -> None:
    """Each Golem of the stack may make a second full move this turn, no other and no longer."""
    scene = spell({9: "0 stone small juggernaught", 33: "0 stone small juggernaught"}, "haste")
    scene.play(0, cast("haste", 9))
    scene.play(0, Move(who(9, SMALL), 10))
    scene.play(0, Move(who(10, SMALL), 11))
    assert scene.refused(0, Move(who(11, SMALL), 12)).code is Reject.HAS_MOVED
    scene.play(0, Move(who(33, SMALL), 34))
    assert scene.state.active == 1  # nothing was left to move, and the turn went on
    assert not any(unit.hasted for here in scene.state.units for unit in here)


def test_ritual_mana() -> None:
    """7 Mana for the 2 that it costs."""
    scene = spell({}, "ritual-mana")
    scene.play(0, cast("ritual-mana"))
    assert scene.told("ritual") == [{"kind": "ritual", "seat": 0, "amount": 7, "mana": 25}]


def test_elemental_storm() -> None:
    """One attack of Force 3 on each Golem of the stack: 10 and 3 against a die and Armor, an equal sum hits."""
    scene = spell({33: "1 iron giant juggernaught, flesh small man", 9: "0 stone small man"}, "elemental-storm")
    scene.play(0, cast("elemental-storm", 33), 4, 7, 10, 5)  # 4 + 3 against 7 + 1, 10 + 3 against 5 + 8
    small, giant = scene.told("stormed")
    assert (small["number"], small["hit"], small["tally"]["force"]) == (1, 0, [["storm", 3, card("elemental-storm")]])
    assert (giant["number"], giant["hit"], sum(line[1] for line in giant["tally"]["armor"])) == (2, 1, 8)
    assert (scene.unit(33, GIANT).damage, scene.unit(33, SMALL).damage, scene.unit(9, SMALL).damage) == (1, 0, 0)


def test_power() -> None:
    scene = spell({33: "0 iron giant beast, flesh small man", 9: "0 stone small man"}, "power power ritual-mana")
    scene.play(0, cast("power", 33))
    strength = Tally()
    assert force(scene.state, scene.unit(33, SMALL), strength) == 2
    assert [line.reason for line in strength.lines] == [Why.MATERIAL, Why.AURA]
    assert [force(scene.state, scene.unit(*where), Tally()) for where in ((33, GIANT), (9, SMALL))] == [9, 3]
    assert armor(scene.state, scene.unit(33, SMALL), Tally()) == 1
    scene.play(0, cast("power", 33))
    assert force(scene.state, scene.unit(33, SMALL), Tally()) == 3


def test_protection() -> None:
    scene = spell({33: "0 iron giant beast, flesh small man", 9: "0 stone small man"}, "protection ritual-mana")
    scene.play(0, cast("protection", 33))
    assert [armor(scene.state, scene.unit(*at), Tally()) for at in ((33, SMALL), (33, GIANT), (9, SMALL))] == [2, 8, 3]
    assert force(scene.state, scene.unit(33, SMALL), Tally()) == 1


def test_portal() -> None:
    scene = spell({9: "0 iron giant beast, flesh small man"}, "portal")
    scene.play(0, cast("portal", 9, 54))
    assert (scene.slots(9), scene.slots(54)) == ([], [SMALL, GIANT])
    assert scene.unit(54, GIANT).at == 54


def test_divination() -> None:
    """The opponent's two hands and the next seven cards of both decks, for the caster's eyes alone."""
    scene = spell({}, "divination dispell", "club theft flesh")
    scene.play(0, cast("divination", 1), *[1] * 14)
    assert scene.told("hand-seen") == [
        {"kind": "hand-seen", "seat": 0, "victim": 1, "deck": 0, "cards": [card("flesh")], "seers": 1},
        {"kind": "hand-seen", "seat": 0, "victim": 1, "deck": 1, "cards": [card("club"), card("theft")], "seers": 1},
    ]
    assert [(len(told["cards"]), told["seers"]) for told in scene.told("deck-seen")] == [(7, 1), (7, 1)]
    assert [len(deck["top"]) for deck in scene.state.view(0)["decks"]] == [7, 7]
    assert [len(deck["top"]) for deck in scene.state.view(1)["decks"]] == [0, 0]


def test_dispell() -> None:
    """The Spell just played does nothing; both cards and both prices are gone."""
    scene = spell({}, "ritual-mana", "dispell", mana=2)
    scene.play(0, cast("ritual-mana"))
    assert scene.asked() == (1, "answer")
    scene.play(1, cast("dispell"))
    assert scene.told("negated") == [{"kind": "negated", "seat": 1, "event": card("ritual-mana"), "caster": 0}]
    assert scene.told("ritual") == []
    assert sorted(scene.discards()) == ["dispell", "ritual-mana"]
    assert (scene.state.mana[0], scene.state.spells) == (18, [])


def test_repair() -> None:
    """All damage of every unit in the stack, the Wizard's too, and of no other."""
    hurt = {(0, WIZARD): 4, (0, LARGE): 2, (0, MEDIUM): 1, (9, LARGE): 1}
    golems = {0: "0 iron large man, ice medium beast", 9: "0 stone large man"}
    scene = spell(golems, "repair", damage=hurt)
    scene.play(0, cast("repair", 0))
    assert [scene.unit(0, slot).damage for slot in (MEDIUM, LARGE, WIZARD)] == [0, 0, 0]
    assert scene.unit(9, LARGE).damage == 1


def test_theft() -> None:
    scene = spell({}, "theft dispell", "club crack flesh")
    scene.play(0, cast("theft", 1, 1), 2)
    assert (scene.hand(0), scene.hand(1), scene.golem_hand(1)) == (["crack", "dispell"], ["club"], ["flesh"])
    assert scene.told("own-theft")[0]["seers"] == 0b11


def test_transformation() -> None:
    """Any Golem's size, shape or material, for good."""
    for trait, value, expected in (
        (0, "iron small man", (1, 2, 4, 4)),
        (1, "flesh giant man", (4, 2, 4, 4)),
        (2, "flesh small flyer", (1, 4, 1, 0)),
    ):
        scene = spell({33: "1 flesh small man"}, "transformation")
        scene.play(0, cast("transformation", who(33, SMALL), trait, traits(value)[trait]))
        (unit,) = scene.state.units[33]
        assert (unit.seat, unit.number, unit.material, unit.size, unit.shape) == (1, 1, *traits(value))
        found = (hits(scene.state, unit), move(scene.state, unit, Tally()), force(scene.state, unit, Tally()))
        assert (*found, armor(scene.state, unit, Tally())) == expected


EVENTS = [
    *("swoop", "maul", "club", "crush", "dodge", "fast-attack", "great-bulk", "stomp"),
    *("splatter", "shatter", "crumble", "crack", "haste", "ritual-mana", "elemental-storm", "power"),
    *("protection", "portal", "divination", "dispell", "repair", "theft", "transformation"),
]


def test_every_event_card_has_its_test() -> None:
    assert [event["id"] for event in setup_for()["events"]] == EVENTS
    assert all(f"test_{name.replace('-', '_')}" in globals() for name in EVENTS)


def test_the_wizard() -> None:
    """5 Hits, Force +7, Armor +7 (8 in its Tower); it does not move."""
    scene = Scene(phase="move", golems={33: "0 stone small man"})
    wizard = scene.unit(0, WIZARD)
    assert (hits(scene.state, wizard), force(scene.state, wizard, Tally())) == (5, 7)
    assert armor(scene.state, wizard, Tally()) == 7 + 1
    assert scene.refused(0, Move(who(0, WIZARD), 1)).code is Reject.WIZARD_STAYS


def test_an_equal_sum_hits() -> None:
    """Force 4 against Armor 8: a 10 hits a 6 and misses a 7."""
    for die, hit in ((6, 1), (7, 0)):
        scene = battle("gold small man", "gold giant juggernaught", "")
        scene.attack(10, die)
        assert [told["hit"] for told in scene.told("struck")] == [hit]


def test_a_golem_without_hits_is_destroyed() -> None:
    scene = battle("gold small man", "ice small beast", "")
    scene.attack(*HIT)
    assert scene.told("destroyed") == [{"kind": "destroyed", "seat": 1, "number": 1, "space": 34}]
    assert scene.told("battle-ended")[0]["winner"] == 0
    assert scene.slots(34) == []


def test_a_named_card_must_be_in_the_hand() -> None:
    scene = battle("gold small man", "ice giant beast", "")
    assert scene.refused(0, Play(card("club"), SMALL)).code is Reject.NOT_IN_HAND
    assert scene.refused(0, Play(card("dispell"), SMALL)).code is Reject.NOT_A_BATTLE_CARD
    assert scene.refused(0, Strike(SMALL, GIANT)).code is Reject.ANOTHER_DECISION
    scene.play(0, PASS)

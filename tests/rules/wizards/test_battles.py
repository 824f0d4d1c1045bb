"""Extra attacks in every moment of a battle, and what falls to them."""

from __future__ import annotations

from shem.games.wizards.parts.actions import Fight, Play, Strike
from shem.games.wizards.parts.reasons import Reject
from tests.rules.wizards.scene import GIANT, HIT, LARGE, MEDIUM, MISS, SMALL, WIZARD, Scene, card

HERE, THERE = 33, 34


def battle(
    own: str, enemy: str, cards: str = "", held: str = "", damage: dict[tuple[int, int], int] | None = None
) -> Scene:
    """Seat 0 attacks; both hold a Dispell, so that they are asked for Battle cards."""
    hands = {0: f"{cards} dispell", 1: f"{held} dispell"}
    scene = Scene({HERE: f"0 {own}", THERE: f"1 {enemy}"}, hands, damage=damage)
    scene.play(0, Fight(HERE, THERE))
    return scene


def struck(scene: Scene) -> list[tuple[int, int]]:
    """Who has attacked, by seat and chit."""
    return [(told["seat"], told["number"]) for told in scene.told("struck")]


def test_two_extra_attacks_of_one_unit_come_one_after_the_other() -> None:
    scene = battle("stone small man", "gold giant beast", "club fast-attack")
    scene.play(0, Play(card("club"), SMALL))
    scene.passes(1)
    scene.play(0, Play(card("fast-attack"), SMALL))
    for _ in range(4):
        scene.attack(*MISS)
    assert struck(scene) == [(0, 1), (0, 1), (0, 1), (1, 1)]


def test_an_extra_attack_may_be_given_within_an_extra_attack() -> None:
    scene = battle("stone small man", "gold giant beast", "club fast-attack")
    scene.play(0, Play(card("club"), SMALL))
    scene.attack(*MISS)
    scene.play(0, Play(card("fast-attack"), SMALL))
    for _ in range(3):
        scene.attack(*MISS)
    assert struck(scene) == [(0, 1), (0, 1), (0, 1), (1, 1)]


def test_an_extra_attack_waits_for_the_next_attack_of_its_unit() -> None:
    """Given in the first window to the Giant, whose turn comes last."""
    scene = battle("stone small man, gold giant beast", "ice medium man", "stomp")
    scene.play(0, Play(card("stomp"), GIANT))
    scene.attack(*MISS)
    scene.play(1, Strike(MEDIUM, GIANT))
    for _ in range(3):
        scene.attack(*MISS)
    assert struck(scene) == [(0, 1), (1, 1), (0, 2), (0, 2)]


def test_the_unit_that_struck_last_strikes_again_before_the_attack_that_is_named() -> None:
    scene = battle("stone small man", "gold giant beast", "club")
    scene.attack(*MISS)
    assert scene.state.steps[-2].data()[1:3] == [1, GIANT]
    scene.play(0, Play(card("club"), SMALL))
    scene.attack()  # both pass on the Giant's attack, which waits
    scene.attack(*MISS, *MISS)  # the extra attack, then the one that was named, whose cards are played
    assert struck(scene) == [(0, 1), (0, 1), (1, 1)]
    assert [told["extra"] for told in scene.told("aimed")][:3] == [0, 0, 1]


def test_earlier_than_the_last_is_too_late() -> None:
    """The Small Golem has attacked, then a Medium one: it gets no other attack in this round, but in the next."""
    scene = battle("stone small man", "gold medium beast, ice giant man", "club")
    scene.play(0, Strike(SMALL, GIANT))
    scene.attack(*MISS)
    scene.attack(*MISS)
    assert scene.refused(0, Play(card("club"), SMALL)).code is Reject.HAS_ATTACKED
    scene.attack(*MISS)
    assert scene.told("battle-round")[0]["round"] == 2
    scene.play(0, Strike(SMALL, GIANT))
    scene.play(0, Play(card("club"), SMALL))


def test_an_extra_attack_is_one_of_the_round_in_which_its_card_is_played() -> None:
    """Who attacked last in a round strikes twice in its turn of the next one, not before that."""
    scene = battle("gold giant beast", "iron giant man", "", "stomp")
    scene.attack(*MISS)
    scene.attack(*MISS)
    scene.passes(0)
    scene.play(1, Play(card("stomp"), GIANT))
    for _ in range(3):
        scene.attack(*MISS)
    assert struck(scene) == [(0, 1), (1, 1), (0, 1), (1, 1), (1, 1)]


def test_an_extra_attack_is_lost_with_its_unit() -> None:
    scene = battle("stone small man", "gold medium beast, ice giant man", "", "maul")
    scene.play(0, Strike(SMALL, MEDIUM))
    scene.passes(0)
    scene.play(1, Play(card("maul"), MEDIUM))
    data = scene.state.data()
    data["units"][THERE][0][6] = 1  # one Hit is left
    scene.edit(units=data["units"])
    scene.attack(*HIT)
    scene.attack(*MISS)
    assert struck(scene) == [(0, 1), (1, 2)]
    assert scene.state.fight is not None and scene.state.fight.round == 2


def test_where_the_named_target_falls_to_an_extra_attack_another_is_picked() -> None:
    """The Medium Golem aims at the Small one, which falls; its own attack is not lost."""
    scene = battle("flesh large beast, gold giant man", "stone small man, ice medium beast", "", "club splatter")
    scene.play(1, Strike(SMALL, GIANT))
    scene.attack(*MISS)
    scene.play(1, Strike(MEDIUM, LARGE))
    data = scene.state.data()
    data["units"][HERE][0][6] = 2
    scene.edit(units=data["units"])
    scene.passes(0)
    scene.play(1, Play(card("club"), SMALL))
    scene.passes(0)
    scene.passes(1)
    scene.play(1, Strike(SMALL, LARGE))
    scene.attack(*HIT)
    assert scene.slots(HERE) == [GIANT]
    scene.attack(*MISS)  # the only target that is left
    assert struck(scene) == [(1, 1), (1, 1), (1, 2)]
    assert scene.told("struck")[-1]["target"] == 2


def test_where_the_named_attacker_falls_to_an_extra_attack_it_does_not_attack() -> None:
    scene = battle("stone small man", "ice medium beast, gold giant flyer", "club", damage={(THERE, MEDIUM): 1})
    scene.play(0, Strike(SMALL, GIANT))
    scene.attack(*MISS)
    scene.play(0, Play(card("club"), SMALL))
    scene.attack()
    scene.play(0, Strike(SMALL, MEDIUM))
    scene.attack(*HIT)
    scene.attack(*MISS)
    assert struck(scene) == [(0, 1), (0, 1), (1, 2)]


def test_two_extra_attacks_of_which_the_first_ends_the_battle() -> None:
    """The Medium Golem's named attack and the second extra one have nobody left to hit."""
    own = "flesh giant man"
    scene = battle(own, "stone small man, ice medium beast", "", "club fast-attack", damage={(HERE, GIANT): 3})
    scene.attack(*MISS)
    for name in ("club", "fast-attack"):
        scene.passes(0)
        scene.play(1, Play(card(name), SMALL))
    scene.attack()
    scene.attack(*HIT)
    assert [told["winner"] for told in scene.told("battle-ended")] == [1]
    assert (scene.state.fight, scene.state.active) == (None, 1)


def test_a_wizard_that_falls_to_an_extra_attack_in_its_own_turn() -> None:
    """Its Giant's attack was named and is not made; the turn ends, the third Wizard's game goes on."""
    hands = {0: "dispell", 1: "club dispell", 2: "dispell"}
    golems = {0: "0 gold giant beast", 1: "1 stone small man", 62: "2 flesh small man"}
    scene = Scene(golems, hands, seats=3, damage={(0, WIZARD): 4})
    scene.play(0, Fight(0, 1))
    scene.attack(*MISS)
    scene.play(1, Strike(SMALL, GIANT))
    scene.attack(*MISS)
    assert scene.state.steps[-2].data()[1:3] == [0, GIANT]
    scene.passes(0)
    scene.play(1, Play(card("club"), SMALL))
    scene.attack()
    scene.play(1, Strike(SMALL, WIZARD))
    scene.attack(*HIT)
    assert (scene.state.alive, scene.state.active, scene.slots(0)) == ([False, True, True], 1, [])
    assert [step.data()[0] for step in scene.state.steps].count("battle") == 1  # seat 1's own
    assert [told["seat"] for told in scene.told("turn-ended")] == [0]


def test_the_wizard_gets_extra_attacks_as_a_small_man() -> None:
    """From its Tower; twice in a row with both cards, and an attack of its own between two of a Small Golem's."""
    hands = {0: "club fast-attack dispell", 1: "dispell"}
    scene = Scene({0: "0 iron small beast", 1: "1 gold giant beast"}, hands)
    scene.play(0, Fight(0, 1))
    scene.play(0, Strike(WIZARD, GIANT))
    scene.play(0, Play(card("club"), WIZARD))
    scene.passes(1)
    scene.play(0, Play(card("fast-attack"), WIZARD))
    for _ in range(4):
        scene.attack(*MISS)
    assert struck(scene) == [(0, 0), (0, 0), (0, 0), (0, 1)]


def test_cards_hold_for_the_attack_they_were_played_on_not_for_the_extra_one() -> None:
    scene = battle("stone small man", "flesh giant beast", "club splatter")
    scene.play(0, Play(card("club"), SMALL))
    scene.passes(1)
    scene.play(0, Play(card("splatter"), SMALL))
    scene.attack(*MISS)
    scene.attack(*MISS)
    forces = [sum(line[1] for line in told["tally"]["force"]) for told in scene.told("struck")]
    assert forces == [3 + 5, 3]


def test_a_side_without_event_cards_is_not_asked_for_any() -> None:
    """And where there is one unit and one target, nobody is asked whom it attacks: a battle runs to its end."""
    scene = Scene({HERE: "0 stone small man", THERE: "1 ice small beast"})
    scene.play(0, Fight(HERE, THERE), *MISS, *MISS, *HIT)
    assert scene.told("battle-ended")[0]["winner"] == 0
    scene = Scene({HERE: "0 stone small man", THERE: "1 ice small beast"}, {1: "theft"})
    scene.play(0, Fight(HERE, THERE))
    assert scene.asked() == (1, "battle-cards")
    scene.attack(*HIT)
    assert (scene.slots(THERE), scene.hand(1)) == ([], ["theft"])


def test_a_large_golem_is_no_giant() -> None:
    """Four sizes are four turns: Large attacks before Giant, whoever owns them."""
    scene = battle("gold giant beast", "iron large man")
    assert scene.state.steps[-2].data()[1:3] == [1, LARGE]

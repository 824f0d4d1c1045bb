"""Delve on the table: odds are those of the rule itself, every Enemy says why, every card has its sentences."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from shem.core.chance import RollRequest
from shem.core.event import EVERYBODY
from shem.core.sight import Sight
from shem.faces.delve.stage import DelveStage
from shem.faces.delve.telling.effects import SILENT, effect_text
from shem.games.delve.game import GAME
from shem.games.delve.parts import actions as a
from shem.games.delve.parts import events as e
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.cards import effect_from
from shem.games.delve.parts.state import DelveState
from shem.locale.words import LANGUAGES, Words
from shem.table.menu import NoAnswer
from tests.rules.delve import tiny
from tests.rules.delve.arena import Arena
from tests.rules.delve.skirmish import Skirmish
from tests.rules.delve.turns import Turns

RED = [(0, 0, 0), (1, 0, 0), (1, 0, 0), (1, 0, 1), (2, 0, 0), (0, 1, 0)]  # Hits, Lethal Hits, stars of tiny's Red Die
BLUE = [0, 0, 1, 1, 2, 0]  # Shields of its Blue Die
FOE = 8


def staged(state: DelveState, language: str = "en") -> DelveStage:
    return DelveStage(Words(language), state.box.setup, ["human"] * state.box.seats)


def sight(scene: Turns | Skirmish, seat: int | None = 0) -> Sight:
    return Sight(GAME, scene.state.box.setup, scene.state, seat, scene.events)


def by_hand(health: int, more: int = 0, reroll: bool = False) -> dict[int, float]:
    """Wounds of a Drudge (no Armor, one Blue Die) by the sword: two Red Dice, a Hit for the first star; in percent.

    reroll: one die that shows nothing is rolled again."""
    found: dict[int, float] = {}
    for one, two, again, blue in product(RED, RED, RED, BLUE):
        dice = [one, two]
        if reroll and RED[0] in dice:
            dice[dice.index(RED[0])] = again
        hits = sum(die[0] for die in dice) + min(1, sum(die[2] for die in dice)) + more
        wounds = sum(die[1] for die in dice) + hits - (min(hits, blue) if hits else 0)
        found[min(health, wounds)] = found.get(min(health, wounds), 0) + 100 / 6**4
    return found


def facing(**hero: Any) -> Turns:
    """The Hero with the sword and a Drudge of 3 Health in its area; another Hero elsewhere."""
    scene = Turns(tiny.A, tiny.E)
    scene.foe(tiny.DRUDGE, tiny.A)
    for name, value in hero.items():
        setattr(scene.hero, name, value)
    return scene.begin()


def rounded(shares: dict[int, float]) -> list[dict[str, Any]]:
    return [{"amount": amount, "chance": pytest.approx(shares[amount], abs=0.06)} for amount in sorted(shares)]


def test_the_odds_of_an_attack_are_exact_before_it_is_made() -> None:
    """Against every fall of two Red Dice and a Blue one, counted by hand."""
    scene = facing(cooling=[0, 0, 0, 0])
    odds = staged(scene.state).ask(sight(scene), "odds", {"way": tiny.SWORD, "target": FOE}, [])
    assert odds["wounds"] == rounded(by_hand(3))
    assert odds["kills"] == pytest.approx(by_hand(3)[3], abs=0.06)
    assert odds["mean"] == pytest.approx(sum(wounds * share / 100 for wounds, share in by_hand(3).items()), abs=0.06)
    assert sum(share["chance"] for share in odds["hits"]) == pytest.approx(100, abs=0.5)
    choices = staged(scene.state).ask(sight(scene), "choices", {}, [])["choices"]
    attack = next(choice for choice in choices if choice["does"] == "attack")
    assert attack["chance"] == round(odds["kills"]) and attack["wounds"] == odds["mean"]


def test_whatever_could_be_spent_has_its_odds() -> None:
    """Power 1 adds 2 Hits, Focus one, the lens rerolls a die that shows nothing."""
    scene = facing(worn=[tiny.SWORD, tiny.LENS])
    odds = staged(scene.state).ask(sight(scene), "odds", {"way": tiny.SWORD, "target": FOE}, [])
    lens, power, focus = odds["spend"]
    assert (lens["name"], power["name"], focus["name"]) == ("#6", "#1", "Focus")
    assert power["kills"] == pytest.approx(by_hand(3, 2)[3], abs=0.06)
    assert focus["kills"] == pytest.approx(by_hand(3, 1)[3], abs=0.06)
    assert lens["kills"] == pytest.approx(by_hand(3, 0, True)[3], abs=0.06)
    assert odds["kills"] == pytest.approx(by_hand(3)[3], abs=0.06)


def test_odds_hold_in_the_stage_of_an_attack() -> None:
    """One Hit and two; then only the Blue Die is open, which holds one Hit of three in half of its faces."""
    scene = facing()
    scene.play(a.Attack(tiny.SWORD, FOE), 2, 5)
    odds = staged(scene.state).ask(sight(scene), "odds", {}, [])
    assert odds["hits"] == [{"amount": 3, "chance": 100.0}]
    assert odds["kills"] == 50.0
    assert [one["name"] for one in odds["spend"]] == ["#1"] and odds["spend"][0]["kills"] == 100.0


def test_the_domination_bonus_is_named_before_the_dice() -> None:
    scene = Turns(tiny.A, tiny.A)
    scene.foe(tiny.DRUDGE, tiny.A)
    scene.begin()
    odds = staged(scene.state).ask(sight(scene), "odds", {"way": tiny.SWORD, "target": FOE}, [])
    (line,) = odds["numbers"][0]["lines"]
    assert (line["amount"], line["text"], line["source"], line["chapter"]) == (1, "Domination bonus", "A", "Battlefield")


def test_there_are_no_odds_of_what_cannot_be_done() -> None:
    scene = facing()
    for about in ({"way": tiny.BOW, "target": FOE}, {"way": tiny.SWORD, "target": 70}, {}):
        with pytest.raises(NoAnswer):
            staged(scene.state).ask(sight(scene), "odds", about, [])


def test_an_enemy_says_why() -> None:
    """The first rule does not apply, the second does; of two Heroes the wounded one is chosen."""
    rules = [
        {"near": 0, "far": 0, "prefer": "nobody", "sentences": [[tiny.effect("strikes")]]},
        {"near": 1, "far": 3, "prefer": "nobody", "sentences": [[tiny.effect("advances")]]},
        tiny.IDLE,
    ]
    scene = Skirmish([tiny.B, tiny.B], rules)
    scene.hero(1, health=5)
    scene.activate(scene.enemy(tiny.DRUDGE, tiny.A))
    stage = staged(scene.state)
    stage.learn([])
    card = stage.ask(sight(scene), "activation", {}, [])
    assert card["who"] == FOE and card["name"] == "#1 I (1)"
    assert [(rule["rule"], rule["matched"]) for rule in card["rules"]] == [(0, False), (1, True)]
    assert [(one["who"], one["wounds"], one["chosen"]) for one in card["victims"]] == [(0, 0, False), (1, 3, True)]
    assert card["by"] == "#1 I (1) chooses #2: the most wounded."
    assert card["done"][0] == "#1 I (1): It moves towards the victim."
    assert card == stage.ask(sight(scene), "activation", {"who": FOE}, [])
    assert card == stage.ask(sight(scene), "activation", {"number": 0}, [])


def test_sight_from_a_chosen_area() -> None:
    """A wall lies between E and F; the open door between B and C hides nothing."""
    scene = Skirmish([tiny.A])
    stage = staged(scene.state)
    assert stage.ask(sight(scene), "area", {"area": tiny.B}, [])["sees"] == [tiny.A, tiny.B, tiny.C, tiny.D, tiny.E]
    card = stage.ask(sight(scene), "area", {"area": tiny.C, "from": tiny.E}, [])
    assert tiny.C in card["sees"] and tiny.F not in card["sees"] and card["name"] == "C"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bearer", ["hero", "foe", "rule", "token"])
def test_every_deed_has_a_sentence(language: str, bearer: Any) -> None:
    """For one and several, for fewer, for each moment, and with a Save; so cards of own packs have words, too."""
    names = staged(Skirmish([tiny.A]).state, language).names
    said = set()
    for do in [deed for number, deed in enumerate(v.DEEDS) if number not in SILENT]:
        for amount, when in product((-1, 0, 1, 3), v.MOMENTS):
            effect = effect_from(tiny.effect(do, amount, when=when, what=0, rank=1, at=0, whom="target", save=amount == 3))
            text = effect_text(names, effect, bearer)
            assert text.endswith(".") and text[0] == text[0].upper() and "{" not in text and "none" not in text.split()
            said.add(text)
    assert len(said) > 4 * len(v.DEEDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reach_and_subject_has_words(language: str) -> None:
    names = staged(Skirmish([tiny.A]).state, language).names
    for whom, reach in product(v.WHOM, (0, 1, 2)):
        assert effect_text(names, effect_from(tiny.effect("hurts", 1, whom=whom, reach=reach)), "hero")


def test_faces_are_named_for_dice_that_are_entered() -> None:
    stage = staged(Skirmish([tiny.A]).state)
    red = RollRequest(6, e.HIT_RED, (0, FOE), None, EVERYBODY)
    assert stage.faces(red) == ["blank", "a Hit", "a Hit and a star", "two Hits", "a Lethal Hit"] and stage.by_name(red)
    assert [stage.face(red, place) for place in range(1, 6)] == [1, 2, 4, 5, 6]
    purpose, faces = stage.roll(red, None, None)
    assert purpose == "Red Die: #1 attacks Enemy (1)."
    assert faces == "It shows blank, a Hit, a Hit and a star, two Hits or a Lethal Hit."


def test_a_card_is_named_and_one_that_is_gone_cannot_come() -> None:
    """Of two traps only the second is left in the deck."""
    stage = staged(Skirmish([tiny.A]).state)
    request = RollRequest(1, e.CARD, (v.TRAP, 0), [-1, 1], EVERYBODY)
    assert stage.by_name(request) and stage.faces(request) == ["#1", "#2"]
    assert stage.face(request, 2) == 1
    with pytest.raises(NoAnswer) as none:
        stage.face(request, 1)
    assert none.value.code == "delve-cannot-come"


def test_equal_enemies_are_told_apart_and_one_that_is_dead_keeps_its_name() -> None:
    scene = Arena([tiny.A])
    enemies = [scene.enemy(tiny.DRUDGE, tiny.A) for _ in range(2)]
    stage = staged(scene.state)
    shown = stage.scene(sight(scene))["enemies"]
    assert [enemy["name"] for enemy in shown] == ["#1 I (1)", "#1 I (2)"] and [one["number"] for one in shown] == [1, 2]
    enemies[0].health = 1
    events = scene.attack(scene.hero(0), enemies[0], v.OF_ITEM + tiny.SWORD, 5, 5, 1)
    killed = next(event for event in events if event.kind is e.KILLED)
    assert stage.event(killed) == "#1 I (1) is destroyed by #1."


def test_the_numbers_of_a_figure_are_the_rules_own() -> None:
    """Plate adds 1 Armor; a Break takes it away again."""
    scene = Skirmish([tiny.A])
    scene.hero(0, broken=1)
    found = {number["code"]: number for number in staged(scene.state).ask(sight(scene), "numbers", {"who": 0}, [])}
    plate = [(line["amount"], line["text"], line["source"]) for line in found["armor"]["lines"]]
    assert plate == [(0, "card", "#1"), (1, "added", "#4"), (-1, "Break", "")]
    assert {code: number["total"] for code, number in found.items()} == {
        "armor": 0,
        "health": 8,
        "moves": 3,
        "blue": 2,
        "save": 1,
        "magic": 0,
        "combats": 1,
        "actions": 1,
    }


def test_words_are_typed_for_what_is_tapped() -> None:
    scene = facing()
    stage, seen = staged(scene.state), sight(scene)
    assert stage.read("move b", seen, None) == {"area": tiny.B}
    assert stage.read("attack 1", seen, None) == {"way": tiny.SWORD, "target": FOE}
    assert stage.read("done", seen, None) == {"done": 1}
    for line, code in [("move x", "delve-how-move"), ("attack x", "delve-how-attack"), ("attack 9", "delve-no-enemy")]:
        with pytest.raises(NoAnswer) as none:
            stage.read(line, seen, None)
        assert none.value.code == code
    odds = stage.look(["odds", "1"], seen)
    assert odds is not None and "%" in odds[0]
    german = staged(scene.state, "de").look(["chance", "1"], seen)
    assert german is not None and "\u00a0%" in german[0]

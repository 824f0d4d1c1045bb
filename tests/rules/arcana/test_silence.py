"""Special effects that affect the Knight commanding a Golem: one of a Colossus's silenced, named by whose effect it is."""

from __future__ import annotations

import json

import pytest

from shem.core.contract import Turn
from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.game import GAME
from shem.games.arcana.parts.actions import Choose, Use
from shem.games.arcana.parts.figures import KNIGHT_DOWN
from shem.games.arcana.parts.reasons import Reject
from shem.games.arcana.parts.state import Battle
from tests.rules.arcana.made import change, effect, gift, golem, kinds, knight, melee, named, power, refusal, row

GIANT = golem("Giant", "colossus", apv=300, health=200, attacks=[melee(name, 90, 30) for name in ("A", "B", "C", "D")])
KNIGHTS = [
    knight("Sir Loud", power("Shout", change("dodge", 5, "use", "self"))),
    knight("Sir Steel", passive=[gift("armor", 9)]),
    knight("Sir Last", power("Cry"), passive=[effect("harm", "destroyed", "everyone", amount=3)]),
]
HUSH = effect("silence", amount=1, rounds=2)
PIPER = golem("Piper", attacks=[melee("Hush", 100, 10, HUSH), melee("Smash", 100, 500)])


def facing(*pieces: tuple[str, int, tuple[int, int]], edition: str = "2015") -> Box:
    """A Piper against a Colossus with three Knights."""
    giant = {"golem": "Giant", "army": 1, "at": (1, 0), "knights": ["Sir Loud", "Sir Steel", "Sir Last"]}
    box = arcana.sandbox(
        row(3), [("Piper", 0, (0, 0)), giant, *pieces], golems=[PIPER, GIANT], knights=KNIGHTS, edition=edition
    )
    box.army(0).ap = 40
    box.put(box.pieces[0], (1, 0))
    return box


@pytest.mark.parametrize("edition", ["2015", "2014"])
@pytest.mark.parametrize("named_knight", [0, 1, 2])
def test_ruling_B51_one_knight_of_a_colossus_is_silenced(named_knight: int, edition: str) -> None:
    """The attacker's army names him when the attack is done; the other two keep their powers."""
    box = facing(edition=edition)
    piper, giant = box.pieces
    box.attack(piper, "Hush", giant, 42)
    pending = box.state.pending()
    assert isinstance(pending, Turn) and (pending.seat, pending.prompt.code, pending.prompt.args) == (0, "silence", (1, 1))
    assert box.legal() == [Choose(0), Choose(1), Choose(2)]
    assert refusal(box, Choose(3)) is Reject.NO_SUCH_OPTION
    told = box.play(Choose(named_knight))
    assert [(event["golem"], event["part"], event["rounds"]) for event in named(told, "silenced")] == [
        (1, KNIGHT_DOWN + named_knight, 2)
    ]
    again = GAME.state(box.setup, json.loads(json.dumps(box.state.data())))
    assert isinstance(again, Battle) and again == box.state and again.golems[1].effects[0].knight == named_knight
    assert box.armor(giant).total == (0 if named_knight == 1 else 9)
    box.end_turn()
    for place, name in ((0, "Shout"), (2, "Cry")):
        action = Use(1, box.ability(giant, name).slot)
        if place == named_knight:
            assert refusal(box, action) is Reject.KNIGHT_SILENCED
        else:
            assert box.why_not(action) is None
    for _ in range(4):
        box.end_turn()
    assert giant.effects == [] and box.armor(giant).total == 9


@pytest.mark.parametrize("edition", ["2015", "2014"])
def test_ruling_B51_a_knight_whom_a_breakdown_has_shut_down_is_not_to_be_silenced(edition: str) -> None:
    """Ruling B28: he has no power to lose; with one left nobody is asked."""
    box = facing(edition=edition)
    piper, giant = box.pieces
    giant.health, giant.down, giant.paid = 70, (0, KNIGHT_DOWN + 1), 3
    box.attack(piper, "Hush", giant, 42)
    assert (giant.health, box.legal()) == (60, [Choose(0), Choose(2)])
    assert refusal(box, Choose(1)) is Reject.NO_SUCH_OPTION
    box.play(Choose(0))
    giant.health, giant.down, giant.paid = 30, (0, KNIGHT_DOWN, KNIGHT_DOWN + 1, 1), 7
    box.attack(piper, "Hush", giant, 42)
    assert sorted(active.knight for active in giant.effects) == [0, 2]


@pytest.mark.parametrize("silent", [0, 2])
def test_ruling_B51_who_is_silenced_does_not_answer_his_golems_end(silent: int) -> None:
    box = facing(("Piper", 0, (0, 0)), ("Piper", 1, (2, 0)))
    piper, giant = box.pieces[:2]
    box.attack(piper, "Hush", giant, 42)
    box.play(Choose(silent))
    box.attack(piper, "Smash", giant, 42)
    assert piper.health == (100 if silent == 2 else 97)


def test_a_second_knight_may_be_silenced_besides() -> None:
    """Ruling B46: the same ability on the same Knight starts anew, on another it is another instance."""
    box = facing()
    piper, giant = box.pieces
    for option in (0, 1, 1):
        box.attack(piper, "Hush", giant, 42)
        box.play(Choose(option))
    assert sorted(active.knight for active in giant.effects) == [0, 1]


def test_where_there_is_one_with_a_power_nobody_is_asked() -> None:
    """A Golem's only Knight; of a Colossus's the one who is no Golem Master."""
    giant = {"golem": "Giant", "army": 1, "at": (1, 0), "knights": ["golem-master", "Sir Steel", "golem-master"]}
    box = arcana.sandbox(row(2), [("Piper", 0, (0, 0)), giant], golems=[PIPER, GIANT], knights=KNIGHTS)
    box.put(box.pieces[0], (1, 0))
    assert kinds(box.attack(box.pieces[0], "Hush", box.pieces[1], 42)) == ["attacked", "struck", "silenced"]
    assert box.pieces[1].effects[0].knight == 1
    lone = {"golem": "Piper", "army": 1, "at": (0, 0), "knight": KNIGHTS[0]}
    box = arcana.sandbox(row(2), [("Piper", 0, (0, 0)), lone, ("Piper", 1, (0, 0))], golems=[PIPER])
    box.army(0).ap = 40
    told = box.attack(box.pieces[0], "Hush", box.pieces[1], 42)
    assert kinds(told)[-1] == "silenced"
    told = box.attack(box.pieces[0], "Hush", box.pieces[2], 42)
    assert kinds(told) == ["attacked", "struck"], "a Golem Master has no power to lose"


def test_all_of_them_are_silenced_at_once_without_a_name() -> None:
    loud = golem("Loud", attacks=[melee("Hush", 100, 10, effect("silence", rounds=2))])
    giant = {"golem": "Giant", "army": 1, "at": (1, 0), "knights": ["Sir Loud", "Sir Steel", "Sir Last"]}
    box = arcana.sandbox(row(2), [("Loud", 0, (0, 0)), giant], golems=[loud, GIANT], knights=KNIGHTS)
    box.put(box.pieces[0], (1, 0))
    box.attack(box.pieces[0], "Hush", box.pieces[1], 42)
    box.end_turn()
    for name in ("Shout", "Cry"):
        assert refusal(box, Use(1, box.ability(box.pieces[1], name).slot)) is Reject.KNIGHT_SILENCED

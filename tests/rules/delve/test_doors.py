"""Doors: opened freely or by force, with a Trap, and what lies behind them (ruling 20)."""

from __future__ import annotations

from shem.core.contract import Refusal
from shem.games.delve.parts import actions as a
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.reasons import Reject
from tests.rules.delve import tiny
from tests.rules.delve.tiny import DOOR, A, B, C
from tests.rules.delve.turns import TRAP_HURTS, TRAP_SLOWS, Turns, stack

OPEN, FORCE = a.Open(DOOR), a.Force(DOOR)


def test_a_door_opens_freely_draws_a_trap_and_shows_what_lies_behind() -> None:
    turns = Turns(B, paragraphs=tiny.QUEST["paragraphs"])
    stack(turns.state, v.TRAP, [TRAP_HURTS])
    turns.begin().play(OPEN, 1)
    assert turns.told("door-opened") == [{"kind": "door-opened", "seat": 0, "door": DOOR, "forced": 0}]
    assert turns.told("revealed") == [{"kind": "revealed", "district": 1}]
    assert (turns.hero.health, turns.state.revealed, turns.state.doors) == (7, 3, [v.OPENED])
    assert [enemy.area for enemy in turns.state.enemies] == [C]  # by the Book
    assert (turns.state.turn.actions, turns.state.turn.done) == (1, 0)
    assert turns.why_not(OPEN) == Refusal(Reject.NO_DOOR, about=DOOR)
    assert C in turns.moves()


def test_an_engaged_hero_opens_a_door_but_forces_none() -> None:
    turns = Turns(B)
    turns.foe(tiny.DRUDGE, B)
    turns.begin()
    assert OPEN in turns.legal()
    turns.state.doors = [v.LOCKED]
    assert turns.why_not(FORCE) == Refusal(Reject.ENGAGED)


def test_a_locked_door_takes_an_action_and_draws_a_trap_too() -> None:
    turns = Turns(B, lock="locked")
    stack(turns.state, v.TRAP, [TRAP_SLOWS])
    turns.begin()
    assert turns.why_not(OPEN) == Refusal(Reject.LOCKED)
    turns.play(FORCE, 1)
    assert turns.told("door-opened")[0]["forced"] == 1
    assert (turns.hero.ailment, turns.state.turn.actions, turns.state.doors) == (1, 0, [v.OPENED])
    assert turns.why_not(a.Move(C)) == Refusal(Reject.SLOWED)


def test_what_keeps_a_door_shut() -> None:
    turns = Turns(A).begin()
    assert turns.why_not(OPEN) == Refusal(Reject.NOT_HERE, about=B) == turns.why_not(FORCE)
    assert turns.why_not(a.Open(1)) == Refusal(Reject.NO_DOOR, about=1)
    turns = Turns(B).begin()
    assert turns.why_not(FORCE) == Refusal(Reject.NOT_LOCKED)
    turns = Turns(B, lock="magic").begin()
    assert turns.why_not(OPEN) == Refusal(Reject.MAGIC_LOCK) == turns.why_not(FORCE)


def test_who_falls_to_a_door_s_trap_has_opened_it() -> None:
    turns = Turns(B, A)
    turns.hero.health = 1
    stack(turns.state, v.TRAP, [TRAP_HURTS])
    turns.begin().play(OPEN, 1)
    assert turns.hero.soul and turns.state.doors == [v.OPENED] and turns.prompt() == "over"

"""Whole quests at random: what is legal is exactly what is not refused, and a position is what it was when read back."""

from __future__ import annotations

import json
from random import Random

import pytest

from shem.core.chance import Entry, Seeded
from shem.core.contract import Turn
from shem.games.delve.parts import actions as a
from shem.games.delve.parts.box import box_from
from shem.games.delve.position import Position, restored
from shem.games.delve.rules.setup import set_up
from tests.rules.delve import tiny
from tests.rules.delve.tiny import A, B, C, E
from tests.rules.delve.turns import ATTACKS, OTHERS, USES

OVERLAYS = [{"kind": "difficult", "area": E}, {"kind": "deadly", "area": C}, {"kind": "barrier", "area": B, "to": A}]
EVERY = (*ATTACKS, *USES, *OTHERS)
TURN = ("hero-turn", "reorganize", "exchange")


def quest(heroes: int, lock: str) -> tiny.Json:
    setup = tiny.setup(heroes, overlays=OVERLAYS, searches=[E, B], lock=lock)
    for seat, member in enumerate(setup["party"]):
        member["rank"] = seat % 4
        member["pack"] = [tiny.AXE, tiny.BOW, tiny.BREW, tiny.LENS, tiny.CROWN][seat:]
    return setup


@pytest.mark.parametrize("heroes, lock", [(1, "closed"), (2, "locked"), (3, "closed"), (5, "magic")])
def test_what_is_legal_is_what_is_not_refused(heroes: int, lock: str) -> None:
    random, chance = Random(heroes), Seeded(heroes)
    seen: set[str] = set()
    for _ in range(3):
        state = Position(box_from(quest(heroes, lock)))
        set_up(state, Entry(chance))
        state.settle(Entry(chance))
        for _ in range(90):
            pending = state.pending()
            if not isinstance(pending, Turn):
                break
            legal = state.legal(pending.seat)
            if pending.prompt.code in TURN:
                free = {action.key() for action in EVERY if not state.why_not(pending.seat, action)}
                assert free == {action.key() for action in legal}
            seen.update(type(action).__name__ for action in legal)
            lively = [action for action in legal if not isinstance(action, (a.Done, a.Drop, a.Pick))]
            state.apply(pending.seat, random.choice(lively or legal), Entry(chance))
        data = json.loads(json.dumps(state.data()))
        assert data == json.loads(json.dumps(restored(state.box, data).data()))
    assert {"Move", "Simple", "UsePower", "UseItem", "Drop"} <= seen

"""The specimen's numbers, actions, events and codes."""

from __future__ import annotations

from shem.core.contract import Action, Code
from shem.core.event import EventKind
from shem.core.tally import Reason

PLACES = 6
HEARTS = 5
SPELL, DISPEL, BLANK = 0, 1, 2
CARDS = (5, 6, 3)
POTS = ((0, 2), (1, 1), (2, 0))

ALLOCATE, DRAW, LOOK, WALK, STRIKE, CAST, PASS, PUSH, LOSE, ANSWER = range(10)
SIZES = (2, 1, 1, 2, 1, 2, 1, 2, 2, 2)

ALLOCATED = EventKind("allocated", ("seat",))
REVEALED = EventKind("revealed", ("powers",), reveals=True)
DREW = EventKind("drew", ("seat",))
LOOKED = EventKind("looked", ("seat",))
SAW = EventKind("saw", ("seat", "card"), reveals=True)
WALKED = EventKind("walked", ("seat", "place"))
STRUCK = EventKind("struck", ("seat", "face"))
HIT = EventKind("hit", ("seat", "target", "damage"))
PUSHED = EventKind("pushed", ("target", "place"))
LOST = EventKind("lost", ("seat", "hearts"))
DISCARDED = EventKind("discarded", ("seat", "card"), reveals=True)
CASTED = EventKind("cast", ("seat", "target"), reveals=True)
DISPELLED = EventKind("dispelled", ("seat",), reveals=True)
ROUND = EventKind("round", ("number",))
KINDS = (ALLOCATED, REVEALED, DREW, LOOKED, SAW, WALKED, STRUCK, HIT, PUSHED, LOST, DISCARDED, CASTED, DISPELLED, ROUND)


class No(Code):
    NOT_ASKED = "not-asked"
    OTHER_QUESTION = "other-question"
    NO_CARD = "no-card"
    NO_DECK = "no-deck"
    NO_TARGET = "no-target"


class Why(Reason):
    BASE = "base"
    POWER = "power"
    GUARD = "guard"


class Act(Action):
    """One kind of action and at most one number."""

    def __init__(self, kind: int, number: int = 0) -> None:
        self.kind = kind
        self.number = number

    def key(self) -> tuple[int, ...]:
        return (self.kind, self.number)[: SIZES[self.kind]]

    def __reduce__(self) -> tuple[object, ...]:
        return Act, (self.kind, self.number)

"""The specimen: a small made-up game that has every awkward thing, so that the contract tests meet each of them.

Each seat has a pawn on a ring of places, hearts and a hand of cards. A round begins with a secret allocation by all seats
at once; then each seat in turn draws, looks at the top card, walks, strikes all pawns around it or casts a spell. For:

- a deck as a bag: counts of the cards that nobody has seen, and known cards on top with who knows them; a card is decided
  by a roll when somebody first sees it, and only that seat may see this roll;
- answers to answers: a spell may be dispelled, the dispel too, and so on; who is asked depends on hand sizes only;
- one roll for several targets with joint classes of faces that are alike, and a critical hit that triggers another roll;
- displacement that the attacker chooses in the middle of its action, and a loss that another seat chooses;
- rolls in the set-up (deal, first seat), so that a match with entered dice begins by asking for one.

It is interpreted, on bases that may be compiled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any

from shem.core.chance import Entry
from shem.core.contract import Action, Game, Setup, State
from shem.core.errors import OptionError
from shem.core.event import EventKind
from tests.specimen.rules.state import Specimen, state_from
from tests.specimen.rules.steps import Begin
from tests.specimen.rules.words import CARDS, HEARTS, KINDS, SIZES, Act, Why


class SpecimenGame(Game):
    def __init__(self) -> None:
        self.name = "specimen"
        self.rules = 1

    def resolve(self, options: Mapping[str, Any]) -> Setup:
        seats = options.get("seats", 2)
        if seats not in (2, 3):
            raise OptionError("seats", f"2 or 3 seats, not {seats}", {"seats": seats})
        return {"seats": seats, "rounds": options.get("rounds", 4)}

    def seats(self, setup: Setup) -> int:
        return int(setup["seats"])

    def new(self, setup: Setup, entry: Entry) -> Specimen:
        seats = self.seats(setup)
        state = Specimen(
            setup["rounds"],
            0,
            [HEARTS] * seats,
            [2 * seat for seat in range(seats)],
            [[] for _ in range(seats)],
            [],
            list(CARDS),
            [],
            [-1] * seats,
            False,
            [],
        )
        for seat in range(seats):
            state.hands[seat].append(state.top(seat, entry))
        state.steps.append(Begin(entry.roll(seats, "first") - 1))
        state.settle(entry)
        return state

    def state(self, setup: Setup, data: Mapping[str, Any]) -> Specimen:
        return state_from(data)

    def action(self, key: Sequence[int]) -> Action:
        if not key or not 0 <= key[0] < len(SIZES) or len(key) != SIZES[key[0]]:
            raise ValueError(f"no action {list(key)}")
        if any(not 0 <= value < bound for value, bound in zip(key, self.bounds())):
            raise ValueError(f"no action {list(key)}")
        return Act(*key)

    def bounds(self) -> tuple[int, ...]:
        return (len(SIZES), 3)

    def kinds(self) -> Sequence[EventKind]:
        return KINDS

    def reasons(self) -> Sequence[Enum]:
        return list(Why)

    def value(self, state: State, seat: int) -> list[tuple[str, float]]:
        assert isinstance(state, Specimen)
        return [("hearts", float(state.hearts[seat])), ("cards", 0.1 * len(state.hands[seat]))]

    def length(self, state: State) -> int:
        assert isinstance(state, Specimen)
        return max(1, state.number)


GAME = SpecimenGame()

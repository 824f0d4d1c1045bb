"""Game Sequence: Time Phase, then a Hero Turn and an Enemy Turn for each Hero, then the Event Phase (ruling 4)."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.event import Event
from shem.core.steps import Step
from shem.games.delve.parts.actions import NEXT_ONES, Next
from shem.games.delve.parts.events import NEXT_HERO, ROUND_BEGAN
from shem.games.delve.parts.reasons import Reject
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.end import finish
from shem.games.delve.rules.enemy_turn import EnemyTurn
from shem.games.delve.rules.event_phase import EventPhase
from shem.games.delve.rules.hero_turn import HeroTurn
from shem.games.delve.rules.time_phase import TimePhase

MOST_ROUNDS: Final = 60  # a quest ends long before, by its Book
TIMELESS: Final = -1


@final
class Rounds(Step[DelveState]):
    """The bottom of the stack: round after round. The first has no Time Phase."""

    def run(self, state: DelveState, entry: Entry) -> None:
        if state.round == MOST_ROUNDS:
            finish(state, False, TIMELESS, entry)
            return
        state.round += 1
        state.acted = 0
        for hero in state.heroes:
            hero.dashed = hero.focused = False
        if entry.telling:
            entry.tell(Event(ROUND_BEGAN, (state.round,)))
        state.steps.append(EventPhase())
        state.steps.append(BattlePhase())
        if state.round > 1:
            state.steps.append(TimePhase())

    def data(self) -> list[Any]:
        return ["rounds"]


def waiting(state: DelveState) -> list[int]:
    """The seats whose Heroes have not acted in this round."""
    return [seat for seat in range(state.box.seats) if not state.acted >> seat & 1]


@final
class BattlePhase(Step[DelveState]):
    """The Heroes act in an order chosen as they go: the first seat of the round names the next."""

    def seats(self, state: DelveState) -> list[int]:
        return [state.first()] if len(waiting(state)) > 1 else []

    def prompt(self, state: DelveState) -> Prompt:
        return Prompt("next-hero", (state.round,))

    def legal(self, state: DelveState, seat: int) -> list[Action]:
        return [NEXT_ONES[other] for other in waiting(state)]

    def why_not(self, state: DelveState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Next):
            return Refusal(Reject.ANOTHER_DECISION)
        if action.seat >= state.box.seats:
            return Refusal(Reject.NO_SUCH_HERO, about=action.seat)
        return None if action.seat in waiting(state) else Refusal(Reject.HAS_ACTED, about=action.seat)

    def take(self, state: DelveState, seat: int, action: Action, entry: Entry) -> None:
        assert isinstance(action, Next)
        self._goes(state, action.seat, entry)

    def run(self, state: DelveState, entry: Entry) -> None:
        left = waiting(state)
        if left:
            self._goes(state, left[0], entry)
        else:
            state.steps.pop()

    def _goes(self, state: DelveState, seat: int, entry: Entry) -> None:
        """A Hero Turn, and after it the Enemy Turn."""
        state.acted |= 1 << seat
        if entry.telling:
            entry.tell(Event(NEXT_HERO, (seat, 1 if state.heroes[seat].soul else 0)))
        state.steps.append(EnemyTurn(seat, state.heroes[seat].soul))
        state.steps.append(HeroTurn(seat))

    def data(self) -> list[Any]:
        return ["battle-phase"]

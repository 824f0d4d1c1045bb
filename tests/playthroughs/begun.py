"""A game that begins in a position of its own choosing, and is else the one that it is made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any

from shem.core.chance import Entry
from shem.core.contract import Action, Game, Setup, State
from shem.core.event import EventKind


class Begun(Game):
    """data: of the position."""

    def __init__(self, game: Game, data: Mapping[str, Any]) -> None:
        self.name, self.rules, self._game, self._data = game.name, game.rules, game, data

    def new(self, setup: Setup, entry: Entry) -> State:
        return self._game.state(setup, self._data)

    def seats(self, setup: Setup) -> int:
        return self._game.seats(setup)

    def action(self, key: Sequence[int]) -> Action:
        return self._game.action(key)

    def kinds(self) -> Sequence[EventKind]:
        return self._game.kinds()

    def reasons(self) -> Sequence[Enum]:
        return self._game.reasons()

    def value(self, state: State, seat: int) -> list[tuple[str, float]]:
        return self._game.value(state, seat)

    def length(self, state: State) -> int:
        return self._game.length(state)

    def idle(self, action: Action) -> bool:
        return self._game.idle(action)

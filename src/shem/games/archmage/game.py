"""Archmage's front door: Justin D. Jacobson's Golem, two to four seats bid in secret for a golem's way through a city."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any

from shem.core.chance import Entry
from shem.core.contract import Action, Game, Setup, State
from shem.core.event import EventKind
from shem.core.notation import canonical
from shem.core.setups import with_defaults
from shem.games.archmage.parts.actions import BOUNDS, action_from
from shem.games.archmage.parts.events import KINDS
from shem.games.archmage.parts.reasons import Why
from shem.games.archmage.parts.state import ArchmageState
from shem.games.archmage.parts.table import Table, codex_from, table_from
from shem.games.archmage.position import Position, restored
from shem.games.archmage.rules.setup import deal, draw_archmage, set_up
from shem.games.archmage.value import value_of
from shem.games.archmage.winning import logit

DEFAULTS = (("seats", 2), ("goal", 30))


class ArchmageGame(Game):
    """The whole game with its rulings 1-19."""

    name = "archmage"
    rules = 1

    def resolve(self, options: Mapping[str, Any]) -> Setup:
        """Options: seats 2..4 (default 2), goal 10..60 (default 30). Raises OptionError for anything else."""
        from shem.games.archmage.content.codex import districts  # only here: a saved set-up needs no content files

        setup = with_defaults("archmage", options, DEFAULTS)
        setup["districts"] = [dict(district) for district in districts()]
        codex_from(setup)
        return setup

    def known_as(self, options: Mapping[str, Any]) -> str:
        return canonical(dict(options)) if all(isinstance(value, int) for value in options.values()) else ""

    def seats(self, setup: Setup) -> int:
        return int(setup["seats"])

    def new(self, setup: Setup, entry: Entry) -> State:
        """Rolls the deal (52 faces) and the first Archmage."""
        codex = codex_from(setup)
        table = Table(codex, deal(entry))
        state = Position(table, draw_archmage(codex.seats, entry))
        set_up(state, entry)
        return state

    def state(self, setup: Setup, data: Mapping[str, Any]) -> State:
        return restored(table_from(codex_from(setup), data), data)

    def action(self, key: Sequence[int]) -> Action:
        return action_from(key)

    def bounds(self) -> tuple[int, ...]:
        return BOUNDS

    def kinds(self) -> Sequence[EventKind]:
        return KINDS

    def reasons(self) -> Sequence[Enum]:
        return list(Why)

    def value(self, state: State, seat: int) -> list[tuple[str, float]]:
        """Terms: points, units, artifacts, token, prospect, end; see value.py."""
        assert isinstance(state, ArchmageState)
        return value_of(state, seat)

    def logit(self, state: State, seat: int) -> float:
        assert isinstance(state, ArchmageState)
        return logit(state, seat)

    def length(self, state: State) -> int:
        """The turn being played; 1 before the first as well."""
        assert isinstance(state, ArchmageState)
        return max(state.turn, 1)


GAME = ArchmageGame()

"""Wizards' front door: Lloyd Krassner's Golems, two to four Wizards make Golems to destroy each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any

from shem.core.chance import Entry
from shem.core.contract import Action, Game, Setup, State
from shem.core.event import EventKind
from shem.core.setups import with_defaults
from shem.games.wizards.parts.actions import BOUNDS, Done, action_from
from shem.games.wizards.parts.box import box_from
from shem.games.wizards.parts.events import KINDS
from shem.games.wizards.parts.reasons import Why
from shem.games.wizards.parts.state import WizardsState
from shem.games.wizards.parts.terrain import Ground
from shem.games.wizards.position import Position, restored
from shem.games.wizards.rules.setup import lay, set_up
from shem.games.wizards.value import value_of
from shem.games.wizards.winning import logit

DEFAULTS = (("seats", 2), ("connected", True), ("round_limit", 60), ("pack", ""), ("map", None), ("hands", None))


class WizardsGame(Game):
    """The whole game with its rulings 1-25."""

    name = "wizards"
    rules = 1

    def resolve(self, options: Mapping[str, Any]) -> Setup:
        """Options: seats 2..4 (default 2), connected (default true), round_limit 1..999 (default 60), pack (the name of a
        pack of cards and tiles; default: those of the rulebook), map (64 tiles by id, row by row, or a map of the pack by
        name; default: drawn), hands (how many Golem and Event cards each seat begins with, as [[6, 3], [4, 2]] or
        "6+3 4+2"; default: 6 and 3). Raises OptionError for anything else."""
        from shem.games.wizards.content.codex import contents  # only here: a saved set-up needs no content files

        chosen = with_defaults("wizards", options, DEFAULTS)
        if isinstance(chosen["hands"], str):
            chosen["hands"] = [_numbers(hand) for hand in chosen["hands"].split()]
        rules = {name: chosen[name] for name in ("seats", "connected", "round_limit", "hands")}
        setup = {**contents(chosen["pack"], chosen["map"]), **rules}
        box_from(setup)
        return setup

    def seats(self, setup: Setup) -> int:
        return int(setup["seats"])

    def new(self, setup: Setup, entry: Entry) -> State:
        """Rolls the corners, the map, the first Wizard and the hands."""
        state = Position(lay(box_from(setup), entry))
        set_up(state, entry)
        state.settle(entry)
        return state

    def state(self, setup: Setup, data: Mapping[str, Any]) -> State:
        return restored(Ground(box_from(setup), data["tiles"], data["towers"], data["first"]), data)

    def action(self, key: Sequence[int]) -> Action:
        return action_from(key)

    def bounds(self) -> tuple[int, ...]:
        return BOUNDS

    def kinds(self) -> Sequence[EventKind]:
        return KINDS

    def reasons(self) -> Sequence[Enum]:
        return list(Why)

    def value(self, state: State, seat: int) -> list[tuple[str, float]]:
        """Terms as value.py gives them."""
        assert isinstance(state, WizardsState)
        return value_of(state, seat)

    def logit(self, state: State, seat: int) -> float:
        assert isinstance(state, WizardsState)
        return logit(state, seat)

    def length(self, state: State) -> int:
        """The round being played; 1 or more."""
        assert isinstance(state, WizardsState)
        return max(state.round, 1)

    def idle(self, action: Action) -> bool:
        return isinstance(action, Done)


def _numbers(hand: str) -> list[int | str]:
    """The numbers of cards in a text such as 6+3; what is no number stays as it is."""
    return [int(count) if count.isdecimal() else count for count in hand.split("+")]


GAME = WizardsGame()

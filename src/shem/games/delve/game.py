"""Delve's front door: the Golden Rules as a co-operative dungeon crawl, one to five Heroes against the Deep Kiln."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any

from shem.core.chance import Entry
from shem.core.contract import Action, Game, Setup, State
from shem.core.errors import OptionError
from shem.core.event import EventKind
from shem.core.setups import with_defaults
from shem.games.delve.parts.actions import BOUNDS, Done, action_from
from shem.games.delve.parts.box import box_from
from shem.games.delve.parts.events import KINDS
from shem.games.delve.parts.reasons import Why
from shem.games.delve.parts.state import DelveState
from shem.games.delve.parts.vocabulary import MOST_HEROES
from shem.games.delve.position import Position, restored
from shem.games.delve.rules.setup import set_up
from shem.games.delve.value import value_of
from shem.games.delve.winning import logit

DEFAULTS = (("quest", ""), ("heroes", None), ("seats", None), ("party", None), ("pack", ""))


class DelveGame(Game):
    """The reference sheet with its rulings 1-26."""

    name = "delve"
    rules = 1

    def resolve(self, options: Mapping[str, Any]) -> Setup:
        """Options: quest (the name of one, or skirmish:SEED or skirmish:SEED:ACT; default: the campaign's first), heroes
        (names of one to five, a seat each; default: the first of them), seats (how many Heroes; default: 2), party (what a
        campaign has kept; default: Heroes as they come to a quest of its ACT), pack (the name of a pack of content). Raises
        OptionError for anything else."""
        from shem.games.delve.content.codex import contents  # only here: a saved set-up needs no content files

        chosen = with_defaults("delve", options, DEFAULTS)
        if isinstance(chosen["heroes"], str):
            chosen["heroes"] = chosen["heroes"].replace(",", " ").split()
        _check_seats(chosen["seats"], 1, MOST_HEROES)
        setup: Setup = contents(chosen["quest"], chosen["heroes"], chosen["party"], chosen["pack"], chosen["seats"] or 2)
        _check_seats(chosen["seats"], len(setup["heroes"]), len(setup["heroes"]))
        box_from(setup)
        return setup

    def seats(self, setup: Setup) -> int:
        return len(setup["heroes"])

    def new(self, setup: Setup, entry: Entry) -> State:
        """Nothing is drawn before the first round; the Book's first paragraphs may spawn Enemies and ask."""
        state = Position(box_from(setup))
        set_up(state, entry)
        state.settle(entry)
        return state

    def state(self, setup: Setup, data: Mapping[str, Any]) -> State:
        return restored(box_from(setup), data)

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
        assert isinstance(state, DelveState)
        return value_of(state, seat)

    def logit(self, state: State, seat: int) -> float:
        assert isinstance(state, DelveState)
        return logit(state, seat)

    def length(self, state: State) -> int:
        """The round being played; 1 or more."""
        assert isinstance(state, DelveState)
        return max(state.round, 1)

    def idle(self, action: Action) -> bool:
        return isinstance(action, Done)


def _check_seats(seats: Any, least: int, most: int) -> None:
    """Raise OptionError for a number of seats that is not in these bounds."""
    if seats is not None and (not isinstance(seats, int) or not least <= seats <= most):
        raise OptionError(
            "bad-seats",
            f"there are {least} to {most} seats, not {seats}",
            {"least": least, "most": most, "value": str(seats)},
        )


GAME = DelveGame()

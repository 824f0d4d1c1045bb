"""One battle between bots, straight on the state: no match, no log, no digests."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from shem.bots.registry import bot
from shem.core.bot import Bot
from shem.core.chance import Entry, Seeded
from shem.core.contract import Game, Outcome, Over, Setup, State
from shem.core.sight import Sight
from shem.games import game


@dataclass(frozen=True)
class Result:
    """How one battle went. `chairs[seat]`: the number of the entry that sat there; `winners`: entries (none: a draw).

    first: the entry that was asked first. together: they played against the game, so that no winners means all have lost.
    """

    chairs: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str
    decisions: int
    length: int
    first: int
    together: bool = False


@dataclass(frozen=True)
class Plan:
    """What a simulation plays, in names and JSON, so that another process can play a part of it."""

    game_name: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    seed: int
    swap: bool


class Ring:
    """A plan made ready: its game and its set-up."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game: Game = game(plan.game_name)
        self.setup: Setup = self.game.resolve(plan.options)
        self.seats = self.game.seats(self.setup)

    def battle(self, index: int) -> Result:
        """Play battle number `index`. It depends on the plan and this number alone."""
        plan = self.plan
        shift = index % self.seats if plan.swap else 0
        chairs = tuple((seat + shift) % self.seats for seat in range(self.seats))
        players = [bot(plan.bots[entry], plan.game_name, derived(plan.seed, index, f"bot {entry}")) for entry in chairs]
        chance = Seeded(derived(plan.seed, index, "dice"))
        return fight(self.game, self.setup, players, chairs, Entry(chance))


def derived(seed: int, index: int, what: str) -> int:
    """The seed of one generator of one battle, in 64 bits: the same in every process, unlike its neighbours."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{index}/{what}".encode()).digest()[:8], "big")


def fight(game: Game, setup: Setup, players: Sequence[Bot], chairs: tuple[int, ...], entry: Entry) -> Result:
    """Let `players[seat]` play to the end; each sees its own Sight, so no choice of others that are asked with it."""
    return fought(game, setup, players, chairs, entry)[0]


def fought(game: Game, setup: Setup, players: Sequence[Bot], chairs: tuple[int, ...], entry: Entry) -> tuple[Result, State]:
    """The same, with the position in which it ended."""
    state = game.new(setup, entry)
    decisions = 0
    first = chairs[state.pending().seats[0]]
    while True:
        pending = state.pending()
        if isinstance(pending, Over):
            outcome = pending.outcome
            winners = tuple(sorted(chairs[seat] for seat in decided(outcome)))
            return Result(chairs, winners, outcome.code, decisions, game.length(state), first, outcome.together), state
        seat = pending.seats[0]
        choice = players[seat].choose(Sight(game, setup, state, seat))
        state.apply(seat, choice.action, entry)
        decisions += 1


def decided(outcome: Outcome) -> list[int]:
    """The winning seats; none where all win or none does: a draw, unless they play together."""
    return outcome.winners if outcome.together or len(outcome.winners) < len(outcome.scores) else []

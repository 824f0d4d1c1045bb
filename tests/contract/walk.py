"""Random playouts for the contract tests: positions to look at, candidates to try, matches to save."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from shem.core.chance import Entry, Seeded
from shem.core.contract import Action, Over, Roll, State
from shem.core.match import Match, begin
from tests.contract.tables import Table


@dataclass
class Decision:
    """A position in which a seat is about to take an action; `state` is a copy of its own."""

    state: State
    seat: int
    action: Action


def playout(table: Table, seed: int) -> Iterator[Decision]:
    """Every decision of a random playout; ends when the game is over."""
    choose, dice = Random(seed), Seeded(seed)
    state = table.game.new(table.setup, Entry(dice))
    while True:
        pending = state.pending()
        if isinstance(pending, Over):
            return
        seat = choose.choice(pending.seats)
        action = choose.choice(state.legal(seat))
        yield Decision(state.copy(), seat, action)
        state.apply(seat, action, Entry(dice))


def final(table: Table, seed: int) -> State:
    """Where a random playout ends."""
    last = list(playout(table, seed))[-1]
    state, salt = last.state, 0
    while not isinstance(state.pending(), Over):
        state = last.state.copy()
        state.apply(last.seat, last.action, Entry(Seeded(salt)))
        salt += 1
    return state


def some(table: Table, seed: int, count: int = 12) -> list[Decision]:
    """Some decisions of a random playout, in order."""
    every = list(playout(table, seed))
    chosen = sorted(Random(seed + 1).sample(range(len(every)), min(count, len(every))))
    return [every[at] for at in chosen]


def candidates(table: Table, decision: Decision, seed: int, count: int = 40) -> list[Action]:
    """Actions to be asked about: all legal ones of all seats, neighbours of them within the bounds, and the table's own."""
    random = Random(seed)
    bounds = table.game.bounds()
    keys = {action.key() for seat in range(table.seats) for action in decision.state.legal(seat)}
    seen = sorted(keys | {decision.action.key()})
    for _ in range(count):
        key = list(random.choice(seen))
        at = random.randrange(len(key))
        key[at] = random.randrange(bounds[at])
        keys.add(tuple(key))
        length = random.randrange(1, len(bounds) + 1)
        keys.add(tuple(random.randrange(bound) for bound in bounds[:length]))
    found: list[Action] = []
    for key_ in sorted(keys):
        try:
            found.append(table.game.action(key_))
        except ValueError:
            continue
    if table.superset is not None:
        found += table.superset(decision.state, decision.seat)
    return found


def new_match(table: Table, seed: int, dice: str = "app", path: Path | None = None) -> Match:
    secret = seed.to_bytes(32, "big")
    return begin(table.game, table.setup, ["human"] * table.seats, [dice] * table.seats, secret, path)


def play(match: Match, choose: Random, decisions: int, app: float = 0.2) -> None:
    """Take up to so many random decisions; entered rolls are given by hand or, a share of them, by the app."""
    while True:
        pending = match.pending
        if isinstance(pending, Roll):
            if choose.random() < 1 - app:
                match.enter(choose.randint(1, pending.request.sides))
            else:
                match.roll()
            continue
        if isinstance(pending, Over) or decisions == 0:
            return
        seat = choose.choice(pending.seats)
        match.play(seat, choose.choice(match.legal(seat)))
        decisions -= 1

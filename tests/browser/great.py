"""A great battle in the middle: real matches of 3000 points, played on until everything is within reach.

A match is played by random moves until whoever has the turn can charge, raise a Construct, ask for a Miracle, place a
Curse, and walk into an encounter; then it is put into the database by the app's own code, for somebody to go on with.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from playwright.sync_api import BrowserContext

import shem
from shem.app.database import open_database
from shem.app.device import COOKIE, device_id
from shem.app.journal import DatabaseJournal
from shem.app.store import Store, new_id, standing
from shem.app.tables import MatchRow
from shem.core.contract import Action, Over, Turn
from shem.core.match import Match
from shem.games.arcana.actions import Attack, Charge, Curse, Deploy, HoldBack, Miracle, Move, Use, UseAt, UseOn
from tests.app.table import Server

SCENARIO = "tournament-of-the-hundred-skulls"
GOLDEN = Path(__file__).parents[1] / "golden" / "matches"
SEEDS = range(7, 60)
MOST = 400  # decisions of one try
NEEDED = (Charge, Miracle, Curse)


class Found:
    """A match, whose turn it is, and what can be done there: one action of each kind."""

    def __init__(self, match: Match, seat: int, summon: Action, walk: Action) -> None:
        self.match = match
        self.seat = seat
        self.summon = summon
        self.walk = walk


def great_battle(seats: int = 4) -> Found:
    """The first of its kind."""
    for seed in SEEDS:
        for match, seat in _turns(seed, seats):
            legal = match.legal(seat)
            if not all(any(isinstance(action, kind) for action in legal) for kind in NEEDED):
                continue
            if not _both_powers(match, seat, legal):
                continue
            summon = _first_that(match, seat, legal, "summoned", (Use, UseOn, UseAt))
            walk = summon and _first_that(match, seat, legal, "encounter", (Move,))
            if summon and walk:
                return Found(_again(seed, seats, match), seat, summon, walk)
    raise AssertionError("no match comes to such a position any more: look at the search")


def late_battle(seats: int = 8, decisions: int = 420) -> Match:
    """A battle of all seats some way on, at the start of somebody's turn; for measuring."""
    for match, _ in _turns(SEEDS[0], seats):
        if len(match.live) > decisions:
            return _again(SEEDS[0], seats, match)
    raise AssertionError("the battle is over before it begins")


def golden(scenario: str) -> bytes:
    """The file of a whole battle that is over."""
    return gzip.decompress((GOLDEN / f"arcana-{scenario}-2015.jsonl.gz").read_bytes())


def near_battle(scenario: str = "three-cairns") -> tuple[Match, int]:
    """A small battle at the beginning of a turn in which somebody can be struck, and whose it is."""
    for seed in SEEDS:
        for match, seat in _turns(seed, 2, scenario):
            if sum(isinstance(action, Attack) for action in match.legal(seat)) > 2:
                return _again(seed, 2, match, scenario), seat
    raise AssertionError("nobody ever comes near anybody")


def _turns(seed: int, seats: int, scenario: str = SCENARIO) -> Iterator[tuple[Match, int]]:
    """A match by random moves, at the beginning of each turn."""
    match = shem.new("arcana", scenario=scenario, seats=seats, seed=seed)
    chance = Random(seed)
    turn = -1
    for _ in range(MOST * seats):
        pending = match.pending
        if isinstance(pending, Over):
            return
        seat = pending.seats[0]
        if isinstance(pending, Turn) and pending.prompt.code == "turn" and seat != turn:
            turn = seat
            yield match, seat
        match.play(seat, _drawn(match.legal(seat), chance))


def _drawn(legal: Sequence[Action], chance: Random) -> Action:
    """Deploy all, then mostly move."""
    for kinds, share in (((Deploy,), 1.0), ((Move,), 0.6)):
        some = [action for action in legal if isinstance(action, kinds)]
        if some and chance.random() < share:
            return chance.choice(some)
    return chance.choice([action for action in legal if not isinstance(action, HoldBack)] or list(legal))


def _first_that(
    match: Match, seat: int, legal: Sequence[Action], told: str, kinds: tuple[type[Action], ...]
) -> Action | None:
    """The first action of these kinds by which this happens."""
    for action in legal:
        if not isinstance(action, kinds):
            continue
        match.play(seat, action)
        happens = match.waiting is None and any(event.kind.code == told for event in match.live[-1].events)
        match.undo(consent=range(len(match.seats)))
        if happens:
            return action
    return None


def _both_powers(match: Match, seat: int, legal: Sequence[Action]) -> bool:
    """Whether the Mana lasts for the first Miracle and a Curse after it."""
    match.play(seat, next(action for action in legal if isinstance(action, Miracle)))
    lasts = any(isinstance(action, Curse) for action in match.legal(seat))
    match.undo(consent=range(len(match.seats)))
    return lasts


def _again(seed: int, seats: int, match: Match, scenario: str = SCENARIO) -> Match:
    """The same match without what was tried and taken back."""
    again = shem.new("arcana", scenario=scenario, seats=seats, seed=seed)
    for entry in match.live[1:]:
        assert entry.seat is not None and entry.action is not None
        again.play(entry.seat, entry.action)
    assert again.state.data() == match.state.data()
    return again


def put(server: Server, context: BrowserContext, match: Match) -> str:
    """Keep the match in the server's database as one that this browser made and plays alone; its id."""
    cookie = next(cookie["value"] for cookie in context.cookies() if cookie["name"] == COOKIE)
    engine = open_database(f"sqlite:///{server.home / 'shem.db'}")
    id = new_id()
    journal = DatabaseJournal(engine, id)
    rows = Store(engine).rows(id, device_id(cookie), match, ["here"] * len(match.seats), "playing")
    now = standing(match, {})
    row = next(row for row in rows if isinstance(row, MatchRow))
    row.round, row.state, row.winners = now["round"], now["state"], now["winners"]
    journal.first = rows
    journal.keep(0, match.lines)
    engine.dispose()
    return id

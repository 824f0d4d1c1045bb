"""A great battle in the middle: real matches of 3000 points, played on until everything is within reach.

A match is played by random moves until whoever has the turn can charge, raise a Construct, ask for a Miracle, place a
Curse, and walk into an encounter; then it is put into the database by the app's own code, for somebody to go on with.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext

import shem
from shem.app.database import open_database
from shem.app.device import COOKIE, device_id
from shem.app.journal import DatabaseJournal
from shem.app.store import Store, new_id, standing
from shem.app.tables import MatchRow
from shem.core.contract import Action, Over, Turn
from shem.core.dice import EITHER, ENTER
from shem.core.match import Match
from shem.core.notation import canonical, digest_of
from shem.games.arcana.parts.actions import (
    AreaAttack,
    AreaCharge,
    Attack,
    Charge,
    Curse,
    Deploy,
    Go,
    HoldBack,
    Miracle,
    Move,
    Route,
    Use,
    UseAt,
    UseOn,
)
from shem.games.arcana.parts.state import Battle
from tests.app.table import Server

SCENARIO = "tournament-of-the-hundred-skulls"
GOLDEN = Path(__file__).parents[1] / "golden" / "matches"
SEEDS = range(7, 60)
GOES_ON = 3  # Rounds after this one, so that a story can end turns
MOST = 400  # decisions of one try
MOST_STEPS = 4  # of a way that is named
NEEDED = (Charge, Miracle, Curse)


Shares = Sequence[tuple[tuple[type[Action], ...], float]]
QUIET: Shares = (((Move,), 0.6),)
BOLD: Shares = (((Charge, AreaCharge), 0.9), ((Attack, AreaAttack), 0.5), ((Move,), 0.7))


class Found:
    """A match, whose turn it is, and what can be done there: one action of each kind."""

    def __init__(self, match: Match, seat: int, summon: Action, walk: Action) -> None:
        self.match = match
        self.seat = seat
        self.summon = summon
        self.walk = walk


@cache
def great_battle(seats: int = 4) -> Found:
    """The first of its kind; not to be played on."""
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


def golden(scenario: str, *labels: str) -> bytes:
    """The file of a whole battle that is over; labels: who sat at it, if not those who did."""
    content = gzip.decompress((GOLDEN / f"arcana-{scenario}-2015.jsonl.gz").read_bytes())
    if not labels:
        return content
    first, _, rest = content.partition(b"\n")
    header = {**json.loads(first), "seats": list(labels)}
    header.pop("digest")
    return canonical({**header, "digest": digest_of(header)}).encode() + b"\n" + rest


def near_battle(scenario: str = "three-cairns", seats: int = 2) -> tuple[Match, int]:
    """A small battle at the beginning of a turn in which somebody can be struck, and whose it is; Rounds are left then."""
    for seed in SEEDS:
        for match, seat in _turns(seed, seats, scenario):
            state = match.state
            assert isinstance(state, Battle)
            goes_on = state.round + GOES_ON <= state.plan.rounds
            if goes_on and sum(isinstance(action, Attack) for action in match.legal(seat)) > 2:
                return _again(seed, seats, match, scenario), seat
    raise AssertionError("nobody ever comes near anybody")


def crowded_battle(scenario: str = "three-cairns") -> tuple[Match, int, int]:
    """A small battle at the beginning of a turn in which two figures share a Region; whose it is, and the Region."""
    for seed in SEEDS:
        for match, seat in _turns(seed, 2, scenario):
            state = match.state
            assert isinstance(state, Battle)
            places = [golem.at for golem in state.golems if golem.at >= 0]
            shared = [place for place in places if places.count(place) > 1]
            if shared:
                return _again(seed, 2, match, scenario), seat, shared[0]
    raise AssertionError("nobody ever shares a Region")


class Before:
    """A match just before an action, whose it is, and which."""

    def __init__(self, match: Match, seat: int, action: Action) -> None:
        self.match = match
        self.seat = seat
        self.action = action


def battle_before(
    happens: Callable[[list[str], str], bool],
    scenario: str = "thirst",
    armies: Sequence[object] | None = None,
    deed: type[Action] = Action,
) -> Before:
    """A battle of two by random deeds, up to the first of this kind for which this holds: what it told, and what is asked
    then."""
    for seed in SEEDS:
        match = _new(seed, 2, scenario, armies)
        chance = Random(seed)
        while isinstance(match.pending, Turn) and len(match.live) < 2 * MOST:
            match.play(match.pending.seats[0], _drawn(match.legal(match.pending.seats[0]), chance, BOLD))
            last, then = match.live[-1], match.pending
            asks = then.prompt.code if isinstance(then, Turn) else ""
            if isinstance(last.action, deed) and happens([event.kind.code for event in last.events], asks):
                assert last.seat is not None and last.action is not None
                return Before(_again(seed, 2, match, scenario, armies, less=1), last.seat, last.action)
    raise AssertionError("it never happens")


def several_ways(scenario: str = "three-cairns") -> Before:
    """A battle of two in which one target can be charged in several ways: one of them."""
    for seed in SEEDS:
        for match, seat in _turns(seed, 2, scenario):
            charges = [action for action in match.legal(seat) if isinstance(action, Charge)]
            aims = [(charge.golem, charge.ability, charge.target) for charge in charges]
            for charge, aim in zip(charges, aims):
                if aims.count(aim) > 1:
                    return Before(_again(seed, 2, match, scenario), seat, charge)
    raise AssertionError("nobody ever has a choice of ways")


def named_charge(scenario: str = "caves-of-mahtis") -> tuple[Before, list[int]]:
    """A battle of two in which the way of a Charge can be named: the Charge, and the Regions of such a way."""
    for seed in SEEDS:
        for match, seat in _turns(seed, 2, scenario):
            legal = match.legal(seat)
            routes = {(route.golem, route.ability) for route in legal if isinstance(route, Route)}
            for charge in legal:
                if isinstance(charge, Charge) and (charge.golem, charge.move) in routes:
                    match.play(seat, Route(charge.golem, charge.move))
                    way = _way(match, seat, charge, MOST_STEPS)
                    match.undo(consent=range(2))
                    if way:
                        return Before(_again(seed, 2, match, scenario), seat, charge), way
    raise AssertionError("nobody can ever name the way of a Charge")


def _way(match: Match, seat: int, charge: Charge, steps: int) -> list[int] | None:
    """The Regions to name, one by one, until this Charge can be made from there."""
    legal = match.legal(seat)
    if any(isinstance(action, Charge) and action.key() == charge.key() for action in legal):
        return []
    for step in legal if steps else ():
        if isinstance(step, Go):
            match.play(seat, step)
            rest = _way(match, seat, charge, steps - 1)
            match.undo(consent=range(2))
            if rest is not None:
                return [step.region, *rest]
    return None


def _new(seed: int, seats: int, scenario: str, armies: Sequence[object] | None = None) -> Match:
    options: dict[str, Any] = {} if armies is None else {"armies": armies}
    return shem.new("arcana", scenario=scenario, seats=seats, seed=seed, dice=EITHER, **options)


def _turns(seed: int, seats: int, scenario: str = SCENARIO) -> Iterator[tuple[Match, int]]:
    """A match by random moves, at the beginning of each turn."""
    match = _new(seed, seats, scenario)
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


def _drawn(legal: Sequence[Action], chance: Random, shares: Shares = QUIET) -> Action:
    """Deploy all, then whatever the shares prefer."""
    wanted: Shares = (((Deploy,), 1.0), *shares)
    for kinds, share in wanted:
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
    """Whether the Mana lasts for a Miracle, whichever it is, and a Curse after it in the same turn."""
    for miracle in legal:
        if isinstance(miracle, Miracle):
            match.play(seat, miracle)
            going = match.pending
            lasts = isinstance(going, Turn) and going.seat == seat and any(isinstance(a, Curse) for a in match.legal(seat))
            match.undo(consent=range(len(match.seats)))
            if not lasts:
                return False
    return True


def _again(
    seed: int,
    seats: int,
    match: Match,
    scenario: str = SCENARIO,
    armies: Sequence[object] | None = None,
    less: int = 0,
) -> Match:
    """The same match without what was tried and taken back, and without its last actions, so many less."""
    again = _new(seed, seats, scenario, armies)
    entries = match.live
    for entry in entries[1 : len(entries) - less]:
        assert entry.seat is not None and entry.action is not None
        again.play(entry.seat, entry.action, ENTER if entry.draws else None)
        for face in entry.draws:
            again.enter(face)
    assert less or again.state.data() == match.state.data()
    return again


def put(server: Server, context: BrowserContext, match: Match, players: Sequence[str] = ()) -> str:
    """Keep the match in the server's database as one that this browser made, and plays alone unless it is said; its id."""
    cookie = next(cookie["value"] for cookie in context.cookies() if cookie["name"] == COOKIE)
    with ThreadPoolExecutor(1) as threads:  # Playwright's loop runs in ours, where the database is not to be asked
        return threads.submit(_put, server, device_id(cookie), match, players).result(60)


def _put(server: Server, device: str, match: Match, players: Sequence[str]) -> str:
    engine = open_database(f"sqlite:///{server.home / 'shem.db'}")
    id = new_id()
    journal = DatabaseJournal(engine, id)
    rows = Store(engine).rows(id, device, match, players or ["here"] * len(match.seats), "playing")
    now = standing(match, {})
    row = next(row for row in rows if isinstance(row, MatchRow))
    row.round, row.state, row.winners, row.asked = now["round"], now["state"], now["winners"], now["asked"]
    journal.first = rows
    journal.keep(0, match.lines)
    engine.dispose()
    return id

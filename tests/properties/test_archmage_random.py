"""Five hundred random auctions through the match: every invariant after every entry, and every saved log replays."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import shem
from shem.games.archmage.parts.state import REGENERATION, ArchmageState
from shem.games.archmage.parts.table import HORN
from tests.rules.archmage.scene import number
from tests.rules.archmage.test_properties import check

AUCTIONS = 500
AT_ONCE = 50
GOALS = [10, 10, 30, 10, 10, 30, 10, 60]  # a long auction takes as long as ten short ones
KONGE, ORM, SMERTE = (number(name) for name in ("Konge", "Orm", "Smerte"))


class Books:
    """What the events tell of units and points, kept beside the position's own figures."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.points = [0] * seats
        self.harvested: list[int] = []
        self.bonus = (-1, 0)
        self.next_bonus = (-1, 0)
        self.orm = self.next_orm = self.smerte = self.next_smerte = self.horn = self.konge = -1
        self.budgets: dict[int, int] = {}
        self.splits: dict[int, list[int]] = {}
        self.announced: dict[int, int] = {}
        self.shown: list[int] = []

    def enter(self, told: list[shem.Event]) -> None:
        for event in told:
            data = event.data()
            kind = str(data["kind"]).replace("-", "_")
            if hasattr(self, f"_{kind}"):
                getattr(self, f"_{kind}")(data)

    def _turn_began(self, data: dict[str, Any]) -> None:
        """A bonus, Orm and Smerte hold for the next turn only, the Horn and Konge for this one."""
        self.bonus, self.orm, self.smerte = self.next_bonus, self.next_orm, self.next_smerte
        self.next_bonus, self.next_orm, self.next_smerte = (-1, 0), -1, -1
        self.horn = self.konge = -1
        self.budgets, self.splits, self.announced = {}, {}, {}

    def _artifact_used(self, data: dict[str, Any]) -> None:
        if data["artifact"] == HORN:
            self.horn = data["seat"]

    def _budget(self, data: dict[str, Any]) -> None:
        seat = data["seat"]
        expected = 12 + (self.bonus[1] if seat == self.bonus[0] else 0) + 3 * (seat == self.horn) - (seat == self.orm)
        assert data["units"] == expected
        self.budgets[seat] = expected

    def _own_allocation(self, data: dict[str, Any]) -> None:
        self._split(data, self.budgets[data["seat"]])

    def _announced(self, data: dict[str, Any]) -> None:
        split = self.splits[data["seat"]]
        assert split[data["phase"]] == max(split)
        self.announced[data["seat"]] = data["phase"]

    def _own_redistribution(self, data: dict[str, Any]) -> None:
        seat = data["seat"]
        self._split(data, sum(self.splits[seat]))
        assert self.splits[seat][self.announced[seat]] == max(self.splits[seat])

    def _split(self, data: dict[str, Any], limit: int) -> None:
        split = [data[phase] for phase in ("orientation", "movement", "harvesting", "regeneration")]
        assert min(split) >= 1 and sum(split) <= limit
        assert data["seat"] != self.smerte or split[1] == 1
        self.splits[data["seat"]] = split

    def _revealed(self, data: dict[str, Any]) -> None:
        self.shown = data["units"]
        assert self.shown == [self.splits[seat][data["phase"]] for seat in range(self.seats)]

    def _phase_won(self, data: dict[str, Any]) -> None:
        best = [seat for seat, units in enumerate(self.shown) if units == max(self.shown)]
        assert data["seat"] in best and data["units"] == max(self.shown)
        assert sorted(data["tied"]) == (best if len(best) > 1 else [])

    def _harvested(self, data: dict[str, Any]) -> None:
        self.points[data["seat"]] += data["points"]
        self.harvested.append(data["card"])

    def _power(self, data: dict[str, Any]) -> None:
        if data["card"] == ORM:
            self.next_orm = data["seat"]
        elif data["card"] == SMERTE:
            self.next_smerte = data["seat"]
        elif data["card"] == KONGE:
            self.konge = data["seat"]

    def _regenerated(self, data: dict[str, Any]) -> None:
        seat = data["seat"]
        units = self.splits[seat][REGENERATION]
        assert data["units"] == (units if seat == self.konge else units // 2)
        self.next_bonus = (seat, data["units"])

    def _ended(self, data: dict[str, Any]) -> None:
        assert data["points"] == self.points
        assert self.points[data["winner"]] == max(self.points)


def look(auction: ArchmageState, books: Books) -> None:
    check(auction)
    assert auction.points == books.points
    assert len(set(books.harvested)) == len(books.harvested) == 49 - auction.left.bit_count()


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, AUCTIONS, AT_ONCE))
def test_random_auctions_keep_every_invariant_and_replay(first: int, tmp_path: Path) -> None:
    for seed in range(first, first + AT_ONCE):
        seats = 2 + seed % 3
        match = shem.new("archmage", seats=seats, goal=GOALS[seed % len(GOALS)], seed=seed)
        choose, books, entered = Random(seed), Books(seats), 0
        while True:
            auction = match.state
            assert isinstance(auction, ArchmageState)
            for entry in match.log[entered:]:
                assert isinstance(entry, shem.LogEntry)
                books.enter(entry.events)
            entered = len(match.log)
            look(auction, books)
            if isinstance(match.pending, shem.Over):
                break
            seat = choose.choice(match.pending.seats)
            match.play(seat, choose.choice(match.legal(seat)))
        saved = tmp_path / f"{seed}.jsonl"
        match.save(saved)
        # A match in memory hands its own log out; only a file is played again.
        again = list(shem.replay(saved))
        assert [digest(entry) for entry in again] == [digest(entry) for entry in match.log]
        assert not any(entry is old for entry, old in zip(again, match.log))


def digest(entry: shem.LogEntry | shem.Undone | shem.Seated) -> str:
    return entry.digest

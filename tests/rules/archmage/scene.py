"""Positions to test with: a chosen deal, entered card by card as with a real deck, and whole turns of chosen splits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from shem.core.chance import Entry, Scripted, Seeded
from shem.core.contract import Action, Over, Refusal, Setup, Turn
from shem.core.event import Event
from shem.games.archmage.game import GAME
from shem.games.archmage.parts.actions import Allocate, Announce, Face, Move
from shem.games.archmage.parts.board import NORTH, PLACES
from shem.games.archmage.parts.state import ArchmageState
from shem.games.archmage.parts.table import AMULET, BOOTS, BOW, HORN

CENTRE = 24
SPREAD = {AMULET: 45, BOOTS: 46, HORN: 47, BOW: 48}  # far from the centre
ORIENT = (9, 1, 1, 1)
MOVE = (1, 9, 1, 1)
HARVEST = (1, 1, 9, 1)
REGENERATE = (1, 1, 1, 9)
Split = tuple[int, int, int, int]


def setup_for(seats: int = 2, goal: int = 30) -> Setup:
    return GAME.resolve({"seats": seats, "goal": goal})


def number(name: str) -> int:
    """A district's card."""
    names = [district["name"] for district in setup_for()["districts"]]
    return names.index(name)


def worth(name: str) -> int:
    """Signed points of a district."""
    district = setup_for()["districts"][number(name)]
    return int(district["value"]) * (-1 if district["kind"] == "curse" else 1)


def order(places: Mapping[int, str], under: Mapping[int, int] = SPREAD) -> list[int]:
    """A deal with these districts at these positions, Hjem in the centre by default, charms first elsewhere.

    under: the position of the last district dealt before each artifact, -1: before any.
    """
    wanted = dict(places)
    if "Hjem" not in wanted.values():
        wanted[CENTRE] = "Hjem"
    rest = [card for card in range(PLACES) if card not in [number(name) for name in wanted.values()]]
    rest.sort(key=lambda card: setup_for()["districts"][card]["kind"])
    rest.sort(key=lambda card: setup_for()["districts"][card]["power"] != "none")
    grid = [number(wanted[position]) if position in wanted else rest.pop(0) for position in range(PLACES)]
    dealt: list[int] = []
    for position in range(-1, PLACES):
        if position >= 0:
            dealt.append(grid[position])
        dealt += [PLACES + artifact for artifact, place in under.items() if place == position]
    return dealt


def faces(dealt: Sequence[int], archmage: int) -> list[int]:
    """The rolls that give this deal and this first Archmage."""
    rest = list(range(len(dealt)))
    found = []
    for card in dealt[:-1]:
        found.append(rest.index(card) + 1)
        rest.remove(card)
    return [*found, archmage + 1]


class Scene:
    """A game in progress that takes legal decisions only; `events` is all that was told."""

    def __init__(
        self,
        places: Mapping[int, str] | None = None,
        under: Mapping[int, int] = SPREAD,
        seats: int = 2,
        goal: int = 30,
        archmage: int = 0,
        facing: int | None = NORTH,
    ) -> None:
        self.setup = setup_for(seats, goal)
        self.seats = seats
        entry = Entry(Scripted(faces(order(places or {}, under), archmage)), telling=True)
        state = GAME.new(self.setup, entry)
        assert isinstance(state, ArchmageState)
        self.state = state
        self.events: list[Event] = entry.events
        if facing is not None:
            self.play(archmage, Face(facing))

    def edit(self, **changes: Any) -> Scene:
        """Change the position, by its JSON: what a saved match could hold."""
        data = {**self.state.data(), **changes}
        if "held" in changes:
            taken = [position for found in data["held"] for position in found]
            data["left"] = [position for position in range(PLACES) if position not in taken]
            worths = self.state.table.worth
            points = [sum(worths[position] for position in found) for found in data["held"]]
            data["points"] = changes.get("points", points)
        state = GAME.state(self.setup, data)
        assert isinstance(state, ArchmageState)
        self.state = state
        return self

    def keep_only(self, *kept: int) -> Scene:
        """All districts but these harvested, and yet no points, so that the goal is far."""
        held: list[list[int]] = [[] for _ in range(self.seats)]
        held[1] = [position for position in range(PLACES) if position not in kept]
        return self.edit(held=held, points=[0] * self.seats)

    def play(self, seat: int, action: Action) -> list[Event]:
        """Take a legal decision; the events that it told."""
        refusal = self.state.why_not(seat, action)
        assert refusal is None, (seat, action, refusal)
        assert action in self.state.legal(seat)
        entry = Entry(Seeded(0), telling=True)
        self.state.apply(seat, action, entry)
        assert entry.rolls == 0
        self.events += entry.events
        return entry.events

    def refused(self, seat: int, action: Action) -> Refusal:
        refusal = self.state.why_not(seat, action)
        assert refusal is not None
        assert action not in self.state.legal(seat)
        return refusal

    def split(self, *splits: Split) -> list[Event]:
        """Allocate, announce and redistribute, each seat the same split twice."""
        start = len(self.events)
        for seat, split in enumerate(splits):
            self.play(seat, Allocate(*split))
        for _ in splits:
            seat = self.asked()
            plan = splits[seat]
            self.play(seat, Announce(plan.index(max(plan))))
        for seat, split in enumerate(splits):
            self.play(seat, Allocate(*split))
        return self.events[start:]

    def asked(self) -> int:
        pending = self.state.pending()
        assert isinstance(pending, Turn)
        return pending.seat

    def prompt(self) -> list[object]:
        pending = self.state.pending()
        assert isinstance(pending, Turn)
        return pending.prompt.data()

    def outcome(self) -> dict[str, object]:
        pending = self.state.pending()
        assert isinstance(pending, Over)
        return pending.outcome.data()

    def told(self, code: str) -> list[dict[str, object]]:
        return [event.data() for event in self.events if event.kind.code == code]

    def to_harvest(self, facing: int = NORTH, distance: int = 1, winner: int = 0) -> list[Event]:
        """A turn up to its harvest: one seat has split more on everything but regeneration."""
        splits: list[Split] = [(1, 1, 1, 9)] * self.seats
        splits[winner] = (3, 4, 3, 1)
        self.split(*splits)
        self.play(winner, Face(facing))
        return self.play(winner, Move(distance))

"""Quests of Delve that stories begin with: a careful party plays them, and a story takes one up before any of its deeds.

Faces come from the match's own secret, so whoever does the same brings the same about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple, TypeVar

import shem
from shem.core.contract import Action, Over, Roll, Turn
from shem.core.dice import APP
from shem.core.match import Match
from shem.games.delve.careful import CarefulHero
from shem.games.delve.content.models_party import Party
from shem.games.delve.parts.actions import Done

SEEDS = range(1, 60)
Place = TypeVar("Place")


class Deed(NamedTuple):
    """A decision: who was asked what, and what they did."""

    seat: int
    asked: str
    action: Action
    faces: list[int]


class Quest:
    """A quest from its beginning to its end. dice: who rolls; by hand, any face falls. party: of a camp. guest: before
    which deed somebody comes by the link of the second seat, whose secret the later faces are from, too."""

    def __init__(
        self, quest: str, heroes: int, seed: int, dice: str = APP, party: Party | None = None, guest: int | None = None
    ) -> None:
        kept = None if party is None else party.model_dump()
        self._begun: dict[str, Any] = {"quest": quest, "seats": heroes, "seed": seed, "dice": dice, "party": kept}
        self._guest = guest
        self.deeds: list[Deed] = []
        bots = [CarefulHero(seed + seat) for seat in range(heroes)]
        chance = Random(seed)
        match = self.before(0)
        while isinstance(match.pending, Turn):
            self._sit(match, len(self.deeds))
            seat, asked = match.pending.seat, match.pending.prompt.code
            match.play(seat, bots[seat].choose(match.sight(seat)).action)
            while isinstance(match.pending, Roll):
                match.enter(chance.randint(1, match.pending.request.sides))
            done = match.live[-1]
            assert done.action is not None
            self.deeds.append(Deed(seat, asked, done.action, list(done.draws)))
        assert isinstance(match.pending, Over)
        self.won = bool(match.pending.outcome.winners)

    def before(self, deed: int) -> Match:
        """The match as it stood before this deed."""
        match = shem.new("delve", **self._begun)
        for place, done in enumerate(self.deeds[:deed]):
            self._sit(match, place)
            match.play(done.seat, done.action)
            for face in done.faces if isinstance(match.pending, Roll) else ():
                match.enter(face)
        return match

    def _sit(self, match: Match, place: int) -> None:
        if place == self._guest:
            match.seat(1, "joined")

    def turns(self) -> Iterator[range]:
        """The deeds of each Hero Turn that its player ended."""
        start = None
        for place, deed in enumerate(self.deeds):
            if deed.asked == "next-hero":
                start = None
            elif deed.asked == "hero-turn":
                start = place if start is None else start
                if isinstance(deed.action, Done):
                    yield range(start, place + 1)
                    start = None


def found(
    fits: Callable[[Quest], Place | None], quest: str, heroes: int, dice: str = APP, party: Party | None = None
) -> tuple[Quest, Place]:
    """The first game of a quest that is like this, and where."""
    for seed in SEEDS:
        played = Quest(quest, heroes, seed, dice, party)
        if (place := fits(played)) is not None:
            return played, place
    raise AssertionError("no party ever comes to this: look at the search")

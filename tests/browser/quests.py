"""Quests of Delve that stories begin with: a careful party plays them, and a story takes one up before any of its deeds.

Faces come from the match's own secret, so whoever does the same brings the same about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple, TypeVar

import shem
from shem.core.contract import Action, Over, Roll, Turn
from shem.core.dice import APP
from shem.core.match import Match
from shem.games.delve.careful import CarefulHero
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
    """A quest from its beginning to its end. dice: who rolls; by hand, any face falls. guests: how many come by a link
    before the first deed."""

    def __init__(self, quest: str, heroes: int, seed: int, dice: str = APP, guests: int = 0) -> None:
        self._begun = quest, heroes, seed, dice
        self.deeds: list[Deed] = []
        party = [CarefulHero(seed + seat) for seat in range(heroes)]
        chance = Random(seed)
        match = self.before(0)
        for guest in range(guests):
            match.seat(guest + 1, "joined")
        while isinstance(match.pending, Turn):
            seat, asked = match.pending.seat, match.pending.prompt.code
            match.play(seat, party[seat].choose(match.sight(seat)).action)
            while isinstance(match.pending, Roll):
                match.enter(chance.randint(1, match.pending.request.sides))
            done = match.live[-1]
            assert done.action is not None
            self.deeds.append(Deed(seat, asked, done.action, list(done.draws)))
        assert isinstance(match.pending, Over)
        self.won = bool(match.pending.outcome.winners)

    def before(self, deed: int) -> Match:
        """The match as it stood before this deed."""
        quest, heroes, seed, dice = self._begun
        match = shem.new("delve", quest=quest, seats=heroes, seed=seed, dice=dice)
        for done in self.deeds[:deed]:
            match.play(done.seat, done.action)
            for face in done.faces if isinstance(match.pending, Roll) else ():
                match.enter(face)
        return match

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
    fits: Callable[[Quest], Place | None], quest: str, heroes: int, dice: str = APP, guests: int = 0
) -> tuple[Quest, Place]:
    """The first game of a quest that is like this, and where."""
    for seed in SEEDS:
        played = Quest(quest, heroes, seed, dice, guests)
        if (place := fits(played)) is not None:
            return played, place
    raise AssertionError("no party ever comes to this: look at the search")

"""Matches of Wizards that stories begin with: a known map, chosen hands, and turns played up to where something is due."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import shem
from shem.core.contract import Action, Roll, Turn
from shem.core.dice import ENTER
from shem.core.match import Match
from shem.games.wizards.parts import events as e
from shem.games.wizards.parts.actions import PASS, Craft, Fight, Strike
from shem.games.wizards.parts.box import START_CARDS
from tests.rules.wizards.scene import HIT, MAP, MEDIUM, MISS, NORTH_WEST, SMALL, SOUTH_EAST, cast, counts, traits

SIDE = 8


class War:
    """A match on the rules' own test map, seat 0 first and in the north-west corner.

    hands: by seat, six Golem cards and three Event cards by their names; what is not named, the deck gives.
    """

    def __init__(self, hands: Mapping[int, str], seats: int = 2) -> None:
        self.match: Match = shem.new("wizards", seats=seats, map=MAP, seed=4, dice=ENTER)
        wanted = {seat: [self._kinds(names, deck) for deck in range(2)] for seat, names in hands.items()}
        while isinstance(self.match.pending, Roll):
            request = self.match.pending.request
            if request.purpose != e.CARD:
                self.match.enter(1)
                continue
            seat, deck = request.args[:2]
            kind = next(wanted[seat][deck], None) if seat in wanted else None
            assert request.alike is not None
            self.match.enter(1 if kind is None else list(request.alike).index(kind, 1))

    @staticmethod
    def _kinds(names: str, deck: int) -> Iterator[int]:
        found = [kind for kind, count in enumerate(counts(names, deck)) for _ in range(count)]
        assert len(found) <= START_CARDS[deck], names
        return iter(found)

    def play(self, *actions: Action, faces: tuple[int, ...] = ()) -> War:
        """Whoever is asked decides this; cards come as the deck gives them, dice as they are named."""
        dice = iter(faces)
        for action in actions:
            (seat,) = self.match.pending.seats
            self.match.play(seat, action)
            while isinstance(self.match.pending, Roll):
                known = self.match.pending.request.purpose in (e.ATTACK_DIE, e.DEFENCE_DIE)
                self.match.enter(next(dice) if known else 1)
        assert next(dice, None) is None, "not all dice were thrown"
        return self

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        pending = self.match.pending
        assert isinstance(pending, Turn), pending
        return pending.seat, pending.prompt.code

    def idle(self, seat: int, code: str) -> War:
        """All pass, draw from the first deck and discard their first cards, until this seat is asked this."""
        for _ in range(200):
            if self.asked == (seat, code):
                return self
            legal = self.match.legal(self.asked[0])
            self.play(PASS if PASS in legal else legal[0])
        raise AssertionError(f"{(seat, code)} is never asked")

    def craft(self, seat: int, golem: str, space: int) -> War:
        return self.idle(seat, "craft").play(Craft(*traits(golem), space))

    def attack(self, slot: int, target: int, dice: tuple[int, int]) -> War:
        """Nobody plays a card; who attacks whom is asked only where there is a choice."""
        legal = self.match.legal(self.asked[0])
        if Strike(slot, target) in legal:
            self.play(Strike(slot, target))
        while True:
            assert self.asked[1] == "battle-cards", self.asked
            (seat,) = self.match.pending.seats
            self.match.play(seat, PASS)
            if isinstance(self.match.pending, Roll):
                break
        for face in dice:
            self.match.enter(face)
        return self


# Seat 0 brings a Soft Golem and a Giant to the enemy's by a Portal; its Stomp and the other's Dodge are for the battle.
FRONT = SOUTH_EAST - 1  # beside the Tower of seat 1
NEAR = FRONT - SIDE
HANDS = {
    0: "flesh iron small giant man beast portal stomp maul",
    1: "stone clay medium small beast man dodge dispell fast-attack",
}


def marched() -> War:
    """Seat 0 has a Soft Golem and a Giant beside its Tower, seat 1 a Golem beside its own; seat 0 may cast."""
    war = War(HANDS)
    war.craft(0, "flesh small man", NORTH_WEST + 1).craft(1, "stone medium beast", FRONT).craft(
        0, "iron giant beast", NORTH_WEST + 1
    )
    return war.idle(0, "cast")


def ported() -> War:
    """Its stack stands before the enemy's: it may declare the battle."""
    war = marched().play(cast("portal", NORTH_WEST + 1, NEAR))
    return war.idle(0, "fight")


def fighting() -> War:
    """The battle goes on: the Soft Golem has missed and was hit; the Giant's attack is due."""
    war = ported().play(Fight(NEAR, FRONT))
    war.attack(SMALL, MEDIUM, MISS)
    return war.attack(MEDIUM, SMALL, HIT)


def spellbound() -> War:
    """Three seats; seat 0 may cast a Ritual Mana or a Divination, each of the others holds a Dispell."""
    return War({0: "ritual-mana divination haste", 1: "dispell swoop", 2: "dispell crush"}, seats=3).idle(0, "cast")

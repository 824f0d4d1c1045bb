"""Rolls in words. Tiles and cards are named by their kinds; of a deck by all kinds that there are, whoever holds them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shem.core.chance import Chance, Entry, NeedRoll, RollRequest
from shem.core.contract import Setup
from shem.faces.wizards.telling.names import Names
from shem.games.wizards.parts import events as e
from shem.games.wizards.parts.board import CORNERS, OPPOSITE, SPACES
from shem.games.wizards.parts.box import FEWEST_SEATS
from shem.games.wizards.rules.setup import lay
from shem.table.menu import NoAnswer

OF_DECK: Final = {e.CARD: 1, e.LOOK: 1, e.STOLEN: 2}  # where the deck stands among the arguments
STORM: Final = -1  # in place of the attacker's chit


class Rolls:
    """What a roll is for, and what its faces are called."""

    def __init__(self, names: Names) -> None:
        self._names = names

    def purpose(self, request: RollRequest) -> list[str]:
        return [self._names.say(f"roll-{request.purpose}", **self._values(request))]

    def _values(self, request: RollRequest) -> dict[str, str | int]:
        names, args = self._names, request.args
        if request.purpose in (e.ATTACK_DIE, e.DEFENCE_DIE):
            seat, number, enemy, target = args
            unit = "none" if number == STORM else names.chit(seat, number)
            return {"unit": unit, "target": names.chit(enemy, target)}
        if request.purpose in OF_DECK:
            found: dict[str, str | int] = {"seat": names.seat(args[0]), "deck": names.deck(args[OF_DECK[request.purpose]])}
            return {**found, "victim": names.seat(args[1])} if request.purpose == e.STOLEN else found
        if request.purpose == e.TILE:
            return {"space": names.space(args[0]), "left": request.sides}
        return {"left": request.sides}

    def by_name(self, request: RollRequest) -> bool:
        return request.purpose == e.TILE or request.purpose in OF_DECK

    def _kinds(self, request: RollRequest) -> list[int]:
        """The kinds of tiles that are left; all kinds of a deck's cards, for those that can come tell what others hold."""
        if request.purpose == e.TILE:
            return sorted(set(request.args[1:]))
        return list(range(len(self._names.box.copies[request.args[OF_DECK[request.purpose]]])))

    def faces(self, request: RollRequest) -> list[str]:
        names, args = self._names, request.args
        if request.purpose == e.CORNER:
            return [self._corner(corner) for corner in args]
        if request.purpose == e.FIRST:
            return [names.seat(seat) for seat in range(request.sides)]
        if request.purpose == e.TILE:
            return [names.tile(tile) for tile in self._kinds(request)]
        if request.purpose in OF_DECK:
            return [names.card(args[OF_DECK[request.purpose]], card) for card in self._kinds(request)]
        return []

    def _corner(self, corner: int) -> str:
        """The corner of the next seat; of two seats, whose corners are opposite, both (ruling 1)."""
        names = self._names
        if names.box.seats > FEWEST_SEATS:
            return names.space(corner)
        pair = next(pair for pair in OPPOSITE if CORNERS[pair[0]] == corner)
        return names.spaces(CORNERS[one] for one in pair)

    def face(self, request: RollRequest, place: int) -> int:
        """The first face of the kind that is named; raises NoAnswer for one of which none can come."""
        if not self.by_name(request):
            return place
        kinds = self._kinds(request)
        if not 1 <= place <= len(kinds):
            raise NoAnswer("table-nothing-there")
        assert request.alike is not None
        alike, kind = list(request.alike), kinds[place - 1]
        if kind not in alike[1:]:
            raise NoAnswer("wizards-cannot-come", name=self.faces(request)[place - 1])
        return alike.index(kind, 1)

    def laid(self, setup: Setup, faces: Sequence[int]) -> list[str]:
        """The tiles that lie, row by row, while they are laid; cards are nobody else's to see."""
        seen = _Laying(faces)
        try:
            lay(self._names.box, Entry(seen))
        except NeedRoll as missing:
            if missing.request.purpose == e.TILE:
                return [self._names.tile(tile) for tile in seen.tiles]
        return []


class _Laying(Chance):
    """Given faces, and the tiles that they lay; a map that is not connected is laid anew (ruling 2)."""

    def __init__(self, faces: Sequence[int]) -> None:
        self._faces = list(faces)
        self.tiles: list[int] = []

    def face(self, sides: int, purpose: str, args: tuple[int, ...], alike: Sequence[int] | None, seers: int) -> int:
        if purpose == e.TILE and len(args) > SPACES - len(CORNERS):
            self.tiles = []
        if not self._faces:
            raise NeedRoll(RollRequest(sides, purpose, args, alike, seers))
        face = self._faces.pop(0)
        if purpose == e.TILE:
            self.tiles.append(args[face])
        return face

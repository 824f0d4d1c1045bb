"""Rolls in words: dice by what their faces show, drawn cards by their names."""

from __future__ import annotations

from typing import Final

from shem.core.chance import RollRequest
from shem.faces.delve.telling.names import Names
from shem.games.delve.parts import events as e
from shem.games.delve.parts import vocabulary as v
from shem.table.menu import NoAnswer

RED_ONES: Final = (e.HIT_RED, e.PRAYER, e.SEARCH_DIE)


class Rolls:
    """What a roll is for, and what its faces are called."""

    def __init__(self, names: Names) -> None:
        self._names: Final = names

    def purpose(self, request: RollRequest) -> list[str]:
        return [self._names.say(f"roll-{request.purpose}", **self._values(request))]

    def _values(self, request: RollRequest) -> dict[str, str | int]:
        names, args = self._names, request.args
        if request.purpose == e.CARD:
            return {"deck": names.deck(args[0]), "who": names.figure(args[1]), "left": request.sides}
        return {"who": names.figure(args[0]), "target": names.figure(args[1]) if len(args) > 1 else "none"}

    def by_name(self, request: RollRequest) -> bool:
        return request.purpose == e.CARD

    def _kinds(self, request: RollRequest) -> list[int]:
        """The faces of a die from 1, or the kinds of cards that a deck has."""
        if request.purpose == e.CARD:
            return list(range(len(self._names.box.decks[request.args[0]])))
        return list(range(1, request.sides + 1))

    def faces(self, request: RollRequest) -> list[str]:
        names, kinds = self._names, self._kinds(request)
        if request.purpose == e.CARD:
            return [names.card(request.args[0], card) for card in kinds]
        colour = v.RED if request.purpose in RED_ONES else v.BLUE
        return [names.face(colour, face) for face in kinds]

    def face(self, request: RollRequest, place: int) -> int:
        """The first face of the card that is named; raises NoAnswer for one of which none is left in the deck."""
        if request.purpose != e.CARD:
            return place
        kinds = self._kinds(request)
        if not 1 <= place <= len(kinds):
            raise NoAnswer("table-nothing-there")
        assert request.alike is not None
        alike, card = list(request.alike), kinds[place - 1]
        if card not in alike[1:]:
            raise NoAnswer("delve-cannot-come", name=self._names.card(request.args[0], card))
        return alike.index(card, 1)

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
    """What a roll is for, and what its faces are called; faces that show the same are one."""

    def __init__(self, names: Names) -> None:
        self._names: Final = names

    def purpose(self, request: RollRequest) -> list[str]:
        said = self._names.say(f"roll-{request.purpose}", **self._values(request))
        if request.purpose == e.CARD:
            return [said]
        return [said, self._names.say("roll-shows", faces=self._names.words.either(self.faces(request)))]

    def _values(self, request: RollRequest) -> dict[str, str | int]:
        names, args = self._names, request.args
        if request.purpose == e.CARD:
            return {"deck": names.deck(args[0]), "who": names.figure(args[1]), "left": request.sides}
        return {"who": names.figure(args[0]), "target": names.figure(args[1]) if len(args) > 1 else "none"}

    def _kinds(self, request: RollRequest) -> list[int]:
        """The kinds of cards that a deck has, or of faces that a die shows."""
        if request.purpose == e.CARD:
            return list(range(len(self._names.box.decks[request.args[0]])))
        return list(dict.fromkeys(self._alike(request)[1:]))

    def _alike(self, request: RollRequest) -> list[int]:
        """The kind of each face, from 1."""
        if request.purpose != e.CARD:
            return self._names.box.dice[v.RED if request.purpose in RED_ONES else v.BLUE].alike
        assert request.alike is not None
        return list(request.alike)

    def faces(self, request: RollRequest) -> list[str]:
        names, kinds = self._names, self._kinds(request)
        if request.purpose == e.CARD:
            return [names.card(request.args[0], card) for card in kinds]
        return [names.say(f"face-{v.FACES[kind]}") for kind in kinds]

    def face(self, request: RollRequest, place: int) -> int:
        """The first face of the kind that is named; raises NoAnswer for a card of which none is left in the deck."""
        kinds, alike = self._kinds(request), self._alike(request)
        if not 1 <= place <= len(kinds):
            raise NoAnswer("table-nothing-there")
        kind = kinds[place - 1]
        if kind not in alike[1:]:
            raise NoAnswer("delve-cannot-come", name=self._names.card(request.args[0], kind))
        return alike.index(kind, 1)

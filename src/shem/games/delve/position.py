"""A position of Delve as it is seen, imagined, copied, written and read back; and what waits until an attack is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Outcome, Over, Pending, View, outcome_from
from shem.core.fields import Fields, each
from shem.games.delve.parts.box import Box
from shem.games.delve.parts.fight import Fight, fight_of
from shem.games.delve.parts.figures import Enemy, Hero, enemy_of, hero_of
from shem.games.delve.parts.piles import Pile, pile_from
from shem.games.delve.parts.state import DelveState, Turn
from shem.games.delve.rules.book import read_book
from shem.games.delve.rules.effects import carry_due
from shem.games.delve.rules.end import finish
from shem.games.delve.rules.enemy_turn import activate_called
from shem.games.delve.rules.frames import FRAMES
from shem.games.delve.view import view_of

ALL_FELL: Final = -2  # the ending of a party of souls


def _rows(rows: Any) -> list[list[int]]:
    return [list(row) for row in rows]


def _turn_data(turn: Turn) -> list[Any]:
    return turn.data()


def _turn_from(data: Any) -> Turn:
    return Turn(*data)


FIELDS: Final = Fields(
    (
        "doors",
        "chests",
        "searches",
        "revealed",
        "event",
        "sky",
        "night",
        "souls",
        "round",
        "acted",
        "active",
        "read",
        "flags",
        "counts",
        "objective",
        "numbered",
        "killed",
        "ending",
        "called",
    ),
    {
        "heroes": (each(Hero.data), each(hero_of)),
        "enemies": (each(Enemy.data), each(enemy_of)),
        "overlays": (_rows, _rows),
        "floor": (_rows, _rows),
        "coins": (_rows, _rows),
        "piles": (each(Pile.data), each(pile_from)),
        "turn": (_turn_data, _turn_from),
        "fights": (each(Fight.data), each(fight_of)),
        "happened": (_rows, _rows),
        "due": (_rows, _rows),
        "steps": (FRAMES.data, FRAMES.read),
    },
)


@final
class Position(DelveState):
    """What the contract asks of it."""

    def view(self, seat: int | None) -> View:
        return view_of(self)

    def determinize(self, seat: int | None, entry: Entry) -> Position:
        """Nothing is hidden: cards that are not drawn are in no order."""
        return self.copy()

    def follow(self, entry: Entry) -> None:
        """Carry out what waited for the attacks to be over, in order: effects that are due, the fall of the whole party,
        the Book of Secrets, Enemies that are called."""
        depth = len(self.steps)
        while self.ended is None and not self.fights and len(self.steps) == depth:
            if self.due:
                carry_due(self, entry)
            elif not self.standing():
                finish(self, False, ALL_FELL, entry)
            elif self.happened:
                read_book(self, entry)
            elif self.called:
                activate_called(self, entry)
            else:
                return

    def copy(self) -> Position:
        copy = Position(self.box)
        copy.heroes = [hero.copy() for hero in self.heroes]
        copy.enemies = [enemy.copy() for enemy in self.enemies]
        copy.doors = self.doors[:]
        copy.chests = self.chests[:]
        copy.searches = self.searches[:]
        copy.overlays = self.overlays[:]
        copy.revealed = self.revealed
        copy.floor = self.floor[:]
        copy.coins = [one[:] for one in self.coins]
        copy.piles = [pile.copy() for pile in self.piles]
        copy.event = self.event
        copy.sky = self.sky
        copy.night = self.night
        copy.souls = self.souls
        copy.round = self.round
        copy.acted = self.acted
        copy.active = self.active
        copy.turn = self.turn.copy()
        copy.fights = [fight.copy() for fight in self.fights]
        copy.read = self.read[:]
        copy.flags = self.flags
        copy.counts = self.counts[:]
        copy.objective = self.objective
        copy.numbered = self.numbered
        copy.killed = self.killed[:]
        copy.ending = self.ending
        copy.happened = self.happened[:]
        copy.due = self.due[:]
        copy.called = self.called[:]
        copy.steps = self.steps[:]
        copy.ended = self.ended
        return copy

    def pending(self) -> Pending:
        """All win or all lose together (ruling 1), which is not written down in every position."""
        if self.ended is None:
            return super().pending()
        return Over(Outcome(self.ended.winners, self.ended.code, self.ended.scores, together=True))

    def data(self) -> dict[str, Any]:
        return {**FIELDS.data(self), "outcome": None if self.ended is None else self.ended.data()}

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.box, self.data())


def restored(box: Box, data: Mapping[str, Any]) -> Position:
    """The position that `Position.data` wrote, of its quest."""
    position = Position(box)
    FIELDS.read(position, data)
    position.ended = outcome_from(data["outcome"])
    return position

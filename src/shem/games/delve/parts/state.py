"""A position of Delve as the chapters change it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from shem.core.contract import Refusal
from shem.core.steps import Stepping
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.box import Box
from shem.games.delve.parts.dungeon import Ways
from shem.games.delve.parts.fight import Fight
from shem.games.delve.parts.figures import Enemy, Figure, Hero
from shem.games.delve.parts.piles import Pile
from shem.games.delve.parts.reasons import Reject

# how far the Movement Activity has come
NOT_MOVED: Final = 0
MOVING: Final = 1
MOVED: Final = 2


@final
class Turn:
    """What the active Hero still has. points: movement points. moving: NOT_MOVED, MOVING or MOVED. combats, actions:
    activities left. done: activities made in this turn. slips: it Evades freely. soul: it began as a soul's. used: sources
    of free uses that were made, once a turn each."""

    def __init__(
        self,
        points: int,
        moving: int,
        combats: int,
        actions: int,
        done: int,
        slips: bool,
        soul: bool = False,
        used: Sequence[int] = (),
    ) -> None:
        self.points = points
        self.moving = moving
        self.combats = combats
        self.actions = actions
        self.done = done
        self.slips = slips
        self.soul = soul
        self.used: list[int] = list(used)

    def copy(self) -> Turn:
        return Turn(self.points, self.moving, self.combats, self.actions, self.done, self.slips, self.soul, self.used)

    def data(self) -> list[Any]:
        figures = [self.points, self.moving, self.combats, self.actions, self.done, self.slips]
        return [*figures, self.soul, list(self.used)]


class DelveState(Stepping):
    """heroes: by seat. enemies: ascending by `who`, Minions among them. doors, chests: the lock of each (OPENED: a door is
    open, a chest is gone). searches: whether the token of each search area is there. overlays: those that lie.
    revealed: mask of Districts. floor: Items on the floor, each [area, item]; coins: Crowns there, each [area, crowns].

    piles: by deck. event: the revealed Event card on top, -1 none. sky: the Night or Day card beside it, -1 none. night: it
    is Night. souls: the party's soul points. round: from 1. acted: mask of seats. active: the seat whose Hero Turn it is,
    -1 none. turn: of the active Hero. fights: attacks that are being made, the innermost last. read: whether each paragraph
    was read. flags: mask. counts: by number. objective: of the quest. numbered: the number of the Enemy that came last.
    killed: Enemies killed, by card. ending: that the quest has come to, -1 none of its own.

    What comes of an act and waits until no attack is being made: happened: triggers of the Book, each [trigger, what]; due:
    effects of something, each [source, moment, subject, target, area]; called: Enemies that shall activate.
    """

    def __init__(self, box: Box) -> None:
        super().__init__([], None)
        self.box: Final = box
        self.heroes: list[Hero] = []
        self.enemies: list[Enemy] = []
        self.doors: list[int] = []
        self.chests: list[int] = []
        self.searches: list[bool] = []
        self.overlays: list[list[int]] = []
        self.revealed = 0
        self.floor: list[list[int]] = []
        self.coins: list[list[int]] = []
        self.piles: list[Pile] = []
        self.event = -1
        self.sky = -1
        self.night = False
        self.souls = 0
        self.round = 0
        self.acted = 0
        self.active = -1
        self.turn = Turn(0, NOT_MOVED, 0, 0, 0, False)
        self.fights: list[Fight] = []
        self.read: list[bool] = []
        self.flags = 0
        self.counts = [0] * COUNTERS
        self.objective = 0
        self.numbered = v.FIRST_ENEMY - 1
        self.killed: list[int] = []
        self.ending = -1
        self.happened: list[list[int]] = []
        self.due: list[list[int]] = []
        self.called: list[int] = []

    def copy(self) -> DelveState:
        raise NotImplementedError

    def not_asked(self, seat: int) -> Refusal:
        return Refusal(Reject.NOT_YOUR_DECISION if self.ended is None else Reject.GAME_OVER)

    def first(self) -> int:
        """The round's first seat: another in each round."""
        return max(0, self.round - 1) % self.box.seats

    def figure(self, who: int) -> Figure | None:
        """A Hero that is no soul, or an Enemy that is in play."""
        if who < v.FIRST_ENEMY:
            return None if who >= len(self.heroes) or self.heroes[who].soul else self.heroes[who]
        return self.enemy(who)

    def enemy(self, who: int) -> Enemy | None:
        for enemy in self.enemies:
            if enemy.who == who:
                return enemy
        return None

    def standing(self) -> list[Hero]:
        """Heroes that are no souls, by seat."""
        return [hero for hero in self.heroes if not hero.soul]

    def on_side(self, heroes: bool) -> list[Figure]:
        """All figures of a faction: Heroes with their Minions, or Enemies."""
        found: list[Figure] = []
        if heroes:
            found.extend(self.standing())
        for enemy in self.enemies:
            if enemy.minion == heroes:
                found.append(enemy)
        return found

    def in_area(self, area: int, heroes: bool) -> list[Figure]:
        """The figures of a faction in an area."""
        return [figure for figure in self.on_side(heroes) if figure.area == area]

    def of_heroes(self, figure: Figure) -> bool:
        """Whether a figure is of the Heroes' faction."""
        return not isinstance(figure, Enemy) or figure.minion

    def closed(self) -> int:
        """The mask of doors that are shut."""
        mask = 0
        for door, lock in enumerate(self.doors):
            if lock != v.OPENED:
                mask |= 1 << door
        return mask

    def ways(self) -> Ways:
        areas = self.box.dungeon.areas
        barriers = tuple([one[1] * areas + one[2] for one in self.overlays if one[0] == v.BARRIER])
        return self.box.dungeon.ways(self.closed(), self.revealed, barriers)

    def has_overlay(self, kind: int, area: int) -> bool:
        return [kind, area] in [one[:2] for one in self.overlays]

    def is_revealed(self, area: int) -> bool:
        return self.revealed >> self.box.dungeon.districts[area] & 1 == 1

    def free_number(self) -> int:
        """The next number after the last one given that no Enemy in play has, so that a dead one's is not soon another's;
        MOST_FIGURES if there is none."""
        number = self.numbered
        for _ in range(v.FIRST_ENEMY, v.MOST_FIGURES):
            number = number + 1 if number + 1 < v.MOST_FIGURES else v.FIRST_ENEMY
            if self.enemy(number) is None:
                return number
        return v.MOST_FIGURES

    def fight(self) -> Fight:
        """The attack that is being made."""
        return self.fights[-1]

    def dice(self, colour: int, faces: Sequence[int]) -> list[int]:
        """Hits, Lethal Hits, Shields and stars that faces of dice of a colour show."""
        found = [0, 0, 0, 0]
        shown = self.box.dice[colour].faces
        for face in faces:
            found[0] += shown[face].hits
            found[1] += shown[face].lethal
            found[2] += shown[face].shields
            found[3] += shown[face].stars
        return found


COUNTERS: Final = 8

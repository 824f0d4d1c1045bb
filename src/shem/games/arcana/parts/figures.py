"""What a battle's position is made of: the Golems and Constructs, what is at work on them, and the armies."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from shem.games.arcana.parts.effect import Effect
from shem.games.arcana.parts.pieces import GolemType

RESERVE: Final = -1
DESTROYED: Final = -2
LOST: Final = -3
KNIGHT_DOWN: Final = 100
USUAL: Final = -1
EVERY_KNIGHT: Final = -1


@final
@mypyc_attr(acyclic=True)
class Active:
    """An effect at work on a Golem. It never changes, so copies share it.

    source: what it comes from (`sources`). army: whose (the wild army's number for the scenario's). age: a serial number,
    1 for the first placed. until: the round in which it ends (ruling B10), 0 where `ticks` counts or nothing but its `ends`
    does; place: where in that round (`rules/moments.py`), USUAL for the start of `army`'s turn, for the scenario's of the
    round. ticks: how many of its bearer's upkeeps it still waits for. knight: whom of its bearer's it silences.
    """

    def __init__(
        self,
        effect: Effect,
        source: int,
        army: int,
        age: int,
        until: int,
        ticks: int,
        place: int = USUAL,
        knight: int = EVERY_KNIGHT,
    ) -> None:
        self.effect: Final = effect
        self.source: Final = source
        self.army: Final = army
        self.age: Final = age
        self.until: Final = until
        self.ticks: Final = ticks
        self.place: Final = place
        self.knight: Final = knight

    def data(self) -> list[int]:
        found = [self.effect.number, self.source, self.army, self.age, self.until, self.ticks]
        if self.knight != EVERY_KNIGHT:
            return [*found, self.place, self.knight]
        return found if self.place == USUAL else [*found, self.place]


UNAFFECTED: Final[list[Active]] = []  # one list for all Golems on which nothing is at work


@final
@mypyc_attr(acyclic=True)
class Golem:
    """A Golem or a Construct on the table, in reserve or gone (`at`: a Region, or RESERVE, DESTROYED, LOST).

    pips: the Cooldown of each ability in rounds. uses: how often its cost has doubled since its Cooldown was last 0; for
    abilities of limited uses, how often they were used. moved: it used a move ability in its army's newest turn. struck:
    the newest Round in which an attack hit it. acted: numbers of the effects of its own that act once a game and did.
    down: what a Colossus's breakdowns shut down, in order, as slots and KNIGHT_DOWN + Knight (-1: nothing); paid: a mask of
    the breakdowns whose Mana was paid (ruling B28). born: the age of a Construct, 0 for Golems (ruling B23).

    `effects` is never changed in place, so copies share it.
    """

    def __init__(self, number: int, army: int, type: GolemType, at: int, health: int) -> None:
        slots = len(type.abilities)
        self.number: Final = number
        self.army: Final = army
        self.type: Final = type
        self.at = at
        self.health = health
        self.pips: tuple[int, ...] = (0,) * slots
        self.uses: tuple[int, ...] = (0,) * slots
        self.effects: list[Active] = UNAFFECTED
        self.moved = False
        self.struck = 0
        self.acted: tuple[int, ...] = ()
        self.down: tuple[int, ...] = ()
        self.paid = 0
        self.born = 0

    def copy(self) -> Golem:
        golem = Golem(self.number, self.army, self.type, self.at, self.health)
        golem.pips = self.pips
        golem.uses = self.uses
        golem.effects = self.effects
        golem.moved = self.moved
        golem.struck = self.struck
        golem.acted = self.acted
        golem.down = self.down
        golem.paid = self.paid
        golem.born = self.born
        return golem

    def data(self) -> dict[str, Any]:
        return {
            "army": self.army,
            "type": self.type.id,
            "at": self.at,
            "health": self.health,
            "pips": list(self.pips),
            "uses": list(self.uses),
            "effects": [active.data() for active in self.effects],
            "moved": self.moved,
            "struck": self.struck,
            "acted": list(self.acted),
            "down": list(self.down),
            "paid": self.paid,
            "born": self.born,
        }


NOBODY_THERE: Final[list[Golem]] = []


@final
@mypyc_attr(acyclic=True)
class Army:
    """An army's pools and points. fielded: it has stood on the board, or its first turn is over (ruling B19).

    miracles: a mask of its Ancient Ones whose Miracle was used this turn.
    """

    def __init__(self, number: int, ap: int, mana: int, vp: int, fielded: bool, out: bool, miracles: int) -> None:
        self.number: Final = number
        self.ap = ap
        self.mana = mana
        self.vp = vp
        self.fielded = fielded
        self.out = out
        self.miracles = miracles

    def copy(self) -> Army:
        return Army(self.number, self.ap, self.mana, self.vp, self.fielded, self.out, self.miracles)

    def data(self) -> dict[str, Any]:
        return {
            "ap": self.ap,
            "mana": self.mana,
            "vp": self.vp,
            "fielded": self.fielded,
            "out": self.out,
            "miracles": self.miracles,
        }

"""An attack while it is made: from its declaration to the last defender's wounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final


@final
class Bonus:
    """Something added to an attack or a defence. do: of DEEDS. source: what it comes from, as SOURCE numbers it."""

    def __init__(self, do: int, amount: int, what: int, rank: int, save: bool, source: int) -> None:
        self.do: Final = do
        self.amount: Final = amount
        self.what: Final = what
        self.rank: Final = rank
        self.save: Final = save
        self.source: Final = source

    def data(self) -> list[Any]:
        return [self.do, self.amount, self.what, self.rank, self.save, self.source]


@final
class Rolled:
    """A die that lies on the table. colour: RED or BLUE. face: from 1. again: it was rerolled (ruling 21)."""

    def __init__(self, colour: int, face: int, again: bool) -> None:
        self.colour: Final = colour
        self.face: Final = face
        self.again: Final = again

    def data(self) -> list[Any]:
        return [self.colour, self.face, self.again]


@final
class Fight:
    """attacker, target: figures. source: the card whose Attack it is, as SOURCE numbers it (OF_HERO + seat: bare hands).

    dice: of the HIT Stage. stars: that are left to spend; lines: mask of the star lines that were triggered. added: to the
    attack. reach: of an AoE, -1 none. from_area, where: the attacker's and the target's area at the HIT Stage. defenders:
    those whose DEF Stage is still to come. defender: whose it is, -1 none; hits, lethal: left against it; blocks: its dice;
    guards: what was added to its defence. used: sources that were used in the open stage. wounds: of all defenders so far.

    A bonus of REROLL is what is left of one that was begun: `amount` dice of the colour `what`, by the way `rank`.
    """

    def __init__(self, attacker: int, target: int, source: int, from_area: int, where: int, more: int) -> None:
        self.attacker: Final = attacker
        self.target: Final = target
        self.source: Final = source
        self.from_area: Final = from_area
        self.where: Final = where
        self.more: Final = more
        self.reach = -1
        self.dice: list[Rolled] = []
        self.stars = 0
        self.lines = 0
        self.added: list[Bonus] = []
        self.defenders: list[int] = []
        self.defender = -1
        self.hits = 0
        self.lethal = 0
        self.blocks: list[Rolled] = []
        self.guards: list[Bonus] = []
        self.used: list[int] = []
        self.wounds = 0

    def copy(self) -> Fight:
        copy = Fight(self.attacker, self.target, self.source, self.from_area, self.where, self.more)
        copy.reach = self.reach
        copy.dice = self.dice[:]
        copy.stars = self.stars
        copy.lines = self.lines
        copy.added = self.added[:]
        copy.defenders = self.defenders[:]
        copy.defender = self.defender
        copy.hits = self.hits
        copy.lethal = self.lethal
        copy.blocks = self.blocks[:]
        copy.guards = self.guards[:]
        copy.used = self.used[:]
        copy.wounds = self.wounds
        return copy

    def data(self) -> dict[str, Any]:
        return {
            "who": [self.attacker, self.target, self.source, self.from_area, self.where, self.more],
            "reach": self.reach,
            "dice": [die.data() for die in self.dice],
            "stars": [self.stars, self.lines],
            "added": [bonus.data() for bonus in self.added],
            "defenders": list(self.defenders),
            "defence": [self.defender, self.hits, self.lethal],
            "blocks": [die.data() for die in self.blocks],
            "guards": [bonus.data() for bonus in self.guards],
            "used": list(self.used),
            "wounds": self.wounds,
        }

    def sum(self, do: int) -> int:
        """How much of a deed was added to the attack."""
        return sum([bonus.amount for bonus in self.added if bonus.do == do])


def bonuses_from(data: Sequence[Any]) -> list[Bonus]:
    return [Bonus(*one) for one in data]


def fight_of(data: Any) -> Fight:
    """The attack that `Fight.data` wrote."""
    fight = Fight(*data["who"])
    fight.reach = data["reach"]
    fight.dice = [Rolled(*die) for die in data["dice"]]
    fight.stars, fight.lines = data["stars"]
    fight.added = bonuses_from(data["added"])
    fight.defenders = list(data["defenders"])
    fight.defender, fight.hits, fight.lethal = data["defence"]
    fight.blocks = [Rolled(*die) for die in data["blocks"]]
    fight.guards = bonuses_from(data["guards"])
    fight.used = list(data["used"])
    fight.wounds = data["wounds"]
    return fight

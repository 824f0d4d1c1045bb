"""Everything that a player can decide. A key's first number is the kind; a kind's keys all have the same length.

A figure is its `who`: a Hero's seat, or an Enemy's number. An aim is a figure, or FIGURES + an area, or NOWHERE.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from shem.core.contract import Action
from shem.core.keys import Keys
from shem.games.delve.parts.vocabulary import MOST_FIGURES, MOST_HEROES

DONE: Final = 0
SIMPLE: Final = 1
NEXT: Final = 2
MOVE: Final = 3
ATTACK: Final = 4
POWER: Final = 5
USE: Final = 6
FORCE: Final = 7
OPEN: Final = 8
SEARCH: Final = 9
EQUIP: Final = 10
PICK: Final = 11
DROP: Final = 12
EXCHANGE: Final = 13
PASS: Final = 14
REROLL: Final = 15
STAR: Final = 16
VICTIM: Final = 17
PUSH: Final = 18
CHOOSE: Final = 19
RETURN: Final = 20

# what Simple does
PRAY: Final = 0
DASH: Final = 1
STAND_UP: Final = 2  # by Dash
RISE: Final = 3  # by a movement point
FOCUS: Final = 4
REORGANIZE: Final = 5
ENHANCE: Final = 6
SIMPLES: Final = 7

MOST_AREAS: Final = 128
MOST_DOORS: Final = 32
MOST_CHESTS: Final = 16
MOST_ITEMS: Final = 128
MOST_POWERS: Final = 16
MOST_DICE: Final = 32
MOST_CROWNS: Final = 100
BARE: Final = MOST_ITEMS  # an attack with bare hands
BY_POWER: Final = MOST_ITEMS + 1  # + the power
BLESSED: Final = BY_POWER + MOST_POWERS  # + a Blessing's place among the Hero's
WAYS: Final = BLESSED + 16
NOWHERE: Final = MOST_FIGURES + MOST_AREAS
AIMS: Final = NOWHERE + 1
GIVE: Final = 0
TAKE: Final = 1
BOUNDS: Final = (RETURN + 1, WAYS, MOST_ITEMS + MOST_CROWNS)


class DelveAction(Action):
    """Base of this game's actions: they travel as their keys."""

    def __reduce__(self) -> tuple[object, ...]:
        return action_from, (self.key(),)


@final
class Done(DelveAction):
    """Do no more: end the turn, or leave a stage as it is."""

    def key(self) -> tuple[int, ...]:
        return (DONE,)


@final
class Simple(DelveAction):
    """PRAY, DASH, STAND_UP, RISE, FOCUS, REORGANIZE or ENHANCE (the Hero of the seat that is asked)."""

    def __init__(self, what: int) -> None:
        self.what: Final = what

    def key(self) -> tuple[int, ...]:
        return (SIMPLE, self.what)


@final
class Next(DelveAction):
    """The Hero of this seat takes the next turn."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> tuple[int, ...]:
        return (NEXT, self.seat)


@final
class Move(DelveAction):
    """Step into an adjacent area."""

    def __init__(self, area: int) -> None:
        self.area: Final = area

    def key(self) -> tuple[int, ...]:
        return (MOVE, self.area)


@final
class Attack(DelveAction):
    """Attack a figure: with the worn Item `way`, with BARE hands, or by the power way - BY_POWER."""

    def __init__(self, way: int, target: int) -> None:
        self.way: Final = way
        self.target: Final = target

    def key(self) -> tuple[int, ...]:
        return (ATTACK, self.way, self.target)


@final
class UsePower(DelveAction):
    """Use a power that is no attack, on an aim."""

    def __init__(self, power: int, aim: int) -> None:
        self.power: Final = power
        self.aim: Final = aim

    def key(self) -> tuple[int, ...]:
        return (POWER, self.power, self.aim)


@final
class UseItem(DelveAction):
    """Use an Item, or the Blessing item - BLESSED, on an aim."""

    def __init__(self, item: int, aim: int) -> None:
        self.item: Final = item
        self.aim: Final = aim

    def key(self) -> tuple[int, ...]:
        return (USE, self.item, self.aim)


@final
class Force(DelveAction):
    """Bash a locked door (door), or a chest (MOST_DOORS + chest), open."""

    def __init__(self, thing: int) -> None:
        self.thing: Final = thing

    def key(self) -> tuple[int, ...]:
        return (FORCE, self.thing)


@final
class Open(DelveAction):
    """Open a door that is not locked."""

    def __init__(self, door: int) -> None:
        self.door: Final = door

    def key(self) -> tuple[int, ...]:
        return (OPEN, self.door)


@final
class Search(DelveAction):
    """Search the area's token."""

    def __init__(self, token: int) -> None:
        self.token: Final = token

    def key(self) -> tuple[int, ...]:
        return (SEARCH, self.token)


@final
class Equip(DelveAction):
    """Put an Item of the pack on, or take a worn one off; whichever it is."""

    def __init__(self, item: int) -> None:
        self.item: Final = item

    def key(self) -> tuple[int, ...]:
        return (EQUIP, self.item)


@final
class Pick(DelveAction):
    """Pick an Item up from the floor; MOST_ITEMS: the Crowns that lie there."""

    def __init__(self, item: int) -> None:
        self.item: Final = item

    def key(self) -> tuple[int, ...]:
        return (PICK, self.item)


@final
class Drop(DelveAction):
    """Drop an Item of the pack; MOST_ITEMS: one Crown."""

    def __init__(self, item: int) -> None:
        self.item: Final = item

    def key(self) -> tuple[int, ...]:
        return (DROP, self.item)


@final
class Exchange(DelveAction):
    """Begin an exchange with the Hero of a seat."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> tuple[int, ...]:
        return (EXCHANGE, self.seat)


@final
class Pass(DelveAction):
    """In an exchange GIVE or TAKE an Item, or MOST_ITEMS + n Crowns."""

    def __init__(self, way: int, what: int) -> None:
        self.way: Final = way
        self.what: Final = what

    def key(self) -> tuple[int, ...]:
        return (PASS, self.way, self.what)


@final
class Reroll(DelveAction):
    """Roll a die of the open stage again, by an Item, a power (BY_POWER + it) or a Blessing (BLESSED + place)."""

    def __init__(self, die: int, source: int) -> None:
        self.die: Final = die
        self.source: Final = source

    def key(self) -> tuple[int, ...]:
        return (REROLL, self.die, self.source)


@final
class Star(DelveAction):
    """Spend a star on a star line of the attack."""

    def __init__(self, line: int) -> None:
        self.line: Final = line

    def key(self) -> tuple[int, ...]:
        return (STAR, self.line)


@final
class Victim(DelveAction):
    """In a tie, the figure that an Enemy chooses."""

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def key(self) -> tuple[int, ...]:
        return (VICTIM, self.who)


@final
class Push(DelveAction):
    """The area that a Bash moves its defender to."""

    def __init__(self, area: int) -> None:
        self.area: Final = area

    def key(self) -> tuple[int, ...]:
        return (PUSH, self.area)


@final
class Choose(DelveAction):
    """A choice of the paragraph that is read."""

    def __init__(self, choice: int) -> None:
        self.choice: Final = choice

    def key(self) -> tuple[int, ...]:
        return (CHOOSE, self.choice)


@final
class Return(DelveAction):
    """A soul comes back: paid for at an open shrine's area, or (free 1) in any revealed area with a rank less."""

    def __init__(self, free: int, area: int) -> None:
        self.free: Final = free
        self.area: Final = area

    def key(self) -> tuple[int, ...]:
        return (RETURN, self.free, self.area)


END: Final[Action] = Done()
SIMPLE_ONES: Final[list[Action]] = [Simple(what) for what in range(SIMPLES)]
MOVE_TO: Final[list[Action]] = [Move(area) for area in range(MOST_AREAS)]
NEXT_ONES: Final[list[Action]] = [Next(seat) for seat in range(MOST_HEROES)]
_KEYS: Final = Keys(
    [END, *SIMPLE_ONES, *MOVE_TO, *NEXT_ONES],
    [
        (ATTACK, Attack, (WAYS, MOST_FIGURES)),
        (POWER, UsePower, (MOST_POWERS, AIMS)),
        (USE, UseItem, (WAYS, AIMS)),
        (FORCE, Force, (MOST_DOORS + MOST_CHESTS,)),
        (OPEN, Open, (MOST_DOORS,)),
        (SEARCH, Search, (MOST_AREAS,)),
        (EQUIP, Equip, (MOST_ITEMS,)),
        (PICK, Pick, (MOST_ITEMS + 1,)),
        (DROP, Drop, (MOST_ITEMS + 1,)),
        (EXCHANGE, Exchange, (MOST_HEROES,)),
        (PASS, Pass, (2, MOST_ITEMS + MOST_CROWNS)),
        (REROLL, Reroll, (MOST_DICE, WAYS)),
        (STAR, Star, (MOST_DICE,)),
        (VICTIM, Victim, (MOST_FIGURES,)),
        (PUSH, Push, (MOST_AREAS,)),
        (CHOOSE, Choose, (MOST_DICE,)),
        (RETURN, Return, (2, MOST_AREAS)),
    ],
)


def action_from(key: Sequence[int]) -> Action:
    """The action with this key; raises ValueError if there is none."""
    return _KEYS.action(key)

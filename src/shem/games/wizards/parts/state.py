"""A position of Wizards as the chapters change it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from shem.core.contract import Refusal
from shem.core.steps import Stepping
from shem.games.wizards.parts.actions import SLOTS
from shem.games.wizards.parts.board import SPACES
from shem.games.wizards.parts.box import Box
from shem.games.wizards.parts.piles import Deck
from shem.games.wizards.parts.reasons import Reject
from shem.games.wizards.parts.terrain import Ground
from shem.games.wizards.parts.units import Unit, unit_from
from shem.games.wizards.parts.vocabulary import DECKS

EMPTY: Final[list[Unit]] = []  # who stands in a space without units


@final
class Spell:
    """A Spell that was cast and is not resolved: what `Cast` says, and whose it is."""

    def __init__(self, seat: int, event: int, target: int, second: int, third: int) -> None:
        self.seat: Final = seat
        self.event: Final = event
        self.target: Final = target
        self.second: Final = second
        self.third: Final = third

    def data(self) -> list[int]:
        return [self.seat, self.event, self.target, self.second, self.third]


@final
class Lost:
    """A Soft Golem that was lost in a battle that its seat won: it may return (ruling 15)."""

    def __init__(self, seat: int, number: int, space: int, material: int, size: int, shape: int) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.space: Final = space
        self.material: Final = material
        self.size: Final = size
        self.shape: Final = shape

    def data(self) -> list[int]:
        return [self.seat, self.number, self.space, self.material, self.size, self.shape]


@final
class Battle:
    """Two stacks that fight. Side 0 is the active player's. spaces, seats: of each side.

    round: from 1. size: whose attacks are due. side: whose turn it is among them. struck: masks of the slots that have
    attacked in this round, a side. last: side and slot of the attack just made, -1 none. extra: extra attacks that a slot
    still has, a side. lost: Soft Golems that fell, of both sides.
    """

    def __init__(self, spaces: tuple[int, int], seats: tuple[int, int]) -> None:
        self.spaces: Final = spaces
        self.seats: Final = seats
        self.round = 1
        self.size = 0
        self.side = 0
        self.struck = [0, 0]
        self.last_side = -1
        self.last_slot = -1
        self.extra = [[0] * SLOTS, [0] * SLOTS]
        self.lost: list[Lost] = []

    def copy(self) -> Battle:
        copy = Battle(self.spaces, self.seats)
        copy.round = self.round
        copy.size = self.size
        copy.side = self.side
        copy.struck = self.struck[:]
        copy.last_side = self.last_side
        copy.last_slot = self.last_slot
        copy.extra = [extra[:] for extra in self.extra]
        copy.lost = self.lost[:]
        return copy

    def data(self) -> dict[str, Any]:
        return {
            "spaces": list(self.spaces),
            "seats": list(self.seats),
            "round": self.round,
            "size": self.size,
            "side": self.side,
            "struck": list(self.struck),
            "last": [self.last_side, self.last_slot],
            "extra": [list(extra) for extra in self.extra],
            "lost": [lost.data() for lost in self.lost],
        }


def battle_from(data: dict[str, Any] | None) -> Battle | None:
    """The battle that `Battle.data` wrote, if there is one."""
    if data is None:
        return None
    battle = Battle((data["spaces"][0], data["spaces"][1]), (data["seats"][0], data["seats"][1]))
    battle.round, battle.size, battle.side = data["round"], data["size"], data["side"]
    battle.struck = list(data["struck"])
    battle.last_side, battle.last_slot = data["last"]
    battle.extra = [list(extra) for extra in data["extra"]]
    battle.lost = [Lost(*lost) for lost in data["lost"]]
    return battle


class WizardsState(Stepping):
    """units: who stands in each space, the smallest slot first; lists that nobody changes. alive: whose Wizards live.

    hands: of each seat, of each deck, how many of each card. decks: the two. known: what each seat knows of each other's
    hands at least, likewise by deck and card. spells: cast and unresolved, the last cast last. fight: the battle that is
    fought. lost: who may return in the End Phase. round: from 1; 0 before the first turn.

    A new one is a laid map with its Wizards; no card is dealt and no step is set.
    """

    def __init__(self, ground: Ground) -> None:
        super().__init__([], None)
        self.ground: Final = ground
        self.box: Final[Box] = ground.box
        seats = ground.box.seats
        self.round = 0
        self.active = ground.first
        self.mana = [0] * seats
        self.alive = [True] * seats
        self.units: list[list[Unit]] = [EMPTY] * SPACES
        self.hands: list[list[list[int]]] = []
        self.known: list[list[list[list[int]]]] = []
        self.decks: list[Deck] = []
        self.spells: list[Spell] = []
        self.fight: Battle | None = None
        self.lost: list[Lost] = []

    def copy(self) -> WizardsState:
        raise NotImplementedError

    def not_asked(self, seat: int) -> Refusal:
        return Refusal(Reject.NOT_YOUR_DECISION if self.ended is None else Reject.GAME_OVER)

    def after(self, seat: int) -> int:
        """The next seat round the table whose Wizard lives."""
        seats = self.box.seats
        found = (seat + 1) % seats
        while not self.alive[found]:
            found = (found + 1) % seats
        return found

    def living(self) -> int:
        """How many Wizards live."""
        return sum([1 for alive in self.alive if alive])

    def owner(self, space: int) -> int:
        """Whose units stand in a space, or -1."""
        here = self.units[space]
        return here[0].seat if here else -1

    def golems(self, space: int) -> list[Unit]:
        """The Golems of a space, without a Wizard."""
        return [unit for unit in self.units[space] if unit.number > 0]

    def unit(self, space: int, slot: int) -> Unit | None:
        """The unit that a slot of a space names."""
        for unit in self.units[space]:
            if unit.slot() == slot:
                return unit
        return None

    def who(self, who: int) -> Unit | None:
        """The unit that a key's `space * SLOTS + slot` names."""
        return self.unit(who // SLOTS, who % SLOTS)

    def put(self, unit: Unit, space: int) -> None:
        """Set a unit into a space, where it is not yet."""
        unit.at = space
        here = self.units[space][:]
        at = 0
        while at < len(here) and here[at].slot() < unit.slot():
            at += 1
        here.insert(at, unit)
        self.units[space] = here

    def take(self, unit: Unit) -> None:
        """Take a unit from its space."""
        here = self.units[unit.at][:]
        here.remove(unit)
        self.units[unit.at] = here

    def free_number(self, seat: int) -> int:
        """The smallest number of a chit that the seat has not on the board, nor among those that may return."""
        used = [unit.number for here in self.units for unit in here if unit.seat == seat]
        used.extend([lost.number for lost in self.lost if lost.seat == seat])
        number = 1
        while number in used:
            number += 1
        return number

    def hand_size(self, seat: int, deck: int) -> int:
        return sum(self.hands[seat][deck])

    def fits(self, unit: Unit, sizes: int, shapes: int, hardnesses: int) -> bool:
        """Whether a unit has one of the traits of each mask; an empty mask asks for none."""
        if sizes and not sizes >> unit.size & 1:
            return False
        if shapes and not shapes >> unit.shape & 1:
            return False
        return not hardnesses or hardnesses >> self.hardness(unit) & 1 == 1

    def hardness(self, unit: Unit) -> int:
        return self.box.wizard.hardness if unit.number == 0 else self.box.materials[unit.material].hardness


def no_cards(box: Box) -> list[list[int]]:
    """Empty hands, or none known: a count a card, a deck."""
    return [[0] * len(box.copies[deck]) for deck in range(DECKS)]


def units_data(units: Sequence[Sequence[Unit]]) -> list[Any]:
    """All units, space by space."""
    return [[unit.data() for unit in here] for here in units]


def units_from(data: Sequence[Sequence[Any]]) -> list[list[Unit]]:
    """The units that `units_data` wrote, by space."""
    return [[unit_from(one) for one in here] for here in data]


def wizard(box: Box, seat: int, tower: int) -> Unit:
    """A seat's Wizard in its Tower."""
    return Unit(seat, 0, tower, -1, box.wizard.size, box.wizard.shape)

"""A position of Wizards as it is seen, imagined, copied, written and read back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import View, outcome_from
from shem.core.fields import Fields, each
from shem.games.wizards.parts.piles import Deck, deck_from
from shem.games.wizards.parts.state import EMPTY, Battle, Lost, Spell, WizardsState, battle_from, units_data, units_from
from shem.games.wizards.parts.terrain import Ground
from shem.games.wizards.rules.frames import FRAMES
from shem.games.wizards.view import imagine, view_of


def _battle_data(battle: Battle | None) -> dict[str, Any] | None:
    return None if battle is None else battle.data()


def _deep(values: Any) -> Any:
    """Lists of lists of numbers, copied."""
    return [_deep(value) for value in values] if isinstance(values, list) else values


FIELDS: Final = Fields(
    ("round", "active", "mana", "alive"),
    {
        "units": (units_data, units_from),
        "hands": (_deep, _deep),
        "known": (_deep, _deep),
        "decks": (each(Deck.data), each(deck_from)),
        "spells": (each(Spell.data), each(lambda data: Spell(*data))),
        "fight": (_battle_data, battle_from),
        "lost": (each(Lost.data), each(lambda data: Lost(*data))),
        "steps": (FRAMES.data, FRAMES.read),
    },
)


@final
class Position(WizardsState):
    """What the contract asks of it."""

    def view(self, seat: int | None) -> View:
        return view_of(self, seat)

    def determinize(self, seat: int | None, entry: Entry) -> Position:
        world = self.copy()
        imagine(world, seat, entry)
        return world

    def copy(self) -> Position:
        copy = Position(self.ground)
        copy.round = self.round
        copy.active = self.active
        copy.mana = self.mana[:]
        copy.alive = self.alive[:]
        copy.units = [[unit.copy() for unit in here] if here else EMPTY for here in self.units]
        copy.hands = [[cards[:] for cards in hand] for hand in self.hands]
        copy.known = [[[cards[:] for cards in hand] for hand in hands] for hands in self.known]
        copy.decks = [deck.copy() for deck in self.decks]
        copy.spells = self.spells[:]
        copy.fight = None if self.fight is None else self.fight.copy()
        copy.lost = self.lost[:]
        copy.steps = self.steps[:]
        copy.ended = self.ended
        return copy

    def data(self) -> dict[str, Any]:
        ground = self.ground
        laid = {"tiles": list(ground.tiles), "towers": list(ground.towers), "first": ground.first}
        ended = None if self.ended is None else self.ended.data()
        return {**laid, **FIELDS.data(self), "outcome": ended}

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.ground, self.data())


def restored(ground: Ground, data: Mapping[str, Any]) -> Position:
    """The position that `Position.data` wrote, on its map."""
    position = Position(ground)
    FIELDS.read(position, data)
    position.ended = outcome_from(data["outcome"])
    return position

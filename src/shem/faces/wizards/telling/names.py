"""What things are called among Wizards: spaces such as C4, tiles, cards, and Golems such as Small Clay Flyer (2)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from shem.core.contract import Setup
from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.board import SIDE
from shem.games.wizards.parts.box import Box, box_from
from shem.games.wizards.parts.state import Lost
from shem.games.wizards.parts.units import Unit
from shem.locale.words import Words
from shem.table.players import called

COLUMNS: Final = "ABCDEFGH"
SPACE: Final = re.compile(r"([a-h])([1-8])", re.IGNORECASE)
PHASES: Final = ("power", "craft", "fate", "spell", "move", "battle", "end")
PARTS: Final = ("materials", "sizes", "shapes")  # of a set-up, by vocabulary.TRAITS
Traits = tuple[int, int, int]


class Names:
    """The names in one game. Cards and tiles have theirs from the set-up, in every language."""

    def __init__(self, words: Words, setup: Setup, labels: Sequence[str]) -> None:
        self.words = words
        self.setup = setup
        self.box: Box = box_from(setup)
        self.labels = labels
        self._made: dict[tuple[int, int], Traits] = {}  # of what each Golem was made, by seat and chit

    def say(self, code: str, **values: str | int) -> str:
        return self.words.say(f"wizards-{code}", **values)

    def seat(self, seat: int) -> str:
        """Player 2 (computer: skilled); people have no addition."""
        if seat < 0:
            return "none"
        return called(self.words, self.say("seat", number=seat + 1), self.labels, seat)

    def seats(self, seats: Iterable[int]) -> str:
        return self.words.both([self.seat(seat) for seat in seats]) or "none"

    def space(self, space: int) -> str:
        """C4: columns have letters from the west, rows numbers from the north."""
        return f"{COLUMNS[space % SIDE]}{space // SIDE + 1}"

    def spaces(self, spaces: Iterable[int]) -> str:
        return ", ".join(self.space(space) for space in spaces) or "none"

    def space_of(self, text: str) -> int | None:
        """The space of a name such as C4; None if it is no such name."""
        found = SPACE.fullmatch(text)
        return None if found is None else (int(found[2]) - 1) * SIDE + COLUMNS.index(found[1].upper())

    # Cards and tiles.

    def _called(self, entry: Mapping[str, Any]) -> str:
        return str(entry["name"][self.words.language])

    def tile(self, tile: int) -> str:
        terrain = self.setup["terrain"]
        return self._called(terrain[tile]) if 0 <= tile < len(terrain) else str(tile)

    def trait(self, trait: int, value: int) -> str:
        """A material, a size or a shape."""
        if not 0 <= trait < len(PARTS) or not 0 <= value < len(self.setup[PARTS[trait]]):
            return str(value)
        return self._called(self.setup[PARTS[trait]][value])

    def kind(self, trait: int) -> str:
        """Material, size or shape."""
        return self.say(f"trait-{v.TRAITS[trait]}")

    def event(self, event: int) -> str:
        events = self.setup["events"]
        return self._called(events[event]) if 0 <= event < len(events) else str(event)

    def trait_of(self, card: int) -> tuple[int, int]:
        """What a Golem card is: its trait and which value of it."""
        for trait in (v.SHAPE, v.SIZE):
            first = self.box.card(trait, 0)
            if card >= first:
                return trait, card - first
        return v.MATERIAL, card

    def card(self, deck: int, card: int) -> str:
        return self.event(card) if deck == v.EVENT_DECK else self.trait(*self.trait_of(card))

    def cards(self, deck: int, cards: Iterable[int]) -> str:
        return ", ".join(self.card(deck, card) for card in cards) or "none"

    def deck(self, deck: int) -> str:
        return self.say(f"deck-{v.DECK_NAMES[deck]}") if 0 <= deck < v.DECKS else str(deck)

    def hardness(self, hardness: int) -> str:
        return self.say(f"hardness-{v.HARDNESSES[hardness]}")

    # Units.

    def made(self, material: int, size: int, shape: int) -> str:
        """Small Clay Flyer."""
        return self.say(
            "golem",
            material=self.trait(v.MATERIAL, material),
            size=self.trait(v.SIZE, size),
            shape=self.trait(v.SHAPE, shape),
        )

    def unit(self, unit: Unit) -> str:
        """Small Clay Flyer (2), or the Wizard."""
        if unit.number == 0:
            return self.say("wizard", seat=self.seat(unit.seat))
        return self._numbered((unit.material, unit.size, unit.shape), unit.number)

    def lost(self, lost: Lost) -> str:
        return self._numbered((lost.material, lost.size, lost.shape), lost.number)

    def _numbered(self, traits: Traits, number: int) -> str:
        return self.say("named", golem=self.made(*traits), number=number)

    def learn(self, seat: int, number: int, traits: Traits) -> None:
        """Know from now on of what a Golem is made: its chit is all that events name."""
        self._made[seat, number] = traits

    def changed(self, seat: int, number: int, trait: int, value: int) -> None:
        """The same after a Transformation."""
        traits = self._made.get((seat, number))
        if traits is not None:
            material, size, shape = (value if at == trait else one for at, one in enumerate(traits))
            self._made[seat, number] = (material, size, shape)

    def chit(self, seat: int, number: int) -> str:
        """The unit that an event names: with its owner, for chits of two colours have the same numbers."""
        if number == 0:
            return self.say("wizard", seat=self.seat(seat))
        traits = self._made.get((seat, number))
        named = self.say("chit", number=number) if traits is None else self._numbered(traits, number)
        return self.say("owned", unit=named, seat=self.say("seat", number=seat + 1))

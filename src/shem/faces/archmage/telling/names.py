"""What things are called in Archmage: districts with their worth, positions such as C4, phases, artifacts, facings."""

from __future__ import annotations

import re
from collections.abc import Sequence

from shem.core.contract import Setup, View
from shem.games.archmage.parts.board import PLACES, SIDE
from shem.games.archmage.parts.state import ON_GRID
from shem.locale.words import Words
from shem.table.players import called

PHASES = ("orientation", "movement", "harvesting", "regeneration")
FACINGS = ("north", "east", "south", "west")
CAUSES = ("setup", "won", "magibok")
ARTIFACTS = ("amulet", "boots", "horn", "bow")
PLACE = re.compile(r"([a-g])([1-7])", re.IGNORECASE)


class Names:
    """The names in one game."""

    def __init__(self, words: Words, setup: Setup, labels: Sequence[str]) -> None:
        self.words = words
        self.districts = setup["districts"]
        self.labels = labels

    def say(self, code: str, **values: str | int) -> str:
        return self.words.say(f"archmage-{code}", **values)

    def seat(self, seat: int) -> str:
        """Player 2 (computer: skilled); people have no addition."""
        if seat < 0:
            return "none"
        return called(self.words, self.say("seat", number=seat + 1), self.labels, seat)

    def seats(self, seats: Sequence[int]) -> str:
        return self.words.both([self.seat(seat) for seat in seats]) or "none"

    def place(self, position: int) -> str:
        """C4: columns have letters from the west, rows numbers from the north."""
        return f"{'ABCDEFG'[position % SIDE]}{position // SIDE + 1}"

    def position(self, text: str) -> int | None:
        """The position of a name such as C4; None if it is no such name."""
        found = PLACE.fullmatch(text)
        return None if found is None else (int(found[2]) - 1) * SIDE + "ABCDEFG".index(found[1].upper())

    def card(self, card: int) -> str:
        """A district's or an artifact's name."""
        return str(self.districts[card]["name"]) if card < PLACES else self.artifact(card - PLACES)

    def worth(self, card: int) -> int:
        """Victory points, below 0 for a curse."""
        district = self.districts[card]
        return int(-district["value"] if district["kind"] == "curse" else district["value"])

    def district(self, card: int) -> str:
        """Name, worth and whether it has a power: Konge +4, special."""
        power = self.districts[card]["power"]
        special = "no" if power in ("none", "hjem") else "yes"
        return self.say("district", name=self.card(card), worth=f"{self.worth(card):+d}", special=special)

    def golem(self, view: View) -> str:
        """Where the golem stands, and which way it faces."""
        return self.say(
            "golem-line",
            place=self.place(view["golem"]),
            district=self.district(view["grid"][view["golem"]]),
            facing=self.facing(view["facing"]) if view["facing"] >= 0 else "none",
            left="yes" if view["golem"] in view["left"] else "no",
        )

    def district_at(self, view: View, position: int) -> str:
        """Where, what, and what lies there."""
        text = f"{self.place(position)}, {self.district(view['grid'][position])}"
        lying = [
            self.artifact(artifact)
            for artifact, under in enumerate(view["under"])
            if under == position and view["artifacts"][artifact] == ON_GRID
        ]
        return f"{text} ({self.words.both(lying)})" if lying else text

    def artifact(self, artifact: int) -> str:
        return self.say(f"artifact-{ARTIFACTS[artifact]}") if 0 <= artifact < len(ARTIFACTS) else str(artifact)

    def phase(self, phase: int) -> str:
        return self.say(f"phase-{PHASES[phase]}")

    def facing(self, facing: int) -> str:
        return self.say(f"facing-{FACINGS[facing]}")

    def plan(self, units: Sequence[int]) -> str:
        """An allocation: orientation 4, movement 4, harvesting 2, regeneration 2."""
        return ", ".join(f"{self.phase(phase)} {count}" for phase, count in enumerate(units))

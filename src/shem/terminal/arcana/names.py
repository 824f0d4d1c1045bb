"""What things in a battle are called: Golems by name and number, Regions by letter and number, armies by their titles."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from shem.core.contract import Setup
from shem.core.tally import Line
from shem.games.arcana import vocabulary as v
from shem.games.arcana.pieces import PASSIVE_SLOT, Ability, GolemType
from shem.games.arcana.plan import Plan
from shem.games.arcana.sources import MIRACLE, read_source
from shem.locale.words import Words

PLACE = re.compile(r"([a-z]{1,2})([0-9]{1,2})", re.IGNORECASE)


def place_name(column: int, row: int) -> str:
    """B3: columns have letters (A..Z, AA ...), rows have numbers from 1."""
    letters = chr(ord("A") + column % 26)
    return ("A" * (column // 26) if column >= 26 else "") + letters + str(row + 1)


def place_of(text: str) -> tuple[int, int] | None:
    """The column and row of a name such as B3; None if it is no such name."""
    found = PLACE.fullmatch(text)
    if found is None:
        return None
    letters = found[1].upper()
    column = ord(letters[-1]) - ord("A") + 26 * (len(letters) - 1)
    return column, int(found[2]) - 1


def title_of(entry: Mapping[str, Any], language: str) -> str:
    """A title in the language, as content gives it."""
    titles = entry.get("title") or {}
    return str(titles.get(language, entry["name"]))


class Names:
    """The names in one battle."""

    def __init__(self, words: Words, setup: Setup) -> None:
        self.words = words
        self.setup = setup
        self.plan = Plan(setup)
        self._regions = {
            place_name(region.column, region.row): number for number, region in enumerate(self.plan.field.regions)
        }

    def say(self, code: str, **values: str | int) -> str:
        return self.words.say(f"arcana-{code}", **values)

    def type(self, golem: int) -> GolemType:
        return self.plan.types[golem]

    def golem(self, golem: int) -> str:
        """Its name with its number: Sand Lion 3."""
        return f"{self.type(golem).name} {golem + 1}" if 0 <= golem < len(self.plan.types) else str(golem + 1)

    def knights(self, golem: int) -> str:
        """Who commands it, by name; a Golem Master has none."""
        known = self.plan.knights[golem] if golem < len(self.plan.knights) else []
        return self.words.both(
            [knight.name if knight.rank != v.GOLEM_MASTER else self.say("rank-golem-master") for knight in known]
        )

    def golems(self, golems: list[int]) -> str:
        return self.words.both([self.golem(golem) for golem in golems])

    def army(self, army: int) -> str:
        """Its title; with its number where two have the same."""
        armies = self.setup["armies"]
        title = title_of(armies[army], self.words.language)
        twice = sum(title_of(entry, self.words.language) == title for entry in armies) > 1
        return f"{title} {army + 1}" if twice else title

    def ancient(self, army: int, ancient: int) -> str:
        """An army's Ancient One by its place from 0."""
        known = self.plan.musters[army].ancients if army < len(self.plan.musters) else []
        return known[ancient].name if ancient < len(known) else str(ancient + 1)

    def ability(self, golem: int, slot: int) -> str:
        type = self.type(golem)
        return type.passive_names[slot - PASSIVE_SLOT] if slot >= PASSIVE_SLOT else type.abilities[slot].name

    def region(self, region: int) -> str:
        if not 0 <= region < self.plan.field.count:
            return str(region)
        found = self.plan.field.regions[region]
        return place_name(found.column, found.row)

    def region_of(self, text: str) -> int | None:
        """The Region of this name; -1 for a name of no Region, None if it is no such name."""
        place = place_of(text)
        return None if place is None else self._regions.get(place_name(*place), -1)

    def ground(self, region: int) -> str:
        """Its terrain and cover: Plains, Ground Cover."""
        found = self.plan.field.regions[region]
        terrain = self.say(f"terrain-{v.TERRAINS[found.kind]}")
        if found.cover == v.NO_COVER or found.terrain.cover:
            return terrain
        return f"{terrain}, {self.say('cover-' + v.COVERS[found.cover])}"

    def source(self, source: int) -> str:
        """What a tally's line or an effect comes from; empty for the rules."""
        kind, number, slot, power = read_source(source)
        if kind == "region":
            return f"{self.region(number)} ({self.ground(number)})"
        if kind == "golem":
            return self.golem(number)
        if kind == "ability":
            return self.say("ability-of", ability=self.ability(number, slot), golem=self.golem(number))
        if kind == "ancient":
            return self.power(number, slot, power)
        return ""

    def power(self, army: int, ancient: int, power: int) -> str:
        """A Miracle, Blessing or Curse with whose it is."""
        found = self.plan.musters[army].ancients[ancient]
        placed = None if power == MIRACLE else found.placed(power)
        name = found.miracle if placed is None else placed.name
        return self.say("power-of", power=name, ancient=found.name)

    def price(self, golem: int, slot: int, amount: int) -> str:
        """An amount of what the Golem's ability is paid with; a Construct's costs nothing."""
        types = self.plan.types
        resource = types[golem].abilities[slot].resource if golem < len(types) else v.FREE
        return self.say("price", resource=v.RESOURCES[resource], amount=amount)

    def line_source(self, line: Line) -> str:
        return self.source(line.source)

    def is_area(self, ability: Ability) -> bool:
        return not ability.is_move and ability.scope != v.SINGLE

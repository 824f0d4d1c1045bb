"""What things in a battle are called: Golems by name and number, Regions by letter and number, armies by their titles."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from shem.core.contract import Setup
from shem.faces.arcana.telling.deeds import deed_text
from shem.faces.arcana.telling.effects import ON_CARD, effect_text
from shem.faces.arcana.telling.own_names import naming
from shem.games.arcana.game import GAME
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.effect import Effect
from shem.games.arcana.parts.figures import KNIGHT_DOWN
from shem.games.arcana.parts.pieces import PASSIVE_SLOT, GolemType, Knight, Relic
from shem.games.arcana.parts.sources import MIRACLE, read_source
from shem.games.arcana.parts.state import Battle
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
    return text_of(entry.get("title"), language) or str(entry["name"])


def text_of(text: Mapping[str, Any] | str | None, language: str) -> str:
    """A text of the content in the language; one that is given only once is for both."""
    if not text:
        return ""
    return text if isinstance(text, str) else str(text.get(language, text.get("en", "")))


class Names:
    """The names in one battle. Golems that came later and Regions that changed are known from the last position seen."""

    def __init__(self, words: Words, setup: Setup) -> None:
        self.words = naming(words, dict(setup))
        self.setup = setup
        self.plan = GAME.plan(setup)
        self.field = self.plan.field
        self._later: dict[int, tuple[str, int]] = {}
        self._regions = {
            place_name(region.column, region.row): number for number, region in enumerate(self.plan.field.regions)
        }

    def see(self, battle: Battle) -> None:
        """Learn what this position has that the set-up had not."""
        self.field = battle.field
        for golem in battle.golems[len(self.plan.types) :]:
            self.came(golem.number, golem.type.id, golem.army)

    def came(self, golem: int, card: str, army: int) -> None:
        """A Golem or Construct with this card has come to this army later, under this number."""
        self._later[golem] = card, army

    def summoned(self, golem: int, slot: int, construct: int) -> None:
        """A Relic has made a Construct with this number."""
        type = self.type(golem)
        if type is not None:
            self.came(construct, type.abilities[slot].summons, self.army_of(golem))

    def say(self, code: str, **values: str | int) -> str:
        return self.words.say(f"arcana-{code}", **values)

    def type(self, golem: int) -> GolemType | None:
        """The type of a Golem; None for a number that no Golem has."""
        if golem < len(self.plan.types):
            return self.plan.types[golem] if golem >= 0 else None
        return self.plan.pieces.type(self._later[golem][0]) if golem in self._later else None

    def army_of(self, golem: int) -> int:
        """Whose Golem it is; -1 for a number that no Golem has."""
        if golem < len(self.plan.owners):
            return self.plan.owners[golem] if golem >= 0 else -1
        return self._later[golem][1] if golem in self._later else -1

    def golem(self, golem: int) -> str:
        """Its name with its number: Sand Lion 3."""
        type = self.type(golem)
        return str(golem + 1) if type is None else f"{type.name} {golem + 1}"

    def knight(self, golem: int, knight: int) -> str:
        """A Golem's Knight by its place from 0; a Golem Master has no name."""
        known = self.knights_of(golem)
        if not 0 <= knight < len(known):
            return ""
        found = known[knight]
        return self.say("rank-golem-master") if found.rank == v.GOLEM_MASTER else found.name

    def knights_of(self, golem: int) -> list[Knight]:
        """A Golem's Knights; whoever came later has none."""
        return self.plan.knights[golem] if golem < len(self.plan.knights) else []

    def relic_of(self, golem: int) -> Relic | None:
        """The Relic that a Golem has been given."""
        relics = [relic for army in self.setup["armies"] for relic in army.get("relics") or [""] * len(army["golems"])]
        return self.plan.pieces.relics[relics[golem]] if golem < len(relics) and relics[golem] else None

    def golems(self, golems: list[int]) -> str:
        return self.words.both([self.golem(golem) for golem in golems])

    def army(self, army: int) -> str:
        """Its title; with its number where two have the same. The wild army is nobody's."""
        armies = self.setup["armies"]
        if army >= len(armies):
            return self.say("wild-army")
        title = title_of(armies[army], self.words.language)
        twice = sum(title_of(entry, self.words.language) == title for entry in armies) > 1
        return f"{title} {army + 1}" if twice else title

    def armies(self, mask: int) -> str:
        """One or another of the armies in the mask; `any` where all are."""
        found = [army for army in range(self.plan.wild) if mask >> army & 1]
        return "any" if len(found) == self.plan.wild else self.words.either([self.army(army) for army in found])

    def ancient(self, army: int, ancient: int) -> str:
        """An army's Ancient One by its place from 0."""
        known = self.plan.musters[army].ancients if army < len(self.plan.musters) else []
        return known[ancient].name if ancient < len(known) else str(ancient + 1)

    def power(self, army: int, ancient: int, power: int) -> str:
        """A Miracle (0), Blessing or Curse with whose it is: Sunfire (Kor)."""
        one = self.plan.musters[army].ancients[ancient]
        placed = None if power == MIRACLE else one.placed(power)
        return self.say("power-of", power=self.called(one.miracle if placed is None else placed.name), owner=one.name)

    def ability(self, golem: int, slot: int) -> str:
        """An ability or passive ability by its name; its number where there is none."""
        type = self.type(golem)
        if type is None:
            return str(slot + 1)
        if slot >= PASSIVE_SLOT:
            place = slot - PASSIVE_SLOT
            return self.called(type.passive_names[place]) if place < len(type.passive_names) else str(slot + 1)
        return self.called(type.abilities[slot].name) if slot < len(type.abilities) else str(slot + 1)

    def called(self, name: str) -> str:
        """An ability's or a place's name in the language that is spoken, by its English one."""
        return self.words.called(name)

    def knight_of(self, golem: int, slot: int) -> int:
        """Which of the Golem's Knights has this ability or passive ability; -1 for the Golem's own."""
        type = self.type(golem)
        if type is None:
            return -1
        if slot < PASSIVE_SLOT:
            return type.abilities[slot].knight if slot < len(type.abilities) else -1
        return next((effect.knight for effect in type.passives if effect.slot == slot), -1)

    def effect(self, effect: Effect, place: str = ON_CARD) -> str:
        """The whole sentence of an effect."""
        return effect_text(self.words, effect, self.plan.pieces.cards, place)

    def deed(self, effect: int, now: int | None = None) -> str:
        """What an effect does, by its number among all; now: its present amount where that changes."""
        return deed_text(self.words, self.plan.pieces.catalogue.effects[effect], self.plan.pieces.cards, now)

    def told(self, kind: str, number: int) -> str:
        """The title of an encounter or objective of the scenario, by its number; without the full stop at its end."""
        entries = self.setup["scenario"].get(kind, [])
        if number >= len(entries):
            return str(number + 1)
        return text_of(entries[number].get("title"), self.words.language).rstrip(".")

    def part(self, golem: int, part: int) -> str:
        """What a Breakdown shuts down: an attack or a Knight."""
        return self.ability(golem, part) if part < KNIGHT_DOWN else self.knight(golem, part - KNIGHT_DOWN)

    def choice(self, encounter: int, option: int) -> str:
        """What an encounter's player can choose, by its number from 0."""
        return text_of(self._encounter(encounter)["choices"][option].get("text"), self.words.language)

    def tale(self, encounter: int) -> str:
        """What an encounter tells when it begins."""
        return text_of(self._encounter(encounter).get("text"), self.words.language)

    def message(self, encounter: int, option: int, place: int) -> str:
        """A message among an encounter's results, or among those of an option (from 0; -1: no choice)."""
        found = self._encounter(encounter)
        results = found["results"] if option < 0 else found["choices"][option]["results"]
        return text_of(results[place].get("text"), self.words.language)

    def _encounter(self, encounter: int) -> Mapping[str, Any]:
        found: Mapping[str, Any] = self.setup["scenario"]["encounters"][encounter]
        return found

    def region(self, region: int) -> str:
        if not 0 <= region < self.plan.field.count:
            return str(region)
        found = self.plan.field.regions[region]
        return place_name(found.column, found.row)

    def regions(self, mask: int) -> str:
        """The Regions of a mask, those side by side in a row as A1-F1."""
        runs: list[list[int]] = []
        for region in range(self.plan.field.count):
            if not mask >> region & 1:
                continue
            last = self.plan.field.regions[runs[-1][-1]] if runs else None
            here = self.plan.field.regions[region]
            if last is not None and last.row == here.row and last.column + 1 == here.column:
                runs[-1].append(region)
            else:
                runs.append([region])
        return ", ".join(
            self.region(run[0]) if len(run) == 1 else f"{self.region(run[0])}-{self.region(run[-1])}" for run in runs
        )

    def region_of(self, text: str) -> int | None:
        """The Region of this name; -1 for a name of no Region, None if it is no such name."""
        place = place_of(text)
        return None if place is None else self._regions.get(place_name(*place), -1)

    def ground(self, region: int) -> str:
        """Its terrain and cover: Plains, Ground Cover."""
        found = self.field.regions[region]
        terrain = self.say(f"terrain-{v.TERRAINS[found.kind]}")
        if found.cover == v.NO_COVER or found.terrain.cover:
            return terrain
        return f"{terrain}, {self.say('cover-' + v.COVERS[found.cover])}"

    def source(self, source: int) -> str:
        """What a tally's line or an effect comes from; empty for the rules."""
        kind, number, second, third = read_source(source)
        if kind == "region":
            return f"{self.region(number)} ({self.ground(number)})"
        if kind == "golem":
            return self.golem(number)
        if kind == "ability":
            return self.ability_source(number, second)
        if kind == "ancient":
            return self.power(number, second, third)
        if kind == "ground":
            region, layout = self.plan.grounds[number]
            return f"{self.region(region)} ({self.called(layout.name)})" if layout.name else self.region(region)
        if kind == "encounter":
            return self.told("encounters", number)
        return self.told("objectives", number) if kind == "objective" else ""

    def ability_source(self, golem: int, slot: int) -> str:
        """Bite of Sand Lion 3; a Knight's with his name: Rally of Ysolde, Sand Lion 3."""
        ability = self.ability(golem, slot)
        knight = self.knight(golem, self.knight_of(golem, slot))
        if knight:
            return self.say("power-of", power=ability, owner=f"{knight}, {self.golem(golem)}")
        return self.say("ability-of", ability=ability, golem=self.golem(golem))

    def price(self, golem: int, slot: int, amount: int) -> str:
        """An amount of what the Golem's ability is paid with."""
        type = self.type(golem)
        resource = type.abilities[slot].resource if type is not None and slot < len(type.abilities) else v.AP
        return self.say(f"resource-{v.RESOURCES[resource]}", cost=amount)

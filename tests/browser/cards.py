"""Somebody who types in a card: fields by their place on the card, menus by what they show."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator

from shem.faces.arcana.armies.cards import form
from shem.locale.words import Words
from tests.browser.device import Device

# The paper: a Golem with a move, two attacks, an effect of each sort and a passive ability.
NAME = "Brass Heron"
SENTENCE = "On a hit, the target: Armor -8 for 2 Rounds."


class Typist:
    """They know what every field is called in their language."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.form = form(Words(device.language))

    def field(self, path: str) -> Locator:
        return self.device.page.locator(f'[id="card-{path}"]')

    def fill(self, path: str, value: object) -> None:
        self.field(path).fill(str(value))

    def choose(self, path: str, word: str) -> None:
        """A word of a menu."""
        name = re.split(r"[.\]]", path)[-1]
        self.field(path).select_option(label=self.form["words"][f"{name}.{word}"])

    def label(self, of: str) -> str:
        """What a field is called, by DEFINITION.FIELD."""
        return self.form["fields"][of]["label"]

    def add(self, of: str, within: str = "") -> None:
        scope = self.field(within) if within else self.device.page.locator("form")
        text = self.device.words("cards-add", what=self.form["fields"][of]["one"])
        self.device.press(scope.get_by_role("button", name=text, exact=True).last)

    def has(self, path: str, choice: int, of: str, definition: str) -> None:
        """Choose which field a part has of several: what an effect does, what a use costs."""
        self.field(f"{path}:{choice}").select_option(label=self.label(f"{definition}.{of}"))


def golem(typist: Typist, **other: Any) -> None:
    """Type the Brass Heron in from its paper."""
    figures = {"name": NAME, "apv": 88, "health": 55, "armor": 4, "dodge": 14, **other}
    for path, value in figures.items():
        typist.fill(path, value)
    typist.choose("arcanum", "durani")
    typist.choose("class", "warsprite")
    typist.fill("moves[0].name", "Wade")
    typist.choose("moves[0].type", "walk")
    typist.fill("moves[0].ap", 1)
    typist.fill("moves[0].mp", 3)
    typist.field("moves[0].nimble").check()
    for place, (name, kind, cost) in enumerate([("Beak", "melee", 1), ("Bell", "ranged", 2)]):
        if place:
            typist.add("GolemFile.attacks", "attacks")
        path = f"attacks[{place}]"
        typist.fill(f"{path}.name", name)
        typist.has(path, 0, "ap", "Attack")
        typist.fill(f"{path}.ap", cost)
        typist.choose(f"{path}.type", kind)
        typist.fill(f"{path}.accuracy", 75)
        typist.fill(f"{path}.damage", 24)
    typist.fill("attacks[1].range", 2)
    typist.add("Attack.effects", "attacks[0]")
    effect(typist, "attacks[0].effects[0]", "hit", "target", "modify")
    typist.choose("attacks[0].effects[0].modify", "armor")
    typist.has("attacks[0].effects[0]", 1, "add", "Effect")
    typist.fill("attacks[0].effects[0].add", -8)
    typist.fill("attacks[0].effects[0].rounds", 2)
    typist.add("GolemFile.passive")
    typist.fill("passive.name", "Tall Grass")
    effect(typist, "passive.effects[0]", "move", "enemies_here", "harm")
    typist.fill("passive.effects[0].harm", 5)


def effect(typist: Typist, path: str, on: str, whom: str, deed: str) -> None:
    typist.choose(f"{path}.on", on)
    typist.choose(f"{path}.whom", whom)
    typist.has(path, 0, deed, "Effect")

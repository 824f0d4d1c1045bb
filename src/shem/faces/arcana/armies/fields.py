"""What a stylus can touch in Golem Arcana: bases, cards with their fields, the control card, the Regions of the tiles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from shem.faces.arcana.telling.own_names import naming
from shem.games.arcana.content.codex import default
from shem.games.arcana.content.setup import compile_all
from shem.games.arcana.parts.pieces import Pieces
from shem.locale.words import Words
from shem.stylus.field import Field, StylusGroup, group

GAME: Final = "arcana"
BASES: Final = 3  # figures of one kind that have stickers of their own
RUNES: Final = 9
REGIONS: Final = 9  # of a tile, counted in rows from its upper left as it is printed
PAGES: Final = ("armies", "ancients")
# Rulebook 000 and 002, The Control Card; the pen's own buttons for readers that have none.
CONTROLS: Final = (
    *(f"{page}{arrow}" for page in PAGES for arrow in ("-previous", "", "-next")),
    *("map", "roll", "enter", "end", "undo", "previous", "next", "confirm", "page", "cancel", "dive"),
)

Told = tuple[Field, str, str]


def fields(words: Words) -> list[StylusGroup]:
    content = compile_all(default())
    told = naming(words, content)
    cards = Pieces(content)

    def say(code: str, **values: str | int) -> str:
        return told.say(f"arcana-stylus-{code}", **values)

    def of_card(id: str, name: str) -> Iterator[Told]:
        yield {"kind": "card", "of": id}, name, say("card")
        for ability in cards.type(id).abilities:
            yield {"kind": "ability", "of": id, "slot": ability.slot}, told.called(ability.name), name
        yield {"kind": "knight", "of": id}, say("knight"), name

    def of_bases(id: str, name: str) -> Iterator[Told]:
        for nth in range(1, BASES + 1):
            yield {"kind": "figure", "of": id, "nth": nth}, f"{name} {nth}", say("base")

    def of_control() -> Iterator[Told]:
        for control in CONTROLS:
            yield {"kind": "control", "of": control}, say(control), ""
        for place in range(1, RUNES + 1):
            yield {"kind": "rune", "place": place}, say("rune", place=place), ""
        for digit in range(10):
            yield {"kind": "digit", "of": digit}, str(digit), say("digit")

    def of_tile(side: str) -> Iterator[Told]:
        for spot in range(1, REGIONS + 1):
            yield {"kind": "region", "tile": side, "spot": spot}, say("spot", side=side, spot=spot), ""

    codex = default()
    golems = sorted(((id, golem.name) for id, golem in codex.golems.items()), key=lambda one: one[1])
    relics = sorted(((id, relic.name) for id, relic in codex.relics.items()), key=lambda one: one[1])
    return [
        group(GAME, "control", say("control"), of_control()),
        *(group(GAME, "bases", name, of_bases(id, name)) for id, name in golems),
        *(group(GAME, "cards", name, of_card(id, name)) for id, name in golems),
        group(GAME, "cards", say("relics"), (({"kind": "relic", "of": id}, name, say("relic")) for id, name in relics)),
        *(group(GAME, "tiles", say("tile", side=side), of_tile(side)) for side in codex.tiles),
    ]

"""Golem Arcana's cardboard besides its cards: control card, map tiles, tokens and figures of paper."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from shem.faces.arcana.armies.fields import CONTROLS, GAME, PAGES, REGIONS, RUNES
from shem.faces.arcana.printing.cards import Own, many
from shem.faces.arcana.printing.wanted import Wanted
from shem.games.arcana.content.codex import default
from shem.games.arcana.content.setup import compile_all
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.pieces import GolemType
from shem.games.arcana.parts.pieces import Pieces as Cards
from shem.locale.words import Words
from shem.stylus.field import Field, code_of
from shem.table.cardboard import Picture, PrintPart, PrintPiece, PrintSheet, part, piece, sheet

CONTROL: Final = (196, 130)
TILE: Final = (180, 180)  # 6 cm a Region: the largest that both papers hold
TOKEN: Final = (24, 24)
COUNTER: Final = (18, 18)
FIGURES: Final = ((28, 44), (32, 50), (46, 64), (56, 84))  # of paper, by class; four of the first fit in a Region
CONSTRUCT: Final = (30, 40)
DOZEN: Final = 12
# How many of which marker two armies need: those of the ground, of figures, and what is counted.
GROUND: Final = {"well": 6, "capture": 6, "objective": 4, "blessing": 2, "curse": 2, "laid": 6, "ground": 6}
STATES: Final = {"cooling": DOZEN, "silenced": 4, "effect": DOZEN, "moved": DOZEN}
COUNTED: Final = {"damage": {1: 10, 5: 10, 10: 14, 50: 6}, "mana": {1: 8, 5: 6, 10: 4}, "vp": {1: 8, 5: 6}}
ARMIES: Final = 8
OF_ARMY: Final = 4  # markers of each of the first armies, to say who holds what
PLAYED: Final = 2


def control(words: Words) -> PrintSheet:
    """Rulebook, The Control Card."""

    def parts() -> Iterator[PrintPart]:
        for name in CONTROLS:
            group = "pages" if name.startswith(PAGES) else "deeds"
            yield field(name, {"kind": "control", "of": name}, {"draw": "control", "of": name}, group)
        for place in range(1, RUNES + 1):
            yield field("rune", {"kind": "rune", "place": place}, {"draw": "rune", "of": place}, "runes", place=place)
        for digit in range(10):
            yield part(str(digit), said("digits"), code=code_of(GAME, {"kind": "digit", "of": digit}))

    def field(name: str, of: Field, picture: Picture, group: str, **values: int) -> PrintPart:
        return part(words.say(f"arcana-stylus-{name}", **values), said(group), picture=picture, code=code_of(GAME, of))

    def said(group: str) -> str:
        return words.say(f"arcana-print-control-{group}")

    name = words.say("arcana-stylus-control")
    card = piece("control", name, CONTROL, {"draw": "rune", "of": 1}, parts=parts())
    return sheet("control", name, "fields", [card], words.say("arcana-print-control-about"))


def tiles(words: Words, wanted: Wanted) -> PrintSheet:
    """Both sides of each, one after the other, so that a printer for both sides of the paper puts them back to back."""
    found = [_tile(words, side, tile.rows, many(wanted.sides, side)) for side, tile in default().tiles.items()]
    return sheet("tiles", words.say("arcana-print-tiles"), "tile", found, words.say("arcana-print-tiles-about"))


def _tile(words: Words, side: str, rows: list[str], count: int) -> PrintPiece:
    spots = (part("", code=code_of(GAME, {"kind": "region", "tile": side, "spot": spot})) for spot in range(1, REGIONS + 1))
    picture: Picture = {"draw": "tile", "side": side, "rows": " ".join(rows)}
    return piece(f"tile-{side}", words.say("arcana-stylus-tile", side=side), TILE, picture, count=count, parts=spots)


def tokens(words: Words, wanted: Wanted) -> PrintSheet:
    counts = wanted.tokens

    def pieces() -> Iterator[PrintPiece]:
        for code, most in GROUND.items():
            turned = code == "well"
            yield piece(
                f"token-{code}",
                say(code),
                TOKEN,
                {"draw": "sign", "of": code},
                back={"draw": "sign", "of": "tapped"} if turned else None,
                turned=say("tapped") if turned else "",
                count=most if counts is None else counts.get(code, 0),
            )
        if counts is not None:
            return
        for army in range(ARMIES):
            count = OF_ARMY if army < PLAYED else 0
            yield piece(
                f"token-army-{army}", say("army", number=army + 1), TOKEN, {"draw": "army", "of": army}, count=count
            )
        for code, most in STATES.items():
            yield piece(f"token-{code}", say(code), COUNTER, {"draw": "state", "of": code}, count=most)
        for code, values in COUNTED.items():
            for value, most in values.items():
                picture: Picture = {"draw": "counted", "of": code, "value": value}
                yield piece(f"token-{code}-{value}", say(code), COUNTER, picture, corner=str(value), count=most)

    def say(code: str, **values: int) -> str:
        return words.say(f"arcana-print-token-{code}", **values)

    return sheet("tokens", words.say("arcana-print-tokens"), "token", pieces(), words.say("arcana-print-tokens-about"))


def stands(words: Words, wanted: Wanted, own: Own) -> PrintSheet:
    codex = default()
    cards = Cards(compile_all(codex))
    types = sorted((cards.type(id) for id in cards.cards), key=lambda type: (type.construct, type.size, type.name))
    found = (_stand(words, type, many(wanted.stands, type.id), own) for type in types)
    return sheet("stands", words.say("arcana-print-stands"), "stand", found, words.say("arcana-print-stands-about"))


def _stand(words: Words, type: GolemType, count: int, own: Own) -> PrintPiece:
    figures: Mapping[str, int] = {"health": type.health, "armor": type.armor, "dodge": type.dodge}
    kind = "construct" if type.construct else f"class-{v.CLASSES[type.size]}"
    return piece(
        f"stand-{type.id}",
        type.name,
        CONSTRUCT if type.construct else FIGURES[type.size],
        {"draw": "figure", "of": type.id, "size": v.CLASSES[type.size]},
        under=words.say("arcana-print-stand-construct" if type.construct else f"arcana-{kind}"),
        figures={words.say(f"arcana-number-{code}"): str(value) for code, value in figures.items()},
        own=own.get(("golems", type.id), ""),
        count=count,
        code=code_of(GAME, {"kind": "figure", "of": type.id, "nth": 1}),
    )

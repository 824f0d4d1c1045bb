"""A banner: what stands for a person's army. A seat carries it as a code: the words of its parts with points between."""

from __future__ import annotations

from typing import Final, Literal, TypedDict, get_args

from shem.table.fault import Fault

BannerShape = Literal["square", "swallowtail", "pennon", "gonfalon", "shield", "streamer", "round", "spade"]
# fmt: off
BannerPattern = Literal[
    "plain", "pale", "fess", "bend", "chevron", "pile", "cross", "saltire", "quarters", "border", "checks", "rays",
]
BannerColor = Literal[
    "ink", "bone", "gold", "red", "blue", "green", "purple", "orange", "teal", "brown", "grey", "rose",
]
BannerSigil = Literal[
    "tower", "hand", "eye", "flame", "serpent", "crown", "golem", "rune", "sun", "moon", "star", "tree", "wave", "mountain",
    "sword", "hammer", "key", "horn", "wing", "skull", "spider", "scarab", "bull", "wolf", "raven", "fish", "arrow", "gate",
]
# fmt: on
PARTS: Final = (BannerShape, BannerPattern, BannerColor, BannerColor, BannerSigil, BannerColor)
MOST_LETTERS: Final = 60  # of a name


class Banner(TypedDict):
    """field: the cloth's colour; second: the pattern's; tint: the sigil's."""

    name: str
    shape: BannerShape
    pattern: BannerPattern
    field: BannerColor
    second: BannerColor
    sigil: BannerSigil
    tint: BannerColor


def check(banner: Banner) -> None:
    """Raises Fault if its name cannot be kept; of its parts the shape itself speaks."""
    if not banner["name"].strip() or len(banner["name"]) > MOST_LETTERS:
        raise Fault("banner-name", 422, most=MOST_LETTERS)


def check_code(code: str) -> None:
    """The code that a seat carries; empty: no banner. Raises Fault."""
    words = code.split(".")
    if code and not (len(words) == len(PARTS) and all(word in get_args(part) for word, part in zip(words, PARTS))):
        raise Fault("banner-code", 422)

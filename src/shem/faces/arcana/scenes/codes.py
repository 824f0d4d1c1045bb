"""Short codes for whoever types or points with a stylus: a Region is its name, a Golem its number, a field has a stroke."""

from __future__ import annotations

from typing import Final

RUNES: Final = 6
# The fields of the control card, by the page's names for them. No Region and no Golem has a stroke in its code.
FIELDS: Final[dict[str, str]] = {
    "armies": "/A",
    "ancients": "/O",
    "map": "/M",
    "log": "/L",
    "undo": "/U",
    "menu": "/S",
    "help": "/H",
    "end": "/E",
    "confirm": "/Y",
    "cancel": "/N",
    "next": "/>",
    "previous": "/<",
    "zoom-in": "/+",
    "zoom-out": "/-",
    "overview": "/Z",
    "turn-board": "/T",
    "own-dice": "/D",
    "app-rolls": "/P",
    "kill": "/K",
    "more": "/R0",
    **{f"rune:{rune}": f"/R{rune}" for rune in range(1, RUNES + 1)},
    **{f"digit:{digit}": f"/{digit}" for digit in range(10)},
}


def golem_codes(count: int) -> dict[str, str]:
    """The codes of so many Golems; their numbers as the terminal counts them."""
    return {f"golem:{number}": str(number + 1) for number in range(count)}


def region_codes(names: list[str]) -> dict[str, str]:
    return {f"region:{number}": name for number, name in enumerate(names)}

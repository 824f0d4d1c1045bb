"""An attack: 1D10 and Force against 1D10 and Armor; the target loses a Hit where the attacker's is equal or higher."""

from __future__ import annotations

from typing import Final

from shem.core.chance import Entry
from shem.games.wizards.parts.events import ATTACK_DIE, DEFENCE_DIE

DIE: Final = 10
FACES: Final = tuple(range(1, DIE + 1))


def hits(attack: int, force: int, defence: int, armor: int) -> bool:
    """Whether these dice hit."""
    return attack + force >= defence + armor


def chance(force: int, armor: int) -> int:
    """Of 100 pairs of dice those that hit."""
    return sum([1 for attack in FACES for defence in FACES if hits(attack, force, defence, armor)])


def roll(force: int, armor: int, who: tuple[int, int, int, int], entry: Entry) -> tuple[int, int]:
    """Both dice; who: the attacker's seat and number, the target's seat and number."""
    attack = entry.roll(DIE, ATTACK_DIE, who)
    alike = [0, *[1 if hits(attack, force, defence, armor) else 0 for defence in FACES]]
    return attack, entry.roll(DIE, DEFENCE_DIE, who, alike)

"""The sheet's chapter for each reason and refusal."""

from __future__ import annotations

from typing import Final

from shem.games.delve.parts.reasons import Reject, Why

GOLDEN: Final = "Golden Rules"
TIME: Final = "Time Phase"
HERO: Final = "Hero Turn"
COMBAT: Final = "Combat System"
ENEMIES: Final = "Enemies"
SPECIAL: Final = "Special Game Effects"
FIELD: Final = "Battlefield"
HINDRANCE: Final = "Hindrance Overlays"
ELEMENTS: Final = "Area Elements"
CONDITIONS: Final = "Body Conditions"
BOOK: Final = "Book of Secrets"

REASONS: Final = {
    Why.RED_DICE: COMBAT,
    Why.BLUE_DICE: COMBAT,
    Why.ADDED: COMBAT,
    Why.FOCUS: HERO,
    Why.DOMINATION: FIELD,
    Why.NIGHT: "Event Phase",
    Why.ATTACK_MORE: ENEMIES,
    Why.RESISTANCE: COMBAT,
    Why.WEAKNESS: COMBAT,
    Why.MAGIC_SHIELDS: COMBAT,
    Why.BROKEN: SPECIAL,
    Why.KNOCKED_OUT: CONDITIONS,
    Why.PIERCED: COMBAT,
    Why.ARMOR: COMBAT,
    Why.HITS: COMBAT,
    Why.LEFT: COMBAT,
    Why.MOST_DICE: COMBAT,
    Why.SHIELDS: COMBAT,
    Why.LETHAL: SPECIAL,
    Why.STEP: HERO,
    Why.DIFFICULT: HINDRANCE,
    Why.ACT: HERO,
    Why.PRICE: TIME,
}
REFUSALS: Final = {
    Reject.IS_SOUL: TIME,
    Reject.NOT_SOUL: TIME,
    Reject.STUNNED: CONDITIONS,
    Reject.SLOWED: CONDITIONS,
    Reject.KNOCKED_OUT: CONDITIONS,
    Reject.NOT_KNOCKED_OUT: CONDITIONS,
    Reject.NO_POINTS: HERO,
    Reject.MOVEMENT_OVER: HERO,
    Reject.NOT_ADJACENT: FIELD,
    Reject.BARRIER: HINDRANCE,
    Reject.DOOR_SHUT: ELEMENTS,
    Reject.NO_COMBATS: HERO,
    Reject.NO_ACTIONS: HERO,
    Reject.NOT_AN_ENEMY: COMBAT,
    Reject.ENGAGED: FIELD,
    Reject.OUT_OF_RANGE: COMBAT,
    Reject.TOO_NEAR: COMBAT,
    Reject.NO_SIGHT: FIELD,
    Reject.HIDDEN: ENEMIES,
    Reject.NO_WEAPON: COMBAT,
    Reject.ARMED: COMBAT,
    Reject.POWER_COOLING: TIME,
    Reject.POWER_UNLEARNED: TIME,
    Reject.WRONG_TIME: COMBAT,
    Reject.SAME_SOURCE: GOLDEN,
    Reject.NO_SHRINE: HERO,
    Reject.HAS_PRAYED: HERO,
    Reject.CROWNS: HERO,
    Reject.HAS_DASHED: HERO,
    Reject.HAS_FOCUSED: HERO,
    Reject.NOT_LOCKED: ELEMENTS,
    Reject.LOCKED: ELEMENTS,
    Reject.MAGIC_LOCK: ELEMENTS,
    Reject.NO_CHEST: ELEMENTS,
    Reject.NO_SEARCH: ELEMENTS,
    Reject.NO_DOOR: ELEMENTS,
    Reject.SLOT_FULL: HERO,
    Reject.CANNOT_WEAR: HERO,
    Reject.REROLLED: GOLDEN,
    Reject.NOT_TIED: ENEMIES,
    Reject.WRONG_NATURE: BOOK,
    Reject.NO_CHOICE: BOOK,
    Reject.SOULS: TIME,
    Reject.TOP_RANK: TIME,
    Reject.LOWER_RANKED: TIME,
    Reject.WRONG_AREA: SPECIAL,
    Reject.DONE_ONCE: HERO,
}
CHAPTERS: Final = {
    **{(str(code.value), False): chapter for code, chapter in REASONS.items()},
    **{(str(code.value), True): chapter for code, chapter in REFUSALS.items()},
}

"""The rulebook's chapter for each reason and refusal."""

from __future__ import annotations

from typing import Final

from shem.games.wizards.parts.reasons import Reject, Why

REASONS: Final = {
    Why.POWER_PHASE: "Power Phase",
    Why.OWN_TOWER: "Power Phase",
    Why.TOWER_HELD: "Power Phase",
    Why.MONOLITH: "Power Phase",
    Why.MATERIAL: "Golem Deck Card List",
    Why.SIZE: "Golem Deck Card List",
    Why.SHAPE: "Golem Deck Card List",
    Why.WIZARD: "Setup",
    Why.TOWER_ARMOR: "Battle Phase",
    Why.AURA: "Event Deck Card List",
    Why.CARD: "Event Deck Card List",
    Why.STORM: "Event Deck Card List",
    Why.FORCE: "Craft Phase",
    Why.HITS: "Craft Phase",
    Why.NO_SITE: "Control of Spaces",
    Why.DAMAGE: "Battle Phase",
}
REFUSALS: Final = {
    Reject.NOT_AT_TOWER: "Craft Phase",
    Reject.MANA: "Craft Phase",
    Reject.ON_WATER: "Move Phase",
    Reject.ENEMY_THERE: "Stacking Rule",
    Reject.STACK_FULL: "Stacking Rule",
    Reject.SAME_SIZE: "Stacking Rule",
    Reject.SAME_SHAPE: "Stacking Rule",
    Reject.SAME_HARDNESS: "Stacking Rule",
    Reject.DECK_EMPTY: "Fate Phase",
    Reject.NOT_A_SPELL: "Spell Phase",
    Reject.NOT_A_BATTLE_CARD: "Battle Phase",
    Reject.NOTHING_TO_DISPELL: "Spell Phase",
    Reject.ONLY_DISPELL: "Spell Phase",
    Reject.NO_STACK: "Spell Phase",
    Reject.NOT_EMPTY: "Spell Phase",
    Reject.NOT_AN_OPPONENT: "Spell Phase",
    Reject.NO_GOLEM: "Spell Phase",
    Reject.SAME_VALUE: "Spell Phase",
    Reject.WIZARD_STAYS: "Setup",
    Reject.HAS_MOVED: "Move Phase",
    Reject.TOO_FAR: "Move Phase",
    Reject.NOT_ADJACENT: "Adjacency Rule",
    Reject.NO_ENEMY: "Battle Phase",
    Reject.NOT_ITS_ATTACK: "Battle Phase",
    Reject.NO_TARGET: "Battle Phase",
    Reject.WRONG_TRAIT: "Event Deck Card List",
    Reject.HAS_ATTACKED: "Battle Phase",
    Reject.NOT_LOST: "End Phase",
    Reject.STACK_FIRST: "End Phase",
    Reject.NOT_BESIDE: "End Phase",
}
CHAPTERS: Final = {
    **{(str(code.value), False): chapter for code, chapter in REASONS.items()},
    **{(str(code.value), True): chapter for code, chapter in REFUSALS.items()},
}

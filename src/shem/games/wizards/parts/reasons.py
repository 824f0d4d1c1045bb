"""Codes of this game: why a number is what it is, and why an action is refused."""

from __future__ import annotations

from shem.core.contract import Code
from shem.core.tally import Reason


class Why(Reason):
    """Lines of tallies; the comment says what the source is, if there is one."""

    POWER_PHASE = "power-phase"
    OWN_TOWER = "own-tower"  # the space
    TOWER_HELD = "tower-held"  # the space
    MONOLITH = "monolith"  # the space
    MATERIAL = "material"  # the Golem card
    SIZE = "size"  # the Golem card
    SHAPE = "shape"  # the Golem card
    WIZARD = "wizard"
    TOWER_ARMOR = "tower-armor"  # the space
    AURA = "aura"  # the Event card
    CARD = "event-card"  # the Event card
    STORM = "storm"  # the Event card
    FORCE = "force"
    HITS = "hits"
    NO_SITE = "no-site"  # the tile that is not controlled
    DAMAGE = "damage"


class Reject(Code):
    """Refusals; the comment says what `need`, `have` and `about` mean."""

    GAME_OVER = "game-over"
    NOT_YOUR_DECISION = "not-your-decision"
    ANOTHER_DECISION = "another-decision"
    NOT_IN_HAND = "not-in-hand"  # about: the card
    NO_SUCH_CARD = "no-such-card"  # about: the number
    MANA = "mana-short"  # need, have
    NOT_AT_TOWER = "not-at-tower"  # about: the space
    ON_WATER = "on-water"  # about: the space
    ENEMY_THERE = "enemy-there"  # about: the space
    STACK_FULL = "stack-full"  # need: the most, have; about: the space
    SAME_SIZE = "same-size"  # about: the space
    SAME_SHAPE = "same-shape"  # about: the space
    SAME_HARDNESS = "same-hardness"  # about: the space
    DECK_EMPTY = "deck-empty"  # about: the deck
    NOT_A_SPELL = "not-a-spell"  # about: the card
    NOT_A_BATTLE_CARD = "not-a-battle-card"  # about: the card
    NOTHING_TO_DISPELL = "nothing-to-dispell"
    ONLY_DISPELL = "only-dispell"  # an answer to a Spell is a Dispell
    NO_STACK = "no-stack"  # about: the space, where no Golem stands
    NOT_YOURS = "not-yours"  # about: the space
    NOT_EMPTY = "not-empty"  # about: the space
    NOT_AN_OPPONENT = "not-an-opponent"  # about: the seat
    NO_GOLEM = "no-golem"  # about: the space
    SAME_VALUE = "same-value"  # a Transformation into what it is
    NO_UNIT = "no-unit"  # about: the space
    WIZARD_STAYS = "wizard-stays"
    HAS_MOVED = "has-moved"  # about: the space
    TOO_FAR = "out-of-reach"  # have: its move; about: the space
    NOT_ADJACENT = "not-adjacent"  # about: the space
    NO_ENEMY = "no-enemy"  # about: the space
    NOT_ITS_ATTACK = "not-its-attack"  # about: the slot
    NO_TARGET = "no-target"  # about: the slot
    WRONG_TRAIT = "wrong-trait"  # the unit is none that the card names; about: the card
    HAS_ATTACKED = "has-attacked"  # an extra attack for one whose attack was made before the last one
    NOT_LOST = "not-lost"  # about: the number
    STACK_FIRST = "stack-first"  # it returns to the stack it fought in; about: its space
    NOT_BESIDE = "not-beside"  # about: the space

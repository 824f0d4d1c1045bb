"""Codes of this game: why a number is what it is, and why an action is refused."""

from __future__ import annotations

from shem.core.contract import Code
from shem.core.tally import Reason


class Why(Reason):
    """Lines of tallies; the comment says what the source is, if there is one. SOURCE: as vocabulary numbers it."""

    RED_DICE = "red-dice"  # the face of the die
    BLUE_DICE = "blue-dice"  # the face of the die
    ADDED = "added"  # SOURCE of what adds it
    FOCUS = "focus"
    DOMINATION = "domination"  # the area
    NIGHT = "night"  # the Event card
    ATTACK_MORE = "attack-more"  # an Enemy's sentence strikes with so many Hits more
    RESISTANCE = "resistance"  # SOURCE
    WEAKNESS = "weakness"  # SOURCE
    MAGIC_SHIELDS = "magic-shields"
    CARD = "card"  # SOURCE of the Hero's Soul Rank or the Enemy card
    BROKEN = "broken"
    KNOCKED_OUT = "knocked-out"
    PIERCED = "pierced"  # SOURCE
    ARMOR = "armor"
    HITS = "hits"  # of the HIT Stage
    LEAST = "least"  # no number is less than 0
    LEFT = "left"  # Hits left for the dice
    MOST_DICE = "most-dice"  # Blue Dice that the defender may roll
    SHIELDS = "shields"
    LETHAL = "lethal"
    STEP = "step"
    DIFFICULT = "difficult"  # the area
    ACT = "act"
    PRICE = "price"  # the Soul Rank


class Reject(Code):
    """Refusals; the comment says what `need`, `have` and `about` mean."""

    GAME_OVER = "game-over"
    NOT_YOUR_DECISION = "not-your-decision"
    ANOTHER_DECISION = "another-decision"
    HAS_ACTED = "has-acted"  # about: the seat
    NO_SUCH_HERO = "no-such-hero"  # about: the seat
    IS_SOUL = "is-soul"  # a soul only moves and prays
    NOT_SOUL = "not-soul"
    STUNNED = "stunned"
    SLOWED = "slowed"  # one activity has been made
    KNOCKED_OUT = "knocked-out"  # it has to stand up first
    NOT_KNOCKED_OUT = "not-knocked-out"
    NO_POINTS = "no-points"  # need, have
    MOVEMENT_OVER = "movement-over"  # a combat came after it
    NOT_ADJACENT = "not-adjacent"  # about: the area
    BARRIER = "barrier"  # about: the area
    DOOR_SHUT = "door-shut"  # about: the door
    NO_COMBATS = "no-combats"  # have
    NO_ACTIONS = "no-actions"  # have
    NO_TARGET = "no-target"  # about: the figure
    NOT_AN_ENEMY = "not-an-enemy"  # about: the figure
    ENGAGED = "engaged"  # only Enemies in the area can be attacked; or not while engaged
    OUT_OF_RANGE = "out-of-range"  # need: the farthest, have: how far it is
    TOO_NEAR = "too-near"  # need: the nearest, have
    NO_SIGHT = "no-sight"  # about: the area
    HIDDEN = "hidden"  # about: the figure
    NOT_WORN = "not-worn"  # about: the Item
    NOT_HELD = "not-held"  # about: the Item
    NO_WEAPON = "no-weapon"  # about: the Item
    ARMED = "armed"  # bare hands are for those without weapons
    NO_SUCH_POWER = "no-such-power"  # about: the power
    POWER_COOLING = "power-cooling"  # about: the power, have: quarter turns left
    POWER_UNLEARNED = "power-unlearned"  # need: the Soul Rank
    WRONG_TIME = "wrong-time"  # it is used in another stage
    SAME_SOURCE = "same-source"  # its bonus was gained already (ruling 22)
    NO_SHRINE = "no-shrine"  # about: the area
    HAS_PRAYED = "has-prayed"
    CROWNS = "crowns-short"  # need, have
    HAS_DASHED = "has-dashed"
    HAS_FOCUSED = "has-focused"
    BARRED = "barred"  # about: the SOURCE of what bars it
    NO_DOOR = "no-door"  # about: the door
    NOT_LOCKED = "not-locked"
    LOCKED = "locked"
    MAGIC_LOCK = "magic-lock"
    NO_CHEST = "no-chest"  # about: the chest
    NO_SEARCH = "no-search"  # about: the token
    NOT_HERE = "not-here"  # about: the area
    SLOT_FULL = "slot-full"  # need: how many fit; about: the slot
    CANNOT_WEAR = "cannot-wear"  # about: the Item
    NOTHING_THERE = "nothing-there"
    NO_DIE = "no-die"  # about: the die
    REROLLED = "rerolled"  # about: the die
    NO_REROLL = "no-reroll"  # about: the source
    NO_STAR = "no-star"
    NO_LINE = "no-line"  # about: the star line
    NOT_TIED = "not-tied"  # about: the figure
    WRONG_NATURE = "wrong-nature"  # need: the Soul Nature
    NO_CHOICE = "no-choice"  # about: the choice
    SOULS = "souls-short"  # need, have
    TOP_RANK = "top-rank"
    LOWER_RANKED = "lower-ranked"  # about: the seat of a Hero of a lower rank
    WRONG_AREA = "wrong-area"  # about: the area
    DONE_ONCE = "done-once"  # one Item and one sum of Crowns an exchange; each Item once while equipment is reorganized

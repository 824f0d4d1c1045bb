"""Codes of this game: why a number is what it is, and why an action is refused."""

from __future__ import annotations

from shem.core.contract import Code
from shem.core.tally import Reason


class Why(Reason):
    """Lines of tallies: a turn's budget, a regeneration's bonus, a seat's points."""

    ENERGY = "energy"
    BONUS = "bonus"
    HORN = "horn"
    ORM = "orm"
    REGENERATION = "regeneration"
    HALVED = "halved"
    KONGE = "konge"
    CHARM = "charm"
    CURSE = "curse"


class Reject(Code):
    """Refusals; the comment says what `need`, `have` and `about` mean."""

    GAME_OVER = "game-over"
    NOT_YOUR_DECISION = "not-your-decision"
    ANOTHER_DECISION = "another-decision"
    EMPTY_PHASE = "empty-phase"  # need 1 unit, have, about: the phase
    SMERTE = "smerte-movement"  # need exactly 1 unit for movement, have
    OVER_BUDGET = "over-budget"  # need: units allocated; have: the budget
    SUM_GREW = "sum-grew"  # need: units allocated; have: units of the first allocation
    NOT_THE_MOST = "not-the-most"  # need: the most units of a phase; have: the units of the phase `about`
    LINE_EMPTY = "line-empty"  # about: the facing
    TOO_FAR = "too-far"  # need: districts to move; have: the limit
    NOT_THIS_ARTIFACT = "not-this-artifact"  # about: the artifact
    NOT_TIED = "not-tied"  # need: the most units; have: the seat's units; about: the seat
    TARGET_HARVESTED = "target-harvested"  # about: the position
    ARTIFACT_OUT_OF_REACH = "artifact-out-of-reach"  # about: the artifact, the seat's own or gone

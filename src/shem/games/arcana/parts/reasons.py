"""Why a number is what it is, and why an action is refused: codes; the sentences are in the catalogues."""

from __future__ import annotations

from typing import Final

from shem.core.contract import Code
from shem.core.tally import Reason


class Why(Reason):
    """Reasons of tallies."""

    ACCURACY = "accuracy"
    DODGE = "dodge"
    CONTESTED = "contested"
    PIT_AIM = "pit-aim"
    COVER = "cover"
    INTERVENING = "intervening"
    BASE_DAMAGE = "base-damage"
    CRIT = "crit"
    ARMOR = "armor"
    NO_LESS = "no-less"
    RANGE = "range"
    ELEVATED = "elevated"
    EFFECT = "effect"
    COST = "cost"
    COOLDOWN = "cooldown"
    BREAKAWAY = "breakaway"
    CLIMB = "climb"
    POINTS = "points"
    PRINTED = "printed"
    AP_LEFT = "ap-left"
    WELL = "well"
    GRANTED = "granted"
    DESTROYED = "destroyed"
    CAPTURE = "capture"
    BREAKDOWN = "breakdown"
    BREAKDOWNS_PAID = "breakdowns-paid"
    GROWS = "grows"


CHAPTERS: Final = {
    Why.ACCURACY: "Calculating the To-Hit Value of an Attack",
    Why.DODGE: "Calculating the To-Hit Value of an Attack",
    Why.CONTESTED: "Attacker in Contested Region",
    Why.PIT_AIM: "Terrain and Cover: The Pit",
    Why.COVER: "Region Cover",
    Why.INTERVENING: "Intervening Cover",
    Why.BASE_DAMAGE: "Calculating Damage",
    Why.CRIT: "Rolling Doubles",
    Why.ARMOR: "Calculating Damage",
    Why.NO_LESS: "Calculating Damage",
    Why.RANGE: "Ranged Attacks: Range",
    Why.ELEVATED: "Terrain and Cover: Hills / Elevated",
    Why.EFFECT: "Stacking of Special Effects",
    Why.COST: "Action Costs",
    Why.COOLDOWN: "Cooldown",
    Why.BREAKAWAY: "Movement Rules: Breakaway",
    Why.CLIMB: "Movement Rules: Breakaway",
    Why.POINTS: "Movement Abilities",
    Why.PRINTED: "Golem Data",
    Why.AP_LEFT: "Ending Your Turn & Unused Action Points",
    Why.WELL: "Mana Wells",
    Why.GRANTED: "Mana Per Turn",
    Why.DESTROYED: "Golem Destruction",
    Why.CAPTURE: "Capture Regions",
    Why.BREAKDOWN: "Colossi Knights, Damage, Breakdowns, & Mana",
    Why.BREAKDOWNS_PAID: "Colossi Knights, Damage, Breakdowns, & Mana",
    Why.GROWS: "Capture Regions",
}


class Reject(Code):
    """Reasons of refusals. need and have are figures of the rule; about is a Golem or Region."""

    OVER = "over"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_NOW = "not-now"
    NO_SUCH_GOLEM = "no-such-golem"
    NOT_YOUR_GOLEM = "not-your-golem"
    GONE = "gone"
    NOT_DEPLOYED = "not-deployed"
    DEPLOYED_ALREADY = "deployed-already"
    NO_SUCH_ABILITY = "no-such-ability"
    NOT_A_MOVE = "not-a-move"
    NOT_AN_ATTACK = "not-an-attack"
    NOT_A_POWER = "not-a-power"
    AP_SHORT = "ap-short"
    MANA_SHORT = "mana-short"
    HEALTH_SHORT = "health-short"
    NOT_GRANTED = "not-granted"
    KNIGHT_SILENCED = "knight-silenced"
    KNIGHT_DOWN = "knight-down"
    SHUT_DOWN = "shut-down"
    RELIC_SPENT = "relic-spent"
    NO_USES = "no-uses"
    NO_MOVEMENT = "no-movement"
    NO_SUCH_REGION = "no-such-region"
    STAYS = "stays"
    OUT_OF_REACH = "out-of-reach"
    NO_ROOM = "no-room"
    WRONG_GROUND = "wrong-ground"
    NOT_IN_ZONE = "not-in-zone"
    MUST_DEPLOY = "must-deploy"
    ALL_PATHS_ALIKE = "all-paths-alike"
    NOT_ADJACENT = "not-adjacent"
    DEAD_END = "dead-end"
    CANNOT_STOP = "cannot-stop"
    NOT_AN_ENEMY = "not-an-enemy"
    NO_ENEMY_THERE = "no-enemy-there"
    NOBODY_MEANT = "nobody-meant"
    NOT_MELEE = "not-melee"
    NOT_PRIMARY = "not-primary"
    THERE_ALREADY = "there-already"
    HAS_ROOM = "has-room"
    NOT_FILLED_BY_ENEMIES = "not-filled-by-enemies"
    NO_WAY_IN = "no-way-in"
    HELD_THERE = "held-there"
    OTHER_REGION = "other-region"
    SAME_REGION = "same-region"
    OUT_OF_RANGE = "out-of-range"
    NO_SIGHT = "no-sight"
    NEEDS_TARGET = "needs-target"
    NEEDS_REGION = "needs-region"
    NEEDS_NO_AIM = "needs-no-aim"
    NOT_AN_ALLY = "not-an-ally"
    CONSTRUCT_THERE = "construct-there"
    NO_SUCH_ANCIENT = "no-such-ancient"
    NO_SUCH_POWER = "no-such-power"
    MIRACLE_WORKED = "miracle-worked"
    NOT_BLESSABLE = "not-blessable"
    ONE_OF_A_KIND = "one-of-a-kind"
    LIES_THERE = "lies-there"
    NO_SUCH_OPTION = "no-such-option"
    ZONE_CLOSED = "zone-closed"
    STARTS_OFF_BOARD = "starts-off-board"
    NO_RESIGNING = "no-resigning"

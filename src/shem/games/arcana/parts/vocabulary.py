"""The closed vocabulary of Golem Arcana: small ints for the rules, words for content files, saves and catalogues."""

from __future__ import annotations

from typing import Final

# Classes (Golems: size); the base sizes count against a Region's Occupation Limit.
WARSPRITE: Final = 0
OGRE: Final = 1
TITAN: Final = 2
COLOSSUS: Final = 3
CLASSES: Final = ["warsprite", "ogre", "titan", "colossus"]
BASE_SIZES: Final = [1, 1, 2, 4]

# Ranks of Knights (Knight Rank).
GOLEM_MASTER: Final = 0
GOLEM_KNIGHT: Final = 1
BLOOD_KNIGHT: Final = 2
RANKS: Final = ["golem-master", "knight", "blood-knight"]

ARCANA: Final = ["durani", "gudanna", "urugal", "zikia"]
FACTIONS: Final = ["durani", "gudanna", "mercenary"]
# Army Creation: the Arcana that each faction may use.
FACTION_ARCANA: Final = [["durani", "urugal", "zikia"], ["gudanna", "urugal", "zikia"], ["urugal", "zikia"]]

# Maps, Tiles, and Terrain.
PLAINS: Final = 0
HILLS: Final = 1
MOUNTAIN: Final = 2
SHALLOW: Final = 3
DEEP: Final = 4
SWAMP: Final = 5
PIT: Final = 6
TERRAINS: Final = ["plains", "hills", "mountain", "shallow", "deep", "swamp", "pit"]
TERRAIN_LETTERS: Final = "PHMSDWT"

# Cover as conditions see it (ruling B43); PIT_COVER is the Pit's own kind.
NO_COVER: Final = 0
GROUND: Final = 1
MEDIUM: Final = 2
HEAVY: Final = 3
PIT_COVER: Final = 4
COVERS: Final = ["none", "ground", "medium", "heavy", "pit"]

# Types of movement.
WALK: Final = 0
FLY: Final = 1
MOVEMENTS: Final = ["walk", "fly"]

# Types of attack, as a mask: an effect "against" 0 qualifies for every attack.
ANY: Final = 0
MELEE: Final = 1
RANGED: Final = 2
ATTACKS: Final = ["any", "melee", "ranged"]

# Whom an attack can strike: one enemy, or of those in a Region (ruling B41).
SINGLE: Final = 0
EVERYONE: Final = 1
OTHERS: Final = 2
ENEMIES: Final = 3
ALLIES: Final = 4
SCOPES: Final = ["single", "everyone", "others", "enemies", "allies"]

# What an activation is paid with (Action Costs); a Construct's abilities are paid with its uses a Round.
AP: Final = 0
MANA: Final = 1
HEALTH: Final = 2
FREE: Final = 3
RESOURCES: Final = ["ap", "mana", "health", "none"]

# Kinds of abilities, as a mask for what selects some of them; powers are those of Knights, Relics and Constructs.
MOVE: Final = 0
ATTACK: Final = 1
POWER: Final = 2

# At what a power that is no attack is aimed.
AIM_NONE: Final = 0
AIM_ALLY: Final = 1
AIM_ENEMY: Final = 2
AIM_ANYONE: Final = 3
AIM_REGION: Final = 4
AIMS: Final = ["none", "ally", "enemy", "anyone", "region"]

# When an effect is looked at.
ALWAYS: Final = 0
ON_HIT: Final = 1
ON_MISS: Final = 2
ON_ATTACK: Final = 3
ON_MOVE: Final = 4
ON_UPKEEP: Final = 5
ON_DAMAGED: Final = 6
ON_DESTROYED: Final = 7
ON_KILL: Final = 8
ON_USE: Final = 9
ON_ENTER: Final = 10
ON_ATTACKED: Final = 11
TRIGGERS: Final = [
    "always",
    "hit",
    "miss",
    "attack",
    "move",
    "upkeep",
    "damaged",
    "destroyed",
    "kill",
    "use",
    "enter",
    "attacked",
]

# Whom an effect is for; "here" is the Region of the Golem that has the ability (in a zone: the zone's), "there" the
# target's or the chosen one.
SELF: Final = 0
TARGET: Final = 1
TARGET_AND_ALLIES: Final = 2
OTHERS_THERE: Final = 3
ALLIES_THERE: Final = 4
ENEMIES_THERE: Final = 5
EVERYONE_THERE: Final = 6
ALLIES_HERE: Final = 7
ENEMIES_HERE: Final = 8
OTHERS_HERE: Final = 9
EVERYONE_HERE: Final = 10
ALL_ALLIES: Final = 11
ALL_ENEMIES: Final = 12
ALL: Final = 13
WHOM: Final = [
    "self",
    "target",
    "target_and_its_allies_there",
    "others_there",
    "allies_there",
    "enemies_there",
    "everyone_there",
    "allies_here",
    "enemies_here",
    "others_here",
    "everyone_here",
    "allies",
    "enemies",
    "everyone",
]

# Of those, what a passive ability's "always" can reach: its owner, the whole board, others.
REACHES_OWNER: Final = (1 << SELF) | (1 << ALLIES_HERE) | (1 << EVERYONE_HERE) | (1 << ALL_ALLIES) | (1 << ALL)
REACHES_FAR: Final = (1 << ALL_ALLIES) | (1 << ALL_ENEMIES) | (1 << ALL)
REACHES_OTHERS: Final = (1 << ALLIES_HERE) | (1 << ENEMIES_HERE) | (1 << OTHERS_HERE) | (1 << EVERYONE_HERE) | REACHES_FAR

# What an effect does.
MODIFY: Final = 0
HARM: Final = 1
HARM_EACH_TURN: Final = 2
HEAL: Final = 3
HEAL_EACH_TURN: Final = 4
GIVE_MANA: Final = 5
STEAL_MANA: Final = 6
GIVE_AP: Final = 7
STEAL_AP: Final = 8
GIVE_VP: Final = 9
DISPLACE: Final = 10
COOL: Final = 11
SILENCE: Final = 12
DESTROY: Final = 13
GRANT: Final = 14
IGNORE: Final = 15
LAY: Final = 16
DISPEL: Final = 17
SHIFT: Final = 18
WELL: Final = 19
TERRAIN: Final = 20
SPAWN: Final = 21
# To what it is done: to a Golem at once, or lasting on it, or so that it acts at its upkeeps; to its army; to a Region.
_DEEDS: Final = [
    (MODIFY, "modify", "lasting"),
    (HARM, "harm", "golem"),
    (HARM_EACH_TURN, "harm_each_turn", "over time"),
    (HEAL, "heal", "golem"),
    (HEAL_EACH_TURN, "heal_each_turn", "over time"),
    (GIVE_MANA, "mana", "army"),
    (STEAL_MANA, "steal_mana", "army"),
    (GIVE_AP, "ap", "army"),
    (STEAL_AP, "steal_ap", "army"),
    (GIVE_VP, "vp", "army"),
    (DISPLACE, "displace", "golem"),
    (COOL, "cool", "golem"),
    (SILENCE, "silence", "lasting"),
    (DESTROY, "destroy", "golem"),
    (GRANT, "grant", "lasting"),
    (IGNORE, "ignore", "lasting"),
    (LAY, "lay", "region"),
    (DISPEL, "dispel", "region"),
    (SHIFT, "shift", "region"),
    (WELL, "well", "region"),
    (TERRAIN, "terrain", "region"),
    (SPAWN, "spawn", "region"),
]
DEEDS: Final = [word for _, word, _ in sorted(_DEEDS)]


def _done_to(*whom: str) -> int:
    """A mask of the deeds that are done to these."""
    return sum([1 << deed for deed, _, to in _DEEDS if to in whom])


OVER_TIME: Final = _done_to("over time")
LASTING: Final = _done_to("lasting") | OVER_TIME
ON_ARMY: Final = _done_to("army")
ON_REGION: Final = _done_to("region")

# Where a deed on a Region is done: the Region of the target or the chosen one, the bearer's, those of each Golem that it is
# for, those with a known Mana Well.
AT_THERE: Final = 0
AT_HERE: Final = 1
AT_EACH: Final = 2
AT_WELLS: Final = 3
PLACES: Final = ["there", "here", "each", "wells"]

# What is done to a Mana Well.
WELL_DEEDS: Final = ["create", "recharge", "fill", "drain", "remove", "move"]

# Attributes that effects modify. crit is in percent (150: x 1.5); doubles: 0 makes doubles miss (ruling B47);
# roll: what is added to the number rolled; doubles count as the dice lie. ignores_cover, as_melee and the re-rolls: 1 for
# yes. cooldown: the Rounds that a use adds; doubling: 0 for uses that do not double the cost.
ACCURACY: Final = 0
DAMAGE: Final = 1
RANGE: Final = 2
DODGE: Final = 3
ARMOR: Final = 4
MOVEMENT: Final = 5
COVER: Final = 6
INTERVENING: Final = 7
DAMAGE_TAKEN: Final = 8
CRIT: Final = 9
DOUBLES: Final = 10
COST: Final = 11
IGNORES_COVER: Final = 12
AS_MELEE: Final = 13
ROLL: Final = 14
REROLL_MISSES: Final = 15
REROLL_HITS: Final = 16
COOLDOWN: Final = 17
DOUBLING: Final = 18
# Whose it is: the ability's that has it, that of whom an attack strikes, or a Golem's by itself.
_ATTRIBUTES: Final = [
    (ACCURACY, "accuracy", "ability"),
    (DAMAGE, "damage", "ability"),
    (RANGE, "range", "ability"),
    (DODGE, "dodge", "target"),
    (ARMOR, "armor", "target"),
    (MOVEMENT, "movement", "golem"),
    (COVER, "cover", "target"),
    (INTERVENING, "intervening", "target"),
    (DAMAGE_TAKEN, "damage_taken", "target"),
    (CRIT, "crit", "ability"),
    (DOUBLES, "doubles", "target"),
    (COST, "cost", "ability"),
    (IGNORES_COVER, "ignores_cover", "ability"),
    (AS_MELEE, "as_melee", "ability"),
    (ROLL, "roll", "ability"),
    (REROLL_MISSES, "reroll_misses", "ability"),
    (REROLL_HITS, "reroll_hits", "target"),
    (COOLDOWN, "cooldown", "ability"),
    (DOUBLING, "doubling", "ability"),
]
ATTRIBUTES: Final = [word for _, word, _ in sorted(_ATTRIBUTES)]
OF_ABILITIES: Final = sum([1 << attribute for attribute, _, whose in _ATTRIBUTES if whose == "ability"])
OF_TARGETS: Final = sum([1 << attribute for attribute, _, whose in _ATTRIBUTES if whose == "target"])
# Those of which `of` says whose: of moves, attacks or powers.
OF_SELECTED: Final = (1 << COST) | (1 << MOVEMENT) | (1 << COOLDOWN) | (1 << DOUBLING)

# Operations (ruling B35).
ADD: Final = 0
SET: Final = 1
MULTIPLY: Final = 2
OPERATIONS: Final = ["add", "set", "multiply"]

# What amounts of harm and healing are measured by: as they stand, or percent of the attack's Base Damage or of the damage.
FIXED: Final = 0
OF_BASE_DAMAGE: Final = 1
OF_DAMAGE: Final = 2
MEASURES: Final = ["fixed", "base_damage", "damage"]

# What ends an effect before its rounds are over, as a mask.
NEXT_ATTACK: Final = 0
MOVES: Final = 1
LEAVES: Final = 2
TURN_END: Final = 3
ENDS: Final = ["next_attack", "move", "leaves", "turn_end"]

# How a displacement finds its way (Displacement).
CHOSEN: Final = 0
RANDOM: Final = 1
PUSH: Final = 2
PULL: Final = 3
WAYS: Final = ["chosen", "random", "push", "pull"]

# What cost changes and cooldown changes select, as a mask.
SELECT_WALK: Final = 0
SELECT_FLY: Final = 1
SELECT_ATTACKS: Final = 2
SELECT_POWERS: Final = 3
SELECTED: Final = ["walk", "fly", "attacks", "powers"]

# Zones: what lies on a Region and acts there.
LAID: Final = 0
BLESSING: Final = 1
CURSE: Final = 2
ZONES: Final = ["laid", "blessing", "curse"]

# Conditions: what they look at, and whose: of the Golem that has the ability, of its opponent, of each that it is for. What
# no Golem has (an Ancient One's, the scenario's, what lies on a Region) counts "self" as "each".
IF_COVER: Final = 0
IF_TERRAIN: Final = 1
IF_CLASS: Final = 2
IF_ARCANUM: Final = 3
IF_FACTION: Final = 4
IF_MOVED: Final = 5
IF_CONTESTED: Final = 6
IF_FIRST_HIT: Final = 7
IF_CRITICAL: Final = 8
IF_HEALTH_AT_MOST: Final = 9
IF_HEALTH_AT_LEAST: Final = 10
IF_NEAR: Final = 11
IF_BEYOND: Final = 12
CONDITIONS: Final = [
    "cover",
    "terrain",
    "class",
    "arcanum",
    "faction",
    "moved",
    "contested",
    "first_hit",
    "critical",
    "health_at_most",
    "health_at_least",
    "near",
    "beyond",
]
BEARER: Final = 0
OTHER: Final = 1
EACH: Final = 2
SUBJECTS: Final = ["self", "other", "each"]

# Kinds of sources for Stacking of Special Effects, and the sides they can be on (ruling B23). A scenario's story, its
# encounters, is of none of the rulebook's kinds.
FROM_REGION: Final = 0
FROM_GOLEM: Final = 1
FROM_KNIGHT: Final = 2
FROM_ANCIENT: Final = 3
FROM_RELIC: Final = 4
FROM_STORY: Final = 5
# Those that always stack, as a mask.
STACKING: Final = (1 << FROM_ANCIENT) | (1 << FROM_RELIC) | (1 << FROM_STORY)
SIDE_ALLY: Final = 0
SIDE_ENEMY: Final = 1
SIDE_NEUTRAL: Final = 2
SIDES: Final = 3

# Encounters and objectives: what fires them, and what follows.
ON_REGION_ENTERED: Final = 0
ON_ROUND_START: Final = 1
ON_ROUND_END: Final = 2
ON_TURN_START: Final = 3
ON_CAPTURE: Final = 4
ON_DESTRUCTION: Final = 5
ON_VP: Final = 6
OCCASIONS: Final = ["enter", "round_start", "round_end", "turn_start", "capture", "destroyed", "vp"]
RESULTS: Final = [
    "vp",
    "mana",
    "ap",
    "effects",
    "spawn",
    "terrain",
    "well",
    "message",
    "objective",
    "end",
    "stop",
    "send",
    "wild_attacks",
]

# How the deployment and turn order is found (Game Start).
ORDERS: Final = ["apv", "position", "random"]

# How destroyed Golems are worth Victory Points.
VP_NONE: Final = 0
VP_BY_CLASS: Final = 1
VP_BY_APV: Final = 2
DESTRUCTION_VP: Final = ["none", "class", "apv"]

# How ranges are measured (ruling B3).
RANGES: Final = ["diagonal", "steps"]

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
RANKS: Final = ["golem-master"]

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
COVER_LETTERS: Final = "-gmh"

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

# When an effect is looked at.
ALWAYS: Final = 0
ON_HIT: Final = 1
ON_MISS: Final = 2
ON_ATTACK: Final = 3
ON_MOVE: Final = 4
ON_UPKEEP: Final = 5
TRIGGERS: Final = ["always", "hit", "miss", "attack", "move", "upkeep"]

# Whom an effect is for; "here" is the Region of the Golem that has the ability.
SELF: Final = 0
TARGET: Final = 1
TARGET_AND_ALLIES: Final = 2
ALLIES_HERE: Final = 3
ENEMIES_HERE: Final = 4
WHOM: Final = ["self", "target", "target_and_its_allies_there", "allies_here", "enemies_here"]

# What an effect does.
MODIFY: Final = 0
HARM: Final = 1
HARM_EACH_TURN: Final = 2
DISPLACE: Final = 3
COOL_MOVES: Final = 4
DEEDS: Final = ["modify", "harm", "harm_each_turn", "displace", "cool_moves"]

# Attributes that effects modify. crit is in percent (150: x 1.5); doubles: 0 makes doubles miss (ruling B47).
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
ATTRIBUTES: Final = [
    "accuracy",
    "damage",
    "range",
    "dodge",
    "armor",
    "movement",
    "cover",
    "intervening",
    "damage_taken",
    "crit",
    "doubles",
]

# Operations (ruling B35).
ADD: Final = 0
SET: Final = 1
MULTIPLY: Final = 2
OPERATIONS: Final = ["add", "set", "multiply"]

# Conditions: what they look at, and whose.
IF_COVER: Final = 0
IF_TERRAIN: Final = 1
IF_CLASS: Final = 2
CONDITIONS: Final = ["cover", "terrain", "class"]
BEARER: Final = 0
OTHER: Final = 1
SUBJECTS: Final = ["self", "other"]

# Kinds of sources for Stacking of Special Effects, and the sides they can be on (ruling B23).
FROM_REGION: Final = 0
FROM_GOLEM: Final = 1
SIDE_ALLY: Final = 0
SIDE_ENEMY: Final = 1
SIDE_NEUTRAL: Final = 2
SIDES: Final = 3

# How the deployment and turn order is found (Game Start).
ORDERS: Final = ["apv", "position", "random"]

# How destroyed Golems are worth Victory Points.
VP_NONE: Final = 0
VP_BY_CLASS: Final = 1
VP_BY_APV: Final = 2
DESTRUCTION_VP: Final = ["none", "class", "apv"]

# How ranges are measured (ruling B3).
RANGES: Final = ["diagonal", "steps"]

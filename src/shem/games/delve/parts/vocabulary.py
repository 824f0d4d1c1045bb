"""The closed vocabulary of cards, enemies and quests: small ints for the rules, words for content files and catalogues."""

from __future__ import annotations

from typing import Final

# Soul Natures
LAW: Final = 0
NEUTRAL: Final = 1
CHAOS: Final = 2
NATURES: Final = ("law", "neutral", "chaos")

RANKS: Final = 4  # Soul Ranks of a Hero, 0 is rank I
FOE_RANKS: Final = 3  # ranks of an Enemy kind, 0 is rank I; a master has one card
MOST_HEROES: Final = 5

# dice
RED: Final = 0
BLUE: Final = 1
COLOURS: Final = ("red", "blue")
FACES: Final = ("blank", "hit", "hit-star", "two-hits", "lethal", "shield", "two-shields", "star")

# decks
ENCOUNTER: Final = 0
EVENT: Final = 1
TRAP: Final = 2
SEARCH: Final = 3
CRITICAL: Final = 4
BLESSING_LAW: Final = 5
BLESSING_NEUTRAL: Final = 6
BLESSING_CHAOS: Final = 7
TREASURE: Final = 8
DECKS: Final = ("encounter", "event", "trap", "search", "critical", "law", "neutral", "chaos", "treasure")

# where an Item is worn
HAND: Final = 0
TWO_HANDS: Final = 1
BODY: Final = 2
HEAD: Final = 3
FEET: Final = 4
CHARM: Final = 5
NO_SLOT: Final = 6  # used from the pack
SLOTS: Final = ("hand", "two-hands", "body", "head", "feet", "charm", "none")
SLOT_ROOM: Final = (2, 1, 1, 1, 1, 2)  # how many are worn at once; two hands take both hands

ITEM_KINDS: Final = ("weapon", "armour", "item", "treasure")
WEAPON: Final = 0
ARMOUR: Final = 1
TOOL: Final = 2
PRIZE: Final = 3

# kinds of damage
TYPES: Final = ("blade", "blunt", "flame", "arc", "void")

# when a power or an Item is used, and what it takes
AS_COMBAT: Final = 0
AS_ACTION: Final = 1
AS_FREE: Final = 2
IN_HIT: Final = 3  # step 2 of the HIT Stage of one's own attack
IN_DEFENCE: Final = 4  # step 5 of the DEF Stage against oneself
TIMINGS: Final = ("combat", "action", "free", "hit", "defence")

# at what it is aimed
AIM_NONE: Final = 0
AIM_HERO: Final = 1  # a Hero that is no soul, oneself included
AIM_ENEMY: Final = 2
AIM_AREA: Final = 3
AIMS: Final = ("none", "hero", "enemy", "area")

# when an effect of something that one has is looked at
ALWAYS: Final = 0
USE: Final = 1  # when it is used, drawn, read or executed
WOUNDS: Final = 2  # its holder's attack has wounded
KILLS: Final = 3  # its holder has killed
HURT: Final = 4  # its holder was wounded by an attack
TURN: Final = 5  # its holder's Hero Turn or activation begins
TIME: Final = 6  # Time Phase, effects cleanup
DIES: Final = 7  # its holder dies
MOMENTS: Final = ("always", "use", "wounds", "kills", "hurt", "turn", "time", "dies")

# whom an effect is for
SELF: Final = 0
TARGET: Final = 1
HEROES_HERE: Final = 2  # in the subject's area, or as far around as `reach` says; so the next ones
ENEMIES_HERE: Final = 3
EVERYONE_HERE: Final = 4
OTHERS_HERE: Final = 5  # everybody but the subject
HEROES_THERE: Final = 6  # around the target
ENEMIES_THERE: Final = 7
HEROES: Final = 8  # all of them
ENEMIES: Final = 9
ACTIVE: Final = 10  # the Hero whose turn it is
WHOM: Final = (
    "self",
    "target",
    "heroes-here",
    "enemies-here",
    "everyone-here",
    "others-here",
    "heroes-there",
    "enemies-there",
    "heroes",
    "enemies",
    "active",
)

# Body Conditions
SLOWED: Final = 0
BLINDED: Final = 1
STUNNED: Final = 2
BLEED: Final = 3
FIRE: Final = 4
KO: Final = 5
POISON: Final = 6
RED_CRITICAL: Final = 7  # any Critical token that stays; only cured by this number
CONDITIONS: Final = ("slowed", "blinded", "stunned", "bleed", "fire", "ko", "poison", "red-critical")

# Overlays
BARRIER: Final = 0
DIFFICULT: Final = 1
DEADLY: Final = 2
OVERLAYS: Final = ("barrier", "difficult", "deadly")

# what a door or chest is
OPENED: Final = 0
CLOSED: Final = 1
LOCKED: Final = 2
MAGIC: Final = 3
LOCKS: Final = ("open", "closed", "locked", "magic")

# whom an Enemy prefers
NOBODY_PREFERRED: Final = 0
PREFER_LAW: Final = 1
PREFER_NEUTRAL: Final = 2
PREFER_CHAOS: Final = 3
STRONGEST: Final = 4  # highest Soul Rank
WEAKEST: Final = 5  # lowest Armor
RICHEST: Final = 6  # most Crowns
AILING: Final = 7  # has a Body Condition
ALONE: Final = 8  # no other Hero's figure in its area
FARTHEST: Final = 9
ACTIVE_HERO: Final = 10
PREFERENCES: Final = (
    "nobody",
    "law",
    "neutral",
    "chaos",
    "strongest",
    "weakest",
    "richest",
    "ailing",
    "alone",
    "farthest",
    "active",
)

# what an effect does; `amount` of it, a whole number: nothing is divided, so that nothing is rounded (ruling 2)
HITS: Final = 0  # more Hits in this attack; always: in each of its holder's, fewer where the amount is below 0
LETHAL: Final = 1  # more Lethal Hits in this attack
PIERCE: Final = 2  # Armor that this attack ignores
SHIELDS: Final = 3  # more Shields in this defence
REROLL: Final = 4  # dice of one's own roll, of the colour `what`, -1 any
CRITICALS: Final = 5  # Critical tokens for the target
AOE: Final = 6  # this attack or effect reaches `reach` areas around its target
BASH: Final = 7
BREAK: Final = 8
DRAIN: Final = 9
ARMOR: Final = 10  # figures of a Character, while it has this
MOST_BLUE: Final = 11  # Blue Dice that it may roll in a DEF Stage
MOVES: Final = 12
SAVE: Final = 13
HEALTH: Final = 14
COMBATS: Final = 15
ACTIONS: Final = 16
MAGIC_SHIELDS: Final = 17
RESIST: Final = 18  # Hits fewer of attacks of the type `what`
WEAK: Final = 19  # Hits more of attacks of the type `what`
FLIES: Final = 20
IMMUNE: Final = 21  # to the condition `what`
HURTS: Final = 22  # Health that the Character suffers
HEALS: Final = 23
AFFLICT: Final = 24  # the condition `what` of the rank `rank` (1 up)
CURES: Final = 25  # the condition `what`, -1 all of them
REFILLS: Final = 26  # Magic Shields that were spent; 0: all of them
POINTS: Final = 27  # movement points in this turn
MORE_ACTIONS: Final = 28  # Action Activities in this turn
MORE_COMBATS: Final = 29
READIES: Final = 30  # used powers that are refreshed, those first that would take longest; 0: all of them
CROWNS: Final = 31
SOULS: Final = 32
GAINS: Final = 33  # the Item `what`
TREASURES: Final = 34  # cards of the Treasure deck
DRAWS: Final = 35  # cards of the deck `what`
SPAWNS: Final = 36  # Enemies of the card `what`, in the area `at`, -1 where the subject, or as `whom` the target, is
SUMMONS: Final = 37  # Minions of the card `what` that obey the Hero
HIDES: Final = 38
SLIPS: Final = 39  # Evades freely in this turn
PULLS: Final = 40  # areas towards the subject
PUSHES: Final = 41  # areas away from the subject
STRIKES: Final = 42  # an attack of the Enemy's card on its victim, with so many Hits more, up to `reach` areas far
ADVANCES: Final = 43  # towards the victim, at most so many areas (0: its Move), until it is `reach` areas away
RETREATS: Final = 44  # away from the victim, at most so many areas (0: its Move)
SHELTERS: Final = 45  # to the nearest area with another Enemy that is farther from the victim
DIES_NOW: Final = 46
ACTIVATES: Final = 47  # the nearest `amount` Enemies (0: all) of the rank `rank` (-1 any) and kind `what` (-1 any)
STANDS: Final = 48
BRINGS: Final = 49  # Night (amount 1) or Day (amount 0) lies beside the Event deck
OPENS: Final = 50  # the door `at`
REVEALS: Final = 51  # the District `at`
PLACES: Final = 52  # the overlay `what` in the area `at`; a barrier bars the area `amount` from there
REMOVES: Final = 53  # the overlays of the area `at` of the kind `what`, -1 all
UNLOCKS: Final = 54  # the Magic Lock of the door `at`, or of the chest `what`
AIMS_FOR: Final = 55  # the objective `what` of the quest
READS: Final = 56  # the paragraph `what`
FLAGS: Final = 57  # the quest's flag `what` is set
COUNTS: Final = 58  # the quest's count `what` goes up by `amount`
WINS: Final = 59  # the quest, with the ending `what`
LOSES: Final = 60
BARS: Final = 61  # the activity `what` of ACTIVITIES, while it has this
DEEDS: Final = (
    "hits",
    "lethal",
    "pierce",
    "shields",
    "reroll",
    "critical",
    "aoe",
    "bash",
    "break",
    "drain",
    "armor",
    "blue",
    "moves",
    "save",
    "health",
    "combats",
    "actions",
    "magic",
    "resist",
    "weak",
    "flies",
    "immune",
    "hurts",
    "heals",
    "afflict",
    "cures",
    "refills",
    "points",
    "more-actions",
    "more-combats",
    "readies",
    "crowns",
    "souls",
    "gains",
    "treasures",
    "draws",
    "spawns",
    "summons",
    "hides",
    "slips",
    "pulls",
    "pushes",
    "strikes",
    "advances",
    "retreats",
    "shelters",
    "dies",
    "activates",
    "stands",
    "brings",
    "opens",
    "reveals",
    "places",
    "removes",
    "unlocks",
    "objective",
    "reads",
    "flag",
    "count",
    "wins",
    "loses",
    "bars",
)

# activities that something can bar
PRAYING: Final = 0
DASHING: Final = 1
FOCUSING: Final = 2
SEARCHING: Final = 3
RANGED: Final = 4  # attacks on other areas
ACTIVITIES: Final = ("pray", "dash", "focus", "search", "ranged")

# what makes a paragraph of the Book of Secrets be read
AT_START: Final = 0
ON_REVEAL: Final = 1  # the District
ON_ENTER: Final = 2  # a Hero enters the area
ON_OPEN: Final = 3  # the door
ON_CHEST: Final = 4  # the chest
ON_SEARCH: Final = 5  # the search area
ON_KILL: Final = 6  # an Enemy of the card
ON_CLEAR: Final = 7  # no Enemy is left that came in the District
ON_ROUND: Final = 8  # an Event Phase of this round or later ends
ON_EVENTS_OUT: Final = 9  # there are no more Events
ON_GATHER: Final = 10  # all Heroes that are no souls are in the area
ON_HOLD: Final = 11  # Heroes control the area at the end of an Event Phase
ON_FALL: Final = 12  # a Hero becomes a soul
ON_COUNT: Final = 13  # the count `what` has reached `least`
ON_READ: Final = 14  # only another paragraph leads to it
TRIGGERS: Final = (
    "start",
    "reveal",
    "enter",
    "open",
    "chest",
    "search",
    "kill",
    "clear",
    "round",
    "events-out",
    "gather",
    "hold",
    "fall",
    "count",
    "read",
)

# what a bonus or a figure comes from: SOURCE[kind] + number
SOURCE: Final = 1000
OF_HERO: Final = 0
OF_ITEM: Final = SOURCE
OF_POWER: Final = 2 * SOURCE  # hero's seat * 16 + power
OF_FOE: Final = 3 * SOURCE
OF_CARD: Final = 4 * SOURCE  # deck * 100 + card
OF_PARAGRAPH: Final = 5 * SOURCE
OF_AREA: Final = 6 * SOURCE
OF_CONDITION: Final = 7 * SOURCE

FIRST_ENEMY: Final = 8  # figures: 0..4 are Heroes by seat, from here on Enemies
MOST_FIGURES: Final = 72

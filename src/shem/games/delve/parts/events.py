"""What can happen in a quest, and what rolls are for. Figures are their `who`; cards and areas are numbers."""

from __future__ import annotations

from typing import Final

from shem.core.event import EventKind

# purposes of rolls
HIT_RED: Final = "hit-red"  # args: attacker, target
HIT_BLUE: Final = "hit-blue"  # args: attacker, target
DEFENCE: Final = "defence"  # args: defender, attacker; Blue
SAVING: Final = "save"  # args: the figure; Blue
BLIND_DIE: Final = "blind"  # args: the Enemy; Blue
PRAYER: Final = "prayer"  # args: the seat; Red
SEARCH_DIE: Final = "search-die"  # args: the seat; Red
CARD: Final = "card"  # args: the deck, the seat it is drawn for; faces are the cards left, in their order

QUEST_BEGAN: Final = EventKind("quest-began", ("act", "heroes"))
ROUND_BEGAN: Final = EventKind("round-began", ("round",))
NEXT_HERO: Final = EventKind("next-hero", ("seat", "soul"))
TURN_ENDED: Final = EventKind("turn-ended", ("seat",))

# Time Phase
REFRESHED: Final = EventKind("refreshed", ("seat", "power"))
COOLED: Final = EventKind("cooled", ("seat", "power", "left"))
ENHANCED: Final = EventKind("enhanced", ("seat", "rank", "price", "souls"), tallies=("price",))
RESURRECTED: Final = EventKind("resurrected", ("seat", "rank", "area", "price", "souls"), tallies=("price",))

# Hero Turn
MOVED: Final = EventKind("moved", ("who", "start", "area", "cost", "left"), tallies=("cost",))
EVADED: Final = EventKind("evaded", ("seat", "area", "freely"))
DASHED: Final = EventKind("dashed", ("seat", "points"))
STOOD_UP: Final = EventKind("stood-up", ("who",))
FOCUSED: Final = EventKind("focused", ("seat",))
PRAYED: Final = EventKind("prayed", ("seat", "crowns", "faces", "stars"), reveals=True, tallies=("price",))
BLESSED: Final = EventKind("blessed", ("seat", "deck", "card"), reveals=True)
DOOR_OPENED: Final = EventKind("door-opened", ("seat", "door", "forced"))
CHEST_OPENED: Final = EventKind("chest-opened", ("seat", "chest"))
SEARCHED: Final = EventKind("searched", ("seat", "token", "card", "face", "matched"), reveals=True)
EQUIPPED: Final = EventKind("equipped", ("seat", "item", "worn"))
PICKED: Final = EventKind("picked", ("seat", "item"))
PICKED_CROWNS: Final = EventKind("picked-crowns", ("seat", "amount"))
DROPPED: Final = EventKind("dropped", ("seat", "item"))
DROPPED_CROWNS: Final = EventKind("dropped-crowns", ("seat", "amount"))
PASSED: Final = EventKind("passed", ("seat", "other", "item"))
PASSED_CROWNS: Final = EventKind("passed-crowns", ("seat", "other", "amount"))
USED_ITEM: Final = EventKind("used-item", ("seat", "item", "aim", "gone"))
USED_POWER: Final = EventKind("used-power", ("seat", "power", "aim", "turns"))
USED_BLESSING: Final = EventKind("used-blessing", ("seat", "deck", "card", "aim"))
WASTED: Final = EventKind("wasted", ("who",))  # Blinded: the Save failed
SAVED: Final = EventKind("saved", ("who", "faces", "success"), reveals=True)

# combat
ATTACKED: Final = EventKind("attacked", ("who", "target", "source", "reaction"))
HIT_ROLLED: Final = EventKind("hit-rolled", ("who", "target", "red", "blue", "stars"), reveals=True)
REROLLED: Final = EventKind("rerolled", ("who", "source", "colour", "was", "face"), reveals=True)
ADDED: Final = EventKind("added", ("who", "source", "deed", "amount"))
STAR_SPENT: Final = EventKind("star-spent", ("who", "source", "line"))
HIT_TOTAL: Final = EventKind("hit-total", ("who", "target", "hits", "lethal"), tallies=("hits", "lethal"))
BLOCK_ROLLED: Final = EventKind(
    "block-rolled", ("who", "attacker", "faces"), reveals=True, tallies=("hits", "lethal", "armor", "dice")
)
DEFENDED: Final = EventKind("defended", ("who", "attacker", "wounds"), tallies=("shields", "wounds"))
WOUNDED: Final = EventKind("wounded", ("who", "amount", "health", "source"))
HEALED: Final = EventKind("healed", ("who", "amount", "health", "source"))
BASHED: Final = EventKind("bashed", ("who", "start", "area"))
PULLED: Final = EventKind("pulled", ("who", "start", "area"))
BASH_STOPPED: Final = EventKind("bash-stopped", ("who",))
ARMOR_BROKEN: Final = EventKind("armor-broken", ("who", "broken"))
CRITICAL: Final = EventKind("critical", ("who", "card", "red"), reveals=True)
FELL: Final = EventKind("fell", ("seat",))  # a Hero becomes a soul
KILLED: Final = EventKind("killed", ("who", "foe", "souls", "by"))
MINION_GONE: Final = EventKind("minion-gone", ("who", "foe"))

# conditions
AFFLICTED: Final = EventKind("afflicted", ("who", "condition", "rank", "source"))
IGNORED: Final = EventKind("ignored", ("who", "condition", "rank"))  # a second of the same: 1 Health instead
IMMUNE: Final = EventKind("immune", ("who", "condition"))
CURED: Final = EventKind("cured", ("who", "condition"))
FADED: Final = EventKind("faded", ("who", "condition", "rank"))  # it falls to this rank, 0: gone
HID: Final = EventKind("hid", ("who",))
SEEN: Final = EventKind("seen", ("who",))  # no longer Hidden
REFILLED: Final = EventKind("refilled", ("who", "shields"))

# Enemies
SPAWNED: Final = EventKind("spawned", ("who", "foe", "area", "owner", "minion"))
ENCOUNTER: Final = EventKind("encounter", ("card", "obey"), reveals=True)  # obey: who activates, in order
OTHERWISE: Final = EventKind("otherwise", ("card",))
ACTIVATED: Final = EventKind("activated", ("who",))
SKIPPED: Final = EventKind("skipped", ("who", "condition"))  # Stunned, or Blinded and no Shield
# heroes: in its range and in sight; unseen: in its range alone
RULE_TRIED: Final = EventKind("rule-tried", ("who", "rule", "matched", "heroes", "unseen"))
VICTIM_POSSIBLE: Final = EventKind("victim-possible", ("who", "victim", "preferred", "wounds", "health", "distance"))
VICTIM_CHOSEN: Final = EventKind("victim-chosen", ("who", "victim", "by"))  # by: of BY
SENTENCE: Final = EventKind("sentence", ("who", "rule", "sentence"))
CUT_SHORT: Final = EventKind("cut-short", ("who",))  # Slowed
NO_WAY: Final = EventKind("no-way", ("who",))
STRIKE_MISSED: Final = EventKind("strike-missed", ("who", "victim"))  # out of range or sight

# cards and the Book of Secrets
DREW: Final = EventKind("drew", ("seat", "deck", "card"), reveals=True)
SHUFFLED: Final = EventKind("shuffled", ("deck",))
EVENT_LEFT: Final = EventKind("event-left", ("card",))
EVENTS_OUT: Final = EventKind("events-out", ())
SKY: Final = EventKind("sky", ("night",))
GAINED: Final = EventKind("gained", ("seat", "item"))
GAINED_CROWNS: Final = EventKind("gained-crowns", ("seat", "amount", "crowns"))
GAINED_SOULS: Final = EventKind("gained-souls", ("amount", "souls"))
READ: Final = EventKind("read", ("paragraph",), reveals=True)
CHOSE: Final = EventKind("chose", ("seat", "paragraph", "choice"))
REVEALED: Final = EventKind("revealed", ("district",), reveals=True)
UNLOCKED: Final = EventKind("unlocked", ("door", "chest"))
PLACED: Final = EventKind("placed", ("overlay", "area"))
REMOVED: Final = EventKind("removed", ("area",))
OBJECTIVE: Final = EventKind("objective", ("objective",))
COUNTED: Final = EventKind("counted", ("counter", "count"))
ENDED: Final = EventKind("ended", ("won", "ending"))

# why a victim was chosen
BY_ONLY: Final = 0
BY_PREFERENCE: Final = 1
BY_WOUNDS: Final = 2
BY_HEALTH: Final = 3
BY_DISTANCE: Final = 4
BY_PLAYER: Final = 5

KINDS: Final = [
    QUEST_BEGAN,
    ROUND_BEGAN,
    NEXT_HERO,
    TURN_ENDED,
    REFRESHED,
    COOLED,
    ENHANCED,
    RESURRECTED,
    MOVED,
    EVADED,
    DASHED,
    STOOD_UP,
    FOCUSED,
    PRAYED,
    BLESSED,
    DOOR_OPENED,
    CHEST_OPENED,
    SEARCHED,
    EQUIPPED,
    PICKED,
    PICKED_CROWNS,
    DROPPED,
    DROPPED_CROWNS,
    PASSED,
    PASSED_CROWNS,
    USED_ITEM,
    USED_POWER,
    USED_BLESSING,
    WASTED,
    SAVED,
    ATTACKED,
    HIT_ROLLED,
    REROLLED,
    ADDED,
    STAR_SPENT,
    HIT_TOTAL,
    BLOCK_ROLLED,
    DEFENDED,
    WOUNDED,
    HEALED,
    BASHED,
    PULLED,
    BASH_STOPPED,
    ARMOR_BROKEN,
    CRITICAL,
    FELL,
    KILLED,
    MINION_GONE,
    AFFLICTED,
    IGNORED,
    IMMUNE,
    CURED,
    FADED,
    HID,
    SEEN,
    REFILLED,
    SPAWNED,
    ENCOUNTER,
    OTHERWISE,
    ACTIVATED,
    SKIPPED,
    RULE_TRIED,
    VICTIM_POSSIBLE,
    VICTIM_CHOSEN,
    SENTENCE,
    CUT_SHORT,
    NO_WAY,
    STRIKE_MISSED,
    DREW,
    SHUFFLED,
    EVENT_LEFT,
    EVENTS_OUT,
    SKY,
    GAINED,
    GAINED_CROWNS,
    GAINED_SOULS,
    READ,
    CHOSE,
    REVEALED,
    UNLOCKED,
    PLACED,
    REMOVED,
    OBJECTIVE,
    COUNTED,
    ENDED,
]

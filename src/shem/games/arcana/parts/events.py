"""What can happen in a battle, what is rolled for, and what is asked: codes with the names of their numbers."""

from __future__ import annotations

from typing import Final

from shem.core.event import EventKind

ORDER: Final = EventKind("order", ("armies",), reveals=True)
DEPLOYED: Final = EventKind("deployed", ("golem", "region"))
HELD_BACK: Final = EventKind("held-back", ("army", "golems"))
ROUND: Final = EventKind("round", ("round",))
TURN: Final = EventKind("turn", ("army", "round"))
CAPTURED: Final = EventKind("captured", ("army", "region", "vp", "total"))
WELL: Final = EventKind("well", ("army", "region", "mana", "total", "left"))
GRANTED: Final = EventKind("granted", ("army", "mana", "total"))
EXPIRED: Final = EventKind("expired", ("golem", "source", "effect"))
MOVED: Final = EventKind("moved", ("golem", "ability", "path", "ap"))
ENTERED_BOARD: Final = EventKind("entered-board", ("golem", "ability", "region", "ap"))
CHARGED: Final = EventKind("charged", ("golem", "move", "region", "approach", "ap"))
ATTACKED: Final = EventKind("attacked", ("golem", "ability", "region", "cost", "roll", "spared"))
REROLLED: Final = EventKind("rerolled", ("golem", "ability", "roll", "source"))
USED: Final = EventKind("used", ("golem", "ability", "cost"))
USED_ON: Final = EventKind("used-on", ("golem", "ability", "target", "cost"))
USED_AT: Final = EventKind("used-at", ("golem", "ability", "region", "cost"))
SUMMONED: Final = EventKind("summoned", ("golem", "ability", "construct", "region", "health"))
LEFT: Final = EventKind("left", ("army", "golems"))
MIRACLE: Final = EventKind("miracle", ("army", "ancient", "mana", "total"))
BLESSED: Final = EventKind("blessed", ("army", "ancient", "origin", "region", "mana", "total"))
CURSED: Final = EventKind("cursed", ("army", "ancient", "origin", "region", "mana", "total"))
LIFTED: Final = EventKind("lifted", ("source", "region"))
BLED: Final = EventKind("bled", ("golem", "ability", "damage", "health"))
STRUCK: Final = EventKind(
    "struck",
    ("golem", "ability", "target", "result", "roll", "to_hit", "damage", "health"),
    tallies=("to_hit", "damage"),
)
HARMED: Final = EventKind("harmed", ("golem", "source", "damage", "health"))
HEALED: Final = EventKind("healed", ("golem", "source", "gain", "health"))
PLACED: Final = EventKind("placed", ("golem", "source", "effect", "rounds"))
SILENCED: Final = EventKind("silenced", ("golem", "source", "part", "rounds"))
COOLED: Final = EventKind("cooled", ("golem", "source", "ability", "pips"))
DISPLACED: Final = EventKind("displaced", ("golem", "source", "origin", "region"))
STAYED: Final = EventKind("stayed", ("golem", "source", "region"))
CRUSHED: Final = EventKind("crushed", ("golem", "region"))
BREAKDOWN: Final = EventKind("breakdown", ("golem", "percent", "mana", "total"))
SHUT_DOWN: Final = EventKind("shut-down", ("golem", "part"))
RESTORED: Final = EventKind("restored", ("golem", "part"))
MANA_CHANGED: Final = EventKind("mana-changed", ("army", "source", "change", "total"))
AP_CHANGED: Final = EventKind("ap-changed", ("army", "source", "change", "total"))
VP_CHANGED: Final = EventKind("vp-changed", ("army", "source", "change", "total"))
LAID: Final = EventKind("laid", ("region", "source", "army", "rounds"))
SHIFTED: Final = EventKind("shifted", ("origin", "source", "by", "region"))
WELL_FOUND: Final = EventKind("well-found", ("golem", "region"), reveals=True)
NOTHING_FOUND: Final = EventKind("nothing-found", ("golem", "region"), reveals=True)
WELL_CREATED: Final = EventKind("well-created", ("region", "mana"))
WELL_RECHARGED: Final = EventKind("well-recharged", ("region", "left"))
WELL_FILLED: Final = EventKind("well-filled", ("region", "mana", "left"))
WELL_DRAINED: Final = EventKind("well-drained", ("region",))
WELL_REMOVED: Final = EventKind("well-removed", ("region",))
WELL_MOVED: Final = EventKind("well-moved", ("origin", "region"))
GROUND_CHANGED: Final = EventKind("ground-changed", ("region", "terrain", "cover", "obstructions"))
SPAWNED: Final = EventKind("spawned", ("golem", "card", "army", "region"))
ENCOUNTERED: Final = EventKind("encounter", ("encounter", "army", "golem", "region"), reveals=True)
CHOSEN: Final = EventKind("chosen", ("army", "encounter", "option"))
MESSAGE: Final = EventKind("message", ("encounter", "option", "result"), reveals=True)
SECRET_DEALT: Final = EventKind("secret-dealt", ("army", "objective"), reveals=True)
RULED_OUT: Final = EventKind("ruled-out", ("army", "objective"), reveals=True)
COMPLETED: Final = EventKind("completed", ("army", "objective"), reveals=True)
RESIGNED: Final = EventKind("resigned", ("army", "golems"))
DESTROYED_GOLEM: Final = EventKind("destroyed", ("golem", "mana", "victor", "vp"))
ELIMINATED: Final = EventKind("eliminated", ("army", "lost"))
NOT_DEPLOYED_IN_TIME: Final = EventKind("not-deployed-in-time", ("army", "lost"))
TURN_ENDED: Final = EventKind("turn-ended", ("army", "ap", "mana", "total"))
ENDED: Final = EventKind("ended", ("winners", "scores", "ending"))

KINDS: Final = (
    ORDER,
    DEPLOYED,
    HELD_BACK,
    ROUND,
    TURN,
    CAPTURED,
    WELL,
    GRANTED,
    EXPIRED,
    MOVED,
    ENTERED_BOARD,
    CHARGED,
    ATTACKED,
    REROLLED,
    USED,
    USED_ON,
    USED_AT,
    SUMMONED,
    LEFT,
    MIRACLE,
    BLESSED,
    CURSED,
    LIFTED,
    BLED,
    STRUCK,
    HARMED,
    HEALED,
    PLACED,
    SILENCED,
    COOLED,
    DISPLACED,
    STAYED,
    CRUSHED,
    BREAKDOWN,
    SHUT_DOWN,
    RESTORED,
    MANA_CHANGED,
    AP_CHANGED,
    VP_CHANGED,
    LAID,
    SHIFTED,
    WELL_FOUND,
    NOTHING_FOUND,
    WELL_CREATED,
    WELL_RECHARGED,
    WELL_FILLED,
    WELL_DRAINED,
    WELL_REMOVED,
    WELL_MOVED,
    GROUND_CHANGED,
    SPAWNED,
    ENCOUNTERED,
    CHOSEN,
    MESSAGE,
    SECRET_DEALT,
    RULED_OUT,
    COMPLETED,
    RESIGNED,
    DESTROYED_GOLEM,
    ELIMINATED,
    NOT_DEPLOYED_IN_TIME,
    TURN_ENDED,
    ENDED,
)

# Purposes of rolls.
ROLL_ORDER: Final = "order"
ROLL_ATTACK: Final = "attack"
ROLL_AGAIN: Final = "attack-again"
ROLL_DIRECTION: Final = "direction"
ROLL_PUSH: Final = "push-out"
ROLL_BREAKDOWN: Final = "breakdown"
ROLL_WELL: Final = "hidden-well"
ROLL_PLACE: Final = "hidden-encounter"
ROLL_SECRET: Final = "secret"

# Prompts.
ASK_DEPLOY: Final = "deploy"
ASK_TURN: Final = "turn"
ASK_PATH: Final = "path"
ASK_DISPLACE: Final = "displace"
ASK_SHIFT: Final = "shift"
ASK_MOVE_WELL: Final = "move-well"
ASK_CHOOSE: Final = "choose"
ASK_SILENCE: Final = "silence"

# Endings (Game End), in the order of the `ending` number of ENDED.
LAST_STANDING: Final = "last-standing"
VP_TOTAL: Final = "vp-total"
ROUND_LIMIT: Final = "round-limit"
OBJECTIVE: Final = "objective"
STORY: Final = "story"
ENDINGS: Final = [LAST_STANDING, VP_TOTAL, ROUND_LIMIT, OBJECTIVE, STORY]

# Results of an attack, in the order of the `result` number of STRUCK (Rolling Doubles).
MISS: Final = 0
HIT: Final = 1
LUCKY: Final = 2
CRIT: Final = 3
SUPER_CRIT: Final = 4
RESULTS: Final = ["miss", "hit", "lucky", "crit", "super-crit"]

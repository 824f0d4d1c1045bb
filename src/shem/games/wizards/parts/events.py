"""What can happen among Wizards, and what rolls are for. Seats, spaces, slots and cards are numbers.

A unit in an event is its seat and the number of its chit, 0 the Wizard; a deck or hand is of vocabulary.DECK_NAMES.
"""

from __future__ import annotations

from typing import Final

from shem.core.event import EventKind

# purposes of rolls
TILE: Final = "tile"  # args: the space, then the tiles not laid yet, of which the face names one
CORNER: Final = "corner"  # args: the corners that are left; the face names one of them
FIRST: Final = "first-wizard"  # the face is the seat, from 1
CARD: Final = "card"  # args: the seat that gets it, the deck; faces are the cards that can come, in their order
LOOK: Final = "look"  # args: as for CARD; a card is decided because somebody looks at it
STOLEN: Final = "stolen"  # args: the thief, its victim, the hand; faces are the cards of that hand
ATTACK_DIE: Final = "attack"  # args: attacking seat and number, target's seat and number; 1 to 10
DEFENCE_DIE: Final = "defence"  # the same; the attacker of a Storm is its caster and -1
IMAGINED: Final = "imagined-card"  # a possible world; never asked of a person

MAP_LAID: Final = EventKind("map-laid", ("tiles", "towers"), reveals=True)  # tiles by space, Tower spaces by seat
FIRST_DRAWN: Final = EventKind("first-drawn", ("seat",), reveals=True)
DEALT: Final = EventKind("dealt", ("seat", "golem", "event"))  # how many cards
TURN_BEGAN: Final = EventKind("turn-began", ("round", "seat"))
MANA_GAINED: Final = EventKind("mana-gained", ("seat", "amount", "mana"))  # tally: income
CRAFTED: Final = EventKind(
    "crafted", ("seat", "number", "material", "size", "shape", "space", "cost"), reveals=True
)  # tally: cost
DREW: Final = EventKind("drew", ("seat", "deck", "bought"))
OWN_CARD: Final = EventKind("own-card", ("seat", "deck", "card"), reveals=True)  # seen by the seat alone
SHUFFLED: Final = EventKind("shuffled", ("deck",))
DISCARDED: Final = EventKind("discarded", ("seat", "deck", "card"), reveals=True)
CAST: Final = EventKind("cast", ("seat", "event", "target", "second", "third"), reveals=True)
PASSED: Final = EventKind("passed", ("seat",))
NEGATED: Final = EventKind("negated", ("seat", "event", "caster"))  # by whose Dispell; which Spell, and whose
RITUAL: Final = EventKind("ritual", ("seat", "amount", "mana"))
HASTED: Final = EventKind("hasted", ("seat", "space"))
AURA: Final = EventKind("aura", ("seat", "space", "event", "amount", "turns"))
AURA_ENDED: Final = EventKind("aura-ended", ("seat", "number", "event"))
PORTED: Final = EventKind("ported", ("seat", "space", "to"))
REPAIRED: Final = EventKind("repaired", ("seat", "space"))
LOOKED: Final = EventKind("looked", ("seat", "victim"))
HAND_SEEN: Final = EventKind("hand-seen", ("seat", "victim", "deck", "cards"), reveals=True)  # seen by the caster alone
DECK_SEEN: Final = EventKind("deck-seen", ("seat", "deck", "cards"), reveals=True)  # seen by the caster alone
STOLE: Final = EventKind("stole", ("seat", "victim", "deck", "cards"))  # cards: 0 or 1
OWN_THEFT: Final = EventKind("own-theft", ("seat", "victim", "deck", "card"), reveals=True)  # seen by both
TRANSFORMED: Final = EventKind("transformed", ("seat", "number", "trait", "value", "space"))
LIKES_DESTROYED: Final = EventKind("likes-destroyed", ("space", "trait", "units"))  # units: seat, number, seat, number
STORMED: Final = EventKind("stormed", ("seat", "number", "attack", "defence", "hit"), tallies=("force", "armor"))
MOVED: Final = EventKind("moved", ("seat", "number", "start", "way"))  # way: the spaces, the last is where it stops
BATTLE_BEGAN: Final = EventKind("battle-began", ("seat", "here", "enemy", "there"))
BATTLE_ROUND: Final = EventKind("battle-round", ("round",))
AIMED: Final = EventKind("aimed", ("seat", "number", "enemy", "target", "extra"))  # extra: 1 if an extra attack
PLAYED: Final = EventKind("played", ("seat", "event", "unit", "number"), reveals=True)  # the unit's seat and number
STRUCK: Final = EventKind(
    "struck", ("seat", "number", "enemy", "target", "attack", "defence", "hit"), tallies=("force", "armor")
)
DESTROYED: Final = EventKind("destroyed", ("seat", "number", "space"))
BATTLE_ENDED: Final = EventKind("battle-ended", ("winner", "loser", "here", "there"))
WIZARD_DIED: Final = EventKind("wizard-died", ("seat", "golem", "event"), reveals=True)  # the cards of its hands
RETURNED: Final = EventKind("returned", ("seat", "number", "space"))
LOST: Final = EventKind("lost", ("seat", "number"))  # a Soft Golem that could have returned and did not
TURN_ENDED: Final = EventKind("turn-ended", ("seat",))
ENDED: Final = EventKind("ended", ("winners", "sites", "mana"))  # by seat

KINDS: Final = [
    MAP_LAID,
    FIRST_DRAWN,
    DEALT,
    TURN_BEGAN,
    MANA_GAINED,
    CRAFTED,
    DREW,
    OWN_CARD,
    SHUFFLED,
    DISCARDED,
    CAST,
    PASSED,
    NEGATED,
    RITUAL,
    HASTED,
    AURA,
    AURA_ENDED,
    PORTED,
    REPAIRED,
    LOOKED,
    HAND_SEEN,
    DECK_SEEN,
    STOLE,
    OWN_THEFT,
    TRANSFORMED,
    LIKES_DESTROYED,
    STORMED,
    MOVED,
    BATTLE_BEGAN,
    BATTLE_ROUND,
    AIMED,
    PLAYED,
    STRUCK,
    DESTROYED,
    BATTLE_ENDED,
    WIZARD_DIED,
    RETURNED,
    LOST,
    TURN_ENDED,
    ENDED,
]

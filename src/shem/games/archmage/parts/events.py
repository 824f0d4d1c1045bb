"""What can happen in Archmage, and what its rolls are for. Seats, phases, facings, artifacts and positions are numbers."""

from __future__ import annotations

from typing import Final

from shem.core.event import EventKind

# purposes of rolls
DEAL: Final = "deal"  # args: the cards not dealt yet; the face says which of them comes next, from 1
FIRST_ARCHMAGE: Final = "first-archmage"  # the face is the seat, from 1
IMAGINED: Final = "imagined-allocation"  # a possible world; args: the seat; never asked of a person

# what a Face decision is for
BY_SETUP: Final = 0
BY_ORIENTATION: Final = 1
BY_MAGIBOK: Final = 2

DEALT: Final = EventKind("dealt", ("cards",), reveals=True)  # all cards in the order of the deal
ARCHMAGE_DRAWN: Final = EventKind("archmage-drawn", ("seat",), reveals=True)
FACED: Final = EventKind("faced", ("seat", "facing", "cause"))  # cause: BY_...
TURN_BEGAN: Final = EventKind("turn-began", ("turn", "archmage", "skole"))  # skole: 1 if Skole gave the token
BUDGET: Final = EventKind("budget", ("seat", "units"))  # tally: budget
ALLOCATED: Final = EventKind("allocated", ("seat",))
OWN_ALLOCATION: Final = EventKind(
    "own-allocation", ("seat", "orientation", "movement", "harvesting", "regeneration")
)  # seen by the seat alone
ANNOUNCED: Final = EventKind("announced", ("seat", "phase"), reveals=True)
REDISTRIBUTED: Final = EventKind("redistributed", ("seat",))
OWN_REDISTRIBUTION: Final = EventKind(
    "own-redistribution", ("seat", "orientation", "movement", "harvesting", "regeneration")
)  # seen by the seat alone
REVEALED: Final = EventKind("revealed", ("phase", "units"), reveals=True)  # units by seat
PHASE_WON: Final = EventKind("phase-won", ("phase", "seat", "units", "tied"))  # tied: the tied seats, () if none
ARTIFACT_USED: Final = EventKind("artifact-used", ("seat", "artifact"))
ARTIFACT_KEPT: Final = EventKind("artifact-kept", ("seat", "artifact"))
TIE_SETTLED: Final = EventKind("tie-settled", ("phase", "owner", "seat"))
MOVED: Final = EventKind("moved", ("seat", "distance", "start", "end"))
AIMED: Final = EventKind("aimed", ("seat", "facing", "position"))
ARTIFACT_FOUND: Final = EventKind("artifact-found", ("seat", "artifact", "position"))
HARVESTED: Final = EventKind("harvested", ("seat", "card", "position", "points"))  # points: gained; tally: points in all
POWER: Final = EventKind("power", ("seat", "card"))  # Konge, Orm, Skole or Smerte takes hold
POWER_DECLINED: Final = EventKind("power-declined", ("seat", "card"))
ARTIFACT_DESTROYED: Final = EventKind("artifact-destroyed", ("seat", "artifact", "owner"))  # owner -1: on the grid
PLACED: Final = EventKind("placed", ("seat", "position"))
REGENERATED: Final = EventKind("regenerated", ("seat", "units"))  # tally: bonus
STRANDED: Final = EventKind("stranded", ("position",))
ENDED: Final = EventKind("ended", ("winner", "points"))  # points by seat

KINDS: Final = [
    DEALT,
    ARCHMAGE_DRAWN,
    FACED,
    TURN_BEGAN,
    BUDGET,
    ALLOCATED,
    OWN_ALLOCATION,
    ANNOUNCED,
    REDISTRIBUTED,
    OWN_REDISTRIBUTION,
    REVEALED,
    PHASE_WON,
    ARTIFACT_USED,
    ARTIFACT_KEPT,
    TIE_SETTLED,
    MOVED,
    AIMED,
    ARTIFACT_FOUND,
    HARVESTED,
    POWER,
    POWER_DECLINED,
    ARTIFACT_DESTROYED,
    PLACED,
    REGENERATED,
    STRANDED,
    ENDED,
]

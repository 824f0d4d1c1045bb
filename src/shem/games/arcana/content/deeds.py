"""What an effect can do: one deed each, and how long the deeds of each kind last."""

from __future__ import annotations

from shem.games.arcana.content.models_effects import Effect

DEEDS = (
    "modify",
    "harm",
    "harm_each_turn",
    "heal",
    "heal_each_turn",
    "mana",
    "steal_mana",
    "ap",
    "steal_ap",
    "vp",
    "displace",
    "cool_moves",
    "cool_attacks",
    "cool_powers",
    "cool_all",
    "silence",
    "destroy",
    "grant",
    "ignore",
    "lay",
    "dispel",
    "shift",
    "well",
    "terrain",
    "spawn",
)
OPERATIONS = ("add", "set", "multiply")
# What stays on a Golem for a time, what may always hold, and what is done to a Region.
LASTING = ("modify", "harm_each_turn", "heal_each_turn", "silence", "grant", "ignore")
EACH_TURN = ("harm_each_turn", "heal_each_turn")
STANDING = ("modify", "ignore", "silence", "grant")
ON_REGION = ("lay", "dispel", "shift", "well", "terrain", "spawn")


def deed_of(effect: Effect) -> str:
    """What it does; only of an effect that does exactly one thing."""
    return next(deed for deed in DEEDS if getattr(effect, deed) is not None)

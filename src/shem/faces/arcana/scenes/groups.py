"""What a page finds an action at: a slot of a Golem, a power of an Ancient One, or the prompt itself."""

from __future__ import annotations

from typing import Final

from shem.core.contract import Action
from shem.games.arcana.parts import actions as a
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.sources import MIRACLE

# The powers of an Ancient One by their numbers.
ROLES: Final = ["miracle", *v.ZONES[v.BLESSING :]]
ALONE: Final[dict[type[Action], str]] = {
    a.EndTurn: "end",
    a.HoldBack: "hold",
    a.Go: "go",
    a.Arrive: "arrive",
    a.Choose: "choose",
    a.Resign: "resign",
}


def group_of(action: Action) -> str:
    """The group of an action; every action has exactly one."""
    alone = ALONE.get(type(action))
    if alone is not None:
        return alone
    if isinstance(action, a.Deploy):
        return f"deploy:{action.golem}"
    if isinstance(action, a.Miracle):
        return ancient_group(action.ancient, MIRACLE)
    if isinstance(action, a.Bless):
        return ancient_group(action.ancient, v.BLESSING)
    if isinstance(action, a.Curse):
        return ancient_group(action.ancient, v.CURSE)
    key = action.key()
    return golem_group(key[1], key[2])


def golem_group(golem: int, slot: int) -> str:
    """What a Golem can do with the ability of a slot; a Charge belongs to its attack."""
    return f"golem:{golem}/{slot}"


def ancient_group(ancient: int, role: int) -> str:
    """role: MIRACLE, `v.BLESSING` or `v.CURSE`."""
    return f"ancient:{ancient}/{ROLES[role]}"

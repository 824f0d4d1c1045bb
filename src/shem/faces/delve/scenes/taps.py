"""How a tap names an action: by what is touched. Read both ways, for what is offered and what is tapped are the same.

A tap is about area (a step); way, target (an attack); power or item, and their aim; force (a door, or MOST_DOORS + a
chest); door; search; equip, pick, drop (an Item); exchange (a seat); gives, pass; die, source (a reroll); star; victim;
push and return (an area); choose; simple; next (a seat); done.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shem.core.contract import Action
from shem.games.delve.parts import actions as a
from shem.table.messages import About

# The kinds by what their taps have, in the order in which they are looked for.
KINDS: Final[tuple[tuple[int, tuple[str, ...]], ...]] = (
    (a.SIMPLE, ("simple",)),
    (a.NEXT, ("next",)),
    (a.ATTACK, ("way", "target")),
    (a.POWER, ("power", "aim")),
    (a.USE, ("item", "aim")),
    (a.FORCE, ("force",)),
    (a.OPEN, ("door",)),
    (a.SEARCH, ("search",)),
    (a.EQUIP, ("equip",)),
    (a.PICK, ("pick",)),
    (a.DROP, ("drop",)),
    (a.EXCHANGE, ("exchange",)),
    (a.PASS, ("gives", "pass")),
    (a.REROLL, ("die", "source")),
    (a.STAR, ("star",)),
    (a.VICTIM, ("victim",)),
    (a.PUSH, ("push",)),
    (a.CHOOSE, ("choose",)),
    (a.RETURN, ("free", "return")),
    (a.MOVE, ("area",)),
)


def tap_of(action: Action) -> About:
    """The tap that means this action."""
    kind, *numbers = action.key()
    return {"done": 1} if kind == a.DONE else dict(zip(dict(KINDS)[kind], numbers))


def key_of(about: About) -> Sequence[int] | None:
    """The key of the action that a tap means; None while it names too little."""
    if "done" in about:
        return (a.DONE,)
    for kind, names in KINDS:
        if all(name in about for name in names):
            return (kind, *(about[name] for name in names))
    return None

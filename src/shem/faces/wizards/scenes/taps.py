"""How a tap names an action: by what is touched. Read both ways, for what is offered and what is tapped are the same.

A tap is about material, size, shape, space (craft); draw, buy (a deck); deck, discard (a card); cast (an Event card) and
what it names: space, or stack and space (Portal), seat, seat and deck (Theft), unit, trait and value (Transformation);
unit, space (move); stack, space (fight); slot, target (strike); play, slot; lost, space (return); done.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shem.core.contract import Action
from shem.games.wizards.parts import actions as a
from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.box import Box
from shem.table.messages import About

# What the key of a Spell names, by what the card does; stacks for all others.
AIMS: Final[dict[int, tuple[str, ...]]] = {
    v.MANA: (),
    v.DISPELL: (),
    v.PORTAL: ("stack", "space"),
    v.DIVINATION: ("seat",),
    v.THEFT: ("seat", "deck"),
    v.TRANSFORMATION: ("unit", "trait", "value"),
}
AT_STACK: Final = ("space",)
# The others by what their taps have first, in the order in which they are looked for.
KINDS: Final[tuple[tuple[int, tuple[str, ...]], ...]] = (
    (a.CRAFT, ("material", "size", "shape", "space")),
    (a.DRAW, ("draw",)),
    (a.BUY, ("buy",)),
    (a.DISCARD, ("deck", "discard")),
    (a.PLAY, ("play", "slot")),
    (a.STRIKE, ("slot", "target")),
    (a.RETURN, ("lost", "space")),
    (a.MOVE, ("unit", "space")),
    (a.FIGHT, ("stack", "space")),
)


def aims(box: Box, event: int) -> tuple[str, ...]:
    """What a Spell card names."""
    known = 0 <= event < len(box.events)
    return AIMS.get(box.events[event].deed, AT_STACK) if known else ()


def tap_of(box: Box, action: Action) -> About:
    """The tap that means this action."""
    kind, *numbers = action.key()
    if kind == a.DONE:
        return {"done": 1}
    if kind == a.CAST:
        return {"cast": numbers[0], **dict(zip(aims(box, numbers[0]), numbers[1:]))}
    return dict(zip(dict(KINDS)[kind], numbers))


def key_of(box: Box, about: About) -> Sequence[int] | None:
    """The key of the action that a tap means; None while it names too little."""
    if "done" in about:
        return (a.DONE,)
    if "cast" in about:
        event = about["cast"]
        named = _all(about, aims(box, event))
        return None if named is None else (a.CAST, event, *(*named, 0, 0, 0)[:3])
    for kind, names in KINDS:
        found = _all(about, names)
        if found is not None:
            return (kind, *found)
    return None


def _all(about: About, names: Sequence[str]) -> list[int] | None:
    return [about[name] for name in names] if all(name in about for name in names) else None

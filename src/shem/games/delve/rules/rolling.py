"""Rolls: a die of a colour, and Saves."""

from __future__ import annotations

from shem.core.chance import Entry
from shem.core.event import Event
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.events import SAVED, SAVING
from shem.games.delve.parts.figures import Figure
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.characteristics import save_dice


def roll_die(state: DelveState, colour: int, purpose: str, args: tuple[int, ...], entry: Entry) -> int:
    """The face of a die, from 1; of those that show the same, the first."""
    die = state.box.dice[colour]
    return die.first[entry.roll(die.sides, purpose, args, die.alike)]


def saves(state: DelveState, figure: Figure, entry: Entry) -> bool:
    """A Save: as many Blue Dice as the Character's Save value; any Shield succeeds."""
    count = save_dice(state, figure)
    if count == 0:
        return False
    faces = [roll_die(state, v.BLUE, SAVING, (figure.who,), entry) for _ in range(count)]
    success = state.dice(v.BLUE, faces)[2] > 0
    if entry.telling:
        entry.tell(Event(SAVED, (figure.who, tuple(faces), 1 if success else 0)))
    return success

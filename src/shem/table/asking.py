"""Questions that every game answers alike, at the table and in a match's past."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from shem.core.contract import Action, Game
from shem.core.event import Event
from shem.core.log import LogEntry
from shem.table import messages as m
from shem.table.menu import NoAnswer
from shem.table.voice import Voice

LONGEST_KEY: Final = 64


def action_of(game: Game, key: m.Key) -> Action:
    """The action of a key; raises NoAnswer for one that is none."""
    bounds = game.bounds()
    if len(key) <= min(len(bounds), LONGEST_KEY) and all(0 <= value < bound for value, bound in zip(key, bounds)):
        try:
            return game.action(key)
        except ValueError:
            pass
    raise NoAnswer("table-no-action")


def heard(entries: Iterable[LogEntry], viewer: int | None) -> list[tuple[int, int, Event]]:
    """What a seat was told in these entries: the entry's number, the event's place among what the seat saw, the event."""
    found = []
    for entry in entries:
        seen = [event for event in entry.events if event.seen_by(viewer)]
        found += [(entry.number, place, event) for place, event in enumerate(seen)]
    return found


def dive(voice: Voice, events: Sequence[Event], place: int) -> list[m.Number]:
    """Every number behind one of an entry's events, by its place; raises NoAnswer if there is none."""
    if not 0 <= place < len(events):
        raise NoAnswer("table-nothing-told")
    return [voice.stage.tally(name, tally) for name, tally in events[place].tallies]

"""What a client has not been told yet."""

from __future__ import annotations

from typing import Final

from shem.core.log import LogEntry, Seated, Undone
from shem.core.match import Match
from shem.table import messages as m
from shem.table.client import Client
from shem.table.voice import Voice


class News:
    """The log of a match, as it is told."""

    def __init__(self, match: Match) -> None:
        self._match: Final = match

    def entry(self, number: int) -> LogEntry | None:
        """An entry by its number, taken back or not."""
        return next((entry for entry in self._match.log if isinstance(entry, LogEntry) and entry.number == number), None)

    def all(self, voice: Voice, viewer: int | None) -> list[m.Told]:
        """Everything told to a seat that still holds, and what was taken back."""
        listener = Client("", (), voice.words.language)
        listener.seat = viewer
        return self.newest(voice, listener)[0]

    def newest(self, voice: Voice, client: Client) -> tuple[list[m.Told], list[int]]:
        """What this client has not been told yet, and which entries were taken back meanwhile; then it has."""
        match = self._match
        fresh = match.log[client.heard :]
        undone = {entry.of for entry in fresh if isinstance(entry, Undone)}
        told: list[m.Told] = []
        for place, entry in enumerate(fresh, client.heard):
            round = voice.round(place)
            if isinstance(entry, Undone):
                told.append(voice.undone(entry, self.entry(entry.of), client.seat, match.over, round))
            elif isinstance(entry, Seated):
                told.append(voice.seated(entry, round))
            elif entry.number not in undone:
                told += self._told(voice, client, entry, round)
        client.heard = len(match.log)
        waiting = match.waiting
        if waiting is not None:
            start = client.place if waiting.number == client.open else 0
            events = match.told(client.seat)
            told += voice.told(waiting.number, waiting.seat, voice.round(client.heard), events, start)
            client.open, client.place = waiting.number, len(events)
        return told, sorted(undone)

    def _told(self, voice: Voice, client: Client, entry: LogEntry, round: int) -> list[m.Told]:
        """What this client has not been told yet of an entry that is done."""
        start = client.place if entry.number == client.open else 0
        again = [voice.redone(entry, client.seat, self._match.over, round)] if entry.of is not None else []
        events = [event for event in entry.events if event.seen_by(client.seat)]
        return [*again, *voice.told(entry.number, entry.seat, round, events, start), *voice.by_hand(entry, round)]

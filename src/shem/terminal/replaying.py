"""`shem replay`: a saved match again, with every number; or the first entry that the rules play differently."""

from __future__ import annotations

import sys
from pathlib import Path

from shem import games
from shem.core.contract import Over
from shem.core.errors import Disagreement
from shem.core.log import LogEntry, Undone
from shem.core.match import Match
from shem.core.notation import action_data
from shem.core.save import Reader, read
from shem.locale.words import Words
from shem.table.history import beyond_dice
from shem.telling.errors import error_lines
from shem.telling.teller import Teller
from shem.telling.tellers import teller
from shem.terminal.catalogue import as_json

Entry = LogEntry | Undone


def narrate(words: Words, path: Path, wants_json: bool) -> bool:
    """Tell every entry up to the first that disagrees; True if all agree. Raises SaveError for what is no save.

    As long as the match is not over, only what everybody may see is told.
    """
    match, entries, difference = _read(path)
    over = difference is None and match.waiting is None and isinstance(match.pending, Over)
    if wants_json:
        as_json([_data(entry, over) for entry in entries])
    else:
        voice = teller(match.game.name, words, match.setup, match.seats)
        for entry in entries:
            for line in _lines(voice, entry, over):
                print(line)
        if over and isinstance(match.pending, Over):
            for line in [*voice.outcome(match.pending.outcome), *marks(voice, match)]:
                print(line)
        elif difference is None:
            print(words.say("replay-open"))
    return _agrees(words, difference)


def marks(voice: Teller, match: Match) -> list[str]:
    """Who took how much back that was rolled or shown, in words."""
    counts = enumerate(beyond_dice(match))
    return [voice.words.say("undone-past", name=voice.seat(seat), count=count) for seat, count in counts if count]


def check(words: Words, path: Path, wants_json: bool) -> bool:
    """Play the match again and compare; True if all agrees. Raises SaveError for what is no save."""
    _, entries, difference = _read(path)
    if wants_json:
        details = None if difference is None else {"code": difference.code, **difference.details}
        as_json({"entries": len(entries), "difference": details})
    elif difference is None:
        print(words.say("replay-agrees", count=len(entries)))
    return _agrees(words, difference)


def _read(path: Path) -> tuple[Match, list[Entry], Disagreement | None]:
    reader = Reader(read(path), games.game)
    entries: list[Entry] = []
    try:
        entries.extend(reader.entries())
    except Disagreement as difference:
        return reader.match, entries, difference
    return reader.match, entries, None


def _agrees(words: Words, difference: Disagreement | None) -> bool:
    if difference is not None:
        for line in error_lines(words, difference):
            print(line, file=sys.stderr)
    return difference is None


def _lines(voice: Teller, entry: Entry, over: bool) -> list[str]:
    words = voice.words
    if isinstance(entry, Undone):
        return [words.say("replay-undone", number=entry.number, of=entry.of, seat=voice.seat(entry.seat))]
    if entry.of is not None and entry.asked is not None:
        return [words.say("replay-redone", number=entry.number, of=entry.of, seat=voice.seat(entry.asked))]
    if entry.seat is None or entry.action is None:
        lines = [words.say("replay-setup", number=entry.number)]
    elif over or _is_public(entry):
        lines = [f"{entry.number}. {voice.action(entry.seat, entry.action)}"]
    else:
        lines = [words.say("replay-secret", number=entry.number, seat=voice.seat(entry.seat))]
    if entry.draws and (over or _is_public(entry)):
        lines.append("  " + words.say("replay-draws", faces=", ".join(str(face) for face in entry.draws)))
    for event in entry.events:
        if over or event.seen_by(None):
            lines.append(f"  {voice.event(event)}")
            lines += [f"    {line}" for line in voice.tallies(event.tallies)]
    return lines


def _is_public(entry: LogEntry) -> bool:
    """Whether everybody saw all that happened."""
    return all(event.seen_by(None) for event in entry.events)


def _data(entry: Entry, over: bool) -> dict[str, object]:
    if isinstance(entry, Undone) or entry.of is not None:
        return entry.line()
    public = over or _is_public(entry)
    return {
        "entry": entry.number,
        "seat": entry.seat,
        "action": action_data(entry.action) if public else None,
        "draws": entry.draws if public else None,
        "events": [event.data() for event in entry.events if over or event.seen_by(None)],
        "digest": entry.digest,
    }

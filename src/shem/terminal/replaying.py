"""`shem replay`: a saved match again, with every number; or the first entry that the rules play differently."""

from __future__ import annotations

import sys
from pathlib import Path

from shem import games
from shem.core.contract import Over
from shem.core.errors import Disagreement
from shem.core.log import LogEntry, Logged, Seated, Undone
from shem.core.match import Match
from shem.core.notation import action_data
from shem.core.save import Reader, read
from shem.lab.printing import as_json
from shem.locale.words import Words
from shem.table.errors import error_lines
from shem.table.face import face
from shem.table.history import beyond_dice, entered
from shem.table.stage import Stage
from shem.table.voice import hinted


def narrate(words: Words, path: Path, wants_json: bool) -> bool:
    """Tell every entry up to the first that disagrees; True if all agree. Raises SaveError for what is no save.

    As long as the match is not over, only what everybody may see is told.
    """
    match, entries, difference = _read(path)
    over = difference is None and match.waiting is None and isinstance(match.pending, Over)
    if wants_json:
        as_json([_data(entry, over) for entry in entries])
    else:
        voice = face(match.game.name).stage(words, match.setup, match.seats)
        for entry in entries:
            for line in _lines(voice, entry, over):
                print(line)
        if over and isinstance(match.pending, Over):
            for line in [*voice.outcome(match.pending.outcome), *marks(voice, match)]:
                print(line)
        elif difference is None:
            print(words.say("replay-open"))
            _say_secret(words, match)
    return _agrees(words, difference)


def _say_secret(words: Words, match: Match) -> None:
    if not match.has_secret:
        print(words.say("replay-no-secret"))


def marks(voice: Stage, match: Match) -> list[str]:
    """Who took how much back that was rolled or shown, how many rolls were entered by hand, who took hints, in words."""
    words, seats = voice.words, range(len(match.seats))
    back, hand = beyond_dice(match), entered(match)
    found = [words.say("undone-past", name=voice.seat(seat), count=back[seat]) for seat in seats if back[seat]]
    names = [*(voice.seat(seat) for seat in seats), words.say("entered-setup")]
    found += [words.say("entered-past", name=name, count=count) for name, count in zip(names, hand) if count]
    return found + hinted(voice, match.log)


def check(words: Words, path: Path, wants_json: bool) -> bool:
    """Play the match again and compare; True if all agrees. Raises SaveError for what is no save."""
    match, entries, difference = _read(path)
    if wants_json:
        details = None if difference is None else {"code": difference.code, **difference.details}
        as_json({"entries": len(entries), "difference": details})
    elif difference is None:
        print(words.say("replay-agrees", count=len(entries)))
        _say_secret(words, match)
    return _agrees(words, difference)


def _read(path: Path) -> tuple[Match, list[Logged], Disagreement | None]:
    reader = Reader(read(path), games.game)
    entries: list[Logged] = []
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


def _lines(voice: Stage, entry: Logged, over: bool) -> list[str]:
    words = voice.words
    if isinstance(entry, Seated):
        return [words.say("replay-seated", number=entry.number, seat=voice.seat(entry.seat), how=entry.how)]
    if isinstance(entry, Undone):
        line = words.say("replay-undone", number=entry.number, of=entry.of, seat=voice.seat(entry.seat))
        return [line, "  " + words.say("replay-reopened")] if entry.reopens else [line]
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
        if entry.hand:
            lines.append("  " + words.say("replay-hand", faces=", ".join(str(face) for face in entry.hand)))
    for event in entry.events:
        if over or event.seen_by(None):
            lines.append(f"  {voice.event(event)}")
            lines += [f"    {line}" for line in voice.behind(event)]
    return lines


def _is_public(entry: LogEntry) -> bool:
    """Whether everybody saw all that happened."""
    return all(event.seen_by(None) for event in entry.events)


def _data(entry: Logged, over: bool) -> dict[str, object]:
    if not isinstance(entry, LogEntry) or entry.of is not None:
        return {name: value for name, value in entry.line().items() if over or name != "secret"}
    public = over or _is_public(entry)
    return {
        "entry": entry.number,
        "seat": entry.seat,
        "action": action_data(entry.action) if public else None,
        "draws": entry.draws if public else None,
        "hand": list(entry.hand) if public else None,
        "events": [event.data() for event in entry.events if over or event.seen_by(None)],
        "digest": entry.digest,
    }

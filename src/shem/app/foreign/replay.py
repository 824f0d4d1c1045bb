"""Files of saved matches: read within limits, and played again from the first line."""

from __future__ import annotations

import json
from typing import Any, Final

from shem import games
from shem.app.foreign.sober import values_of
from shem.core.contract import Over
from shem.core.errors import SaveError
from shem.core.journal import Journal
from shem.core.match import Match
from shem.core.save import Reader
from shem.locale.words import LANGUAGES
from shem.table.face import face
from shem.table.fault import Fault
from shem.table.past import Past
from shem.table.voice import Voice

MOST_BYTES: Final = 8 * 1024 * 1024
MOST_LINES: Final = 20_000
LONGEST_LINE: Final = 2 * 1024 * 1024
LONGEST_TEXT: Final = 10_000
MOST_NUMBER: Final = 1_000_000
MOST_ENTRIES: Final = 10_000
DEEPEST: Final = 40
NAME: Final = "replay.jsonl"


def check(head: dict[str, Any], body: bytes) -> dict[str, Any]:
    """How the match stands at its end. Raises Fault, or SaveError with the line that is wrong."""
    lines = within_limits(body)
    try:
        match = _played(lines)
        _look(match)
    except (Fault, SaveError, MemoryError):
        raise
    except Exception as error:  # what a set-up that was made up can cause in the rules
        raise Fault("no-replay") from error
    pending = match.pending
    winners = list(pending.outcome.winners) if isinstance(pending, Over) else []
    return {"round": match.live[-1].length if match.live else 1, "winners": winners}


def within_limits(content: bytes) -> list[str]:
    """The whole lines of a file; raises Fault for what cannot be one of ours."""
    if len(content) > MOST_BYTES:
        raise Fault("too-large", 413)
    try:
        lines = lines_of(content)
    except UnicodeDecodeError as error:
        raise Fault("no-replay") from error
    if not lines or len(lines) > MOST_LINES or max(len(line) for line in lines) > LONGEST_LINE:
        raise Fault("no-replay")
    try:
        for number, line in enumerate(lines):
            _check_line(_read(number, line), MOST_NUMBER if number == 0 else None)
    except (ValueError, RecursionError) as error:
        raise Fault("no-replay") from error
    return lines


def lines_of(content: bytes) -> list[str]:
    """The whole lines: what stands behind the last newline is no part of a match."""
    return content[: content.rfind(b"\n") + 1].decode().split("\n")[:-1]


def _read(number: int, line: str) -> Any:
    try:
        return json.loads(line)
    except json.JSONDecodeError as error:
        raise Fault("replay-line", line=number + 1) from error


def _check_line(data: Any, most: int | None) -> None:
    """Raise ValueError for lists, texts or depths that no match of ours has, and for numbers above `most`.

    A set-up is built from its numbers, so that a large one could take memory and time; those of the log are only compared.
    """
    for value, depth in values_of(data):
        if depth > DEEPEST:
            raise ValueError("too deep")
        if isinstance(value, dict | list):
            if len(value) > MOST_ENTRIES:
                raise ValueError("too long")
        elif isinstance(value, str):
            _check_text(value)
        elif most is not None and isinstance(value, int | float) and not -most <= value <= most:
            raise ValueError("too large")


def _check_text(text: str) -> None:
    text.encode()  # halves of letters are a ValueError
    if len(text) > LONGEST_TEXT or "\0" in text:
        raise ValueError("no text of ours")


def _played(lines: list[str]) -> Match:
    """The match, every line played again and compared."""
    reader = Reader(Journal(lines), games.game, NAME)
    if not face(reader.match.game.name).paged:
        raise Fault("no-board")
    for _ in reader.entries():
        pass
    reader.match.pending  # noqa: B018 - there is a position, or a roll that is waited for
    return reader.match


def _look(match: Match) -> None:
    """Whether lists and the page can show it: names and texts of a set-up come from the file."""
    for language in LANGUAGES:
        voice = Voice(language, match)
        voice.title(match)
        voice.stage.head()
        if match.live:
            past = Past(match, {}, voice, None, {})
            past.steps()
            past.scores()
            for seat in (None, *range(len(match.seats))):
                Past(match, {}, voice, seat, {}).at(len(match.log))

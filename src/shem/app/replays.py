"""Files of saved matches that somebody brings: never trusted, read within limits, played again from the first line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from time import monotonic
from typing import Any, Final

from shem import games
from shem.app.context import Context
from shem.app.faults import LOG, Fault
from shem.app.journal import DatabaseJournal
from shem.app.store import HERE, new_id, standing
from shem.bots.registry import names
from shem.core.errors import SaveError
from shem.core.journal import Journal
from shem.core.match import Match
from shem.core.save import Reader
from shem.table.stages import STAGES

MOST_BYTES: Final = 8 * 1024 * 1024
MOST_LINES: Final = 20_000
LONGEST_LINE: Final = 2 * 1024 * 1024
MOST_SECONDS: Final = 60.0
MOST_NUMBER: Final = 1_000_000
MOST_ENTRIES: Final = 10_000
DEEPEST: Final = 40
NAME: Final = "replay.jsonl"


def import_replay(app: Context, device: str, content: bytes) -> str:
    """Keep a saved match for a device to look at; its id. Raises Fault, or SaveError with the line that is wrong."""
    lines = within_limits(content)
    match = _played(lines)
    if match.game.name not in STAGES:
        raise Fault("no-board", 400)
    id = new_id()
    journal = DatabaseJournal(app.store.engine, id)
    known = names(match.game.name)
    players = [label if label in known else HERE for label in match.seats]
    rows = app.store.rows(id, device, match, players, "replay")
    values = standing(match, {})
    rows[0].round, rows[0].winners = values["round"], values["winners"]  # type: ignore[union-attr]
    journal.first = rows
    journal.keep(0, lines)
    return id


def within_limits(content: bytes) -> list[str]:
    """The whole lines of a file; raises Fault for what cannot be one of ours."""
    if len(content) > MOST_BYTES:
        raise Fault("too-large", 413)
    try:
        lines = content[: content.rfind(b"\n") + 1].decode().split("\n")[:-1]
    except UnicodeDecodeError as error:
        raise Fault("no-replay", 400) from error
    if not lines or len(lines) > MOST_LINES or max(len(line) for line in lines) > LONGEST_LINE:
        raise Fault("no-replay", 400)
    try:
        for number, line in enumerate(lines):
            _sober(_read(number, line), MOST_NUMBER if number == 0 else None)
    except (ValueError, RecursionError) as error:
        raise Fault("no-replay", 400) from error
    return lines


def _read(number: int, line: str) -> Any:
    try:
        return json.loads(line)
    except json.JSONDecodeError as error:
        raise Fault("replay-line", 400, line=number + 1) from error


def _sober(data: Any, most: int | None) -> None:
    """Raise ValueError for lists or depths that no match of ours has, and for numbers above `most`.

    A set-up is built from its numbers, so that a large one could take memory and time; those of the log are only compared.
    """
    waiting: list[tuple[Any, int]] = [(data, 0)]
    while waiting:
        value, depth = waiting.pop()
        if depth > DEEPEST:
            raise ValueError("too deep")
        if isinstance(value, dict | list):
            if len(value) > MOST_ENTRIES:
                raise ValueError("too long")
            waiting += [(inner, depth + 1) for inner in _inside(value)]
        elif most is not None and isinstance(value, int | float) and not -most <= value <= most:
            raise ValueError("too large")


def _inside(value: Any) -> Iterator[Any]:
    return iter(value.values() if isinstance(value, dict) else value)


def _played(lines: list[str]) -> Match:
    """The match, every line played again and compared."""
    journal = Journal()
    journal.lines = list(lines)
    end = monotonic() + MOST_SECONDS
    try:
        reader = Reader(journal, games.game, NAME)
        for _ in reader.entries():
            if monotonic() > end:
                raise Fault("replay-long", 400)
        reader.match.pending  # noqa: B018 - there is a position, or a roll that is waited for
    except (Fault, SaveError):
        raise
    except Exception as error:  # what a set-up that was made up can cause in the rules
        LOG.info("a replay could not be read: %r", error)
        raise Fault("no-replay", 400) from error
    return reader.match

"""The process that checks: it reads what it is sent, within limits, and says what it found, until nothing more comes."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, BinaryIO, Final

from shem.app.foreign.frames import frame, read
from shem.app.foreign.limits import LIMITS, limit_memory, limit_time
from shem.app.foreign.outcome import bad, good

Check = Callable[[dict[str, Any], bytes], dict[str, Any]]
MODULES: Final = {
    "replay": "shem.app.foreign.replay",
    "pack": "shem.app.foreign.pack",
    "document": "shem.app.foreign.document",
}


def main(name: str) -> None:
    requests, answers = _streams()
    check: Check = import_module(MODULES[name]).check
    limit = LIMITS[name]
    limit_memory(limit)
    while (request := read(requests)) is not None:
        limit_time(limit)
        answers.write(frame(answer(check, *request)))
        answers.flush()


def answer(check: Check, head: dict[str, Any], body: bytes) -> dict[str, Any]:
    """What a check says, as plain data, whatever it raises."""
    try:
        return good(check(head, body))
    except Exception as error:
        return bad(error)


def _streams() -> tuple[BinaryIO, BinaryIO]:
    """What comes and goes, out of reach of whatever prints or reads by mistake."""
    streams = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1):
        os.dup2(nothing, number)
    return streams


if __name__ == "__main__":
    main(sys.argv[1])

"""Print what exercises each entry of the core pack: `python -m tests.coverage`, from the checkout."""

from __future__ import annotations

import sys

from tests.coverage.entries import CORE, Entry, entries
from tests.coverage.playing import play_armies, play_crowds, play_scenario
from tests.properties.test_arcana_random import share_of

MISSING = "NOTHING"


def whole() -> dict[Entry, str]:
    """Each entry with what exercises it first."""
    seen: dict[Entry, str] = {}
    play_crowds(seen)
    for id in CORE.scenarios:
        play_scenario(id, seen)
    play_armies(seen)
    for entry in entries():
        battles = share_of(entry)
        if battles:
            seen[entry] = f"{battles} of the random battles"
    return seen


def main() -> None:
    seen = whole()
    for entry in entries():
        kind, id, part, what = entry
        sys.stdout.write(f"{kind} {id}{f', {part}' if part else ''}: {what} - {seen.get(entry, MISSING)}\n")


if __name__ == "__main__":
    main()

"""Counting like perft: how many futures a position has after one decision, two decisions ..."""

from __future__ import annotations

import sys

from shem.core.chance import Entry, Every
from shem.core.contract import State


def leaves(state: State, depth: int, most: int = sys.maxsize) -> int:
    """Futures after `depth` decisions: every legal action of every seat asked, every class of faces alike.

    Where there are more than `most` it stops, and says a number above that.
    """
    if depth == 0:
        return 1
    count = 0
    for seat in state.pending().seats:
        for action in state.legal(seat):
            every = Every()
            while True:
                child = state.copy()
                child.apply(seat, action, Entry(every))
                count += leaves(child, depth - 1, most - count)
                if count > most:
                    return count
                if not every.next():
                    break
    return count

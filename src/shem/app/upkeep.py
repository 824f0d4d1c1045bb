"""What Python does for itself, at times when nobody waits for it: looking through all there is for garbage takes as long as
there are matches, up to seconds, and nothing else runs meanwhile."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable
from time import monotonic
from typing import Final

LOOKS: Final = 5.0  # seconds between two looks at whether anybody waits
QUIET: Final = 2.0  # seconds since somebody wished something
SELDOM: Final = 60.0
AT_LAST: Final = 600.0  # seconds after which it is done whether somebody waits or not
YOUNG: Final = (20_000, 5, 1_000_000_000)  # objects: what a request leaves behind is found before it counts as old
SLICE: Final = 0.001  # seconds that a thread computes until another has its turn


def prepare() -> None:
    """Let threads take turns quickly, and leave what is old alone until `collect`."""
    sys.setswitchinterval(SLICE)
    gc.set_threshold(*YOUNG)


async def collect(last_wish: Callable[[], float]) -> None:
    """For ever: free what is garbage, when it is quiet. last_wish: when somebody wished something (`monotonic`)."""
    done = monotonic()
    while True:
        await asyncio.sleep(LOOKS)
        now = monotonic()
        if now - done > AT_LAST or (now - done > SELDOM and now - last_wish() > QUIET):
            await asyncio.to_thread(gc.collect)
            done = monotonic()

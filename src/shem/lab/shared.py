"""Tasks that several processes share."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def shared(play: Callable[[T], R], tasks: Sequence[T], jobs: int) -> Iterator[tuple[int, R]]:
    """What `play` makes of each task, with the task's place, as it is ready. What interrupts it ends the processes."""
    if jobs == 1:
        for place, task in enumerate(tasks):
            yield place, play(task)
        return
    with ProcessPoolExecutor(min(jobs, len(tasks)), get_context("spawn"), _quiet) as pool:
        waiting = {pool.submit(play, task): place for place, task in enumerate(tasks)}
        try:
            for future in as_completed(waiting):
                yield waiting[future], future.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _quiet() -> None:
    """Ctrl-C ends the process at once, without a word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)

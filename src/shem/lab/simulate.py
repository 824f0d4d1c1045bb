"""Many battles between bots, on one core or several, and what they say."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import active_children, get_context
from time import perf_counter
from typing import Any

from shem.bots.registry import bot
from shem.core.errors import OptionError
from shem.lab.battle import Plan, Result, Ring
from shem.lab.report import Report, report

Progress = Callable[[int, int], None]

PARTS_A_JOB = 8
LARGEST_PART = 50
MOST_BATTLES = 1_000_000

_ring: list[Ring] = []


def simulate(
    game_name: str,
    options: Mapping[str, Any],
    bots: Sequence[str],
    n: int,
    seed: int,
    jobs: int = 1,
    progress: Progress | None = None,
    swap: bool = True,
) -> Report:
    """Play `n` battles and report.

    options: as `Game.resolve` takes them; `seats` follows from the bots. bots: a name for each seat. seed: battle i depends
    on (seed, i) alone, so every `jobs` (processes; a script that asks for more than one needs `if __name__ == "__main__"`)
    gives the same results. progress: called with (battles done, n).
    swap: in every battle the bots sit one chair on from where they sat in the one before.
    Raises OptionError for an unknown game, option or bot, a number below 1, or more than a million battles.
    """
    _check_numbers(n, jobs)
    plan = Plan(game_name, {"seats": len(bots), **options}, tuple(bots), seed, swap)
    ring = Ring(plan)
    if len(bots) != ring.seats:
        raise OptionError(
            "seat-count",
            f"this set-up is for {ring.seats} seats, not for {len(bots)}",
            {"right": ring.seats, "found": len(bots)},
        )
    for name in bots:
        bot(name, game_name, seed)
    start = perf_counter()
    results: list[Result | None] = [None] * n
    done = 0
    for first, part in _alone(ring, n) if jobs == 1 else _pooled(plan, n, jobs):
        results[first : first + len(part)] = part
        done += len(part)
        if progress is not None:
            progress(done, n)
    return report(plan, [result for result in results if result is not None], perf_counter() - start)


def _check_numbers(n: int, jobs: int) -> None:
    for what, number in (("battles", n), ("jobs", jobs)):
        if number < 1:
            raise OptionError("too-few", f"{what}: at least 1, not {number}", {"what": what, "found": number})
    if n > MOST_BATTLES:
        raise OptionError(
            "too-many", f"at most {MOST_BATTLES} battles at once, not {n}", {"most": MOST_BATTLES, "found": str(n)}
        )


def _alone(ring: Ring, n: int) -> Iterator[tuple[int, list[Result]]]:
    for index in range(n):
        yield index, [ring.battle(index)]


def _pooled(plan: Plan, n: int, jobs: int) -> Iterator[tuple[int, list[Result]]]:
    """Parts of the battles as they come in, each with its first number; what interrupts it ends the processes at once."""
    others = active_children()
    size = max(1, min(LARGEST_PART, n // (jobs * PARTS_A_JOB)))
    pool = ProcessPoolExecutor(min(jobs, -(-n // size)), get_context("spawn"), _enter, (plan,))
    try:
        parts = {pool.submit(_play, first, min(first + size, n)): first for first in range(0, n, size)}
        for future in as_completed(parts):
            yield parts[future], future.result()
    except BaseException:
        for process in active_children():
            if process not in others:
                process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _enter(plan: Plan) -> None:
    """Make the plan ready once in each process. Ctrl-C ends the process at once, without a word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    _ring.append(Ring(plan))


def _play(first: int, end: int) -> list[Result]:
    return [_ring[-1].battle(index) for index in range(first, end)]

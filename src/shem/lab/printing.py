"""What commands print: JSON, shares in percent, a progress bar."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from shem.lab.report import Share
from shem.locale.words import Words


def as_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


@contextmanager
def progress_bar(title: str, n: int) -> Iterator[Callable[[int, int], None]]:
    """A bar on standard error, where that is a terminal; called with (battles done, of how many)."""
    from rich.console import Console  # which takes a while to import
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=max(n, 1))

        def progress(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of)

        yield progress


def share_line(words: Words, name: str, share: Share) -> str:
    """A share with its interval, in percent."""
    low, high = share.interval
    percent = [f"{100 * number:.1f}" for number in (share.share, low, high)]
    return words.say("report-share", name=name, count=share.count, share=percent[0], low=percent[1], high=percent[2])

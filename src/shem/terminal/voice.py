"""Lines out, lines in: no cursor, no colours, so that a screen reader, a pipe and a transcript get the same."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterable


class Voice:
    """Speaks on standard output and listens on standard input; what was typed into a pipe is repeated."""

    def __init__(self) -> None:
        self._live = sys.stdin.isatty()
        if self._live:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - line editing and history for input()

    def say(self, *lines: str) -> None:
        for line in lines:
            print(line)

    def tell(self, lines: Iterable[str]) -> None:
        self.say(*lines)

    def gap(self, count: int = 1) -> None:
        self.say(*[""] * count)

    def ask(self, prompt: str) -> str:
        """The next line, without the spaces around it; raises EOFError where the input ends."""
        if self._live:
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        print(prompt + line.strip())
        return line.strip()

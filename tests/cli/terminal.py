"""The command line as a user has it: arguments and typed lines in, output, errors and exit code out."""

from __future__ import annotations

import contextlib
import io
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from unittest import mock

from shem.cli import run


@dataclass(frozen=True)
class Run:
    """What a run of the program left behind."""

    code: int
    out: str
    err: str

    def parts(self, prompt: str = "> ") -> list[str]:
        """The output cut at each prompt: what was said before the first, between, and after the last."""
        return self.out.split(prompt)


def shem(*arguments: str, typed: Sequence[str] = (), home: Path | None = None, lang: str = "en") -> Run:
    """Run the program in this process, with a pipe for its input."""
    out, err = io.StringIO(), io.StringIO()
    keyboard = io.StringIO("".join(line + "\n" for line in typed))
    streams = contextlib.redirect_stdout(out), contextlib.redirect_stderr(err)
    with environment(home), mock.patch("sys.stdin", keyboard), streams[0], streams[1]:
        code = run(["--lang", lang, *arguments])
    return Run(code, out.getvalue(), err.getvalue())


@contextlib.contextmanager
def environment(home: Path | None) -> Iterator[None]:
    """Where matches are kept, and no language but the one asked for."""
    values = {name: value for name, value in os.environ.items() if name not in ("LANG", "LC_ALL", "LC_MESSAGES")}
    values["NO_COLOR"] = "1"
    if home is not None:
        values["XDG_DATA_HOME"] = str(home)
        values.pop("SHEM_HOME", None)
    with mock.patch.dict(os.environ, values, clear=True):
        yield


def in_order(text: str, *parts: str) -> None:
    """Assert that the parts occur in the text, one after the other."""
    at = 0
    for part in parts:
        found = text.find(part, at)
        assert found >= 0, f"{part!r} is not in what follows:\n{text[at:]}"
        at = found + len(part)

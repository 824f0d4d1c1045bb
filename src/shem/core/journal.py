"""The journal: a match's lines, and the file that keeps them. A line counts from its newline on, and is only ever added."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from errno import EISDIR
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from shem.core.errors import SaveError
from shem.core.notation import canonical


@mypyc_attr(allow_interpreted_subclasses=True)
class Journal:
    """Lines of JSON, in memory; a subclass also keeps them where they outlast the process, before `add` returns.

    `torn` is what stood behind the last whole line when they were read, no part of the match; `path` the file, if any.
    """

    def __init__(self, lines: Sequence[str] = ()) -> None:
        self.path: Path | None = None
        self.lines: list[str] = list(lines)
        self.torn: str | None = None
        self._late: list[str] = []

    def keep(self, at: int, texts: list[str]) -> None:
        """Make lines durable, the first of them line `at` (0: the header); if it raises, none of them counts."""

    def create(self, text: str) -> None:
        """Begin with the first line, whose text this is."""
        self.keep(0, [text])
        self.lines.append(text)

    def add(self, lines: Sequence[dict[str, Any]]) -> None:
        """Add lines; if they cannot be kept none is added."""
        texts = self._late + [canonical(line) for line in lines]
        self.keep(len(self.lines), texts)
        self.lines += texts
        self._late = []

    def add_late(self, line: dict[str, Any]) -> None:
        """A line that only what was read lacks: kept along with the next."""
        self._late.append(canonical(line))

    def copy_to(self, path: Path) -> None:
        """Write all lines to a file in one go, in place of what was there; the journal goes on where it was kept."""
        _replace(path, _bytes(self.lines + self._late))


@final
class FileJournal(Journal):
    """Lines in a file: `create` raises SaveError if it is there, `add` OSError, or SaveError if another changed it.

    A torn last line is cut off by the next write.
    """

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._file: Final = path
        self.path = path
        self._kept = 0
        self._size = 0

    def keep(self, at: int, texts: list[str]) -> None:
        content = _bytes(texts)
        if at > 0:
            self._append(content)
            return
        path = self._file
        if path.exists():
            raise SaveError("save-exists", f"{path} is already there; it was left as it is", {"path": str(path)})
        _replace(path, content)
        self._kept = self._size = len(content)

    def read(self) -> None:
        """Take the file's lines up; raises SaveError, and never changes the file."""
        path = self._file
        try:
            content = path.read_bytes()
        except OSError as error:
            raise SaveError("save-unreadable", f"{path} cannot be read: {error.strerror}", {"path": str(path)}) from error
        end = content.rfind(b"\n") + 1
        if end == 0:
            raise SaveError(
                "save-torn-header",
                f"{path}, line 1: the first line is cut off, and without it there is no match to resume",
                {"path": str(path), "line": 1},
            )
        self._kept = end
        self._size = len(content)
        self.torn = content[end:].decode(errors="replace") if end < len(content) else None
        for at, raw in enumerate(content[: end - 1].split(b"\n")):
            try:
                self.lines.append(raw.decode())
            except UnicodeDecodeError as error:
                raise SaveError(
                    "save-not-json",
                    f"{path}, line {at + 1}: not a line of JSON in UTF-8",
                    {"path": str(path), "line": at + 1},
                ) from error

    def copy_to(self, path: Path) -> None:
        super().copy_to(path)
        if path.resolve() == self._file.resolve():
            self.lines += self._late
            self._late = []
            self._kept = self._size = len(_bytes(self.lines))

    def _append(self, content: bytes) -> None:
        path = self._file
        with path.open("r+b", buffering=0) as file:
            if file.seek(0, os.SEEK_END) != self._size:
                raise SaveError(
                    "save-changed",
                    f"{path} was changed by somebody else while this match was played; nothing was written to it",
                    {"path": str(path)},
                )
            try:
                file.truncate(self._kept)
                file.seek(self._kept)
                rest = content
                while rest:
                    rest = rest[file.write(rest) :]
                os.fsync(file.fileno())
            except OSError:
                self._size = os.fstat(file.fileno()).st_size
                raise
        self._kept += len(content)
        self._size = self._kept


def _bytes(lines: Sequence[str]) -> bytes:
    return "".join(line + "\n" for line in lines).encode()


def _replace(path: Path, content: bytes) -> None:
    """Write a file so that at every moment either the old or the new content is there whole; an OSError names `path`."""
    if path.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(path))
    draft = path.with_name(path.name + ".draft")
    try:
        with draft.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        with suppress(OSError):
            draft.unlink()
        raise OSError(error.errno, error.strerror, str(path)) from error

"""Which build of the rules runs: compiled by mypyc, or interpreted Python, and why."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed
from importlib.resources import files
from typing import Literal

from shem.core import contract

Build = Literal["compiled", "interpreted"]


def version() -> str:
    """The version; empty if the program runs from its sources alone."""
    try:
        return installed("shem")
    except PackageNotFoundError:
        return ""


def which() -> Build:
    """The build that this process runs."""
    return "interpreted" if contract.__file__.endswith(".py") else "compiled"


def why_interpreted() -> str:
    """What kept the installed package from being compiled; empty if it is compiled or runs from its sources."""
    note = files("shem") / "interpreted.txt"
    return note.read_text(encoding="utf-8").strip() if which() == "interpreted" and note.is_file() else ""


if __name__ == "__main__":
    reason = why_interpreted()
    print(f"The rules run {which()}{f', slower than compiled: {reason}' if reason else ''}.")

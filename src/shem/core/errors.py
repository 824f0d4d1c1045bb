"""Errors meant for a person: a code that the catalogues translate, its details, and a plain English message."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Detail = str | int


class ShemError(Exception):
    """Base of every error that bad input can cause.

    `code` names the sentence in the catalogues (`error-<code>`), `details` its values.
    """

    def __init__(self, code: str, message: str, details: Mapping[str, Detail] | None = None) -> None:
        super().__init__(code, message, details)
        self.code: Final = code
        self.message: Final = message
        self.details: Final[dict[str, Detail]] = dict(details or {})

    def __str__(self) -> str:
        return self.message


class OptionError(ShemError):
    """An option of a match (scenario, seats, edition ...) that does not exist or does not fit."""


class RollError(ShemError):
    """An entered roll that is not on its die."""


class SaveError(ShemError):
    """A saved match that cannot be read, or whose log disagrees with the rules; `details` name path and line."""


class UndoError(ShemError):
    """An undo that needs a consent it does not have, or nothing is left to undo or to do again."""


class Disagreement(SaveError):
    """A saved match that the rules play differently. `what`: legality, draws, events, digest, undo or redo."""

    def __init__(self, code: str, message: str, details: Mapping[str, Detail] | None = None) -> None:
        super().__init__(code, message, details)

    @property
    def line(self) -> int:
        """The line of the file, from 1."""
        return int(self.details["line"])

    @property
    def entry(self) -> int:
        """The number of the entry; 0 is the set-up."""
        return int(self.details["entry"])

    @property
    def what(self) -> str:
        return str(self.details["what"])

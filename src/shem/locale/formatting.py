"""Sentences with something to fill in, by Fluent; imported when the first one is said."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

# Fluent refuses values above 2500 letters, such as a page pasted by mistake; numbers soon after this one, too.
LONGEST_VALUE: Final = 2000
LARGEST_NUMBER: Final = 10**15
_REFERENCE: Final = re.compile(r"\{\s*([a-z][a-z0-9-]*)\s*\}")


class Formatter:
    """Reads a message when it is first said."""

    def __init__(self, language: str) -> None:
        self._language: Final = language
        self._bundle: Final = FluentBundle([language], use_isolating=False)

    def say(self, code: str, entries: Mapping[str, str], values: Mapping[str, str | int | float]) -> str:
        """The sentence of a message among these; raises LookupError for a value that is missing."""
        self._read(code, entries)
        pattern: Any = self._bundle.get_message(code).value
        text, errors = self._bundle.format_pattern(pattern, {name: _fitted(value) for name, value in values.items()})
        if errors:
            raise LookupError(f"{self._language}, {code}: {errors[0]}")
        return str(text)

    def _read(self, code: str, entries: Mapping[str, str]) -> None:
        """A message, and those that it refers to."""
        if not self._bundle.has_message(code) and code in entries:
            self._bundle.add_resource(FluentResource(entries[code]))
            for other in _REFERENCE.findall(entries[code]):
                self._read(other, entries)


def _fitted(value: str | int | float) -> Any:
    """Numbers stay as they are typed, without marks between thousands; what is far too long is cut."""
    if isinstance(value, str):
        return value if len(value) <= LONGEST_VALUE else value[:LONGEST_VALUE] + "..."
    if isinstance(value, int) and abs(value) >= LARGEST_NUMBER:
        return str(value)[:LONGEST_VALUE]
    return fluent_number(value, useGrouping=False)

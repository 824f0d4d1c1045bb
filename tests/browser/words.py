"""The page's own sentences, read from the files that it reads."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from shem import games
from shem.locale.words import locale


class PageWords:
    """What the page says in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._codes: list[str] = []
        self._bundle = FluentBundle([language], use_isolating=False)
        for entry in (entry for game in ("", *games.names()) for entry in (locale(game) / language).iterdir()):
            if entry.name.startswith("page") and entry.name.endswith(".ftl"):
                text = entry.read_text(encoding="utf-8")
                self._bundle.add_resource(FluentResource(text))
                self._codes += re.findall(r"^(page-[a-z0-9-]+) =", text, re.MULTILINE)

    def __call__(self, code: str, /, **values: str | int) -> str:
        """The sentence of `page-CODE`."""
        text, errors = self._said(f"page-{code}", values)
        assert not errors, (code, errors)
        return text

    def _said(self, code: str, values: Mapping[str, str | int]) -> tuple[str, Sequence[Exception]]:
        pattern = self._bundle.get_message(code).value
        assert pattern is not None, code
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        return str(text), errors

    def plain(self) -> dict[str, str]:
        """The sentences without values, by code."""
        found = {}
        for code in self._codes:
            text, errors = self._said(code, {})
            if not errors:
                found[code] = text
        return found

    def only(self, other: PageWords) -> set[str]:
        """The sentences that the other language does not have."""
        return set(self.plain().values()) - set(other.plain().values())


@cache
def page_words(language: str) -> PageWords:
    return PageWords(language)

"""What the app raises for whatever cannot be had. A module of its own: the processes that check load nothing of HTTP."""

from __future__ import annotations

from typing import Final

from shem.locale.words import Words


class Fault(Exception):
    """Something that was asked for and cannot be had, or was brought and cannot be used; the sentence is `app-CODE`."""

    def __init__(self, code: str, status: int = 400, **values: str | int) -> None:
        super().__init__(code, status, values)
        self.code: Final = code
        self.status: Final = status
        self.values: Final = values

    def said(self, words: Words) -> str:
        return words.say(f"app-{self.code}", **self.values)

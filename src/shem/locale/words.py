"""Sentences by code, from the Fluent catalogues of one language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock
from typing import TYPE_CHECKING, Final

from shem import games

if TYPE_CHECKING:
    from shem.locale.formatting import Formatter

LANGUAGES: Final = ("en", "de")
SOURCE: Final = "en"
PAGE: Final = "page"  # catalogues that begin so are the page's: the browser reads them itself
_ENTRY: Final = re.compile("^(?:#|([a-zA-Z][a-zA-Z0-9_-]*) *=)", re.MULTILINE)


class Words:
    """What there is to say in one language (en or de); raises ValueError for another."""

    def __init__(self, language: str, names: Mapping[str, str] | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no catalogue for {language!r}")
        self.language: Final = language
        self._sentences: Final = _sentences(language)
        self._names: Final = names or {}

    def has(self, code: str) -> bool:
        """Whether the catalogues know this code."""
        return self._sentences.have(code)

    def say(self, code: str, /, **values: str | int | float) -> str:
        """The sentence of a code; raises LookupError for an unknown code or a value that is missing."""
        return _said(self.language, code, tuple((name, value, type(value)) for name, value in values.items()))

    def naming(self, names: Mapping[str, str]) -> Words:
        """The same words, with names that content itself gives in this language, by their English ones."""
        return Words(self.language, names)

    def called(self, name: str) -> str:
        """An ability's or a place's name in this language: the content's own, else the catalogue's, else as it is."""
        if self.language == SOURCE or not name:
            return name
        code = name_code(name)
        return self._names.get(name) or (self.say(code) if self.has(code) else name)

    def both(self, items: Sequence[str]) -> str:
        """a, b and c."""
        return self._joined("list-and", items)

    def either(self, items: Sequence[str]) -> str:
        """a, b or c."""
        return self._joined("list-or", items)

    def _joined(self, code: str, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.say(code, first=", ".join(items[:-1]), last=items[-1])

    def aliases(self, code: str) -> list[str]:
        """The words of a comma-separated sentence, in small letters: how a command may be typed."""
        return [word.strip().lower() for word in self.say(code).split(",")]


class _Sentences:
    """A language's catalogues: the house's own; those of a game from when a code is asked for that may be in them.

    Only a sentence with something to fill in needs Fluent, which takes longer to import than all that the help says.
    """

    def __init__(self, language: str) -> None:
        self._language: Final = language
        self._entries: Final[dict[str, str]] = {}
        self._formatter: Formatter | None = None
        self._games: Final = set(games.names())
        self._lock: Final = Lock()
        self._add("")

    def have(self, code: str) -> bool:
        """Whether a catalogue has this code. What a game says begins with its name, but for some errors and names."""
        if code in self._entries:
            return True
        game = code.partition("-")[0]
        for missing in [game] if game in games.names() else games.names():
            with self._lock:
                if missing in self._games:
                    self._add(missing)
                    self._games.remove(missing)
        return code in self._entries

    def say(self, code: str, values: Mapping[str, str | int | float]) -> str:
        """The sentence of a code that there is; raises LookupError for a value that is missing."""
        entry = self._entries[code]
        if "{" not in entry:
            return plain(entry)
        with self._lock:
            if self._formatter is None:
                from shem.locale.formatting import Formatter

                self._formatter = Formatter(self._language)
            return self._formatter.say(code, self._entries, values)

    def _add(self, game: str) -> None:
        for file in catalogues(self._language, game).values():
            self._entries.update(entries(file.read_text(encoding="utf-8")))


def entries(catalogue: str) -> dict[str, str]:
    """The text of each message of a catalogue by its code."""
    starts = list(_ENTRY.finditer(catalogue))
    ends = [start.start() for start in starts[1:]] + [len(catalogue)]
    return {start[1]: catalogue[start.start() : end] for start, end in zip(starts, ends) if start[1]}


def plain(entry: str) -> str:
    """The sentence of a message that has nothing to fill in."""
    first, *rest = entry.partition("=")[2].rstrip().split("\n")
    indent = min((len(line) - len(line.lstrip()) for line in rest if line.strip()), default=0)
    return "\n".join([first.lstrip(), *(line[indent:] if line.strip() else "" for line in rest)]).lstrip("\n")


@cache
def _sentences(language: str) -> _Sentences:
    return _Sentences(language)


# A table says the same of most things after every action.
@lru_cache(maxsize=8192)
def _said(language: str, code: str, values: tuple[tuple[str, str | int | float, type], ...]) -> str:
    """A sentence with its values, each with its type: 1 and 1.0 are one key, but not one text."""
    sentences = _sentences(language)
    if not sentences.have(code):
        raise LookupError(f"the catalogue {language} has no sentence {code!r}")
    return sentences.say(code, {name: value for name, value, _ in values})


@lru_cache(maxsize=4096)
def name_code(name: str) -> str:
    """The code under which the catalogues of other languages have an English name."""
    return "name-" + re.sub("[^a-z0-9]+", "-", name.lower()).strip("-")


@lru_cache(maxsize=1024)
def kebab(name: str) -> str:
    """A name as codes have it: end-turn, of the class EndTurn or the word end_turn."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])|_", "-", name).lower()


def preferred(environ: Mapping[str, str]) -> str:
    """The language that the environment asks for (LC_ALL, LC_MESSAGES, LANG), English if there is no catalogue for it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environ.get(name, "")
        if value:
            wanted = value.replace("-", "_").split("_")[0].split(".")[0].lower()
            return wanted if wanted in LANGUAGES else "en"
    return "en"


def locale(game: str = "") -> Traversable:
    """The folder of a game's catalogues and help, or of what belongs to no game; in it a folder for each language."""
    return files(games.registered(game).face) / "locale" if game else files("shem.locale")


def catalogues(language: str, game: str = "") -> dict[str, Traversable]:
    """The Fluent files of a game, or of no game, by name; not those of the page.

    What is wrong with content files is said in English where it is checked, and the content has its names in English: only
    other languages have catalogues `content` and `names`.
    """
    folder = locale(game) / language
    named = {file.name.removesuffix(".ftl"): file for file in folder.iterdir() if file.name.endswith(".ftl")}
    return {name: named[name] for name in sorted(named) if not name.startswith(PAGE)}

"""Finding a place in the rules help: words by their stems, in the reader's language and by the words that people ask with.

A chapter is asked for by its title, by the words of its `Asked:` line in any language, or by its text; a ruling is a place
of its own. SQLite's FTS5 ranks them (BM25), snowballstemmer gives the stems; both work without a network.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable, Sequence
from functools import cache
from threading import Lock
from typing import Final

import snowballstemmer  # type: ignore[import-untyped]

from shem.app.arcana.shapes import HelpFound, HelpHit, HelpPart, HelpTopic
from shem.app.help import asked_of, help_of
from shem.locale.words import LANGUAGES

LONGEST_QUERY: Final = 200
MOST_RULINGS: Final = 12
SNOWBALL: Final = {"en": "english", "de": "german"}
# What a question is made of besides what it is about.
FILLERS: Final = {
    "en": "a about an and are as at be by can could do does for from get has have how i if in is it its me my of on or our "
    "shall should so that the their them then there they this to was we what when where which who why will with you your",
    "de": "als am an auf aus bei bin bist da dann das dass dem den der des die dies diese dieser du durch ein eine einem "
    "einen einer eines er es für gibt habe haben hat hier ich ihr im in ist kann kannst man mein mit nach oder sich sie "
    "sind so und vom von vor wann warum was wenn wer werden wie wird wo wofür wozu zu zum zur",
}
WEIGHTS: Final = "8.0, 6.0, 1.0"  # of a place's title, of the words that it is asked for by, of its text
_WORD: Final = re.compile(r"\w+")


class Finder:
    """The help of a game in a language, to be searched."""

    def __init__(self, game: str, language: str) -> None:
        self._stems: Final = {other: _Stems(other) for other in LANGUAGES}
        self._own: Final = self._stems[language]
        found = help_of(game, language)
        self._topics: Final[list[HelpTopic]] = found["topics"] if found else []
        self._asked: Final = {topic["id"]: self._phrases(game, topic["id"]) for topic in self._topics}
        self._lock: Final = Lock()
        self._base: Final = sqlite3.connect(":memory:", check_same_thread=False)
        self._base.execute("CREATE VIRTUAL TABLE place USING fts5(topic UNINDEXED, ruling UNINDEXED, title, asked, text)")
        self._base.executemany("INSERT INTO place VALUES (?, ?, ?, ?, ?)", self._places())

    def find(self, query: str) -> HelpFound:
        """The chapters and rulings that a question is about, the best first; nothing for a question without words."""
        with self._lock:  # a stemmer keeps the word that it works on, and SQLite's connection is one
            return self._find(query)

    def _find(self, query: str) -> HelpFound:
        words = self._meant(query)
        if not words:
            return {"chapters": [], "rulings": []}
        whole = [self._either(word) for word in words]
        begun = [*whole[:-1], f"({whole[-1]} OR {_quoted(words[-1])}*)"]
        for expression in (" AND ".join(whole), " AND ".join(begun), " OR ".join(whole)):
            places = self._rows(expression)
            if places:
                break
        said = self._own.phrase(words)
        chapters = sorted(
            (topic for topic, ruling in places if not ruling), key=lambda topic: said not in self._asked[topic]
        )
        rulings = [(topic, ruling) for topic, ruling in places if ruling][:MOST_RULINGS]
        return {
            "chapters": [self._hit(topic, "", words) for topic in chapters],
            "rulings": [self._hit(topic, ruling, words) for topic, ruling in rulings],
        }

    def _places(self) -> Iterable[tuple[str, str, str, str, str]]:
        for topic in self._topics:
            text = [*topic["paragraphs"], *topic["editions"]]
            asked = " ; ".join(sorted(self._asked[topic["id"]]))
            title = self._own.text(f"{topic['title']} {topic['chapter']}")
            yield topic["id"], "", title, asked, self._own.text(" ".join(text))
            for ruling in topic["rulings"]:
                yield topic["id"], ruling["code"], self._own.text(ruling["code"]), "", self._own.text(ruling["text"])

    def _phrases(self, game: str, topic: str) -> set[str]:
        """What a topic is asked for by, in every language, each in stems."""
        phrases = [(other, phrase) for other in LANGUAGES for phrase in asked_of(game, other, topic)]
        return {self._stems[other].phrase(_WORD.findall(phrase.lower())) for other, phrase in phrases}

    def _meant(self, query: str) -> list[str]:
        """The words of a question without its fillers; all of them if there are no others."""
        words = _WORD.findall(query[:LONGEST_QUERY].lower())
        fillers = set(FILLERS[self._own.language].split())
        return [word for word in words if word not in fillers] or words

    def _either(self, word: str) -> str:
        """The stems that a word may have, in whichever language it was typed."""
        return "(" + " OR ".join(sorted({_quoted(stems.word(word)) for stems in self._stems.values()})) + ")"

    def _rows(self, expression: str) -> list[tuple[str, str]]:
        order = f"SELECT topic, ruling FROM place WHERE place MATCH ? ORDER BY bm25(place, 0, 0, {WEIGHTS}), rowid"
        return [(str(topic), str(ruling)) for topic, ruling in self._base.execute(order, (expression,))]

    def _hit(self, id: str, code: str, words: Sequence[str]) -> HelpHit:
        topic = next(topic for topic in self._topics if topic["id"] == id)
        if code:
            texts = [ruling["text"] for ruling in topic["rulings"] if ruling["code"] == code]
        else:
            texts = [*topic["paragraphs"], *topic["editions"]]
        stems = {self._own.word(word) for word in words}
        best = max(texts, key=lambda text: len(stems & set(self._own.text(text).split())))
        return {"topic": id, "title": topic["title"], "ruling": code, "parts": self._parts(best, stems)}

    def _parts(self, text: str, stems: set[str]) -> list[HelpPart]:
        """The text, cut where it is what was asked for."""
        parts: list[HelpPart] = []
        for piece in re.split(r"(\w+)", text.replace("**", "")):
            hit = bool(piece) and self._own.word(piece.lower()) in stems
            if parts and parts[-1]["hit"] == hit:
                parts[-1]["text"] += piece
            elif piece:
                parts.append({"text": piece, "hit": hit})
        return parts


class _Stems:
    """The stems of a language's words."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self._stemmer: Final = snowballstemmer.stemmer(SNOWBALL[language])

    def word(self, word: str) -> str:
        return str(self._stemmer.stemWord(word))

    def phrase(self, words: Iterable[str]) -> str:
        """The stems of some words without the fillers."""
        fillers = set(FILLERS[self.language].split())
        kept = list(words)
        return " ".join(self.word(word) for word in [word for word in kept if word not in fillers] or kept)

    def text(self, text: str) -> str:
        return " ".join(self.word(word) for word in _WORD.findall(text.lower()))


def _quoted(word: str) -> str:
    return f'"{word}"'


@cache
def finder(game: str, language: str) -> Finder:
    """The finder of a game's help in a language (en or de)."""
    return Finder(game, language)

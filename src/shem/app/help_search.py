"""Finding a place in the rules help: words by their stems, in the reader's language and by the words that people ask with.

A chapter is asked for by its title, by the words of its `Asked:` line in any language, or by its text; a ruling is a place
of its own. SQLite's FTS5 ranks them (BM25), snowballstemmer gives the stems; both work without a network. A word that
nothing has is taken for the most similar one that something has.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import cache
from threading import Lock
from typing import Final

from shem.app.help import asked_of, help_of
from shem.app.shapes import HelpFound, HelpHit, HelpPart, HelpTopic
from shem.locale.words import LANGUAGES

LONGEST_QUERY: Final = 200
MOST_RULINGS: Final = 12
SNOWBALL: Final = {"en": "english", "de": "german"}
# What a question is made of besides what it is about.
FILLERS: Final = {
    "en": "a about an and are as at be by can could do does explain for from get happen happens has have how i if in is it "
    "its me mean means my of on or our rule rules shall should so that the their them then there they this to was we what "
    "when where which who why will with work works you your",
    "de": "als am an auf aus bedeutet bei bin bist da dann das dass dem den der des die dies diese dieser du durch ein "
    "eine einem einen einer eines er erkläre es funktioniert für gibt habe haben hat hier ich ihr im in ist kann "
    "kannst man mein mit nach oder passiert regel regeln sich sie sind so und vom von vor wann warum was wenn wer "
    "werden wie wird wo wofür wozu zu zum zur",
}
WEIGHTS: Final = "8.0, 6.0, 4.0, 1.0"  # of a place's title, what it is asked for by, also in other languages, its text
UNFINISHED: Final = 4  # letters that a word has at least when others are found that begin so, or are similar
SIMILAR: Final = 0.8
MOST_MENDED: Final = 5
_WORD: Final = re.compile(r"\w+")


class Finder:
    """The help of a game in a language, to be searched."""

    def __init__(self, game: str, language: str) -> None:
        self._stems: Final = {other: _Stems(other) for other in LANGUAGES}
        self._own: Final = self._stems[language]
        found = help_of(game, language)
        self._topics: Final[list[HelpTopic]] = found["topics"] if found else []
        self._asked: Final = {topic["id"]: self._phrases(game, topic["id"]) for topic in self._topics}
        self._known: Final = self._vocabulary(game)
        self._lock: Final = Lock()
        self._base: Final = sqlite3.connect(":memory:", check_same_thread=False)
        self._base.execute(
            "CREATE VIRTUAL TABLE place USING fts5(topic UNINDEXED, ruling UNINDEXED, title, asked, foreign_asked, text)"
        )
        self._base.executemany("INSERT INTO place VALUES (?, ?, ?, ?, ?, ?)", self._places())

    def find(self, query: str) -> HelpFound:
        """The chapters and rulings that a question is about, the best first; nothing for a question without words."""
        with self._lock:  # a stemmer keeps the word that it works on, and SQLite's connection is one
            return self._find(query)

    def _find(self, query: str) -> HelpFound:
        typed = self._meant(query)
        if not typed:
            return {"meant": "", "chapters": [], "rulings": []}
        words = self._mended(typed)
        whole = [self._either(word) for word in words]
        begun = [*whole[:-1], self._begun(words[-1])]
        for expression in (" AND ".join(whole), " AND ".join(begun), " OR ".join(whole)):
            places = self._rows(expression)
            if places:
                break
        said = {language: stems.phrase(words) for language, stems in self._stems.items()}
        chapters = sorted((topic for topic, ruling in places if not ruling), key=lambda topic: self._otherwise(topic, said))
        rulings = [(topic, ruling) for topic, ruling in places if ruling][:MOST_RULINGS]
        return {
            "meant": " ".join(words) if words != typed else "",
            "chapters": [self._hit(topic, "", words) for topic in chapters],
            "rulings": [self._hit(topic, ruling, words) for topic, ruling in rulings],
        }

    def _otherwise(self, topic: str, said: dict[str, str]) -> int:
        """How far a topic is from being asked for by just these words: 0 in the reader's language, 1 in another, else 2."""
        asked = self._asked[topic]
        if said[self._own.language] in asked[self._own.language]:
            return 0
        return 1 if any(phrase in asked[language] for language, phrase in said.items()) else 2

    def _places(self) -> Iterable[tuple[str, str, str, str, str, str]]:
        for topic in self._topics:
            text = [*topic["paragraphs"], *topic["editions"]]
            asked = self._asked[topic["id"]]
            own = " ; ".join(sorted(asked[self._own.language]))
            foreign = " ; ".join(sorted(set().union(*(asked[other] for other in asked if other != self._own.language))))
            title = self._own.text(f"{topic['title']} {topic['chapter']}")
            yield topic["id"], "", title, own, foreign, self._own.text(" ".join(text))
            for ruling in topic["rulings"]:
                yield topic["id"], ruling["code"], self._own.text(ruling["code"]), "", "", self._own.text(ruling["text"])

    def _phrases(self, game: str, topic: str) -> dict[str, set[str]]:
        """What a topic is asked for by, by language, each in stems."""
        return {
            other: {stems.phrase(_WORD.findall(phrase.lower())) for phrase in asked_of(game, other, topic)}
            for other, stems in self._stems.items()
        }

    def _vocabulary(self, game: str) -> dict[str, list[str]]:
        """The words that places have, by their first letter."""
        texts: list[str] = []
        for topic in self._topics:
            texts += [topic["title"], topic["chapter"], *topic["paragraphs"], *topic["editions"]]
            texts += [ruling["text"] for ruling in topic["rulings"]]
            texts += [phrase for other in LANGUAGES for phrase in asked_of(game, other, topic["id"])]
        known: dict[str, list[str]] = {}
        for word in sorted({word for text in texts for word in _WORD.findall(text.lower())}):
            if len(word) >= UNFINISHED:
                known.setdefault(word[0], []).append(word)
        return known

    def _meant(self, query: str) -> list[str]:
        """The words of a question without its fillers; all of them if there are no others."""
        words = _WORD.findall(query[:LONGEST_QUERY].lower())
        fillers = set(FILLERS[self._own.language].split())
        return [word for word in words if word not in fillers] or words

    def _mended(self, words: list[str]) -> list[str]:
        """The words, with similar ones instead of those that no place has."""
        unknown = [word for word in words if len(word) >= UNFINISHED and not self._rows(self._begun(word))]
        similar = {word: self._similar(word) for word in unknown[:MOST_MENDED]}
        return [similar.get(word, word) for word in words]

    def _similar(self, word: str) -> str:
        return next(iter(get_close_matches(word, self._known.get(word[0], []), 1, SIMILAR)), word)

    def _either(self, word: str) -> str:
        """A place has the word in the reader's language, or is asked for by it in another: each by that one's stems."""
        foreign = {_quoted(stems.word(word)) for stems in self._stems.values() if stems is not self._own}
        others = "".join(f" OR foreign_asked : {stem}" for stem in sorted(foreign))
        return f"({{title asked text}} : {_quoted(self._own.word(word))}{others})"

    def _begun(self, word: str) -> str:
        """The same, or the word is not finished."""
        whole = self._either(word)
        return f"({whole} OR {_quoted(word)}*)" if len(word) >= UNFINISHED else whole

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
        # Its stemmers of all languages take an eighth of a second to import: not before somebody searches.
        import snowballstemmer  # type: ignore[import-untyped]

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

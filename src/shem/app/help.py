"""The rules help: our own texts, one file a topic in `faces/GAME/locale/LANGUAGE/help`, in the order of their names.

A file is Markdown of a small kind: `# Title`, `Chapter: ...; ...` of the rulebook, `Asked: ...`, the words that people ask
for it by, then paragraphs, which may begin with `**a few words.**`, and the lists `## Editions` and `## Rulings`, whose
items begin with the ruling's code.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from shem.app.shapes import Help, HelpTopic, Ruling
from shem.locale.words import locale

EDITIONS: Final = "## Editions"
RULINGS: Final = "## Rulings"
ASKED: Final = "Asked:"


def help_of(game: str, language: str) -> Help | None:
    """All topics of a game's help in a language (en or de); None if there is none."""
    topics = _topics(game, language)
    return {"topics": list(topics)} if topics else None


def asked_of(game: str, language: str, topic: str) -> list[str]:
    """The words and phrases that people ask for a topic by, in a language; the topic must be one."""
    text = next(text for name, text in _files(game, language) if _id(name) == topic)
    return [phrase.strip() for phrase in text.splitlines()[2].removeprefix(ASKED).split(",")]


@cache
def _topics(game: str, language: str) -> tuple[HelpTopic, ...]:
    return tuple(read_topic(name, text) for name, text in _files(game, language))


@cache
def _files(game: str, language: str) -> tuple[tuple[str, str], ...]:
    folder = locale(game) / language / "help"
    if not folder.is_dir():
        return ()
    found = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".md")), key=lambda entry: entry.name)
    return tuple((entry.name, entry.read_text(encoding="utf-8")) for entry in found)


def _id(name: str) -> str:
    return name.removesuffix(".md").partition("-")[2]


def read_topic(name: str, text: str) -> HelpTopic:
    """A topic from its file's name, such as `13-movement.md`, and text; raises ValueError for what it cannot read."""
    lines = text.splitlines()
    head = ("# ", "Chapter:", ASKED)
    if len(lines) < len(head) or not all(line.startswith(start) for line, start in zip(lines, head)):
        raise ValueError(f"{name} must begin with its title, its chapter and what it is asked for by")
    topic: HelpTopic = {
        "id": _id(name),
        "title": lines[0][2:],
        "chapter": lines[1].removeprefix("Chapter:").strip(),
        "paragraphs": [],
        "rulings": [],
        "editions": [],
    }
    part = ""
    for line in filter(None, lines[3:]):
        if line.startswith("#"):
            if line not in (EDITIONS, RULINGS):
                raise ValueError(f"{name} has a heading that is not known: {line}")
            part = line
        elif not part:
            topic["paragraphs"].append(line)
        elif part == EDITIONS:
            topic["editions"].append(line.removeprefix("- "))
        else:
            topic["rulings"].append(_ruling(name, line))
    return topic


def _ruling(name: str, line: str) -> Ruling:
    code, colon, text = line.removeprefix("- ").partition(": ")
    if not colon:
        raise ValueError(f"{name} has a ruling without its code: {line}")
    return {"code": code, "text": text}

"""Reads the lessons of a game and checks them: what they await is told by the rules, what they light is on the page."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError

from shem import games
from shem.app.lessons.models import LessonFile, Point
from shem.bots.registry import names
from shem.core.content.document import Document
from shem.core.content.problems import ContentError, Message, Problem, Where
from shem.core.dice import fresh_secret
from shem.core.errors import OptionError
from shem.core.setups import resolved
from shem.table.face import face

HERE: Final = "here"
IS: Final = "is"
CONDITIONS: Final = ("cast", "after", "done", "needs", "until", "when", "on")
# What every page can light: the gold button, the list of what can be chosen, its first and its last line.
POINTS: Final = {"gold": 0, "options": 0, "first": 0, "last": 0}
Finding = tuple[Where, Message]


@cache
def lessons(game: str) -> Mapping[str, LessonFile]:
    """A game's lessons by their ids, in order; raises ContentError."""
    return read_lessons(game, Path(str(files(games.registered(game).face) / "lessons")))


def read_lessons(game: str, folder: Path) -> dict[str, LessonFile]:
    """Those of a folder; raises ContentError with every problem."""
    found: dict[str, LessonFile] = {}
    problems: list[Problem] = []
    for path in sorted(folder.glob("*.yaml")):
        document = Document(path)
        problems.extend(document.problems)
        if document.problems:
            continue
        try:
            lesson = LessonFile.model_validate(document.data)
        except ValidationError as error:
            problems.extend(document.problem(tuple(one["loc"]), _pydantic(one["msg"])) for one in error.errors())
            continue
        problems.extend(document.problem(where, message) for where, message in _findings(game, lesson))
        found[path.stem.partition("-")[2]] = lesson
    if problems:
        raise ContentError(sorted(problems))
    return found


def secret_for(game: str, setup: Mapping[str, Any]) -> bytes:
    """What the app's dice of a match come from: a lesson's seed, else nobody knows it."""
    lesson = lessons(game).get(setup.get("lesson", ""))
    return hashlib.sha256(lesson.seed.encode()).digest() if lesson and lesson.seed else fresh_secret()


def _pydantic(reason: str) -> Message:
    return Message("lesson-field", "{reason}", reason=reason)


def _findings(game: str, lesson: LessonFile) -> Iterator[Finding]:
    yield from _seats(game, lesson)
    ids = [step.id for step in lesson.steps]
    for place, id in enumerate(ids):
        if id in ids[:place]:
            yield ("steps", place, "id"), Message("lesson-step-twice", "'{id}' names a step before it, too", id=id)
    yield from _open(lesson)
    fields = {kind.code: kind.fields for kind in games.game(game).kinds()}
    shown = face(game)
    points = {**POINTS, **shown.lesson_points}
    for where, name, text in _words(lesson):
        if name == "point":
            yield from _point(where, text.split(), points)
        elif text.split()[0] == IS:
            yield from _fact(where, text.split()[1:], shown.lesson_facts)
        else:
            yield from _event(where, text, fields)


def _open(lesson: LessonFile) -> Iterator[Finding]:
    """Wherever something can be missing it must be said what then."""
    if bool(lesson.cast) != bool(lesson.without):
        yield ("cast",), Message("lesson-without", "'cast' and 'without' come together")
    for place, step in enumerate(lesson.steps):
        if step.needs and all(one.needs for one in (*step.otherwise, *lesson.otherwise)):
            yield (
                ("steps", place, "needs"),
                Message("lesson-open", "nothing is said where none of this is so: the last 'otherwise' must need nothing"),
            )


def _seats(game: str, lesson: LessonFile) -> Iterator[Finding]:
    for place, player in enumerate(lesson.seats):
        if player != HERE and player not in names(game):
            message = Message("lesson-player", "there is no bot '{player}'", player=player)
            yield ("seats", place), message
    if HERE not in lesson.seats:
        yield ("seats",), Message("lesson-nobody", "one of the seats must be 'here'")
    try:
        resolved(games.game(game), {**lesson.options, "seats": len(lesson.seats)})
    except OptionError as error:
        yield ("options",), Message("lesson-options", "{reason}", reason=str(error))


def _point(where: Where, words: Sequence[str], known: Mapping[str, int]) -> Iterator[Finding]:
    if words[0] in known:
        yield from _numbers(where, words, known[words[0]])
    else:
        yield (
            where,
            Message(
                "lesson-point",
                "the page of this game shows no '{name}', only {known}",
                name=words[0],
                known=", ".join(known),
            ),
        )


def _fact(where: Where, words: Sequence[str], known: Mapping[str, int]) -> Iterator[Finding]:
    if words[0] in known:
        yield from _numbers(where, words, known[words[0]])
    else:
        yield (
            where,
            Message(
                "lesson-fact",
                "the page of this game tells no '{name}', only {known}",
                name=words[0],
                known=", ".join(known),
            ),
        )


def _numbers(where: Where, words: Sequence[str], right: int) -> Iterator[Finding]:
    count = len(words) - 1
    if count != right:
        yield (
            where,
            Message(
                "lesson-numbers", "'{name}' takes {right} numbers, not {count}", name=words[0], right=right, count=count
            ),
        )


def _event(where: Where, text: str, fields: Mapping[str, Sequence[str]]) -> Iterator[Finding]:
    kind, *values = text.split()
    if kind not in fields:
        yield where, Message("lesson-event", "the rules tell no '{kind}'", kind=kind)
        return
    for value in values:
        name = value.partition("=")[0]
        if name not in fields[kind]:
            known = ", ".join(fields[kind])
            yield (
                where,
                Message("lesson-value", "'{kind}' has no '{name}', only {known}", kind=kind, name=name, known=known),
            )


def _words(part: Any, where: Where = (), name: str = "") -> Iterator[tuple[Where, str, str]]:
    """Every condition and every point of a lesson, and where it stands."""
    if isinstance(part, Point):
        yield (*where, "at"), "point", part.at
        yield from _words(part.when, (*where, "when"), "when")
    elif isinstance(part, list):
        for place, item in enumerate(part):
            yield from _words(item, (*where, place), name)
    elif isinstance(part, str) and name in (*CONDITIONS, "point"):
        yield where, name, part
    elif hasattr(part, "model_fields_set"):
        for field in type(part).model_fields:
            yield from _words(getattr(part, field), (*where, field), field)

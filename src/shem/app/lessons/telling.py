"""Lessons in a language, as the page has them."""

from __future__ import annotations

from collections.abc import Sequence

from shem import games
from shem.app.lessons import models
from shem.app.lessons.reading import IS, lessons
from shem.app.lessons.shapes import (
    Lesson,
    LessonInstead,
    LessonLine,
    LessonPoint,
    LessonPrompt,
    LessonsOf,
    LessonStep,
    LessonWhen,
    LessonWrong,
)
from shem.locale.words import Words


def all_lessons(words: Words) -> list[LessonsOf]:
    """Those of every game that has some."""
    return [
        {"game": game, "title": words.say(f"{game}-title"), "lessons": lines}
        for game in games.names()
        if (lines := _lines(game, words.language))
    ]


def _lines(game: str, language: str) -> list[LessonLine]:
    return [
        {"id": id, "title": getattr(lesson.title, language), "about": getattr(lesson.about, language)}
        for id, lesson in lessons(game).items()
    ]


def lesson_in(game: str, id: str, language: str) -> Lesson:
    """One of them; it must be there."""
    return _Teller(language).lesson(game, id)


class _Teller:
    def __init__(self, language: str) -> None:
        self._language = language

    def _say(self, text: models.Say) -> str:
        return str(getattr(text, self._language))

    def lesson(self, game: str, id: str) -> Lesson:
        known = lessons(game)
        lesson, ids = known[id], list(known)
        return {
            "id": id,
            "title": self._say(lesson.title),
            "cast": _conditions(lesson.cast),
            "without": self._say(lesson.without) if lesson.without else "",
            "steps": [self._step(step, lesson) for step in lesson.steps],
            "wait": self._say(lesson.wait),
            "on": self._say(lesson.on),
            "over": {
                "won": self._say(lesson.over.won),
                "lost": self._say(lesson.over.lost),
                "drawn": self._say(lesson.over.drawn),
            },
            "next": (*ids, "")[ids.index(id) + 1],
        }

    def _step(self, step: models.Step, lesson: models.LessonFile) -> LessonStep:
        awaits = step.done or any(prompt.until for prompt in step.prompts)
        return {
            "id": step.id,
            "after": _conditions(step.after),
            "done": _conditions(step.done),
            "anew": step.anew,
            "needs": _conditions(step.needs),
            "otherwise": [self._instead(one) for one in (*step.otherwise, *lesson.otherwise)],
            "prompts": [self._prompt(one) for one in step.prompts],
            "wrong": [self._wrong(one) for one in (*step.wrong, *(lesson.wrong if awaits else ()))],
        }

    def _prompt(self, one: models.Prompt) -> LessonPrompt:
        until = _conditions(one.until)
        return {"say": self._say(one.say), "point": [_point(spot) for spot in one.point], "until": until, "read": one.read}

    def _instead(self, one: models.Instead) -> LessonInstead:
        needs = _conditions(one.needs)
        return {"needs": needs, "say": self._say(one.say), "point": [_point(spot) for spot in one.point], "read": one.read}

    def _wrong(self, one: models.Wrong) -> LessonWrong:
        return {"on": _conditions(one.on), "say": self._say(one.say)}


def _point(spot: str | models.Point) -> LessonPoint:
    point = models.Point(at=spot) if isinstance(spot, str) else spot
    name, *numbers = point.at.split()
    return {"name": name, "numbers": [int(number) for number in numbers], "when": _conditions(point.when)}


def _conditions(texts: Sequence[str]) -> list[LessonWhen]:
    return [_condition(text) for text in texts]


def _condition(text: str) -> LessonWhen:
    kind, *values = text.split()
    if kind == IS:
        return {"fact": " ".join(values), "event": "", "data": {}}
    pairs = (value.split("=") for value in values)
    return {"fact": "", "event": kind, "data": {name: int(number) for name, number in pairs}}

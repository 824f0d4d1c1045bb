"""What the page is told of lessons. All texts are in the client's language."""

from __future__ import annotations

from typing import Literal, TypedDict


class LessonLine(TypedDict):
    """A lesson that can be begun."""

    id: str
    title: str
    about: str


class LessonsOf(TypedDict):
    """A game's lessons in the order in which they are to be taken. title: of the game."""

    game: str
    title: str
    lessons: list[LessonLine]


class LessonWhen(TypedDict):
    """Something that is so on the page, as `slot 1`, or, where that is empty, that the learner has done something: an event
    of this kind with these values."""

    fact: str
    event: str
    data: dict[str, int]


class LessonPoint(TypedDict):
    """Something on the screen, by the name that the game's page gives it, and its numbers. when: only while this is so."""

    name: str
    numbers: list[int]
    when: list[LessonWhen]


class LessonPrompt(TypedDict):
    say: str
    point: list[LessonPoint]
    until: list[LessonWhen]
    read: bool


class LessonInstead(TypedDict):
    needs: list[LessonWhen]
    say: str
    point: list[LessonPoint]
    read: Literal["no", "done", "later"]


class LessonWrong(TypedDict):
    on: list[LessonWhen]
    say: str


class LessonStep(TypedDict):
    """What each of these means: `shem/app/lessons/models.py`. wrong: the lesson's own, too, if it awaits something;
    otherwise: the lesson's own after its."""

    id: str
    after: list[LessonWhen]
    done: list[LessonWhen]
    anew: bool
    needs: list[LessonWhen]
    otherwise: list[LessonInstead]
    prompts: list[LessonPrompt]
    wrong: list[LessonWrong]


class LessonEndings(TypedDict):
    won: str
    lost: str
    drawn: str


class Lesson(TypedDict):
    """next: the id of the one after it, empty if it is the last. without: empty where there is no cast."""

    id: str
    title: str
    cast: list[LessonWhen]
    without: str
    steps: list[LessonStep]
    wait: str
    on: str
    over: LessonEndings
    next: str

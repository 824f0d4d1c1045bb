"""Lessons: which there are, what they say, and beginning one."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Path

from shem import games
from shem.app.check import shape
from shem.app.context import App, Language
from shem.app.device import Device
from shem.app.lessons.reading import lessons
from shem.app.lessons.shapes import Lesson, LessonsOf
from shem.app.lessons.telling import all_lessons, lesson_in
from shem.app.making import new_lesson
from shem.app.room import room_for_match
from shem.app.shapes import MatchId
from shem.locale.words import Words
from shem.table.fault import Fault

router = APIRouter(tags=["lessons"])
Name = Annotated[str, Path(max_length=64)]


def _known(game: str, lesson: str) -> None:
    if game not in games.names() or lesson not in lessons(game):
        raise Fault("not-found", 404)


@router.get("/lessons", response_model=shape(list[LessonsOf]))
def every_lesson(language: Language) -> list[LessonsOf]:
    """The lessons of every game, in the order in which they are to be taken."""
    return all_lessons(Words(language))


@router.get("/games/{game}/lessons/{lesson}", response_model=shape(Lesson))
def one_lesson(game: Name, lesson: Name, language: Language) -> Lesson:
    """What a lesson says, and when."""
    _known(game, lesson)
    return lesson_in(game, lesson, language)


@router.post(
    "/games/{game}/lessons/{lesson}",
    response_model=shape(MatchId),
    status_code=201,
    dependencies=[Depends(room_for_match)],
)
async def begin_lesson(game: Name, lesson: Name, app: App, device: Device, language: Language) -> MatchId:
    """Begin a lesson's match."""
    await asyncio.to_thread(_known, game, lesson)
    return {"id": await new_lesson(app, device, game, lesson, Words(language))}

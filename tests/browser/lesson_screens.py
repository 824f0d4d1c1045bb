"""Lessons on pictures, for `screens`: their list, the first words of each, a wrong move answered, and how one ends."""

from __future__ import annotations

from shem import games
from shem.app.lessons.reading import lessons
from tests.browser.camera import Camera, Scene
from tests.browser.lessons import Pupil
from tests.browser.player import Player


def lesson_list(camera: Camera) -> None:
    camera.states("94-lessons", "#/lessons", "**/api/lessons*")
    camera.device.open("#/lessons")
    camera.page.locator(".offer").first.wait_for()
    camera.shot("94-lessons", whole=True)


def lesson_beginnings(camera: Camera) -> None:
    for game in games.names():
        for id in lessons(game):
            pupil = Pupil(camera.device, game, id)
            pupil.page.wait_for_timeout(1000)
            camera.shot(f"95-lesson-{game}-{id}")


def lesson_of_moving(camera: Camera) -> None:
    """A lesson from the first prompt to its last word."""
    pupil, player = Pupil(camera.device, "arcana", "move-and-capture"), Player(camera.device)
    while (now := player.situation()) != "turn":
        player.pass_page(now)
    player.touch("region", 11)
    player.pick(0)
    camera.shot("96-lesson-card")
    player.choose(0)
    camera.shot("96-lesson-lit")
    player.touch("region", 10)
    player.arm()
    player.gold()
    pupil.wrong("move")
    camera.shot("96-lesson-wrong")
    pupil.takes_back()
    player.pick(0)
    player.choose(0)
    player.touch("region", 11)
    player.arm()
    camera.shot("96-lesson-armed")
    player.gold()
    player.end_turn()
    player.play(player.end_turn, lambda now: now == "result")
    player.press("dialog[open] .actions button")
    camera.shot("96-lesson-over")


LESSONS: tuple[Scene, ...] = (lesson_list, lesson_beginnings, lesson_of_moving)

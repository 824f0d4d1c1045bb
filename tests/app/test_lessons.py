"""Lessons are content: whole in both languages, checked when they are read, and begun by their names."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shem import games
from shem.app.lessons.reading import lessons, read_lessons
from shem.app.lessons.telling import lesson_in
from shem.core.content.problems import ContentError
from tests.app.table import Browser, serving

SOUND = """\
title: {en: A Lesson, de: Eine Lektion}
about: {en: Short., de: Kurz.}
options: {lesson: first-battle}
seats: [here, random]
steps:
  - id: move
    done: [moved golem=0]
    needs: [is can 0 0]
    prompts:
      - say: {en: Move., de: Zieh.}
        point: [figure 0, {at: gold, when: [is armed]}]
    otherwise:
      - say: {en: Wait a turn., de: Warte einen Zug.}
wait: {en: Wait., de: Warte.}
on: {en: Go on., de: Weiter.}
over:
  won: {en: Won., de: Gewonnen.}
  lost: {en: Lost., de: Verloren.}
  drawn: {en: Drawn., de: Unentschieden.}
"""


def problems(folder: Path, *changes: tuple[str, str]) -> list[str]:
    """What is wrong with a sound lesson so changed, without the folder."""
    text = SOUND
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    (folder / "1-made.yaml").write_text(text, encoding="utf-8")
    try:
        read_lessons("arcana", folder)
    except ContentError as error:
        return [str(problem).removeprefix(f"{folder}/") for problem in error.problems]
    return []


def test_a_sound_lesson_is_read(tmp_path: Path) -> None:
    assert problems(tmp_path) == []
    (lesson,) = read_lessons("arcana", tmp_path).values()
    assert lesson.steps[0].done == ["moved golem=0"]


@pytest.mark.parametrize(
    "old, new, told",
    [
        ("moved golem=0", "mooved", "1-made.yaml:7: steps[0].done[0]: the rules tell no 'mooved'"),
        ("moved golem=0", "moved goblin=0", "7: steps[0].done[0]: 'moved' has no 'goblin', only golem, ability, path, ap"),
        ("moved golem=0", "moved golem = 0", "1-made.yaml:7: steps[0].done[0]: String should match pattern"),
        ("is can 0 0", "is can 0", "1-made.yaml:8: steps[0].needs[0]: 'can' takes 2 numbers, not 1"),
        ("is can 0 0", "is able 0", "1-made.yaml:8: steps[0].needs[0]: the page of this game tells no 'able', only golem"),
        ("[figure 0,", "[golem 0,", "1-made.yaml:11: steps[0].prompts[0].point[0]: the page of this game shows no 'golem'"),
        ("is armed", "is harmed", "1-made.yaml:11: steps[0].prompts[0].point[1].when[0]: the page of this game tells no"),
        (", de: Zieh.", "", "1-made.yaml:10: steps[0].prompts[0].say.de: Field required"),
        ("needs:", "need:", "1-made.yaml:8: steps[0].need: Extra inputs are not permitted"),
        (
            "    otherwise:\n      - say: {en: Wait a turn., de: Warte einen Zug.}\n",
            "",
            "1-made.yaml:8: steps[0].needs: nothing is",
        ),
        ("wait:", "cast: [is golem 0]\nwait:", "'cast' and 'without' come together"),
        ("[here, random]", "[random, random]", "1-made.yaml:4: seats: one of the seats must be 'here'"),
        ("[here, random]", "[here, nobody]", "1-made.yaml:4: seats[1]: there is no bot 'nobody'"),
        ("first-battle", "last-battle", "1-made.yaml:3: options: there is no scenario 'last-battle'"),
        ("wait:", "wait: {", "1-made.yaml:"),
    ],
)
def test_what_is_wrong_is_told_by_file_and_line(tmp_path: Path, old: str, new: str, told: str) -> None:
    found = problems(tmp_path, (old, new))
    assert any(told in problem for problem in found), found


def test_two_steps_of_one_name_are_told(tmp_path: Path) -> None:
    step = SOUND[SOUND.index("  - id") : SOUND.index("wait:")]
    assert problems(tmp_path, (step, step + step)) == ["1-made.yaml:14: steps[1].id: 'move' names a step before it, too"]


@pytest.mark.parametrize("game, id", [(game, id) for game in games.names() for id in lessons(game)])
def test_every_lesson_says_the_same_in_both_languages(game: str, id: str) -> None:
    english, german = lesson_in(game, id, "en"), lesson_in(game, id, "de")
    assert [step["id"] for step in english["steps"]] == [step["id"] for step in german["steps"]]
    assert english["title"] != german["title"]
    assert all(" %" not in json.dumps(lesson, ensure_ascii=False) for lesson in (english, german))


def test_a_lesson_is_begun_by_its_name_and_its_match_says_which_it_is() -> None:
    with serving() as server:
        browser = Browser(server, "de")
        arcana = browser.get("/lessons")[0]
        first = arcana["lessons"][0]
        place = f"/games/arcana/lessons/{first['id']}"
        assert browser.get(place)["title"] == first["title"]
        made = browser.ask("POST", place).json()
        assert [seat["player"] for seat in browser.get(f"/matches/{made['id']}")["seats"]] == ["here", "random"]
        header = json.loads(browser.ask("GET", f"/matches/{made['id']}/file").text.splitlines()[0])
        assert header["setup"]["lesson"] == first["id"]
        for path in ("/games/arcana/lessons/none", "/games/chess/lessons/none"):
            browser.ask("GET", path, status=404)
            browser.ask("POST", path, status=404)

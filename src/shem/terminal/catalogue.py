"""What there is: games, scenarios, content files; as lines or as JSON."""

from __future__ import annotations

import json
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed
from pathlib import Path
from typing import Any

from shem import build
from shem import games as all_games
from shem.bots.registry import names as bot_names
from shem.games.arcana.content import codex, models
from shem.games.archmage.content import codex as districts
from shem.locale.words import Words
from shem.telling.content_words import problem_text
from shem.telling.players import bot_to_type

SEATS = {"arcana": (2, 8), "archmage": (2, 4)}


def as_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def installed_version() -> str:
    """The version; empty if the program runs from its sources alone."""
    try:
        return installed("shem")
    except PackageNotFoundError:
        return ""


def version(words: Words) -> None:
    """The version, and which build of the rules runs."""
    print(words.say("version", number=installed_version() or words.say("version-unknown"), build=build.which()))
    if build.why_interpreted():
        print(build.why_interpreted())


def games(words: Words, wants_json: bool) -> None:
    rows = [_game(words, name) for name in all_games.NAMES]
    if wants_json:
        as_json(rows)
        return
    for row in rows:
        bots = ", ".join(bot_to_type(words, bot) for bot in row["bots"])
        print(words.say("game-line", name=row["name"], title=row["title"], about=row["about"]))
        print("  " + words.say("game-seats", least=row["seats"][0], most=row["seats"][1], bots=bots))


def _game(words: Words, name: str) -> dict[str, Any]:
    return {
        "name": name,
        "title": words.say(f"{name}-title"),
        "about": words.say(f"{name}-about"),
        "seats": list(SEATS[name]),
        "bots": bot_names(name),
    }


def check_content(words: Words, folder: Path | None, wants_json: bool) -> bool:
    """Say every problem of a pack (default: everything that comes with the program); True if there is none."""
    found = codex.problems(folder)
    if folder is None:
        found += districts.check()
    if wants_json:
        as_json([problem.data() for problem in found])
    else:
        for problem in found:
            print(problem_text(words, problem))
        print(words.say("content-checked", count=len(found)))
    return not found


def schema() -> None:
    as_json({**models.schema(), "districts": districts.schema()})

"""What there is: games, scenarios, content files; as lines or as JSON."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from shem import build
from shem import games as all_games
from shem.bots.registry import BETWEEN, personalities, plain_names
from shem.core.content.packs import packs
from shem.home import imported
from shem.lab.printing import as_json
from shem.locale.words import Words
from shem.table.content_words import problem_text
from shem.table.face import face, faces
from shem.table.players import bot_to_type


def version(words: Words) -> None:
    """The version, and which build of the rules runs."""
    print(words.say("version", number=build.version() or words.say("version-unknown"), build=build.which()))
    if build.why_interpreted():
        print(build.why_interpreted())


def games(words: Words, wants_json: bool) -> None:
    rows = [_game(words, name) for name in all_games.names()]
    if wants_json:
        as_json(rows)
        return
    for row in rows:
        bots = ", ".join(bot_to_type(words, bot) for bot in row["bots"])
        print(words.say("game-line", name=row["name"], title=row["title"], about=row["about"]))
        least, most = row["seats"]
        seats = "game-seats" if least < most else "game-seats-fixed"
        print("  " + words.say(seats, least=least, most=most, bots=bots))
        if row["personalities"]:
            print("  " + _personalities(words, row["personalities"]))


def _personalities(words: Words, had: dict[str, list[str]]) -> str:
    """Which there are, each as it is typed for the last of those that have them."""
    bot, found = list(had.items())[-1]
    known = ", ".join(f"{words.say(f'personality-{one}')} ({bot}{BETWEEN}{one})" for one in found)
    return words.say("game-personalities", bots=", ".join(had), known=known)


def _game(words: Words, name: str) -> dict[str, Any]:
    return {
        "name": name,
        "title": words.say(f"{name}-title"),
        "about": words.say(f"{name}-about"),
        "seats": list(face(name).seats),
        "bots": plain_names(name),
        "personalities": personalities(name),
    }


def check_content(words: Words, folder: Path | None, wants_json: bool) -> bool:
    """Say every problem of a pack (default: everything that comes with the program); True if there is none."""
    found = [problem for shown in faces() for problem in shown.problems(folder)]
    if wants_json:
        as_json([problem.data() for problem in found])
    else:
        for problem in found:
            print(problem_text(words, problem))
        print(words.say("content-checked", count=len(found)))
    return not found


def packs_there(words: Words, wants_json: bool) -> None:
    """The packs in use and those that the app has taken in: name, folder, and the cards that each replaces."""
    own = imported()
    named = {str(folder): folder.name for folder in packs()} | {str(folder): name for name, folder in own.items()}
    rows: list[dict[str, Any]] = [
        {
            "name": name,
            "folder": folder,
            "imported": name in own,
            "replaces": [piece for shown in faces() for piece in shown.replacing(Path(folder))],
        }
        for folder, name in named.items()
    ]
    if wants_json:
        as_json(rows)
        return
    for row in rows:
        print(words.say("content-pack", name=row["name"], folder=row["folder"]))
        if row["replaces"]:
            print("  " + words.say("content-pack-replaces", cards=words.both(row["replaces"])))
    print(words.say("content-packs", count=len(rows)))


def schema() -> None:
    as_json({kind: schema for shown in faces() for kind, schema in shown.schema().items()})

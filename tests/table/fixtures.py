"""Write what a page gets of some battles in mid-game, for work on the page: `python -m tests.table.fixtures FOLDER`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from shem.core.contract import Over, Together, Turn
from shem.core.event import Event
from shem.core.sight import Sight
from shem.faces.arcana.scenes.groups import ROLES
from shem.games.arcana.game import GAME
from shem.games.arcana.parts import events
from shem.locale.words import LANGUAGES, Words
from shem.table import messages
from shem.table.face import face
from shem.table.messages import About
from tests.table.lively import Lively

BATTLES = {"three-cairns": (2, 3), "as-the-embers-die": (3, 3), "tournament-of-the-hundred-skulls": (2, 2)}


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for scenario, (round, seed) in BATTLES.items():
        lively = play(scenario, round, seed)
        for language in LANGUAGES:
            path = folder / (f"{scenario}.json" if language == "en" else f"{scenario}.{language}.json")
            path.write_text(json.dumps(answers(lively, language), indent=1, ensure_ascii=False), encoding="utf-8")
            sys.stdout.write(f"{path}: {path.stat().st_size} bytes\n")


def play(scenario: str, round: int, seed: int) -> Lively:
    """Up to a decision of that Round in which somebody can attack."""
    lively = Lively({"scenario": scenario}, seed)
    while not lively.over:
        if lively.battle.round >= round and _can_attack(lively):
            break
        lively.step()
    return lively


def _can_attack(lively: Lively) -> bool:
    pending = lively.battle.pending()
    if not isinstance(pending, Turn) or pending.prompt.code != events.ASK_TURN:
        return False
    kinds = {type(action).__name__ for action in lively.battle.legal(lively.seat)}
    return "Attack" in kinds and "Move" in kinds


def answers(lively: Lively, language: str) -> dict[str, Any]:
    """Head, Sight, the log, and an answer to every question that could be asked now, each with its question."""
    words = Words(language)
    labels = ["human"] * GAME.seats(lively.setup)
    view = face("arcana").stage(words, lively.setup, labels)
    sight = Sight(GAME, lively.setup, lively.battle, lively.seat, lively.events)
    scene = view.scene(sight)
    found: list[dict[str, Any]] = []

    def ask(what: str, about: About, key: list[int] | None = None) -> Any:
        result = view.ask(sight, what, about, key or [])
        found.append({"what": what, "about": about, "key": key or [], "result": result})
        return result

    ask("choices", {})
    ask("end", {})
    for group in scene["usable"]:
        kind, _, rest = group.partition(":")
        number, _, slot = rest.partition("/")
        if kind == "golem":
            _dive(ask, ask("choices", {"golem": int(number), "slot": int(slot)})["choices"])
        elif kind == "ancient":
            ask("choices", {"ancient": int(number), "role": ROLES.index(slot)})
    for golem in scene["golems"]:
        ask("card", {"golem": golem["number"]})
    for army in range(len(scene["armies"])):
        ask("army", {"army": army})
        ask("ancients", {"army": army})
    for region in range(len(view.head()["regions"])):
        ask("region", {"region": region})
    return {
        "head": {
            "id": "fixture",
            "game": "arcana",
            "title": view.head()["title"],
            "seats": len(labels),
            "head": view.head(),
        },
        "sight": {
            "kind": "sight",
            "seq": 0,
            "seat": lively.seat,
            "seats": [_seat(view.seat(seat), seat) for seat in range(len(labels))],
            "pending": _pending(lively, view.seat(lively.seat)),
            "legal": len(sight.legal()),
            "secrets": bool(view.secrets(sight)),
            "bot": None,
            "undo": {"possible": True, "free": True, "by": lively.seat, "asking": None, "missing": [], "why": ""},
            "scene": scene,
            "news": _told(view, [event for event in lively.newest if event.seen_by(lively.seat)]),
        },
        "log": _told(view, sight.events()),
        "dives": [[view.tally(name, tally) for name, tally in event.tallies] for event in sight.events() if event.tallies][
            -5:
        ],
        "answers": found,
    }


def _dive(ask: Any, choices: list[dict[str, Any]]) -> None:
    """The numbers of the first choice, and the forecasts of all attacks."""
    ask("numbers", {}, choices[0]["key"])
    for choice in choices:
        if "targets" in choice:
            ask("numbers", {}, choice["key"])
            ask("forecast", {}, choice["key"])


def _seat(name: str, number: int) -> messages.Seat:
    return {
        "number": number,
        "name": name,
        "who": "",
        "player": "person",
        "here": True,
        "online": True,
        "dice": "app",
        "real": False,
        "banner": "",
    }


def _pending(lively: Lively, name: str) -> dict[str, Any]:
    pending = lively.battle.pending()
    if isinstance(pending, Over):
        return {"kind": "over", "seats": [], "code": pending.outcome.code, "args": [], "text": "", "notes": []}
    assert isinstance(pending, Turn | Together)
    return {
        "kind": "turn",
        "seats": pending.seats,
        "code": pending.prompt.code,
        "args": list(pending.prompt.args),
        "text": name,
        "notes": [],
    }


def _told(voice: Any, told: list[Event]) -> list[messages.Told]:
    return [
        {
            "entry": 0,
            "place": place,
            "kind": event.kind.code,
            "text": voice.event(event),
            "seat": None,
            "round": 0,
            "numbers": {name: tally.total for name, tally in event.tallies},
            "data": dict(zip(event.kind.fields, event.values)),
        }
        for place, event in enumerate(told)
    ]


if __name__ == "__main__":
    main(Path(sys.argv[1]))

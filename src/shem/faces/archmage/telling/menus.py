"""The options of Archmage, and its typed words: 4 4 2 2, movement, D4, use, no."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from shem.core.contract import Action, Prompt
from shem.core.sight import Sight
from shem.faces.archmage.telling.names import Names
from shem.games.archmage.actions import (
    ARTIFACTS,
    DECLINING,
    MOST_UNITS,
    PHASES,
    PLACEMENTS,
    Aim,
    Allocate,
    Announce,
    Decline,
    Destroy,
    Face,
    Move,
    Settle,
    Use,
)
from shem.games.archmage.board import LINE, beside, walk
from shem.table.menu import Menu, Misunderstood, Option
from shem.table.teller import folded

CAUSES = ("setup", "won", "magibok")


def menu(names: Names, sight: Sight, prompt: Prompt) -> Menu:
    """What the seat is asked. Allocations and places are typed, everything else is numbered."""
    view = sight.view()
    title = _title(names, view, sight.seat or 0, prompt)
    if prompt.code in ("allocate", "redistribute"):
        return Menu(title)
    legal = [action for action in sight.legal() if prompt.code != "place" or isinstance(action, Decline)]
    return Menu(title, [Option(label(names, view, action), action) for action in legal])


def _title(names: Names, view: dict[str, Any], seat: int, prompt: Prompt) -> str:
    args = prompt.args
    if prompt.code == "face":
        return names.say("ask-face", cause=CAUSES[args[0]])
    if prompt.code == "artifact":
        return names.say("ask-artifact", artifact=names.artifact(args[0]))
    bound = "yes" if view["last"][3] == seat else "no"
    if prompt.code == "allocate":
        return names.say("ask-allocate", units=view["budget"][seat], bound=bound)
    if prompt.code == "redistribute":
        most = sum(view["allocation"])
        return names.say("ask-redistribute", units=most, phase=names.phase(view["announced"][seat]), bound=bound)
    if prompt.code == "settle":
        return names.say("ask-settle", phase=names.phase(args[0]), seat=names.seat(args[1]))
    if prompt.code == "move":
        return names.say("ask-move", limit=args[0])
    return names.say(f"ask-{prompt.code}")


def label(names: Names, view: dict[str, Any], action: Action) -> str:
    """An option with what it leads to."""
    if isinstance(action, Face):
        rest = sum(LINE[action.facing][view["golem"]] >> position & 1 for position in view["left"])
        return names.say("option-face", facing=names.facing(action.facing), count=rest)
    if isinstance(action, Announce):
        return names.phase(action.phase)
    if isinstance(action, Use):
        return names.say("option-use", artifact=names.artifact(action.artifact))
    if isinstance(action, Settle):
        return names.say("option-settle", seat=names.seat(action.seat))
    if isinstance(action, Move):
        end = walk(_mask(view), view["golem"], view["facing"], action.distance)
        return names.say("option-move", distance=action.distance, district=names.district_at(view, end))
    if isinstance(action, Aim):
        return f"{names.facing(action.facing)}: {names.district_at(view, beside(view['golem'], action.facing))}"
    if isinstance(action, Destroy):
        return names.artifact(action.artifact)
    return names.say("option-decline")


def _mask(view: dict[str, Any]) -> int:
    return sum(1 << position for position in view["left"])


def parse(names: Names, text: str, prompt: Prompt) -> Action:
    """Typed words as an action, legal or not; raises Misunderstood."""
    words = text.replace(",", " ").split()
    if prompt.code in ("allocate", "redistribute"):
        return _allocation(words)
    position = names.position(words[0]) if len(words) == 1 else None
    if prompt.code == "place" and position is not None:
        return PLACEMENTS[position]
    for facing in range(4):
        if prompt.code in ("face", "aim") and names.facing(facing).lower().startswith(text.lower()):
            return Face(facing) if prompt.code == "face" else Aim(facing)
    if prompt.code == "announce" and (phase := _called(text, map(names.phase, range(PHASES)))) is not None:
        return Announce(phase)
    if prompt.code == "destroy" and (artifact := _called(text, map(names.artifact, range(ARTIFACTS)))) is not None:
        return Destroy(artifact)
    if text.lower() in names.words.aliases("answer-no"):
        return DECLINING
    if text.lower() in names.words.aliases("answer-yes") and prompt.code == "artifact":
        return Use(prompt.args[0])
    raise Misunderstood("unknown-command", typed=words[0] if words else text)


def _called(text: str, names: Iterable[str]) -> int | None:
    """The number of the only name in which a word begins so; None if there is none, or are several."""
    typed = folded(text)
    found = [
        number
        for number, name in enumerate(map(folded, names))
        if name.startswith(typed) or any(word.startswith(typed) for word in name.split())
    ]
    return found[0] if len(found) == 1 else None


def _allocation(words: list[str]) -> Action:
    if len(words) != 4 or not all(word.isdecimal() and len(word) < 4 for word in words):
        raise Misunderstood("archmage-how-allocate")
    units = [int(word) for word in words]
    if max(units) > MOST_UNITS:
        raise Misunderstood("archmage-too-many-units", most=MOST_UNITS)
    return Allocate(units[0], units[1], units[2], units[3])

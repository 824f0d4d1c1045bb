"""Archmage line by line: its menu, and typed words as taps: 4 4 2 2, movement, D4, use, no."""

from __future__ import annotations

from typing import Final

from shem.faces.archmage.scenes.choices import choices_of
from shem.faces.archmage.scenes.glance import Glance
from shem.faces.archmage.scenes.meaning import SPLIT, split_of
from shem.games.archmage.parts.actions import ALLOCATE, ARTIFACTS, PHASES
from shem.games.archmage.parts.board import FACINGS
from shem.table.menu import Menu, NoAnswer, Option, called
from shem.table.messages import About
from shem.table.stage import option_of

PLACES: Final = ("move", "aim", "face", "place")  # prompts that a place answers
MOST_DIGITS: Final = 3


def menu_of(glance: Glance) -> Menu:
    """What the seat is asked. Allocations and places are typed, everything else is numbered, also to leave a split."""
    assert glance.prompt is not None
    found = choices_of(glance)
    options = [option_of(choice) for choice in found["choices"] if choice["kind"] != "place"]
    if glance.prompt.code == "redistribute":
        start = found["split"]["start"]
        options.append(Option(glance.names.plan(start), [ALLOCATE, *start]))
    notes = [*found["split"]["rules"], glance.names.say("how-allocate")] if "split" in found else []
    at: About | None = {} if glance.prompt.code in PLACES else None
    return Menu(glance.teller.question(glance.sight), options, notes, at)


def tap_of(glance: Glance, text: str, at: About | None) -> About:
    """The tap that typed words mean. at: to what a place is added; None: it means nothing. Raises NoAnswer."""
    names, code = glance.names, glance.prompt.code if glance.prompt is not None else ""
    words = text.replace(",", " ").split()
    if code in ("allocate", "redistribute"):
        return _allocation(words)
    position = names.position(words[0]) if len(words) == 1 else None
    if position is not None and at is not None:
        return {**at, "place": position}
    named = {
        "face": ("facing", map(names.facing, range(FACINGS))),
        "aim": ("facing", map(names.facing, range(FACINGS))),
        "announce": ("phase", map(names.phase, range(PHASES))),
        "destroy": ("artifact", map(names.artifact, range(ARTIFACTS))),
    }
    if code in named:
        kind, known = named[code]
        number = called(text, known)
        if number is not None:
            return {kind: number}
    if text.lower() in names.words.aliases("answer-no"):
        return {"decline": 1}
    if text.lower() in names.words.aliases("answer-yes") and code == "artifact" and glance.prompt is not None:
        return {"artifact": glance.prompt.args[0]}
    raise NoAnswer("unknown-command", typed=words[0] if words else text)


def _allocation(words: list[str]) -> About:
    if len(words) != len(SPLIT) or not all(word.isdecimal() and len(word) <= MOST_DIGITS for word in words):
        raise NoAnswer("archmage-how-allocate")
    about = dict(zip(SPLIT, map(int, words)))
    split_of(about)
    return about

"""Battles that have got somewhere, played by the rules alone: walking there over the socket takes minutes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import shem
from shem.core.along import taken_along
from shem.core.contract import Action, Roll, Turn
from shem.core.match import Match
from shem.games.arcana.parts.actions import Attack, Deploy, HoldBack, Move, Resign
from tests.app.table import Browser

STEPS = 400


def battle(dice: Sequence[str] = ("app", "app"), near: bool = False) -> Match:
    """A small battle for two in a turn, with everybody deployed; near: the first seat can strike."""
    match = shem.new("arcana", scenario="three-cairns", seats=2, seed=7, order="position", resign=True, dice=list(dice))
    chance = Random(7)
    for _ in range(STEPS):
        if isinstance(match.pending, Roll):
            match.roll()
            continue
        seat, pending = match.pending.seats[0], match.pending
        legal = [action for action in match.legal(seat) if not isinstance(action, Resign | HoldBack)]
        turn = isinstance(pending, Turn) and pending.prompt.code == "turn"
        if turn and (not near or (seat == 0 and any(isinstance(action, Attack) for action in legal))):
            return match
        wanted: list[Action] = [action for action in legal if isinstance(action, Deploy)]
        if not wanted and chance.random() < 0.7:
            wanted = [action for action in legal if isinstance(action, Move)]
        match.play(seat, chance.choice(wanted or legal))
    raise AssertionError("nobody ever comes near anybody")


def text_of(match: Match) -> str:
    """Its file, as it is taken along."""
    return "".join(line + "\n" for line in taken_along(match))


def gone_on_with(browser: Browser, match: Match) -> str:
    """Take it up as a match of this device, which holds all seats; its id."""
    replay = browser.ask("POST", "/replays", 201, content=text_of(match).encode()).json()["id"]
    return str(browser.ask("POST", f"/matches/{replay}/resume", 201).json()["id"])

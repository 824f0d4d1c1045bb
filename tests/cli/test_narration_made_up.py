"""Battles with everything made up at random: whatever the vocabulary can say, the terminal can tell in both languages."""

from __future__ import annotations

from random import Random

import pytest

from shem.bots.registry import bot
from shem.core.contract import Over, Together, Turn
from shem.core.log import LogEntry
from shem.core.match import Match, begin
from shem.faces.arcana.telling.teller import ArcanaTeller
from shem.games.arcana.game import GAME
from shem.games.arcana.parts.state import Battle
from shem.locale.words import LANGUAGES, Words
from shem.table.face import face
from shem.table.stage import Stage
from tests.cli.test_narration import read_out
from tests.properties.test_arcana_made_up import made_setup

STRANGE = ("{", "None", " ,", "  ", "..", "_")


def made_match(seed: int) -> Match:
    setup = made_setup(Random(seed))
    seats = ["random"] * len(setup["armies"])
    return begin(GAME, setup, seats, ["app"] * len(seats), bytes([seed]) * 32, None)


def sound(text: str) -> bool:
    """Whether a line reads like a sentence: no gap where a value is missing, no code of the program."""
    return bool(text.strip()) and not any(sign in text.strip() for sign in STRANGE)


def told(voice: Stage, match: Match, seat: int) -> list[str]:
    """Everything that a seat can look at now."""
    sight = match.sight(seat)
    lines = [*voice.table(sight), *voice.status(sight)]
    assert isinstance(voice, ArcanaTeller) and isinstance(match.state, Battle)
    for golem in match.state.golems:
        lines += voice.look(["golem", str(golem.number + 1)], sight) or []
    for region in range(match.state.field.count):
        lines += voice.look(["region", voice.names.region(region).lower()], sight) or []
    return lines + (voice.look(["ancients"], sight) or []) + (voice.look(["objectives"], sight) or [])


@pytest.mark.parametrize("seed", range(12))
def test_whatever_can_be_made_up_can_be_told(seed: int) -> None:
    match = made_match(seed)
    players = [bot("random", "arcana", seed + seat) for seat in range(len(match.seats))]
    voices = [face("arcana").stage(Words(language), match.setup, match.seats) for language in LANGUAGES]
    for decision in range(60):
        pending = match.pending
        if isinstance(pending, Over):
            break
        assert isinstance(pending, Turn | Together)
        seat = pending.seats[0]
        sight = match.sight(seat)
        for voice in voices:
            if decision % 6 == 0:
                strange = [line for line in told(voice, match, seat) if not sound(line)]
                strange += [option.label for option in read_out(voice.menu(sight)) if not sound(option.label)]
                assert strange == []
        match.play(seat, players[seat].choose(sight).action)
        entry = match.log[-1]
        assert isinstance(entry, LogEntry)
        for voice in voices:
            for event in entry.events:
                assert sound(voice.event(event)), voice.event(event)
                assert all(sound(line) for line in voice.behind(event))

"""`shem play`: a new match or a saved one, and a seat at the table for everybody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from secrets import randbits
from typing import Any

import shem
from shem import games
from shem.bots.registry import bot, names
from shem.core.errors import OptionError
from shem.core.match import Match
from shem.home import home
from shem.locale.words import Words
from shem.table.face import face
from shem.table.players import bot_name
from shem.table.voice import Voice as Table
from shem.terminal.session import Session
from shem.terminal.voice import Voice

HUMAN = "human"
OPPONENTS = ("adept", "greedy")  # the first that the game has


def start(
    words: Words,
    game: str,
    chosen: Mapping[str, Any],
    seats: Sequence[str],
    dice: str,
    seed: int | None,
    save: Path | None,
) -> None:
    """Begin a match and play it. One seat or none named: a person, and the game's best bot in every other seat."""
    labels = list(seats) or [HUMAN]
    if len(labels) == 1:
        labels += [_opponent(game)] * (seat_count(game, chosen) - 1)
    _check_players(labels, game)
    path = save if save is not None else default_path(game)
    match = shem.new(game, seats=labels, dice=dice, seed=seed, path=path, **face(game).of_play, **chosen)
    voice = Voice()
    voice.say(words.say("kept-in", path=str(path)))
    _play(words, match, voice, seed)


def seat_count(game: str, chosen: Mapping[str, Any]) -> int:
    """How many seats a match with these options has; raises OptionError for what does not fit."""
    rules = games.game(game)
    return rules.seats(rules.resolve(dict(chosen)))


def _check_players(labels: Sequence[str], game: str) -> None:
    for name in labels:
        if name == HUMAN:
            continue
        try:
            bot(name, game, 0)
        except OptionError as unknown:
            if unknown.code != "unknown-bot":
                raise
            known = f"{HUMAN}, {unknown.details['known']}"
            raise OptionError(unknown.code, unknown.message, {**unknown.details, "known": known}) from unknown


def resume(words: Words, path: Path) -> None:
    """Take a saved match up where its file ends; whoever is not called like a bot is a person."""
    match = shem.load(path)
    voice = Voice()
    voice.say(words.say("resumed", path=str(path)))
    if match.torn is not None:
        voice.say(words.say("resumed-torn"))
    if not match.has_secret and not match.over:
        match.renew()
        voice.say(words.say("resumed-anew"))
    _play(words, match, voice, None)


def _play(words: Words, match: Match, voice: Voice, seed: int | None) -> None:
    first = randbits(32) if seed is None else seed
    known = names(match.game.name)
    bots = {seat: bot(name, match.game.name, first * 8 + seat) for seat, name in enumerate(match.seats) if name in known}
    table = Table(words.language, match)
    for seat, name in enumerate(match.seats):
        label = words.say("a-bot", name=bot_name(words, name)) if seat in bots else words.say("a-person")
        voice.say(words.say("seat-is", seat=table.stage.seat(seat), label=label))
    if len(bots) < len(match.seats):
        voice.say(words.say("help-hint"))
    session = Session(match, table, bots, voice)
    session.greet()
    session.run()


def _opponent(game: str) -> str:
    known = names(game)
    return next((name for name in OPPONENTS if name in known), known[0])


def default_path(game: str) -> Path:
    """A new file in the user's data folder, named by game and time; the folder is made."""
    folder = home() / "matches"
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder / f"{stem}.jsonl"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.jsonl"
        number += 1
    return path

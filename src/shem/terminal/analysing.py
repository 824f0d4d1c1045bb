"""`shem analyse`: how a saved match went that is over, as the page's analysis tells it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

import shem
from shem.bots.reasons import Done, Judgement, judged
from shem.bots.registry import bot
from shem.core.log import LogEntry
from shem.core.match import Match
from shem.core.sight import Sight
from shem.lab.printing import as_json, progress_bar
from shem.locale.words import Words
from shem.table.analysis import Analysis, Fortune, Moment, analysis_of, decisions, known_at
from shem.table.hosted import HELPER
from shem.table.voice import Voice

BARS: Final = "▁▂▃▄▅▆▇█"
WIDE: Final = 60  # bars of a line


def run(words: Words, path: Path, wants_json: bool) -> bool:
    """Judge every decision and print what that says; False if the match is not over. Raises SaveError, Disagreement."""
    match = shem.load(path)
    if not match.over:
        return False
    taken = decisions(match.live)
    found: dict[int, Judgement] = {}
    with progress_bar(words.say("analysing"), len(taken)) as progress:
        for place, entry in taken:
            found[entry.number] = judgement(match, place, entry)
            progress(len(found), len(taken))
    voice = Voice(words.language, match)
    told = analysis_of(match, voice, found, False)
    if wants_json:
        as_json(told)
    else:
        _say(words, voice, told)
    return True


def judgement(match: Match, place: int, entry: LogEntry) -> Judgement:
    """What the game's skilled bot thinks of the decision at this place among the live entries."""
    assert entry.seat is not None
    start = known_at(match.live, place)
    live = match.live[:start]
    state = live[-1].state
    events = [event for one in live for event in one.events]
    sight = Sight(match.game, match.setup, state, entry.seat, events)
    done = [
        Done(one.seat, one.action, one.draws)
        for one in match.live[start : place + 1]
        if one.seat is not None and one.action is not None
    ]
    return judged(sight, state, done, partial(bot, HELPER, match.game.name), entry.number)


def _say(words: Words, voice: Voice, told: Analysis) -> None:
    print(words.say("analyse-chances"))
    known = [chances for chances in told["chances"] if chances is not None]
    for fortune in told["luck"]:
        seat = fortune["seat"]
        print(f"{_curve([chances[seat] for chances in known])}  {voice.stage.seat(seat)}")
    print()
    print(words.say("analyse-moments" if told["moments"] else "analyse-quiet"))
    for moment in told["moments"]:
        _say_moment(words, voice, moment)
    print()
    for fortune in told["luck"]:
        _say_luck(words, voice, fortune)


def _curve(chances: list[float]) -> str:
    """At most WIDE bars from 0 to 100 percent, each the last of as many decisions."""
    wide = min(WIDE, len(chances))
    taken = [chances[(place + 1) * len(chances) // wide - 1] for place in range(wide)]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS) / 100))] for chance in taken)


def _say_moment(words: Words, voice: Voice, moment: Moment) -> None:
    by = words.say("analyse-by", play=_signed(moment["play"]), dice=_signed(moment["dice"]))
    print(f"{moment['entry']}. {voice.stage.seat(moment['seat'])}: {moment['text']} ({by})")
    if moment["better"] is not None:
        gain = f"{moment['better']['gain']:.1f}"
        print("    " + words.say("analyse-better", text=moment["better"]["text"], gain=gain))


def _say_luck(words: Words, voice: Voice, fortune: Fortune) -> None:
    name = voice.stage.seat(fortune["seat"])
    print(words.say("analyse-cost", name=name, count=fortune["decisions"], play=_signed(fortune["play"])))
    if not fortune["rolls"]:
        print("    " + words.say("analyse-no-dice"))
        return
    gained, spread, rank = _signed(fortune["gained"]), f"{fortune['spread']:.1f}", f"{fortune['rank']:.0f}"
    print("    " + words.say("analyse-luck", count=fortune["rolls"], gained=gained, spread=spread, rank=rank))


def _signed(percent: float) -> str:
    return f"{percent:+.1f}"

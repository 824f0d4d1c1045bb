"""What the judgements of a match say: how the chances went, where it turned, by play or by dice, and who was lucky."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import erf, sqrt
from typing import Final, TypedDict

from shem.bots.reasons import Judgement
from shem.core.contract import Pending, Together, Turn
from shem.core.log import LogEntry
from shem.core.match import Match
from shem.table.asking import action_of
from shem.table.messages import Key
from shem.table.thoughts import percent
from shem.table.voice import Voice

MOST: Final = 8  # turning points
LEAST: Final = 0.01  # of a win chance, that is worth a word


class Better(TypedDict):
    """What the seat could have done. gain: in percent of its win chance, as expected."""

    key: Key
    text: str
    gain: float


class Moment(TypedDict):
    """A decision that changed much. entry: its number in the log; text: what was decided. play: what it cost against the
    best that the bot saw, 0 or less; dice: what they then gave or took; both in percent of the seat's win chance."""

    entry: int
    seat: int
    text: str
    play: float
    dice: float
    better: Better | None


class Fortune(TypedDict):
    """What the dice of its own decisions gave a seat in all, and what they were likely to (standard deviation), in percent
    of its win chance. rank: of a hundred matches with these decisions, in how many the dice would have been worse.
    play: what its decisions cost in all, 0 or less. rolls: decisions with dice. decisions: all."""

    seat: int
    gained: float
    spread: float
    rank: float
    play: float
    rolls: int
    decisions: int


class Analysis(TypedDict):
    """done: of so many decisions. running: it goes on. failed: it ended early, since the bot failed. chances: each seat's
    after each step of the log (`Steps`), in percent, null where it is not known. moments: the greatest changes first."""

    done: int
    of: int
    running: bool
    failed: bool
    chances: list[list[float] | None]
    moments: list[Moment]
    luck: list[Fortune]


def decisions(live: Sequence[LogEntry]) -> list[tuple[int, LogEntry]]:
    """What was decided and stands, each with its place among the live entries."""
    return [(place, entry) for place, entry in enumerate(live) if entry.seat is not None]


def known_at(live: Sequence[LogEntry], place: int) -> int:
    """Up to which place the log holds what was known when the entry at this one was decided: of those who decide at once
    none knows what another does."""
    while place > 1 and _at_once(live[place - 2].state.pending(), live[place - 1], live[place - 1].state.pending()):
        place -= 1
    return place


def _at_once(before: Pending, entry: LogEntry, after: Pending) -> bool:
    """Whether the entry is one of those that are decided at once, and others are still to come."""
    if not isinstance(before, Together) or not isinstance(after, Together | Turn):
        return False
    return after.prompt.code == before.prompt.code and set(after.seats) == set(before.seats) - {entry.seat}


def analysis_of(
    match: Match, voice: Voice, judged: Mapping[int, Judgement], running: bool, failed: bool = False
) -> Analysis:
    """Of a match that is over."""
    entries = [entry for _, entry in decisions(match.live)]
    found = [(entry, judged[entry.number]) for entry in entries if entry.number in judged]
    return {
        "done": len(found),
        "of": len(entries),
        "running": running,
        "failed": failed,
        "chances": _chances(match, judged),
        "moments": _moments(voice, match, found),
        "luck": [_luck(seat, [one for _, one in found if one.seat == seat]) for seat in range(len(match.seats))],
    }


def _chances(match: Match, judged: Mapping[int, Judgement]) -> list[list[float] | None]:
    """After each line of the log; of what was taken back nothing is known."""
    found: list[list[float] | None] = []
    live = {entry.number for entry in match.live}
    for line in match.log:
        one = judged.get(line.number) if isinstance(line, LogEntry) and line.number in live else None
        found.append(None if one is None else [percent(chance) for chance in one.after])
    first = next((judged[entry.number] for entry in match.live if entry.number in judged), None)
    if found and found[0] is None and first is not None:
        found[0] = [percent(chance) for chance in first.before]
    return found


def _play(one: Judgement) -> float:
    """What a decision cost, 0 or less; where it was better than what the bot would have done, nothing."""
    return min(0.0, one.taken - one.best)


def _dice(one: Judgement) -> float:
    return one.after[one.seat] - one.taken


def _moments(voice: Voice, match: Match, found: Sequence[tuple[LogEntry, Judgement]]) -> list[Moment]:
    turned = sorted(found, key=lambda pair: -max(-_play(pair[1]), abs(_dice(pair[1]))))
    return [_moment(voice, match, entry, one) for entry, one in turned[:MOST] if max(-_play(one), abs(_dice(one))) >= LEAST]


def _moment(voice: Voice, match: Match, entry: LogEntry, one: Judgement) -> Moment:
    better: Better | None = None
    if _play(one) <= -LEAST:
        text = voice.stage.action(one.seat, action_of(match.game, one.key))
        better = {"key": one.key, "text": text, "gain": percent(-_play(one))}
    return {
        "entry": entry.number,
        "seat": one.seat,
        "text": voice.deed(entry.seat, entry.action, True),
        "play": percent(_play(one)),
        "dice": percent(_dice(one)),
        "better": better,
    }


def _luck(seat: int, judged: Sequence[Judgement]) -> Fortune:
    rolled = [one for one in judged if one.spread > 0]
    gained = sum(_dice(one) for one in rolled)
    spread = sqrt(sum(one.spread**2 for one in rolled))
    return {
        "seat": seat,
        "gained": percent(gained),
        "spread": percent(spread),
        "rank": round(50.0 * (1.0 + erf(gained / spread / sqrt(2.0))), 1) if spread else 50.0,
        "play": percent(sum(_play(one) for one in judged)),
        "rolls": len(rolled),
        "decisions": len(judged),
    }

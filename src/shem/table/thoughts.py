"""What bots think, in words: why they decide as they do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from shem.bots.reasons import Thought, Weighed
from shem.core.sight import Sight
from shem.table.asking import action_of
from shem.table.messages import Key
from shem.table.players import bot_name, is_bot
from shem.table.stage import Stage

LEAST: Final = 0.005  # of a term that is worth a word


class ReasonTerm(TypedDict):
    """A part of a gain, by what it is called."""

    text: str
    gain: float


class Reason(TypedDict):
    """An action that was weighed. gain: in the bot's own measure; error: its standard error, 0 where it is exact; lost:
    how much less than the best gains, or how many percent less to win, where chances further ahead decided. chance: to win
    after it, in percent. terms: its parts, the greatest first. foreseen: what the game foretells of it,
    such as the chance to hit."""

    key: Key
    text: str
    gain: float
    error: float
    lost: float
    chance: float
    terms: list[ReasonTerm]
    foreseen: list[str]


class Reasons(TypedDict):
    """Why a bot decides as it does. before: the chance to win, in percent. reasons: what it takes first, then what it liked
    next, of `count` that it weighed; none if it weighs nothing of `count` that are possible. line: what it expects to do
    afterwards, in words. ahead: whether chances to win, as found further ahead, decided, and not the gains. settled:
    whether a rule of thumb did."""

    seat: int
    bot: str
    text: str
    before: float
    count: int
    reasons: list[Reason]
    line: list[str]
    ahead: bool
    settled: bool


def told_thought(stage: Stage, sight: Sight, thought: Thought) -> Reasons:
    """sight: of the seat that decided, at the position in which it did."""
    worths = [100.0 * one.chance if thought.ahead else one.gain for one in thought.weighed]
    best = max(worths, default=0.0)
    return {
        "seat": thought.seat,
        "bot": bot_name(stage.words, thought.bot) if is_bot(stage.words, thought.bot) else thought.bot,
        "text": _action(stage, sight, thought.key),
        "before": percent(thought.before),
        "count": thought.of,
        "reasons": [_reason(stage, sight, one, best - worth) for one, worth in zip(thought.weighed, worths, strict=True)],
        "line": [_action(stage, sight, key) for key in thought.line],
        "ahead": thought.ahead,
        "settled": thought.settled,
    }


def _action(stage: Stage, sight: Sight, key: Key) -> str:
    assert sight.seat is not None
    return stage.action(sight.seat, action_of(sight.game, key))


def _reason(stage: Stage, sight: Sight, one: Weighed, lost: float) -> Reason:
    return {
        "key": one.key,
        "text": _action(stage, sight, one.key),
        "gain": round(one.gain, 2),
        "error": round(one.error, 2),
        "lost": round(lost, 2),
        "chance": percent(one.chance),
        "terms": _terms(stage, one.terms),
        "foreseen": stage.foreseen(sight, one.key),
    }


def _terms(stage: Stage, terms: Sequence[tuple[str, float]]) -> list[ReasonTerm]:
    told = sorted([(code, gain) for code, gain in terms if abs(gain) >= LEAST], key=lambda term: -abs(term[1]))
    return [{"text": stage.say(f"term-{code.replace('_', '-')}"), "gain": round(gain, 2)} for code, gain in told]


def percent(chance: float) -> float:
    return round(100.0 * chance, 1)

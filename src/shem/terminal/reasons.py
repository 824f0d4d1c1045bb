"""Why a bot chose what it chose: in a line, and at length."""

from __future__ import annotations

from shem.core.bot import Choice, Considered
from shem.table.stage import Stage
from shem.table.thoughts import percent

MOST_SHOWN = 5


def brief(stage: Stage, seat: int, choice: Choice) -> str:
    """One line; empty for a bot that weighs nothing."""
    if not choice.considered:
        return ""
    gain = f"{choice.considered[0].gain:+.2f}"
    return stage.words.say("bot-brief", name=stage.seat(seat), count=len(choice.considered), gain=gain)


def at_length(stage: Stage, seat: int, choice: Choice) -> list[str]:
    """What the bot weighed, best first, with the parts of each gain."""
    words = stage.words
    lines = [words.say("bot-chose", action=stage.action(seat, choice.action))]
    if not choice.considered:
        return [*lines, words.say("bot-weighs-nothing", name=stage.seat(seat))]
    lines.append(words.say("bot-weighed", count=len(choice.considered)))
    lines += [_weighed(stage, seat, found) for found in choice.considered[:MOST_SHOWN]]
    return lines


def _weighed(stage: Stage, seat: int, found: Considered) -> str:
    parts = [
        stage.words.say("bot-term", term=stage.say(f"term-{term.code.replace('_', '-')}"), gain=f"{term.gain:+.2f}")
        for term in found.terms
        if abs(term.gain) >= 0.005
    ]
    sure = stage.words.say("bot-exact") if found.exact else stage.words.say("bot-sampled", error=f"{found.error:.2f}")
    if found.chance is not None:
        parts.insert(0, stage.words.say("bot-ahead", chance=percent(found.chance)))
    line = stage.words.say("bot-option", gain=f"{found.gain:+.2f}", sure=sure, action=stage.action(seat, found.action))
    return f"  {line} " + (", ".join(parts) + "." if parts else "")

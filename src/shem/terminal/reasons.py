"""Why a bot chose what it chose: in a line, and at length."""

from __future__ import annotations

from shem.core.bot import Choice, Considered
from shem.table.teller import Teller

MOST_SHOWN = 5


def brief(teller: Teller, seat: int, choice: Choice) -> str:
    """One line; empty for a bot that weighs nothing."""
    if not choice.considered:
        return ""
    gain = f"{choice.considered[0].gain:+.2f}"
    return teller.words.say("bot-brief", name=teller.seat(seat), count=len(choice.considered), gain=gain)


def at_length(teller: Teller, seat: int, choice: Choice) -> list[str]:
    """What the bot weighed, best first, with the parts of each gain."""
    words = teller.words
    lines = [words.say("bot-chose", action=teller.action(seat, choice.action))]
    if not choice.considered:
        return [*lines, words.say("bot-weighs-nothing", name=teller.seat(seat))]
    lines.append(words.say("bot-weighed", count=len(choice.considered)))
    lines += [_weighed(teller, seat, found) for found in choice.considered[:MOST_SHOWN]]
    return lines


def _weighed(teller: Teller, seat: int, found: Considered) -> str:
    parts = [
        teller.words.say("bot-term", term=teller.say(f"term-{term.code.replace('_', '-')}"), gain=f"{term.gain:+.2f}")
        for term in found.terms
        if abs(term.gain) >= 0.005
    ]
    sure = teller.words.say("bot-exact") if found.exact else teller.words.say("bot-sampled", error=f"{found.error:.2f}")
    line = teller.words.say("bot-option", gain=f"{found.gain:+.2f}", sure=sure, action=teller.action(seat, found.action))
    return f"  {line} " + (", ".join(parts) + "." if parts else "")

"""Computer players as a person would call them."""

from __future__ import annotations

from collections.abc import Sequence

from shem.locale.words import Words


def who_sits(words: Words, label: str) -> str:
    """Who sits in a seat with this label: computer: skilled; what is no bot's name stays as it is."""
    return words.say("bot-seat", name=words.say(f"bot-name-{label}")) if _is_bot(words, label) else label


def called(words: Words, name: str, labels: Sequence[str], seat: int) -> str:
    """A seat's name with who sits there: Player 2 (computer: skilled); people have no addition."""
    label = labels[seat] if seat < len(labels) else ""
    return name if label in ("human", "") else f"{name} ({who_sits(words, label)})"


def bot_to_type(words: Words, label: str) -> str:
    """A bot by its word and by what is typed for it: skilled (greedy)."""
    return words.say("bot-typed", name=words.say(f"bot-name-{label}"), typed=label) if _is_bot(words, label) else label


def _is_bot(words: Words, label: str) -> bool:
    return words.has(f"bot-name-{label}")

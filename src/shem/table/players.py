"""Computer players as a person would call them."""

from __future__ import annotations

from collections.abc import Sequence

from shem.bots.registry import BETWEEN
from shem.locale.words import Words


def bot_name(words: Words, label: str) -> str:
    """A bot by its word, with its personality where it has one: level 4, adept, aggressive."""
    plain, _, personality = label.partition(BETWEEN)
    name = words.say(f"bot-name-{plain}")
    return words.say("bot-with", name=name, personality=words.say(f"personality-{personality}")) if personality else name


def who_sits(words: Words, label: str) -> str:
    """Who sits in a seat with this label: computer: skilled; what is no bot's name stays as it is."""
    return words.say("bot-seat", name=bot_name(words, label)) if is_bot(words, label) else label


def called(words: Words, name: str, labels: Sequence[str], seat: int) -> str:
    """A seat's name with who sits there: Player 2 (computer: skilled); people have no addition."""
    label = labels[seat] if seat < len(labels) else ""
    return name if label in ("human", "") else f"{name} ({who_sits(words, label)})"


def bot_to_type(words: Words, label: str) -> str:
    """A bot by its word and by what is typed for it: skilled (greedy)."""
    return words.say("bot-typed", name=bot_name(words, label), typed=label) if is_bot(words, label) else label


def is_bot(words: Words, label: str) -> bool:
    """Whether it is the name of a bot that words are known for."""
    plain, _, personality = label.partition(BETWEEN)
    return words.has(f"bot-name-{plain}") and (not personality or words.has(f"personality-{personality}"))

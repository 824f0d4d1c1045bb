"""What is wrong with content files, in the reader's language."""

from __future__ import annotations

from shem.core.content.problems import Message, Problem
from shem.locale.words import SOURCE, Words
from shem.faces.arcana.telling import army_words

_ARMY = "army-"  # what may be wrong with an army has its sentences with the armies


def problem_text(words: Words, problem: Problem) -> str:
    """`path:line: field: sentence`."""
    return problem.place + message_text(words, problem.message)


def message_text(words: Words, message: Message) -> str:
    """The sentence of a message and of those in it."""
    if words.language == SOURCE:
        return str(message)
    if message.code.startswith(_ARMY):
        return army_words.said(words, message.code.removeprefix(_ARMY), message.details)
    values = {
        name: message_text(words, value) if isinstance(value, Message) else value for name, value in message.details.items()
    }
    return words.say(f"content-{message.code}", **values)

"""What is wrong with content files, in the reader's language."""

from __future__ import annotations

from shem.core.content.problems import Message, Problem
from shem.locale.words import SOURCE, Words
from shem.table.face import SEPARATOR, face


def problem_text(words: Words, problem: Problem) -> str:
    """`path:line: field: sentence`."""
    return problem.place + message_text(words, problem.message)


def message_text(words: Words, message: Message) -> str:
    """The sentence of a message and of those in it; a game says those of its own, `GAME:CODE`."""
    return str(message) if words.language == SOURCE else spoken(words, message)


def spoken(words: Words, message: Message) -> str:
    """The same from the catalogues, in English too, where one that is none of a file's has a sentence for people."""
    game, own, code = message.code.rpartition(SEPARATOR)
    if own:
        return face(game).said(words, code, message.details)
    values = {
        name: message_text(words, value) if isinstance(value, Message) else value for name, value in message.details.items()
    }
    return words.say(f"content-{code}", **values)

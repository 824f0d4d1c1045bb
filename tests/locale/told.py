"""Whether a problem of content is told in German; the tests that break content ask it of all that they find."""

from __future__ import annotations

from shem.core.content.problems import Message, Problem
from shem.locale.words import Words
from shem.table.content_words import message_text, problem_text

# The German leaves out what a missing field means: that is documentation, and it is in English.
LEFT_OUT = {"missing": {"meaning"}}


def told_in_german(found: list[Problem]) -> list[Problem]:
    """The problems, once it is sure that each has a German sentence of its own with all its values."""
    for problem in found:
        english, german = problem.message, message_text(Words("de"), problem.message)
        assert german and german != english
        if not english.code.startswith(("arcana:", "unfit")):  # those have words of the vocabulary in German
            assert [value for value in _values(english) if value not in german] == []
        assert problem_text(Words("de"), problem) == str(problem).removesuffix(english) + german
        assert problem_text(Words("en"), problem) == str(problem)
    return found


def _values(message: Message) -> set[str]:
    """The details that stand in the sentence as they are, also those of the messages in it."""
    found: set[str] = set()
    for name, value in message.details.items():
        if isinstance(value, Message):
            found |= _values(value)
        elif name not in LEFT_OUT.get(message.code, set()):
            found.add(str(value))
    return found

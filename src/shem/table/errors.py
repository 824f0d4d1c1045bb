"""Errors that bad input causes, in one or two lines of the reader's language."""

from __future__ import annotations

import difflib

from shem.core.content.problems import ContentError, UnfitError
from shem.core.errors import Detail, ShemError
from shem.locale.words import Words
from shem.table.content_words import problem_text, spoken


def error_lines(words: Words, error: ShemError) -> list[str]:
    """The catalogue's sentence; below it the particulars that the catalogue cannot know, or the word that was meant."""
    code = f"error-{error.code}"
    if not words.has(code):
        return [error.message]
    try:
        lines = [words.say(code, **_with_reason(words, error))]
    except LookupError:
        return [error.message]
    if isinstance(error, UnfitError):
        lines += [spoken(words, message) for message in error.messages]
    elif isinstance(error, ContentError):
        lines += [problem_text(words, problem) for problem in error.problems]
    elif error.code.startswith("save-"):
        if error.message != lines[0]:
            lines += error.message.split("\n")
    else:
        known = str(error.details.get("known", "none"))
        meant = "" if known == "none" else closest(str(error.details.get("name", "")), known.split(", "))
        if meant:
            lines.append(words.say("did-you-mean", name=meant))
    return lines


def _with_reason(words: Words, error: ShemError) -> dict[str, Detail]:
    """The details; what is wrong with a set-up is a sentence of its own."""
    reason = f"error-{error.details.get('reason')}"
    problem = words.say(reason, **error.details) if words.has(reason) else error.message
    return {**error.details, "problem": problem} if "reason" in error.details else error.details


def error_text(words: Words, error: ShemError) -> str:
    """The same for who plays on the page: of a saved match's lines only the sentence in their own language."""
    lines = error_lines(words, error)
    return "\n".join(lines[:1] if error.code.startswith("save-") else lines)


def closest(word: str, known: list[str]) -> str:
    """The known word most like this one, or an empty string."""
    by_small = {name.lower(): name for name in known}
    found = difflib.get_close_matches(word.lower(), by_small, n=1, cutoff=0.5)
    return by_small[found[0]] if found else ""

"""What is wrong with an army, as sentences."""

from __future__ import annotations

from collections.abc import Mapping

from shem.core.errors import Detail
from shem.games.arcana.content.army import ArmyProblem
from shem.locale.words import Words

# Details that are words of the vocabulary: the catalogue's name for each, alone or in a list.
_VOCABULARY = {
    "arcanum": "arcanum",
    "arcana": "arcanum",
    "faction": "faction",
    "factions": "faction",
    "classes": "class",
    "size": "class-a",
    "least": "class",
}


def sentence(words: Words, problem: ArmyProblem) -> str:
    """The problem in the reader's language, with the word that may have been meant, and its rule."""
    return said(words, problem.code, {**problem.details, "chapter": problem.chapter, "ruling": problem.ruling})


def said(words: Words, code: str, details: Mapping[str, Detail]) -> str:
    """The same by its code; without the rule where the details name none."""
    values = {name: _value(words, name, value) for name, value in details.items()}
    text = words.say(f"arcana-army-{code}", **values)
    meant = details.get("meant")
    if meant:
        text += ". " + words.say("did-you-mean", name=meant)
    chapter, ruling = details.get("chapter"), details.get("ruling")
    if chapter and ruling:
        return f"{text} {words.say('army-ruling', chapter=chapter, ruling=ruling)}"
    return f"{text} {words.say('rulebook', chapter=chapter)}" if chapter else text


def _value(words: Words, name: str, value: Detail) -> Detail:
    kind = _VOCABULARY.get(name)
    if kind is None or not isinstance(value, str):
        return value
    return ", ".join(words.say(f"arcana-{kind}-{word}") for word in value.split(", ") if word)

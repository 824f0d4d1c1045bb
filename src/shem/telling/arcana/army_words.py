"""What is wrong with an army, as sentences."""

from __future__ import annotations

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
    values = {name: _value(words, name, value) for name, value in problem.details.items()}
    text = words.say(f"arcana-army-{problem.code}", **values)
    meant = problem.details.get("meant")
    if meant:
        text += ". " + words.say("did-you-mean", name=meant)
    if problem.ruling:
        return f"{text} {words.say('army-ruling', chapter=problem.chapter, ruling=problem.ruling)}"
    return f"{text} {words.say('rulebook', chapter=problem.chapter)}"


def _value(words: Words, name: str, value: str | int) -> str | int:
    kind = _VOCABULARY.get(name)
    if kind is None or not isinstance(value, str):
        return value
    return ", ".join(words.say(f"arcana-{kind}-{word}") for word in value.split(", ") if word)

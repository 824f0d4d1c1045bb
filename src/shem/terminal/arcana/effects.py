"""Effects as sentences, made from the algebra: trigger, condition, whom, attribute, amount, duration."""

from __future__ import annotations

from shem.games.arcana import vocabulary as v
from shem.games.arcana.effect import Condition, Effect
from shem.locale.words import Words


def effect_text(words: Words, effect: Effect) -> str:
    """The whole sentence of an effect on a card."""
    return " ".join(
        part
        for part in (
            _say(words, f"trigger-{v.TRIGGERS[effect.trigger]}"),
            *[_condition(words, condition) for condition in effect.conditions],
            _say(words, f"whom-{v.WHOM[effect.whom].replace('_', '-')}") + ":",
            deed_text(words, effect) + _duration(words, effect) + _spares(words, effect) + ".",
        )
        if part
    )


def deed_text(words: Words, effect: Effect) -> str:
    """What it does, without when and to whom: Dodge -15 against ranged attacks."""
    if effect.deed == v.MODIFY:
        text = _modify(words, effect)
        if effect.against != v.ANY:
            text += " " + _say(words, f"against-{v.ATTACKS[effect.against]}")
        return text
    code = f"deed-{v.DEEDS[effect.deed].replace('_', '-')}"
    number = effect.distance if effect.deed == v.DISPLACE else effect.amount
    return _say(words, code, amount=number)


def _modify(words: Words, effect: Effect) -> str:
    name = v.ATTRIBUTES[effect.attribute].replace("_", "-")
    attribute = _say(words, f"attribute-{name}")
    if effect.attribute == v.DOUBLES and effect.operation == v.SET:
        return _say(words, "deed-doubles", good="yes" if effect.amount else "no")
    if effect.attribute == v.CRIT and effect.operation == v.SET:
        times = f"{effect.amount / 100:g}".replace(".", "," if words.language == "de" else ".")
        return _say(words, "deed-crit", times=times)
    if effect.operation == v.ADD:
        return f"{attribute} {effect.amount:+d}"
    return _say(words, f"deed-{v.OPERATIONS[effect.operation]}", attribute=attribute, amount=effect.amount)


def _condition(words: Words, condition: Condition) -> str:
    kind = v.CONDITIONS[condition.kind]
    table = (v.COVERS, v.TERRAINS, v.CLASSES)[condition.kind]
    names = [_say(words, f"{kind}-{word}") for at, word in enumerate(table) if condition.values >> at & 1]
    who = v.SUBJECTS[condition.subject]
    return _say(words, f"if-{kind}", who=who, values=words.either(names))


def _duration(words: Words, effect: Effect) -> str:
    return " " + _say(words, "for-rounds", rounds=effect.rounds) if effect.rounds else ""


def _spares(words: Words, effect: Effect) -> str:
    names = [_say(words, f"class-{word}") for at, word in enumerate(v.CLASSES) if effect.spares >> at & 1]
    return " " + _say(words, "spares", classes=words.either(names)) if names else ""


def _say(words: Words, code: str, **values: str | int) -> str:
    return words.say(f"arcana-{code}", **values)

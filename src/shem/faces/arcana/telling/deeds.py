"""What an effect does, without when and to whom: Dodge -15 in ranged attacks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.effect import Effect
from shem.locale.words import Words, kebab

Cards = Mapping[str, Mapping[str, Any]]

SWITCHES: Final = (v.IGNORES_COVER, v.AS_MELEE, v.REROLL_MISSES, v.REROLL_HITS)
ANYWHERE: Final = 99
EVERY_MOVE: Final = 1 << v.SELECT_WALK | 1 << v.SELECT_FLY
PLACED: Final = 1 << v.BLESSING | 1 << v.CURSE


def deed_text(words: Words, effect: Effect, cards: Cards | None = None, now: int | None = None) -> str:
    """A phrase, such as Dodge -15, or 5 damage each turn; `cards`: every card by id, for the names of Golems.

    now: the amount at present of an effect that fades or grows; None: all its steps.
    """
    if effect.deed == v.MODIFY:
        text = _modify(words, effect, now)
        return text if effect.against == v.ANY else f"{text} {_say(words, f'against-{v.ATTACKS[effect.against]}')}"
    code = f"deed-{kebab(v.DEEDS[effect.deed])}"
    return _say(words, code, **_values(words, effect, cards or {}, now))


def where_texts(words: Words, effect: Effect, form: str = "") -> list[str]:
    """The Regions that an effect names by their cover and terrain; form `in`: with where one stands, as in the open."""
    ending = f"-{form}" if form else ""
    return [
        *[_say(words, f"cover{ending}-{word}") for at, word in enumerate(v.COVERS) if effect.covers >> at & 1],
        *[_say(words, f"terrain{ending}-{word}") for at, word in enumerate(v.TERRAINS) if effect.terrains >> at & 1],
    ]


def _values(words: Words, effect: Effect, cards: Cards, now: int | None) -> dict[str, str | int]:
    """What the sentence of a deed needs besides its code."""
    if effect.deed in (v.HARM, v.HEAL, v.HARM_EACH_TURN, v.HEAL_EACH_TURN):
        return {"amount": _amounts(words, effect, False, now), "measure": kebab(v.MEASURES[effect.measure])}
    if effect.deed in (v.GIVE_MANA, v.GIVE_AP, v.GIVE_VP):
        return {"amount": f"{effect.amount:+d}"}
    if effect.deed in (v.STEAL_MANA, v.STEAL_AP):
        return {"amount": effect.amount}
    if effect.deed == v.DISPLACE:
        return {"way": v.WAYS[effect.way], "distance": effect.distance, "far": _far(effect)}
    if effect.deed == v.COOL:
        return {"what": _selected(words, effect), "amount": f"{-effect.amount:+d}"}
    if effect.deed == v.GRANT:
        return _granted(words, effect)
    if effect.deed == v.SILENCE:
        return {"one": "yes" if effect.amount else "no"}
    if effect.deed == v.IGNORE:
        return {"places": words.both(where_texts(words, effect))}
    return _on_region(words, effect, cards)


def _on_region(words: Words, effect: Effect, cards: Cards) -> dict[str, str | int]:
    also = effect.also
    if effect.deed == v.LAY:
        assert effect.layout is not None
        return {"name": words.called(effect.layout.name) or "none"}
    if effect.deed == v.DISPEL:
        return {"what": _zones(words, effect)}
    if effect.deed == v.SHIFT:
        return {"what": _zones(words, effect), "distance": effect.distance, "far": _far(effect)}
    if effect.deed == v.WELL:
        mana = words.both([str(amount) for amount in also.get("mana", [])])
        return {"do": str(also["do"]), "mana": mana, "distance": effect.distance}
    if effect.deed == v.TERRAIN:
        return {"ground": ground_text(words, also)}
    if effect.deed == v.SPAWN:
        golem = str(also["golem"])
        name = str(cards[golem]["name"]) if golem in cards else golem
        return {"golem": name, "army": str(also.get("army", "own"))}
    return {}


def ground_text(words: Words, also: Mapping[str, Any]) -> str:
    """What a Region becomes: Plains, Ground Cover."""
    cover = str(also.get("cover") or "none")
    parts = [_say(words, f"terrain-{also['terrain']}")]
    if cover != "none":
        parts.append(_say(words, f"cover-{cover}"))
    if also.get("obstructions"):
        parts.append(_say(words, "obstructions", count=int(also["obstructions"])))
    return ", ".join(parts)


def _far(effect: Effect) -> str:
    return "anywhere" if effect.distance >= ANYWHERE else "near"


def _amounts(words: Words, effect: Effect, signed: bool, now: int | None) -> str:
    """The amount; where it fades or grows, one for each step, or that of now."""
    steps = effect.rounds if effect.step and effect.rounds else 1
    amounts = [effect.amount + effect.step * step for step in range(steps)] if now is None else [now]
    text = ", ".join(f"{amount:+d}" if signed else str(amount) for amount in amounts)
    return _say(words, "turn-by-turn", amounts=text) if effect.step and now is None else text


def _modify(words: Words, effect: Effect, now: int | None) -> str:
    attribute = _say(words, f"attribute-{kebab(v.ATTRIBUTES[effect.attribute])}")
    if effect.operation == v.SET:
        special = _switched(words, effect)
        if special:
            return special
    if effect.attribute == v.COST or (effect.attribute in (v.MOVEMENT, v.COOLDOWN) and effect.select != -1):
        attribute = _say(words, f"{v.ATTRIBUTES[effect.attribute]}-of", what=_selected(words, effect))
    if effect.operation == v.ADD:
        return f"{attribute} {_amounts(words, effect, True, now)}"
    if effect.operation == v.MULTIPLY:
        return _say(words, "deed-multiply", attribute=attribute, times=_times(words, effect))
    return _say(words, "deed-set", attribute=attribute, amount=effect.amount)


def _times(words: Words, effect: Effect) -> str:
    """Percent as a factor: 1.5."""
    return f"{effect.amount / 100:g}".replace(".", "," if words.language == "de" else ".")


def _switched(words: Words, effect: Effect) -> str:
    """What is set and better said than with a figure; else empty."""
    if effect.attribute == v.DOUBLES:
        return _say(words, "deed-doubles", good="yes" if effect.amount else "no")
    if effect.attribute == v.DOUBLING and not effect.amount:
        return _say(words, "deed-doubling", what="all" if effect.select == -1 else _selected(words, effect))
    if effect.attribute == v.CRIT:
        return _say(words, "deed-crit", times=_times(words, effect))
    if effect.attribute in SWITCHES:
        on = "yes" if effect.amount else "no"
        return _say(words, f"deed-{kebab(v.ATTRIBUTES[effect.attribute])}", on=on)
    return ""


def _selected(words: Words, effect: Effect) -> str:
    """The abilities that a cost or a Cooldown changes for."""
    chosen = effect.select
    if chosen == -1:
        return _say(words, "selected-all")
    codes = ["moves"] if chosen & EVERY_MOVE == EVERY_MOVE else []
    for at, word in enumerate(v.SELECTED):
        if chosen >> at & 1 and not (codes and 1 << at & EVERY_MOVE):
            codes.append(word)
    return words.both([_say(words, f"selected-{code}") for code in codes])


def _zones(words: Words, effect: Effect) -> str:
    chosen = effect.select & PLACED
    return words.both([_say(words, f"zone-{word}") for at, word in enumerate(v.ZONES) if chosen >> at & 1])


def _granted(words: Words, effect: Effect) -> dict[str, str | int]:
    move = effect.also
    return {
        "name": words.called(str(move["name"])),
        "kind": str(move["type"]),
        "nimble": "yes" if move.get("nimble") else "no",
        "ap": int(move["ap"]),
        "mp": int(move["mp"]),
    }


def _say(words: Words, code: str, **values: str | int) -> str:
    return words.say(f"arcana-{code}", **values)

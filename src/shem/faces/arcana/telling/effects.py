"""Effects as sentences, made from the algebra: trigger, conditions, whom, deed, for how long, whom it spares, how often."""

from __future__ import annotations

from typing import Final

from shem.faces.arcana.telling.deeds import Cards, deed_text, where_texts
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.effect import Condition, Effect
from shem.locale.words import Words, kebab

# Where the words "this Golem" and "here" are read: on a Golem's card, on what lies on a Region, or in an encounter.
ON_CARD: Final = "golem"
ON_ZONE: Final = "zone"
IN_STORY: Final = "story"

WORDS_OF: Final = (v.COVERS, v.TERRAINS, v.CLASSES, v.ARCANA, v.FACTIONS)
FORMS: Final = ("cover-in", "terrain-in", "class-a", "arcanum", "faction")
BY_DISTANCE: Final = (v.IF_NEAR, v.IF_BEYOND)
OF_NO_GOLEM: Final = (v.FROM_REGION, v.FROM_ANCIENT, v.FROM_STORY)
OF_ATTACK: Final = (v.ACCURACY, v.DAMAGE, v.RANGE, v.CRIT, v.IGNORES_COVER, v.AS_MELEE, v.ROLL, v.REROLL_MISSES)
WHEN_ATTACKING: Final = (v.ON_HIT, v.ON_MISS, v.ON_ATTACK, v.ON_KILL)
WHEN_ATTACKED: Final = (v.ON_ATTACKED, v.ON_DAMAGED, v.ON_DESTROYED)


def effect_text(words: Words, effect: Effect, cards: Cards | None = None, place: str = ON_CARD) -> str:
    """The whole sentence of an effect; `cards`: every card by id, for the names of what it summons."""
    parts = [
        _say(words, f"trigger-{v.TRIGGERS[effect.trigger]}"),
        _conditions(words, effect, place),
        _whom(words, effect, place) + ":",
        deed_text(words, effect, cards) + _details(words, effect) + _laid(words, effect, cards) + ".",
    ]
    return " ".join(part for part in parts if part)


def _whom(words: Words, effect: Effect, place: str) -> str:
    aimed = "use" if effect.trigger == v.ON_USE else "answer" if effect.trigger in WHEN_ATTACKED else "attack"
    if v.ON_REGION >> effect.deed & 1 and effect.at != v.AT_EACH:
        at = v.PLACES[effect.at]
        return _say(words, "whom-region", place=aimed if effect.at == v.AT_THERE else at)
    text = _say(words, f"whom-{kebab(v.WHOM[effect.whom])}", place=place, aimed=aimed)
    picks = [_condition(words, condition, "each") for condition in effect.conditions if _picks(condition, effect, place)]
    text = f"{text} {_say(words, 'only-who', conditions=words.both(picks))}" if picks else text
    return _say(words, "whom-regions", whom=text) if v.ON_REGION >> effect.deed & 1 else text


def _conditions(words: Words, effect: Effect, place: str) -> str:
    """When the whole effect acts; conditions on each whom it is for are said with these."""
    clauses = [
        _condition(words, condition, _opponent(effect) if _of_opponent(condition) else "golem")
        for condition in effect.conditions
        if not _picks(condition, effect, place)
    ]
    return _say(words, "if", conditions=words.both(clauses)) if clauses else ""


def _of_opponent(condition: Condition) -> bool:
    return condition.subject == v.OTHER or condition.kind in BY_DISTANCE


def _picks(condition: Condition, effect: Effect, place: str) -> bool:
    """Whether a condition is on each whom the effect is for; where no Golem has it, the bearer's conditions are, too."""
    if condition.subject == v.BEARER:
        return place != ON_CARD or effect.kind in OF_NO_GOLEM
    return condition.subject != v.OTHER


def _condition(words: Words, condition: Condition, who: str) -> str:
    """A clause; who: golem for the bearer, target, attacker, other, or each."""
    kind = kebab(v.CONDITIONS[condition.kind])
    if condition.kind >= len(WORDS_OF):
        return _say(words, f"if-{kind}", who=who, amount=condition.least)
    form = FORMS[condition.kind]
    named = [word for at, word in enumerate(WORDS_OF[condition.kind]) if condition.values >> at & 1]
    return _say(words, f"if-{kind}", who=who, values=words.either([_say(words, f"{form}-{word}") for word in named]))


def _opponent(effect: Effect) -> str:
    """What to call the other Golem: the target of the bearer's attack or who attacks the bearer, where that is certain."""
    if effect.trigger in WHEN_ATTACKING:
        return "target"
    if effect.trigger in WHEN_ATTACKED:
        return "attacker"
    if effect.trigger != v.ALWAYS or effect.deed != v.MODIFY or effect.whom not in (v.SELF, v.TARGET):
        return "other"
    if effect.whom == v.TARGET or effect.attribute in OF_ATTACK:
        return "target"
    return "attacker" if v.OF_TARGETS >> effect.attribute & 1 else "other"


def _details(words: Words, effect: Effect) -> str:
    """For how long, only to where, whom it spares, and how often."""
    found = []
    ends = end_texts(words, effect)
    if effect.rounds:
        ends.insert(0, _say(words, "for-rounds", rounds=effect.rounds))
    if ends:
        found.append(words.either(ends))
    if effect.deed == v.DISPLACE and (effect.covers or effect.terrains):
        found.append(_say(words, "only-where", places=words.either(where_texts(words, effect, "in"))))
    spared = [_say(words, f"class-a-{word}") for at, word in enumerate(v.CLASSES) if effect.spares >> at & 1]
    if spared:
        found.append(_say(words, "spares", classes=words.either(spared)))
    if effect.per_target:
        found.append(_say(words, "per-target"))
    if effect.once:
        found.append(_say(words, "once-a-game"))
    return "".join(" " + part for part in found)


def end_texts(words: Words, effect: Effect) -> list[str]:
    """What ends an effect early: until it moves. What changes a target waits for an attack on it (ruling B44)."""
    codes = [kebab(word) for at, word in enumerate(v.ENDS) if effect.ends >> at & 1]
    of_target = effect.deed == v.MODIFY and v.OF_TARGETS >> effect.attribute & 1
    return [_say(words, "until-attacked" if code == "next-attack" and of_target else f"until-{code}") for code in codes]


def _laid(words: Words, effect: Effect, cards: Cards | None) -> str:
    """What the laid effects say, in brackets."""
    if effect.layout is None:
        return ""
    return " (" + " ".join(effect_text(words, inner, cards, ON_ZONE) for inner in effect.layout.effects) + ")"


def _say(words: Words, code: str, **values: str | int) -> str:
    return words.say(f"arcana-{code}", **values)

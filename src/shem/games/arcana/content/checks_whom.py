"""Whom an effect acts on, and on which conditions: what is there to act on depends on what has it, and when it fires."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shem.core.content.problems import Message, Where
from shem.games.arcana.content.deeds import ON_REGION, deed_of
from shem.games.arcana.content.holders import DEALING, Holder, meaningless
from shem.games.arcana.content.models_effects import Condition, Effect
from shem.games.arcana.content.problems import Finding, either
from shem.games.arcana.parts import vocabulary as v

_HERE = ("allies_here", "enemies_here", "others_here", "everyone_here")
_THERE = ("target_and_its_allies_there", "others_there", "allies_there", "enemies_there", "everyone_there")
_OF_TARGETS = [word for number, word in enumerate(v.ATTRIBUTES) if (v.OF_TARGETS >> number) & 1]


def check_whom(where: Where, effect: Effect, deed: str, holder: Holder) -> Iterator[Finding]:
    if deed in ON_REGION and effect.at == "each":
        if effect.whom in ("self", "target"):
            yield (*where, "whom"), Message("at-each", "at: each needs whom: several Golems, such as allies")
            return
    elif deed in ON_REGION:
        if effect.whom != "self":
            yield (
                (*where, "whom"),
                Message("whom-region", "leave it out: {deed} is done to a Region; say at: here or there", deed=deed),
            )
        return
    word, field = effect.whom, "whom"
    if effect.displace in ("self", "target"):
        if effect.whom != "self":
            yield (*where, "whom"), Message("whom-displace", "leave it out: displace itself names whom")
        word, field = effect.displace, "displace"
    elif effect.displace == "each" and effect.whom in ("self", "target"):
        yield (*where, "whom"), Message("whom-each", "displace: each needs a word for several, such as enemies_here")
        return
    if holder.whom and word not in holder.whom:
        yield (*where, field), meaningless(word, holder, holder.whom)
    elif not holder.whom and (word == "target" or word in _THERE):
        yield from _check_target((*where, field), word, effect, holder)


def _check_target(where: Where, word: str, effect: Effect, holder: Holder) -> Iterator[Finding]:
    if word == "target" and effect.on == "always" and effect.modify in _OF_TARGETS:
        return
    if word in ("target", "target_and_its_allies_there") and effect.on not in holder.opponents:
        yield where, _no_target(effect.on, [trigger for trigger in holder.opponents if trigger != "kill"])
    elif word == "target" and effect.on == "kill":
        yield where, Message("killed", "the target is destroyed on 'kill'; say self, or whom in its Region")
    elif not holder.has_there(effect.on):
        yield (
            where,
            Message(
                "no-there",
                "there is no other Region on '{on}' of {holder}; say one of {known}",
                on=effect.on,
                holder=holder.name,
                known=", ".join(_HERE),
            ),
        )


def _no_target(on: str, known: Sequence[str]) -> Message:
    if not known:
        return Message("no-target", "there is no target on '{on}'", on=on)
    return Message("no-target-on", "there is no target on '{on}'; that needs on: {known}", on=on, known=either(known))


def check_conditions(where: Where, effect: Effect, holder: Holder) -> Iterator[Finding]:
    conditions = effect.when
    if conditions is None:
        return
    place: Where = (*where, "if")
    yield from _check_condition(place, conditions, effect, holder)
    if conditions.other is not None:
        yield from _check_opponent((*place, "other"), effect, holder)
        yield from _check_condition((*place, "other"), conditions.other, effect, holder)
    if conditions.each is not None:
        on_region = deed_of(effect) in ON_REGION and effect.at != "each"
        if effect.whom in ("self", "target") or on_region:
            yield (*place, "each"), Message("each", "needs whom: several Golems, such as enemies_here")
        yield from _check_condition((*place, "each"), conditions.each, effect, holder)


def _check_condition(where: Where, condition: Condition, effect: Effect, holder: Holder) -> Iterator[Finding]:
    if not condition.model_fields_set:
        yield where, Message("no-condition", "names no condition; leave it out")
    for name in ("near", "beyond"):
        if getattr(condition, name) is not None:
            yield from _check_opponent((*where, name), effect, holder)
    if condition.near is not None and condition.beyond is not None and condition.beyond > condition.near:
        message = Message(
            "range", "never holds: at most {most} and at least {least}", most=condition.near, least=condition.beyond
        )
        yield (*where, "beyond"), message
    least, most = condition.health_at_least, condition.health_at_most
    if least is not None and most is not None and least > most:
        message = Message("percent", "never holds: at most {most} and at least {least} percent", most=most, least=least)
        yield (*where, "health_at_least"), message
    if condition.critical is not None and effect.on not in DEALING:
        message = Message("no-hit", "there is no hit on '{on}'; that needs on: hit, kill or damaged", on=effect.on)
        yield (*where, "critical"), message


def _check_opponent(where: Where, effect: Effect, holder: Holder) -> Iterator[Finding]:
    standing = effect.on == "always" and (holder.bearer or holder.is_zone())
    if effect.on not in holder.opponents and not standing:
        yield where, Message("no-other", "there is no other Golem on '{on}' of {holder}", on=effect.on, holder=holder.name)
    elif standing and effect.modify == "movement":
        yield where, Message("moves-alone", "there is no other Golem while one moves")

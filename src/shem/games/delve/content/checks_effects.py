"""Whether effects have the fields that their deeds need and name what there is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from pydantic import BaseModel

from shem.core.content.problems import Message, Where
from shem.games.delve.content.deeds import CARDS, FIELDS, FIXED, OF_QUEST, RANKED
from shem.games.delve.content.models_effects import Effect
from shem.games.delve.content.scope import Known, card_id
from shem.games.delve.content.world import Finding
from shem.games.delve.parts import vocabulary as v

_FIELDS: Final = ("amount", "what", "rank", "whom", "reach", "at", "to", "save")


def effects_in(value: Any, where: Where) -> Iterator[tuple[Where, Effect]]:
    """Every effect in an entry, with the way to it."""
    if isinstance(value, Effect):
        yield where, value
    elif isinstance(value, BaseModel):
        for field in type(value).model_fields:
            yield from effects_in(getattr(value, field), (*where, field))
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from effects_in(one, (*where, key))
    elif isinstance(value, list):
        for place, one in enumerate(value):
            yield from effects_in(one, (*where, place))


def check_effects(part: str, id: str, entry: Any, known: Known) -> Iterator[Finding]:
    for where, effect in effects_in(entry, (part, id)):
        found = list(_fields(where, effect))
        yield from found or _names(where, effect, {**FIXED, **known})


def _fields(where: Where, effect: Effect) -> Iterator[Finding]:
    """Fields that are missing, and fields that mean nothing."""
    deed = FIELDS[effect.do]
    given = {field for field in _FIELDS if (one := getattr(effect, field)) is not None and one is not False}
    if effect.by_heroes is not None:
        if "amount" in given:
            yield where, Message("amount-twice", "has amount or by_heroes, not both")
        given.add("amount")
    needs, may = set(deed.needs), {*deed.needs, *deed.may}
    if effect.do == "afflict" and effect.what in {v.CONDITIONS[one] for one in RANKED}:
        needs.add("rank")
    elif effect.do == "afflict":
        may.discard("rank")
    if effect.do == "places" and effect.what == v.OVERLAYS[v.BARRIER]:
        needs.add("to")
    elif effect.do == "places":
        may.discard("to")
    for field in sorted(needs - given):
        yield where, Message("deed-needs", "{deed} needs {field}", deed=effect.do, field=field)
    for field in sorted(given - may):
        yield (*where, field), Message("deed-has-no", "{deed} has no {field}", deed=effect.do, field=field)
    if effect.do == "unlocks" and (effect.what is None) == (effect.at is None):
        yield where, Message("unlocks-one", "unlocks the chest that what names, or the door that at names")


def _names(where: Where, effect: Effect, known: Known) -> Iterator[Finding]:
    deed = FIELDS[effect.do]
    what = card_id(effect.what, effect.rank) if deed.what == CARDS and effect.what is not None else effect.what
    for field, part, id in (("what", deed.what, what), ("at", deed.at, effect.at), ("to", "areas", effect.to)):
        if id is None:
            continue
        if part in OF_QUEST and part not in known:
            yield (
                (*where, field),
                Message("quest-only", "{deed} stands in a quest: it names one of its {part}", deed=effect.do, part=part),
            )
        elif id not in known[part]:
            yield (*where, field), no_such(part, id, known[part])


def no_such(part: str, id: str, known: Any) -> Message:
    return Message("no-such", "{part} has no {id}; it has {known}", part=part, id=id, known=", ".join(known) or "-")

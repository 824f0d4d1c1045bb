"""Which fields go with which deed of an effect."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shem.core.content.problems import Message, Where
from shem.games.arcana.content.deeds import ON_REGION
from shem.games.arcana.content.holders import DEALING, OF_ATTACKS
from shem.games.arcana.content.models_effects import Effect
from shem.games.arcana.content.problems import Finding, both, either, goes_with, not_zero
from shem.games.arcana.parts import vocabulary as v

_SIGNED = ("mana", "ap", "vp", "cool_moves", "cool_attacks", "cool_powers", "cool_all")
_SWITCHES = ("ignores_cover", "as_melee", "reroll_misses", "reroll_hits")
# The deeds that a field goes with; the fields that are not here go with every deed.
GOES_WITH = {
    "add": ("modify",),
    "set": ("modify",),
    "multiply": ("modify",),
    "of": ("modify",),
    "measure": ("harm", "heal"),
    "way": ("displace",),
    "within": ("displace", "shift", "well"),
    "anywhere": ("displace",),
    "where": ("displace",),
    "well_mana": ("well",),
    "at": ON_REGION,
}
_OF_SELECTED = [word for number, word in enumerate(v.ATTRIBUTES) if (v.OF_SELECTED >> number) & 1]


def check_fields(where: Where, effect: Effect, deed: str) -> Iterator[Finding]:
    for field, deeds in GOES_WITH.items():
        if field in effect.model_fields_set and deed not in deeds:
            yield (*where, field), goes_with(either(deeds), deed)
    if effect.against != "any" and deed != "modify" and effect.on not in OF_ATTACKS:
        message = Message("against", "goes with modify, or with on: {known}", known=", ".join(OF_ATTACKS))
        yield (*where, "against"), message
    if deed in _SIGNED and getattr(effect, deed) == 0:
        yield (*where, deed), not_zero()
    if effect.measure != "fixed" and deed in ("harm", "heal"):
        known = DEALING if effect.measure == "damage" else OF_ATTACKS
        if effect.on not in known:
            yield (*where, "measure"), _unmeasured(effect.on, known)
    if deed == "ignore" and effect.ignore is not None and not effect.ignore.cover and not effect.ignore.terrain:
        yield (*where, "ignore"), Message("ignore", "needs cover or terrain: what is ignored")


def _unmeasured(on: str, known: Sequence[str]) -> Message:
    return Message(
        "unmeasured",
        "there is no attack to measure on '{on}'; that needs on: {known} or {last}",
        on=on,
        known=", ".join(known[:-1]),
        last=known[-1],
    )


def check_times(where: Where, effect: Effect) -> Iterator[Finding]:
    """What an attack does for its attacker it does once, or once a target."""
    if effect.per_target and effect.on not in ("hit", "miss", "attack"):
        message = Message("no-targets", "there are no targets on '{on}'; that needs on: hit, miss or attack", on=effect.on)
        yield (*where, "per_target"), message


def check_modify(where: Where, effect: Effect) -> Iterator[Finding]:
    operations = [name for name in v.OPERATIONS if getattr(effect, name) is not None]
    if len(operations) != 1:
        known, given = ", ".join(v.OPERATIONS), both(operations)
        yield where, Message("modify", "modify needs exactly one of {known}; it has {given}", known=known, given=given)
    if effect.modify in _SWITCHES and effect.set != 1:
        yield (*where, "modify"), Message("switch", "{word} is a yes or no: give set: 1", word=effect.modify)
    if effect.modify == "doubles" and effect.set not in (0, 1):
        message = Message("doubles", "doubles are good or miss: give set: 0 for those that miss, or set: 1")
        yield (*where, "modify"), message
    if effect.modify == "roll" and effect.add is None:
        yield (*where, "modify"), Message("roll", "a roll is only added to, or taken from: give add")
    if effect.of != "any" and effect.modify not in _OF_SELECTED:
        known = ", ".join(_OF_SELECTED)
        yield (*where, "of"), goes_with(f"modify: {known}", str(effect.modify))
    elif effect.modify == "movement" and effect.of in ("attacks", "powers"):
        message = Message("no-points", "{word} have no Movement Points; say moves, walk or fly", word=effect.of)
        yield (*where, "of"), message
    if effect.modify == "doubling" and effect.set != 0:
        yield (*where, "modify"), Message("doubling", "say set: 0, for uses that do not double the cost")
    if effect.against != "any" and effect.modify in ("movement", "as_melee"):
        message = Message("same-against", "{word} is the same against every attack; leave it out", word=effect.modify)
        yield (*where, "against"), message
    elif effect.against != "any" and effect.modify in _OF_SELECTED and effect.of not in ("any", "attacks"):
        message = Message("no-attacks", "{word} are no attacks; leave it out, or say of: attacks", word=effect.of)
        yield (*where, "against"), message

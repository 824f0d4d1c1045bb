"""How long an effect lasts: in rounds, until something ends it, or as long as what has it."""

from __future__ import annotations

from collections.abc import Iterator

from shem.core.content.problems import Message, Where
from shem.games.arcana.content.deeds import EACH_TURN, LASTING, STANDING
from shem.games.arcana.content.holders import ACTED, ENTERED, FIGHT, UNASKED, Holder
from shem.games.arcana.content.models_effects import Effect
from shem.games.arcana.content.problems import Finding

# What a Golem or an Ancient One does in its own army's turn only.
_OWN_TURN = (*FIGHT, "move", "use")


def check_duration(where: Where, effect: Effect, deed: str) -> Iterator[Finding]:
    if effect.on == "always":
        yield from _check_standing(where, effect, deed)
    elif deed in EACH_TURN or deed == "lay":
        if effect.rounds == 0 and not (deed == "lay" and "turn_end" in effect.until):
            yield where, Message("rounds", "{deed} needs rounds: how long it lasts", deed=deed)
        if deed == "lay" and [word for word in effect.until if word != "turn_end"]:
            message = Message("laid-until", "what lies on a Region ends with its rounds, or with turn_end; leave it out")
            yield (*where, "until"), message
    elif deed in LASTING:
        if effect.rounds == 0 and not effect.until:
            yield (
                where,
                Message(
                    "lasting",
                    "{deed} on '{on}' needs rounds: how long it lasts, or until: what ends it",
                    deed=deed,
                    on=effect.on,
                ),
            )
    else:
        for field in ("rounds", "until"):
            if getattr(effect, field):
                yield (*where, field), Message("at-once", "{deed} happens at once; leave it out", deed=deed)
    yield from _check_step(where, effect, deed)


def check_turn_end(where: Where, effect: Effect, deed: str, holder: Holder) -> Iterator[Finding]:
    """What waits for an upkeep must not end with the turn in which it begins, or before its bearer's next upkeep."""
    own_turn = effect.on in _OWN_TURN and holder not in (ENTERED, ACTED, UNASKED)
    if effect.lay is not None:
        idle = own_turn and any(inner.on == "upkeep" for inner in effect.lay.effects)
    else:
        idle = (own_turn or effect.on == "upkeep") and (deed in EACH_TURN or effect.step != 0)
    if idle and "turn_end" in effect.until:
        message = Message(
            "over-before", "on '{on}' turn_end comes before any upkeep at which it acts; leave it out", on=effect.on
        )
        yield (*where, "until"), message


def _check_standing(where: Where, effect: Effect, deed: str) -> Iterator[Finding]:
    """What always holds has no moment, no end and no count."""
    if deed not in STANDING:
        message = Message("moment", "{deed} needs a moment to happen: say on: hit, move, upkeep ...", deed=deed)
        yield (*where, "on"), message
        return
    if effect.silence == "one":
        yield (*where, "silence"), Message("silence-one", "one Knight is named at a moment: say on: hit, use ...")
    for field in ("rounds", "until", "once"):
        if getattr(effect, field):
            yield (*where, field), Message("always", "what always holds has no duration; leave it out")


def _check_step(where: Where, effect: Effect, deed: str) -> Iterator[Finding]:
    if effect.step == 0:
        return
    if deed not in EACH_TURN and effect.add is None:
        yield (*where, "step"), Message("step", "fades or grows what modify adds, harm_each_turn or heal_each_turn")
    elif effect.rounds < 2:
        yield (*where, "step"), Message("steps", "needs rounds of at least 2: its steps")

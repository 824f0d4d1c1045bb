"""What the fields of an effect mean to each other and to the ability that has it."""

from __future__ import annotations

from collections.abc import Iterator

from shem.core.content.problems import Message, Where
from shem.games.arcana.content.checks_deeds import check_fields, check_modify, check_times
from shem.games.arcana.content.checks_duration import check_duration, check_turn_end
from shem.games.arcana.content.checks_whom import check_conditions, check_whom
from shem.games.arcana.content.deeds import DEEDS, ON_REGION
from shem.games.arcana.content.holders import LAID, Holder, meaningless
from shem.games.arcana.content.models_effects import Effect, Ground
from shem.games.arcana.content.problems import Finding, either, goes_with, needed_by, one_of

_WITH_MANA = ("create", "fill")
_AT_WELLS = ("recharge", "fill", "drain", "remove")


def check_effects(where: Where, effects: list[Effect], holder: Holder) -> Iterator[Finding]:
    for place, effect in enumerate(effects):
        yield from check_effect((*where, place), effect, holder)


def check_effect(where: Where, effect: Effect, holder: Holder) -> Iterator[Finding]:
    """Everything wrong with one effect of a holder."""
    deeds = [deed for deed in DEEDS if getattr(effect, deed) is not None]
    if len(deeds) != 1:
        yield where, one_of(DEEDS, deeds)
        return
    deed = deeds[0]
    if effect.on not in holder.triggers:
        yield (*where, "on"), meaningless(effect.on, holder, holder.triggers)
    else:
        yield from check_whom(where, effect, deed, holder)
        yield from check_conditions(where, effect, holder)
    yield from check_fields(where, effect, deed)
    yield from check_times(where, effect)
    if deed == "modify":
        yield from check_modify(where, effect)
    yield from check_duration(where, effect, deed)
    yield from check_turn_end(where, effect, deed, holder)
    if deed == "displace":
        yield from _check_displacement(where, effect, holder)
    if deed in ON_REGION:
        yield from _check_region(where, effect, deed, holder)


def _check_displacement(where: Where, effect: Effect, holder: Holder) -> Iterator[Finding]:
    if (effect.within is None) != effect.anywhere:
        yield where, Message("displace", "displace needs within: the number of Regions, or anywhere: true; one of them")
    if effect.anywhere and effect.way != "chosen":
        yield (*where, "anywhere"), goes_with("way: chosen", effect.way)
    if effect.way in ("push", "pull"):
        if effect.displace == "self" and effect.on not in holder.opponents:
            yield (
                (*where, "way"),
                Message("no-other-way", "there is no other Golem on '{on}' to {way} from", on=effect.on, way=effect.way),
            )
        elif not holder.bearer:
            yield (
                (*where, "way"),
                Message(
                    "no-place-way",
                    "{holder} has no place to {way} from; it may be chosen or random",
                    holder=holder.name,
                    way=effect.way,
                ),
            )
    if effect.where is not None and not effect.where.cover and not effect.where.terrain:
        yield (*where, "where"), Message("lead-to", "needs cover or terrain: where it may lead to")


def _check_region(where: Where, effect: Effect, deed: str, holder: Holder) -> Iterator[Finding]:
    if effect.at == "wells" and effect.well not in _AT_WELLS:
        yield (*where, "at"), Message("at-wells", "wells goes with well: {known}", known=either(_AT_WELLS))
    elif effect.at in ("each", "wells") and (not holder.is_zone() or deed == "well"):
        pass
    elif not holder.bearer:
        yield (
            (*where, deed),
            Message("acts-on-golems", "has no Region in {holder}, which acts on Golems", holder=holder.name),
        )
        return
    elif effect.at == "there" and not holder.has_there(effect.on):
        yield (
            (*where, "at"),
            Message(
                "at-here",
                "there is no other Region on '{on}' of {holder}; say at: here",
                on=effect.on,
                holder=holder.name,
            ),
        )
    if effect.lay is not None:
        yield from check_effects((*where, "lay", "effects"), effect.lay.effects, LAID)
    if effect.terrain is not None:
        yield from check_ground((*where, "terrain"), effect.terrain)
    if deed == "shift" and effect.within is None:
        yield where, Message("shift", "shift needs within: the number of Regions")
    if deed == "well":
        yield from _check_well(where, effect)


def _check_well(where: Where, effect: Effect) -> Iterator[Finding]:
    if (effect.well in _WITH_MANA) != bool(effect.well_mana):
        yield (*where, "well_mana"), needed_by("well: create, fill")
    if (effect.well == "move") != (effect.within is not None):
        yield (*where, "within"), needed_by("well: move")


def check_ground(where: Where, ground: Ground) -> Iterator[Finding]:
    """Only plains and hills take a Cover; heavy Cover has obstructions, and only it."""
    if ground.cover == "pit":
        yield (*where, "cover"), Message("pit-cover", "is that of terrain: pit; leave it out")
    elif ground.cover != "none" and ground.terrain not in ("plains", "hills"):
        message = Message(
            "no-cover", "only plains and hills take a Cover, not {terrain}; leave it out", terrain=ground.terrain
        )
        yield (*where, "cover"), message
    if (ground.cover == "heavy") != (ground.obstructions > 0):
        yield (*where, "obstructions"), Message("obstructions", "go with heavy Cover, which has 1 to 4")

"""What the fields of an effect mean to each other and to the ability that has it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from shem.core.content.problems import Message, Where
from shem.games.arcana.content.models_effects import Condition, Effect, Ground
from shem.games.arcana.content.problems import Finding, both, either, goes_with, needed_by, not_zero, one_of

DEEDS = (
    "modify",
    "harm",
    "harm_each_turn",
    "heal",
    "heal_each_turn",
    "mana",
    "steal_mana",
    "ap",
    "steal_ap",
    "vp",
    "displace",
    "cool_moves",
    "cool_attacks",
    "cool_powers",
    "cool_all",
    "silence",
    "destroy",
    "grant",
    "ignore",
    "lay",
    "dispel",
    "shift",
    "well",
    "terrain",
    "spawn",
)
OPERATIONS = ("add", "set", "multiply")
# What stays on a Golem for a time, what may always hold, and what is done to a Region.
LASTING = ("modify", "harm_each_turn", "heal_each_turn", "silence", "grant", "ignore")
_EACH_TURN = ("harm_each_turn", "heal_each_turn")
_STANDING = ("modify", "ignore", "silence", "grant")
ON_REGION = ("lay", "dispel", "shift", "well", "terrain", "spawn")
_SIGNED = ("mana", "ap", "vp", "cool_moves", "cool_attacks", "cool_powers", "cool_all")
_OF_ATTACKS = ("hit", "miss", "attack", "damaged", "attacked", "kill")
_DEALING = ("hit", "kill", "damaged")
_MEASURING = ("hit", "miss", "attack", "kill", "damaged", "attacked")
_OF_TARGETS = ("dodge", "armor", "cover", "intervening", "damage_taken", "doubles", "reroll_hits")
_SWITCHES = ("ignores_cover", "as_melee", "reroll_misses", "reroll_hits")
_OF_SELECTED = ("cost", "movement", "cooldown", "doubling")
_WITH_MANA = ("create", "fill")
_AT_WELLS = ("recharge", "fill", "drain", "remove")

_BOARD = ("allies", "enemies", "everyone")
_HERE = ("allies_here", "enemies_here", "others_here", "everyone_here")
_THERE = ("target_and_its_allies_there", "others_there", "allies_there", "enemies_there", "everyone_there")


class Holder:
    """What has an effect: what it can fire on, and what there is then to act on.

    name: for sentences. triggers: those that have a meaning. opponents: triggers with another Golem (the target, or the
    attacker). region: whether a Region may be meant by `there` without one. whom: the only words of `whom`; none: all.
    bearer: whether there is a Golem that has the ability, so that `self` and `here` mean something.
    """

    def __init__(
        self,
        name: Message,
        triggers: tuple[str, ...],
        opponents: tuple[str, ...] = (),
        region: bool = False,
        whom: tuple[str, ...] = (),
        bearer: bool = True,
    ) -> None:
        self.name: Final = name
        self.triggers: Final = triggers
        self.opponents: Final = opponents
        self.region: Final = region
        self.whom: Final = whom
        self.bearer: Final = bearer

    def is_zone(self) -> bool:
        """It lies on a Region."""
        return not self.bearer and "enter" in self.triggers

    def has_there(self, trigger: str) -> bool:
        return self.region or trigger in self.opponents


_FIGHT = ("hit", "miss", "attack", "kill")
# What a Golem or an Ancient One does in its own army's turn only.
_OWN_TURN = (*_FIGHT, "move", "use")
_ON_REGION = ("always", "upkeep", "enter")
ATTACK: Final = Holder(Message("attack", "an attack"), ("always", *_FIGHT), _FIGHT)
PASSIVE: Final = Holder(
    Message("passive", "a passive ability"),
    ("always", "hit", "miss", "attack", "move", "upkeep", "damaged", "attacked", "destroyed", "kill"),
    (*_FIGHT, "damaged", "attacked"),
)
AIMED: Final = Holder(Message("aimed", "a power that is aimed at a Golem"), ("use",), ("use",))
AT_REGION: Final = Holder(Message("at-region", "a power that is aimed at a Region"), ("use",), region=True)
UNAIMED: Final = Holder(Message("unaimed", "a power that is aimed at nothing"), ("use",))
MIRACLE: Final = Holder(Message("miracle", "a Miracle"), ("use",), whom=_BOARD, bearer=False)
BLESSING: Final = Holder(Message("blessing", "a Blessing"), _ON_REGION, whom=("allies_here",), bearer=False)
# Edition 2014: some Curses are for everybody in their Region.
CURSE: Final = Holder(Message("curse", "a Curse"), _ON_REGION, whom=("enemies_here", "everyone_here"), bearer=False)
LAID: Final = Holder(
    Message("laid", "what lies on a Region"),
    _ON_REGION,
    whom=("allies_here", "enemies_here", "everyone_here"),
    bearer=False,
)
REGION: Final = Holder(Message("region", "a Region of the scenario"), _ON_REGION, whom=("everyone_here",), bearer=False)
ENTERED: Final = Holder(Message("encounter", "an encounter"), ("use",))
ACTED: Final = Holder(Message("acted", "an encounter that no Golem fires by entering"), ("use",), whom=_BOARD, bearer=False)
UNASKED: Final = Holder(Message("unasked", "an encounter of nobody's doing"), ("use",), whom=("everyone",), bearer=False)


def aimed(aim: str) -> Holder:
    """The holder of an active power's effects, by its aim."""
    return UNAIMED if aim == "none" else AT_REGION if aim == "region" else AIMED


def deed_of(effect: Effect) -> str:
    """What it does; only of an effect that does exactly one thing."""
    return next(deed for deed in DEEDS if getattr(effect, deed) is not None)


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
        yield (*where, "on"), _meaningless(effect.on, holder, holder.triggers)
    else:
        yield from _check_whom(where, effect, deed, holder)
        yield from _check_conditions(where, effect, holder)
    yield from _check_fields(where, effect, deed)
    yield from _check_times(where, effect)
    yield from _check_modify(where, effect, deed)
    yield from _check_duration(where, effect, deed)
    yield from _check_turn_end(where, effect, deed, holder)
    if deed == "displace":
        yield from _check_displacement(where, effect, holder)
    if deed in ON_REGION:
        yield from _check_region(where, effect, deed, holder)


def _meaningless(word: str, holder: Holder, known: Sequence[str]) -> Message:
    return Message(
        "meaningless",
        "'{word}' has no meaning for {holder}; it may be {known}",
        word=word,
        holder=holder.name,
        known=", ".join(known),
    )


# Whom.


def _check_whom(where: Where, effect: Effect, deed: str, holder: Holder) -> Iterator[Finding]:
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
        yield (*where, field), _meaningless(word, holder, holder.whom)
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


# Conditions.


def _check_conditions(where: Where, effect: Effect, holder: Holder) -> Iterator[Finding]:
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
    if condition.critical is not None and effect.on not in _DEALING:
        message = Message("no-hit", "there is no hit on '{on}'; that needs on: hit, kill or damaged", on=effect.on)
        yield (*where, "critical"), message


def _check_opponent(where: Where, effect: Effect, holder: Holder) -> Iterator[Finding]:
    standing = effect.on == "always" and (holder.bearer or holder.is_zone())
    if effect.on not in holder.opponents and not standing:
        yield where, Message("no-other", "there is no other Golem on '{on}' of {holder}", on=effect.on, holder=holder.name)
    elif standing and effect.modify == "movement":
        yield where, Message("moves-alone", "there is no other Golem while one moves")


# What goes with which deed.


def _check_fields(where: Where, effect: Effect, deed: str) -> Iterator[Finding]:
    for field, deeds in (
        ("add", ("modify",)),
        ("set", ("modify",)),
        ("multiply", ("modify",)),
        ("of", ("modify",)),
        ("measure", ("harm", "heal")),
        ("way", ("displace",)),
        ("within", ("displace", "shift", "well")),
        ("anywhere", ("displace",)),
        ("where", ("displace",)),
        ("well_mana", ("well",)),
        ("at", ON_REGION),
    ):
        if field in effect.model_fields_set and deed not in deeds:
            yield (*where, field), goes_with(either(deeds), deed)
    if effect.against != "any" and deed != "modify" and effect.on not in _OF_ATTACKS:
        known = ", ".join(_OF_ATTACKS)
        yield (*where, "against"), Message("against", "goes with modify, or with on: {known}", known=known)
    if deed in _SIGNED and getattr(effect, deed) == 0:
        yield (*where, deed), not_zero()
    if effect.measure != "fixed" and deed in ("harm", "heal") and not _measurable(effect):
        yield (*where, "measure"), _unmeasured(effect)
    if deed == "ignore" and effect.ignore is not None and not effect.ignore.cover and not effect.ignore.terrain:
        yield (*where, "ignore"), Message("ignore", "needs cover or terrain: what is ignored")


def _unmeasured(effect: Effect) -> Message:
    known = _DEALING if effect.measure == "damage" else _MEASURING
    return Message(
        "unmeasured",
        "there is no attack to measure on '{on}'; that needs on: {known} or {last}",
        on=effect.on,
        known=", ".join(known[:-1]),
        last=known[-1],
    )


def _check_times(where: Where, effect: Effect) -> Iterator[Finding]:
    """What an attack does for its attacker it does once, or once a target."""
    if effect.per_target and effect.on not in ("hit", "miss", "attack"):
        message = Message("no-targets", "there are no targets on '{on}'; that needs on: hit, miss or attack", on=effect.on)
        yield (*where, "per_target"), message


def _measurable(effect: Effect) -> bool:
    return effect.on in (_DEALING if effect.measure == "damage" else _MEASURING)


def _check_modify(where: Where, effect: Effect, deed: str) -> Iterator[Finding]:
    if deed != "modify":
        return
    operations = [name for name in OPERATIONS if getattr(effect, name) is not None]
    if len(operations) != 1:
        known, given = ", ".join(OPERATIONS), both(operations)
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
    if (
        effect.against != "any"
        and effect.modify in _OF_SELECTED[2:] + _OF_SELECTED[:1]
        and effect.of not in ("any", "attacks")
    ):
        message = Message("no-attacks", "{word} are no attacks; leave it out, or say of: attacks", word=effect.of)
        yield (*where, "against"), message


def _check_duration(where: Where, effect: Effect, deed: str) -> Iterator[Finding]:
    if effect.on == "always":
        yield from _check_standing(where, effect, deed)
    elif deed in _EACH_TURN or deed == "lay":
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


def _check_turn_end(where: Where, effect: Effect, deed: str, holder: Holder) -> Iterator[Finding]:
    """What waits for an upkeep must not end with the turn in which it begins, or before its bearer's next upkeep."""
    own_turn = effect.on in _OWN_TURN and holder not in (ENTERED, ACTED, UNASKED)
    if effect.lay is not None:
        idle = own_turn and any(inner.on == "upkeep" for inner in effect.lay.effects)
    else:
        idle = (own_turn or effect.on == "upkeep") and (deed in _EACH_TURN or effect.step != 0)
    if idle and "turn_end" in effect.until:
        message = Message(
            "over-before", "on '{on}' turn_end comes before any upkeep at which it acts; leave it out", on=effect.on
        )
        yield (*where, "until"), message


def _check_standing(where: Where, effect: Effect, deed: str) -> Iterator[Finding]:
    """What always holds has no moment, no end and no count."""
    if deed not in _STANDING:
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
    if deed not in _EACH_TURN and effect.add is None:
        yield (*where, "step"), Message("step", "fades or grows what modify adds, harm_each_turn or heal_each_turn")
    elif effect.rounds < 2:
        yield (*where, "step"), Message("steps", "needs rounds of at least 2: its steps")


# Displacements and deeds on Regions.


def _check_displacement(where: Where, effect: Effect, holder: Holder) -> Iterator[Finding]:
    if (effect.within is None) != effect.anywhere:
        yield (
            where,
            Message("displace", "displace needs within: the number of Regions, or anywhere: true; one of them"),
        )
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
    yield from _check_well(where, effect, deed)


def _check_well(where: Where, effect: Effect, deed: str) -> Iterator[Finding]:
    if deed != "well":
        return
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

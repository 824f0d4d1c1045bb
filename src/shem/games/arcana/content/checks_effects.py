"""What the fields of an effect mean to each other and to the ability that has it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from shem.games.arcana.content.models_effects import Condition, Effect, Ground
from shem.games.arcana.content.problems import Where

Finding = tuple[Where, str]

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
_OF_ATTACKS = ("hit", "miss", "attack", "damaged", "kill")
_OF_TARGETS = ("dodge", "armor", "cover", "intervening", "damage_taken", "doubles")
_SWITCHES = ("ignores_cover", "as_melee")

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
        name: str,
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
_ON_REGION = ("always", "upkeep", "enter")
ATTACK: Final = Holder("an attack", ("always", *_FIGHT), _FIGHT)
PASSIVE: Final = Holder(
    "a passive ability",
    ("always", "hit", "miss", "attack", "move", "upkeep", "damaged", "destroyed", "kill"),
    (*_FIGHT, "damaged"),
)
AIMED: Final = Holder("a power that is aimed at a Golem", ("use",), ("use",))
AT_REGION: Final = Holder("a power that is aimed at a Region", ("use",), region=True)
UNAIMED: Final = Holder("a power that is aimed at nothing", ("use",))
MIRACLE: Final = Holder("a Miracle", ("use",), whom=_BOARD, bearer=False)
BLESSING: Final = Holder("a Blessing", _ON_REGION, whom=("allies_here",), bearer=False)
# Edition 2014: some Curses are for everybody in their Region.
CURSE: Final = Holder("a Curse", _ON_REGION, whom=("enemies_here", "everyone_here"), bearer=False)
LAID: Final = Holder(
    "what lies on a Region", _ON_REGION, whom=("allies_here", "enemies_here", "everyone_here"), bearer=False
)
REGION: Final = Holder("a Region of the scenario", _ON_REGION, whom=("everyone_here",), bearer=False)
ENTERED: Final = Holder("an encounter", ("use",))
ACTED: Final = Holder("an encounter that no Golem fires by entering", ("use",), whom=_BOARD, bearer=False)
UNASKED: Final = Holder("an encounter of nobody's doing", ("use",), whom=("everyone",), bearer=False)


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
        yield where, f"needs exactly one of {', '.join(DEEDS)}; it has {' and '.join(deeds) or 'none'}"
        return
    deed = deeds[0]
    if effect.on not in holder.triggers:
        yield (*where, "on"), f"'{effect.on}' has no meaning for {holder.name}; it may be {', '.join(holder.triggers)}"
    else:
        yield from _check_whom(where, effect, deed, holder)
        yield from _check_conditions(where, effect, holder)
    yield from _check_fields(where, effect, deed)
    yield from _check_times(where, effect)
    yield from _check_modify(where, effect, deed)
    yield from _check_duration(where, effect, deed)
    if deed == "displace":
        yield from _check_displacement(where, effect, holder)
    if deed in ON_REGION:
        yield from _check_region(where, effect, deed, holder)


# Whom.


def _check_whom(where: Where, effect: Effect, deed: str, holder: Holder) -> Iterator[Finding]:
    if deed in ON_REGION:
        if effect.whom != "self":
            yield (*where, "whom"), f"leave it out: {deed} is done to a Region; say at: here or there"
        return
    word, field = effect.whom, "whom"
    if effect.displace in ("self", "target"):
        if effect.whom != "self":
            yield (*where, "whom"), "leave it out: displace itself names whom"
        word, field = effect.displace, "displace"
    elif effect.displace == "each" and effect.whom in ("self", "target"):
        yield (*where, "whom"), "displace: each needs a word for several, such as enemies_here"
        return
    if holder.whom and word not in holder.whom:
        yield (*where, field), f"'{word}' has no meaning for {holder.name}; it may be {', '.join(holder.whom)}"
    elif not holder.whom and (word == "target" or word in _THERE):
        yield from _check_target((*where, field), word, effect, holder)


def _check_target(where: Where, word: str, effect: Effect, holder: Holder) -> Iterator[Finding]:
    if word == "target" and effect.on == "always" and effect.modify in _OF_TARGETS:
        return
    if word in ("target", "target_and_its_allies_there") and effect.on not in holder.opponents:
        known = [trigger for trigger in holder.opponents if trigger != "kill"]
        yield where, f"there is no target on '{effect.on}'" + (f"; that needs on: {' or '.join(known)}" if known else "")
    elif word == "target" and effect.on == "kill":
        yield where, "the target is destroyed on 'kill'; say self, or whom in its Region"
    elif not holder.has_there(effect.on):
        yield where, f"there is no other Region on '{effect.on}' of {holder.name}; say one of {', '.join(_HERE)}"


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
        if effect.whom in ("self", "target") or deed_of(effect) in ON_REGION:
            yield (*place, "each"), "needs whom: several Golems, such as enemies_here"
        yield from _check_condition((*place, "each"), conditions.each, effect, holder)


def _check_condition(where: Where, condition: Condition, effect: Effect, holder: Holder) -> Iterator[Finding]:
    if not condition.model_fields_set:
        yield where, "names no condition; leave it out"
    for name in ("near", "beyond"):
        if getattr(condition, name) is not None:
            yield from _check_opponent((*where, name), effect, holder)
    if condition.near is not None and condition.beyond is not None and condition.beyond > condition.near:
        yield (*where, "beyond"), f"never holds: at most {condition.near} and at least {condition.beyond}"
    least, most = condition.health_at_least, condition.health_at_most
    if least is not None and most is not None and least > most:
        yield (*where, "health_at_least"), f"never holds: at most {most} and at least {least} percent"
    if condition.critical is not None and effect.on not in ("hit", "kill", "damaged"):
        yield (*where, "critical"), f"there is no hit on '{effect.on}'; that needs on: hit, kill or damaged"


def _check_opponent(where: Where, effect: Effect, holder: Holder) -> Iterator[Finding]:
    standing = effect.on == "always" and (holder.bearer or holder.is_zone())
    if effect.on not in holder.opponents and not standing:
        yield where, f"there is no other Golem on '{effect.on}' of {holder.name}"
    elif standing and effect.modify == "movement":
        yield where, "there is no other Golem while one moves"


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
            yield (*where, field), f"goes with {' or '.join(deeds)}, not with {deed}"
    if effect.against != "any" and deed != "modify" and effect.on not in _OF_ATTACKS:
        yield (*where, "against"), f"goes with modify, or with on: {', '.join(_OF_ATTACKS)}"
    if deed in _SIGNED and getattr(effect, deed) == 0:
        yield (*where, deed), "must not be 0"
    if effect.measure != "fixed" and deed in ("harm", "heal") and not _measurable(effect):
        needed = "hit, kill or damaged" if effect.measure == "damage" else "hit, miss, attack, kill or damaged"
        yield (*where, "measure"), f"there is no attack to measure on '{effect.on}'; that needs on: {needed}"
    if deed == "ignore" and effect.ignore is not None and not effect.ignore.cover and not effect.ignore.terrain:
        yield (*where, "ignore"), "needs cover or terrain: what is ignored"


def _check_times(where: Where, effect: Effect) -> Iterator[Finding]:
    """What an attack does for its attacker it does once, or once a target."""
    if effect.per_target and effect.on not in ("hit", "miss", "attack"):
        yield (*where, "per_target"), f"there are no targets on '{effect.on}'; that needs on: hit, miss or attack"


def _measurable(effect: Effect) -> bool:
    if effect.measure == "damage":
        return effect.on in ("hit", "kill", "damaged")
    return effect.on in ("hit", "miss", "attack", "kill", "damaged")


def _check_modify(where: Where, effect: Effect, deed: str) -> Iterator[Finding]:
    if deed != "modify":
        return
    operations = [name for name in OPERATIONS if getattr(effect, name) is not None]
    if len(operations) != 1:
        yield where, f"modify needs exactly one of {', '.join(OPERATIONS)}; it has {' and '.join(operations) or 'none'}"
    if effect.modify in _SWITCHES and effect.set != 1:
        yield (*where, "modify"), f"{effect.modify} is a yes or no: give set: 1"
    if effect.modify == "doubles" and effect.set not in (0, 1):
        yield (*where, "modify"), "doubles are good or miss: give set: 0 for those that miss, or set: 1"
    if effect.modify != "cost" and effect.of != "any":
        yield (*where, "of"), f"goes with modify: cost, not with {effect.modify}"
    if effect.against != "any" and effect.modify in ("movement", "as_melee"):
        yield (*where, "against"), f"{effect.modify} is the same against every attack; leave it out"
    if effect.against != "any" and effect.modify == "cost" and effect.of not in ("any", "attacks"):
        yield (*where, "against"), f"{effect.of} are no attacks; leave it out, or say of: attacks"


def _check_duration(where: Where, effect: Effect, deed: str) -> Iterator[Finding]:
    if effect.on == "always":
        yield from _check_standing(where, effect, deed)
    elif deed in _EACH_TURN or deed == "lay":
        if effect.rounds == 0:
            yield where, f"{deed} needs rounds: how long it lasts"
        if deed == "lay" and effect.until:
            yield (*where, "until"), "what lies on a Region ends with its rounds; leave it out"
    elif deed in LASTING:
        if effect.rounds == 0 and not effect.until:
            yield where, f"{deed} on '{effect.on}' needs rounds: how long it lasts, or until: what ends it"
    else:
        for field in ("rounds", "until"):
            if getattr(effect, field):
                yield (*where, field), f"{deed} happens at once; leave it out"
    yield from _check_step(where, effect, deed)


def _check_standing(where: Where, effect: Effect, deed: str) -> Iterator[Finding]:
    """What always holds has no moment, no end and no count."""
    if deed not in _STANDING:
        yield (*where, "on"), f"{deed} needs a moment to happen: say on: hit, move, upkeep ..."
        return
    for field in ("rounds", "until", "once"):
        if getattr(effect, field):
            yield (*where, field), "what always holds has no duration; leave it out"


def _check_step(where: Where, effect: Effect, deed: str) -> Iterator[Finding]:
    if effect.step == 0:
        return
    if deed not in _EACH_TURN and effect.add is None:
        yield (*where, "step"), "fades or grows what modify adds, harm_each_turn or heal_each_turn"
    elif effect.rounds < 2:
        yield (*where, "step"), "needs rounds of at least 2: its steps"


# Displacements and deeds on Regions.


def _check_displacement(where: Where, effect: Effect, holder: Holder) -> Iterator[Finding]:
    if (effect.within is None) != effect.anywhere:
        yield where, "displace needs within: the number of Regions, or anywhere: true; one of them"
    if effect.anywhere and effect.way != "chosen":
        yield (*where, "anywhere"), f"goes with way: chosen, not with {effect.way}"
    if effect.way in ("push", "pull"):
        if effect.displace == "self" and effect.on not in holder.opponents:
            yield (*where, "way"), f"there is no other Golem on '{effect.on}' to {effect.way} from"
        elif not holder.bearer:
            yield (*where, "way"), f"{holder.name} has no place to {effect.way} from; it may be chosen or random"
    if effect.where is not None and not effect.where.cover and not effect.where.terrain:
        yield (*where, "where"), "needs cover or terrain: where it may lead to"


def _check_region(where: Where, effect: Effect, deed: str, holder: Holder) -> Iterator[Finding]:
    if not holder.bearer:
        yield (*where, deed), f"has no Region in {holder.name}, which acts on Golems"
        return
    if effect.at == "there" and not holder.has_there(effect.on):
        yield (*where, "at"), f"there is no other Region on '{effect.on}' of {holder.name}; say at: here"
    if effect.lay is not None:
        yield from check_effects((*where, "lay", "effects"), effect.lay.effects, LAID)
    if effect.terrain is not None:
        yield from check_ground((*where, "terrain"), effect.terrain)
    if deed == "shift" and effect.within is None:
        yield where, "shift needs within: the number of Regions"
    yield from _check_well(where, effect, deed)


def _check_well(where: Where, effect: Effect, deed: str) -> Iterator[Finding]:
    if deed != "well":
        return
    if (effect.well == "create") != bool(effect.well_mana):
        yield (*where, "well_mana"), "goes with well: create, which needs it"
    if (effect.well == "move") != (effect.within is not None):
        yield (*where, "within"), "goes with well: move, which needs it"


def check_ground(where: Where, ground: Ground) -> Iterator[Finding]:
    """Only plains and hills take a Cover; heavy Cover has obstructions, and only it."""
    if ground.cover == "pit":
        yield (*where, "cover"), "is that of terrain: pit; leave it out"
    elif ground.cover != "none" and ground.terrain not in ("plains", "hills"):
        yield (*where, "cover"), f"only plains and hills take a Cover, not {ground.terrain}; leave it out"
    if (ground.cover == "heavy") != (ground.obstructions > 0):
        yield (*where, "obstructions"), "go with heavy Cover, which has 1 to 4"

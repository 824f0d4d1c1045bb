"""What the fields of Golems, Knights, Ancient Ones and Relics mean to each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from shem.core.content.problems import Message, Where
from shem.games.arcana.content.checks_effects import check_effects
from shem.games.arcana.content.holders import ATTACK, BLESSING, CURSE, MIRACLE, PASSIVE, aimed
from shem.games.arcana.content.models_pieces import (
    RESOURCES,
    Aimed,
    Ancient,
    AncientsFile,
    Construct,
    GolemFile,
    GolemPower,
    Knight,
    KnightsFile,
    Paid,
    Power,
    Relic,
    RelicsFile,
    Strike,
)
from shem.games.arcana.content.models_words import GOLEM_MASTER_ID, Model
from shem.games.arcana.content.problems import Finding, both, one_of
from shem.games.arcana.content.provenance import sourced_ancient, sourced_golem, sourced_knight, sourced_relic

# Size table of the chapter on Golems: the APV that each class may cost.
APV_RANGES = {"warsprite": (1, 89), "ogre": (90, 150), "titan": (150, 225), "colossus": (226, 2000)}
COLOSSUS_ATTACKS = 4
# How many powers a rank has (Knights).
POWERS = {"golem-master": (0, 0), "knight": (1, 1), "blood-knight": (2, 4)}


def check_golem(golem: GolemFile) -> Iterator[Finding]:
    """Everything wrong with a Golem whose fields are in themselves right."""
    least, most = APV_RANGES[golem.size]
    if not least <= golem.apv <= most:
        yield (
            ("apv",),
            Message(
                "golem-apv",
                "{apv} does not fit the class {size}, which costs {least} to {most}",
                apv=golem.apv,
                size=golem.size,
                least=least,
                most=most,
            ),
        )
    if golem.size == "colossus" and len(golem.attacks) != COLOSSUS_ATTACKS:
        have = len(golem.attacks)
        yield (
            ("attacks",),
            Message("colossus", "a Colossus has {need} attacks, not {have}", need=COLOSSUS_ATTACKS, have=have),
        )
    yield from sourced_golem(golem).check(())
    names: list[tuple[Where, str]] = [(("moves", at), move.name) for at, move in enumerate(golem.moves)]
    names += [(("attacks", at), attack.name) for at, attack in enumerate(golem.attacks)]
    names += [(("powers", at), power.name) for at, power in enumerate(golem.powers)]
    if golem.passive is not None:
        names.append((("passive",), golem.passive.name))
        yield from check_effects(("passive", "effects"), golem.passive.effects, PASSIVE)
    yield from _check_names(names, Message("this-golem", "this Golem"))
    for place, attack in enumerate(golem.attacks):
        yield from _check_cost(("attacks", place), attack)
        yield from _check_strike(("attacks", place), attack)
    for place, power in enumerate(golem.powers):
        yield from _check_active(("powers", place), power)


def check_knights(file: KnightsFile) -> Iterator[Finding]:
    for id, knight in file.knights.items():
        yield from _check_knight(("knights", id), id, knight)


def check_ancients(file: AncientsFile) -> Iterator[Finding]:
    for id, ancient in file.ancients.items():
        yield from _check_ancient(("ancients", id), ancient)


def check_relics(file: RelicsFile) -> Iterator[Finding]:
    for id, relic in file.relics.items():
        yield from _check_relic(("relics", id), relic)


def check_piece(model: Model) -> Iterable[Finding]:
    """What the fields of a file of pieces mean to each other; nothing for other files."""
    if isinstance(model, GolemFile):
        return check_golem(model)
    if isinstance(model, KnightsFile):
        return check_knights(model)
    if isinstance(model, AncientsFile):
        return check_ancients(model)
    return check_relics(model) if isinstance(model, RelicsFile) else ()


# Knights.


def _check_knight(where: Where, id: str, knight: Knight) -> Iterator[Finding]:
    if id == GOLEM_MASTER_ID:
        yield (
            where,
            Message("master-id", "'{id}' is the nameless Golem Master that every army has; choose another id", id=id),
        )
    least, most = POWERS[knight.rank]
    if not least <= len(knight.powers) <= most:
        yield (*where, "powers"), _powers(knight.rank, len(knight.powers))
    if (knight.rank == "golem-master") != (knight.apv == 0):
        yield (*where, "apv"), _price(knight.rank, knight.apv)
    for field in ("factions", "arcana", "classes"):
        if not getattr(knight, field) and (knight.rank != "golem-master" or field == "factions"):
            yield (
                (*where, field),
                Message(
                    "knight-lacks",
                    "is missing: a {rank} has at least one of its {field}",
                    rank=knight.rank,
                    field=field,
                ),
            )
    yield from sourced_knight(knight).check(where)
    names = [((*where, "powers", at), power.name) for at, power in enumerate(knight.powers)]
    yield from _check_names(names, Message("this-knight", "this Knight"))
    for place, power in enumerate(knight.powers):
        yield from _check_power((*where, "powers", place), power)


def _powers(rank: str, have: int) -> Message:
    least, most = POWERS[rank]
    if most == 0:
        return Message("no-powers", "a {rank} has no power, not {have}", rank=rank, have=have)
    if most == 1:
        return Message("one-power", "a {rank} has exactly one power, not {have}", rank=rank, have=have)
    return Message("least-powers", "a {rank} has {least} powers or more, not {have}", rank=rank, least=least, have=have)


def _price(rank: str, apv: int) -> Message:
    if rank == "golem-master":
        return Message("master-apv", "a {rank} costs 0, not {apv}", rank=rank, apv=apv)
    return Message("knight-apv", "a {rank} costs at least 1, not {apv}", rank=rank, apv=apv)


def _check_power(where: Where, power: Power) -> Iterator[Finding]:
    if power.attack is not None:
        yield from _check_cost(where, power)
        yield from _check_no_aim(where, power)
        if power.effects:
            yield (*where, "effects"), Message("in-attack", "belong into the attack: attack: {{..., effects: [...]}}")
        yield from _check_strike((*where, "attack"), power.attack)
    elif not power.effects:
        yield where, Message("effects-or-attack", "needs effects, or an attack")
    elif power.payments() or any(effect.on == "use" for effect in power.effects):
        yield from _check_active(where, power)
    else:
        yield from _check_no_aim(where, power)
        yield from check_effects((*where, "effects"), power.effects, PASSIVE)


def _check_active(where: Where, power: GolemPower) -> Iterator[Finding]:
    yield from _check_cost(where, power)
    yield from _check_aim(where, power)
    if not power.effects:
        yield where, Message("effects", "needs effects")
    yield from check_effects((*where, "effects"), power.effects, aimed(power.aim))


# Ancient Ones.


def _check_ancient(where: Where, ancient: Ancient) -> Iterator[Finding]:
    spells = [(name, getattr(ancient, name)) for name in ("miracle", "blessing", "curse")]
    given = [(name, spell) for name, spell in spells if spell is not None]
    if not given:
        yield where, Message("spells", "needs one or more of miracle, blessing, curse")
    yield from sourced_ancient(ancient).check(where)
    yield from _check_names(
        [((*where, name), spell.name) for name, spell in given], Message("this-ancient", "this Ancient One")
    )
    if ancient.miracle is not None:
        yield from check_effects((*where, "miracle", "effects"), ancient.miracle.effects, MIRACLE)
    if ancient.blessing is not None:
        yield from check_effects((*where, "blessing", "effects"), ancient.blessing.effects, BLESSING)
    if ancient.curse is not None:
        yield from check_effects((*where, "curse", "effects"), ancient.curse.effects, CURSE)


# Relics.


def _check_relic(where: Where, relic: Relic) -> Iterator[Finding]:
    yield from _check_cost(where, relic)
    yield from sourced_relic(relic).check(where)
    ways = {"effects": relic.effects, "attack": relic.attack, "construct": relic.summons}
    given = [name for name, way in ways.items() if way]
    if len(given) != 1:
        yield where, one_of(ways, given)
    if relic.effects:
        yield from _check_aim(where, relic)
        yield from check_effects((*where, "effects"), relic.effects, aimed(relic.aim))
    else:
        yield from _check_no_aim(where, relic)
    if relic.attack is not None:
        yield from _check_strike((*where, "attack"), relic.attack)
    if relic.summons is not None:
        yield from _check_construct((*where, "construct"), relic.summons)


def _check_construct(where: Where, construct: Construct) -> Iterator[Finding]:
    if not construct.attacks and not construct.powers and construct.passive is None:
        yield where, Message("construct", "needs attacks, powers or a passive ability")
    names = [((*where, "attacks", at), attack.name) for at, attack in enumerate(construct.attacks)]
    names += [((*where, "powers", at), power.name) for at, power in enumerate(construct.powers)]
    if construct.passive is not None:
        names.append(((*where, "passive"), construct.passive.name))
        yield from check_effects((*where, "passive", "effects"), construct.passive.effects, PASSIVE)
    yield from _check_names(names, Message("this-construct", "this Construct"))
    for place, attack in enumerate(construct.attacks):
        yield from _check_strike((*where, "attacks", place), attack)
    for place, power in enumerate(construct.powers):
        yield from _check_aim((*where, "powers", place), power)
        yield from check_effects((*where, "powers", place, "effects"), power.effects, aimed(power.aim))


# What they share.


def _check_names(names: Iterable[tuple[Where, str]], whose: Message) -> Iterator[Finding]:
    seen: set[str] = set()
    for where, name in names:
        if name in seen:
            message = Message("taken-name", "'{name}' is the name of another ability of {whose}", name=name, whose=whose)
            yield (*where, "name"), message
        seen.add(name)


def _check_cost(where: Where, paid: Paid) -> Iterator[Finding]:
    given = paid.payments()
    if len(given) != 1:
        known = ", ".join(RESOURCES)
        yield where, Message("one-cost", "needs exactly one cost: {known}; it has {given}", known=known, given=both(given))


def _check_strike(where: Where, strike: Strike) -> Iterator[Finding]:
    if strike.type == "ranged" and strike.range == 0:
        yield (*where, "range"), Message("ranged", "a ranged attack needs a range of at least 1")
    if strike.type == "melee" and strike.range != 0:
        message = Message("melee", "a melee attack has no range; leave it out or make the type ranged")
        yield (*where, "range"), message
    yield from check_effects((*where, "effects"), strike.effects, ATTACK)


def _check_aim(where: Where, power: Aimed) -> Iterator[Finding]:
    if power.aim == "none":
        yield from _check_no_aim(where, power)


def _check_no_aim(where: Where, power: Aimed) -> Iterator[Finding]:
    for field in ("aim", "range", "sight"):
        if field in power.model_fields_set and getattr(power, field) != type(power).model_fields[field].default:
            yield (
                (*where, field),
                Message("no-aim", "goes with an active power that is aimed: aim: ally, enemy, anyone or region"),
            )

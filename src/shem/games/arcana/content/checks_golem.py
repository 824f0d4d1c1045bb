"""What a Golem's fields mean to each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from shem.games.arcana.content.models import Attack, Effect, GolemFile, Move, Passive
from shem.games.arcana.content.problems import Where, hint

Finding = tuple[Where, str]

# Size table of the chapter on Golems: the APV that each class may cost.
APV_RANGES = {"warsprite": (1, 89), "ogre": (90, 150), "titan": (150, 225), "colossus": (1, 2000)}
GROUPS = ("arcanum", "class", "apv", "health", "armor", "dodge", "moves", "attacks", "passive")
ABILITY_STATS = {
    "moves": ("type", "ap", "mp", "nimble"),
    "attacks": ("type", "ap", "accuracy", "damage", "range", "scope", "effects"),
    "passive": ("effects",),
}
_DEEDS = ("modify", "harm", "harm_each_turn", "displace", "cool_moves")
_OPERATIONS = ("add", "set", "multiply")
_ATTACK_TRIGGERS = ("always", "hit", "miss", "attack")
_AT_TARGETS = ("hit", "miss", "attack")
_PASSIVE_TRIGGERS = ("always", "move", "upkeep")


def check_golem(golem: GolemFile) -> Iterator[Finding]:
    """Everything wrong with a Golem whose fields are in themselves right."""
    least, most = APV_RANGES[golem.size]
    if not least <= golem.apv <= most:
        yield ("apv",), f"{golem.apv} does not fit the class {golem.size}, which costs {least} to {most}"
    yield from _check_sources(golem)
    yield from _check_names(golem)
    for place, attack in enumerate(golem.attacks):
        yield from _check_attack(("attacks", place), attack)
    if golem.passive is not None:
        for place, effect in enumerate(golem.passive.effects):
            yield from _check_effect(("passive", "effects", place), effect, _PASSIVE_TRIGGERS, "a passive ability")


def abilities(golem: GolemFile) -> list[tuple[str, Where, Move | Attack | Passive]]:
    """Every ability with its group and its place in the file."""
    found: list[tuple[str, Where, Move | Attack | Passive]] = []
    found += [("moves", ("moves", place), move) for place, move in enumerate(golem.moves)]
    found += [("attacks", ("attacks", place), attack) for place, attack in enumerate(golem.attacks)]
    if golem.passive is not None:
        found.append(("passive", ("passive",), golem.passive))
    return found


def provenance(golem: GolemFile) -> dict[str, str]:
    """Where each figure comes from: `{"apv": "house", "Walk.nimble": "house", "Hamstring.effects": "rulebook", ...}`."""
    common = golem.source
    found = {group: _source(common, group) for group in GROUPS if group not in ABILITY_STATS}
    for group, _, ability in abilities(golem):
        own = {"default": _source(common, group), **ability.source}
        for stat in ABILITY_STATS[group]:
            found[f"{ability.name}.{stat}"] = _source(own, stat)
    return found


def _source(sources: Mapping[str, str], stat: str) -> str:
    return sources.get(stat) or sources.get("default", "")


def _check_sources(golem: GolemFile) -> Iterator[Finding]:
    yield from _check_keys(("source",), golem.source, GROUPS)
    for group, where, ability in abilities(golem):
        yield from _check_keys((*where, "source"), ability.source, ABILITY_STATS[group])
    unsourced = sorted({name.split(".")[0] for name, source in provenance(golem).items() if not source})
    if unsourced:
        yield ("source",), f"does not say where these come from: {', '.join(unsourced)}; add them or a default"


def _check_keys(where: Where, sources: Iterable[str], stats: Sequence[str]) -> Iterator[Finding]:
    known = ["default", *stats]
    for stat in sources:
        if stat not in known:
            yield (*where, stat), f"is no figure here{hint(stat, known) or ';'} The figures are {', '.join(known)}"


def _check_names(golem: GolemFile) -> Iterator[Finding]:
    seen: set[str] = set()
    for _, where, ability in abilities(golem):
        if ability.name in seen:
            yield (*where, "name"), f"'{ability.name}' is the name of another ability of this Golem"
        seen.add(ability.name)


def _check_attack(where: Where, attack: Attack) -> Iterator[Finding]:
    if attack.type == "ranged" and attack.range == 0:
        yield (*where, "range"), "a ranged attack needs a range of at least 1"
    if attack.type == "melee" and attack.range != 0:
        yield (*where, "range"), "a melee attack has no range; leave it out or make the type ranged"
    for place, effect in enumerate(attack.effects):
        yield from _check_effect((*where, "effects", place), effect, _ATTACK_TRIGGERS, "an attack")


def _check_effect(where: Where, effect: Effect, triggers: tuple[str, ...], holder: str) -> Iterator[Finding]:
    deeds = [deed for deed in _DEEDS if getattr(effect, deed) is not None]
    if len(deeds) != 1:
        yield where, f"needs exactly one of {', '.join(_DEEDS)}; it has {' and '.join(deeds) or 'none'}"
        return
    deed = deeds[0]
    if effect.on not in triggers:
        yield (*where, "on"), f"'{effect.on}' has no meaning for {holder}; it may be {', '.join(triggers)}"
    elif (effect.displace or effect.whom).startswith("target") and effect.on not in _AT_TARGETS:
        field = "displace" if effect.displace else "whom"
        yield (*where, field), f"there is no target on '{effect.on}'; that needs on: {' or '.join(_AT_TARGETS)}"
    if deed == "displace" and effect.whom != "self":
        yield (*where, "whom"), "leave it out: displace itself names whom"
    yield from _check_deed(where, effect, deed)
    yield from _check_duration(where, effect, deed)


def _check_deed(where: Where, effect: Effect, deed: str) -> Iterator[Finding]:
    operations = [name for name in _OPERATIONS if getattr(effect, name) is not None]
    if deed == "modify" and len(operations) != 1:
        yield where, f"modify needs exactly one of {', '.join(_OPERATIONS)}; it has {' and '.join(operations) or 'none'}"
    if deed != "modify":
        for name in operations:
            yield (*where, name), f"goes with modify, not with {deed}"
        if effect.against != "any":
            yield (*where, "against"), f"goes with modify, not with {deed}"
    if deed == "displace" and effect.within is None:
        yield where, "displace needs within: the number of Regions"
    if deed != "displace" and effect.within is not None:
        yield (*where, "within"), f"goes with displace, not with {deed}"


def _check_duration(where: Where, effect: Effect, deed: str) -> Iterator[Finding]:
    lasting = deed in ("modify", "harm_each_turn")
    if effect.on == "always":
        if deed != "modify":
            yield (*where, "on"), f"{deed} needs a moment to happen: say on: hit, move, upkeep ..."
        elif effect.rounds:
            yield (*where, "rounds"), "what always holds has no duration; leave it out"
    elif lasting and effect.rounds == 0:
        yield where, f"{deed} on '{effect.on}' needs rounds: how long it lasts"
    elif not lasting and effect.rounds:
        yield (*where, "rounds"), f"{deed} happens at once; leave it out"

"""Where every figure of a piece comes from: rulebook, card, fan or house."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from shem.core.content.problems import Message, Where
from shem.games.arcana.content.models_pieces import (
    Aimed,
    Ancient,
    Attack,
    ConstructAttack,
    ConstructPower,
    GolemFile,
    GolemPower,
    Knight,
    Move,
    Paid,
    Passive,
    Power,
    Relic,
    Strike,
)
from shem.games.arcana.content.problems import Finding, hint

_STRIKE = ("type", "accuracy", "damage", "range", "scope")
_SPELLS = ("miracle", "blessing", "curse")


class Part:
    """A named part of a piece: its place in the file, the group that a piece's `source` knows it by, its own figures."""

    def __init__(self, name: str, group: str, where: Where, source: Mapping[str, str], figures: Iterable[str]) -> None:
        self.name: Final = name
        self.group: Final = group
        self.where: Final = where
        self.source: Final = source
        self.figures: Final = tuple(figures)


class Sourced:
    """A piece's common source, its own figures, and its parts."""

    def __init__(self, source: Mapping[str, str], figures: Iterable[str], parts: Iterable[Part]) -> None:
        self.source: Final = source
        self.figures: Final = tuple(figures)
        self.parts: Final = tuple(parts)

    def provenance(self) -> dict[str, str]:
        """`{"apv": "house", "Walk.nimble": "house", "Hamstring.effects": "rulebook", ...}`; empty where it is not said."""
        found = {figure: _source(self.source, figure) for figure in self.figures}
        for part in self.parts:
            own = {"default": _source(self.source, part.group), **part.source}
            for figure in part.figures:
                found[f"{part.name}.{figure}"] = _source(own, figure)
        return found

    def check(self, where: Where) -> Iterator[Finding]:
        """Sources of figures that there are not, and figures without one."""
        groups = dict.fromkeys([*self.figures, *(part.group for part in self.parts)])
        yield from _check_keys((*where, "source"), self.source, groups)
        for part in self.parts:
            yield from _check_keys((*where, *part.where, "source"), part.source, part.figures)
        unsourced = sorted({name.split(".")[0] for name, source in self.provenance().items() if not source})
        if unsourced:
            yield (
                (*where, "source"),
                Message(
                    "unsourced",
                    "does not say where these come from: {figures}; add them or a default",
                    figures=", ".join(unsourced),
                ),
            )


def _source(sources: Mapping[str, str], figure: str) -> str:
    return sources.get(figure) or sources.get("default", "")


def _check_keys(where: Where, sources: Iterable[str], figures: Iterable[str]) -> Iterator[Finding]:
    known = ["default", *figures]
    for figure in sources:
        if figure not in known:
            yield (
                (*where, figure),
                Message(
                    "no-figure",
                    "is no figure here{hint} The figures are {known}",
                    hint=hint(figure, known) or ";",
                    known=", ".join(known),
                ),
            )


def sourced_golem(golem: GolemFile) -> Sourced:
    parts = [Part(move.name, "moves", ("moves", at), move.source, _figures(move)) for at, move in enumerate(golem.moves)]
    parts += [
        Part(found.name, "attacks", ("attacks", at), found.source, _figures(found))
        for at, found in enumerate(golem.attacks)
    ]
    for at, power in enumerate(golem.powers):
        parts.append(Part(power.name, "powers", ("powers", at), power.source, _figures(power)))
    if golem.passive is not None:
        parts.append(Part(golem.passive.name, "passive", ("passive",), golem.passive.source, ("effects",)))
    figures = ["arcanum", "class", "apv", "health", "armor", "dodge"]
    return Sourced(golem.source, figures + _memberships(golem, "factions", "unit"), parts)


def sourced_knight(knight: Knight) -> Sourced:
    figures = ["rank", "factions", "arcana", "classes", "apv", *_memberships(knight, "bloodlines", "golems", "unit")]
    parts = [
        Part(power.name, "powers", ("powers", at), power.source, _figures(power)) for at, power in enumerate(knight.powers)
    ]
    return Sourced(knight.source, figures, parts)


def _memberships(piece: GolemFile | Knight, *names: str) -> list[str]:
    """Of what a piece belongs to, and of whom it alone may have, what its file names."""
    return [name for name in names if getattr(piece, name)]


def sourced_ancient(ancient: Ancient) -> Sourced:
    parts = []
    for group in _SPELLS:
        found = getattr(ancient, group)
        if found is not None:
            figures = ("mana", "effects") if group == "miracle" else ("mana", "move", "effects")
            parts.append(Part(found.name, group, (group,), found.source, figures))
    return Sourced(ancient.source, ("apv",), parts)


def sourced_relic(relic: Relic) -> Sourced:
    figures = ["size", "apv", *relic.payments(), *_aim(relic)]
    if relic.effects:
        figures.append("effects")
    if relic.attack is not None:
        figures.append("attack")
    found = relic.summons
    if found is None:
        return Sourced(relic.source, figures, [])
    parts = [Part(found.name, "construct", ("construct",), found.source, ("health", "armor", "dodge"))]
    for group in ("attacks", "powers"):
        for at, ability in enumerate(getattr(found, group)):
            where = ("construct", group, at)
            parts.append(Part(ability.name, "construct", where, ability.source, _figures(ability)))
    if found.passive is not None:
        parts.append(Part(found.passive.name, "construct", ("construct", "passive"), found.passive.source, ("effects",)))
    return Sourced(relic.source, figures, parts)


def _figures(ability: Move | Attack | GolemPower | ConstructAttack | ConstructPower | Passive) -> list[str]:
    """The figures of an ability: what it costs, what it is aimed at, what it does."""
    if isinstance(ability, Move):
        return ["type", "ap", "mp", "nimble"]
    figures = list(ability.payments()) if isinstance(ability, Paid) else []
    if isinstance(ability, ConstructAttack | ConstructPower):
        figures.append("uses")
    if isinstance(ability, Strike):
        return [*figures, *_STRIKE, "effects"]
    if isinstance(ability, Power) and ability.attack is not None:
        return [*figures, "attack"]
    aim = _aim(ability) if isinstance(ability, Aimed) else []
    return [*figures, *aim, "effects"]


def _aim(ability: Aimed) -> list[str]:
    """What it says about its aim; a power that is aimed at nothing has no such figures."""
    return ["aim", "range", "sight"] if ability.aim != "none" else []

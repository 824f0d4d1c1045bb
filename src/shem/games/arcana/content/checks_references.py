"""What pieces mean to other pieces: ids that must be there, and ids that must be somebody's alone."""

from __future__ import annotations

from collections.abc import Iterator

from shem.core.content.problems import Message, Where
from shem.games.arcana.content.army import legal_arcana
from shem.games.arcana.content.compile_pieces import construct_id, effects_in
from shem.games.arcana.content.models import Codex
from shem.games.arcana.content.models_army import Box
from shem.games.arcana.content.models_pieces import GolemFile, Knight
from shem.games.arcana.content.models_words import Model
from shem.games.arcana.content.problems import Finding, hint, no_golem


def check_spawns(model: Model, where: Where, codex: Codex) -> Iterator[Finding]:
    """Every Golem that an effect of a piece or scenario spawns is known."""
    for place, effect in effects_in(model, where):
        if effect.spawn is not None and effect.spawn.golem not in codex.golems:
            yield (*place, "spawn", "golem"), no_golem(effect.spawn.golem, codex.golems)


def check_box(where: Where, box: Box, codex: Codex) -> Iterator[Finding]:
    """The Golems in a box are known."""
    for field, golems in (("golems", box.golems), ("likely", box.likely)):
        for place, id in enumerate(golems):
            if id not in codex.golems:
                yield (*where, field, place), no_golem(id, codex.golems)


def check_knight(where: Where, knight: Knight, codex: Codex) -> Iterator[Finding]:
    """The Golems that a Knight names are known and theirs to command; a unit has Golems."""
    for place, id in enumerate(knight.golems):
        golem = codex.golems.get(id)
        spot: Where = (*where, "golems", place)
        if golem is None:
            yield spot, no_golem(id, codex.golems)
        else:
            trouble = _out_of_reach(knight, golem)
            if trouble:
                yield spot, trouble
    units = sorted({golem.unit for golem in codex.golems.values() if golem.unit is not None})
    if knight.unit is not None and not knight.golems and knight.unit not in units:
        near = hint(knight.unit, units)
        yield (*where, "unit"), Message("no-unit", "no Golem is of the unit '{unit}'{hint}", unit=knight.unit, hint=near)


def _out_of_reach(knight: Knight, golem: GolemFile) -> Message | None:
    """Why a Knight can never command a Golem, if so."""
    if knight.rank == "golem-master":
        return None
    if golem.arcanum not in knight.arcana:
        return Message(
            "knight-arcanum",
            "{golem} is of {arcanum}; {knight} commands {known}",
            golem=golem.name,
            arcanum=golem.arcanum,
            knight=knight.name,
            known=", ".join(knight.arcana),
        )
    if golem.size not in knight.classes:
        return Message(
            "knight-class",
            "{golem} is a {size}; {knight} commands {known}",
            golem=golem.name,
            size=golem.size,
            knight=knight.name,
            known=", ".join(knight.classes),
        )
    usable = [word for word in knight.factions if golem.arcanum in legal_arcana(word)]
    if not [word for word in usable if not golem.factions or word in golem.factions]:
        return Message(
            "knight-faction",
            "{golem} serves none of the factions of {knight}: {known}",
            golem=golem.name,
            knight=knight.name,
            known=", ".join(knight.factions),
        )
    return None


def check_shared_id(id: str, kind: str, codex: Codex) -> Message | None:
    """Golems, Knights and Relics share their ids, as scenarios require and ban them by id; what is wrong, if anything."""
    if kind != "Golem" and id in codex.golems:
        name = codex.golems[id].name
        return Message("golem-id", "'{id}' is the id of the Golem {name}; choose another one", id=id, name=name)
    if kind == "Relic" and id in codex.knights:
        name = codex.knights[id].name
        return Message("knight-id", "'{id}' is the id of the Knight {name}; choose another one", id=id, name=name)
    if kind == "Relic" and construct_id(id) in codex.golems:
        id = construct_id(id)
        return Message("construct-id", "its Construct would be '{id}', which is a Golem; choose another id", id=id)
    return None

"""What pieces mean to other pieces: ids that must be there, and ids that must be somebody's alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from shem.games.arcana.content.army import legal_arcana
from shem.games.arcana.content.checks_effects import Finding
from shem.games.arcana.content.compile_pieces import construct_id, effects_in
from shem.games.arcana.content.models_pieces import GolemFile, Knight
from shem.games.arcana.content.models_words import Model
from shem.games.arcana.content.problems import Where, hint

if TYPE_CHECKING:
    from shem.games.arcana.content.codex import Codex


def check_spawns(model: Model, where: Where, codex: Codex) -> Iterator[Finding]:
    """Every Golem that an effect of a piece or scenario spawns is known."""
    for place, effect in effects_in(model, where):
        if effect.spawn is not None and effect.spawn.golem not in codex.golems:
            id = effect.spawn.golem
            yield (*place, "spawn", "golem"), f"there is no Golem '{id}'{hint(id, codex.golems)}"


def check_knight(where: Where, knight: Knight, codex: Codex) -> Iterator[Finding]:
    """The Golems that a Knight names are known and theirs to command; a unit has Golems."""
    for place, id in enumerate(knight.golems):
        golem = codex.golems.get(id)
        spot: Where = (*where, "golems", place)
        if golem is None:
            yield spot, f"there is no Golem '{id}'{hint(id, codex.golems)}"
        else:
            trouble = _out_of_reach(knight, golem)
            if trouble:
                yield spot, trouble
    units = sorted({golem.unit for golem in codex.golems.values() if golem.unit is not None})
    if knight.unit is not None and not knight.golems and knight.unit not in units:
        yield (*where, "unit"), f"no Golem is of the unit '{knight.unit}'{hint(knight.unit, units)}"


def _out_of_reach(knight: Knight, golem: GolemFile) -> str:
    """Why a Knight can never command a Golem, or an empty string."""
    if knight.rank == "golem-master":
        return ""
    if golem.arcanum not in knight.arcana:
        return f"{golem.name} is of {golem.arcanum}; {knight.name} commands {', '.join(knight.arcana)}"
    if golem.size not in knight.classes:
        return f"{golem.name} is a {golem.size}; {knight.name} commands {', '.join(knight.classes)}"
    usable = [word for word in knight.factions if golem.arcanum in legal_arcana(word)]
    if not [word for word in usable if not golem.factions or word in golem.factions]:
        return f"{golem.name} serves none of the factions of {knight.name}: {', '.join(knight.factions)}"
    return ""


def check_shared_id(id: str, kind: str, codex: Codex) -> str:
    """Golems, Knights and Relics share their ids, as scenarios require and ban them by id; what is wrong, or nothing."""
    if kind != "Golem" and id in codex.golems:
        return f"'{id}' is the id of the Golem {codex.golems[id].name}; choose another one"
    if kind == "Relic" and id in codex.knights:
        return f"'{id}' is the id of the Knight {codex.knights[id].name}; choose another one"
    if kind == "Relic" and construct_id(id) in codex.golems:
        return f"its Construct would be '{construct_id(id)}', which is a Golem; choose another id"
    return ""

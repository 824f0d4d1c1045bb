"""A codex compiled to the plain JSON that the rules read: a whole set-up, or single pieces for the sandbox."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from shem.core.content.packs import packs
from shem.core.errors import OptionError
from shem.core.notation import canonical
from shem.games.arcana.content.army import ArmyError, commanders, problems
from shem.games.arcana.content.army_files import read_army
from shem.games.arcana.content.codex import default, with_lessons
from shem.games.arcana.content.compile_map import compile_changes, compile_map, compile_terrain
from shem.games.arcana.content.compile_pieces import (
    GOLEM_MASTER,
    compile_ancient,
    compile_card,
    compile_construct,
    compile_knight,
    compile_relic,
    effects_in,
)
from shem.games.arcana.content.compile_scenario import compile_scenario, scenario_points, seat_range
from shem.games.arcana.content.lookup import find, one_of
from shem.games.arcana.content.models import Codex
from shem.games.arcana.content.models_army import ArmyFile
from shem.games.arcana.content.models_scenario import ScenarioFile
from shem.games.arcana.content.problems import hint
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.edition import EDITIONS, Edition, edition

OPTIONS = ("scenario", "lesson", "armies", "order", "edition", "seats", "resign")


class Brought:
    """An army at a position: its id and file; `listed` if it is one of the codex."""

    def __init__(self, id: str, army: ArmyFile, listed: bool) -> None:
        self.id: Final = id
        self.army: Final = army
        self.listed: Final = listed


def resolve(options: Mapping[str, Any]) -> dict[str, Any]:
    """The set-up of a battle with the program's own content and what the environment names."""
    return compile_setup(default() if options.get("lesson") is None else with_lessons(), options)


def known_as(options: Mapping[str, Any]) -> str:
    """What names such a set-up as long as the process lasts; empty where an army is a file, which may change."""
    armies = options.get("armies")
    known = default().armies
    listed = armies is None or (
        isinstance(armies, Sequence) and all(isinstance(name, str) and name in known for name in armies)
    )
    plain = all(value is None or isinstance(value, str | int) for name, value in options.items() if name != "armies")
    return canonical([list(map(str, packs())), dict(options)]) if listed and plain else ""


def compile_setup(codex: Codex, options: Mapping[str, Any]) -> dict[str, Any]:
    """The set-up of a battle.

    Options: `scenario` (id or English title; default: see `find_scenario`), `lesson` (instead: the id of the scenario that
    a lesson is played with, which the codex must have), `armies` (ids, English titles or paths of
    army files in position order; default: the scenario's own), `order` (random, position, apv; default: the scenario's,
    else by the edition), `edition`, `seats` (as many as the scenario allows; default: as armies are named, else the
    most), `resign` (whether an army may resign; default false).
    Raises OptionError for an unknown option, value or piece, ArmyError for an army that does not fit its position.
    """
    for name in options:
        if name not in OPTIONS:
            raise OptionError(
                "unknown-option",
                f"there is no option '{name}'{hint(name, OPTIONS)} The options are {', '.join(OPTIONS)}",
                {"name": name, "known": ", ".join(OPTIONS)},
            )
    rules = edition(one_of("edition", options.get("edition"), EDITIONS))
    lesson = options.get("lesson")
    id, scenario = find_scenario(codex, options.get("scenario") if lesson is None else lesson)
    seats = _seats(scenario, options)
    brought = _armies(codex, scenario, options.get("armies"), seats)
    _check_armies(codex, scenario, brought, rules)
    tiles = scenario.tiles
    return {
        "edition": rules.name,
        "order": _order(options.get("order"), scenario, rules),
        "resign": _resign(options.get("resign")),
        **({} if lesson is None else {"lesson": id}),
        "scenario": compile_scenario(id, scenario, seats, [len(entry.army.fielded) for entry in brought]),
        "tiles": [{"side": tile.side, "at": list(tile.at), "turn": tile.turn} for tile in tiles],
        "regions": compile_map(codex, [(tile.side, (tile.at[0], tile.at[1]), tile.turn) for tile in tiles]),
        "terrain": compile_terrain(codex, scenario.terrain, scenario.covers),
        "changed": compile_changes(codex, scenario.terrain, scenario.covers),
        **_pieces(codex, scenario, [entry.army for entry in brought]),
        "armies": [_army(entry.id, entry.army, codex) for entry in brought],
    }


def compile_all(codex: Codex) -> dict[str, Any]:
    """Every piece and the terrain, for the sandbox: `{"golems": [...], "knights": [...], ..., "terrain": {...}}`."""
    return {
        "golems": [compile_golem(codex, id) for id in sorted(codex.golems)] + _constructs(codex, list(codex.relics)),
        "knights": [GOLEM_MASTER, *(compile_knight(id, knight) for id, knight in codex.knights.items())],
        "relics": [compile_relic(id, relic) for id, relic in codex.relics.items()],
        "ancients": [compile_ancient(id, ancient) for id, ancient in codex.ancients.items()],
        "terrain": compile_terrain(codex),
    }


def compile_golem(codex: Codex, id: str) -> dict[str, Any]:
    """A Golem by its id or name; raises OptionError if there is none."""
    id, golem = find("golem", codex.golems, {golem.name: id for id, golem in codex.golems.items()}, id)
    return compile_card(id, golem)


def find_scenario(codex: Codex, wanted: Any) -> tuple[str, ScenarioFile]:
    """A scenario by id or English title; None: one of 500 points, of the lowest tile sets. Raises OptionError."""
    if wanted is None:
        wanted = min(codex.scenarios, key=lambda id: _simplicity(codex, codex.scenarios[id]))
    titles = {scenario.title.en: id for id, scenario in codex.scenarios.items()}
    return find("scenario", codex.scenarios, titles, wanted)


def find_army(codex: Codex, wanted: Any) -> Brought:
    """An army by id, English title or the path of its file, or an army itself; raises OptionError or ContentError."""
    if isinstance(wanted, ArmyFile):
        return Brought(wanted.title.en, wanted, False)
    text = str(wanted)
    if text not in codex.armies and (text.endswith(".yaml") or Path(text).is_file()):
        path = Path(text)
        return Brought(path.stem, read_army(path), False)
    titles = {army.title.en: id for id, army in codex.armies.items()}
    id, army = find("army", codex.armies, titles, wanted)
    return Brought(id, army, True)


def _simplicity(codex: Codex, scenario: ScenarioFile) -> tuple[bool, bool, int, int]:
    """What is played by default: 500 points, nothing but captures and wells, few seats, the first tile sets."""
    sets = max(codex.tiles[tile.side].set for tile in scenario.tiles)
    told = bool(scenario.objectives or scenario.encounters)
    return scenario_points(scenario) != 500, told, len(scenario.positions), sets


# Options.


def _seats(scenario: ScenarioFile, options: Mapping[str, Any]) -> int:
    least, most = seat_range(scenario)
    armies, seats = options.get("armies"), options.get("seats")
    if seats is None:
        named = len(armies) if isinstance(armies, Sequence) and not isinstance(armies, str) else most
        return named if least <= named <= most else most
    if type(seats) is not int or not least <= seats <= most:
        need = str(most) if least == most else f"{least}-{most}"
        raise OptionError("seats", f"this scenario is for {need} seats, not {seats}", {"need": need, "have": str(seats)})
    return seats


def _order(wanted: Any, scenario: ScenarioFile, rules: Edition) -> str:
    """The host's method, else the scenario's own, else what the edition says (ruling A22)."""
    own = scenario.order or ("position" if rules.scenario_orders else "random")
    return one_of("order", wanted or own, v.ORDERS)


def _resign(wanted: Any) -> bool:
    if wanted is None or isinstance(wanted, bool):
        return bool(wanted)
    raise OptionError("bad-resign", f"resign must be true or false, not {wanted!r}", {"value": str(wanted)})


def _armies(codex: Codex, scenario: ScenarioFile, wanted: Any, seats: int) -> list[Brought]:
    if wanted is None:
        return [Brought(position.army, codex.armies[position.army], True) for position in scenario.positions[:seats]]
    if isinstance(wanted, str) or not isinstance(wanted, Sequence):
        raise OptionError("armies-list", "armies must be a list of ids, one a position", {})
    if len(wanted) != seats:
        raise OptionError(
            "armies-count",
            f"the scenario has {seats} positions, but {len(wanted)} armies are named",
            {"need": seats, "have": len(wanted)},
        )
    return [find_army(codex, name) for name in wanted]


def _check_armies(codex: Codex, scenario: ScenarioFile, brought: Sequence[Brought], rules: Edition) -> None:
    """Every problem of the first army that does not fit its position."""
    for number, (entry, position) in enumerate(zip(brought, scenario.positions), 1):
        found = problems(entry.army, codex, rules, position, entry.id if entry.listed else "")
        if found:
            raise ArmyError(entry.id, number, found)


# Pieces.


def _army(id: str, army: ArmyFile, codex: Codex) -> dict[str, Any]:
    return {
        "id": id,
        "name": army.title.en,
        "title": army.title.model_dump(),
        "faction": army.faction,
        "golems": list(army.golems),
        "knights": [commanders(entry, codex.golems[entry.golem]) for entry in army.fielded],
        "relics": [entry.relic or "" for entry in army.fielded],
        "ancients": list(army.ancients),
    }


def _pieces(codex: Codex, scenario: ScenarioFile, armies: Sequence[ArmyFile]) -> dict[str, Any]:
    """Every piece that can appear: fielded, spawned, summoned."""
    entries = [entry for army in armies for entry in army.fielded]
    relics = sorted({entry.relic for entry in entries if entry.relic is not None})
    ancients = sorted({id for army in armies for id in army.ancients})
    named = {id for entry in entries for id in commanders(entry, codex.golems[entry.golem])}
    knights = sorted(named - {GOLEM_MASTER["id"]})
    others: list[object] = [scenario, *(codex.knights[id] for id in knights), *(codex.ancients[id] for id in ancients)]
    others += [codex.relics[id] for id in relics]
    golems = _with_spawned(codex, {entry.golem for entry in entries}, others)
    return {
        "golems": [compile_card(id, codex.golems[id]) for id in golems] + _constructs(codex, relics),
        "knights": [GOLEM_MASTER, *(compile_knight(id, codex.knights[id]) for id in knights)],
        "relics": [compile_relic(id, codex.relics[id]) for id in relics],
        "ancients": [compile_ancient(id, codex.ancients[id]) for id in ancients],
    }


def _with_spawned(codex: Codex, golems: set[str], others: Sequence[object]) -> list[str]:
    """These Golems and all that they, or other pieces, or the scenario's encounters can spawn; in the order of ids."""
    found = set(golems)
    waiting: list[object] = [*others, *(codex.golems[id] for id in golems)]
    while waiting:
        piece = waiting.pop()
        spawned = {effect.spawn.golem for _, effect in effects_in(piece) if effect.spawn is not None}
        if isinstance(piece, ScenarioFile):
            spawned |= {result.spawn.golem for result in piece.results() if result.spawn is not None}
        waiting += [codex.golems[id] for id in spawned - found]
        found |= spawned
    return sorted(found)


def _constructs(codex: Codex, relics: Sequence[str]) -> list[dict[str, Any]]:
    """The cards of the Constructs that these Relics summon."""
    found = [(id, codex.relics[id]) for id in relics]
    return [compile_construct(id, relic.apv, relic.summons) for id, relic in found if relic.summons is not None]

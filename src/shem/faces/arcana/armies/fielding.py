"""The options of a new match of Golem Arcana, as a browser may name them, and as the rules take them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from pydantic import ValidationError

from shem.faces.arcana.armies.armies import army_file, army_of, check, position_of, said
from shem.faces.arcana.armies.models import ArmyModel
from shem.faces.arcana.armies.shapes import Army
from shem.app.shelf import ArmyShelf
from shem.app.fault import Fault
from shem.games.arcana.content import codex
from shem.games.arcana.content.models_army import ArmyFile
from shem.games.arcana.content.setup import find_scenario
from shem.locale.words import Words

if TYPE_CHECKING:
    from shem.app.context import Context

ALLOWED: Final = ("scenario", "lesson", "armies", "order", "edition")
MOST_ARMIES: Final = 16


def fielded(app: Context, device: str, options: Mapping[str, Any], words: Words) -> dict[str, Any]:
    """The options for the rules: armies named by id, by this device's own, or given whole. Raises Fault, OptionError."""
    for name in options:
        if name not in (*ALLOWED, "seats"):
            raise Fault("no-option", 400, name=str(name)[:100], known=", ".join(ALLOWED))
    found = {name: options[name] for name in ALLOWED if options.get(name) is not None}
    for name in ("scenario", "lesson", "order", "edition"):
        if name in found and not isinstance(found[name], str):
            raise Fault("bad-option", 400, name=name)
    if "armies" in found:
        if not isinstance(found["armies"], list) or len(found["armies"]) > MOST_ARMIES:
            raise Fault("bad-option", 400, name="armies")
        found["armies"] = [_named(app, device, army, words) for army in found["armies"]]
    return {**found, "resign": True}


def _named(app: Context, device: str, wanted: Any, words: Words) -> str | ArmyFile:
    """An army of the library by its id, else one of this device's own or given whole; never the path of a file."""
    if isinstance(wanted, str) and wanted in codex.default().armies:
        return wanted
    return army_file(_own(app, device, wanted), words)


def _own(app: Context, device: str, wanted: Any) -> Army:
    """An army of this device's own, or given whole."""
    if isinstance(wanted, dict):
        try:
            return ArmyModel.model_validate(wanted).data()
        except ValidationError as error:
            first = error.errors()[0]
            where = ".".join(str(part) for part in first["loc"])
            raise Fault("bad-army", 422, where=where, why=str(first["msg"])) from error
    army = ArmyShelf(app.store.engine, device).get(str(wanted)[:64])
    if army is None:
        raise Fault("no-army", 404)
    return army


# What guests bring.


def awaited(options: Mapping[str, Any]) -> list[int]:
    """The seats for which no army is named."""
    armies = options.get("armies")
    return [seat for seat, army in enumerate(armies) if army is None] if isinstance(armies, list) else []


def stand_in(options: Mapping[str, Any]) -> dict[str, Any]:
    """The same with the scenario's own army wherever one is awaited."""
    _, scenario = find_scenario(codex.default(), options.get("scenario"))
    own = [position.army for position in scenario.positions]
    armies = options["armies"]
    return {**options, "armies": [army or own[seat] for seat, army in enumerate(armies[: len(own)])]}


def bring(app: Context, device: str, options: Mapping[str, Any], seat: int, wanted: Any, words: Words) -> str | Army:
    """An army for a seat, of the library by its id, else whole; raises Fault if it does not fit there."""
    library = codex.default()
    id = wanted if isinstance(wanted, str) and wanted in library.armies else ""
    army = army_of(library.armies[id]) if id else _own(app, device, wanted)
    scenario, _ = find_scenario(library, options.get("scenario"))
    found = check(library, words, army, position_of(library, scenario, seat + 1), str(options.get("edition") or ""), id)
    if found["problems"]:
        raise Fault("army-unfit", 422, why=found["problems"][0]["text"])
    return id or army


def put(options: Mapping[str, Any], seat: int, army: Any) -> dict[str, Any]:
    """The options with an army at a seat."""
    armies = list(options["armies"])
    armies[seat] = army
    return {**options, "armies": armies}


def title(options: Mapping[str, Any], seat: int, language: str) -> str:
    """What an army that was brought is called; empty if none was."""
    wanted = options["armies"][seat]
    if wanted is None:
        return ""
    return said(army_of(codex.default().armies[wanted])["title"] if isinstance(wanted, str) else wanted["title"], language)

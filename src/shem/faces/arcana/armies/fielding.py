"""The options of a new match of Golem Arcana, as a browser may name them, and as the rules take them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from pydantic import ValidationError

from shem.faces.arcana.armies.armies import army_file
from shem.faces.arcana.armies.models import ArmyModel
from shem.faces.arcana.armies.shapes import Army
from shem.games.arcana.content import codex
from shem.games.arcana.content.models_army import ArmyFile
from shem.locale.words import Words
from shem.table.face import Shelves
from shem.table.fault import Fault

ALLOWED: Final = ("scenario", "lesson", "armies", "order", "edition")
MOST_ARMIES: Final = 16
ARMY: Final = "army"  # the kind of document


def fielded(shelves: Shelves, options: Mapping[str, Any], words: Words) -> dict[str, Any]:
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
        found["armies"] = [_named(shelves, army, words) for army in found["armies"]]
    return found


def _named(shelves: Shelves, wanted: Any, words: Words) -> str | ArmyFile:
    """An army of the library by its id, else one of this device's own or given whole; never the path of a file."""
    if isinstance(wanted, str) and wanted in codex.default().armies:
        return wanted
    return army_file(own_army(shelves, wanted), words)


def own_army(shelves: Shelves, wanted: Any) -> Army:
    """An army of this device's own, or given whole."""
    if isinstance(wanted, dict):
        try:
            return ArmyModel.model_validate(wanted).data()
        except ValidationError as error:
            first = error.errors()[0]
            where = ".".join(str(part) for part in first["loc"])
            raise Fault("bad-army", 422, where=where, why=str(first["msg"])) from error
    army = shelves(ARMY).get(str(wanted)[:64])
    if army is None:
        raise Fault("no-army", 404)
    return cast(Army, army)

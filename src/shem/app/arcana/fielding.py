"""The options of a new match of Golem Arcana, as a browser may name them, and as the rules take them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from pydantic import ValidationError

from shem.app.arcana.armies import army_file
from shem.app.arcana.models import ArmyModel
from shem.app.arcana.shelf import ArmyShelf
from shem.app.faults import Fault
from shem.games.arcana.content import codex
from shem.games.arcana.content.models_army import ArmyFile
from shem.locale.words import Words

if TYPE_CHECKING:
    from shem.app.context import Context

ALLOWED: Final = ("scenario", "armies", "order", "edition")
MOST_ARMIES: Final = 16


def fielded(app: Context, device: str, options: Mapping[str, Any], words: Words) -> dict[str, Any]:
    """The options for the rules: armies named by id, by this device's own, or given whole. Raises Fault, OptionError."""
    for name in options:
        if name not in (*ALLOWED, "seats"):
            raise Fault("no-option", 400, name=str(name)[:100], known=", ".join(ALLOWED))
    found = {name: options[name] for name in ALLOWED if options.get(name) is not None}
    for name in ("scenario", "order", "edition"):
        if name in found and not isinstance(found[name], str):
            raise Fault("bad-option", 400, name=name)
    if "armies" in found:
        if not isinstance(found["armies"], list) or len(found["armies"]) > MOST_ARMIES:
            raise Fault("bad-option", 400, name="armies")
        found["armies"] = [_named(app, device, army, words) for army in found["armies"]]
    return {**found, "resign": True}


def _named(app: Context, device: str, wanted: Any, words: Words) -> str | ArmyFile:
    """An army of the library by its id, else one of this device's own or given whole; never the path of a file."""
    if isinstance(wanted, dict):
        try:
            return army_file(ArmyModel.model_validate(wanted).data(), words)
        except ValidationError as error:
            first = error.errors()[0]
            where = ".".join(str(part) for part in first["loc"])
            raise Fault("bad-army", 422, where=where, why=str(first["msg"])) from error
    if isinstance(wanted, str) and wanted in codex.default().armies:
        return wanted
    army = ArmyShelf(app.store.engine, device).get(str(wanted)[:64])
    if army is None:
        raise Fault("no-army", 404)
    return army_file(army, words)

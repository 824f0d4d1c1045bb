"""Guests bring their armies to a match that waits for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shem.faces.arcana.armies.armies import army_of, check, position_of, said
from shem.faces.arcana.armies.fielding import own_army
from shem.games.arcana.content import codex
from shem.games.arcana.content.setup import find_scenario
from shem.locale.words import Words
from shem.table.face import Bringing, Shelves
from shem.table.fault import Fault


class ArmyBringing(Bringing):
    """`armies` of the options: an id of the library, an army, or null where a guest shall bring one."""

    def awaited(self, options: Mapping[str, Any]) -> list[int]:
        armies = options.get("armies")
        return [seat for seat, army in enumerate(armies) if army is None] if isinstance(armies, list) else []

    def stand_in(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The scenario's own army wherever one is awaited."""
        _, scenario = find_scenario(codex.default(), options.get("scenario"))
        own = [position.army for position in scenario.positions]
        return {**options, "armies": [army or own[seat] for seat, army in enumerate(options["armies"][: len(own)])]}

    def bring(self, shelves: Shelves, options: Mapping[str, Any], seat: int, wanted: Any, words: Words) -> Any:
        """An army of the library by its id, else whole."""
        library = codex.default()
        id = wanted if isinstance(wanted, str) and wanted in library.armies else ""
        army = army_of(library.armies[id]) if id else own_army(shelves, wanted)
        scenario, _ = find_scenario(library, options.get("scenario"))
        found = check(library, words, army, position_of(library, scenario, seat + 1), str(options.get("edition") or ""), id)
        if found["problems"]:
            raise Fault("army-unfit", 422, why=found["problems"][0]["text"])
        return id or army

    def put(self, options: Mapping[str, Any], seat: int, kept: Any) -> dict[str, Any]:
        armies = list(options["armies"])
        armies[seat] = kept
        return {**options, "armies": armies}

    def title(self, options: Mapping[str, Any], seat: int, language: str) -> str:
        wanted = options["armies"][seat]
        if wanted is None:
            return ""
        title = army_of(codex.default().armies[wanted])["title"] if isinstance(wanted, str) else wanted["title"]
        return said(title, language)

    def settle(self, shelves: Shelves, options: Mapping[str, Any], words: Words) -> dict[str, Any]:
        settled = dict(options)
        for seat, army in enumerate(options["armies"]):
            if army is not None:
                settled = self.put(settled, seat, self.bring(shelves, settled, seat, army, words))
        return settled

    def shown(self, options: Mapping[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in options.items() if name != "armies"}

"""Scenarios at the command line: which there are, and the page of one with its map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from shem import games
from shem.core.contract import Setup
from shem.faces.arcana.telling.board import frame, scenario_board
from shem.faces.arcana.telling.ending import ends
from shem.faces.arcana.telling.names import Names
from shem.faces.arcana.telling.scenario import fairness
from shem.faces.arcana.telling.story import open_objectives
from shem.games.arcana.content import codex, listing
from shem.games.arcana.content.measured import measured
from shem.games.arcana.content.models import Codex
from shem.games.arcana.content.models_scenario import Position, ScenarioFile
from shem.lab.printing import as_json
from shem.locale.words import Words


def listed(words: Words, wants_json: bool) -> None:
    """Every scenario in two lines."""
    library = codex.default()
    rows = listing.scenarios(library)
    if wants_json:
        as_json(rows)
        return
    for row in rows:
        scenario = library.scenarios[row["id"]]
        title = row["title"][words.language]
        story = "yes" if scenario.story else "no"
        print(
            words.say(
                "scenario-line",
                id=row["id"],
                title=title,
                points=row["points"],
                seats=seats_text(words, scenario),
                story=story,
            )
        )
        print("  " + row["description"][words.language])


def show(words: Words, name: str, wants_json: bool) -> None:
    """One scenario with its map; raises OptionError for an unknown one."""
    setup = games.game("arcana").resolve({"scenario": name})
    if wants_json:
        as_json(setup)
        return
    library = codex.default()
    scenario = library.scenarios[setup["scenario"]["id"]]
    names = Names(words, setup)
    for line in page(words, names, library, scenario, setup):
        print(line)
    print()
    for line in [*scenario_board(names), *open_objectives(names)]:
        print(line)


def seats_text(words: Words, scenario: ScenarioFile) -> str:
    """How many may play: 2, or 4 to 8."""
    most = len(scenario.positions)
    if scenario.seats is None or scenario.seats.least == most:
        return str(most)
    return words.say("figure-range", least=scenario.seats.least, most=scenario.seats.most or most)


def page(words: Words, names: Names, library: Codex, scenario: ScenarioFile, setup: Setup) -> list[str]:
    """What to know before choosing the scenario and an army for it."""
    lines = [
        scenario.title.model_dump()[words.language],
        scenario.description.model_dump()[words.language],
        *ends(names),
        frame(names),
        words.say(
            "scenario-seats",
            seats=seats_text(words, scenario),
            order=scenario.order or "none",
            encounters="yes" if scenario.encounters else "no",
            secrets="yes" if any(position.secrets for position in scenario.positions) else "no",
        ),
    ]
    found = measured(setup["scenario"]["id"], scenario)
    if found is not None:
        lines.append(fairness(names, found, scenario.order or ""))
    for number, position in enumerate(scenario.positions):
        lines += _position(words, names, library, number, position, setup)
    return [*lines, words.say("scenario-tiles", tiles=_tiles(words, names, setup["tiles"]))]


def _position(words: Words, names: Names, library: Codex, number: int, position: Position, setup: Setup) -> list[str]:
    factions = words.either([names.say(f"faction-{faction}") for faction in position.factions])
    lines = [
        words.say(
            "scenario-position",
            position=number + 1,
            limit=position.limit,
            team=position.team or 0,
            factions=factions or "any",
            required=words.both([_piece(library, id) for id in position.required]) or "none",
            banned=words.both([_piece(library, id) for id in position.banned]) or "none",
        )
    ]
    if number < len(setup["armies"]):
        army = setup["armies"][number]
        golems = ", ".join(names.plan.types[golem].name for golem in names.plan.musters[number].golems)
        fixed = "yes" if position.fixed else "no"
        lines.append("  " + words.say("scenario-army", army=names.army(number), id=army["id"], golems=golems, fixed=fixed))
    return lines


def _piece(library: Codex, id: str) -> str:
    """A Golem, Knight or Relic by its name."""
    pieces: list[Mapping[str, Any]] = [library.golems, library.knights, library.relics]
    return next((str(found[id].name) for found in pieces if id in found), id)


def _tiles(words: Words, names: Names, tiles: Sequence[Mapping[str, Any]]) -> str:
    return ", ".join(
        words.say(
            "scenario-tile", side=tile["side"], region=names.region(names.plan.field.at(*tile["at"])), turn=tile["turn"]
        )
        for tile in tiles
    )

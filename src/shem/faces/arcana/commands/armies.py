"""Armies at the command line: what is wrong with one, and which there are."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from shem.core.errors import OptionError
from shem.faces.arcana.telling.army_words import sentence
from shem.games.arcana.content import codex, listing
from shem.games.arcana.content.army import ArmyProblem, army_apv, problems, warnings
from shem.games.arcana.content.army_files import ArmySource, read_collection
from shem.games.arcana.content.compile_pieces import GOLEM_MASTER
from shem.games.arcana.content.lookup import find, one_of
from shem.games.arcana.content.models import Codex
from shem.games.arcana.content.models_army import Fielded
from shem.games.arcana.content.models_scenario import Position
from shem.games.arcana.content.setup import find_army, find_scenario
from shem.games.arcana.parts.edition import EDITIONS, edition
from shem.lab.printing import as_json
from shem.locale.words import Words
from shem.table.content_words import problem_text


def check(
    words: Words,
    file: Path,
    scenario: str | None,
    position: int,
    collection: Path | None,
    named_edition: str | None,
    wants_json: bool,
) -> bool:
    """Say every problem of an army file, and what else is worth a word; True if there is no problem.

    Raises OptionError for an unknown scenario, position or edition, ContentError for a broken collection.
    """
    library = codex.default()
    rules = edition(one_of("edition", named_edition, EDITIONS))
    place, sides = _place(scenario, position)
    owned = None if collection is None else read_collection(collection)
    source = ArmySource(file)
    if source.army is None:
        _say_unread(words, source, wants_json)
        return False
    army = source.army
    own = library.armies.get(file.stem)
    found = problems(army, library, rules, place, file.stem if own == army else "")
    noted = warnings(army, library, owned, sides)
    apv = army_apv(army, library)
    if wants_json:
        rows = [[_data(source, problem) for problem in group] for group in (found, noted)]
        as_json({"apv": apv, "problems": rows[0], "warnings": rows[1]})
        return not found
    for problem in found:
        print(source.line_of(problem.where) + sentence(words, problem))
    for problem in noted:
        print(words.say("army-warning", text=source.line_of(problem.where) + sentence(words, problem)))
    title = army.title.model_dump()[words.language]
    print(words.say("army-checked", count=len(found), title=title, apv=apv))
    return not found


def _place(scenario: str | None, position: int) -> tuple[Position | None, Sequence[str]]:
    """The position to check against, if a scenario is named, and the tile sides of its map."""
    if scenario is None:
        return None, []
    _, chosen = find_scenario(codex.default(), scenario)
    most = len(chosen.positions)
    if not 1 <= position <= most:
        raise OptionError("bad-position", f"there is no position {position}; they are 1 to {most}", {"most": most})
    return chosen.positions[position - 1], [tile.side for tile in chosen.tiles]


def _say_unread(words: Words, source: ArmySource, wants_json: bool) -> None:
    """A file that is no army: its problems as content."""
    if wants_json:
        as_json({"apv": 0, "problems": [problem.data() for problem in source.problems], "warnings": []})
        return
    for problem in source.problems:
        print(problem_text(words, problem))
    print(words.say("content-checked", count=len(source.problems)))


def _data(source: ArmySource, problem: ArmyProblem) -> dict[str, Any]:
    return {"path": str(source.path), "line": source.line(problem.where), **problem.data()}


def listed(words: Words, wants_json: bool) -> None:
    """Every ready army with its Golems, Knights, Relics and Ancient Ones."""
    rows = listing.armies(codex.default())
    if wants_json:
        as_json(rows)
        return
    for row in rows:
        faction = words.say(f"arcana-faction-{row['faction']}")
        title = row["title"][words.language]
        print(words.say("army-line", id=row["id"], title=title, faction=faction, apv=row["apv"], points=row["points"]))
        print("  " + row["description"][words.language])


def show(words: Words, name: str, wants_json: bool) -> None:
    """A ready army, or an army file, piece by piece; raises OptionError or ContentError for what is none."""
    library = codex.default()
    brought = find_army(library, name)
    army = brought.army
    if wants_json:
        as_json({"id": brought.id, "apv": army_apv(army, library), **army.model_dump(by_alias=True)})
        return
    faction = words.say(f"arcana-faction-{army.faction}")
    title = army.title.model_dump()[words.language]
    apv = army_apv(army, library)
    print(words.say("army-line", id=brought.id, title=title, faction=faction, apv=apv, points=army.points))
    print(army.description.model_dump()[words.language])
    for number, fielded in enumerate(army.fielded, 1):
        print(f"{number:>3}  {_fielded(words, library, fielded)}")
    for id in army.ancients:
        _, ancient = find("ancient", library.ancients, {}, id)
        print("     " + words.say("army-ancient", name=ancient.name, apv=ancient.apv))


def _fielded(words: Words, library: Codex, fielded: Fielded) -> str:
    """A Golem with its Knights and its Relic."""
    _, golem = find("golem", library.golems, {}, fielded.golem)
    size = words.say(f"arcana-class-{golem.size}")
    arcanum = words.say(f"arcana-arcanum-{golem.arcanum}")
    parts = [words.say("army-golem", name=golem.name, size=size, arcanum=arcanum, apv=golem.apv)]
    for id in fielded.commanders(golem.size == "colossus"):
        if id != GOLEM_MASTER["id"]:
            _, knight = find("knight", library.knights, {}, id)
            parts.append(
                words.say("army-piece", kind=words.say(f"arcana-rank-{knight.rank}"), name=knight.name, apv=knight.apv)
            )
    if fielded.relic is not None:
        _, relic = find("relic", library.relics, {}, fielded.relic)
        parts.append(words.say("army-piece", kind=words.say("army-relic"), name=relic.name, apv=relic.apv))
    return "; ".join(parts)

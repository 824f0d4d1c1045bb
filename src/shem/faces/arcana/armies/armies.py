"""Armies as the app keeps them: from and to the files of the rules, checked, listed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from shem.core.content.problems import Where
from shem.core.errors import OptionError
from shem.faces.arcana.armies.pieces import MOST_POINTS
from shem.faces.arcana.armies.shapes import Army, ArmyGolem, ArmyProblemLine, ArmyRow, Checked, FieldedLine, InLanguages
from shem.faces.arcana.telling.army_words import sentence
from shem.games.arcana.content.army import ArmyProblem, army_apv, problems, warnings
from shem.games.arcana.content.lookup import one_of
from shem.games.arcana.content.models import Codex
from shem.games.arcana.content.models_army import COLOSSUS_KNIGHTS, ArmyFile, CollectionFile, Fielded
from shem.games.arcana.content.models_scenario import Position
from shem.games.arcana.content.models_words import GOLEM_MASTER_ID, Text
from shem.games.arcana.content.setup import find_scenario
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.edition import EDITIONS, edition
from shem.locale.words import Words

MOST_GOLEMS: Final = 32
MOST_ANCIENTS: Final = 16
MOST_LETTERS: Final = 2000


# To and from the files of the rules.


def army_of(file: ArmyFile) -> Army:
    """An army of the rules as the app keeps it."""
    return {
        "title": _texts(file.title),
        "about": {"en": "", "de": ""} if file.description == file.title else _texts(file.description),
        "faction": file.faction,
        "points": file.points,
        "golems": [_golem_of(entry) for entry in file.fielded],
        "ancients": list(file.ancients),
    }


def _texts(text: Text) -> InLanguages:
    return {"en": text.en, "de": "" if text.de == text.en else text.de}


def _golem_of(entry: Fielded) -> ArmyGolem:
    knights = entry.knights if entry.knights is not None else [entry.knight] if entry.knight is not None else []
    return {"golem": entry.golem, "knights": list(knights), "relic": entry.relic or ""}


def army_file(army: Army, words: Words) -> ArmyFile:
    """An army of the app for a match or a file; raises OptionError for a draft that is no army yet."""
    for problem in _of_draft(army, words):
        raise OptionError("army-draft", f"the army cannot be played: {problem['code']}", {"problem": problem["text"]})
    return _drafted(army)


def _drafted(army: Army) -> ArmyFile:
    """The same, of a draft too; what is not said is a name or a description that stands for it."""
    title = _text(army["title"], "-")
    return ArmyFile.model_construct(
        title=title,
        description=_text(army["about"], "") if army["about"]["en"] or army["about"]["de"] else title,
        faction=army["faction"],
        points=army["points"],
        fielded=[_fielded(entry) for entry in army["golems"]],
        ancients=list(army["ancients"]),
    )


def _text(text: InLanguages, otherwise: str) -> Text:
    english, german = text["en"].strip(), text["de"].strip()
    return Text.model_construct(en=english or german or otherwise, de=german or english or otherwise)


def _fielded(entry: ArmyGolem) -> Fielded:
    """A Golem of an army, said as shortly as it can be: Golem Masters go without saying."""
    knights = entry["knights"]
    given: dict[str, object] = {"golem": entry["golem"]}
    if len(knights) == 1 and knights[0] != GOLEM_MASTER_ID:
        given["knight"] = knights[0]
    elif len(knights) > 1 and knights != [GOLEM_MASTER_ID] * COLOSSUS_KNIGHTS:
        given["knights"] = list(knights)
    if entry["relic"]:
        given["relic"] = entry["relic"]
    return Fielded.model_validate(given)


# Checked.


def check(
    codex: Codex,
    words: Words,
    army: Army,
    position: Position | None,
    rules: str = "",
    id: str = "",
    owned: CollectionFile | None = None,
) -> Checked:
    """Everything that keeps a draft from being an army, and from a position; all of it at once. owned: what there is of
    figures and cards, if it was said."""
    found = list(_of_draft(army, words))
    file, rules = _drafted(army), one_of("edition", rules or None, EDITIONS)
    if army["faction"] in v.FACTIONS:
        own = problems(file, codex, edition(rules), position, id)
        found += [_line(words, codex, file, problem) for problem in own]
    return {
        "apv": army_apv(file, codex),
        "problems": found,
        "warnings": [_line(words, codex, file, problem) for problem in warnings(file, codex, owned)],
    }


def position_of(codex: Codex, scenario: str, position: int) -> Position:
    """A scenario's position, from 1; raises OptionError."""
    _, chosen = find_scenario(codex, scenario)
    most = len(chosen.positions)
    if not 1 <= position <= most:
        raise OptionError("bad-position", f"there is no position {position}; they are 1 to {most}", {"most": most})
    return chosen.positions[position - 1]


def _of_draft(army: Army, words: Words) -> Iterator[ArmyProblemLine]:
    """What makes a file of the rules impossible."""

    def line(code: str, where: str, **values: str | int) -> ArmyProblemLine:
        return {"code": f"draft-{code}", "text": words.say(f"arcana-draft-{code}", **values), "where": where}

    if not (army["title"]["en"].strip() or army["title"]["de"].strip()):
        yield line("title", "title")
    if army["faction"] not in v.FACTIONS:
        yield line("faction", "faction", name=army["faction"])
    if not 1 <= army["points"] <= MOST_POINTS:
        yield line("points", "points", most=MOST_POINTS)
    if not army["golems"]:
        yield line("golems", "golems")
    if len(army["golems"]) > MOST_GOLEMS:
        yield line("many", "golems", most=MOST_GOLEMS, have=len(army["golems"]))


def _line(words: Words, codex: Codex, army: ArmyFile, problem: ArmyProblem) -> ArmyProblemLine:
    text = sentence(words, _spoken(words, codex, army, problem))
    # Alone, it is a whole sentence; the command line says the field before it.
    return {"code": problem.code, "text": text[:1].upper() + text[1:], "where": ".".join(_path(problem.where))}


def _path(where: Where) -> list[str]:
    """golems, 0, knight: where Knights are one or three, the app has `knights` always."""
    steps = [str(step) for step in where]
    return [*steps[:-1], "knights", "0"] if steps[-1:] == ["knight"] else steps


def _spoken(words: Words, codex: Codex, army: ArmyFile, problem: ArmyProblem) -> ArmyProblem:
    """The problem for who sees no file: the field where a piece was first is told as the Golem that has it."""
    place = str(problem.details.get("first", ""))
    if not place:
        return problem
    kind, _, rest = place.partition("[")
    number = int(rest.partition("]")[0])
    if kind == "ancients":
        name = problem.details["name"]
    else:
        id = army.fielded[number].golem
        name = codex.golems[id].name if id in codex.golems else id
    first = words.say("arcana-piece-number", name=name, number=number + 1)
    return ArmyProblem(problem.code, problem.where, problem.message, **{**problem.details, "first": first})


# Listed.


def row(
    codex: Codex, words: Words, id: str, army: Army, saved: bool, position: Position | None = None, rules: str = ""
) -> ArmyRow:
    """An army in a line, with the first thing that is wrong with it, alone or at a position."""
    checked = check(codex, words, army, position, rules, "" if saved else id)
    faction = army["faction"]
    return {
        "id": id,
        "title": said(army["title"], words.language),
        "about": said(army["about"], words.language),
        "faction": faction,
        "faction_name": words.say(f"arcana-faction-{faction}") if faction in v.FACTIONS else faction,
        "points": army["points"],
        "apv": checked["apv"],
        "saved": saved,
        "fit": checked["problems"][0]["text"] if checked["problems"] else "",
        "golems": _fielded_lines(codex, army),
        "army": army,
    }


def _fielded_lines(codex: Codex, army: Army) -> list[FieldedLine]:
    counts = Counter(entry["golem"] for entry in army["golems"])
    return [
        {
            "golem": id,
            "name": codex.golems[id].name if id in codex.golems else id,
            "arcanum": codex.golems[id].arcanum if id in codex.golems else "",
            "count": count,
        }
        for id, count in counts.items()
    ]


def ready(codex: Codex, words: Words, position: Position | None = None, rules: str = "") -> list[ArmyRow]:
    """The armies that come with the content, the smallest first."""
    found = [row(codex, words, id, army_of(file), False, position, rules) for id, file in codex.armies.items()]
    return sorted(found, key=lambda one: (one["points"], one["title"]))


def said(text: InLanguages, language: str) -> str:
    """A text in the language, else in the other."""
    return (text["de"] or text["en"]) if language == "de" else (text["en"] or text["de"])

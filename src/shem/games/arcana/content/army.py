"""Army Creation: what an army may be made of, alone and at a scenario's position; all of its problems at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from shem.core.content.problems import Message, UnfitError, Where, field_name
from shem.core.errors import Detail
from shem.games.arcana.content.models import Codex
from shem.games.arcana.content.models_army import COLOSSUS_KNIGHTS, ArmyFile, CollectionFile, Fielded
from shem.games.arcana.content.models_pieces import GolemFile, Knight
from shem.games.arcana.content.models_scenario import Position
from shem.games.arcana.content.models_words import GOLEM_MASTER_ID
from shem.games.arcana.content.problems import closest, hint
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.edition import Edition

LONGEST_NAME = 20
AT_POSITION = ("position-army", "over-limit", "position-faction", "position-required", "position-banned")
COMMANDED = ("knight-count", "colossus-knights")  # without these many Knights no Golem can be played
# Each problem with the chapter behind it, and the ruling if there is one.
RULES: Final = {
    "unknown-golem": ("Game Units", ""),
    "golem-arcanum": ("Army Creation", ""),
    "golem-faction": ("Army Creation", ""),
    "knight-and-knights": ("Knights", ""),
    "knight-count": ("Knights", "B30"),
    "colossus-knights": ("Colossus Rules", "B30"),
    "unknown-knight": ("Knights", ""),
    "knight-twice": ("Knights", "B30"),
    "knight-faction": ("Knights", ""),
    "knight-arcanum": ("Knights", ""),
    "knight-class": ("Knights", ""),
    "knight-golems": ("Knights", ""),
    "knight-unit": ("Knights", ""),
    "unknown-relic": ("Relics", ""),
    "relic-twice": ("Relics", "B30"),
    "relic-size": ("Relics", "A20"),
    "unknown-ancient": ("Ancient Ones", ""),
    "ancient-twice": ("Ancient Ones", "B30"),
    "too-dear": ("Army Point Values", "B30"),
    "over-limit": ("Player Positions", "B30"),
    "position-army": ("Player Positions", ""),
    "position-faction": ("Player Positions", ""),
    "position-required": ("Player Positions", ""),
    "position-banned": ("Player Positions", ""),
    "long-name": ("Army Attributes", "B30"),
    "no-golem-owned": ("Army Creation", "B30"),
    "no-relic-owned": ("Relics", "B30"),
    "no-tile-owned": ("Scenario Elements", "B30"),
}


class ArmyProblem:
    """One thing that is wrong with an army (or worth a warning): its code, place in the file, figures, and the rule."""

    def __init__(self, code: str, where: Where, message: str, **details: Detail) -> None:
        self.code: Final = code
        self.where: Final = where
        self.message: Final = message
        self.details: Final = details
        self.chapter: Final = RULES[code][0]
        self.ruling: Final = RULES[code][1]

    @property
    def rule(self) -> str:
        """The chapter, and the ruling if there is one."""
        return f"{self.chapter}; ruling {self.ruling}" if self.ruling else self.chapter

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"

    def told(self, with_rule: bool) -> Message:
        """The problem as one of content: its code, figures and rule."""
        english = str(self) if with_rule else self.message
        rule: dict[str, Detail] = {"chapter": self.chapter, "ruling": self.ruling} if with_rule else {}
        return Message(f"arcana:army-{self.code}", english.replace("{", "{{").replace("}", "}}"), **self.details, **rule)

    def data(self) -> dict[str, object]:
        """The problem as JSON."""
        field = field_name(self.where)
        return {"code": self.code, "field": field, "message": self.message, "rule": self.rule, "details": self.details}


class ArmyError(UnfitError):
    """An army that does not fit its position; carries every problem found."""

    def __init__(self, army: str, position: int, problems: Sequence[ArmyProblem]) -> None:
        message = f"army '{army}' does not fit position {position}:\n" + "\n".join(str(problem) for problem in problems)
        told = [problem.told(with_rule=True) for problem in problems]
        super().__init__("army-unfit", message, {"army": army, "position": position}, told)
        self.problems: Final = list(problems)

    def __reduce__(self) -> tuple[type[ArmyError], tuple[object, ...]]:
        return ArmyError, (self.details["army"], self.details["position"], self.problems)


def legal_arcana(faction: str) -> list[str]:
    """Army Creation: the Arcana that a faction may use."""
    return v.FACTION_ARCANA[v.FACTIONS.index(faction)]


def commanders(entry: Fielded, golem: GolemFile | None) -> list[str]:
    """The ids of the Knights of one of an army's Golems; three Golem Masters for a Colossus that names none."""
    return entry.commanders(golem is not None and golem.size == "colossus")


def army_apv(army: ArmyFile, codex: Codex) -> int:
    """The total Army Point Value of the pieces that are known; Golem Masters cost 0."""
    pieces: list[tuple[Mapping[str, object], str]] = []
    for entry in army.fielded:
        pieces.append((codex.golems, entry.golem))
        knights = commanders(entry, codex.golems.get(entry.golem))
        pieces += [(codex.knights, knight) for knight in knights]
        pieces += [(codex.relics, entry.relic)] if entry.relic is not None else []
    pieces += [(codex.ancients, ancient) for ancient in army.ancients]
    return sum(int(getattr(table[id], "apv")) for table, id in pieces if id in table)  # noqa: B009


def problems(
    army: ArmyFile, codex: Codex, rules: Edition, position: Position | None = None, id: str = ""
) -> list[ArmyProblem]:
    """Everything that keeps an army from being one, and from a position; `id` is that of a ready army.

    A ready army that was one still is after a pack has replaced cards in it, though they cost more or serve others.
    """
    found = _problems(army, codex, rules, position, id)
    fitted = id in codex.armies and codex.before is not None and not _problems(army, codex.before, rules, position, id)
    return [problem for problem in found if problem.code in COMMANDED] if fitted else found


def _problems(army: ArmyFile, codex: Codex, rules: Edition, position: Position | None, id: str) -> list[ArmyProblem]:
    found: list[ArmyProblem] = []
    seen: dict[str, Where] = {}
    for place, entry in enumerate(army.fielded):
        found += _golem(("golems", place), entry, army, codex, seen)
        found += _relic(("golems", place), entry, codex, rules, seen)
    found += _ancients(army, codex)
    apv = army_apv(army, codex)
    if apv > army.points:
        message = f"costs {apv} APV, more than its {army.points} points"
        found.append(ArmyProblem("too-dear", ("golems",), message, apv=apv, limit=army.points))
    if position is not None:
        found += _position(army, codex, position, id, apv)
    return found


def warnings(
    army: ArmyFile, codex: Codex, collection: CollectionFile | None = None, sides: Iterable[str] = ()
) -> list[ArmyProblem]:
    """What is allowed, but worth a word: a long name, pieces that are not in a collection, tile sides of a map neither."""
    found: list[ArmyProblem] = []
    name = max(army.title.en, army.title.de, key=len)
    if len(name) > LONGEST_NAME:
        message = f"'{name}' has {len(name)} characters; up to {LONGEST_NAME} are easily shown"
        found.append(ArmyProblem("long-name", ("title",), message, name=name, have=len(name), need=LONGEST_NAME))
    if collection is not None:
        found += _missing_pieces(army, codex, collection)
        found += _missing_tiles(sides, collection)
    return found


# Golems and their Knights.


def _golem(where: Where, entry: Fielded, army: ArmyFile, codex: Codex, seen: dict[str, Where]) -> Iterator[ArmyProblem]:
    golem = codex.golems.get(entry.golem)
    if golem is None:
        message = f"there is no Golem '{entry.golem}'{hint(entry.golem, codex.golems)}"
        meant = closest(entry.golem, codex.golems)
        yield ArmyProblem("unknown-golem", _at(where, entry, "golem"), message, golem=entry.golem, meant=meant)
    elif golem.arcanum not in legal_arcana(army.faction):
        arcana = ", ".join(legal_arcana(army.faction))
        yield ArmyProblem(
            "golem-arcanum",
            _at(where, entry, "golem"),
            f"{golem.name} is of {golem.arcanum}; {army.faction} may use {arcana}",
            golem=golem.name,
            arcanum=golem.arcanum,
            faction=army.faction,
            arcana=arcana,
        )
    elif golem.factions and army.faction not in golem.factions:
        factions = ", ".join(golem.factions)
        yield ArmyProblem(
            "golem-faction",
            _at(where, entry, "golem"),
            f"{golem.name} serves only {factions}, not {army.faction}",
            golem=golem.name,
            factions=factions,
            faction=army.faction,
        )
    yield from _knights(where, entry, golem, army, codex, seen)


def _at(where: Where, entry: Fielded, field: str) -> Where:
    """A field of an entry, which may be an id alone."""
    return where if entry.model_fields_set == {"golem"} else (*where, field)


def _knights(
    where: Where, entry: Fielded, golem: GolemFile | None, army: ArmyFile, codex: Codex, seen: dict[str, Where]
) -> Iterator[ArmyProblem]:
    if entry.knight is not None and entry.knights is not None:
        yield ArmyProblem("knight-and-knights", (*where, "knights"), "give knight, or the three knights of a Colossus")
        return
    if golem is not None:
        yield from _knight_count(where, entry, golem)
    for at, id in enumerate(entry.knights or ([entry.knight] if entry.knight is not None else [])):
        place: Where = (*where, "knights", at) if entry.knights is not None else (*where, "knight")
        if id == GOLEM_MASTER_ID:
            continue
        knight = codex.knights.get(id)
        if knight is None:
            known = [*codex.knights, GOLEM_MASTER_ID]
            message = f"there is no Knight '{id}'{hint(id, known)}"
            yield ArmyProblem("unknown-knight", place, message, knight=id, meant=closest(id, known))
            continue
        if knight.rank != "golem-master":
            yield from _unique("knight-twice", place, id, knight.name, seen)
        yield from _commands(place, knight, army, entry.golem, codex)


def _knight_count(where: Where, entry: Fielded, golem: GolemFile) -> Iterator[ArmyProblem]:
    have = len(commanders(entry, golem))
    if golem.size == "colossus" and have != COLOSSUS_KNIGHTS:
        message = f"{golem.name} is a Colossus, commanded by exactly {COLOSSUS_KNIGHTS} Knights, not {have}"
        field = "knight" if entry.knights is None else "knights"
        yield ArmyProblem("colossus-knights", (*where, field), message, golem=golem.name, need=COLOSSUS_KNIGHTS, have=have)
    elif golem.size != "colossus" and have != 1:
        message = f"{golem.name} is commanded by exactly one Knight, not {have}"
        yield ArmyProblem("knight-count", (*where, "knights"), message, golem=golem.name, need=1, have=have)


def _unique(code: str, where: Where, id: str, name: str, seen: dict[str, Where]) -> Iterator[ArmyProblem]:
    key = f"{code} {id}"
    if key in seen:
        message = f"{name} is in this army already, at {field_name(seen[key])}; there is only one"
        yield ArmyProblem(code, where, message, name=name, first=field_name(seen[key]))
    seen.setdefault(key, where)


def _commands(where: Where, knight: Knight, army: ArmyFile, id: str, codex: Codex) -> Iterator[ArmyProblem]:
    """Why a Knight may not command a Golem of this army."""
    golem = codex.golems.get(id)
    if army.faction not in knight.factions:
        factions = ", ".join(knight.factions)
        message = f"{knight.name} serves {factions}, not {army.faction}"
        yield ArmyProblem("knight-faction", where, message, knight=knight.name, factions=factions, faction=army.faction)
    if golem is None or knight.rank == "golem-master":
        return
    if golem.arcanum not in knight.arcana:
        arcana = ", ".join(knight.arcana)
        message = f"{knight.name} commands Golems of {arcana}; {golem.name} is of {golem.arcanum}"
        yield ArmyProblem(
            "knight-arcanum",
            where,
            message,
            knight=knight.name,
            arcana=arcana,
            golem=golem.name,
            arcanum=golem.arcanum,
        )
    if golem.size not in knight.classes:
        classes = ", ".join(knight.classes)
        message = f"{knight.name} commands {classes}; {golem.name} is a {golem.size}"
        yield ArmyProblem(
            "knight-class", where, message, knight=knight.name, classes=classes, golem=golem.name, size=golem.size
        )
    if knight.golems and id not in knight.golems:
        golems = ", ".join(piece_name(codex, golem) for golem in knight.golems)
        message = f"{knight.name} commands only {golems}, not {golem.name}"
        yield ArmyProblem("knight-golems", where, message, knight=knight.name, golems=golems, golem=golem.name)
    elif not knight.golems and knight.unit is not None and golem.unit != knight.unit:
        message = f"{knight.name} commands only Golems of the unit {knight.unit}, not {golem.name}"
        yield ArmyProblem("knight-unit", where, message, knight=knight.name, unit=knight.unit, golem=golem.name)


# Relics and Ancient Ones.


def _relic(where: Where, entry: Fielded, codex: Codex, rules: Edition, seen: dict[str, Where]) -> Iterator[ArmyProblem]:
    if entry.relic is None:
        return
    place: Where = (*where, "relic")
    relic = codex.relics.get(entry.relic)
    if relic is None:
        message = f"there is no Relic '{entry.relic}'{hint(entry.relic, codex.relics)}"
        meant = closest(entry.relic, codex.relics)
        yield ArmyProblem("unknown-relic", place, message, relic=entry.relic, meant=meant)
        return
    yield from _unique("relic-twice", place, entry.relic, relic.name, seen)
    golem = codex.golems.get(entry.golem)
    if golem is None or rules.carries(v.CLASSES.index(golem.size), v.CLASSES.index(relic.size)):
        return
    message = f"{relic.name} needs a {relic.size} or larger; {golem.name} is a {golem.size}"
    yield ArmyProblem("relic-size", place, message, relic=relic.name, least=relic.size, golem=golem.name, size=golem.size)


def _ancients(army: ArmyFile, codex: Codex) -> Iterator[ArmyProblem]:
    seen: dict[str, Where] = {}
    for place, id in enumerate(army.ancients):
        where: Where = ("ancients", place)
        ancient = codex.ancients.get(id)
        if ancient is None:
            message = f"there is no Ancient One '{id}'{hint(id, codex.ancients)}"
            yield ArmyProblem("unknown-ancient", where, message, ancient=id, meant=closest(id, codex.ancients))
        else:
            yield from _unique("ancient-twice", where, id, ancient.name, seen)


# Positions and collections.


def _position(army: ArmyFile, codex: Codex, position: Position, id: str, apv: int) -> Iterator[ArmyProblem]:
    if position.fixed and id != position.army:
        message = f"is not '{position.army}', the only army that may take the position"
        yield ArmyProblem("position-army", (), message, army=position.army)
    if apv > position.limit:
        message = f"costs {apv} APV, more than the limit of {position.limit}"
        yield ArmyProblem("over-limit", ("golems",), message, apv=apv, limit=position.limit)
    if position.factions and army.faction not in position.factions:
        factions = ", ".join(position.factions)
        message = f"is of {army.faction}; the position is for {factions}"
        yield ArmyProblem("position-faction", ("faction",), message, factions=factions, faction=army.faction)
    pieces = _ids(army, codex)
    for piece in position.required:
        if piece not in pieces:
            name = piece_name(codex, piece)
            yield ArmyProblem("position-required", ("golems",), f"lacks {name}, which the position requires", piece=name)
    for piece in position.banned:
        if piece in pieces:
            name = piece_name(codex, piece)
            yield ArmyProblem("position-banned", pieces[piece], f"has {name}, which the position bans", piece=name)


def _ids(army: ArmyFile, codex: Codex) -> dict[str, Where]:
    """Every Golem, Knight and Relic of an army with the place where it is first named."""
    found: dict[str, Where] = {}
    for place, entry in enumerate(army.fielded):
        for id in (entry.golem, *commanders(entry, codex.golems.get(entry.golem)), entry.relic):
            if id is not None:
                found.setdefault(id, ("golems", place))
    return found


def piece_name(codex: Codex, id: str) -> str:
    """The name of a Golem, Knight or Relic; its id if there is none of that id."""
    piece = codex.golems.get(id) or codex.knights.get(id) or codex.relics.get(id)
    return piece.name if piece is not None else id


def _missing_pieces(army: ArmyFile, codex: Codex, collection: CollectionFile) -> Iterator[ArmyProblem]:
    golems = [entry.golem for entry in army.fielded]
    for id in dict.fromkeys(golems):
        need, have = golems.count(id), collection.golems.get(id, 0)
        if have < need:
            name = piece_name(codex, id)
            message = f"{name}: {need} in the army, {have} in the collection"
            yield ArmyProblem("no-golem-owned", ("golems", golems.index(id)), message, golem=name, need=need, have=have)
    for place, entry in enumerate(army.fielded):
        if entry.relic is not None and entry.relic not in collection.relics:
            name = piece_name(codex, entry.relic)
            yield ArmyProblem("no-relic-owned", ("golems", place, "relic"), f"{name} is not in the collection", relic=name)


def _missing_tiles(sides: Iterable[str], collection: CollectionFile) -> Iterator[ArmyProblem]:
    numbers = [side[:-1] for side in sides]
    for number in dict.fromkeys(numbers):
        need, have = numbers.count(number), collection.tiles.get(number, 0)
        if have < need:
            message = f"map tile {number}: {need} on the map, {have} in the collection"
            yield ArmyProblem("no-tile-owned", (), message, tile=number, need=need, have=have)

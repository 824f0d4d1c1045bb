"""Loads cards and tiles: reads the core's file and one pack's, checks them, and compiles them to the JSON of a set-up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError

from shem.core.content.document import Document
from shem.core.content.packs import packs
from shem.core.content.problems import ContentError, Message, Problem
from shem.core.errors import OptionError
from shem.games.wizards.content.models import Contents, Effect, Name
from shem.games.wizards.parts.actions import MOST_CARDS, WIZARD
from shem.games.wizards.parts.board import CORNERS, SIDE, SPACES
from shem.games.wizards.parts.vocabulary import BATTLE_DEEDS, DEEDS
from shem.games.wizards.rules.attack import DIE
from shem.games.wizards.rules.figures import TOWER_ARMOR

FILE: Final = "wizards.yaml"
CORE: Final = Path(__file__).with_name("packs") / "core" / FILE
FEWEST: Final = (24, 12)  # Golem cards and Event cards: the hands of four
MOST_WATER: Final = 24  # of so many one map in sixty has dry paths between all Towers
AMOUNTS: Final = ("armor", "force", "mana", "storm", "power", "protection", "divination")
TURNS: Final = ("power", "protection")
Json = dict[str, Any]


def contents(pack: str = "", laid: str | Sequence[str] | None = None) -> Json:
    """The cards, tiles and Wizard of a set-up, with a pack's by its name, and its map: by a name of the pack, or tile by
    tile. Raises OptionError for a pack or map that there is not, ContentError for a file that is wrong."""
    found = _compiled(_paths(pack))
    maps: Json = found["maps"]
    if isinstance(laid, str):
        if laid not in maps:
            known = ", ".join(maps) or "none"
            raise OptionError(
                "unknown-map", f"there is no map {laid!r}; the maps are: {known}", {"name": laid, "known": known}
            )
        laid = maps[laid]
    return {**{name: value for name, value in found.items() if name != "maps"}, "map": laid}


def names() -> list[str]:
    """The packs of cards that there are besides the core: folders named as packs that hold such a file."""
    return [folder.name for folder in packs() if (folder / FILE).is_file()]


def check(path: Path) -> list[Problem]:
    """Everything that is wrong with a pack's file, with the core's below it."""
    return _read((CORE, path) if path != CORE else (CORE,))[1]


def schema() -> Json:
    """The file's JSON Schema."""
    return Contents.model_json_schema()


def _paths(pack: str) -> tuple[Path, ...]:
    if pack == "":
        return (CORE,)
    for folder in packs():
        if folder.name == pack and (folder / FILE).is_file():
            return (CORE, folder / FILE)
    known = ", ".join(names()) or "none"
    raise OptionError(
        "unknown-pack",
        f"there is no pack {pack!r} of cards for wizards; the packs are: {known}",
        {"name": pack, "known": known},
    )


def _compiled(paths: tuple[Path, ...]) -> Json:
    """Of files as they are now: a pack is read anew when it was changed."""
    return _compile(paths, tuple([path.stat().st_mtime_ns for path in paths]))


@cache
def _compile(paths: tuple[Path, ...], _changed: tuple[int, ...]) -> Json:
    merged, problems = _read(paths)
    if problems:
        raise ContentError(problems)
    return merged.json()


class _Merged:
    """Several files, one on the other, with the document that each entry is from."""

    def __init__(self) -> None:
        self.parts: dict[str, dict[str, tuple[Any, Document]]] = {
            part: {} for part in ("materials", "sizes", "shapes", "events", "tiles", "maps")
        }
        self.wizard: tuple[Any, Document] | None = None

    def add(self, model: Contents, document: Document) -> None:
        for part, entries in self.parts.items():
            for id, entry in getattr(model, part).items():
                entries[id] = (entry, document)
        if model.wizard is not None:
            self.wizard = (model.wizard, document)

    def used(self, part: str) -> dict[str, Any]:
        """The entries of which there are any; sizes in their order."""
        found = {id: entry for id, (entry, _) in self.parts[part].items() if getattr(entry, "copies", 1)}
        found = {id: entry for id, entry in found.items() if getattr(entry, "count", 1)}
        return dict(sorted(found.items(), key=lambda item: item[1].order)) if part == "sizes" else found

    def json(self) -> Json:
        sizes, shapes, tiles = list(self.used("sizes")), list(self.used("shapes")), list(self.used("tiles"))
        assert self.wizard is not None
        wizard = self.wizard[0].model_dump()
        return {
            "materials": [
                {**_figures(id, entry, ("hardness", "force", "armor", "copies")), "site": tiles.index(entry.site)}
                for id, entry in self.used("materials").items()
            ],
            "sizes": [
                _figures(id, entry, ("hits", "force", "armor", "copies")) for id, entry in self.used("sizes").items()
            ],
            "shapes": [
                _figures(id, entry, ("move", "force", "armor", "flies", "copies"))
                for id, entry in self.used("shapes").items()
            ],
            "events": [
                {**_figures(id, entry, ("copies",)), **_effect(entry.effect, sizes, shapes)}
                for id, entry in self.used("events").items()
            ],
            "terrain": [_figures(id, entry, ("kind", "count")) for id, entry in self.used("tiles").items()],
            "wizard": {**wizard, "size": sizes.index(wizard["size"]), "shape": shapes.index(wizard["shape"])},
            "maps": {id: [tile for row in entry.rows for tile in row] for id, (entry, _) in self.parts["maps"].items()},
        }


def _figures(id: str, entry: Any, fields: Sequence[str]) -> Json:
    return {"id": id, "name": _name(entry.name), **{field: getattr(entry, field) for field in fields}}


def _name(name: Name) -> Json:
    return {"en": name.en, "de": name.de or name.en}


def _effect(effect: Effect, sizes: list[str], shapes: list[str]) -> Json:
    return {
        "do": effect.do,
        "amount": effect.amount or 0,
        "turns": effect.turns or 0,
        "sizes": [sizes.index(id) for id in effect.sizes],
        "shapes": [shapes.index(id) for id in effect.shapes],
        "hardnesses": list(effect.hardnesses),
        "golem": effect.golem,
    }


def _read(paths: tuple[Path, ...]) -> tuple[_Merged, list[Problem]]:
    merged = _Merged()
    problems: list[Problem] = []
    document = Document(paths[-1])
    for path in paths:
        document = Document(path)
        problems += document.problems
        if document.problems:
            continue
        try:
            merged.add(Contents.model_validate(document.data), document)
        except ValidationError as error:
            problems += [document.problem(found["loc"], _pydantic(found["msg"])) for found in error.errors()]
    return merged, problems or _together(merged, document)


def _pydantic(reason: str) -> Message:
    return Message("pydantic", "{reason}", reason=reason[:1].lower() + reason[1:])


def _together(merged: _Merged, last: Document) -> list[Problem]:
    """What no single field can show."""
    return [
        *_references(merged),
        *_effects(merged),
        *_counts(merged, last),
        *_ends(merged, last),
        *_maps(merged),
    ]


def _references(merged: _Merged) -> list[Problem]:
    """Materials name a site, the Wizard and Battle cards traits that there are."""
    problems: list[Problem] = []
    tiles = merged.used("tiles")
    known = {"sizes": list(merged.used("sizes")), "shapes": list(merged.used("shapes"))}
    for id in merged.used("materials"):
        entry, document = merged.parts["materials"][id]
        if entry.site not in tiles or tiles[entry.site].kind != "site":
            sites = ", ".join(tile for tile, found in tiles.items() if found.kind == "site")
            message = Message("no-such-site", "there is no site {id}; the sites are {known}", id=entry.site, known=sites)
            problems.append(document.problem(("materials", id, "site"), message))
    for id in merged.used("events"):
        entry, document = merged.parts["events"][id]
        for part, ids in known.items():
            for at, wanted in enumerate(getattr(entry.effect, part)):
                if wanted not in ids:
                    problems.append(document.problem(("events", id, "effect", part, at), _unknown(wanted, ids)))
    if merged.wizard is not None:
        entry, document = merged.wizard
        for field, ids in (("size", known["sizes"]), ("shape", known["shapes"])):
            if getattr(entry, field) not in ids:
                problems.append(document.problem(("wizard", field), _unknown(getattr(entry, field), ids)))
    return problems


def _unknown(wanted: str, ids: Sequence[str]) -> Message:
    return Message("no-such-trait", "there is no {id}; there are {known}", id=wanted, known=", ".join(ids))


def _effects(merged: _Merged) -> list[Problem]:
    """Each deed has the figures that it needs, and no others."""
    problems: list[Problem] = []
    for id, (entry, document) in merged.parts["events"].items():
        effect = entry.effect
        needs = {"amount": effect.do in AMOUNTS, "turns": effect.do in TURNS}
        battle = DEEDS.index(effect.do) in BATTLE_DEEDS
        for field, needed in needs.items():
            if needed != (getattr(effect, field) is not None):
                message = _needs(effect.do, field) if needed else _has_no(effect.do, field)
                problems.append(document.problem(("events", id, "effect"), message))
        for field in ("sizes", "shapes", "hardnesses", "golem"):
            if getattr(effect, field) and not battle:
                problems.append(document.problem(("events", id, "effect", field), _has_no(effect.do, field)))
    return problems


def _needs(deed: str, field: str) -> Message:
    return Message("deed-needs", "{deed} needs {field}", deed=deed, field=field)


def _has_no(deed: str, field: str) -> Message:
    return Message("deed-has-no", "{deed} has no {field}", deed=deed, field=field)


def _counts(merged: _Merged, last: Document) -> list[Problem]:
    """A board of 64, four Towers in its corners, and decks that four hands can be dealt from."""
    problems: list[Problem] = []
    tiles = merged.used("tiles")
    towers = [(id, tile.count) for id, tile in tiles.items() if tile.kind == "tower"]
    if [count for _, count in towers] != [len(CORNERS)]:
        problems.append(last.problem(("tiles",), Message("towers", "there must be one kind of tower, four of it")))
    total = sum(tile.count for tile in tiles.values())
    if total != SPACES:
        message = Message("tiles-total", "the tiles must be {need} together, not {have}", need=SPACES, have=total)
        problems.append(last.problem(("tiles",), message))
    for parts, fewest in zip((("materials", "sizes", "shapes"), ("events",)), FEWEST):
        used = [entry for part in parts for entry in merged.used(part).values()]
        have = sum(entry.copies for entry in used)
        if have < fewest:
            message = Message("deck-small", "a deck needs at least {need} cards, not {have}", need=fewest, have=have)
            problems.append(last.problem((parts[-1],), message))
        if len(used) > MOST_CARDS:
            message = Message(
                "kinds-many", "a deck has at most {most} kinds of cards, not {have}", most=MOST_CARDS, have=len(used)
            )
            problems.append(last.problem((parts[-1],), message))
    if not 1 <= len(merged.used("sizes")) <= WIZARD:
        message = Message(
            "sizes-many", "there can be 1 to {most} sizes, not {have}", most=WIZARD, have=len(merged.used("sizes"))
        )
        problems.append(last.problem(("sizes",), message))
    return problems + [
        last.problem((part,), Message("part-empty", "there is none left"))
        for part in ("materials", "shapes")
        if not merged.used(part)
    ]


def _ends(merged: _Merged, last: Document) -> list[Problem]:
    """Towers that Water does not part too often to draw anew, prices that are none, and attacks that can hit: of two units
    that fight one must be able to hit the other, so no Armor may be a die above the Force of its own unit."""
    problems: list[Problem] = []
    water = sum(tile.count for tile in merged.used("tiles").values() if tile.kind == "water")
    if water > MOST_WATER:
        message = Message("water-much", "there can be at most {most} of water, not {have}", most=MOST_WATER, have=water)
        problems.append(last.problem(("tiles",), message))
    materials, sizes, shapes = [merged.used(part).values() for part in ("materials", "sizes", "shapes")]
    if not materials or not sizes or not shapes or merged.wizard is None:
        return problems
    price = sum(min(card.force for card in cards) for cards in (materials, shapes)) + min(
        card.force + card.hits for card in sizes
    )
    if price < 0:
        message = Message("price-below", "a golem may not cost less than 0, as one of {have} would", have=price)
        problems.append(last.problem(("sizes",), message))
    effects = [(event.effect, event.copies) for event in merged.used("events").values()]
    spells = sum((effect.amount or 0) * copies for effect, copies in effects if effect.do == "protection")
    golem = sum(max(card.armor - card.force for card in cards) for cards in (materials, sizes, shapes)) + spells
    wizard = merged.wizard[0].armor - merged.wizard[0].force
    above = max(golem, wizard) + TOWER_ARMOR
    if above >= DIE:
        message = Message(
            "armor-much",
            "a unit's armor in a tower, with every protection, may be at most {most} above its force, not {have}",
            most=DIE - 1,
            have=above,
        )
        problems.append(last.problem(("sizes",), message))
    return problems


def _maps(merged: _Merged) -> list[Problem]:
    """Eight rows of eight tiles that there are, Towers in the corners, each as often as the box holds it."""
    problems: list[Problem] = []
    tiles = merged.used("tiles")
    for id, (entry, document) in merged.parts["maps"].items():
        if [len(row) for row in entry.rows] != [SIDE] * SIDE:
            problems.append(document.problem(("maps", id, "rows"), Message("map-rows", "a map has 8 rows of 8 tiles")))
            continue
        laid = [tile for row in entry.rows for tile in row]
        for space, tile in enumerate(laid):
            where = ("maps", id, "rows", space // SIDE, space % SIDE)
            if tile not in tiles:
                problems.append(document.problem(where, _unknown(tile, list(tiles))))
            elif (tiles[tile].kind == "tower") != (space in CORNERS):
                message = Message("map-tower", "Towers lie in the four corners and nowhere else")
                problems.append(document.problem(where, message))
        problems += [
            document.problem(
                ("maps", id, "rows"),
                Message(
                    "map-count",
                    "the map has {have} of {id}, the box {need}",
                    id=tile,
                    have=laid.count(tile),
                    need=found.count,
                ),
            )
            for tile, found in tiles.items()
            if laid.count(tile) != found.count and set(laid) <= set(tiles)
        ]
    return problems

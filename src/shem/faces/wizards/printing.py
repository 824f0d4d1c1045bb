"""What of Wizards can be printed and cut out: both decks, the Terrain Tiles, chits, and a sheet to note Golems on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from shem import games
from shem.core.errors import OptionError
from shem.faces.wizards.scenes.head import head_of
from shem.faces.wizards.scenes.shapes import EventCard, GolemCard, WizardsHead
from shem.faces.wizards.telling.names import Names
from shem.games.wizards.content import codex
from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.box import MOST_SEATS
from shem.locale.words import Words
from shem.table.cardboard import Cardboard, PrintPiece, PrintPortion, PrintSheet, only, part, piece, sheet
from shem.table.face import Host
from shem.table.fault import Fault

CARD: Final = (63, 88)
TILE: Final = (38, 38)  # a board of 30 cm
CHIT: Final = (18, 18)  # four lie on a tile
NOTES: Final = (196, 130)
CHITS: Final = 12  # numbered ones of each colour
PACK: Final = "pack:"  # before the name of a pack of cards


def cardboard(host: Host, request: Any, of: str) -> Cardboard:
    words, pack = host.words(request), of.removeprefix(PACK)
    if of and not of.startswith(PACK):
        raise Fault("no-portion", 404)
    try:
        setup = games.game("wizards").resolve({"seats": MOST_SEATS, "pack": pack})
    except OptionError as error:
        raise Fault("no-portion", 404) from error
    names = Names(words, setup, [""] * MOST_SEATS)
    head: Any = head_of(names, setup)
    return {"portions": _portions(words), "sheets": only(_Printing(names, head, pack).sheets()), "head": head}


def _portions(words: Words) -> list[PrintPortion]:
    group = words.say("wizards-print-packs")
    return [{"code": f"{PACK}{name}", "name": name, "group": group} for name in codex.names()]


class _Printing:
    """Of one box of cards. pack: from which it is, beside the game's own."""

    def __init__(self, names: Names, head: WizardsHead, pack: str) -> None:
        self._names: Final = names
        self._head: Final = head
        self._pack: Final = pack
        ours = codex.contents()
        kinds = ("materials", "sizes", "shapes", "events", "terrain")
        self._ours: Final = {kind: {entry["id"]: entry for entry in ours[kind]} for kind in kinds}

    def sheets(self) -> Iterator[PrintSheet]:
        golem, event = self._head["golem"], self._head["event"]
        yield self._sheet("golem", "card", (self._golem(card) for card in golem))
        yield self._sheet("event", "card", (self._event(card) for card in event))
        yield self._sheet("tiles", "tile", self._tiles())
        yield self._sheet("chits", "token", self._chits())
        yield self._sheet("notes", "table", [self._notes()])

    def _sheet(self, code: str, form: Any, pieces: Any) -> PrintSheet:
        return sheet(code, self._say(code), form, pieces, self._say(f"{code}-about"))

    def _own(self, kind: str, id: str, entry: Any) -> str:
        """The pack, for what it brings or changes."""
        return self._pack if self._pack and _told(self._ours[kind].get(id)) != _told(entry) else ""

    def _golem(self, card: GolemCard) -> PrintPiece:
        trait = v.TRAITS.index(card["trait"])
        kind = ("materials", "sizes", "shapes")[trait]
        figures = {"hits": card["hits"], "move": card["move"]}
        said = {self._names.say(f"number-{code}"): str(value) for code, value in figures.items() if value}
        more = {"force": card["force"], "armor": card["armor"]}
        said |= {self._names.say(f"number-{code}"): f"{value:+d}" for code, value in more.items()}
        return piece(
            f"golem-{card['id']}",
            card["name"],
            CARD,
            {"draw": "trait", "trait": card["trait"], "of": card["value"]},
            under=self._names.kind(trait),
            figures=said,
            lines=[card["text"]],
            own=self._own(kind, card["id"], self._names.setup[kind][card["value"]]),
            count=card["copies"],
            back={"draw": "deck", "of": v.GOLEM_DECK},
        )

    def _event(self, card: EventCard) -> PrintPiece:
        return piece(
            f"event-{card['id']}",
            card["name"],
            CARD,
            {"draw": "event", "of": card["card"]},
            under=self._say("battle" if card["battle"] else "spell"),
            lines=[card["text"]],
            own=self._own("events", card["id"], self._names.setup["events"][card["card"]]),
            count=card["copies"],
            back={"draw": "deck", "of": v.EVENT_DECK},
        )

    def _tiles(self) -> Iterator[PrintPiece]:
        for tile, entry in zip(self._head["tiles"], self._names.setup["terrain"]):
            own = self._own("terrain", tile["id"], entry)
            picture: dict[str, str | int] = {"draw": "tile", "of": tile["number"]}
            yield piece(f"tile-{tile['id']}", tile["name"], TILE, picture, own=own, count=entry["count"])

    def _chits(self) -> Iterator[PrintPiece]:
        for seat in self._head["seats"]:
            name = self._names.say("seat", number=seat["number"] + 1)
            picture: dict[str, str | int] = {"draw": "chit", "badge": seat["badge"], "of": 0}
            yield piece(f"wizard-{seat['number']}", self._say("wizard", seat=name), CHIT, picture)
            for number in range(1, CHITS + 1):
                picture = {"draw": "chit", "badge": seat["badge"], "of": number}
                yield piece(f"chit-{seat['number']}-{number}", name, CHIT, picture, corner=str(number))

    def _notes(self) -> PrintPiece:
        """Crafting: the number and the figures of each Golem are written down."""
        codes = ("hits", "move", "force", "armor")
        columns = [*(self._names.kind(trait) for trait in range(len(v.TRAITS)))]
        columns += [self._names.say(f"number-{code}") for code in codes]
        parts = [part(column) for column in columns]
        rows = [str(number) for number in range(1, CHITS + 1)]
        return piece("notes", self._say("notes"), NOTES, lines=rows, parts=parts, count=MOST_SEATS)

    def _say(self, code: str, **values: str | int) -> str:
        return self._names.say(f"print-{code}", **values)


def _told(entry: Any) -> Any:
    """What a card says, without the numbers that other cards have in the set-up."""
    return entry and {name: value for name, value in entry.items() if name not in ("site", "sizes", "shapes")}

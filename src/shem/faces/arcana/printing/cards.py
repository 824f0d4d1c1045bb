"""Golem Arcana's cards: Golems, Knights, Relics and Ancient Ones with every figure, as the army builder tells them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from shem.faces.arcana.armies.fields import GAME
from shem.faces.arcana.armies.pieces import pieces
from shem.faces.arcana.armies.shapes import (
    AncientPiece,
    ConstructPiece,
    GolemPiece,
    KnightPiece,
    PieceAbility,
    Pieces,
    PieceSource,
    RelicPiece,
)
from shem.faces.arcana.printing.wanted import Counts, Wanted
from shem.games.arcana.content.codex import default
from shem.games.arcana.content.models_words import GOLEM_MASTER_ID
from shem.games.arcana.content.setup import compile_all
from shem.games.arcana.parts.pieces import Pieces as Cards
from shem.locale.words import Words
from shem.stylus.field import Field, code_of
from shem.table.cardboard import PrintPart, PrintPiece, PrintSheet, part, piece, sheet

LARGE: Final = (98, 133)  # four on a page
BROAD: Final = (98, 88)  # six
SMALL: Final = (63, 88)  # nine

Own = Mapping[tuple[str, str], str]


def sheets(words: Words, wanted: Wanted, own: Own) -> list[PrintSheet]:
    return Printing(words, own).sheets(wanted)


def many(counts: Counts | None, id: str) -> int:
    """How many are wanted of a piece."""
    return 1 if counts is None else counts.get(id, 0)


class Printing:
    """The cards of everything that there is, in one language."""

    def __init__(self, words: Words, own: Own) -> None:
        self._words: Final = words
        self._own: Final = own
        self._all: Final[Pieces] = pieces(default(), words.language)
        self._cards: Final = Cards(compile_all(default()))

    def sheets(self, wanted: Wanted) -> list[PrintSheet]:
        found = self._all
        knights = [one for one in found["knights"] if one["id"] != GOLEM_MASTER_ID]
        return [
            self._sheet("golems", (self._golem(one, many(wanted.golems, one["id"])) for one in found["golems"])),
            self._sheet("knights", (self._knight(one, many(wanted.knights, one["id"])) for one in knights)),
            self._sheet("relics", (self._relic(one, many(wanted.relics, one["id"])) for one in found["relics"])),
            self._sheet("ancients", (self._ancient(one, many(wanted.ancients, one["id"])) for one in found["ancients"])),
        ]

    def _sheet(self, kind: str, found: Iterable[PrintPiece]) -> PrintSheet:
        """The own cards first: whoever typed one in looks for it."""
        listed = sorted(found, key=lambda one: (not one["own"], one["name"]))
        return sheet(kind, self._say(kind), "card", listed, self._say(f"{kind}-about"))

    def _golem(self, one: GolemPiece, count: int) -> PrintPiece:
        id = one["id"]
        slots = [ability.slot for ability in self._cards.type(id).abilities]
        fields: list[Field] = [{"kind": "ability", "of": id, "slot": slot} for slot in slots]
        return piece(
            f"golem-{id}",
            one["name"],
            LARGE,
            {"draw": "golem", "of": id},
            under=f"{one['size_name']} · {one['arcanum_name']}",
            corner=self._apv(one["apv"]),
            figures=self._body(one),
            parts=self._abilities(one["abilities"], fields),
            note=self._note(one["lore"], one["sources"]),
            own=self._own.get(("golems", id), ""),
            count=count,
            code=code_of(GAME, {"kind": "card", "of": id}),
        )

    def _knight(self, one: KnightPiece, count: int) -> PrintPiece:
        return piece(
            f"knight-{one['id']}",
            one["name"],
            SMALL,
            {"draw": "knight", "of": one["rank"]},
            under=one["rank_name"],
            corner=self._apv(one["apv"]),
            lines=[one["about"]],
            parts=self._abilities(one["abilities"]),
            note=self._note(one["lore"], one["sources"]),
            own=self._own.get(("knights", one["id"]), ""),
            count=count,
        )

    def _relic(self, one: RelicPiece, count: int) -> PrintPiece:
        construct = one["construct"]
        parts = self._abilities([one["ability"]])
        if construct is not None:
            parts += [self._construct(construct), *self._abilities(construct["abilities"])]
        return piece(
            f"relic-{one['id']}",
            one["name"],
            BROAD,
            {"draw": "relic"},
            under=self._words.say("arcana-stylus-relic"),
            corner=self._apv(one["apv"]),
            lines=[one["about"]],
            parts=parts,
            note=self._note(one["lore"], one["sources"]),
            own=self._own.get(("relics", one["id"]), ""),
            count=count,
            code=code_of(GAME, {"kind": "relic", "of": one["id"]}),
        )

    def _ancient(self, one: AncientPiece, count: int) -> PrintPiece:
        return piece(
            f"ancient-{one['id']}",
            one["name"],
            BROAD,
            {"draw": "ancient"},
            under=self._say("ancient"),
            corner=self._apv(one["apv"]),
            parts=self._abilities(one["powers"]),
            note=self._note(one["lore"], one["sources"]),
            own=self._own.get(("ancients", one["id"]), ""),
            count=count,
        )

    # Parts of cards.

    def _construct(self, one: ConstructPiece) -> PrintPart:
        return part(self._say("construct", name=one["name"]), figures=self._body(one), picture={"draw": "construct"})

    def _body(self, one: GolemPiece | ConstructPiece) -> dict[str, str]:
        found = {"health": one["health"], "armor": one["armor"], "dodge": one["dodge"]}
        return {self._words.say(f"arcana-number-{code}"): str(value) for code, value in found.items()}

    def _abilities(self, abilities: Sequence[PieceAbility], fields: Sequence[Field] = ()) -> list[PrintPart]:
        """fields: what a stylus touches of them; passive abilities, which come last, have none."""
        codes = [code_of(GAME, field) for field in fields]
        return [
            part(
                one["name"],
                " · ".join(filter(None, (one["kind_name"], one["price"], one["about"]))),
                one["words"],
                {figure["name"]: figure["value"] for figure in one["figures"]},
                {"draw": "ability", "of": one["kind"]},
                codes[place] if place < len(codes) and one["kind"] != "passive" else "",
            )
            for place, one in enumerate(abilities)
        ]

    def _note(self, lore: str, sources: Sequence[PieceSource]) -> str:
        return " — ".join(filter(None, (lore, ". ".join(self._sources(sources)))))

    def _sources(self, sources: Sequence[PieceSource]) -> Iterator[str]:
        """Where the figures come from that are on no printed card."""
        for source in sources:
            if source["source"] in ("house", "replaces"):
                figures = self._words.both(source["figures"])
                yield f"{source['name']}: {figures}" if figures else source["name"]

    def _apv(self, apv: int) -> str:
        return self._say("apv", apv=apv)

    def _say(self, code: str, **values: str | int) -> str:
        return self._words.say(f"arcana-print-{code}", **values)

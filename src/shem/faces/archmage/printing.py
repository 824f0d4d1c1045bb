"""What of Archmage can be printed and cut out: the cards of the city, allocation screens, tokens, the golem of paper."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from shem import games
from shem.faces.archmage.scenes.head import head_of
from shem.faces.archmage.scenes.shapes import ArchmageHead, ArtifactHead, DistrictHead
from shem.faces.archmage.telling.names import Names
from shem.games.archmage.parts.actions import MOST_SEATS
from shem.table.cardboard import Cardboard, PrintPiece, PrintSheet, piece, sheet
from shem.table.face import Host
from shem.table.fault import Fault

CARD: Final = (63, 44)  # the seven by seven of them take 45 by 31 cm
SCREEN: Final = (96, 60)
TOKEN: Final = (18, 18)
SEAL: Final = (32, 32)
GOLEM: Final = (34, 52)
UNITS: Final = 60  # the rulebook's Game Pieces


def cardboard(host: Host, request: Any, of: str) -> Cardboard:
    if of:
        raise Fault("no-portion", 404)
    setup = games.game("archmage").resolve({"seats": MOST_SEATS})
    names = Names(host.words(request), setup, [""] * MOST_SEATS)
    head: Any = head_of(names, setup)
    return {"portions": [], "sheets": list(_sheets(names, head)), "head": head}


def _sheets(names: Names, head: ArchmageHead) -> Iterator[PrintSheet]:
    def made(code: str, form: Any, pieces: Any) -> PrintSheet:
        return sheet(code, names.say(f"print-{code}"), form, pieces, names.say(f"print-{code}-about"))

    city = [_district(names, one) for one in sorted(head["districts"], key=lambda one: one["name"])]
    yield made("city", "card", [*city, *(_artifact(names, one) for one in head["artifacts"])])
    yield made("screens", "tent", _screens(names, head))
    yield made("tokens", "token", _tokens(names))
    yield made("golem", "stand", [_golem(names)])


def _district(names: Names, one: DistrictHead) -> PrintPiece:
    worth = f"{names.worth(one['card']):+d}"
    return piece(
        f"district-{one['card']}",
        one["name"],
        CARD,
        {"draw": "district", "of": one["card"]},
        under=names.say(f"print-{one['kind']}"),
        corner=worth,
        lines=[one["text"] or (names.say("print-hjem") if one["power"] == "hjem" else "")],
        back={"draw": "back"},
    )


def _artifact(names: Names, one: ArtifactHead) -> PrintPiece:
    return piece(
        f"artifact-{one['number']}",
        one["name"],
        CARD,
        {"draw": "artifact", "of": one["number"]},
        under=names.say("print-artifact"),
        lines=[one["text"]],
        back={"draw": "back"},
    )


def _screens(names: Names, head: ArchmageHead) -> Iterator[PrintPiece]:
    """A set of four for each player, with its colour."""
    for seat in head["seats"]:
        whose = names.say("seat", number=seat["number"] + 1)
        for number, phase in enumerate(head["phases"]):
            yield piece(
                f"screen-{seat['number']}-{phase['code']}",
                phase["name"],
                SCREEN,
                {"draw": "phase", "of": phase["code"], "badge": seat["badge"]},
                under=whose,
                lines=[names.say(f"print-phase-{phase['code']}")],
                corner=str(number + 1),
            )


def _tokens(names: Names) -> Iterator[PrintPiece]:
    yield piece("unit", names.say("print-unit"), TOKEN, {"draw": "unit"}, count=UNITS)
    yield piece("archmage", names.say("print-archmage"), SEAL, {"draw": "archmage"})


def _golem(names: Names) -> PrintPiece:
    """It has a front: which way it faces is part of the game."""
    front, back = names.say("print-front"), names.say("print-behind")
    name = names.say("real-golem-name")
    return piece("golem", name, GOLEM, {"draw": "golem"}, under=front, back={"draw": "behind"}, turned=back)

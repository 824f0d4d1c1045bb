"""What is told of a position to whoever looks at it, be it now or in the past."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from shem.core.dice import kind_of
from shem.core.match import Match
from shem.core.sight import Sight
from shem.table import messages as m
from shem.table.company import Person
from shem.table.history import entered, no_undo
from shem.table.voice import Voice

PERSON: Final = "person"
NOBODY: Final = Person()


def seats_of(
    match: Match,
    voice: Voice,
    bots: Mapping[int, str],
    persons: Mapping[int, Person],
    here: Collection[int] = (),
    online: Collection[int] = (),
    real: Collection[int] = (),
) -> list[m.Seat]:
    """bots: the seats that are bots', with their names. persons: who gave a name or bears a banner. here: seats that the
    client holds; online: that anybody does who is there. real: with real figures."""
    return [
        {
            "number": seat,
            "name": voice.stage.seat(seat),
            "who": persons.get(seat, NOBODY).name,
            "player": bots.get(seat, PERSON),
            "here": seat in here,
            "online": seat in online,
            "dice": kind_of(match.dice[seat]),
            "real": seat in real,
            "banner": persons.get(seat, NOBODY).banner,
        }
        for seat in range(len(match.seats))
    ]


def sight_of(
    match: Match, voice: Voice, viewer: int | None, seq: int, seats: list[m.Seat], sight: Sight | None, pending: m.Pending
) -> m.Sight:
    """A position at which nobody can do anything, after `seq` entries; where somebody can, some is said otherwise."""
    return {
        "kind": "sight",
        "seq": seq,
        "decided": seq,
        "seat": viewer,
        "seats": seats,
        "pending": pending,
        "legal": 0,
        "secrets": False,
        "bot": None,
        "undo": no_undo(match),
        "orders": [],
        "entered": entered(match),
        "rematch": "",
        "real": None,
        "scene": {} if sight is None else voice.stage.scene(sight),
        "news": [],
        "undone": [],
    }

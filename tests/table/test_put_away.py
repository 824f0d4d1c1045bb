"""A match that is put away and taken up again, in the middle of whatever people do, is told as one that never was."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from shem import games
from shem.core import save
from shem.core.contract import Roll
from shem.core.journal import Journal
from shem.core.late import Late
from shem.core.match import Match, begin
from shem.table import messages as m
from shem.table.company import Company, Person
from shem.table.hosted import Hosted, Sent
from shem.table.real import Confirmed
from shem.table.voice import asked

SOME = {"act", "undo", "consent", "look", "ask", "join", "bot"}
EVERY = SOME | {"placed", "roll", "redo", "rest", "speak", "leave"}
SCENARIOS = {"three-cairns": EVERY, "as-the-embers-die": SOME, "tournament-of-the-hundred-skulls": SOME}
WISHES = 90
KINDS = ("app", "enter", "either")


class Table:
    """A hosted match and what it takes to put it away."""

    def __init__(self, match: Match, bots: dict[int, str], real: list[int]) -> None:
        self.company = Company()
        self.bots = bots
        self.persons = {0: Person("Ada")}
        self.real = real
        self.lies = "null"
        self.hosted = self._host(match)

    def _host(self, match: Match) -> Hosted:
        real = Confirmed(self.real, json.loads(self.lies), self._confirm)
        hosted = Hosted("match", match, self.bots, self.persons, company=self.company, real=real)
        hosted.settle()
        return hosted

    def _confirm(self, data: dict[str, Any], seats: frozenset[int]) -> None:
        self.lies = json.dumps(data)

    def put_away(self, with_position: bool) -> None:
        """And take it up, from its lines alone or from a late position."""
        match = self.hosted.match
        late = Late(match).text() if with_position and match.waiting is None and match.live else ""
        self.hosted = self._host(save.take_up(Journal(match.lines), games.game, "match", late))


def new(scenario: str, seed: int) -> tuple[Match, dict[int, str], list[int]]:
    """A match with random dice and bots, in every second one with real figures of some; the same for the same numbers."""
    chance = Random(seed)
    game = games.game("arcana")
    setup = game.resolve({"scenario": scenario})
    count = game.seats(setup)
    bots = {seat: "random" for seat in range(1, count) if chance.random() < 0.3}
    seats = [bots.get(seat, "human") for seat in range(count)]
    dice = [chance.choice(KINDS) if seat not in bots else "app" for seat in range(count)]
    real = [seat for seat in range(count) if chance.random() < 0.7] if seed % 2 else []
    return begin(game, setup, seats, dice, bytes([seed] * 32), lenient=chance.random() < 0.7), bots, real


def outstanding(hosted: Hosted) -> list[str]:
    """What has to be done on the real table."""
    told = hosted._placing.told(hosted.voice("en"), ())
    return [] if told is None else [step["id"] for step in told["steps"]]


def wishes(hosted: Hosted, chance: Random) -> list[tuple[str, Any]]:
    """What somebody could wish now, or a little amiss."""
    match, seq, seat = hosted.match, hosted.seq, chance.randrange(len(hosted.match.seats))
    pending = match.pending
    asks = 3 if hosted._company.asking is None else 12
    found: list[tuple[str, Any]] = [
        *[("redo", {"kind": "redo", "seq": seq, "seat": seat})] * (8 if match.taken else 1),
        *[("consent", {"kind": "consent", "seq": seq, "seat": seat, "agree": chance.random() < 0.8})] * asks,
        ("look", {"kind": "look", "seat": chance.choice([None, seat])}),
        ("speak", {"kind": "speak", "language": chance.choice(["en", "de"])}),
        ("ask", {"kind": "ask", "id": 7, "what": chance.choice(["choices", "log", "digest", "report", "goal"])}),
        ("ask", {"kind": "ask", "id": 8, "what": "log", "seq": max(0, seq - chance.randrange(9))}),
    ]
    steps = [*outstanding(hosted), "golem-99"]
    some = chance.sample(steps, chance.randint(1, len(steps)))
    found += [("placed", {"kind": "placed", "seq": seq, "seat": seat, "steps": some})] * (6 if len(steps) > 1 else 1)
    if not match.over:  # a match that is reopened would roll other dice at each table
        found += [("undo", {"kind": "undo", "seq": seq, "seat": seat})] * 4
    if isinstance(pending, Roll):
        faces = [None, chance.randint(1, pending.request.sides)]
        found += [("roll", {"kind": "roll", "seq": seq, "face": chance.choice(faces)})] * 12
    for one in asked(pending):
        act = {"kind": "act", "seq": seq - (chance.random() < 0.05), "seat": one, "dice": chance.choice(["app", "enter"])}
        if chance.random() < 0.7:
            del act["dice"]
        legal = [action for action in match.legal(one) if type(action).__name__ != "Resign"]
        if legal:
            act["key"] = list(chance.choice(legal).key())
            found += [("act", act)] * 12
        found.append(("rest", {"kind": "rest", "seq": seq, "seat": one}))
    return found


def step(hosted: Hosted, chance: Random) -> tuple[str, Sent | None]:
    """Somebody comes, goes, wishes or is played by a bot; what that was, and all that is sent."""
    bot = hosted.bot_to_move()
    clients = sorted(hosted._clients)
    if bot is not None and chance.random() < 0.8:
        return "bot", hosted.bot_plays(bot, hosted.seq, chance.choice(hosted.match.legal(bot)))
    if not clients or chance.random() < 0.05:
        holds = [seat for seat in hosted.people if chance.random() < 0.8]
        return "join", hosted.join(f"client {chance.randrange(4)}", holds, chance.choice(["en", "de"]))
    if chance.random() < 0.03:
        return "leave", hosted.leave(chance.choice(clients))
    what, wish = chance.choice(wishes(hosted, chance))
    typed: m.Wish = wish
    return what, hosted.wish(chance.choice(clients), typed)


@pytest.mark.parametrize(
    "scenario", [pytest.param(one, marks=pytest.mark.more if at else ()) for at, one in enumerate(SCENARIOS)]
)
def test_nobody_can_tell_that_a_match_was_put_away(scenario: str) -> None:
    """The same conversation at two tables, one of which is put away now and then: every message is the same."""
    done = {what for seed in range(4, 8) for what in conversation(scenario, seed)}
    assert done >= SCENARIOS[scenario]


def conversation(scenario: str, seed: int) -> set[str]:
    """What was wished, and not refused."""
    kept, away = Table(*new(scenario, seed)), Table(*new(scenario, seed))
    moments = Random(seed + 100)
    done: set[str] = set()
    for number in range(WISHES):
        if moments.random() < 0.3:
            away.put_away(moments.random() < 0.5)
        first = step(kept.hosted, Random(seed * 1000 + number))
        assert step(away.hosted, Random(seed * 1000 + number)) == first
        assert away.hosted.match.lines == kept.hosted.match.lines
        if all(message["kind"] != "refused" for _, message in first[1] or []):
            done.add(first[0])
    away.put_away(True)
    for seat in (None, *kept.hosted.people):
        assert away.hosted.log("en", seat) == kept.hosted.log("en", seat)
    return done

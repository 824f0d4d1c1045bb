"""What lies on the real table in every game, through whole random matches."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import shem
from shem.bots.registry import bot
from shem.core.bot import Bot
from shem.core.chance import Seeded
from shem.core.contract import Action, Over, Roll
from shem.core.match import Match
from shem.core.sight import Sight
from shem.table.hosted import Hosted
from shem.table.real import DEEDS, Confirmed
from shem.table.voice import Voice, asked

SKULLS = {"scenario": "tournament-of-the-hundred-skulls"}
MATCHES = [  # game, options, seats, the most decisions
    ("arcana", {"scenario": "three-cairns"}, 2, 250),
    ("arcana", {"scenario": "as-the-embers-die"}, 2, 250),
    pytest.param("arcana", SKULLS, 4, 250, marks=pytest.mark.more),
    pytest.param("arcana", SKULLS, 8, 120, marks=pytest.mark.more),
    ("archmage", {}, 3, 400),
    pytest.param("wizards", {}, 3, 700, marks=pytest.mark.more),
    ("delve", {}, 2, 250),
]
SEEN = {
    "arcana": ["tile lay", "well lay", "capture lay", "golem lay", "golem move"],
    "archmage": ["district lay", "won move", "artifact lay", "golem lay", "golem move", "golem turn", "token move"],
    "wizards": ["tile lay", "chit lay", "chit move", "chit take"],
    "delve": ["tile lay", "door lay", "door take", "search lay", "enemy lay", "enemy move", "enemy take", "hero move"],
}
BESIDE = ("token", "won", "found")  # what lies before a player, not on the board
LIVELY = 0.9
EVERY = 10  # decisions from one look at imagined worlds and at undo to the next


class Table:
    """A match of persons with real figures at one device; after each decision everything is done and confirmed."""

    def __init__(self, game: str, options: dict[str, Any], seats: int, seed: int) -> None:
        self.chance = Random(seed)
        self.bot: Bot | None = None
        self.match: Match = shem.new(game, seats=["human"] * seats, seed=seed, **options)
        self.seats = range(len(self.match.seats))
        self.kept = ""
        self.confirmed = Confirmed(self.seats, None, self._keep)
        self.hosted = Hosted("match", self.match, {}, real=self.confirmed)
        self.hosted.settle()
        [(_, welcome)] = self.hosted.join("me", self.seats, "en")
        self.real: Any = welcome["sight"]["real"]  # type: ignore[typeddict-item]

    def _keep(self, data: dict[str, Any], seats: frozenset[int]) -> None:
        self.kept = json.dumps(data)

    def wish(self, **wish: Any) -> None:
        """A wish that is carried out."""
        whole: Any = {"seq": self.hosted.seq, **wish}
        [(_, sight)] = self.hosted.wish("me", whole)
        assert sight["kind"] == "sight"
        self.real, self.asks = sight["real"], sight["undo"]["asking"] is not None

    def place(self) -> list[Any]:
        """Do what is asked for, in two goes, so that something is confirmed while something is not."""
        steps: list[Any] = self.real["steps"]
        for ids in ([step["id"] for step in steps[::2]], [step["id"] for step in steps]):
            if steps:
                self.wish(kind="placed", seat=0, steps=ids)
        return steps

    def decide(self) -> None:
        seat = asked(self.match.pending)[0]
        key = list(self._choose(self.match.legal(seat)).key())
        self.wish(kind="act", seat=seat, key=key)
        while isinstance(self.match.pending, Roll):
            self.wish(kind="roll", face=None)

    def take_back(self) -> None:
        """Everybody agrees."""
        asker, *others = self.seats
        self.wish(kind="undo", seat=asker)
        for other in others:
            if self.asks:
                self.wish(kind="consent", seat=other, agree=True)

    def _choose(self, legal: list[Action]) -> Action:
        """Mostly something of which there are several, as moves and attacks, not what ends a turn; any kind as often."""
        if self.bot is not None:
            return self.bot.choose(self.match.sight(asked(self.match.pending)[0])).action
        kinds: dict[str, list[Action]] = {}
        for action in legal:
            kinds.setdefault(type(action).__name__, []).append(action)
        lively = [kind for kind, found in kinds.items() if len(found) > 1]
        kind = self.chance.choice(lively if lively and self.chance.random() < LIVELY else [*kinds])
        return self.chance.choice(kinds[kind])

    def play(self, most: int) -> Iterator[list[Any]]:
        """The steps that each decision asks for."""
        yield self.place()
        while not isinstance(self.match.pending, Over) and len(self.match.live) < most:
            self.decide()
            yield self.place()


def things(voice: Voice, match: Match) -> dict[str, tuple[str, str]]:
    return {thing.id: (thing.place, thing.how) for thing in voice.stage.things(match.sight(None))}


@pytest.mark.parametrize(("game", "options", "seats", "most"), MATCHES)
def test_what_was_confirmed_is_what_lies_there(game: str, options: dict[str, Any], seats: int, most: int) -> None:
    """Through a random match: the steps lead to the table as it is, and say so in whole sentences of both languages."""
    table = Table(game, options, seats, 4)
    if game == "delve":
        table.bot = bot("greedy", game, 1)  # random Heroes open no doors
    deeds, voices = set(), [Voice(language, table.match) for language in ("en", "de")]
    for place, steps in enumerate(table.play(most)):
        assert [DEEDS.index(step["deed"]) for step in steps] == sorted(DEEDS.index(step["deed"]) for step in steps)
        assert table.real["steps"] == [] and not table.real["laying"]
        kept = {id: (one["place"], one["how"]) for id, one in json.loads(table.kept)["things"].items()}
        assert kept == things(voices[0], table.match)
        for step in steps:
            deeds.add((step["kind"], step["deed"]))
            assert step["text"][0].isupper() and step["text"].endswith(".") and "none" not in step["text"], step
            assert (step["way"] or step["kind"] in BESIDE) and all(place >= 0 for place in step["way"]), step
        if place % EVERY == 0:
            for voice in voices:
                row_by_row(table, voice)
    assert deeds >= {tuple(deed.split()) for deed in SEEN[game]}


def row_by_row(table: Table, voice: Voice) -> None:
    """All of the table stands in its rows, each thing once."""
    language: Any = voice.words.language
    table.hosted.wish("me", {"kind": "speak", "language": language})
    answer: Any = table.hosted.wish("me", {"kind": "ask", "id": 1, "what": "table"})[0][1]
    table.hosted.wish("me", {"kind": "speak", "language": "en"})
    found = [id for row in answer["result"]["rows"] for id in row["things"]]
    assert sorted(found) == sorted(step["id"] for step in answer["result"]["steps"]) == sorted(things(voice, table.match))
    assert all(row["name"] and row["texts"] for row in answer["result"]["rows"])


@pytest.mark.parametrize(("game", "options", "seats", "most"), MATCHES)
def test_what_lies_there_tells_nothing_that_is_hidden(game: str, options: dict[str, Any], seats: int, most: int) -> None:
    """Every world that a spectator can imagine has the same things in it, and in the same words."""
    table = Table(game, options, seats, 6)
    voice = Voice("en", table.match)
    for place, _ in enumerate(table.play(min(most, 250))):
        if place % EVERY == 0:
            sight = table.match.sight(None)
            found = voice.stage.things(sight)
            for seed in range(3):
                world = Sight(table.match.game, table.match.setup, sight.world(Seeded(seed)), None, sight.events())
                assert voice.stage.things(world) == found


@pytest.mark.parametrize(("game", "options", "seats", "most"), MATCHES)
def test_taking_back_asks_for_the_way_back(game: str, options: dict[str, Any], seats: int, most: int) -> None:
    table = Table(game, options, seats, 8)
    voice = Voice("en", table.match)
    back = 0
    before: dict[str, tuple[str, str]] = {}
    for place, steps in enumerate(table.play(min(most, 250))):
        if place % EVERY == EVERY - 1 and steps and not isinstance(table.match.pending, Over):
            table.take_back()
            assert things(voice, table.match) == before
            opposite = {"lay": "take", "take": "lay", "move": "move", "turn": "turn"}
            assert {step["id"]: step["deed"] for step in table.place()} == {
                step["id"]: opposite[step["deed"]] for step in steps
            }
            back += 1
        before = things(voice, table.match)
    assert back


def test_who_is_knocked_out_in_delve_lies_there_until_they_stand_up() -> None:
    table = Table("delve", {}, 2, 3)
    table.bot = bot("greedy", "delve", 1)
    told = [step["text"] for steps in table.play(200) for step in steps if step["deed"] == "turn"]
    assert told[:2] == [
        "Lay Whisper II (14) down in Stair B: it is knocked out.",
        "Stand Whisper II (14) up again in Stair B.",
    ]


def test_the_cards_of_archmage_lie_before_their_players_and_the_token_goes_round() -> None:
    table = Table("archmage", {}, 3, 4)
    voice = Voice("en", table.match)
    told = {step["kind"] for steps in table.play(200) for step in steps}
    assert told >= {"won", "token"}
    answer: Any = table.hosted.wish("me", {"kind": "ask", "id": 1, "what": "table"})[0][1]
    rows = {row["name"]: row["things"] for row in answer["result"]["rows"]}
    world: Any = table.match.state
    for seat in table.seats:
        own = rows.get(voice.stage.seat(seat), [])
        won = [f"district-{place}" for place in range(49) if world.held[seat] >> place & 1]
        found = [f"artifact-{number}" for number, owner in enumerate(world.artifacts) if owner == seat]
        assert sorted(own) == sorted(won + found + ["token-0"] * (world.archmage == seat))

"""What a seat cannot know is in nothing that it is sent; and no noise on the socket changes a match."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import shem
from shem.app.check import WISH
from shem.bots.random import RandomBot
from shem.core.chance import Entry, Seeded
from shem.core.contract import Over, Roll, State
from shem.core.log import LogEntry
from shem.core.match import Match
from shem.games.arcana.content.codex import default
from shem.table.hosted import Hosted
from shem.table.past import Past
from tests.app.table import Browser, Server, mine

SECRETIVE = [
    id
    for id, scenario in default().scenarios.items()
    if any(position.secrets for position in scenario.positions) or any(well.among for well in scenario.wells)
]


def played(scenario: str, decisions: int, seed: int) -> Match:
    match = shem.new("arcana", scenario=scenario, seed=seed)
    bot = RandomBot(seed)
    for _ in range(decisions):
        if isinstance(match.pending, Over):
            break
        seat = match.pending.seats[0]
        match.play(seat, bot.choose(match.sight(seat)).action)
    return match


def in_world(match: Match, seat: int | None, seed: int) -> Match:
    """The same match, as far as this seat can know, with other secrets: the last position is one that it can imagine."""
    last = match.log[-1]
    assert isinstance(last, LogEntry)
    world: State = last.state.determinize(seat, Entry(Seeded(seed)))
    other = Match(match.game, match.setup, match.seats, match.dice, bytes(32), match._journal)
    for entry in match.log[:-1]:
        assert isinstance(entry, LogEntry)
        other.course.take_up(entry)
    seen = [event for event in last.events if event.seen_by(seat)]
    other.course.take_up(
        LogEntry(last.number, last.seat, last.action, last.draws, seen, last.revealed, world, last.digest, last.length)
    )
    return other


def sent(match: Match, seat: int | None, questions: list[tuple[str, dict[str, int]]]) -> str:
    """Everything that this seat is sent when it comes in and asks."""
    hosted = Hosted("match", match, {})
    found: list[Any] = [hosted.join("client", () if seat is None else (seat,), "en")]
    for number, (what, about) in enumerate(questions):
        found.append(hosted.wish("client", {"kind": "ask", "id": number, "what": what, "about": about}))
    found.append(hosted.log("en", seat))
    past = Past(match, {}, hosted.voice("en"), seat, {})
    found += [past.at(len(match.log)), [text for _, _, text in past.steps()]]
    return json.dumps(found, sort_keys=True)


@pytest.mark.parametrize("scenario", SECRETIVE)
def test_two_worlds_that_a_seat_cannot_tell_apart_send_it_the_same(scenario: str) -> None:
    seats = len(default().scenarios[scenario].positions)
    questions = [(what, {what: 0}) for what in ("region", "golem")] + [("card", {"golem": 0}), ("choices", {})]
    questions += [("why", {"golem": 0, "region": 5}), ("ancients", {"army": 0}), ("army", {"army": 1}), ("end", {})]
    for decisions in (0, 25):
        match = played(scenario, decisions, seed=decisions + 3)
        for seat in (None, *range(min(seats, 3))):
            first, second = (sent(in_world(match, seat, seed), seat, questions) for seed in (1, 2))
            assert first == second


def test_there_are_matches_with_secrets() -> None:
    """And somebody is sent what others are not, so that the comparison above means something."""
    assert SECRETIVE
    dealt = next(id for id in SECRETIVE if any(position.secrets for position in default().scenarios[id].positions))
    match = played(dealt, 0, 1)
    hosted = Hosted("match", match, {})
    welcome: Any = hosted.join("client", (0, 1), "en")[0][1]
    assert welcome["sight"]["secrets"] is True
    assert sent(match, 0, []) != sent(in_world(match, None, 5), None, [])


def test_only_who_saw_an_event_is_told_of_it() -> None:
    dealt = next(id for id in SECRETIVE if any(position.secrets for position in default().scenarios[id].positions))
    match = played(dealt, 25, 2)
    hosted = Hosted("match", match, {})
    events = [event for entry in match.log if isinstance(entry, LogEntry) for event in entry.events]
    for seat in (None, 0, 1):
        told = hosted.log("en", seat)
        assert [one["kind"] for one in told] == [event.kind.code for event in events if event.seen_by(seat)]
        own = [one["data"]["army"] for one in told if one["kind"] == "secret-dealt"]
        assert set(own) <= {seat} and (seat is None or own)


# Noise.

numbers = st.one_of(st.integers(-3, 40), st.integers(-(10**20), 10**20))
keys = st.lists(numbers, max_size=8)
about = st.dictionaries(
    st.sampled_from(["golem", "slot", "region", "target", "entry", "place", "army", "x"]), numbers, max_size=4
)
wishes = st.one_of(
    st.builds(lambda seat: {"kind": "look", "seat": seat}, st.one_of(st.none(), numbers)),
    st.builds(lambda language: {"kind": "speak", "language": language}, st.sampled_from(["en", "de"])),
    st.builds(lambda seq, seat, key: {"kind": "act", "seq": seq, "seat": seat, "key": key}, numbers, numbers, keys),
    st.builds(lambda seq, face: {"kind": "roll", "seq": seq, "face": face}, numbers, st.one_of(st.none(), numbers)),
    st.builds(lambda seq, seat: {"kind": "undo", "seq": seq, "seat": seat}, numbers, numbers),
    st.builds(lambda seq, seat: {"kind": "redo", "seq": seq, "seat": seat}, numbers, numbers),
    st.builds(
        lambda seq, seat, agree: {"kind": "consent", "seq": seq, "seat": seat, "agree": agree},
        numbers,
        numbers,
        st.booleans(),
    ),
    st.builds(
        lambda what, about, key: {"kind": "ask", "id": 1, "what": what, "about": about, "key": key},
        st.sampled_from(["choices", "card", "region", "why", "dive", "log", "numbers", "forecast", "ancients", "end", "?"]),
        about,
        keys,
    ),
)


@pytest.fixture(scope="module")
def watched() -> Hosted:
    """A battle in its second Round, with one seat held by a friend and one by nobody of ours."""
    match = played("three-cairns", 24, seed=5)
    hosted = Hosted("match", match, {})
    hosted.join("friend", (0,), "en")
    hosted.join("stranger", (), "de")
    return hosted


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(wish=wishes)
def test_a_stranger_changes_nothing_whatever_it_wishes(watched: Hosted, wish: dict[str, Any]) -> None:
    """Nothing that a client without a seat says is kept, breaks the table, or shows it a seat's eyes."""
    checked = WISH.validate_json(json.dumps(wish), strict=True)
    before = watched.match.lines
    answers = watched.wish("stranger", checked)
    assert watched.match.lines == before
    assert answers and {id for id, _ in answers} == {"stranger"}
    for _, message in answers:
        sight: Any = message["sight"] if message["kind"] == "welcome" else message
        assert message["kind"] in ("welcome", "sight", "answer", "refused")
        assert message["kind"] in ("answer", "refused") or sight["seat"] is None


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(wish=wishes, now=st.booleans())
def test_a_player_acts_only_for_its_own_seat(watched: Hosted, wish: dict[str, Any], now: bool) -> None:
    """Whatever it says, also with the right seq: what is kept was decided by its own seat."""
    if now and "seq" in wish:
        wish = {**wish, "seq": watched.seq}
    before = watched.match.lines
    answers = watched.wish("friend", WISH.validate_json(json.dumps(wish), strict=True))
    assert answers
    for line in watched.match.lines[len(before) :]:
        found = json.loads(line)
        assert found.get("seat", 0) == 0
    assert not isinstance(watched.match.pending, Roll)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(noise=st.lists(st.one_of(st.text(max_size=200), st.binary(max_size=200), wishes.map(json.dumps)), max_size=12))
def test_noise_on_a_real_socket_loses_nothing(server: Server, noisy: tuple[Browser, str], noise: list[Any]) -> None:
    """Malformed, foreign and late messages; afterwards the match is where it was and the connection still plays."""
    browser, match = noisy
    with browser.sit(match) as chair:
        seq, scene = chair.sight["seq"], chair.welcome["sight"]["scene"]
        for text in noise:
            chair.socket.send(text)
        chair.say(kind="look", seat=None)
        seen = chair.until(lambda message: message["kind"] == "welcome" and message["sight"]["seat"] is None)
        assert seen["sight"]["seq"] == seq
        assert seen["sight"]["scene"]["golems"] == [{**golem, "can": []} for golem in scene["golems"]]
        assert {message.get("code") for message in chair.heard} & {"internal"} == set()


@pytest.fixture(scope="module")
def noisy(server: Server) -> tuple[Browser, str]:
    """A match in which the bot's opponent sits on another device, so that this one can only look."""
    browser = Browser(server)
    made = browser.make("remote", "remote", order="position")
    with browser.sit(made["id"], made["watch"]["url"].rpartition("/")[2]) as chair:
        assert not mine(chair.sight)
    return browser, made["id"]

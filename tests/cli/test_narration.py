"""Whole matches in both languages: everything that can be asked and told has words, and none of them are secret."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import shem
from shem.bots.registry import bot
from shem.core.contract import Action, Outcome, Over, Together, Turn
from shem.core.match import Match
from shem.locale.words import LANGUAGES, Words
from shem.table.face import face
from shem.table.menu import Menu, Option
from shem.table.stage import Stage

LARGE = ("four-winds", "as-the-embers-die", "realm-of-cinders", "battle-of-two-rock")
MATCHES: list[tuple[str, dict[str, Any]]] = [("arcana", {"scenario": name}) for name in ("three-cairns", "thirst", *LARGE)]
MATCHES += [("arcana", {"scenario": "caves-of-mahtis", "seats": 3, "edition": "2014"})]
MATCHES += [("archmage", {"seats": seats}) for seats in (2, 3, 4)]
MATCHES += [("wizards", {"seats": seats, "round_limit": 15}) for seats in (2, 3, 4)]
MATCHES += [("delve", {"heroes": heroes}) for heroes in ("reck", "tamm sill", "mote cinder tamm reck")]
PARAMETERS = [pytest.param(*one, marks=pytest.mark.more if one[1].get("scenario") in LARGE else ()) for one in MATCHES]


def voices(match: Match) -> list[Stage]:
    return [face(match.game.name).stage(Words(language), match.setup, match.seats) for language in LANGUAGES]


def begin(game: str, options: dict[str, Any], seed: int) -> Match:
    return shem.new(game, seed=seed, **options)


def read_out(menu: Menu, depth: int = 0) -> list[Option]:
    """Every option of a menu and of those that it opens."""
    assert menu.title and depth < 4
    found: list[Option] = []
    for option in menu.options:
        assert option.label and "{" not in option.label
        found.append(option)
        if option.opens is not None:
            found += read_out(option.opens(), depth + 1)
    return found


@pytest.mark.parametrize(("game", "options"), PARAMETERS, ids=lambda value: str(value))
def test_every_event_number_and_action_has_words(game: str, options: dict[str, Any]) -> None:
    match = begin(game, options, seed=11)
    players = [bot("random", game, seed) for seed in range(len(match.seats))]
    tellers = voices(match)
    told = 0
    while not isinstance(pending := match.pending, Over):
        seat = pending.seats[0]
        match.play(seat, players[seat].choose(match.sight(seat)).action)
        for entry in match.log[-1:]:
            assert isinstance(entry, shem.LogEntry) and entry.action is not None and entry.seat is not None
            for voice in tellers:
                assert voice.action(entry.seat, entry.action)
                for event in entry.events:
                    lines = [voice.event(event), *voice.behind(event)]
                    assert all(line and "{" not in line for line in lines[:1])
                    assert "-1" not in lines[0].split() or event.data().get("change") == -1, "nobody is none, never -1"
                    told += 1
    assert told > 100
    for voice in tellers:
        assert all(voice.outcome(pending.outcome))


@pytest.mark.parametrize(("game", "options"), PARAMETERS, ids=lambda value: str(value))
def test_options_tables_maps_and_refusals_have_words(game: str, options: dict[str, Any]) -> None:
    match = begin(game, options, seed=5)
    players = [bot("random", game, seed) for seed in range(len(match.seats))]
    tellers = voices(match)
    random = Random(5)
    seen: set[str] = set()
    for _ in range(60):
        pending = match.pending
        if not isinstance(pending, Turn | Together):
            break
        seat = pending.seats[0]
        sight = match.sight(seat)
        for voice in tellers:
            options_read = read_out(voice.menu(sight))
            assert all(sight.why_not(match.game.action(option.key)) is None for option in options_read)
            for text in [*voice.table(sight), *voice.status(sight), *voice.board(sight)]:
                assert "{" not in text
            for action in tried(match, random):
                refusal = sight.why_not(action)
                if refusal is not None:
                    seen.add(voice.refusal(refusal))
                key = list(action.key())
                assert all(voice.number_lines(number) for number in voice.numbers(sight, key))
                voice.remarks(sight, key)
                voice.action(seat, action)
        match.play(seat, players[seat].choose(sight).action)
    assert len(seen) > 8


def tried(match: Match, random: Random) -> list[Action]:
    """Actions that are seldom legal."""
    found: list[Action] = []
    for _ in range(60):
        key = [random.randrange(bound) for bound in match.game.bounds()]
        key = [min(number, random.choice((3, 12, 60))) for number in key]
        for length in range(1, len(key) + 1):
            try:
                found.append(match.game.action(key[:length]))
            except ValueError:
                continue
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_what_a_seat_is_shown_is_the_same_in_every_world_it_can_imagine(seats: int) -> None:
    """Two auctions that differ only in what the others allocated in secret look alike to a seat."""
    first, second = (begin("archmage", {"seats": seats}, seed=2) for _ in range(2))
    plans = {first: (4, 4, 2, 2), second: (1, 1, 1, 1)}
    shown = []
    for match, plan in plans.items():
        match.play(match.pending.seats[0], match.game.action((0, 0)))
        match.play(1, match.game.action((1, *plan)))
        pending = match.pending
        assert isinstance(pending, Turn | Together)
        voice = voices(match)[0]
        sight = match.sight(0)
        menu = voice.menu(sight)
        text = [*voice.table(sight), *voice.board(sight), menu.title, *[option.label for option in menu.options]]
        text += [voice.event(event) for event in sight.events()]
        text += [line for number in voice.facts(["units"], sight) or [] for line in voice.number_lines(number)]
        shown.append(text)
    assert shown[0] == shown[1]
    assert len(shown[0]) > 20


@pytest.mark.parametrize(("language", "both"), [("en", "Victory for {} and {}. "), ("de", "Sieg für {} und {}.")])
def test_ruling_B31_a_team_wins_together(language: str, both: str) -> None:
    match = begin("arcana", {"scenario": "realm-of-cinders"}, seed=1)
    voice = face("arcana").stage(Words(language), match.setup, match.seats)
    told = voice.outcome(Outcome([1, 3], "vp-total", [0, 3, 0, 9]))[1]
    assert told.startswith(both.format(voice.seat(1), voice.seat(3)))

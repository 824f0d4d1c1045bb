"""Random games of two, three and four seats through the match, and every log replays.

Two hundred of each; `SHEM_GAMES=2000` plays two thousand. One of thirty is a longer one of busy Wizards, an eighth
of these to the end, with every invariant after every entry; the others are short. Interpreted a tenth is played.
"""

from __future__ import annotations

import json
import os
from operator import le
from pathlib import Path
from random import Random

import pytest

import shem
from shem import build
from shem.core.chance import Entry, Seeded
from shem.core.contract import Setup
from shem.core.notation import canonical, pending_data
from shem.games.wizards.game import GAME
from shem.games.wizards.parts.reasons import Why
from shem.games.wizards.parts.state import WizardsState
from shem.games.wizards.parts.vocabulary import DECKS
from tests.rules.wizards.lively import choice
from tests.rules.wizards.scene import box

COMPILED = build.which() == "compiled"
GAMES = int(os.environ.get("SHEM_GAMES", "200")) // (1 if COMPILED else 10)
AT_ONCE = 100 if COMPILED else 20
LOOKED_AT = 30  # every so manieth game is long and looked at after each entry
IMAGINED = 25  # every so manieth position of it is imagined by all
LONG = (40, 4, 4, 4, 12, 4, 4, 4)  # rounds
NONE = [[0] * len(copies) for copies in box().copies]
SHORT = (1, 1, 1, 1, 1, 1, 2)  # rounds
SHARES = [(seats, first) for seats in (2, 3, 4) for first in range(0, GAMES, AT_ONCE)]


def look(state: WizardsState) -> None:
    """What holds in every position."""
    seats = range(state.box.seats)
    for deck in range(DECKS):
        pile = state.decks[deck]
        above = [known.card for known in pile.top]
        heaps = [pile.rest, pile.discards, *[state.hands[seat][deck] for seat in seats]]
        assert min(map(min, heaps)) >= 0
        found = list(map(sum, zip(*heaps)))
        assert [count + above.count(card) for card, count in enumerate(found)] == state.box.copies[deck]
        for seer in seats:
            for seat in seats:
                known, hand = state.known[seer][seat][deck], state.hands[seat][deck]
                if known != NONE[deck]:
                    assert seer != seat and min(known) >= 0 and all(map(le, known, hand))
    assert min(state.mana) >= 0
    chits = [(unit.seat, unit.number) for here in state.units for unit in here]
    assert len(set(chits)) == len(chits)
    for space, here in enumerate(state.units):
        if here:
            _look_at_stack(state, space)
            assert state.ground.dry[space]
    for seat in seats:
        towers = [space for space, here in enumerate(state.units) for unit in here if (unit.seat, unit.number) == (seat, 0)]
        assert towers == ([state.ground.towers[seat]] if state.alive[seat] else [])
        if not state.alive[seat]:
            assert state.mana[seat] == 0 and [state.hand_size(seat, deck) for deck in range(DECKS)] == [0, 0]
            assert all(unit.seat != seat for here in state.units for unit in here)
    assert [lost for lost in state.lost if not state.alive[lost.seat]] == []


def _look_at_stack(state: WizardsState, space: int) -> None:
    """At most four of one colour, no two alike, none without Hits, named by their places."""
    here = state.units[space]
    golems = state.golems(space)
    assert len(golems) <= 4 and len({unit.seat for unit in here}) <= 1
    for traits in (
        [unit.size for unit in golems],
        [unit.shape for unit in golems],
        [state.hardness(unit) for unit in golems],
    ):
        assert len(set(traits)) == len(traits)
    slots = [unit.slot() for unit in here]
    assert slots == sorted(set(slots)) and all(unit.at == space for unit in here)
    for unit in here:
        full = state.box.sizes[unit.size].hits if unit.number else state.box.wizard.hits
        assert 0 <= unit.damage < full
        assert 0 <= unit.moved <= (2 if unit.hasted else 1)


def imagine(state: WizardsState, setup: Setup, seed: int) -> None:
    """Every seat, and a spectator, sees the same in a world that it imagines, in which the same is asked of the same."""
    for seat in (None, *range(state.box.seats)):
        world = state.determinize(seat, Entry(Seeded(seed)))
        assert isinstance(world, WizardsState)
        assert canonical(world.view(seat)) == canonical(state.view(seat))
        assert pending_data(world.pending()) == pending_data(state.pending())
        look(world)
    again = GAME.state(setup, json.loads(json.dumps(state.data())))
    assert canonical(again.data()) == canonical(state.data())


def one_golem_a_craft(log: list[shem.LogEntry | shem.Undone | shem.Seated]) -> None:
    """In no turn are two Golems made, and what one costs is its Force and Hits, once or twice."""
    made = 0
    for entry in log:
        assert isinstance(entry, shem.LogEntry)
        for event in entry.events:
            if event.kind.code == "turn-began":
                made = 0
            elif event.kind.code == "crafted":
                made += 1
                lines = {line.reason: line.amount for line in event.tallies[0][1].lines}
                single = lines[Why.FORCE] + lines[Why.HITS]
                assert event.data()["cost"] == single + lines.get(Why.NO_SITE, 0)
                assert lines.get(Why.NO_SITE, single) == single
        assert made <= 1


@pytest.mark.long
@pytest.mark.parametrize(("seats", "first"), SHARES)
def test_random_games_keep_every_invariant_and_replay(seats: int, first: int, tmp_path: Path) -> None:
    for seed in range(first, first + AT_ONCE):
        watched = seed % LOOKED_AT == 0
        rounds = LONG[seed // LOOKED_AT % len(LONG)] if watched else SHORT[seed % len(SHORT)]
        match = shem.new("wizards", seats=seats, round_limit=rounds, seed=seed)
        choose, entered = Random(seed), 0
        while not isinstance(match.pending, shem.Over):
            state = match.state
            assert isinstance(state, WizardsState)
            seat = match.pending.seats[0]
            legal = match.legal(seat)
            if watched:
                look(state)
                if entered % IMAGINED == 0:
                    imagine(state, match.setup, entered)
            match.play(seat, choice(choose, state, legal) if watched else choose.choice(legal))
            entered += 1
        one_golem_a_craft(list(match.log))
        kept = tmp_path / f"{seed}.jsonl"
        match.save(kept)
        assert [entry.digest for entry in shem.replay(kept)] == [entry.digest for entry in match.log]
        kept.unlink()

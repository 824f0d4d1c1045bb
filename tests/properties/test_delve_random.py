"""A hundred and fifty random games over all quests and one to five Heroes through the match, and every log replays.

Some are of strong parties that come far. Every so manieth is looked at after each entry. `SHEM_GAMES=2000` plays two
thousand; where the rules are interpreted a fifth is played.
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

import shem
from shem import build
from shem.games.delve.content.codex import listing, world_of
from shem.games.delve.parts.state import DelveState
from tests.rules.delve.invariants import conserved, crowns, items, look, once_rerolled, same_elsewhere
from tests.rules.delve.lively import choice

HEROES = [hero["id"] for hero in listing()["heroes"]]
QUESTS = [quest["id"] for quest in listing()["quests"]]
PLAYED = int(os.environ.get("SHEM_GAMES", "150")) // (1 if build.which() == "compiled" else 5)
TABLES = [(quest, heroes) for quest in QUESTS for heroes in range(1, 6)]
EACH = -(-PLAYED // len(TABLES))
LOOKED_AT = 5  # every so manieth game of a table
READ_BACK = 9  # every so manieth position of it
MOST = 4000  # entries


def party(choose: Random, heroes: list[str]) -> dict[str, Any]:
    """A party of a rank that has found much."""
    found = [id for id, item in world_of().parts["items"].items() if item.slot != "none"]
    rank = choose.randint(1, 4)
    return {
        "heroes": {
            hero: {"rank": rank, "pack": choose.sample(found, 6), "crowns": choose.randint(0, 40)} for hero in heroes
        }
    }


@pytest.mark.long
@pytest.mark.parametrize(("quest", "count"), TABLES)
def test_random_games_keep_every_invariant_and_replay(quest: str, count: int, tmp_path: Path) -> None:
    for number in range(EACH):
        seed = number * len(TABLES) + TABLES.index((quest, count))
        choose = Random(seed)
        heroes = choose.sample(HEROES, count)
        kept = party(choose, heroes) if number % 2 else None
        match = shem.new("delve", seed=seed, quest=quest, heroes=heroes, party=kept)
        while not isinstance(match.pending, shem.Over):
            state = match.state
            assert isinstance(state, DelveState) and len(match.log) < MOST
            seat = match.pending.seats[0]
            legal = match.legal(seat)
            action = choice(choose, state, legal) if number % 4 else choose.choice(legal)
            watched = number % LOOKED_AT == 0
            if watched:
                look(state)
                once_rerolled(state, legal)
                before = items(state), crowns(state)
                if len(match.log) % READ_BACK == 0:
                    same_elsewhere(state, match.setup, seat, action, len(match.log))
            match.play(seat, action)
            if watched:
                after, entry = match.state, match.log[-1]
                assert isinstance(after, DelveState) and isinstance(entry, shem.LogEntry)
                conserved(before, after, entry.events)
        path = tmp_path / f"{seed}.jsonl"
        match.save(path)
        assert [entry.digest for entry in shem.replay(path)] == [entry.digest for entry in match.log]
        path.unlink()

"""Every entry of the core pack is exercised, down to each effect: `python -m tests.coverage` says by what."""

from __future__ import annotations

import pytest

from tests.coverage.entries import CORE, Entry, entries
from tests.coverage.playing import PIECES, held, play_armies, play_crowds, play_scenario
from tests.properties.test_arcana_random import share_of

ENTRIES = entries()


def missing(wanted: list[Entry], seen: dict[Entry, str]) -> list[Entry]:
    return [entry for entry in wanted if entry not in seen]


@pytest.mark.long
def test_every_ability_and_effect_of_every_piece_acts_in_some_battle() -> None:
    seen: dict[Entry, str] = {}
    play_crowds(seen)
    assert missing([entry for entry in ENTRIES if entry[0] in PIECES], seen) == []


@pytest.mark.long
@pytest.mark.parametrize("id", CORE.scenarios)
def test_everything_that_a_scenario_holds_happens_in_some_battle(id: str) -> None:
    seen: dict[Entry, str] = {}
    play_scenario(id, seen)
    assert missing(held(id), seen) == []


def test_every_ready_army_takes_the_field() -> None:
    """Those that are no scenario's own, in a battle here; the others in their scenario's."""
    own = {
        ("army", position.army, "", "stands on the board") for one in CORE.scenarios.values() for position in one.positions
    }
    seen = dict.fromkeys(own, "")
    play_armies(seen)
    assert missing([entry for entry in ENTRIES if entry[0] == "army"], seen) == []


def test_the_list_leaves_nothing_out() -> None:
    """Each entry is a piece's, a ready army's, one that its scenario holds, or a scenario with an edition and seats."""
    of_scenarios = {entry for id in CORE.scenarios for entry in held(id)}
    for entry in ENTRIES:
        assert entry[0] in (*PIECES, "army") or entry in of_scenarios or share_of(entry), entry


def test_the_list_names_every_piece() -> None:
    """Whatever the pack's files name, by its kind and id."""
    listed = {entry[:2] for entry in ENTRIES}
    for kind in ("golem", "knight", "relic", "ancient", "army", "scenario", "tile"):
        pieces = getattr(CORE, {"army": "armies"}.get(kind, f"{kind}s"))
        assert {(kind, id) for id in pieces} <= listed
    assert len(ENTRIES) == len(set(ENTRIES)) > 700

"""Everything in Delve's core pack is reached by some game: Heroes, Items, powers, Enemies, cards, conditions, quests."""

from __future__ import annotations

import pytest

from shem.games.delve.content.codex import world_of
from tests.coverage.delving import HEROES, QUESTS, Entry, entries, play_all, setup_of


@pytest.mark.long
def test_everything_in_the_pack_is_reached_by_some_game() -> None:
    seen: dict[Entry, str] = {}
    assert play_all(seen) == []


def test_the_list_names_whatever_the_pack_s_files_name() -> None:
    listed = {(kind, id) for kind, id, _ in entries()}
    parts = world_of().parts
    assert {("hero", hero) for hero in parts["heroes"]} <= listed
    assert {("item", item) for item in parts["items"]} <= listed
    assert {(hero, power) for hero in HEROES for power in parts["heroes"][hero].powers} <= listed
    assert {("behaviour", enemy) for enemy in parts["enemies"]} <= listed
    for deck, cards in setup_of(QUESTS[0])["decks"].items():
        assert {id for kind, id in listed if kind == deck} == {
            setup_of(QUESTS[0])["items"][card["item"]]["id"] if deck == "treasure" else card["id"] for card in cards
        }
    for quest in QUESTS:
        assert {(quest, page) for page in parts["quests"][quest].book} <= listed
        assert {(quest, district) for district in [*parts["quests"][quest].districts][1:]} <= listed
        assert {(quest, ending) for ending in parts["quests"][quest].endings} <= listed
    assert len(entries()) == len(set(entries())) > 450

"""Skirmishes made by seed: always the same, always sound, of every goal, and a party can finish them."""

from __future__ import annotations

from collections import Counter

import pytest

from shem.core.errors import OptionError
from shem.games.delve.content import codex
from shem.games.delve.content.checks_quest import check_quest
from shem.games.delve.content.models_quest import Quest
from shem.games.delve.content.skirmish import TILES, made, skirmish
from shem.games.delve.goals import leading
from shem.games.delve.parts.box import Box
from tests.rules.delve.test_quests import played

WORLD = codex.world_of()
TRIGGERS = {"kill", "gather", "count", "search", "clear"}


def quests() -> list[Quest]:
    return [made(f"skirmish:{seed}:{seed % 3 + 1}", WORLD) for seed in range(200)]


def test_two_hundred_seeds_are_sound_and_of_every_goal() -> None:
    goals: Counter[str] = Counter()
    for seed, quest in enumerate(quests()):
        assert list(check_quest("made", quest, WORLD)) == [], seed
        assert len(quest.tiles) == TILES[quest.act - 1] and len(quest.districts) > 1
        assert quest.name.en != quest.name.de
        goals[quest.book["done"].trigger] += 1
        found = [order.by_heroes for page in quest.book.values() for order in page.orders if order.by_heroes]
        assert found and all(amounts == sorted(amounts) for amounts in found)
    assert set(goals) == TRIGGERS and min(goals.values()) > 20


def test_the_same_seed_makes_the_same_quest_and_another_seed_another() -> None:
    def one(seed: int, act: int) -> object:
        return skirmish(seed, act, WORLD.parts["tiles"], list(WORLD.parts["enemies"]))

    assert one(7, 2) == one(7, 2)
    assert len({repr(one(seed, act)) for seed in range(10) for act in (1, 2, 3)}) == 30
    assert made("skirmish:7", WORLD) == made("skirmish:7:1", WORLD)


def test_a_skirmish_s_box_is_built_for_one_to_five_and_its_heroes_are_of_its_act() -> None:
    for heroes in range(1, 6):
        setup = codex.contents("skirmish:12:2", list(WORLD.parts["heroes"])[:heroes])
        box = Box(setup)
        assert (box.seats, box.quest.act, setup["quest"]["id"]) == (heroes, 2, "skirmish:12:2")
        assert {member.rank for member in box.party} == {1}
        assert any(leading(box.quest))


@pytest.mark.parametrize(
    "id",
    ["skirmish:", "skirmish:one", "skirmish:1:4", "skirmish:1:0", "skirmish:1:2:3", "skirmish:-1", "skirmish:1234567890"],
)
def test_what_is_no_seed_or_no_act_is_refused(id: str) -> None:
    with pytest.raises(OptionError) as error:
        codex.contents(id)
    assert error.value.code == "bad-quest"


@pytest.mark.parametrize("seed", range(5))
def test_a_careful_pair_comes_to_a_skirmish_s_end(seed: int) -> None:
    state = played(f"skirmish:{seed}:{seed % 3 + 1}", ["tamm", "mote"], seed)
    assert state.ended is not None and state.round <= 25

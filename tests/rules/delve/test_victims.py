"""The victim of an Enemy's activation: preference, priority, and the tie that the card's owner decides."""

from __future__ import annotations

import pytest

from shem.games.delve.parts import events as e
from shem.games.delve.parts.actions import Done, Victim
from shem.games.delve.parts.reasons import Reject
from tests.rules.delve.skirmish import FIRST, Skirmish, rule
from tests.rules.delve.tiny import DRUDGE, MASTER, PLATE, A, B, C, D, E, effect

IDLE = rule(-1, -1, effect("advances"))
STAY = effect("advances", 1, reach=3)  # an area away it is near enough


def watching(heroes: list[int], prefer: str = "nobody", near: int = 0, far: int = 3) -> Skirmish:
    """Heroes before a Drudge in A that only looks for a victim."""
    scene = Skirmish(heroes, [rule(near, far, STAY, prefer=prefer), IDLE])
    scene.enemy(DRUDGE, A)
    return scene


def chosen(scene: Skirmish) -> tuple[int, int]:
    """The victim, and by what it was chosen."""
    scene.activate(scene.state.enemies[0])
    (told,) = scene.told("victim-chosen")
    assert told[0] == FIRST
    return told[1], told[2]


def test_a_single_possible_victim_needs_no_reason() -> None:
    scene = watching([B, D], far=1)
    assert chosen(scene) == (0, e.BY_ONLY)
    assert scene.told("victim-possible") == [(FIRST, 0, 0, 0, 8, 1)]


def test_the_most_wounded_comes_before_who_has_the_fewest_hp() -> None:
    scene = watching([B, B])
    scene.hero(0, rank=1, health=6)  # 3 of 9
    scene.hero(1, health=6)  # 2 of 8
    assert chosen(scene) == (0, e.BY_WOUNDS)
    assert scene.told("victim-possible") == [(FIRST, 0, 0, 3, 6, 1), (FIRST, 1, 0, 2, 6, 1)]


def test_of_equally_wounded_ones_the_fewest_hp_decide() -> None:
    scene = watching([B, B])
    scene.hero(0, rank=1, health=7)  # 2 of 9
    scene.hero(1, health=6)  # 2 of 8
    assert chosen(scene) == (1, e.BY_HEALTH)


def test_the_closest_comes_third_if_the_rule_has_several_ranges() -> None:
    assert chosen(watching([C, B])) == (1, e.BY_DISTANCE)


def test_the_closest_does_not_matter_to_a_rule_of_one_range() -> None:
    scene = watching([B, B, C], near=1, far=1)
    scene.activate(scene.state.enemies[0])
    assert scene.asked() == (0, "victim")
    assert [told[1] for told in scene.told("victim-possible")] == [0, 1]


def test_a_preferred_victim_comes_before_a_wounded_one() -> None:
    scene = watching([B, B, B], prefer="chaos")
    scene.hero(0, health=1)
    assert chosen(scene) == (2, e.BY_PREFERENCE)
    assert [told[1:3] for told in scene.told("victim-possible")] == [(0, 0), (1, 0), (2, 1)]


def test_several_preferred_ones_go_on_to_the_priorities() -> None:
    scene = watching([B, B, B, B], prefer="law")  # Heroes 0 and 3
    scene.hero(1, health=1)
    scene.hero(3, health=7)
    assert chosen(scene) == (3, e.BY_WOUNDS)


def test_where_nobody_is_preferred_the_priorities_decide_between_all() -> None:
    scene = watching([B, B], prefer="chaos")
    scene.hero(1, health=7)
    assert chosen(scene) == (1, e.BY_WOUNDS)


@pytest.mark.parametrize(("prefer", "victim"), [("law", 0), ("neutral", 1), ("chaos", 2)])
def test_a_soul_nature_is_preferred(prefer: str, victim: int) -> None:
    assert chosen(watching([B, B, B], prefer)) == (victim, e.BY_PREFERENCE)


def test_the_strongest_has_the_highest_soul_rank() -> None:
    scene = watching([B, B, B], "strongest")
    scene.hero(1, rank=2, health=10)
    scene.hero(2, rank=1, health=1)
    assert chosen(scene) == (1, e.BY_PREFERENCE)


def test_the_weakest_has_the_lowest_armor() -> None:
    scene = watching([B, B, B], "weakest")
    scene.hero(1).worn.remove(PLATE)
    assert chosen(scene) == (1, e.BY_PREFERENCE)


def test_one_that_lies_has_no_armor() -> None:
    scene = watching([B, B], "weakest")
    scene.hero(0, ko=True)
    assert chosen(scene) == (0, e.BY_PREFERENCE)


def test_the_richest_has_the_most_crowns() -> None:
    scene = watching([B, B, B], "richest")
    scene.hero(2, crowns=4)
    assert chosen(scene) == (2, e.BY_PREFERENCE)


@pytest.mark.parametrize(
    "ailing", [{"ailment": 1}, {"bleed": 1}, {"poison": 2}, {"fire": [0, 1]}, {"ko": True}, {"criticals": [0]}]
)
def test_an_ailing_one_has_any_body_condition(ailing: dict[str, object]) -> None:
    scene = watching([B, B], "ailing")
    scene.hero(0, **ailing)
    assert chosen(scene) == (0, e.BY_PREFERENCE)


def test_one_alone_has_no_other_figure_of_its_side_in_its_area() -> None:
    scene = watching([B, B, E, C], "alone")
    scene.enemy(DRUDGE, C, obeys=0)
    assert chosen(scene) == (2, e.BY_PREFERENCE)


def test_who_stands_with_a_hidden_one_is_alone() -> None:
    scene = watching([B, B, E, E], "alone")
    scene.hero(1, hidden=True)
    assert chosen(scene) == (0, e.BY_PREFERENCE)


def test_the_farthest_comes_before_the_closest() -> None:
    assert chosen(watching([B, C, B], "farthest")) == (1, e.BY_PREFERENCE)


def test_the_active_hero_is_the_one_whose_turn_it_was() -> None:
    scene = watching([B, B, B], "active")
    scene.state.active = 1
    assert chosen(scene) == (1, e.BY_PREFERENCE)


def test_a_minion_prefers_the_highest_rank_among_enemies() -> None:
    scene = Skirmish([A], [rule(0, 3, STAY, prefer="strongest"), IDLE])
    scene.enemy(DRUDGE, A, obeys=0)
    scene.enemy(DRUDGE, B)
    master = scene.enemy(MASTER, B)
    assert chosen(scene) == (master.who, e.BY_PREFERENCE)


def test_an_enemy_may_choose_a_minion() -> None:
    scene = watching([B])
    minion = scene.enemy(DRUDGE, B, obeys=0)
    minion.health = 1  # 2 of 3 lost
    assert chosen(scene) == (minion.who, e.BY_WOUNDS)


def test_in_a_tie_the_owner_of_the_card_is_asked() -> None:
    scene = Skirmish([B, B, C], [rule(0, 3, STAY), IDLE])
    scene.state.active = 1
    drudge = scene.enemy(DRUDGE, A)
    assert drudge.owner == 1
    scene.activate(drudge)
    assert scene.asked() == (1, "victim")
    assert scene.state.legal(1) == [Victim(0), Victim(1)]
    assert scene.state.legal(0) == []
    assert scene.refused(1, Victim(2)).data() == {"code": "not-tied", "need": -1, "have": -1, "about": 2}
    assert scene.refused(1, Done()).code is Reject.ANOTHER_DECISION
    assert scene.told("victim-chosen") == []
    scene.play(1, Victim(1))
    assert scene.told("victim-chosen") == [(FIRST, 1, e.BY_PLAYER)]
    assert scene.told("sentence") == [(FIRST, 0, 0)]


def test_a_tie_is_kept_in_a_save() -> None:
    scene = watching([B, B])
    scene.activate(scene.state.enemies[0])
    assert scene.state.steps[-1].data() == ["victim-tie", FIRST, 0, [0, 1]]
    scene.state.steps[-1:] = scene.copied()
    assert scene.state.legal(0) == [Victim(0), Victim(1)]
    scene.play(0, Victim(0))
    assert scene.told("victim-chosen") == [(FIRST, 0, e.BY_PLAYER)]

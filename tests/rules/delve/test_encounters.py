"""Enemy Turn: Minions, Encounter cards with their otherwise part, the order of activation, and whose cards Enemies are."""

from __future__ import annotations

from typing import Any

import pytest

from shem.core.chance import Entry, Scripted
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.rules.behaviour import Activation
from shem.games.delve.rules.enemy_turn import EnemyTurn, activate_called
from tests.rules.delve.skirmish import FIRST, Skirmish, rule
from tests.rules.delve.tiny import BRUTE, DRUDGE, FOES, MASTER, SPITTER, A, B, C, D, E, F, Json, effect

IDLE = rule(-1, -1, effect("advances", 1))


def card(kind: int = -1, rank: int = -1, *otherwise: Json) -> dict[str, Any]:
    return {"encounter": [{"kind": kind, "rank": rank, "effects": list(otherwise)}]}


def meeting(heroes: list[int], kind: int = -1, rank: int = -1, *otherwise: Json, **changes: Any) -> Skirmish:
    """Enemies that take one step; an Encounter deck of one card."""
    return Skirmish(heroes, [IDLE], card(kind, rank, *otherwise), **changes)


def activated(scene: Skirmish) -> list[int]:
    return [told[0] for told in scene.told("activated")]


def test_the_encounter_card_names_a_kind_that_activates() -> None:
    scene = meeting([A], kind=0)
    scene.enemy(DRUDGE, B)
    scene.enemy(SPITTER, F)
    scene.enemy(BRUTE, B)
    scene.run(EnemyTurn(0, False), 1)
    assert scene.told("encounter") == [(0, (FIRST + 2, FIRST))]
    assert activated(scene) == [FIRST + 2, FIRST]
    assert scene.told("otherwise") == []


def test_the_encounter_card_names_a_rank_that_activates() -> None:
    scene = meeting([F], rank=0)
    for foe in (DRUDGE, BRUTE, DRUDGE):
        scene.enemy(foe, A)
    scene.run(EnemyTurn(0, False), 1)
    assert activated(scene) == [FIRST, FIRST + 2]


def test_the_highest_rank_is_first_then_the_nearest_to_the_active_hero() -> None:
    scene = Skirmish([A, F], [IDLE], card())
    far, near, brute, master = [scene.enemy(*one) for one in ((DRUDGE, C), (DRUDGE, B), (BRUTE, D), (MASTER, D))]
    scene.run(EnemyTurn(0, False), 1)
    assert activated(scene) == [master.who, brute.who, near.who, far.who]


def test_then_the_seats_of_their_cards_in_order_from_the_active_one() -> None:
    scene = Skirmish([A, A, A], [IDLE], card(), foes=[{**foe, "rank": 0, "kind": 0} for foe in FOES[:3]])
    owners = [scene.enemy(foe, C).owner for foe in (0, 1, 2)]
    assert owners == [0, 1, 2]
    for seat, hero in enumerate(scene.state.heroes):
        hero.health -= seat  # no ties between victims
    scene.run(EnemyTurn(1, False), 1)
    assert activated(scene) == [FIRST + 1, FIRST + 2, FIRST]


def test_if_nobody_matches_the_otherwise_part_is_carried_out() -> None:
    scene = meeting([A, B], 1, -1, effect("spawns", 1, what=DRUDGE, at=E), effect("hurts", 1, whom="active"))
    scene.enemy(DRUDGE, B)
    scene.run(EnemyTurn(1, False), 1)
    assert scene.told("encounter") == [(0, ())]
    assert scene.told("otherwise") == [(0,)]
    assert [(enemy.foe, enemy.area) for enemy in scene.state.enemies] == [(DRUDGE, B), (DRUDGE, E)]
    assert [hero.health for hero in scene.state.heroes] == [8, 7]
    assert activated(scene) == []


def test_an_otherwise_part_can_call_the_nearest_enemies() -> None:
    scene = meeting([A], 1, -1, effect("activates", 1))
    scene.enemy(DRUDGE, D)
    near = scene.enemy(DRUDGE, B)
    scene.run(EnemyTurn(0, False), 1)
    assert activated(scene) == [near.who]


def test_those_called_activate_in_their_order() -> None:
    scene = meeting([F])
    for _ in range(3):
        scene.enemy(DRUDGE, A)
    scene.state.called = [FIRST + 2, FIRST]
    activate_called(scene.state, Entry(Scripted([])))
    assert [step.data() for step in scene.state.steps[-2:]] == [["activation", FIRST], ["activation", FIRST + 2]]
    assert scene.state.called == []


def test_enemies_that_call_each_other_do_not_begin_again_before_they_are_done() -> None:
    scene = Skirmish([A], [rule(0, 3, effect("activates"), effect("advances"))], card())
    first, second = scene.enemy(DRUDGE, B), scene.enemy(DRUDGE, E)
    scene.run(Activation(first.who))
    assert activated(scene) == [first.who, second.who]
    assert [told[:3] for told in scene.told("moved")] == [(second.who, E, A), (first.who, B, A)]


def test_an_enemy_that_another_called_calls_nobody() -> None:
    horn = effect("activates", when="turn")
    scene = Skirmish([F], [IDLE], card(), foes=[{**foe, "effects": [horn]} for foe in FOES])
    numbers = [scene.enemy(DRUDGE, A).who for _ in range(3)]
    scene.run(Activation(numbers[0]))
    assert activated(scene) == numbers


def test_without_enemies_in_play_no_card_is_drawn() -> None:
    scene = meeting([A])
    scene.enemy(DRUDGE, A, obeys=0)  # a Minion is no Enemy
    scene.run(EnemyTurn(0, False))
    assert scene.told("encounter") == []


def test_after_the_turn_of_a_soul_no_card_is_drawn() -> None:
    scene = meeting([A, B])
    scene.enemy(DRUDGE, B)
    scene.run(EnemyTurn(0, True))
    assert scene.told("encounter") == []


def test_the_drawn_card_lies_on_the_discards_until_the_deck_runs_out() -> None:
    scene = meeting([A])
    scene.enemy(DRUDGE, A)
    pile = scene.state.piles[v.ENCOUNTER]
    scene.run(EnemyTurn(0, False), 1)
    assert (pile.rest, pile.discards) == ([0], [1])
    scene.run(EnemyTurn(0, False), 1)
    assert scene.told("shuffled") == [(v.ENCOUNTER,)]
    assert len(scene.told("encounter")) == 2


def test_the_hero_is_active_through_its_enemy_turn_and_nobody_after() -> None:
    scene = Skirmish([B, B], [rule(0, 3, effect("advances"), prefer="active"), IDLE], card())
    scene.enemy(DRUDGE, A)
    scene.run(EnemyTurn(1, False), 1)
    assert [told[1] for told in scene.told("victim-chosen")] == [1]
    assert scene.state.active == -1


# Minions


def test_minions_that_obey_the_active_hero_activate_before_the_card_is_drawn() -> None:
    scene = meeting([A, A])
    mine = scene.enemy(DRUDGE, A, obeys=0)
    scene.enemy(DRUDGE, A, obeys=1)
    enemy = scene.enemy(DRUDGE, D)
    scene.run(EnemyTurn(0, False), 1)
    codes = [event.kind.code for event in scene.events if event.kind.code in ("activated", "encounter")]
    assert codes == ["activated", "encounter", "activated"]
    assert activated(scene) == [mine.who, enemy.who]


def test_minions_activate_after_the_turn_of_a_soul_too() -> None:
    scene = meeting([A, A])
    minion = scene.enemy(DRUDGE, A, obeys=0)
    scene.enemy(DRUDGE, D)
    scene.run(EnemyTurn(0, True))
    assert activated(scene) == [minion.who]


def test_a_minion_fights_enemies() -> None:
    scene = Skirmish([A], [rule(0, 3, effect("advances"), effect("strikes")), IDLE], card())
    minion = scene.enemy(DRUDGE, A, obeys=0)
    enemy = scene.enemy(SPITTER, B)
    scene.run(EnemyTurn(0, True), 1)
    assert scene.told("victim-chosen")[0][:2] == (minion.who, enemy.who)
    assert [told[:2] for told in scene.told("attacked")] == [(minion.who, enemy.who)]
    assert minion.area == B


def test_a_minion_sees_no_farther_than_the_first_area_with_an_enemy() -> None:
    scene = Skirmish([A], [rule(2, 2, effect("strikes", reach=2)), IDLE], card())
    scene.enemy(DRUDGE, A, obeys=0)
    scene.enemy(DRUDGE, B)
    scene.enemy(DRUDGE, C)
    scene.run(EnemyTurn(0, True))
    assert scene.told("rule-tried")[0] == (FIRST, 0, 0, (), (FIRST + 2,))


# whose cards they are (ruling 7)


@pytest.mark.parametrize("active", [-1, 0, 2])
def test_cards_are_dealt_round_evenly_from_the_active_player(active: int) -> None:
    scene = Skirmish([A, A, A])
    scene.state.active = active
    owners = [scene.enemy(foe, A).owner for foe in (DRUDGE, BRUTE, SPITTER, MASTER)]
    first = max(0, active)
    assert owners == [first, (first + 1) % 3, (first + 2) % 3, first]


def test_enemies_of_the_same_name_and_rank_go_to_the_owner_of_the_card() -> None:
    scene = Skirmish([A, A])
    owners = [scene.enemy(foe, A).owner for foe in (DRUDGE, DRUDGE, BRUTE, MASTER, DRUDGE, BRUTE, MASTER)]
    assert owners == [0, 0, 1, 0, 0, 1, 0]


def test_a_new_card_goes_to_whoever_has_the_fewest() -> None:
    scene = Skirmish([A, A, A])
    drudge, brute, spitter = [scene.enemy(foe, A) for foe in (DRUDGE, BRUTE, SPITTER)]
    scene.state.enemies.remove(brute)
    assert scene.enemy(MASTER, A).owner == 1
    assert (drudge.owner, spitter.owner) == (0, 2)


def test_a_minion_lies_before_the_hero_that_it_obeys_and_counts_for_nobody() -> None:
    scene = Skirmish([A, A])
    assert scene.enemy(DRUDGE, A, obeys=1).owner == 1
    assert [scene.enemy(foe, A).owner for foe in (DRUDGE, BRUTE)] == [0, 1]

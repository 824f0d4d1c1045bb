"""What effects do, deed by deed, for whomever they name; what is due, and where drawn cards go."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from shem.core.chance import Entry, Scripted
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import Push
from shem.games.delve.parts.cards import effects_from, item_from
from shem.games.delve.parts.reasons import Reject
from shem.games.delve.rules.characteristics import card_source, most_health
from shem.games.delve.rules.effects import carry_due, carry_out, draw_and_resolve, is_attack_deed
from shem.games.delve.rules.harm import suffer
from tests.rules.delve.skirmish import FIRST, Skirmish, Waiting
from tests.rules.delve.tiny import (
    BREW,
    BRUTE,
    CROWN,
    DOOR,
    DRUDGE,
    PLATE,
    SPITTER,
    SWORD,
    A,
    B,
    C,
    D,
    E,
    F,
    Json,
    attack,
    effect,
    foe,
    item,
)

SHIELD, BLANK = 3, 1  # faces of a Blue Die
FROM = v.OF_PARAGRAPH


def carry(
    scene: Skirmish,
    *effects: Json,
    faces: Sequence[int] = (),
    subject: int = 0,
    target: int = -1,
    area: int = -1,
    moment: int = v.USE,
    source: int = FROM,
) -> None:
    """Carry effects out, with these dice, no more and no fewer."""
    entry = Entry(Scripted(faces), telling=True)
    carry_out(scene.state, effects_from(effects), moment, subject, target, area, source, entry)
    assert entry.rolls == len(faces)
    scene.events += entry.events


def due(scene: Skirmish, *faces: int) -> None:
    """Carry everything out that is due."""
    entry = Entry(Scripted(faces), telling=True)
    while scene.state.due:
        carry_due(scene.state, entry)
    assert entry.rolls == len(faces)
    scene.events += entry.events


def draw(scene: Skirmish, deck: int, *faces: int, who: int = 0) -> None:
    entry = Entry(Scripted(faces), telling=True)
    draw_and_resolve(scene.state, deck, who, entry)
    assert entry.rolls == len(faces)
    scene.events += entry.events


def health(scene: Skirmish) -> list[int]:
    return [hero.health for hero in scene.state.heroes]


def test_hurts_takes_health_and_cannot_take_more_than_there_is() -> None:
    scene = Skirmish([A, A])
    carry(scene, effect("hurts", 3))
    assert health(scene) == [5, 8]
    assert scene.told("wounded") == [(0, 3, 5, FROM)]


def test_who_hurts_an_enemy_to_death_has_killed_it() -> None:
    scene = Skirmish([A])
    brute = scene.enemy(BRUTE, A)
    carry(scene, effect("hurts", 9, whom="target"), target=brute.who)
    assert scene.state.enemies == []
    assert scene.state.souls == 2
    assert scene.told("killed") == [(brute.who, BRUTE, 2, 0)]
    assert [v.KILLS, 0] in [one[1:3] for one in scene.state.due]


def test_who_dies_by_its_own_deed_is_killed_by_nobody() -> None:
    scene = Skirmish([A])
    drudge = scene.enemy(DRUDGE, A)
    carry(scene, effect("dies"), subject=drudge.who)
    assert scene.told("killed") == [(drudge.who, DRUDGE, 1, -1)]
    assert [one[1] for one in scene.state.due] == [v.DIES]


def test_heals_up_to_full_health() -> None:
    scene = Skirmish([A])
    scene.hero(0, health=6)
    carry(scene, effect("heals", 5))
    assert scene.told("healed") == [(0, 2, 8, FROM)]


def test_afflicts_with_a_condition_and_cures_of_it() -> None:
    scene = Skirmish([A])
    hero = scene.hero(0)
    carry(scene, effect("afflict", what=v.BLEED, rank=2), effect("afflict", what=v.STUNNED), effect("afflict", what=v.KO))
    assert (hero.bleed, hero.ailment, hero.ko) == (2, v.STUNNED + 1, True)
    carry(scene, effect("cures", what=v.BLEED))
    assert (hero.bleed, hero.ailment, hero.ko) == (0, v.STUNNED + 1, True)
    carry(scene, effect("cures", what=-1))
    assert (hero.bleed, hero.ailment, hero.ko) == (0, 0, False)


@pytest.mark.parametrize(("amount", "left"), [(1, 1), (2, 0), (5, 0), (0, 0)])
def test_refills_magic_shields_so_many_or_all(amount: int, left: int) -> None:
    scene = Skirmish([A], foes=[foe(0, 0, 3, 1, shields=3)])
    one = scene.enemy(DRUDGE, A)
    one.spent = 2
    carry(scene, effect("refills", amount), subject=one.who)
    assert one.spent == left
    assert scene.told("refilled") == [(one.who, 3 - left)]


def test_gives_more_of_a_turn_to_the_active_hero_alone() -> None:
    scene = Skirmish([A, A])
    scene.state.active = 1
    gifts = [effect(do, 2, whom="heroes") for do in ("points", "more-actions", "more-combats", "slips")]
    carry(scene, *gifts)
    turn = scene.state.turn
    assert (turn.points, turn.actions, turn.combats, turn.slips) == (2, 2, 2, True)
    assert [told[0] for told in scene.told("added")] == [1, 1, 1, 1]


def test_what_is_taken_of_a_turn_leaves_nothing_below_none() -> None:
    scene = Skirmish([A])
    scene.state.active = 0
    carry(scene, effect("points", 1), effect("points", -3), effect("more-actions", -1))
    assert (scene.state.turn.points, scene.state.turn.actions) == (0, 0)


@pytest.mark.parametrize(
    ("amount", "left"), [(1, [1, -1, 0, -1]), (2, [-1, -1, 0, -1]), (3, [-1, -1, -1, -1]), (0, [-1, -1, -1, -1])]
)
def test_readies_the_powers_first_that_would_cool_longest(amount: int, left: list[int]) -> None:
    scene = Skirmish([A])
    hero = scene.hero(0, cooling=[1, 3, 0, -1])
    carry(scene, effect("readies", amount))
    assert hero.cooling == left


def test_crowns_are_gained_and_lost_as_far_as_there_are_any() -> None:
    scene = Skirmish([A])
    carry(scene, effect("crowns", 2), effect("crowns", -9), effect("crowns", -1))
    assert scene.told("gained-crowns") == [(0, 2, 5), (0, -5, 0)]


def test_soul_points_are_the_partys() -> None:
    scene = Skirmish([A, A])
    carry(scene, effect("souls", 3), effect("souls", -5), subject=-1)
    assert scene.told("gained-souls") == [(3, 3), (-3, 0)]
    assert scene.state.souls == 0


def test_an_item_comes_to_the_pack() -> None:
    scene = Skirmish([A])
    carry(scene, effect("gains", what=PLATE))
    assert scene.hero(0).pack == [PLATE, BREW]
    assert scene.told("gained") == [(0, PLATE)]


def test_a_treasure_is_its_item_and_is_never_drawn_again_in_the_quest() -> None:
    scene = Skirmish([A])
    carry(scene, effect("treasures", 2), faces=[1])
    assert scene.hero(0).pack == [BREW, CROWN]
    assert scene.told("drew") == [(0, v.TREASURE, 0)]
    pile = scene.state.piles[v.TREASURE]
    assert (pile.rest, pile.discards) == ([0], [0])


def test_a_trap_is_carried_out_for_its_hero_and_discarded() -> None:
    scene = Skirmish([A, A])
    carry(scene, effect("draws", 2, what=v.TRAP), subject=1, faces=[1, 1])
    assert health(scene) == [8, 7]
    assert scene.hero(1).ailment == v.SLOWED + 1
    pile = scene.state.piles[v.TRAP]
    assert (pile.rest, pile.discards) == ([0, 0], [1, 1])


def test_a_card_can_draw_another() -> None:
    scene = Skirmish([A])
    draw(scene, v.SEARCH, 2, 1)
    assert health(scene) == [7]
    assert scene.state.piles[v.SEARCH].discards == [0, 1]
    assert scene.told("drew") == [(0, v.SEARCH, 1), (0, v.TRAP, 0)]


def test_a_blessing_stays_with_its_hero() -> None:
    scene = Skirmish([A])
    draw(scene, v.BLESSING_LAW, 1)
    assert scene.hero(0).blessings == [v.BLESSING_LAW * 100]
    assert scene.told("blessed") == [(0, v.BLESSING_LAW, 0)]
    assert scene.state.piles[v.BLESSING_LAW].discards == [0]


def test_a_soul_is_blessed_too() -> None:
    scene = Skirmish([A, A])
    scene.hero(0, soul=True)
    draw(scene, v.BLESSING_CHAOS, 1)
    assert scene.hero(0).blessings == [v.BLESSING_CHAOS * 100]


def test_a_red_critical_stays_and_another_of_the_same_costs_a_health() -> None:
    scene = Skirmish([A], decks={"critical": [{"copies": 2, "red": True, "effects": [effect("moves", -1, when="always")]}]})
    carry(scene, effect("draws", 2, what=v.CRITICAL), faces=[1, 1])
    assert scene.hero(0).criticals == [0]
    assert health(scene) == [7]
    assert scene.told("critical") == [(0, 0, 1), (0, 0, 1)]
    assert scene.state.piles[v.CRITICAL].discards == [1]


def test_a_red_critical_that_lowers_full_health_takes_what_is_over() -> None:
    scene = Skirmish([A], decks={"critical": [{"red": True, "effects": [effect("health", -2, when="always")]}]})
    draw(scene, v.CRITICAL, 1)
    assert health(scene) == [6]
    assert most_health(scene.state, scene.hero(0)) == 6


def test_another_critical_is_done_and_discarded_on_enemies_as_well() -> None:
    scene = Skirmish([A])
    drudge = scene.enemy(DRUDGE, A)
    carry(scene, effect("draws", 1, what=v.CRITICAL, whom="target"), target=drudge.who, faces=[2])
    assert drudge.health == 2
    assert scene.state.piles[v.CRITICAL].discards == [0, 1]


def test_only_criticals_are_drawn_for_enemies() -> None:
    scene = Skirmish([A])
    drudge = scene.enemy(DRUDGE, A)
    carry(scene, effect("draws", 1, what=v.TRAP, whom="target"), effect("crowns", 2, whom="target"), target=drudge.who)
    assert drudge.health == 3
    assert scene.events == []


def test_who_falls_to_anothers_card_draws_none() -> None:
    scene = Skirmish([A, A], decks={"trap": [{"copies": 2, "effects": [effect("hurts", 8, whom="heroes")]}]})
    carry(scene, effect("draws", 1, what=v.TRAP, whom="heroes"), faces=[1])
    assert [hero.soul for hero in scene.state.heroes] == [True, True]


def test_an_empty_deck_gives_nothing() -> None:
    scene = Skirmish([A], decks={"trap": []})
    draw(scene, v.TRAP)
    assert scene.events == []


def test_an_event_that_a_card_draws_is_discarded_but_night_lies_beside_the_deck_until_day_comes() -> None:
    scene = Skirmish([A])
    pile = scene.state.piles[v.EVENT]
    draw(scene, v.EVENT, 1)
    assert (scene.state.night, scene.state.sky, pile.discards) == (True, 0, [0, 0, 0, 0])
    draw(scene, v.EVENT, 3)
    assert (scene.state.night, scene.state.sky, pile.discards) == (True, 0, [0, 0, 0, 1])
    draw(scene, v.EVENT, 1)
    assert (scene.state.night, scene.state.sky, pile.discards) == (False, 1, [1, 0, 0, 1])
    assert scene.told("sky") == [(1,), (0,)]


def test_the_book_brings_night_without_a_card() -> None:
    scene = Skirmish([A])
    draw(scene, v.EVENT, 2)
    carry(scene, effect("brings", 1), source=v.OF_PARAGRAPH)
    assert (scene.state.night, scene.state.sky) == (True, -1)
    assert scene.state.piles[v.EVENT].discards == [0, 1, 0, 0]


def test_a_second_night_card_is_discarded() -> None:
    scene = Skirmish([A], decks={"event": [{"copies": 2, "effects": [effect("brings", 1)]}]})
    draw(scene, v.EVENT, 1)
    draw(scene, v.EVENT, 1)
    assert (scene.state.sky, scene.state.piles[v.EVENT].discards) == (0, [1])


def test_an_event_card_that_already_lies_beside_the_deck_stays_there() -> None:
    scene = Skirmish([A])
    scene.state.sky = 0
    carry(scene, effect("brings", 1), source=card_source(v.EVENT, 0))
    assert (scene.state.night, scene.state.sky) == (True, 0)
    assert scene.state.piles[v.EVENT].discards == [0, 0, 0, 0]


def test_enemies_spawn_where_the_order_says_or_at_the_target_or_the_subject() -> None:
    scene = Skirmish([A, B])
    carry(scene, effect("spawns", 2, what=DRUDGE, at=D), effect("spawns", 1, what=BRUTE))
    carry(scene, effect("spawns", 1, what=SPITTER, whom="target"), effect("spawns", 1, what=SPITTER), target=1, area=B)
    carry(scene, effect("spawns", 1, what=SPITTER), area=E)
    assert [(enemy.foe, enemy.area) for enemy in scene.state.enemies] == [
        (DRUDGE, D),
        (DRUDGE, D),
        (BRUTE, A),
        (SPITTER, B),
        (SPITTER, A),
        (SPITTER, E),
    ]
    assert not [enemy for enemy in scene.state.enemies if enemy.minion]


def test_nobody_spawns_nowhere() -> None:
    scene = Skirmish([A])
    carry(scene, effect("spawns", 1, what=DRUDGE), subject=-1)
    assert scene.state.enemies == []


def test_a_minion_obeys_who_summons_it() -> None:
    scene = Skirmish([A, B])
    carry(scene, effect("summons", 1, what=DRUDGE), subject=1)
    minion = scene.state.enemies[0]
    assert (minion.minion, minion.owner, minion.area) == (True, 1, B)
    carry(scene, effect("summons", 1, what=DRUDGE), subject=minion.who)
    assert scene.state.enemies[1].owner == 1
    scene.state.active = 1
    carry(scene, effect("summons", 1, what=DRUDGE, at=A), subject=-1)
    assert scene.state.enemies[2].owner == 1


def test_hides_and_stands_are_told_once() -> None:
    scene = Skirmish([A])
    hero = scene.hero(0, ko=True)
    carry(scene, effect("hides"), effect("hides"), effect("stands"), effect("stands"))
    assert (hero.hidden, hero.ko) == (True, False)
    assert [event.kind.code for event in scene.events] == ["hid", "stood-up"]


def test_pulls_towards_the_subject_at_most_so_far() -> None:
    scene = Skirmish([A])
    near, far = scene.enemy(DRUDGE, B), scene.enemy(DRUDGE, D)
    carry(scene, effect("pulls", 2, whom="enemies"))
    assert (near.area, far.area) == (A, B)


def test_pushes_away_from_the_subject_whose_seat_picks_the_area() -> None:
    scene = Skirmish([A, C])
    drudge = scene.enemy(DRUDGE, C)
    scene.state.steps = [Waiting()]
    carry(scene, effect("pushes", 1, whom="target"), subject=1, target=drudge.who)
    assert scene.asked() == (1, "push")
    assert scene.refused(1, Push(A)).code is Reject.WRONG_AREA
    scene.play(1, Push(F))
    assert drudge.area == F


def test_what_an_enemy_pushes_is_decided_by_its_cards_owner() -> None:
    scene = Skirmish([A, A])
    scene.state.active = 1
    drudge = scene.enemy(DRUDGE, A)
    assert drudge.owner == 1
    scene.state.steps = [Waiting()]
    carry(scene, effect("pushes", 1, whom="target"), subject=drudge.who, target=0)
    assert scene.asked() == (1, "push")


def test_nobody_is_pushed_away_from_nowhere() -> None:
    scene = Skirmish([A])
    scene.state.steps = [Waiting()]
    carry(scene, effect("pushes", 1, whom="heroes"), effect("pulls", 1, whom="heroes"), subject=-1)
    assert len(scene.state.steps) == 1


@pytest.mark.parametrize(
    ("more", "called"),
    [
        ({}, [10, 8, 9, 11]),  # the Brute has the highest rank, then by distance
        ({"amount": 2}, [8, 9]),
        ({"amount": 3}, [10, 8, 9]),
        ({"rank": 0}, [8, 9, 11]),
        ({"what": 1}, [9]),
        ({"what": 1, "rank": 1}, []),
    ],
)
def test_enemies_are_called_the_nearest_and_act_highest_rank_first(more: Json, called: list[int]) -> None:
    scene = Skirmish([A])
    for kind, area in ((DRUDGE, A), (SPITTER, B), (BRUTE, C), (DRUDGE, D)):
        scene.enemy(kind, area)
    scene.enemy(DRUDGE, A, obeys=0)
    carry(scene, effect("activates", **more))
    assert scene.state.called == called


def test_of_enemies_as_near_the_active_seats_act_first() -> None:
    scene = Skirmish([A, A, A])
    for kind in (DRUDGE, SPITTER, BRUTE):
        scene.enemy(kind, A)
    assert [enemy.owner for enemy in scene.state.enemies] == [0, 1, 2]
    scene.state.active = 1
    carry(scene, effect("activates", rank=0), subject=1)
    assert scene.state.called == [FIRST + 1, FIRST]


def test_a_door_that_opens_by_itself_draws_no_trap_and_shows_what_is_behind() -> None:
    scene = Skirmish([A])
    scene.state.doors[DOOR], scene.state.revealed = v.MAGIC, 1
    carry(scene, effect("opens", at=DOOR), effect("opens", at=DOOR))
    assert (scene.state.doors[DOOR], scene.state.revealed) == (v.OPENED, 3)
    assert [event.kind.code for event in scene.events] == ["door-opened", "revealed"]
    assert scene.told("door-opened") == [(-1, DOOR, 0)]
    assert scene.state.happened == [[v.ON_OPEN, DOOR], [v.ON_REVEAL, 1]]


def test_a_door_between_undiscovered_districts_shows_nothing_until_one_of_them_is_discovered() -> None:
    scene = Skirmish([A])
    scene.state.doors[DOOR], scene.state.revealed = v.CLOSED, 0
    carry(scene, effect("opens", at=DOOR))
    assert scene.state.revealed == 0
    carry(scene, effect("reveals", at=1))
    assert scene.state.revealed == 3
    assert scene.told("revealed") == [(1,), (0,)]


def test_a_district_is_discovered_once() -> None:
    scene = Skirmish([A])
    scene.state.doors[DOOR], scene.state.revealed = v.CLOSED, 1
    carry(scene, effect("reveals", at=1), effect("reveals", at=1))
    assert scene.told("revealed") == [(1,)]
    assert scene.state.happened == [[v.ON_REVEAL, 1]]


def test_overlays_are_placed_once_and_removed_by_kind_or_all() -> None:
    scene = Skirmish([A])
    scene.state.overlays = []
    carry(scene, effect("places", what=v.DEADLY, at=B), effect("places", what=v.DEADLY, at=B))
    carry(scene, effect("places", what=v.DIFFICULT), effect("places", what=v.DIFFICULT, at=B), area=E)
    assert scene.state.overlays == [[v.DEADLY, B, -1], [v.DIFFICULT, E, -1], [v.DIFFICULT, B, -1]]
    carry(scene, effect("removes", what=v.DIFFICULT, at=B), effect("removes", what=v.BARRIER, at=B))
    assert scene.state.overlays == [[v.DEADLY, B, -1], [v.DIFFICULT, E, -1]]
    carry(scene, effect("removes", at=B), effect("removes", at=E))
    assert scene.state.overlays == []
    assert scene.told("removed") == [(B,), (B,), (E,)]


def test_a_barrier_bars_the_area_that_it_names() -> None:
    scene = Skirmish([A])
    carry(scene, effect("places", E, what=v.BARRIER, at=A))
    assert scene.state.overlays == [[v.BARRIER, A, E]]
    assert scene.state.ways().steps[A] == [B]
    assert scene.state.ways().steps[E] == [A, B]


def test_a_magic_lock_vanishes_from_a_door_and_a_chest() -> None:
    scene = Skirmish([A], chests=[{"area": D, "lock": "magic", "effects": []}])
    scene.state.doors[DOOR] = v.MAGIC
    for _ in range(2):
        carry(scene, effect("unlocks", at=DOOR), effect("unlocks", what=0))
    assert (scene.state.doors, scene.state.chests) == ([v.CLOSED], [v.LOCKED])
    assert scene.told("unlocked") == [(DOOR, -1), (-1, 0)]


def test_objective_flags_counts_and_paragraphs() -> None:
    scene = Skirmish([A])
    carry(scene, effect("objective", what=4), effect("flag", what=2), effect("flag", what=0), effect("reads", what=7))
    carry(scene, effect("count", 2, what=1), effect("count", -1, what=1), subject=-1)
    state = scene.state
    assert (state.objective, state.flags, state.counts[:3]) == (4, 0b101, [0, 1, 0])
    assert state.happened == [[v.ON_READ, 7], [v.ON_COUNT, 1], [v.ON_COUNT, 1]]
    assert scene.told("counted") == [(1, 2), (1, 1)]


@pytest.mark.parametrize(("do", "winners", "code"), [("wins", [0, 1], "won"), ("loses", [], "lost")])
def test_all_win_or_all_lose_and_nothing_comes_after(do: str, winners: list[int], code: str) -> None:
    scene = Skirmish([A, A])
    scene.state.souls = 6
    carry(scene, effect(do, what=3), effect("hurts", 1), effect("wins", what=0))
    assert scene.state.ended is not None
    assert scene.state.ended.data() == {"winners": winners, "code": code, "scores": [6, 6]}
    assert [(event.kind.code, event.values) for event in scene.events] == [("ended", (int(do == "wins"), 3))]


WHOM = [
    ("self", 0, [0]),
    ("target", 0, [9]),
    ("heroes-here", 0, [0, 1, 11]),
    ("heroes-here", 1, [0, 1, 2, 11]),
    ("enemies-here", 0, [8]),
    ("enemies-here", 1, [8, 9]),
    ("everyone-here", 0, [0, 1, 11, 8]),
    ("others-here", 0, [1, 11, 8]),
    ("heroes-there", 0, [2]),
    ("enemies-there", 0, [9]),
    ("enemies-there", 1, [8, 9, 10]),
    ("heroes", 0, [0, 1, 2, 11]),
    ("enemies", 0, [8, 9, 10]),
    ("active", 0, [1]),
]


@pytest.mark.parametrize(("whom", "reach", "hurt"), WHOM)
def test_whom_an_effect_is_for(whom: str, reach: int, hurt: list[int]) -> None:
    scene = Skirmish([A, A, B, A])
    scene.hero(3, soul=True)
    for area in (A, B, C):
        scene.enemy(DRUDGE, area)
    scene.enemy(DRUDGE, A, obeys=0)
    scene.hero(1, hidden=True)  # met as all others
    scene.state.active = 1
    carry(scene, effect("hurts", 1, whom=whom, reach=reach), target=9, area=B)
    assert [told[0] for told in scene.told("wounded")] == hurt


def test_an_effect_of_somebody_gone_happens_where_it_was() -> None:
    scene = Skirmish([A, E])
    carry(scene, effect("hurts", 1, whom="others-here"), effect("hurts", 1), subject=30, area=E)
    assert health(scene) == [8, 7]


def test_an_effect_on_an_area_meets_those_there() -> None:
    scene = Skirmish([A, B])
    scene.enemy(DRUDGE, B)
    carry(scene, effect("hurts", 1, whom="heroes-there"), area=B)
    assert health(scene) == [8, 7]


def test_each_saves_for_itself() -> None:
    scene = Skirmish([A, A, A])
    carry(scene, effect("hurts", 2, whom="heroes", save=True), faces=[SHIELD, BLANK, SHIELD])
    assert health(scene) == [8, 6, 8]
    assert scene.told("saved") == [(0, (SHIELD,), 1), (1, (BLANK,), 0), (2, (SHIELD,), 1)]


def test_enemies_have_no_saves() -> None:
    scene = Skirmish([A])
    drudge = scene.enemy(DRUDGE, A)
    carry(scene, effect("hurts", 1, whom="enemies", save=True))
    assert drudge.health == 2


def test_other_moments_and_deeds_of_attacks_and_sentences_are_left_alone() -> None:
    scene = Skirmish([A])
    deeds = ("hits", "lethal", "pierce", "shields", "reroll", "critical", "aoe", "bash", "break", "drain")
    assert [v.DEEDS[do] for do in range(len(v.DEEDS)) if is_attack_deed(do)] == list(deeds)
    others = ("strikes", "advances", "retreats", "shelters", "armor", "bars")
    carry(scene, *[effect(do, 1) for do in (*deeds, *others)], effect("hurts", 1, when="wounds"))
    assert scene.events == []


EXPLODES = [foe(0, 0, 3, 1, effects=[effect("hurts", 2, whom="others-here", when="dies")])]


def test_a_dying_enemy_does_what_its_card_says_where_it_fell() -> None:
    scene = Skirmish([A, B], foes=EXPLODES)
    drudge = scene.enemy(DRUDGE, A)
    other = scene.enemy(DRUDGE, A)
    scene.enemy(DRUDGE, B)
    suffer(scene.state, drudge, 3, FROM, 0, Entry(Scripted([])))
    due(scene)
    assert health(scene) == [6, 8]
    assert other.health == 1


def test_one_explosion_sets_off_the_next() -> None:
    scene = Skirmish([A], foes=EXPLODES)
    first, second = scene.enemy(DRUDGE, A), scene.enemy(DRUDGE, A)
    second.health = 2
    suffer(scene.state, first, 3, FROM, 0, Entry(Scripted([])))
    due(scene)
    assert scene.state.enemies == []
    assert health(scene) == [4]


def test_a_dead_enemys_number_is_not_the_next_ones() -> None:
    scene = Skirmish([A])
    first = scene.enemy(DRUDGE, A)
    suffer(scene.state, first, 3, FROM, -1, Entry(Scripted([])))
    assert scene.enemy(DRUDGE, A).who == FIRST + 1


def test_a_falling_hero_does_what_it_wears_for_that() -> None:
    scene = Skirmish([A, A])
    scene.state.box.items[PLATE].effects.append(effects_from([effect("heals", 2, whom="heroes-here", when="dies")])[0])
    scene.hero(1, health=5)
    suffer(scene.state, scene.hero(0), 8, FROM, -1, Entry(Scripted([])))
    due(scene)
    assert health(scene) == [0, 7]


def test_who_kills_does_what_it_has_for_that_heroes_and_enemies() -> None:
    scene = Skirmish([A, A], foes=[foe(0, 0, 3, 1, effects=[effect("heals", 1, when="kills")])])
    drudge = scene.enemy(DRUDGE, A)
    drudge.health = 1
    suffer(scene.state, scene.hero(0), 8, FROM, drudge.who, Entry(Scripted([])))
    due(scene)
    assert drudge.health == 2


def test_what_is_due_of_all_that_one_has_and_of_an_attacks_own_card() -> None:
    weapon = item("weapon", "hand", attack=attack(1, effects=[effect("hurts", 2, whom="target", when="wounds")]))
    ring = item("item", "charm", effects=[effect("heals", 1, when="wounds"), effect("heals", 4, when="hurt")])
    scene = Skirmish([A])
    scene.state.box.items[:2] = [item_from(weapon), item_from(ring)]
    scene.hero(0, worn=[0, 1], health=3)
    drudge = scene.enemy(DRUDGE, A)
    scene.state.due = [[-1, v.WOUNDS, 0, drudge.who, A], [v.OF_ITEM, v.WOUNDS, 0, drudge.who, A]]
    due(scene)
    assert health(scene) == [4]
    assert drudge.health == 1
    assert [told[3] for told in scene.told("healed")] == [v.OF_ITEM + 1]


def test_nothing_is_due_of_somebody_gone() -> None:
    scene = Skirmish([A, A])
    scene.hero(0, soul=True, worn=[SWORD])
    scene.state.due = [[-1, v.TIME, 0, -1, A], [-1, v.WOUNDS, 20, 0, A]]
    due(scene)
    assert scene.events == []

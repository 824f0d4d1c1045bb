"""Coming into an area, and being moved: pushes and pulls (ruling 16)."""

from __future__ import annotations

from shem.core.chance import Entry, Scripted
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import Push
from shem.games.delve.rules.harm import suffer
from shem.games.delve.rules.moving import Pushing, enter, pull
from shem.games.delve.rules.souls import RANK_LESS, come_back
from tests.rules.delve import tiny
from tests.rules.delve.arena import Arena
from tests.rules.delve.skirmish import FIRST
from tests.rules.delve.tiny import DRUDGE, A, B, C, D, F, effect

WINGS = effect("flies", when="always")


def quiet() -> Entry:
    return Entry(Scripted([]), telling=True)


def test_a_hero_that_enters_makes_the_book_look_and_the_last_one_gathers_the_party() -> None:
    scene = Arena([A, B])
    enter(scene.state, scene.hero(0), C, quiet())
    assert scene.state.happened == [[v.ON_ENTER, C]]
    enter(scene.state, scene.hero(1), C, quiet())
    assert scene.state.happened[1:] == [[v.ON_ENTER, C], [v.ON_GATHER, C]]


def test_souls_are_not_waited_for_and_enemies_do_not_count() -> None:
    scene = Arena([A, B])
    enter(scene.state, scene.enemy(DRUDGE, A), C, quiet())
    assert scene.state.happened == []
    scene.hero(1, soul=True)
    enter(scene.state, scene.hero(0), C, quiet())
    assert scene.state.happened == [[v.ON_ENTER, C], [v.ON_GATHER, C]]


def test_the_fall_of_the_last_that_was_away_gathers_the_party_and_so_does_a_return() -> None:
    scene = Arena([A, B])
    suffer(scene.state, scene.hero(1), 8, v.OF_CARD, -1, quiet())
    assert [v.ON_GATHER, A] in scene.state.happened
    scene.state.happened = []
    scene.hero(1, rank=1)
    come_back(scene.state, 1, RANK_LESS, B, quiet())
    assert scene.state.happened == []
    scene.hero(1, soul=True, rank=1)
    come_back(scene.state, 1, RANK_LESS, A, quiet())
    assert scene.state.happened == [[v.ON_GATHER, A]]


def test_a_deadly_area_costs_heroes_a_health_but_no_flyers_and_no_enemies() -> None:
    scene = Arena([A, A])
    scene.state.overlays = [[v.DEADLY, B, -1]]
    scene.wear(1, effects=[WINGS])
    drudge = scene.enemy(DRUDGE, A)
    for figure in (scene.hero(0), scene.hero(1), drudge):
        enter(scene.state, figure, B, quiet())
    assert (scene.hero(0).health, scene.hero(1).health, drudge.health) == (7, 8, 3)


def test_a_push_goes_as_far_as_it_can_and_where_there_is_no_choice_nobody_is_asked() -> None:
    scene = Arena([A])
    drudge = scene.enemy(DRUDGE, B)
    scene.run(Pushing(FIRST, A, 3, 0))
    assert drudge.area == C and scene.asked() == (0, "push")
    assert scene.state.legal(0) == [Push(D), Push(F)]
    scene.play(0, Push(F))
    assert drudge.area == F and scene.told("bash-stopped") == [(FIRST,)]
    scene = Arena([B])
    drudge = scene.enemy(DRUDGE, C)
    scene.run(Pushing(FIRST, B, 1, -1))
    assert drudge.area == D


def test_a_barrier_stops_a_push_but_no_flyer() -> None:
    scene = Arena([B], foes=[tiny.foe(0, 0, 3, 1), tiny.foe(0, 1, 3, 1, effects=[WINGS])])
    scene.state.overlays = [[v.BARRIER, C, D], [v.BARRIER, C, F]]
    walker, flyer = scene.enemy(0, C), scene.enemy(1, C)
    scene.run(Pushing(walker.who, B, 1, 0))
    assert walker.area == C and scene.told("bash-stopped") == [(walker.who,)]
    scene.run(Pushing(flyer.who, B, 1, 0))
    assert scene.state.legal(0) == [Push(D), Push(F)]


def test_a_pull_comes_nearer_by_a_legal_path() -> None:
    scene = Arena([A])
    drudge = scene.enemy(DRUDGE, D)
    pulled = quiet()
    pull(scene.state, drudge, A, 2, pulled)
    assert drudge.area == B
    assert [event.values for event in pulled.events] == [(FIRST, D, C), (FIRST, C, B)]
    pull(scene.state, drudge, A, 5, quiet())
    assert drudge.area == A
    scene.state.doors[tiny.DOOR] = v.CLOSED
    drudge.area = C
    pull(scene.state, drudge, A, 1, quiet())
    assert drudge.area == C


def test_a_hero_that_falls_in_a_deadly_area_is_pulled_no_farther() -> None:
    scene = Arena([D, A])
    scene.state.overlays = [[v.DEADLY, C, -1]]
    hero = scene.hero(0, health=1)
    pull(scene.state, hero, A, 3, quiet())
    assert hero.soul and hero.area == C

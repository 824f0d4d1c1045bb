"""Game Start: turn order, deployment, and Golems that come later."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import shem
from shem.core.chance import Entry, Every, Scripted
from shem.core.contract import Roll, Turn
from shem.core.event import Event
from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.game import GAME
from shem.games.arcana.parts.actions import HOLD_BACK, AreaAttack, Attack, Deploy, Move, Route
from shem.games.arcana.parts.reasons import Reject
from shem.games.arcana.parts.state import Battle
from tests.rules.arcana.made import (
    effect,
    fly,
    gift,
    golem,
    kinds,
    lines,
    melee,
    move,
    named,
    pass_turns,
    plain,
    refusal,
    row,
)

PLAIN = golem("Plain", attacks=[melee("Blow", 75, 20)])
TITAN = golem("Titan", "titan", apv=160)
ZONES = [[(0, 0), (1, 0)], [(5, 0)]]


def start(
    names: Sequence[tuple[str, int]], rows: list[str] | None = None, order: str = "position", **more: Any
) -> tuple[Battle, list[Event]]:
    """A battle before its first decision, with what was told."""
    box = arcana.sandbox(
        rows or row(6), [(name, army, None) for name, army in names], golems=[PLAIN, TITAN], zones=more.pop("zones", ZONES)
    )
    entry = Entry(Scripted(more.pop("faces", [])), telling=True)
    state = GAME.new({**box.setup, "order": order}, entry)
    assert isinstance(state, Battle)
    return state, entry.events


def seat(state: Battle) -> int:
    pending = state.pending()
    assert isinstance(pending, Turn)
    return pending.seat


def do(state: Battle, action: Any) -> list[Event]:
    assert state.why_not(seat(state), action) is None
    entry = Entry(Scripted([]), telling=True)
    state.apply(seat(state), action, entry)
    return entry.events


def code(state: Battle, action: Any) -> Any:
    found = state.why_not(seat(state), action)
    assert found is not None
    return found.code


# Turn order.


def test_ruling_A22_order_by_apv_lowest_first_then_by_position() -> None:
    names = [("Plain", 0), ("Plain", 0), ("Plain", 1), ("Titan", 2), ("Plain", 3)]
    state, told = start(names, order="apv", zones=[[(0, 0)], [(1, 0)], [(2, 0)], [(3, 0)]])
    assert state.order == [1, 3, 2, 0]
    assert named(told, "order")[0]["armies"] == [1, 3, 2, 0]
    assert seat(state) == 1


def test_ruling_A22_order_by_position() -> None:
    state, _ = start([("Titan", 0), ("Plain", 1)])
    assert state.order == [0, 1]


def test_ruling_A22_random_order_is_fair() -> None:
    """Each order of three armies has the same chance."""
    names = [("Plain", 0), ("Plain", 1), ("Plain", 2)]
    box = arcana.sandbox(row(6), [(name, army, None) for name, army in names], golems=[PLAIN], zones=[[(0, 0)]] * 3)
    setup = {**box.setup, "order": "random"}
    counted: Counter[tuple[int, ...]] = Counter()
    every = Every()
    while True:
        state = GAME.new(setup, Entry(every))
        assert isinstance(state, Battle)
        counted[tuple(state.order)] += round(every.weight * 6)
        if not every.next():
            break
    assert len(counted) == 6 and set(counted.values()) == {1}


def test_ruling_B36_real_dice_for_every_roll() -> None:
    """At every roll the player may take the own dice or the app's: here the order by hand, then an attack of each."""
    match = shem.new("arcana", scenario="three-cairns", order="random", dice="enter", seed=1)
    waits = match.pending
    assert isinstance(waits, Roll)
    assert (waits.request.purpose, waits.request.sides, waits.seat) == ("order", 2, None)
    match.enter(2)
    assert match.state.data()["order"] == [1, 0]
    choose = Random(1)
    rolls = 0
    while rolls < 2:
        waits = match.pending
        if isinstance(waits, Roll):
            assert (waits.request.purpose, waits.request.sides) == ("attack", 100)
            match.enter(42) if rolls == 0 else match.roll()
            rolls += 1
        else:
            options = match.legal(waits.seats[0])
            strikes = [action for action in options if isinstance(action, Attack | AreaAttack)]
            match.play(waits.seats[0], strikes[0] if strikes else choose.choice(options))
    faces = [face for entry in match.log if isinstance(entry, shem.LogEntry) for face in entry.draws]
    assert faces[:2] == [2, 42] and 1 <= faces[2] <= 100


def test_deployment_order_is_the_turn_order_of_the_whole_battle() -> None:
    state, _ = start([("Plain", 0), ("Plain", 1)], order="random", faces=[2])
    assert seat(state) == 1
    do(state, Deploy(1, 5))
    assert seat(state) == 0
    told = do(state, Deploy(0, 0))
    assert (seat(state), state.round) == (1, 1)
    assert kinds(told) == ["deployed", "round", "turn"]


# Deployment.


def test_ruling_B20_one_golem_a_decision_into_zone_regions_with_room() -> None:
    state, _ = start([("Plain", 0)] * 3 + [("Plain", 1)])
    assert {action.key() for action in state.legal(0)} == {(1, n, r) for n in range(3) for r in (0, 1)}
    do(state, Deploy(1, 0))
    assert code(state, Deploy(1, 1)) is Reject.DEPLOYED_ALREADY
    assert code(state, Deploy(0, 2)) is Reject.NOT_IN_ZONE
    assert code(state, Deploy(3, 0)) is Reject.NOT_YOUR_GOLEM
    assert code(state, Deploy(9, 0)) is Reject.NO_SUCH_GOLEM
    assert code(state, Deploy(0, 99)) is Reject.NO_SUCH_REGION
    assert code(state, Move(1, 0, 1)) is Reject.NOT_NOW
    assert seat(state) == 0, "an army deploys wholly before the next one"


def test_ruling_B20_at_least_one_must_be_deployed_if_one_fits() -> None:
    state, _ = start([("Plain", 0)] * 2 + [("Plain", 1)])
    assert HOLD_BACK not in state.legal(0)
    assert code(state, HOLD_BACK) is Reject.MUST_DEPLOY
    do(state, Deploy(0, 0))
    told = do(state, HOLD_BACK)
    assert [event["golems"] for event in named(told, "held-back")] == [[1]]
    assert (seat(state), state.golems[1].at) == (1, -1)


def test_ruling_B20_the_army_that_finds_no_more_room_is_done() -> None:
    """Some scenarios do not have space for a whole army."""
    state, _ = start([("Plain", 0)] * 5 + [("Titan", 0), ("Plain", 1)], zones=[[(0, 0)], [(5, 0)]])
    for number in range(3):
        do(state, Deploy(number, 0))
    assert code(state, Deploy(5, 0)) is Reject.NO_ROOM
    told = do(state, Deploy(3, 0))
    assert [event["golems"] for event in named(told, "held-back")] == [[4, 5]]
    assert seat(state) == 1


def test_ruling_B20_initial_deployment_triggers_nothing() -> None:
    state, _ = start([("Plain", 0), ("Plain", 1)], rows=["T- W- P- P- P- P-"])
    told = do(state, Deploy(0, 0))
    assert kinds(told) == ["deployed"]
    assert state.golems[0].health == 100


def test_ruling_B19_an_army_that_cannot_deploy_at_all_plays_its_first_turn() -> None:
    """Where nothing fits, it is out only if it has nobody on the board at the end of its first turn."""
    state, _ = start([("Titan", 0), ("Plain", 1)], rows=["Ph3 P- P- P- P- P-"], zones=[[(0, 0)], [(5, 0)]])
    assert seat(state) == 1
    do(state, Deploy(1, 5))
    assert (seat(state), state.ended) == (0, None)
    assert [action.key() for action in state.legal(0)] == [(0,)]
    told = do(state, state.legal(0)[0])
    assert kinds(told) == ["turn-ended", "eliminated", "ended"]
    assert state.golems[0].at == -3


# Later deployment.


def late(*others: tuple[str, int, tuple[int, int] | None], rows: list[str] | None = None, **more: Any) -> Box:
    """An army with a reserve (piece 0) whose zone is the first two columns."""
    made = more.pop("made", [])
    return arcana.sandbox(
        rows or row(6),
        [("Waiting", 0, None), ("Plain", 0, (3, 0)), ("Plain", 1, (5, 0)), *others],
        golems=[golem("Waiting", moves=[move("Walk"), fly(ap=2)], attacks=[melee("Blow")]), PLAIN, TITAN, *made],
        zones=ZONES,
        **more,
    )


def test_a_late_deployment_is_a_move_at_its_cost() -> None:
    """Not Deploying Some Of Your Army: any move ability, into a zone Region with room; it uses all MP and cools."""
    box = late()
    piece = box.pieces[0]
    keys = {action.key() for action in box.legal() if action.key()[1:2] == (piece.number,)}
    assert keys == {(3, 0, slot, region) for slot in (0, 1) for region in (0, 1)}
    told = box.move(piece, "Fly", (1, 0))
    assert kinds(told) == ["entered-board"]
    assert (box.cell(piece.at), box.army(0).ap, piece.pips[:2]) == ((1, 0), 4, (0, 1))
    assert (3, piece.number, 0, 2) in {action.key() for action in box.legal()}, "its other move may follow"


def test_a_late_deployment_costs_what_it_costs_now_and_no_breakaway() -> None:
    box = late(("Plain", 1, (0, 0)))
    piece = box.pieces[0]
    piece.pips = (1, *piece.pips[1:])
    piece.uses = (1, *piece.uses[1:])
    assert lines(box.cost(piece, "Walk")) == [("cost", 1), ("cooldown", 1)]
    box.army(0).ap = 1
    found = box.why_not(Move(0, 0, 0))
    assert found is not None and (found.code, found.need, found.have) == (Reject.AP_SHORT, 2, 1)


def test_a_late_deployment_into_a_contested_region_is_allowed() -> None:
    """Walkers may enter an enemy's Region; they have to break away afterwards."""
    box = late(("Plain", 1, (0, 0)), ("Plain", 1, (0, 0)))
    box.move(box.pieces[0], "Walk", (0, 0))
    assert lines(box.cost(box.pieces[0], "Walk")) == [("cost", 1), ("cooldown", 1), ("breakaway", 1)]


def test_ruling_B20_a_late_deployment_enters_its_region() -> None:
    """Damage of the Region and triggers of moves act, as in any move."""
    lander = golem("Lander", moves=[fly()], passive=[effect("harm", "move", "enemies_here", amount=10)])
    box = late(("Plain", 1, (1, 0)), ("Lander", 0, None), rows=["T- W- P- P- P- P-"], made=[lander])
    box.move(box.pieces[4], "Fly", (1, 0))
    assert (box.pieces[4].health, box.pieces[3].health) == (95, 90)
    box.move(box.pieces[0], "Walk", (0, 0))
    assert box.pieces[0].health == 90


def test_a_late_deployment_needs_room_and_the_zone() -> None:
    box = late(*[("Plain", 1, (0, 0))] * 4)
    assert refusal(box, Move(0, 0, 0)) is Reject.NO_ROOM
    assert refusal(box, Move(0, 0, 2)) is Reject.NOT_IN_ZONE
    assert refusal(box, Route(0, 0)) is Reject.NOT_DEPLOYED


def test_reserves_have_no_attacks() -> None:
    """Rules For Off-Board Golems; ruling B20."""
    box = late()
    assert [action.key() for action in box.legal() if action.key()[0] == 5] == []


def test_reserves_have_no_passives() -> None:
    """Rules For Off-Board Golems; ruling B20: what would pin it on the board does not keep it off."""
    heavy = golem("Heavy", armor=3, passive=[gift("movement", -3), gift("armor", 4)])
    box = late(("Heavy", 0, None), made=[heavy])
    piece = box.pieces[3]
    assert (box.points(piece, "Walk").total, box.armor(piece).total) == (3, 3)
    box.move(piece, "Walk", (0, 0))
    assert (box.points(piece, "Walk").total, box.armor(piece).total) == (0, 7)


def test_a_round_limit_on_deployment() -> None:
    """Golems not deployed within it are lost, without VP or Mana."""
    box = late(scenario={"deploy_rounds": 1})
    told = pass_turns(box, 2)
    assert [(event["army"], event["lost"]) for event in named(told, "not-deployed-in-time")] == [(0, [0])]
    assert refusal(box, Move(0, 0, 0)) is Reject.GONE
    assert (box.army(0).mana, box.army(1).vp) == (6, 0)


@pytest.mark.parametrize("name", ["three-cairns", "thirst", "four-winds"])
def test_every_army_of_a_scenario_can_be_deployed_whole(name: str) -> None:
    setup = GAME.resolve({"scenario": name, "order": "position"})
    state = GAME.new(setup, Entry(Scripted([])))
    assert isinstance(state, Battle)
    while state.round == 0:
        do(state, next(action for action in state.legal(seat(state)) if isinstance(action, Deploy)))
    assert all(piece.at >= 0 for piece in state.golems)


def test_the_map_is_as_wide_as_its_zones() -> None:
    """A zone may be in several places (Deployment Zones are not necessarily contiguous)."""
    box = arcana.sandbox(
        plain(3, 1),
        [("Plain", 0, None), ("Plain", 1, (1, 0)), ("Plain", 0, (1, 0))],
        golems=[PLAIN],
        zones=[[(0, 0), (2, 0)]],
    )
    assert {action.key()[3] for action in box.legal() if action.key()[:2] == (3, 0)} == {0, 2}

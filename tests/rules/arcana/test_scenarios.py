"""Scenario Elements and Game Start: what a scenario can prescribe or change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from shem.core.chance import Entry, Scripted
from shem.core.contract import Over, Turn
from shem.core.event import Event
from shem.games.arcana.box import Box
from shem.games.arcana.game import GAME
from shem.games.arcana.parts.actions import END_TURN, HOLD_BACK, RESIGN, Deploy, EndTurn, Move
from shem.games.arcana.parts.edition import EDITIONS
from shem.games.arcana.parts.figures import LOST, RESERVE
from shem.games.arcana.parts.reasons import Reject
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.damage import destroy
from tests.rules.arcana.made import (
    Data,
    construct,
    effect,
    fly,
    golem,
    kinds,
    lines,
    melee,
    move,
    named,
    pass_turns,
    ranged,
    refusal,
    row,
)
from tests.rules.arcana.staged import Place, setup_of, staged

PLAIN = golem("Plain", attacks=[melee("Blow", 100, 20), ranged("Shot", 100, 20)])
FRAIL = golem("Frail", "warsprite", health=5)
BIRD = golem("Bird", moves=[fly(mp=5)])
GOLEMS = [PLAIN, FRAIL, BIRD]


def zones(*areas: Sequence[Sequence[int]], **more: Any) -> Data:
    """A position whose zones are these cells; more: from, until of the last."""
    found: list[Data] = [{"cells": [list(cell) for cell in area]} for area in areas]
    found[-1] |= more
    return {"zones": found}


def start(pieces: Sequence[Place], positions: Sequence[Data], faces: Sequence[int] = (), **scenario: Any) -> Battle:
    setup = setup_of(row(6), pieces, GOLEMS, positions, **{"order": "position", **scenario})
    state = GAME.new(setup, Entry(Scripted(faces)))
    assert isinstance(state, Battle)
    return state


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
    return found


# Deployment Zones.


def test_a_zone_may_open_later() -> None:
    """Deployment Zones with Round limits: not before its Round, and after its last Round not any more."""
    pieces: list[Place] = [("Plain", 0, None), ("Plain", 0, None), ("Plain", 1, None)]
    state = start(pieces, [zones([(0, 0)], [(1, 0)], **{"from": 2, "until": 2}), zones([(5, 0)])])
    assert state.legal(0) == [Deploy(0, 0), Deploy(1, 0)]
    found = code(state, Deploy(0, 1))
    assert (found.code, found.need, found.have) == (Reject.ZONE_CLOSED, 2, 0)
    do(state, Deploy(0, 0))
    do(state, HOLD_BACK)
    do(state, Deploy(2, 5))
    assert Move(1, 0, 1) not in state.legal(0) and Move(1, 0, 0) in state.legal(0)
    for _ in range(2):
        do(state, END_TURN)
    assert Move(1, 0, 1) in state.legal(0)
    for _ in range(2):
        do(state, END_TURN)
    found = code(state, Move(1, 0, 1))
    assert (found.code, found.need) == (Reject.ZONE_CLOSED, -1)


def test_a_zone_may_close_after_the_start() -> None:
    pieces: list[Place] = [("Plain", 0, None), ("Plain", 0, None), ("Plain", 1, None)]
    state = start(pieces, [zones([(0, 0)], until=1), zones([(5, 0)])])
    do(state, Deploy(0, 0))
    do(state, HOLD_BACK)
    do(state, Deploy(2, 5))
    assert Move(1, 0, 0) in state.legal(0)
    for _ in range(2):
        do(state, END_TURN)
    assert Move(1, 0, 0) not in state.legal(0)


def test_zones_need_not_be_contiguous() -> None:
    """Split zones: the player chooses who starts where."""
    pieces: list[Place] = [("Plain", 0, None), ("Plain", 1, None)]
    state = start(pieces, [zones([(0, 0)], [(3, 0)]), zones([(5, 0)])])
    assert state.legal(0) == [Deploy(0, 0), Deploy(0, 3)]


# Prescribed places.


def test_golems_with_fixed_places_stand_there_without_a_decision() -> None:
    """In some scenarios each Golem has its Region already."""
    pieces: list[Place] = [("Plain", 0, None), ("Plain", 0, None), ("Plain", 1, None)]
    state = start(pieces, [{**zones([(0, 0)]), "places": [[2, 0], None]}, {**zones([(5, 0)]), "places": [[4, 0]]}])
    assert (state.golems[0].at, state.golems[2].at) == (2, 4)
    assert state.legal(0) == [Deploy(1, 0), HOLD_BACK]
    do(state, Deploy(1, 0))
    assert (seat(state), state.round) == (0, 1), "the second army has nothing to deploy"


def test_golems_may_start_off_the_board() -> None:
    """They come later, by a move; initially they cannot be deployed."""
    pieces: list[Place] = [("Plain", 0, None), ("Plain", 0, None), ("Plain", 1, None)]
    state = start(pieces, [{**zones([(0, 0)]), "places": [None, "reserve"]}, zones([(5, 0)])])
    assert state.legal(0) == [Deploy(0, 0)]
    assert code(state, Deploy(1, 0)).code is Reject.STARTS_OFF_BOARD
    do(state, Deploy(0, 0))
    do(state, Deploy(2, 5))
    assert Move(1, 0, 0) in state.legal(0)


def test_ruling_B19_an_army_that_starts_off_the_board_is_out_only_after_its_first_turn() -> None:
    pieces: list[Place] = [("Plain", 0, None), ("Plain", 1, None)]
    for comes in (True, False):
        state = start(pieces, [{**zones([(0, 0)]), "places": ["reserve"]}, zones([(5, 0)])])
        do(state, Deploy(1, 5))
        assert seat(state) == 0 and state.ended is None
        if comes:
            do(state, Move(0, 0, 0))
        do(state, END_TURN)
        assert (state.ended is None) == comes
        assert state.golems[0].at == (0 if comes else LOST)


def test_ruling_B20_a_scenario_without_room_for_all() -> None:
    """Who does not fit stays in reserve and comes by a move."""
    pieces: list[Place] = [*[("Plain", 0, None)] * 5, ("Plain", 1, None)]
    state = start(pieces, [zones([(0, 0)]), zones([(5, 0)])])
    for number in range(4):
        do(state, Deploy(number, 0))
    assert (seat(state), state.golems[4].at) == (1, RESERVE)


# Turn order.


@pytest.mark.parametrize(
    ("order", "faces", "found"), [("position", [], [0, 1]), ("apv", [], [1, 0]), ("random", [2], [1, 0])]
)
def test_ruling_A22_methods_of_turn_order(order: str, faces: list[int], found: list[int]) -> None:
    pieces: list[Place] = [("Plain", 0, None), ("Plain", 0, None), ("Plain", 1, None)]
    assert start(pieces, [zones([(0, 0)]), zones([(5, 0)])], faces, order=order).order == found


# Capture Regions.


def hold(pieces: Sequence[Place], capture: Data, **scenario: Any) -> Box:
    return staged(row(6), pieces, GOLEMS, captures=[{"at": [0, 0], "vp": 1, "positions": [], **capture}], **scenario)


BOTH: list[Place] = [("Plain", 0, (0, 0)), ("Plain", 1, (5, 0))]


def test_a_capture_region_may_give_mana() -> None:
    told = pass_turns(hold(BOTH, {"vp": 0, "mana": 3}), 2)
    assert [(event["army"], event["change"]) for event in named(told, "mana-changed")] == [(0, 3)]


def test_a_capture_region_may_pay_each_army_once() -> None:
    box = hold(BOTH, {"vp": 2, "once": True})
    assert [event["vp"] for event in named(pass_turns(box, 6), "captured")] == [2]
    box.put(box.pieces[0], (1, 0))
    box.put(box.pieces[1], (0, 0))
    assert [event["army"] for event in named(pass_turns(box, 4), "captured")] == [1]


def test_a_capture_region_may_pay_more_the_longer_it_is_held() -> None:
    """Each further turn in a row of the same holder; who loses it begins anew."""
    box = hold(BOTH, {"vp": 1, "grows": 2})
    told = pass_turns(box, 6)
    assert [event["vp"] for event in named(told, "captured")] == [1, 3, 5]
    last = [event for event in told if event.kind.code == "captured"][-1]
    assert lines(last.tallies[0][1]) == [("capture", 1), ("grows", 4)]
    box.put(box.pieces[1], (0, 0))
    assert named(pass_turns(box, 2), "captured") == []
    box.put(box.pieces[1], (5, 0))
    assert [event["vp"] for event in named(pass_turns(box, 2), "captured")] == [1]


# Changed figures.


def test_destruction_may_give_other_victory_points_and_mana() -> None:
    """Golem Destruction: scenario-specific conditions may change the amount of Mana; VP by class as the scenario says."""
    pieces: list[Place] = [("Plain", 0, (0, 0)), ("Frail", 1, (0, 0)), ("Plain", 1, (5, 0))]
    box = staged(row(6), pieces, GOLEMS, class_vp=[4, 3, 2, 1], destruction_mana=50)
    told = box.attack(box.pieces[0], "Blow", box.pieces[1], 42)
    assert [(event["vp"], event["mana"]) for event in named(told, "destroyed")] == [(4, 50)]


def fallen(army: int, **scenario: Any) -> tuple[int, int]:
    """VP of the army that destroys a Frail one and then a Construct, both of 100 APV."""
    idol = construct("Idol", apv=100)
    positions = scenario.pop("positions", [])
    pieces: list[Place] = [(name, seat, (at, 0)) for name, at in (("Frail", 0), ("Plain", 5)) for seat in (0, 1)]
    box = staged(row(6), pieces, [*GOLEMS, idol], positions, **scenario)
    destroy(box.state, box.pieces[1 - army], army, Entry(Scripted([])))
    first = box.army(army).vp
    destroy(box.state, box.summon("Idol", 1 - army, (5, 0)), army, Entry(Scripted([])))
    return first, box.army(army).vp - first


@pytest.mark.parametrize("army", [0, 1])
def test_ruling_B17_the_share_of_vp_and_whether_constructs_give_any_are_the_scenarios(army: int) -> None:
    """20 % of the APV unless it says otherwise, fractions dropped; a Construct's is its Relic's."""
    assert fallen(army, destruction="apv") == (20, 20)
    assert fallen(army, destruction="apv", destruction_vp=33) == (33, 33)
    assert fallen(army, destruction="apv", construct_vp=False) == (20, 0)
    assert fallen(army, destruction="class", construct_vp=False) == (1, 0)


def test_victory_conditions_can_be_different_for_each_player_position() -> None:
    """Victory Conditions: what destroyed Golems are worth, and with how many VP the battle ends."""
    own = [{}, {"destruction": "apv", "destruction_vp": 7, "construct_vp": False}]
    assert fallen(0, destruction="class", positions=own) == (1, 1)
    assert fallen(1, destruction="class", positions=own) == (7, 0)
    other = [{"class_vp": [9, 9, 9, 9]}, {"destruction": "none"}]
    assert (fallen(0, destruction="class", positions=other), fallen(1, destruction="class", positions=other)) == (
        (9, 9),
        (0, 0),
    )


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("had", "winners"), [((4, 8), None), ((5, 8), [0]), ((2, 12), [1]), ((5, 12), [1])])
def test_a_position_may_need_other_vp_to_end_the_battle(
    edition: str, had: tuple[int, int], winners: list[int] | None
) -> None:
    """Victory Conditions: who has what it needs wins, though another, who needs more, has more (ruling B32)."""
    pieces: list[Place] = [("Plain", 0, (0, 0)), ("Plain", 1, (5, 0))]
    box = staged(row(6), pieces, GOLEMS, [{"vp_total": 5}, {}], vp_total=12)
    box.army(0).vp, box.army(1).vp = had
    box.end_turn()
    assert (None if box.state.ended is None else box.state.ended.winners) == winners


def test_a_scenario_may_change_the_figures_of_cover() -> None:
    """Region Cover, Intervening Cover: a Warsprite in Medium Cover, one Region of Medium Cover before it."""
    medium = {"walk": 1, "values": [30, 0, 0, 0], "intervenes": True}

    def shot(**change: Any) -> list[tuple[str, int]]:
        pieces: list[Place] = [("Plain", 0, (0, 0)), ("Frail", 1, (2, 0))]
        setup = setup_of(["P- Pm Pm"], pieces, GOLEMS)
        covers = {**setup["terrain"]["covers"], "medium": {**setup["terrain"]["covers"]["medium"], **change}}
        setup = {**setup, "terrain": {**setup["terrain"], "covers": covers}}
        box = Box(setup, [(army, cell) for _, army, cell in pieces], 0)
        tally = box.to_hit(box.pieces[0], "Shot", box.pieces[1])
        return [*lines(tally)[1:-1], ("walk", box.state.field.regions[1].walk)]

    assert shot() == [("intervening", -10), ("cover", -20), ("walk", 2)]
    assert shot(**medium) == [("intervening", -15), ("cover", -30), ("walk", 1)]
    assert shot(**{**medium, "intervenes": False}) == [("cover", -30), ("walk", 1)]


def test_a_region_effect_of_the_scenario_is_on_the_neutral_side() -> None:
    """Region-Based Special Effects; ruling B23: it acts beside an ally's and an enemy's."""
    blessed = {"name": "Shrine", "at": [[0, 0]], "effects": [{**effect("modify", "always", "everyone_here"), **DODGE}]}
    box = staged(row(6), BOTH, GOLEMS, regions=[blessed])
    assert (box.dodge(box.pieces[0]).total, box.dodge(box.pieces[1]).total) == (10, 0)


DODGE = {"attribute": "dodge", "operation": "add", "amount": 10}


# Teams (ruling B31).

FOUR: list[Place] = [
    ("Plain", 0, (0, 0)),
    ("Frail", 0, (2, 0)),
    ("Plain", 1, (5, 0)),
    ("Plain", 2, (0, 0)),
    ("Plain", 3, (5, 0)),
]
TWO_TEAMS = [{"team": 0}, {"team": 1}, {"team": 0}, {"team": 1}]


def teams(pieces: Sequence[Place] = FOUR, **scenario: Any) -> Box:
    return staged(row(6), pieces, GOLEMS, TWO_TEAMS, **scenario)


def test_ruling_B31_team_mates_do_not_hold_or_contest() -> None:
    """No Breakaway from them, no -20, no halt; no attack on them; each collects at its own turn start."""
    box = teams(captures=[{"at": [0, 0], "vp": 1, "positions": []}], wells=[{"at": [0, 0], "mana": [6, 3]}])
    first, mate = box.pieces[0], box.pieces[3]
    assert box.cost(first, "Walk").total == 1
    assert box.to_hit(first, "Shot", box.pieces[1]).total == 100
    assert not any(action.key()[0] == 5 and action.key()[3] == mate.number for action in box.legal())
    told = pass_turns(box, 4)
    assert [(event["army"], event["total"]) for event in named(told, "captured")] == [(2, 1), (0, 1)]
    assert [(event["army"], event["mana"]) for event in named(told, "well")] == [(2, 6), (0, 3)]
    assert box.army(0).mana != box.army(2).mana, "they share no pool"


def test_ruling_B31_an_enemy_contests_for_the_whole_team() -> None:
    box = teams(captures=[{"at": [0, 0], "vp": 1, "positions": []}])
    box.put(box.pieces[2], (0, 0))
    assert named(pass_turns(box, 8), "captured") == []


def test_ruling_B31_team_points_are_the_sum() -> None:
    box = teams(rounds=1)
    for number, points in enumerate([2, 4, 3, 0]):
        box.army(number).vp = points
    pass_turns(box, 4)
    ended = box.state.ended
    assert ended is not None and (ended.winners, ended.scores, ended.code) == ([0, 2], [2, 4, 3, 0], "round-limit")


def test_ruling_B31_a_total_is_reached_by_a_team() -> None:
    box = teams(vp_total=5, captures=[{"at": [0, 0], "vp": 2, "positions": []}])
    box.army(0).vp = 3
    pass_turns(box, 2)
    ended = box.state.ended
    assert ended is not None and (ended.winners, ended.scores, ended.code) == ([0, 2], [3, 0, 2, 0], "vp-total")


def test_ruling_B31_the_last_team_standing() -> None:
    """A team-mate alone keeps the team in the battle; an eliminated one wins with it."""
    pieces: list[Place] = [("Plain", 0, (0, 0)), ("Frail", 1, (0, 0)), ("Frail", 2, (0, 0)), ("Frail", 3, (0, 0))]
    box = teams(pieces, last_standing_wins=True)
    told = box.attack(box.pieces[0], "Blow", box.pieces[1], 42)
    assert "eliminated" in kinds(told) and box.state.ended is None
    box.pieces[0].uses = (box.pieces[0].uses[0], 0, *box.pieces[0].uses[2:])
    box.state.golems[2].health = 0
    box.state.place(box.state.golems[2], -2)
    told = box.attack(box.pieces[0], "Blow", box.pieces[3], 42)
    ended = box.state.ended
    assert ended is not None and (ended.winners, ended.code) == ([0, 2], "last-standing")


@pytest.mark.parametrize(("lost", "winners"), [(None, []), (4, [0, 2]), (0, [1, 3])])
def test_ruling_B32_ties_of_teams_go_to_the_most_apv_on_the_board(lost: int | None, winners: list[int]) -> None:
    pieces: list[Place] = [("Plain", 0, (0, 0)), ("Plain", 0, (1, 0)), ("Plain", 1, (5, 0)), ("Plain", 2, (0, 0))]
    pieces += [("Plain", 3, (4, 0)), ("Plain", 3, (4, 0))]
    box = teams(pieces, rounds=1)
    if lost is not None:
        box.state.place(box.pieces[lost], LOST)
    pass_turns(box, 4)
    ended = box.state.ended
    assert ended is not None and ended.winners == winners


# Ends of armies and turns.


def test_ruling_B19_resigning_leaves_the_others_to_play_on() -> None:
    """All its Golems leave without VP or Mana, its reserves too; then the next army is on."""
    pieces: list[Place] = [("Plain", 0, (0, 0)), ("Plain", 0, None), ("Plain", 1, (0, 0)), ("Plain", 2, (5, 0))]
    box = staged(row(6), pieces, GOLEMS, resign=True)
    assert RESIGN in box.legal()
    told = box.play(RESIGN)
    assert kinds(told) == ["resigned", "eliminated", "turn"]
    assert [piece.at for piece in box.pieces[:2]] == [LOST, LOST]
    assert (box.army(0).mana, box.army(1).vp, box.army(2).vp) == (0, 0, 0)
    assert box.state.order[box.state.turn] == 1
    assert kinds(box.play(RESIGN)) == ["resigned", "eliminated", "ended"]
    ended = box.state.ended
    assert ended is not None and ended.code == "last-standing"


def test_ruling_B19_resigning_only_where_the_setup_allows_it() -> None:
    box = staged(row(6), BOTH, GOLEMS)
    assert RESIGN not in box.legal()
    assert refusal(box, RESIGN) is Reject.NO_RESIGNING


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_do_not_resign(name: str) -> None:
    from shem.bots.registry import bot
    from shem.core.sight import Sight

    box = staged(row(2), [("Bird", 0, (0, 0)), ("Plain", 1, (1, 0))], GOLEMS, resign=True)
    box.army(0).ap = 0
    player = bot(name, "arcana", 1)
    sight = Sight(GAME, box.setup, box.state, 0)
    for _ in range(30):
        assert isinstance(player.choose(sight).action, EndTurn)
    assert len(sight.legal()) == 2


def test_ruling_B34_the_turn_ends_when_the_active_army_dies() -> None:
    """Its action is finished; it gets no Mana for the AP that are left, only that of its Golem."""
    pieces: list[Place] = [("Frail", 0, (0, 0)), ("Plain", 1, (5, 0)), ("Plain", 2, (5, 0))]
    box = staged(["P- W- P- P- P- P-"], pieces, GOLEMS)
    told = box.move(box.pieces[0], "Walk", (1, 0))
    assert kinds(told) == ["moved", "harmed", "destroyed", "eliminated", "turn"]
    assert (box.army(0).mana, box.state.order[box.state.turn]) == (20, 1)


def test_ruling_B21_all_is_resolved_before_elimination_is_looked_at() -> None:
    """An encounter that a death sets off comes before its army is out, and may bring it help."""
    pieces: list[Place] = [("Plain", 0, (0, 0)), ("Frail", 1, (0, 0)), ("Plain", 2, (5, 0))]
    help = {
        "id": "help",
        "title": {"en": "help"},
        "trigger": {"kind": "destroyed", "of": 1},
        "results": [{"kind": "spawn", "golem": "plain", "to": "position", "position": 1, "at": [3, 0]}],
    }
    box = staged(row(6), pieces, GOLEMS, encounters=[help])
    told = box.attack(box.pieces[0], "Blow", box.pieces[1], 42)
    assert kinds(told) == ["attacked", "struck", "destroyed", "encounter", "spawned"]
    assert not box.army(1).out and isinstance(box.state.pending(), Turn)


def test_the_battle_ends_where_nobody_stands() -> None:
    bomb = golem("Bomb", health=5, attacks=[melee("Burst", 100, 20, scope="everyone")], moves=[move("Walk")])
    box = staged(row(2), [("Bomb", 0, (0, 0)), ("Frail", 1, (0, 0))], [*GOLEMS, bomb], TWO_TEAMS[:2])
    box.attack(box.pieces[0], "Burst", (0, 0), 42)
    assert isinstance(box.state.pending(), Over)

"""Turn Structure, Action Costs, Cooldown, Mana and upkeep."""

from __future__ import annotations

import pytest

import shem
from shem.core.chance import Entry, Scripted
from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.content.compile_scenario import action_points
from shem.games.arcana.game import GAME, new_battle
from shem.games.arcana.parts.actions import END_TURN, Attack, Deploy, Go
from shem.games.arcana.parts.reasons import Reject
from tests.rules.arcana.made import Data, effect, gift, golem, kinds, lines, melee, move, named, pass_turns, refusal, row

PLAIN = golem("Plain", attacks=[melee("Blow", 75, 20)])


def pair(first: Data = PLAIN, second: Data = PLAIN, **scenario: object) -> Box:
    """Two enemies in one Region, each with a friend at the far end of the row."""
    names = [(first["name"], 0, (0, 0)), (second["name"], 1, (0, 0)), ("Plain", 0, (4, 0)), ("Plain", 1, (5, 0))]
    return arcana.sandbox(row(6), names, golems=[first, second, PLAIN], scenario=scenario)


# Turns and rounds.


def test_a_round_is_one_turn_of_each_army() -> None:
    box = pair()
    told = pass_turns(box, 3)
    assert [(event["army"], event["round"]) for event in named(told, "turn")] == [(1, 1), (0, 2), (1, 2)]
    assert [event["round"] for event in named(told, "round")] == [2]


def test_there_are_no_actions_in_another_players_turn() -> None:
    box = pair()
    assert box.state.legal(1) == []
    found = box.state.why_not(1, END_TURN)
    assert found is not None and found.code is Reject.NOT_YOUR_TURN
    assert refusal(box, Go(0)) is Reject.NOT_NOW


def test_ruling_B34_a_turn_ends_only_when_its_player_says_so() -> None:
    """Ending Your Turn: not when the AP are gone."""
    box = pair()
    box.army(0).ap = 1
    box.attack(box.pieces[0], "Blow", box.pieces[1], 42)
    assert box.army(0).ap == 0
    assert box.legal() == [END_TURN]
    assert box.state.pending().seats == [0]


def test_a_scenario_may_set_the_ap_of_first_turns_by_place_in_the_turn_order() -> None:
    """Action Points: whoever is first has so many, others the usual pool, and so all have later."""
    box = pair(first_turn_ap=[4])
    assert (box.army(0).ap, box.army(1).ap) == (4, 6)
    told = pass_turns(box, 2)
    assert [event["ap"] for event in named(told, "turn-ended")] == [4, 6]
    assert box.army(0).ap == 6
    setup = {**box.setup, "armies": box.setup["armies"][::-1]}
    plan = GAME.plan(setup)
    assert [army.ap for army in new_battle(plan, [1, 0]).armies] == [6, 4, 0]


def test_rulings_A1_B9_the_end_of_a_turn() -> None:
    """Unspent AP become Mana one for one, the pool is refreshed, everything of the army cools (A1), the next army plays."""
    box = pair()
    attacker, enemy = box.pieces[:2]
    enemy.pips = (enemy.pips[0], 2, *enemy.pips[2:])
    enemy.uses = (enemy.uses[0], 2, *enemy.uses[2:])
    box.attack(attacker, "Blow", enemy, 42)
    told = box.end_turn()
    assert kinds(told) == ["turn-ended", "turn"]
    (ended,) = named(told, "turn-ended")
    assert (ended["ap"], ended["mana"], ended["total"]) == (5, 5, 5)
    assert (box.army(0).ap, box.army(0).mana, attacker.pips[1], enemy.pips[1]) == (6, 5, 1, 2)
    assert box.state.pending().seats == [1]


def test_mana_stays_and_ap_do_not() -> None:
    """Mana Pool: kept until used. Action Point Pool: the remainder is not carried over."""
    box = pair()
    pass_turns(box, 4)
    assert (box.army(0).ap, box.army(0).mana) == (6, 12)


@pytest.mark.parametrize(("ap", "mana"), [(9, 9), (2, 2), (0, 0)])
def test_ruling_B24_the_refresh_sets_exactly_the_start_value(ap: int, mana: int) -> None:
    """AP above the start value convert too."""
    box = pair()
    box.army(0).ap = ap
    box.end_turn()
    assert (box.army(0).ap, box.army(0).mana) == (6, mana)


@pytest.mark.parametrize(("points", "ap"), [(500, 6), (501, 8), (1000, 8), (1001, 10), (2000, 10), (2001, 12), (3000, 12)])
def test_ruling_A11_action_points(points: int, ap: int) -> None:
    assert action_points(points) == ap


@pytest.mark.parametrize(("scenario", "ap"), [("last-man-standing", [6, 6]), ("thirst", [5, 6]), ("three-cairns", [4, 6])])
def test_all_have_the_same_ap_but_for_the_first_turns_that_a_scenario_gives(scenario: str, ap: list[int]) -> None:
    match = shem.new("arcana", scenario=scenario, seed=1)
    assert sorted(army["ap"] for army in match.state.data()["armies"][:2]) == ap


# Cooldown.


def test_cooldown_of_a_walk() -> None:
    """Cooldown Move Example: 1 AP, then 2, and still cooling next turn 4; left alone it is 1 again."""
    box = pair(golem("Walker"))
    walker = box.pieces[0]
    box.put(box.pieces[1], (5, 0))
    costs = []
    for to in ((1, 0), (0, 0)):
        costs.append(box.cost(walker, "Walk").total)
        box.move(walker, "Walk", to)
    assert (costs, walker.pips[0]) == ([1, 2], 2)
    box.end_turn()
    assert walker.pips[0] == 1
    box.end_turn()
    assert lines(box.cost(walker, "Walk")) == [("cost", 1), ("cooldown", 3)]
    pass_turns(box, 2)
    assert (walker.pips[0], box.cost(walker, "Walk").total) == (0, 1)


def test_cooldown_of_stumbling_quake() -> None:
    """Cooldown Attack Example: 2, 4, then 8 until all three points are gone."""
    quake = golem("Preserver", "titan", attacks=[melee("Stumbling Quake", 75, 1, ap=2)])
    box = pair(quake)
    piece, target = box.pieces[:2]
    costs = [box.cost(piece, "Stumbling Quake").total]
    box.attack(piece, "Stumbling Quake", target, 42)
    assert piece.pips[1] == 2
    costs.append(box.cost(piece, "Stumbling Quake").total)
    box.attack(piece, "Stumbling Quake", target, 42)
    assert (costs, box.army(0).ap, piece.pips[1]) == ([2, 4], 0, 3)
    seen = []
    for _ in range(4):
        seen.append(box.cost(piece, "Stumbling Quake").total)
        pass_turns(box, 2)
    assert seen == [8, 8, 8, 2]


def test_cooldown_of_slippery_strike() -> None:
    """The older rulebook's example: 1, 2, 4 the turn after, then 8, which no pool of 6 can pay."""
    box = arcana.sandbox(row(3), [("Dune Viper", 0, (0, 0)), ("Plain", 1, (0, 0))], golems=[PLAIN])
    viper, target = box.pieces
    costs = []
    for _ in range(2):
        costs.append(box.cost(viper, "Slippery Strike").total)
        box.attack(viper, "Slippery Strike", target, 91)
    assert viper.pips[2] == 3
    pass_turns(box, 2)
    assert viper.pips[2] == 2
    costs.append(box.cost(viper, "Slippery Strike").total)
    box.attack(viper, "Slippery Strike", target, 91)
    assert viper.pips[2] == 3
    pass_turns(box, 2)
    costs.append(box.cost(viper, "Slippery Strike").total)
    assert costs == [1, 2, 4, 8]
    found = box.why_not(Attack(0, 2, 1))
    assert found is not None and (found.code, found.need, found.have) == (Reject.AP_SHORT, 8, 6)
    pass_turns(box, 4)
    assert (viper.pips[2], box.cost(viper, "Slippery Strike").total) == (0, 1)


def test_ruling_B12_each_ability_cools_by_itself() -> None:
    """Moves and attacks, of each Golem its own."""
    two = golem("Two", moves=[move("Walk"), move("Second Walk")], attacks=[melee("Blow"), melee("Kick")])
    box = arcana.sandbox(row(4), [("Two", 0, (0, 0)), ("Two", 0, (0, 0)), ("Plain", 1, (0, 0))], golems=[two, PLAIN])
    piece, other, enemy = box.pieces
    box.attack(piece, "Kick", enemy, 91)
    assert (piece.pips, other.pips) == ((0, 0, 0, 2), (0, 0, 0, 0))
    assert [box.cost(piece, name).total for name in ("Walk", "Second Walk", "Blow", "Kick")] == [2, 2, 1, 2]


def test_ruling_B11_a_move_in_cooldown_can_fall_to_nothing_in_its_turn() -> None:
    """Doubled since the Cooldown last reached 0, so whatever cools it to 0 makes it cheap at once."""
    spring = golem("Spring", attacks=[melee("Kick", 100, 0, effect("cool", whom="self", amount=1, select=["moves"]))])
    box = pair(spring)
    piece, enemy = box.pieces[:2]
    box.put(enemy, (1, 0))
    box.move(piece, "Walk", (1, 0))
    told = box.attack(piece, "Kick", enemy, 42)
    assert [(event["ability"], event["pips"]) for event in named(told, "cooled")] == [(0, 0)]
    assert lines(box.cost(piece, "Walk")) == [("cost", 1), ("breakaway", 1)]
    for to in ((0, 0), (1, 0)):
        box.army(0).ap = 6
        box.move(piece, "Walk", to)
    assert (piece.pips[0], piece.uses[0]) == (2, 2)
    box.attack(piece, "Kick", enemy, 42)
    assert (piece.pips[0], piece.uses[0]) == (1, 2), "still cooling, still dear"


# Mana.


def test_the_mana_of_a_destroyed_golem() -> None:
    """Golem Destruction: 20 % of the combined APV: 80 with a Knight of 20 give 20, 80 alone give 16; ruling B17."""
    for apv, mana in ((80, 16), (100, 20), (99, 19), (55, 11), (4, 0)):
        frail = golem("Frail", "warsprite", health=1, apv=apv)
        box = pair(PLAIN, frail)
        told = box.attack(box.pieces[0], "Blow", box.pieces[1], 42)
        assert named(told, "destroyed")[0]["mana"] == mana
        assert (box.army(0).mana, box.army(1).mana) == (0, mana), "it goes to the army that lost it"


def test_ruling_A5_a_mana_well_gives_6_and_6() -> None:
    """Mana Wells: collected at the start of the owner's turn, whatever the Golem's size; then it is empty."""
    box = pair(golem("Big", "titan", apv=160), wells=[{"at": [0, 0], "mana": [6, 6]}])
    box.put(box.pieces[1], (5, 0))
    told = pass_turns(box, 8)
    assert [(event["army"], event["mana"], event["left"]) for event in named(told, "well")] == [(0, 6, 1), (0, 6, 0)]
    assert box.army(0).mana == 6 * 4 + 12


def test_a_contested_well_gives_nothing() -> None:
    box = pair(wells=[{"at": [0, 0], "mana": [6, 6]}])
    assert named(pass_turns(box, 4), "well") == []


def test_wells_of_other_amounts_and_shared_collections() -> None:
    """A scenario may set other amounts, and each army collects what is left."""
    box = pair(wells=[{"at": [4, 0], "mana": [3, 1, 9]}, {"at": [1, 0], "mana": [6]}])
    told = pass_turns(box, 2)
    box.put(box.pieces[2], (3, 0))
    box.put(box.pieces[3], (4, 0))
    told += pass_turns(box, 3)
    found = [(event["army"], event["mana"]) for event in named(told, "well")]
    assert found == [(0, 3), (1, 1), (1, 9)]


def test_mana_per_turn() -> None:
    box = pair(mana_per_turn=2)
    told = pass_turns(box, 2)
    assert [(event["army"], event["mana"]) for event in named(told, "granted")] == [(1, 2), (0, 2)]
    assert [event["tally"] for event in named(told, "granted")] == [{"mana": [["granted", 2, -1]]}] * 2


# Upkeep.


def test_ruling_B8_upkeep_order() -> None:
    """Capture VP, wells, granted Mana, damage over time, auras, Swamp, then what expires."""
    cloud = golem("Cloud", passive=[effect("harm", "upkeep", "enemies_here", amount=3)])
    venom = golem(
        "Venom",
        attacks=[
            melee("Sting", 100, 0, effect("harm_each_turn", amount=5, rounds=3)),
            melee("Mark", 100, 0, effect("modify", attribute="armor", operation="add", amount=1, rounds=1)),
        ],
    )
    box = arcana.sandbox(
        ["W- P- P-"],
        [("Venom", 0, (0, 0)), ("Venom", 0, (1, 0)), ("Cloud", 1, (0, 0)), ("Venom", 1, (2, 0))],
        golems=[cloud, venom],
        scenario={
            "captures": [{"at": [1, 0], "vp": 1, "positions": []}],
            "wells": [{"at": [1, 0], "mana": [6, 6]}],
            "mana_per_turn": 1,
        },
    )
    box.affect(box.pieces[0], box.pieces[3], "Sting")
    box.affect(box.pieces[2], box.pieces[0], "Mark")
    told = pass_turns(box, 2)
    own = [event.kind.code for event in told[kinds(told).index("round") :]]
    assert own == ["round", "turn", "captured", "well", "granted", "harmed", "harmed", "harmed", "expired"]
    assert [event["damage"] for event in named(told[kinds(told).index("round") :], "harmed")] == [5, 3, 5]


def test_ruling_B8_upkeep_runs_in_round_1_too() -> None:
    """What stands on a Capture Region from deployment on earns at its army's first turn start."""
    box = arcana.sandbox(
        row(2),
        [("Plain", 0, None), ("Plain", 1, None)],
        golems=[PLAIN],
        zones=[[(0, 0)], [(1, 0)]],
        scenario={"captures": [{"at": [0, 0], "vp": 2, "positions": []}]},
    )
    entry = Entry(Scripted([]), telling=True)
    state = GAME.new(box.setup, entry)
    state.apply(0, Deploy(0, 0), entry)
    state.apply(1, Deploy(1, 1), entry)
    assert [event.kind.code for event in entry.events] == ["order", "deployed", "deployed", "round", "turn", "captured"]


def test_ruling_B19_the_mana_of_reserves_lost_is_none() -> None:
    """Reserves are lost without VP or Mana."""
    box = arcana.sandbox(
        row(2),
        [("Plain", 0, (0, 0)), ("Frail", 1, (0, 0)), ("Plain", 1, None)],
        golems=[PLAIN, golem("Frail", health=1, apv=90)],
    )
    told = box.attack(box.pieces[0], "Blow", box.pieces[1], 42)
    assert [event["lost"] for event in named(told, "eliminated")] == [[box.pieces[2].number]]
    assert (box.army(0).vp, box.army(1).mana) == (2, 18)


def test_ruling_B34_the_turn_of_an_army_that_dies_in_it_ends_without_mana_for_ap() -> None:
    """Three armies: the next one plays; the dead army's AP are gone."""
    bomber = golem("Bomber", health=5, apv=50, attacks=[melee("Burst", 100, 20, scope="everyone")])
    box = arcana.sandbox(
        row(3), [("Bomber", 0, (0, 0)), ("Plain", 1, (0, 0)), ("Plain", 2, (2, 0))], golems=[bomber, PLAIN]
    )
    told = box.attack(box.pieces[0], "Burst", (0, 0), 42)
    assert box.army(0).out
    assert "turn-ended" not in kinds(told)
    assert (box.army(0).mana, box.state.pending().seats) == (10, [1])
    box.end_turn()
    told = box.end_turn()
    assert [(event["army"], event["round"]) for event in named(told, "turn")] == [(1, 2)], "its place is skipped"


def test_a_passive_never_asks_for_its_figures_of_a_golem_in_reserve() -> None:
    """Rules For Off-Board Golems; ruling B20: reserves have no powers or passives."""
    cloud = golem("Cloud", passive=[effect("harm", "upkeep", "enemies_here", amount=5), gift("armor", 5, "allies_here")])
    box = arcana.sandbox(row(2), [("Cloud", 0, None), ("Plain", 1, (0, 0)), ("Plain", 0, (1, 0))], golems=[cloud, PLAIN])
    told = pass_turns(box, 2)
    assert "harmed" not in kinds(told)
    assert box.armor(box.pieces[2]).total == 0

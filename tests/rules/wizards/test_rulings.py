"""The rulings, each by its number."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from shem.core.chance import Entry, NeedRoll, Scripted, Seeded
from shem.core.contract import Action
from shem.core.errors import OptionError
from shem.core.tally import Tally
from shem.games.wizards.game import GAME
from shem.games.wizards.parts.actions import Buy, Craft, Discard, Draw, Fight, Move, Play, Return, Strike
from shem.games.wizards.parts.board import CORNERS, OPPOSITE
from shem.games.wizards.parts.reasons import Reject
from shem.games.wizards.parts.state import WizardsState
from shem.games.wizards.parts.terrain import connected
from shem.games.wizards.rules.control import controls, sites
from shem.games.wizards.rules.figures import armor, cost, force, income
from tests.rules.wizards.scene import (
    GIANT,
    HIT,
    LARGE,
    MAP,
    MEDIUM,
    MISS,
    PASS,
    SMALL,
    SOUTH_EAST,
    WATER,
    WIZARD,
    Scene,
    card,
    cast,
    setup_for,
    site,
    traits,
    who,
)


def new(seed: int, **options: object) -> WizardsState:
    state = GAME.new(GAME.resolve(options), Entry(Seeded(seed)))
    assert isinstance(state, WizardsState)
    return state


def craft(names: str, space: int) -> Craft:
    return Craft(*traits(names), space)


def test_ruling_01_seats() -> None:
    """Two sit in opposite corners; three and four have random ones, whoever sits where."""
    opposite = {frozenset(CORNERS[corner] for corner in pair) for pair in OPPOSITE}
    assert {frozenset(new(seed).ground.towers) for seed in range(20)} == opposite
    assert len({tuple(new(seed, seats=3, map=MAP).ground.towers) for seed in range(300)}) == 24
    assert len({tuple(new(seed, seats=4, map=MAP).ground.towers) for seed in range(300)}) == 24
    for wrong in (1, 5, "2", True):
        with pytest.raises(OptionError):
            GAME.resolve({"seats": wrong})


def test_ruling_01_unused_towers_give_mana_to_whoever_is_there() -> None:
    scene = Scene({7: "1 stone small man"}, phase="power")
    assert (income(scene.state, 0, Tally()), income(scene.state, 1, Tally())) == (4 + 1, 4 + 1 + 1)


def test_ruling_02_the_map() -> None:
    """Every Tower in use has a dry path to all others, unless the option is off."""
    for on in (True, False):
        joined = []
        for seed in range(60):
            ground = new(seed, seats=4, connected=on).ground
            joined.append(connected(ground.kinds, ground.towers))
        assert all(joined) == on


def test_ruling_02_a_tile_is_laid_by_hand() -> None:
    """A roll a space that names the tiles which are left."""
    setup = GAME.resolve({})
    for faces, space, left in (([1], 1, 60), ([1, 60], 2, 59), ([1, 60, 1], 3, 58)):
        with pytest.raises(NeedRoll) as need:
            GAME.new(setup, Entry(Scripted(faces)))
        request = need.value.request
        assert (request.purpose, request.sides, request.args[0], len(request.args)) == ("tile", left, space, left + 1)


def test_ruling_03_the_first_power_phase_counts() -> None:
    for seats in (2, 3, 4):
        state = new(3, seats=seats)
        assert [state.mana[seat] for seat in range(seats)].count(20) == seats - 1
        assert state.mana[state.active] == 20 + 4 + 1


def test_ruling_04_the_own_tower_counts_while_its_wizard_lives() -> None:
    scene = Scene(phase="power", seats=3, gone=[1])
    assert (income(scene.state, 0, Tally()), income(scene.state, 1, Tally())) == (5, 4)


def test_ruling_05_craft() -> None:
    """Force and Hits, doubled without the site: 4 + 3 + 1 and 4 of an Iron Giant Beast, 24 or 12."""
    hand = {0: "iron giant beast"}
    for golems, price in (({33: "0 ice small man"}, 24), ({5: "0 ice small man"}, 12)):
        scene = Scene(golems, hand, "craft", mana=[price, 0])
        scene.play(0, craft("iron giant beast", 1))
        (told,) = scene.told("crafted")
        assert (told["cost"], told["space"], scene.state.mana[0], told["number"]) == (price, 1, 0, 2)
        assert (scene.golem_hand(0), sorted(scene.discards(0))) == ([], ["beast", "giant", "iron"])
        assert sum(line[1] for line in told["tally"]["cost"]) == price
        scene = Scene(golems, hand, "craft", mana=[price - 1, 0])
        refusal = scene.refused(0, craft("iron giant beast", 1))
        assert (refusal.code, refusal.need, refusal.have) == (Reject.MANA, price, price - 1)


def test_ruling_05_one_golem_a_turn_which_may_move() -> None:
    scene = Scene(hands={0: "iron giant beast ice small flyer"}, phase="craft", mana=[60, 0])
    scene.play(0, craft("iron giant beast", 0))
    assert scene.asked() == (0, "draw")
    for face in (1, 1, 1):
        scene.play(0, Draw(0), face)
    scene.passes(0)  # buys nothing
    assert scene.asked() == (0, "move")
    scene.play(0, Move(who(0, GIANT), 9))


def test_ruling_05_places() -> None:
    """In the Tower or a space beside it, within the stacking rule and never on Water, a Flyer neither."""
    stack = "0 iron giant beast, ice small man, stone medium juggernaught, flesh large flyer"
    scene = Scene({0: stack}, {0: "clay small flyer"}, "craft")
    wet = [*scene.state.data()["tiles"]]
    wet[1] = wet[WATER]
    scene.setup = {**scene.setup, "map": None}
    scene.edit(tiles=wet)
    assert [action.key()[-1] for action in scene.state.legal(0) if isinstance(action, Craft)] == [8]
    assert scene.refused(0, craft("clay small flyer", 1)).code is Reject.ON_WATER
    assert scene.refused(0, craft("clay small flyer", 9)).code is Reject.NOT_AT_TOWER
    full = scene.refused(0, craft("clay small flyer", 0))
    assert (full.code, full.need, full.have) == (Reject.STACK_FULL, 4, 4)


def test_ruling_05_no_legal_place_no_crafting() -> None:
    scene = Scene({0: "0 flesh small man", 1: "1 iron giant beast", 8: "0 clay giant man"}, {0: "sand large man"}, "craft")
    assert scene.state.legal(0) == [PASS]
    assert scene.refused(0, craft("sand large man", 1)).code is Reject.ENEMY_THERE
    assert scene.refused(0, craft("sand large man", 8)).code is Reject.SAME_SHAPE


def test_ruling_06_control_of_a_site() -> None:
    """A Golem on it, or empty with a Golem orthogonally beside; both may control it; the Wizard does not."""
    village = site("village")
    assert village == 1  # beside the Tower of seat 0

    def held(golems: dict[int, str]) -> list[bool]:
        state = Scene(golems).state
        return [controls(state, seat, village) for seat in range(2)]

    assert held({}) == [False, False]
    assert held({1: "0 iron small man"}) == [True, False]
    assert held({9: "0 iron small man"}) == [True, False]
    assert held({9: "0 iron small man", 2: "1 ice small man"}) == [True, True]
    assert held({1: "1 iron small man", 9: "0 ice small man"}) == [False, True]
    assert held({10: "0 iron small man"}) == [False, False]
    state = Scene({9: "0 iron small man", 2: "1 ice small man"}).state
    flesh = traits("flesh small man")
    assert [cost(state, seat, *flesh, Tally()) for seat in range(2)] == [2, 2]
    assert [sites(state, seat) for seat in range(2)] == [1, 3]  # the Mud Flats, on which it stands, and the Quarry


def test_ruling_07_stacking() -> None:
    """No two of a size, a shape or a hardness; the Wizard, Small, Soft and a Man, counts for none of them."""
    for names, code in (
        ("iron small beast", Reject.SAME_SIZE),
        ("iron medium man", Reject.SAME_SHAPE),
        ("crystal medium beast", Reject.SAME_HARDNESS),
    ):
        scene = Scene({33: "0 stone small man", 34: f"0 {names}"}, phase="move")
        unit = scene.state.units[34][0]
        assert scene.refused(0, Move(who(34, unit.slot()), 33)).code is code
    scene = Scene({1: "0 flesh small man"}, phase="move")
    scene.play(0, Move(who(1, SMALL), 0))
    assert scene.slots(0) == [SMALL, WIZARD]


def test_ruling_07_transformation_destroys_both_likes() -> None:
    """Of one size, of one shape, of one hardness though not of one material."""
    for trait, value in ((0, "stone giant beast"), (1, "ice small beast"), (2, "ice giant man")):
        scene = Scene({33: "1 crystal small man, ice giant beast, flesh large flyer"}, {0: "transformation"}, "spell")
        scene.play(0, cast("transformation", who(33, GIANT), trait, traits(value)[trait]))
        assert scene.slots(33) == [LARGE]
        assert scene.told("likes-destroyed") == [
            {"kind": "likes-destroyed", "space": 33, "trait": trait, "units": [1, 3, 1, 1]}
        ]


def reach(golems: dict[int, str], space: int, slot: int) -> list[int]:
    scene = Scene(golems, phase="move")
    moves = [action for action in scene.state.legal(0) if isinstance(action, Move)]
    return [move.space for move in moves if move.who == who(space, slot)]


def test_ruling_08_moving() -> None:
    """A Man goes two spaces, never diagonally at once, round Water and enemies, and stops with friends only."""
    assert reach({18: "0 iron small man"}, 18, SMALL) == [2, 9, 10, 11, 16, 17, 25]
    blocked = {18: "0 iron small man", 10: "1 iron large man", 17: "0 ice giant flyer"}
    assert reach(blocked, 18, SMALL) == [17]
    assert reach({18: "0 iron small juggernaught"}, 18, SMALL) == [10, 17]


def test_ruling_08_flyers_pass_over_units_and_water() -> None:
    over = {18: "0 iron small flyer", 10: "1 iron large man", 17: "0 ice giant beast"}
    found = reach(over, 18, SMALL)
    assert {2, 9, 16, 17, 21, 34} <= set(found)  # 21 and 34 are beyond Water, 2 beyond the enemy
    assert not {10, 19, 20, 26, 27, 28} & set(found)
    ways = Scene(over, phase="move")
    ways.play(0, Move(who(18, SMALL), 21))
    assert ways.told("moved")[0]["way"] == [19, 20, 21]


def test_ruling_08_one_full_move_a_unit() -> None:
    scene = Scene({18: "0 iron small man", 33: "0 ice small man"}, phase="move")
    scene.play(0, Move(who(18, SMALL), 17))
    assert scene.refused(0, Move(who(17, SMALL), 18)).code is Reject.HAS_MOVED
    assert scene.asked() == (0, "move")
    scene.passes(0)
    assert scene.state.active == 1


def test_ruling_09_battles() -> None:
    """An own stack and an enemy beside it, to the end of one side; nobody advances; the winner may fight again."""
    scene = Scene({33: "0 iron giant beast", 34: "1 ice small man", 25: "1 ice small man", 24: "1 ice small man"})
    assert scene.state.legal(0) == [Fight(33, 25), Fight(33, 34), PASS]
    assert scene.refused(0, Fight(33, 24)).code is Reject.NOT_ADJACENT
    assert scene.refused(0, Fight(33, 32)).code is Reject.NO_ENEMY
    assert scene.refused(0, Fight(34, 33)).code is Reject.NOT_YOURS
    scene.play(0, Fight(33, 34), *MISS, *MISS, *MISS, *HIT)
    assert [told["round"] for told in scene.told("battle-round")] == [2]
    assert (scene.slots(33), scene.slots(34)) == ([GIANT], [])
    scene.play(0, Fight(33, 25), *MISS, *HIT)
    assert [(told["winner"], told["here"], told["there"]) for told in scene.told("battle-ended")] == [
        (0, 33, 34),
        (0, 33, 25),
    ]


def test_ruling_10_order_in_a_round() -> None:
    """By size; in each the active player first, whoever attacked last; who is alone of a size has it to itself."""
    own = "0 iron small man, ice medium beast, stone giant flyer"
    scene = Scene({33: own, 34: "1 iron large man, ice medium beast, stone giant flyer"})
    seats: list[tuple[int, int]] = []
    scene.play(0, Fight(33, 34))
    while len(seats) < 6:
        seat, prompt = scene.asked()
        assert prompt == "strike"
        strikes = scene.state.legal(seat)
        assert len({strike.key()[1] for strike in strikes}) == 1
        assert {strike.key()[2] for strike in strikes} == ({SMALL, MEDIUM, GIANT} if seat else {MEDIUM, LARGE, GIANT})
        seats.append((seat, strikes[0].key()[1]))
        scene.play(seat, strikes[0], *MISS)
    assert seats == [(0, SMALL), (0, MEDIUM), (1, MEDIUM), (1, LARGE), (0, GIANT), (1, GIANT)]
    assert scene.asked() == (0, "strike")
    assert scene.told("battle-round") == [{"kind": "battle-round", "round": 2}]


def test_ruling_10_two_of_a_size_alternate() -> None:
    """The Wizard and a Small Golem against a Small Golem: the sides alternate, its owner picks who is first."""
    scene = Scene({0: "0 iron small beast", 1: "1 stone small beast, ice medium man"})
    scene.play(0, Fight(0, 1))
    assert {strike.key()[1] for strike in scene.state.legal(0)} == {SMALL, WIZARD}
    scene.play(0, Strike(WIZARD, MEDIUM), *MISS)
    assert scene.refused(1, Strike(MEDIUM, SMALL)).code is Reject.NOT_ITS_ATTACK
    scene.play(1, Strike(SMALL, SMALL), *MISS)
    assert {strike.key()[1] for strike in scene.state.legal(0)} == {SMALL}
    scene.play(0, Strike(SMALL, SMALL), *MISS)
    assert {strike.key()[1] for strike in scene.state.legal(1)} == {MEDIUM}


def test_ruling_11_battle_cards_until_both_pass() -> None:
    """Free, before each attack, the active player first; they add up and hold for the one attack."""
    cards = {0: "splatter splatter dispell", 1: "dodge dodge dispell"}
    scene = Scene({33: "0 iron small man", 34: "1 flesh medium man"}, cards)
    scene.play(0, Fight(33, 34))
    assert scene.asked() == (0, "battle-cards")
    scene.passes(0)
    scene.play(1, Play(card("dodge"), MEDIUM))
    scene.play(0, Play(card("splatter"), SMALL))
    scene.play(1, Play(card("dodge"), MEDIUM))
    scene.play(0, Play(card("splatter"), SMALL))
    scene.passes(1)
    scene.play(0, PASS, *MISS)
    (told,) = scene.told("struck")
    assert [sum(line[1] for line in told["tally"][name]) for name in ("force", "armor")] == [4 + 10, 2 + 14]
    assert scene.state.mana == [20, 20]
    scene.attack(*MISS)
    scene.attack(*MISS)
    assert [sum(line[1] for line in scene.told("struck")[2]["tally"][name]) for name in ("force", "armor")] == [4, 2]


def test_ruling_11_cards_are_for_the_own_side() -> None:
    """Armor for the own unit that is attacked, Force for the own attacker, extra attacks for the own units."""
    cards = {0: "splatter dodge club dispell", 1: "splatter dodge club dispell"}
    scene = Scene({33: "0 flesh small man", 34: "1 clay small beast"}, cards)
    scene.play(0, Fight(33, 34))
    assert scene.state.legal(0) == [Play(card("club"), SMALL), Play(card("splatter"), SMALL), PASS]
    assert scene.refused(0, Play(card("dodge"), SMALL)).code is Reject.NO_TARGET
    scene.passes(0)
    assert scene.state.legal(1) == [Play(card("dodge"), SMALL), PASS]
    assert scene.refused(1, Play(card("splatter"), SMALL)).code is Reject.NOT_ITS_ATTACK


def test_ruling_12_towers() -> None:
    """One more Armor in any Tower, the Storm's too."""
    scene = Scene({7: "0 iron small man", 6: "0 ice small man", 0: "0 stone small man"}, {0: "elemental-storm"}, "spell")
    assert [armor(scene.state, scene.unit(space, SMALL), Tally()) for space in (7, 6, 0)] == [3 + 1 + 1, 1 + 1, 2 + 1 + 1]
    scene.play(0, cast("elemental-storm", 7), 10, 9)
    (told,) = scene.told("stormed")
    assert (told["hit"], told["tally"]["armor"][-1]) == (0, ["tower-armor", 1, 7])


def test_ruling_13_cards_on_the_wizard() -> None:
    """Small, Soft and a Man; Power, Storm, Transformation and Dodge say Golem and pass it by, Repair does not."""
    scene = Scene({1: "1 gold giant beast"}, {0: "club fast-attack dodge swoop stomp dispell", 1: "splatter crack dispell"})
    scene.play(0, Fight(0, 1))
    assert scene.state.legal(0) == [Play(card("club"), WIZARD), Play(card("fast-attack"), WIZARD), PASS]
    scene.attack(*MISS)
    scene.passes(0)
    assert scene.state.legal(1) == [Play(card("splatter"), GIANT), PASS]
    scene = Scene({1: "1 gold giant beast"}, {0: "dodge dispell", 1: "splatter dispell"})
    scene.play(0, Fight(0, 1))
    scene.attack(*MISS)
    assert scene.refused(0, Play(card("dodge"), WIZARD)).code is Reject.WRONG_TRAIT


def test_ruling_13_spells_on_the_wizard() -> None:
    spells = "power protection elemental-storm transformation haste repair"
    scene = Scene({}, {0: spells}, "spell", damage={(0, WIZARD): 4})
    assert scene.state.legal(0) == [cast("repair", 0), cast("repair", SOUTH_EAST), PASS]
    for name in ("power", "protection", "elemental-storm", "haste"):
        assert scene.refused(0, cast(name, 0)).code is Reject.NO_STACK
    assert scene.refused(0, cast("transformation", who(0, WIZARD), 1, 3)).code is Reject.NO_GOLEM
    scene = Scene({0: "0 iron giant man"}, {0: "power elemental-storm"}, "spell", damage={(0, WIZARD): 4})
    scene.play(0, cast("elemental-storm", 0), *HIT)
    assert (scene.unit(0, GIANT).damage, scene.unit(0, WIZARD).damage) == (1, 4)
    scene.play(0, cast("power", 0))
    assert force(scene.state, scene.unit(0, WIZARD), Tally()) == 7


def test_ruling_13_portal_leaves_the_wizard() -> None:
    scene = Scene({0: "0 iron giant man, ice small beast"}, {0: "portal"}, "spell")
    scene.play(0, cast("portal", 0, 33))
    assert (scene.slots(0), scene.slots(33)) == ([WIZARD], [SMALL, GIANT])


def test_ruling_14_a_wizard_dies() -> None:
    """The battle stops, its units and hands are gone; the turn of another goes on."""
    golems = {
        6: "0 iron giant beast",
        7: "1 stone large man",
        30: "1 gold small man",
        33: "0 ice small man",
        34: "2 ice small man",
    }
    hands = {1: "flesh club power"}
    scene = Scene(golems, hands, seats=3, mana=[0, 30, 0], damage={(7, WIZARD): 4})
    scene.play(0, Fight(6, 7))
    scene.attack(*MISS)  # the Wizard is the first to attack, at the one target
    scene.attack(*MISS)  # then the Large Golem
    assert scene.asked() == (0, "strike")
    scene.play(0, Strike(GIANT, WIZARD))
    scene.attack(*HIT)
    (told,) = scene.told("wizard-died")
    assert (told["seat"], told["golem"], sorted(told["event"])) == (
        1,
        [card("flesh")],
        sorted([card("club"), card("power")]),
    )
    assert [told["winner"] for told in scene.told("battle-ended")] == [0]
    assert all(unit.seat != 1 for here in scene.state.units for unit in here)
    assert (scene.hand(1), scene.golem_hand(1), sorted(scene.discards())) == ([], [], ["club", "power"])
    assert (scene.state.alive, scene.state.mana[1]) == ([True, False, True], 0)
    assert (scene.state.active, scene.asked()) == (0, (0, "fight"))  # the other battle is still to be had
    scene.passes(0)
    assert scene.state.active == 2


def test_ruling_14_in_its_own_turn_the_turn_ends() -> None:
    """At once: no other battle, no End Phase; the next living Wizard's Power Phase comes."""
    golems = {1: "1 gold small beast", 33: "0 ice small man", 34: "2 ice small man"}
    scene = Scene(golems, seats=3, damage={(0, WIZARD): 4})
    scene.play(0, Fight(0, 1), *MISS, *HIT)
    assert [told["seat"] for told in scene.told("turn-ended")] == [0]
    assert (scene.state.active, scene.told("mana-gained")[0]["seat"], scene.state.round) == (1, 1, 1)
    assert scene.state.steps[0].data() == ["turns"]
    assert scene.slots(33) == []


def test_ruling_14_the_last_wizard_standing_wins() -> None:
    scene = Scene({6: "0 gold giant beast"}, seats=3, gone=[2], damage={(7, WIZARD): 4})
    scene.play(0, Fight(6, 7), *MISS, *HIT)
    assert scene.outcome() == {"winners": [0], "code": "last-wizard", "scores": [2, 0, 0]}
    assert [event.kind.code for event in scene.events][-4:] == ["destroyed", "battle-ended", "wizard-died", "ended"]


def regenerating() -> Scene:
    """Seat 0 loses a Flesh Golem, chit 1, in a battle that its Giant, chit 2, wins."""
    scene = Scene({33: "0 flesh small man, iron giant beast", 34: "1 ice medium beast"})
    scene.play(0, Fight(33, 34), *MISS)
    scene.play(1, Strike(MEDIUM, SMALL), *HIT, *HIT, *MISS, *HIT)
    return scene


def test_ruling_15_soft_golems_return_to_the_stack_they_fought_in() -> None:
    scene = regenerating()
    assert scene.asked() == (0, "return")
    assert scene.state.legal(0) == [Return(0, 33), PASS]
    assert scene.refused(0, Return(0, 34)).code is Reject.STACK_FIRST
    scene.play(0, Return(0, 33))
    assert scene.told("returned") == [{"kind": "returned", "seat": 0, "number": 1, "space": 33}]
    assert (scene.unit(33, SMALL).damage, scene.unit(33, SMALL).number) == (0, 1)


def test_ruling_15_one_may_leave_it() -> None:
    scene = regenerating()
    scene.passes(0)
    assert scene.told("lost") == [{"kind": "lost", "seat": 0, "number": 1}]
    assert (scene.slots(33), scene.state.lost) == ([GIANT], [])


def lost(seat: int, space: int, names: str, number: int = 5) -> list[int]:
    return [seat, number, space, *traits(names)]


def test_ruling_15_else_beside_it_else_it_is_lost() -> None:
    """Within the stacking rule, never on Water nor with an enemy."""
    around = {18: "0 iron small beast", 10: "1 iron giant man"}
    scene = Scene({**around, 17: "0 bone large beast"})
    scene.edit(lost=[lost(0, 18, "flesh small man")], steps=[["turns"], ["end"]])
    assert scene.state.legal(0) == [Return(0, 17), PASS]
    for space, code in (
        (18, Reject.SAME_SIZE),
        (10, Reject.ENEMY_THERE),
        (WATER, Reject.ON_WATER),
        (33, Reject.NOT_BESIDE),
    ):
        assert scene.refused(0, Return(0, space)).code is code
    scene = Scene({**around, 17: "0 bone large man"})
    scene.edit(lost=[lost(0, 18, "flesh small man")], steps=[["turns"], ["end"]])
    assert (scene.told("lost")[0]["number"], scene.state.active) == (5, 1)


def test_ruling_15_every_winner_the_active_first() -> None:
    scene = Scene({9: "0 iron giant man", 12: "2 iron giant man", 14: "1 iron giant man"}, seats=3, active=1)
    fallen = [lost(0, 9, "flesh small beast"), lost(1, 14, "clay small beast"), lost(2, 12, "sand small beast")]
    scene.edit(active=1, lost=fallen, steps=[["turns"], ["end"]])
    for seat, space in ((1, 14), (2, 12), (0, 9)):
        assert scene.asked() == (seat, "return")
        scene.play(seat, scene.state.legal(seat)[0])
        assert scene.told("returned")[-1]["space"] == space


def test_ruling_15_not_who_lost_nor_others_than_soft_nor_by_a_storm() -> None:
    """The loser's Soft Golem, the winner's Hard one and one that a Storm destroyed stay away."""
    scene = Scene({33: "0 ice small man, iron giant beast", 34: "1 flesh medium beast"})
    scene.play(0, Fight(33, 34), *MISS)
    scene.play(1, Strike(MEDIUM, SMALL), *HIT, *HIT, *MISS, *HIT)
    assert scene.told("battle-ended")[0]["winner"] == 0
    assert (scene.told("returned"), scene.state.active) == ([], 1)
    scene = Scene({33: "0 flesh small man, iron giant beast"}, {0: "elemental-storm"}, "spell")
    scene.play(0, cast("elemental-storm", 33), *HIT, *MISS)
    scene.passes(0)
    assert (scene.slots(33), scene.state.active) == ([GIANT], 1)


def test_ruling_15_the_defender_regenerates_in_the_turn_of_the_attacker() -> None:
    scene = Scene({33: "1 flesh small man, iron giant beast", 34: "0 ice small beast"})
    scene.play(0, Fight(34, 33))
    scene.play(0, Strike(SMALL, SMALL), *HIT, *HIT)
    assert scene.told("battle-ended")[0]["winner"] == 1
    assert (scene.state.active, scene.asked()) == (0, (1, "return"))


def test_ruling_16_round_the_table_until_all_pass_in_a_row() -> None:
    """Who cannot pay or holds no Event card is not asked, which everybody sees."""
    hands = {0: "ritual-mana ritual-mana dispell", 1: "dispell", 2: "club", 3: "club"}
    scene = Scene({}, hands, "spell", seats=4, mana=[20, 20, 1, 2], active=3)
    assert scene.asked() == (3, "cast")
    scene.passes(3)
    assert scene.asked() == (0, "cast")
    scene.play(0, cast("ritual-mana"))
    assert scene.asked() == (1, "answer")
    scene.passes(1, 3)  # nobody answers
    assert (scene.told("ritual")[0]["mana"], scene.asked()) == (25, (1, "cast"))
    scene.passes(1, 3)
    assert scene.asked() == (0, "cast")
    scene.passes(0)
    assert (scene.state.active, scene.told("turn-ended")[0]["seat"]) == (0, 3)


def test_ruling_16_a_spell_needs_a_target() -> None:
    scene = Scene({}, {0: "haste power portal transformation elemental-storm dispell"}, "spell")
    assert scene.state.legal(0) == [PASS]
    assert scene.refused(0, cast("dispell")).code is Reject.NOTHING_TO_DISPELL
    assert scene.refused(0, cast("portal", 0, 33)).code is Reject.NO_STACK


def test_ruling_16_every_spell_costs_2_mana() -> None:
    scene = Scene({}, {0: "theft divination", 1: "dispell"}, "spell", mana=[4, 2])
    scene.play(0, cast("theft", 1, 0))
    scene.play(1, cast("dispell"))
    assert (scene.state.mana, scene.asked()) == ([2, 0], (0, "answer"))
    scene.passes(0)
    assert (scene.state.mana, scene.told("negated")[0]["seat"]) == ([2, 0], 1)
    scene.play(0, cast("divination", 1), *[1] * 14)
    assert scene.told("mana-gained")[0]["mana"] == 5  # seat 1 had none left


def at_four(*passing: int) -> Scene:
    """Seat 0 casts Ritual Mana; these pass; all hold Event cards, 0 and 2 a Dispell."""
    hands = {0: "ritual-mana dispell", 1: "club", 2: "dispell crack", 3: "club crack"}
    scene = Scene({}, hands, "spell", seats=4)
    scene.play(0, cast("ritual-mana"))
    for seat in passing:
        assert scene.asked() == (seat, "answer")
        scene.passes(seat)
    return scene


def test_ruling_16_a_dispell_may_be_dispelled_by_anyone_but_its_caster() -> None:
    """Then the Spell below is open to those who were not asked about it yet."""
    scene = at_four(1)
    scene.play(2, cast("dispell"))
    assert scene.asked() == (3, "answer")
    assert scene.state.pending().seats == [3]
    scene.passes(3)
    assert scene.asked() == (0, "answer")
    assert scene.state.legal(0) == [cast("dispell"), PASS]
    scene.play(0, cast("dispell"))
    for seat in (1, 2, 3):
        assert scene.asked() == (seat, "answer")
        scene.passes(seat)
    assert [told["caster"] for told in scene.told("negated")] == [2]
    assert scene.asked() == (3, "answer")  # about the Ritual Mana; seats 1 and 2 had their say
    scene.passes(3)
    assert [told["mana"] for told in scene.told("ritual")] == [20 - 2 - 2 + 7]
    assert scene.asked() == (1, "cast")


def test_ruling_16_a_dispell_holds_unless_it_is_dispelled() -> None:
    scene = at_four(1)
    scene.play(2, cast("dispell"))
    scene.passes(3, 0, 1)
    assert scene.told("ritual") == []
    assert [(told["seat"], told["caster"]) for told in scene.told("negated")] == [(2, 0)]
    assert scene.asked() == (1, "cast")


def test_ruling_16_an_answer_is_a_dispell() -> None:
    scene = Scene({}, {0: "ritual-mana", 1: "theft dispell club"}, "spell")
    scene.play(0, cast("ritual-mana"))
    assert scene.state.legal(1) == [cast("dispell"), PASS]
    assert scene.refused(1, cast("theft", 0)).code is Reject.ONLY_DISPELL
    assert scene.refused(1, cast("club")).code is Reject.NOT_A_SPELL


def lasting(name: str, caster: int, active: int) -> int:
    """How many turns are over before the one at whose end a Spell on a Golem of seat 0 runs out."""
    scene = Scene({33: "0 iron giant man"}, {caster: name}, "spell", active=active, seats=3, mana=[3, 3, 3])
    scene.play(caster, cast(name, 33))
    while not scene.told("aura-ended"):
        golem = scene.unit(33, GIANT)
        assert force(scene.state, golem, Tally()) + armor(scene.state, golem, Tally()) == 7 + 7 + 1
        scene.idle(1)
    assert scene.told("aura-ended") == [{"kind": "aura-ended", "seat": 0, "number": 1, "event": card(name)}]
    assert scene.unit(33, GIANT).auras == []
    told = [event.kind.code for event in scene.events]
    return told[: told.index("aura-ended")].count("turn-ended")


@pytest.mark.parametrize("name", ["power", "protection"])
def test_ruling_17_power_and_protection_last_to_the_end_of_the_second_own_turn(name: str) -> None:
    """Cast in the own turn: this and the next own one; in another's: the next two own ones."""
    assert lasting(name, 0, 0) == 3
    assert lasting(name, 1, 1) == 3
    assert lasting(name, 1, 0) == 4
    assert lasting(name, 2, 0) == 5


def test_ruling_17_on_the_golems_wherever_they_go() -> None:
    scene = Scene({33: "0 iron giant man"}, {0: "power protection"}, "spell")
    scene.play(0, cast("power", 33))
    scene.play(0, cast("protection", 33))
    scene.play(0, Move(who(33, GIANT), 34))
    golem = scene.unit(34, GIANT)
    assert (force(scene.state, golem, Tally()), armor(scene.state, golem, Tally())) == (7 + 1, 7 + 1)


def test_ruling_17_ends_with_its_caster() -> None:
    scene = Scene({33: "1 iron giant man", 6: "0 gold giant beast"}, seats=3, damage={(7, WIZARD): 4})
    data = scene.state.data()
    data["units"][6][0][9] = [[card("power"), 1, 1, 0, 2], [card("protection"), 2, 0, 1, 2]]
    scene.edit(units=data["units"])
    scene.play(0, Fight(6, 7), *MISS, *HIT)
    assert [aura.caster for aura in scene.unit(6, GIANT).auras] == [2]


@pytest.mark.parametrize(("faces", "hit"), [((5, 4), 1), ((5, 5), 1), ((5, 6), 0)])
def test_ruling_18_elemental_storm(faces: Sequence[int], hit: int) -> None:
    """1D10 and 3 against 1D10 and Armor 3; ties hit."""
    scene = Scene({33: "1 iron small flyer"}, {0: "elemental-storm"}, "spell")
    scene.play(0, cast("elemental-storm", 33), *faces)
    assert [told["hit"] for told in scene.told("stormed")] == [hit]
    assert scene.slots(33) == ([] if hit else [SMALL])


def test_ruling_19_portal() -> None:
    """An own stack, to a space that is empty of units and not Water; in another's turn too."""
    scene = Scene({33: "1 iron small man", 34: "0 ice small man"}, {1: "portal"}, "spell")
    assert scene.asked() == (1, "cast")
    assert scene.refused(1, cast("portal", 34, 9)).code is Reject.NOT_YOURS
    assert scene.refused(1, cast("portal", 33, WATER)).code is Reject.ON_WATER
    for taken in (34, 33, 0, 63):
        assert scene.refused(1, cast("portal", 33, taken)).code is Reject.NOT_EMPTY
    ways = [action for action in scene.state.legal(1) if action != PASS]
    assert len(ways) == 64 - 12 - 4
    scene.play(1, cast("portal", 33, 7))
    assert scene.slots(7) == [SMALL]


def test_ruling_20_divination() -> None:
    """What is left of a deck, no reshuffle; the cards then have a known order, whoever draws them."""
    decks = {0: "flesh clay iron", 1: "club"}
    scene = Scene({}, {0: "divination"}, "spell", seats=3, mana=[2, 0, 0], decks=decks)
    scene.play(0, cast("divination", 2), 2, 2, 1, 1)
    assert [told["cards"] for told in scene.told("deck-seen")] == [
        [card("clay"), card("iron"), card("flesh")],
        [card("club")],
    ]
    assert scene.told("shuffled") == []
    assert [deck["top"] for deck in scene.state.view(0)["decks"]] == [
        [card("clay"), card("iron"), card("flesh")],
        [card("club")],
    ]
    assert scene.asked() == (1, "draw")
    scene.play(1, Draw(0))  # no roll: the card is known to lie there
    assert scene.golem_hand(1) == ["clay"]
    assert [scene.state.view(seat)["known"][1][0][card("clay")] for seat in (0, 2)] == [1, 0]
    assert [told["seers"] for told in scene.told("own-card")] == [0b10]


def test_ruling_21_theft() -> None:
    """Of the hand that the caster names; nothing from an empty one; the thief may exceed 7 for now."""
    full = "crack crack crush crush maul maul theft theft"
    scene = Scene({}, {0: full, 1: "club club"}, "spell", mana=[20, 0])
    scene.play(0, cast("theft", 1, 0))
    assert scene.told("stole") == [{"kind": "stole", "seat": 0, "victim": 1, "deck": 0, "cards": 0}]
    scene.play(0, cast("theft", 1, 1), 1)
    assert (len(scene.hand(0)), scene.hand(1)) == (7, ["club"])
    scene = Scene({}, {0: full.replace("theft theft", "swoop theft"), 1: "club club"}, "spell", mana=[20, 1])
    scene.play(0, cast("theft", 1, 1), 1)
    assert len(scene.hand(0)) == 8 - 1 + 1
    while scene.state.active == 0:
        scene.passes(scene.asked()[0])
    scene.idle(1)
    for _ in range(3):
        scene.play(0, Draw(0), 1)
    scene.passes(0)
    assert scene.asked() == (0, "discard")


def test_ruling_21_not_from_the_dead_nor_oneself() -> None:
    scene = Scene({}, {0: "theft"}, "spell", seats=3, gone=[1])
    assert scene.state.legal(0) == [cast("theft", 2, 0), cast("theft", 2, 1), PASS]
    for seat in (0, 1, 3):
        assert scene.refused(0, cast("theft", seat, 0)).code is Reject.NOT_AN_OPPONENT


def test_ruling_22_transformation() -> None:
    """Damage stays, at most Hits - 1; into what it is already it cannot be."""
    for size, damage in ((SMALL, 0), (MEDIUM, 1), (LARGE, 2)):
        scene = Scene({33: "1 iron giant man"}, {0: "transformation"}, "spell", damage={(33, GIANT): 3})
        scene.play(0, cast("transformation", who(33, GIANT), 1, size))
        assert scene.unit(33, size).damage == damage
    scene = Scene({33: "1 iron giant man"}, {0: "transformation"}, "spell")
    assert scene.refused(0, cast("transformation", who(33, GIANT), 1, GIANT)).code is Reject.SAME_VALUE
    assert len(scene.state.legal(0)) == 15 + 3 + 3 + 1


def test_ruling_22_a_new_size_is_a_new_place_in_the_stack() -> None:
    """And with it another turn in the round."""
    scene = Scene({33: "0 iron giant man, ice medium beast"}, {0: "transformation"}, "spell")
    scene.play(0, cast("transformation", who(33, GIANT), 1, SMALL))
    assert scene.slots(33) == [SMALL, MEDIUM]
    assert [unit.number for unit in scene.state.units[33]] == [2, 1]


def test_ruling_23_haste_on_an_enemy_stack_is_idle() -> None:
    scene = Scene({33: "1 iron small juggernaught"}, {0: "haste"}, "spell", mana=[4, 0])
    scene.play(0, cast("haste", 33))
    assert scene.told("hasted")[0]["space"] == 33
    assert (scene.state.active, scene.unit(33, SMALL).hasted) == (1, False)
    scene.idle(1)
    assert scene.state.active == 0


def test_ruling_23_haste_is_for_units_not_for_the_stack() -> None:
    """They may part, and each has two full moves; a second Haste gives no third."""
    scene = Scene({33: "0 iron small juggernaught, ice medium man"}, {0: "haste haste"}, "spell")
    scene.play(0, cast("haste", 33))
    scene.play(0, cast("haste", 33))
    scene.play(0, Move(who(33, SMALL), 25))
    scene.play(0, Move(who(33, MEDIUM), 35))
    scene.play(0, Move(who(25, SMALL), 17))
    scene.play(0, Move(who(35, MEDIUM), 37))
    assert [told["number"] for told in scene.told("moved")] == [1, 2, 1, 2]
    assert scene.state.active == 1


def test_ruling_24_cards() -> None:
    """Three in any combination, more for 5 Mana each, then 7 a hand by the player's choice."""
    scene = Scene({}, {0: "flesh clay iron gold", 1: "club"}, "fate", mana=[14, 0])
    for deck in (0, 1, 0):
        assert scene.asked() == (0, "draw")
        scene.play(0, Draw(deck), 1)
    for _ in range(2):
        assert scene.asked() == (0, "buy")
        scene.play(0, Buy(0), 1)
    assert (scene.asked(), scene.state.mana[0], len(scene.golem_hand(0))) == ((0, "discard"), 4, 8)
    assert scene.state.legal(0) == [Discard(0, card(name)) for name in sorted(scene.golem_hand(0), key=card)]
    assert scene.refused(0, Discard(1, 0)).code is Reject.ANOTHER_DECISION
    scene.play(0, Discard(0, card("gold")))
    assert (len(scene.golem_hand(0)), scene.discards(0)) == (7, ["gold"])
    assert [told["bought"] for told in scene.told("drew")] == [0, 0, 0, 1, 1]


def test_ruling_24_both_hands_have_their_limit() -> None:
    hands = {0: "flesh clay iron gold ice wood salt sand club club maul maul crack crack crush"}
    scene = Scene({}, hands, "fate", mana=[0, 0])
    for face in (1, 2, 3):
        scene.play(0, Draw(1), face)
    prompts = []
    while scene.state.active == 0 and scene.asked()[1] == "discard":
        prompts.append(scene.state.steps[-1].data()[1])
        scene.play(0, scene.state.legal(0)[0])
    assert prompts == [0, 1, 1, 1]
    assert (len(scene.golem_hand(0)), len(scene.hand(0))) == (7, 7)


def test_ruling_24_a_deck_that_runs_out_within_the_three() -> None:
    """Its discards are shuffled when the next card is drawn from it."""
    scene = Scene({}, {}, "fate", mana=[0, 0], decks={0: "flesh"})
    scene.play(0, Draw(0), 1)
    assert (scene.golem_hand(0), scene.told("shuffled")) == (["flesh"], [])
    scene.play(0, Draw(0), 47)
    assert (scene.told("shuffled"), scene.state.decks[0].left()) == ([{"kind": "shuffled", "deck": 0}], 46)
    assert scene.discards(0) == []
    assert "flesh" not in scene.golem_hand(0)[1:]


def test_ruling_24_deck_and_discards_both_empty_give_no_card() -> None:
    """The cards are in hands then; where one deck alone has any, nobody is asked which."""
    none = {"top": [], "rest": [0] * 23, "discards": [0] * 23}
    two = {"top": [], "rest": [1, 1] + [0] * 22, "discards": [0] * 24}
    scene = Scene({}, {}, "move")
    data = scene.state.data()
    steps = [["turns"], ["end"], ["fate"]]
    scene.read({**data, "active": 0, "decks": [two, none], "mana": [9, 0], "steps": steps})
    entry = Entry(Scripted([1, 1]), telling=True)
    scene.state.settle(entry)
    assert [event.data()["deck"] for event in entry.events if event.kind.code == "drew"] == [0, 0]
    assert (scene.golem_hand(0), scene.hand(0)) == (["flesh", "clay"], [])


def ending(golems: dict[int, str], mana: list[int], seats: int = 2, gone: Sequence[int] = ()) -> dict[str, object]:
    """How it ends after round 3 of 3, in the last seat's turn."""
    last = max(seat for seat in range(seats) if seat not in gone)
    return Scene(golems, {}, "end", seats, mana, active=last, round=3, limit=3, gone=gone).outcome()


def test_ruling_25_stalemate() -> None:
    """Most sites controlled, then Mana, then a draw; the dead have no part in it."""
    site_of_one = {site("forest"): "1 iron small man"}
    assert ending(site_of_one, [90, 0]) == {"winners": [1], "code": "round-limit", "scores": [0, 3]}
    assert ending({}, [3, 4])["winners"] == [1]
    assert ending({}, [4, 4])["winners"] == []
    assert ending({}, [4, 3, 4], 3)["winners"] == [0, 2]
    assert ending({}, [4, 4, 4, 4], 4)["winners"] == []
    assert ending({}, [4, 9, 4, 9], 4, [1, 3])["winners"] == [0, 2]


def test_ruling_25_a_round_is_over_where_the_first_seat_would_come() -> None:
    """Also when that seat's Wizard is dead."""
    scene = Scene({}, {}, "end", 3, [0, 0, 0], active=2, gone=[0], limit=2)
    assert (scene.state.round, scene.state.active) == (2, 1)
    scene.idle(1)
    assert (scene.state.round, scene.state.active) == (2, 2)
    entry = Entry(Seeded(0))
    while scene.state.ended is None:
        seat, _ = scene.asked()
        legal: list[Action] = scene.state.legal(seat)
        scene.state.apply(seat, PASS if PASS in legal else legal[0], entry)
    assert scene.state.ended.code == "round-limit"
    for wrong in (0, 1000, "60", True):
        with pytest.raises(OptionError):
            GAME.resolve({"round_limit": wrong})
    assert setup_for()["round_limit"] == 60

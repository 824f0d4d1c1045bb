"""Region-Based Special Effects: Blessings, Curses, what abilities lay on Regions, and Regions of the scenario."""

from __future__ import annotations

from typing import Any

from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.game import GAME
from shem.games.arcana.parts.actions import END_TURN, Go
from shem.games.arcana.parts.reasons import Reject
from tests.rules.arcana.made import (
    Data,
    ancient,
    change,
    construct,
    effect,
    gift,
    golem,
    kinds,
    knight,
    lines,
    melee,
    named,
    pass_turns,
    power,
    ranged,
    refusal,
    row,
    spell,
    when,
)

PLAIN = golem("Plain", attacks=[melee("Blow", 75, 20), ranged("Shot", 75, 20)])
MENDER = ancient(
    "Mender",
    blessing=spell("Grove", 3, 1, gift("armor", 5, "allies_here"), effect("heal", "upkeep", "allies_here", amount=4)),
    curse=spell("Mire", 3, 1, gift("dodge", -6, "enemies_here"), effect("harm", "enter", "enemies_here", amount=7)),
)


def warded(*pieces: tuple[str, int, tuple[int, int]], columns: int = 5, armies: int = 1) -> Box:
    """Pieces on one row, each of the first armies with an Ancient One and 20 Mana."""
    box = arcana.sandbox(
        row(columns),
        list(pieces),
        golems=[PLAIN, golem("Nimble", dodge=10)],
        ancients=[(MENDER, army) for army in range(armies)],
    )
    for army in range(armies):
        box.army(army).mana = 20
    return box


def layer(*effects: Data, rounds: int = 2, at: str = "there", **fields: Any) -> Data:
    """A Golem that lays these effects on the Region that it hits."""
    lay = effect("lay", rounds=rounds, at=at, also={"name": "Patch", "effects": list(effects)}, **fields)
    return golem("Layer", attacks=[ranged("Lay", 100, 0, lay), melee("Strew", 100, 0, lay)])


# Standing effects.


def test_a_blessing_is_for_allies_while_they_stand_there() -> None:
    """Those there when it is placed, and those who come; who leaves loses it at once."""
    box = warded(("Plain", 0, (0, 0)), ("Plain", 0, (1, 0)), ("Plain", 1, (0, 0)))
    first, second, _ = box.pieces
    box.bless("Mender", (0, 0))
    assert [box.armor(piece).total for piece in box.pieces] == [5, 0, 0]
    box.move(second, "Walk", (0, 0))
    assert box.armor(second).total == 5
    box.move(first, "Walk", (1, 0))
    assert box.armor(first).total == 0
    assert lines(box.armor(second)) == [("armor", 0), ("effect", 5)]


def test_a_curse_is_for_enemies() -> None:
    box = warded(("Nimble", 0, (0, 0)), ("Nimble", 1, (0, 0)))
    box.curse("Mender", (0, 0))
    assert [box.dodge(piece).total for piece in box.pieces] == [10, 4]


def test_ruling_B23_blessings_of_two_allies_stack() -> None:
    """Several Regions and Ancient Ones may apply to one roll; each adds in full, here a Blessing and a Golem's aura."""
    guard = golem("Guard", passive=[gift("armor", 2, "allies_here")])
    box = arcana.sandbox(
        row(2), [("Guard", 0, (0, 0)), ("Plain", 1, (1, 0))], golems=[guard, PLAIN], ancients=[(MENDER, 0)]
    )
    box.army(0).mana = 3
    box.bless("Mender", (0, 0))
    assert lines(box.armor(box.pieces[0])) == [("armor", 0), ("effect", 2), ("effect", 5)]


def test_a_region_of_the_scenario_is_on_the_neutral_side() -> None:
    """Ruling B23: it stacks with allies' and enemies' effects, and with what a Golem lays there."""
    ground = {"name": "Bog", "at": [[0, 0]], "effects": [gift("armor", -1, "everyone_here")]}
    patch = layer(gift("armor", 3, "everyone_here"))
    box = arcana.sandbox(
        row(2),
        [("Layer", 0, (0, 0)), ("Plain", 1, (0, 0))],
        golems=[patch, golem("Plain", armor=4)],
        scenario={"regions": [ground]},
    )
    box.attack(box.pieces[0], "Strew", box.pieces[1], 42)
    assert [box.armor(piece).total for piece in box.pieces] == [2, 6]
    assert lines(box.armor(box.pieces[1])) == [("armor", 4), ("effect", -1), ("effect", 3)]


def test_ruling_B23_what_a_golem_lays_is_of_the_kind_regions() -> None:
    """It stacks with what a Golem does to the Golem; of two that lie there only the newest of a side acts."""
    patch = layer(gift("armor", 3, "allies_here"))
    friend = golem("Friend", attacks=[melee("Ward", 100, 0, change("armor", 1, whom="allies_here"))])
    box = arcana.sandbox(
        row(2), [("Layer", 0, (0, 0)), ("Friend", 0, (0, 0)), ("Plain", 1, (0, 0))], golems=[patch, friend, PLAIN]
    )
    first, second, enemy = box.pieces
    box.attack(first, "Strew", enemy, 42)
    assert box.armor(second).total == 3
    box.attack(second, "Ward", enemy, 42)
    assert box.armor(second).total == 3 + 1


# Effects that happen.


def test_a_blessing_of_each_turn_acts_at_the_upkeep_of_those_there() -> None:
    box = warded(("Plain", 0, (0, 0)), ("Plain", 0, (1, 0)), ("Plain", 1, (0, 0)))
    for piece in box.pieces:
        piece.health = 50
    box.bless("Mender", (0, 0))
    pass_turns(box, 2)
    assert [piece.health for piece in box.pieces] == [54, 50, 50]


def test_a_blessing_of_each_turn_pays_an_army_once_however_many_stand_there() -> None:
    """What is done to an army is done once an army, as an aura's is: Tribute paid for each Golem in its Region."""
    tribute = ancient("Prince", blessing=spell("Tribute", 3, 1, effect("mana", "upkeep", "allies_here", amount=2)))
    pieces = [("Plain", 0, (0, 0)), ("Plain", 0, (0, 0)), ("Plain", 1, (0, 0))]
    box = arcana.sandbox(row(3), pieces, golems=[PLAIN], ancients=[(tribute, 0)])
    army = box.army(0)
    army.mana = 10
    box.bless("Prince", (0, 0))
    army.ap = 0
    pass_turns(box, 2)
    assert (army.mana, box.army(1).mana) == (10 - 3 + 2, box.state.plan.ap)


def test_a_curse_acts_on_who_enters_and_on_who_stands_there_when_it_is_placed() -> None:
    """Blessing & Curse Special Effects: it makes no difference which comes first."""
    box = warded(("Plain", 0, (4, 0)), ("Plain", 1, (1, 0)), ("Plain", 1, (2, 0)))
    _, first, second = box.pieces
    told = box.curse("Mender", (1, 0))
    assert [(event["golem"], event["damage"]) for event in named(told, "harmed")] == [(first.number, 7)]
    box.end_turn()
    box.move(second, "Walk", (1, 0))
    assert (first.health, second.health) == (93, 93)
    box.end_turn()
    box.curse("Mender", (2, 0))
    assert (first.health, second.health) == (93, 93)
    box.end_turn()
    box.move(first, "Walk", (3, 0))
    assert first.health == 86, "crossing it is entering it"


def test_a_displaced_golem_enters() -> None:
    """Ruling B40: no move triggers, but what acts on entering does."""
    tosser = golem("Tosser", attacks=[melee("Toss", 100, 0, effect("displace", distance=1))])
    box = arcana.sandbox(
        row(3), [("Tosser", 0, (0, 0)), ("Plain", 1, (0, 0))], golems=[tosser, PLAIN], ancients=[(MENDER, 0)]
    )
    box.army(0).mana = 3
    box.curse("Mender", (1, 0))
    box.attack(box.pieces[0], "Toss", box.pieces[1], 42)
    box.displace((1, 0))
    assert box.pieces[1].health == 93


def test_ruling_B17_a_kill_by_a_curse_is_its_owners() -> None:
    """By a Region of the scenario it is nobody's."""
    box = warded(("Plain", 0, (4, 0)), ("Plain", 1, (1, 0)), ("Plain", 1, (3, 0)))
    box.pieces[1].health = 7
    box.curse("Mender", (1, 0))
    assert box.pieces[1].at < 0 and box.army(0).vp == 2
    spikes = {"name": "Spikes", "at": [[1, 0]], "effects": [effect("harm", "enter", "everyone_here", amount=200)]}
    other = arcana.sandbox(
        row(3),
        [("Plain", 0, (0, 0)), ("Plain", 0, (2, 0)), ("Plain", 1, (2, 0))],
        golems=[PLAIN],
        scenario={"regions": [spikes]},
    )
    told = other.move(other.pieces[0], "Walk", (1, 0))
    assert [event["victor"] for event in named(told, "destroyed")] == [-1]
    assert [army.vp for army in other.state.armies] == [0, 0, 0]


def test_an_effect_on_entering_that_lasts_until_one_leaves() -> None:
    patch = layer(change("armor", 6, "enter", "everyone_here", rounds=0, until=["leaves"]), rounds=1)
    box = arcana.sandbox(row(3), [("Layer", 0, (0, 0)), ("Plain", 1, (2, 0))], golems=[patch, PLAIN])
    first, enemy = box.pieces
    box.attack(first, "Lay", enemy, 42)
    pass_turns(box, 3)
    assert box.state.zones == [] and box.armor(enemy).total == 6, "what was laid is gone, its effect is not"
    box.move(enemy, "Walk", (1, 0))
    assert box.armor(enemy).total == 0


def test_a_trap_acts_once() -> None:
    """What lies there and acts once is gone then."""
    patch = layer(effect("harm", "enter", "enemies_here", amount=20, once=True), rounds=9, at="here")
    box = arcana.sandbox(row(4), [("Layer", 0, (0, 0)), ("Plain", 1, (2, 0)), ("Plain", 1, (2, 0))], golems=[patch, PLAIN])
    first, one, two = box.pieces
    box.attack(first, "Lay", one, 42)
    box.end_turn()
    told = box.move(one, "Walk", (0, 0))
    assert kinds(told) == ["moved", "harmed", "lifted"]
    box.move(two, "Walk", (0, 0))
    assert (one.health, two.health) == (80, 100)


# Laying, lasting, taking away.


def test_what_is_laid_lasts_its_rounds_at_the_chosen_region() -> None:
    """Ruling B10: it ends at its army's turn start, so many Rounds later."""
    patch = layer(gift("dodge", -3, "enemies_here"))
    box = arcana.sandbox(row(3), [("Layer", 0, (0, 0)), ("Nimble", 1, (2, 0))], golems=[patch, golem("Nimble", dodge=10)])
    first, enemy = box.pieces
    told = box.attack(first, "Lay", enemy, 42)
    assert [(event["region"], event["rounds"]) for event in named(told, "laid")] == [(2, 2)]
    seen = []
    for _ in range(5):
        seen.append(box.dodge(enemy).total)
        told = box.end_turn()
    assert seen == [7, 7, 7, 7, 10]
    assert not box.state.zones


def test_laid_again_it_starts_anew() -> None:
    patch = layer(gift("dodge", -3, "enemies_here"))
    box = arcana.sandbox(row(3), [("Layer", 0, (0, 0)), ("Nimble", 1, (2, 0))], golems=[patch, golem("Nimble", dodge=10)])
    first, enemy = box.pieces
    box.attack(first, "Lay", enemy, 42)
    pass_turns(box, 2)
    box.attack(first, "Lay", enemy, 42)
    assert len(box.state.zones) == 1 and box.dodge(enemy).total == 7
    pass_turns(box, 3)
    assert box.dodge(enemy).total == 7
    pass_turns(box, 1)
    assert box.dodge(enemy).total == 10


def breaker(deed: str, **fields: Any) -> Box:
    """An enemy whose power works on Blessings and Curses of a Region."""
    lord = knight("Breaker", power("Break", effect(deed, "use", **fields), aim="region", range=-1))
    box = arcana.sandbox(
        ["P- P- S-", "P- P- P-"],
        [("Plain", 0, (0, 0)), {"golem": "Plain", "army": 1, "at": (1, 1), "knight": lord}],
        golems=[PLAIN],
        ancients=[(MENDER, 0), (MENDER, 1)],
    )
    box.army(0).mana = box.army(1).mana = 20
    box.bless("Mender", (0, 0))
    box.curse("Mender", (0, 0))
    box.end_turn()
    return box


def test_dispelled_by_an_opponents_action() -> None:
    """Only what the effect names; ruling B13: its owner pays in full to place it again."""
    box = breaker("dispel", select=["blessing"])
    assert box.armor(box.pieces[0]).total == 5
    told = box.use(box.pieces[1], "Break", (0, 0))
    assert box.armor(box.pieces[0]).total == 0
    assert len(named(told, "lifted")) == 1
    assert [zone.layout.name for zone in box.state.zones] == ["Mire"]
    box.end_turn()
    mana = box.army(0).mana
    box.bless("Mender", (1, 0))
    assert box.army(0).mana == mana - 3
    both = breaker("dispel", select=["blessing", "curse"])
    both.use(both.pieces[1], "Break", (0, 0))
    assert both.state.zones == []


def test_ruling_B13_moved_by_an_enemy_it_stays_its_owners() -> None:
    """The army whose effect it is chooses where to; not into water, not where one of its kind lies; it may stay."""
    box = breaker("shift", select=["blessing"], distance=2)
    box.bless("Mender", (1, 1))
    box.use(box.pieces[1], "Break", (0, 0))
    assert box.state.pending().seats == [1]
    assert {box.cell(action.region) for action in box.legal() if isinstance(action, Go)} == {(0, 0), (1, 0), (0, 1), (2, 1)}
    assert refusal(box, Go(box.region((2, 0)))) is Reject.NOT_BLESSABLE
    assert refusal(box, Go(box.region((1, 1)))) is Reject.ONE_OF_A_KIND
    assert refusal(box, Go(99)) is Reject.NO_SUCH_REGION
    assert refusal(box, END_TURN) is Reject.NOT_NOW
    told = box.displace((2, 1))
    assert [(event["origin"], event["region"]) for event in named(told, "shifted")] == [(0, box.region((2, 1)))]
    assert [(zone.layout.name, zone.army, box.cell(zone.region)) for zone in box.state.zones if zone.army == 0] == [
        ("Mire", 0, (0, 0)),
        ("Grove", 0, (2, 1)),
    ]
    box.end_turn()
    mana = box.army(0).mana
    box.bless("Mender", (0, 0))
    assert box.army(0).mana == mana - 1, "it lies there still: a move's cost"


def test_a_shift_within_one_region_and_of_both_kinds() -> None:
    box = breaker("shift", distance=1)
    box.use(box.pieces[1], "Break", (0, 0))
    assert refusal(box, Go(box.region((2, 1)))) is Reject.OUT_OF_RANGE
    box.displace((0, 0))
    assert box.state.pending().seats == [1], "the Curse is to be placed, too"
    box.displace((0, 1))
    assert [(zone.layout.name, box.cell(zone.region)) for zone in box.state.zones] == [("Grove", (0, 0)), ("Mire", (0, 1))]
    assert box.state.steps[-1].data() == ["turn"]


def test_a_region_that_holds_nothing_has_nothing_to_shift() -> None:
    box = breaker("shift", distance=1)
    box.use(box.pieces[1], "Break", (1, 0))
    assert box.state.steps[-1].data() == ["turn"]


def test_a_shift_can_be_saved_and_taken_up_again() -> None:
    box = breaker("shift", distance=1)
    box.use(box.pieces[1], "Break", (0, 0))
    assert GAME.state(box.setup, box.state.data()) == box.state


def test_zones_reach_constructs_and_not_reserves() -> None:
    """Ruling B33: Blessings and Curses act on Constructs as on Golems; B20: not on who is off the board."""
    box = arcana.sandbox(
        row(2),
        [("Plain", 0, (0, 0)), ("Plain", 0, None), ("Plain", 1, (1, 0))],
        golems=[PLAIN, construct("Totem")],
        ancients=[(MENDER, 0)],
    )
    totem = box.summon("Totem", 0, (0, 0))
    totem.health = 20
    box.army(0).mana = 3
    box.bless("Mender", (0, 0))
    assert (box.armor(totem).total, box.armor(box.pieces[1]).total) == (5, 0)
    pass_turns(box, 2)
    assert totem.health == 24


def test_several_things_on_one_region_act_in_the_order_of_their_coming() -> None:
    ground = {"name": "Thorns", "at": [[1, 0]], "effects": [effect("harm", "enter", "everyone_here", amount=3)]}
    box = arcana.sandbox(
        row(3),
        [("Plain", 0, (2, 0)), ("Plain", 1, (0, 0))],
        golems=[PLAIN],
        ancients=[(MENDER, 0)],
        scenario={"regions": [ground]},
    )
    box.army(0).mana = 3
    box.curse("Mender", (1, 0))
    box.end_turn()
    told = box.move(box.pieces[1], "Walk", (1, 0))
    assert [event["damage"] for event in named(told, "harmed")] == [3, 7]


def test_a_miss_lays_nothing_and_a_condition_can_forbid_it() -> None:
    patch = layer(gift("armor", 1, "everyone_here"), conditions=[when("terrain", "hills", who="other")])
    box = arcana.sandbox(
        ["P- H-", "P- P-"], [("Layer", 0, (0, 0)), ("Plain", 1, (1, 1)), ("Plain", 1, (1, 0))], golems=[patch, PLAIN]
    )
    first, flat, high = box.pieces
    box.attack(first, "Lay", flat, 42)
    assert box.state.zones == []
    box.attack(first, "Lay", high, 42)
    assert [box.cell(zone.region) for zone in box.state.zones] == [(1, 0)]

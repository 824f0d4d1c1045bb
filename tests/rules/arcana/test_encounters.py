"""Begegnungen (2014) and the objectives of Scenario Elements: what sets them off, what they ask, what follows."""

from __future__ import annotations

from typing import Any

import pytest

from shem.core.contract import Turn
from shem.core.event import Event
from shem.games.arcana.box import Box
from shem.games.arcana.game import GAME
from shem.games.arcana.parts.actions import Choose, Move
from shem.games.arcana.parts.figures import DESTROYED
from shem.games.arcana.parts.reasons import Reject
from shem.games.arcana.parts.state import Battle
from tests.rules.arcana.made import Data, effect, golem, kinds, melee, move, named, pass_turns, plain, ranged, refusal, row
from tests.rules.arcana.staged import Place, staged

RUNNER = golem("Runner", moves=[move("Walk", mp=5)], attacks=[melee("Blow", 100, 20)])
SPRITE = golem("Sprite", "warsprite", health=5, moves=[move("Walk", mp=5)])
TITAN = golem("Titan", "titan", health=10)
WASP = golem("Wasp", "warsprite", health=10, attacks=[ranged("Far", 40, 3), melee("Sting", 60, 7)])
GOLEMS = [RUNNER, SPRITE, TITAN, WASP]
PIECES: list[Place] = [("Runner", 0, (0, 0)), ("Runner", 1, (5, 0)), ("Sprite", 0, (0, 0))]


def encounter(id: str, kind: str, *results: Data, choices: list[list[Data]] | None = None, **more: Any) -> Data:
    """An encounter; more: fields of the trigger, and again, after, unless."""
    own: Data = {name: more.pop(name) for name in ("again", "after", "unless") if name in more}
    found: Data = {"id": id, "title": {"en": id}, "text": {"en": id}, "trigger": {"kind": kind, **more}, **own}
    if choices is not None:
        return {**found, "choices": [{"text": {"en": "so"}, "results": results} for results in choices]}
    return {**found, "results": list(results)}


def gives(kind: str, amount: int, to: str | int = "actor") -> Data:
    found: Data = {"kind": kind, "amount": amount}
    return {**found, "to": to} if isinstance(to, str) else {**found, "to": "position", "position": to}


def objective(id: str, kind: str, **more: Any) -> Data:
    own: Data = {name: more.pop(name) for name in ("vp", "mana", "ap", "ends") if name in more}
    armies = more.pop("armies", [])
    return {"id": id, "title": {"en": id}, "trigger": {"kind": kind, **more}, "positions": armies, **own}


def tale(*encounters: Data, pieces: list[Place] | None = None, rows: list[str] | None = None, **scenario: Any) -> Box:
    return staged(rows or row(6), pieces or PIECES, GOLEMS, encounters=list(encounters), **scenario)


def told_of(told: list[Event]) -> list[tuple[int, int]]:
    """The encounters that began, with whose they were."""
    return [(event["encounter"], event["army"]) for event in named(told, "encounter")]


# What sets an encounter off.


def test_an_encounter_waits_in_a_region() -> None:
    """It acts in its turn on the way (ruling B38), once."""
    box = tale(encounter("cache", "enter", gives("mana", 4), at=[[2, 0]]))
    told = box.move(box.pieces[0], "Walk", (3, 0))
    assert kinds(told) == ["moved", "encounter", "mana-changed", "moved"]
    assert [event["path"] for event in named(told, "moved")] == [[1, 2], [3]]
    assert (told_of(told), box.army(0).mana) == ([(0, 0)], 4)
    assert told_of(box.move(box.pieces[2], "Walk", (3, 0))) == []


def test_an_encounter_may_fire_every_time() -> None:
    box = tale(encounter("cache", "enter", gives("mana", 4), at=[[2, 0]], again=True))
    box.move(box.pieces[0], "Walk", (3, 0))
    box.move(box.pieces[2], "Walk", (2, 0))
    assert box.army(0).mana == 8


@pytest.mark.parametrize(("fields", "fires"), [({"positions": [1]}, False), ({"classes": ["ogre"]}, True)])
def test_an_encounter_may_be_for_some_positions_or_classes(fields: Data, fires: bool) -> None:
    box = tale(encounter("cache", "enter", gives("mana", 4), at=[[2, 0]], **fields))
    assert told_of(box.move(box.pieces[2], "Walk", (2, 0))) == []
    assert bool(told_of(box.move(box.pieces[0], "Walk", (2, 0)))) == fires


def test_ruling_B8_encounters_of_rounds_and_turns() -> None:
    """Round starts come before the first living army's upkeep, round ends after the last turn; they are nobody's doing."""
    box = tale(
        encounter("dawn", "round_start", gives("mana", 1, "all"), round=2),
        encounter("dusk", "round_end", gives("vp", 1, 0), round=0, again=True),
        encounter("drums", "turn_start", gives("ap", 1), positions=[1], round=0, again=True),
        captures=[{"at": [0, 0], "vp": 1, "positions": []}],
    )
    told = pass_turns(box, 2)
    assert [kind for kind in kinds(told) if kind in ("turn", "turn-ended", "encounter", "round", "captured")] == [
        "turn-ended",
        "turn",
        "encounter",
        "turn-ended",
        "encounter",
        "round",
        "encounter",
        "turn",
        "captured",
    ]
    assert told_of(told) == [(2, 1), (1, -1), (0, -1)]
    assert (box.army(0).vp, box.army(1).vp) == (2, 0)


def test_an_encounter_when_a_region_is_captured() -> None:
    box = tale(
        encounter("flag", "capture", gives("mana", 2), at=[[0, 0]]), captures=[{"at": [0, 0], "vp": 1, "positions": []}]
    )
    told = pass_turns(box, 2)
    assert [kind for kind in kinds(told) if kind in ("captured", "encounter", "mana-changed")] == [
        "captured",
        "encounter",
        "mana-changed",
    ]


@pytest.mark.parametrize(
    ("fields", "fires"),
    [
        ({}, True),
        ({"of": 1}, True),
        ({"of": 0}, False),
        ({"by": 0}, True),
        ({"by": 1}, False),
        ({"golem": "sprite"}, True),
        ({"golem": "runner"}, False),
        ({"classes": ["titan"]}, False),
        ({"count": 2}, False),
    ],
)
def test_an_encounter_when_golems_are_destroyed(fields: Data, fires: bool) -> None:
    pieces: list[Place] = [("Runner", 0, (0, 0)), ("Sprite", 1, (0, 0)), ("Runner", 1, (5, 0))]
    box = tale(encounter("mourning", "destroyed", gives("vp", 5, "others"), **fields), pieces=pieces)
    told = box.attack(box.pieces[0], "Blow", box.pieces[1], 42)
    assert told_of(told) == ([(0, 0)] if fires else [])
    assert box.army(1).vp == (5 if fires else 0)


def test_destructions_are_counted() -> None:
    pieces: list[Place] = [("Runner", 0, (0, 0)), ("Sprite", 1, (0, 0)), ("Sprite", 1, (0, 0)), ("Runner", 1, (5, 0))]
    box = tale(encounter("mourning", "destroyed", gives("vp", 5), count=2), pieces=pieces)
    assert told_of(box.attack(box.pieces[0], "Blow", box.pieces[1], 42)) == []
    box.pieces[0].uses = (box.pieces[0].uses[0], 0, *box.pieces[0].uses[2:])
    assert told_of(box.attack(box.pieces[0], "Blow", box.pieces[2], 42)) == [(0, 0)]


def test_an_encounter_when_victory_points_are_reached() -> None:
    """For each army once, if it fires again."""
    box = tale(
        encounter("fame", "vp", gives("mana", 3), reaches=2, again=True),
        captures=[{"at": [0, 0], "vp": 2, "positions": []}, {"at": [5, 0], "vp": 1, "positions": []}],
    )
    told = pass_turns(box, 6)
    assert told_of(told) == [(0, 0), (0, 1)]


def test_encounters_follow_and_exclude_each_other() -> None:
    """`after`: not before the others have fired; what fires at the same occasion comes too late. `unless`: not after."""
    box = tale(
        encounter("first", "enter", at=[[1, 0]]),
        encounter("second", "enter", at=[[1, 0], [2, 0]], after=[0]),
        encounter("never", "enter", at=[[2, 0]], unless=[0]),
    )
    assert told_of(box.move(box.pieces[0], "Walk", (3, 0))) == [(0, 0), (1, 0)]


# Choices.


def test_the_players_choice() -> None:
    """The army whose Golem came there chooses, in the middle of its move."""
    box = tale(encounter("gate", "enter", at=[[2, 0]], choices=[[gives("mana", 5)], [gives("vp", 1)], []]))
    told = box.move(box.pieces[0], "Walk", (4, 0))
    assert kinds(told) == ["moved", "encounter"]
    pending = box.state.pending()
    assert isinstance(pending, Turn) and (pending.seat, pending.prompt.code) == (0, "choose")
    assert pending.prompt.args == (0, 0, box.pieces[0].number, 2)
    assert box.legal() == [Choose(0), Choose(1), Choose(2)]
    assert refusal(box, Choose(3)) is Reject.NO_SUCH_OPTION
    assert refusal(box, Move(0, 0, 1)) is Reject.NOT_NOW
    told = box.play(Choose(1))
    assert kinds(told) == ["chosen", "vp-changed", "moved"]
    assert (box.army(0).vp, box.cell(box.pieces[0].at)) == (1, (4, 0))


def test_a_choice_is_kept_in_json() -> None:
    box = tale(encounter("gate", "enter", at=[[2, 0]], choices=[[gives("mana", 5)], []]))
    box.move(box.pieces[0], "Walk", (4, 0))
    again = GAME.state(box.setup, box.state.data())
    assert isinstance(again, Battle) and again == box.state
    assert again.legal(0) == box.legal()
    assert [step.data() for step in again.steps] == [step.data() for step in box.state.steps]


# What follows.


@pytest.mark.parametrize(
    ("to", "vp"), [("actor", [0, 2, 0]), ("others", [2, 0, 2]), ("all", [2, 2, 2]), (2, [0, 0, 2]), (7, [0, 0, 0])]
)
def test_who_gets_victory_points_mana_and_ap(to: str | int, vp: list[int]) -> None:
    pieces: list[Place] = [("Runner", 0, (0, 0)), ("Runner", 1, (1, 0)), ("Runner", 2, (5, 0))]
    results = [gives(kind, 2, to) for kind in ("vp", "mana", "ap")]
    box = tale(encounter("gift", "enter", *results, at=[[2, 0]]), pieces=pieces, turn=1)
    box.move(box.pieces[1], "Walk", (2, 0))
    assert [box.army(number).vp for number in range(3)] == vp
    assert [box.army(number).mana for number in range(3)] == vp
    assert [box.army(number).ap for number in range(3)] == [6 + vp[0], 5 + vp[1], 6 + vp[2]]


def test_ruling_B24_a_loss_takes_what_is_there() -> None:
    box = tale(encounter("toll", "enter", gives("vp", -3), gives("mana", -3), gives("ap", -9), at=[[2, 0]]))
    box.army(0).mana = 2
    box.move(box.pieces[0], "Walk", (2, 0))
    assert (box.army(0).vp, box.army(0).mana, box.army(0).ap) == (0, 0, 0)


def test_ruling_B31_others_are_the_armies_of_other_teams() -> None:
    pieces: list[Place] = [("Runner", 0, (0, 0)), ("Runner", 1, (4, 0)), ("Runner", 2, (5, 0))]
    box = tale(
        encounter("gift", "enter", gives("vp", 2, "others"), at=[[2, 0]]),
        pieces=pieces,
        positions=[{"team": 0}, {"team": 0}, {"team": 1}],
    )
    box.move(box.pieces[0], "Walk", (2, 0))
    assert [box.army(number).vp for number in range(3)] == [0, 0, 2]


def test_effects_are_as_of_the_golem_that_came() -> None:
    """It is self; what its encounter destroys, its army has destroyed, but not its own (ruling B17)."""
    pieces: list[Place] = [("Runner", 0, (0, 0)), ("Sprite", 0, (0, 0)), ("Sprite", 1, (2, 0)), ("Runner", 1, (5, 0))]
    blast = effect("harm", "use", "enemies_here", amount=50)
    burn = effect("harm", "use", "self", amount=30)
    box = tale(encounter("trap", "enter", {"kind": "effects", "effects": [blast, burn]}, at=[[2, 0]]), pieces=pieces)
    told = box.move(box.pieces[0], "Walk", (2, 0))
    assert [(event["victor"], event["vp"]) for event in named(told, "destroyed")] == [(0, 1)]
    assert box.pieces[0].health == 70
    told = tale(encounter("trap", "enter", {"kind": "effects", "effects": [burn]}, at=[[2, 0]]), pieces=pieces).play(
        Move(1, 0, 2)
    )
    assert [(event["victor"], event["vp"]) for event in named(told, "destroyed")] == [(-1, 0)]


def test_ruling_B38_an_encounter_that_stops_the_golem_ends_its_move() -> None:
    box = tale(encounter("mire", "enter", {"kind": "stop"}, at=[[2, 0]]))
    told = box.move(box.pieces[0], "Walk", (4, 0))
    assert (box.cell(box.pieces[0].at), kinds(told)) == ((2, 0), ["moved", "encounter"])


def test_a_golem_stopped_where_there_is_no_room_goes_on_to_where_there_is() -> None:
    """Full regions may be crossed, not stopped in (table A3)."""
    pieces: list[Place] = [("Runner", 0, (0, 0)), *[("Sprite", 0, (2, 0))] * 4, ("Runner", 1, (5, 0))]
    box = tale(encounter("mire", "enter", {"kind": "stop"}, at=[[2, 0]]), pieces=pieces)
    box.move(box.pieces[0], "Walk", (4, 0))
    assert box.cell(box.pieces[0].at) == (3, 0)


def test_ruling_B38_an_encounter_that_sends_the_golem_ends_its_move() -> None:
    """Being sent is a displacement (ruling B40): it enters, and dies there for nobody's points; no room: next to it."""
    swamp = ["P- P- P- P- P- P-", "P- P- P- P- W- P-"]
    box = tale(encounter("gale", "enter", {"kind": "send", "at": [4, 1]}, at=[[2, 0]]), rows=swamp)
    told = box.move(box.pieces[2], "Walk", (4, 0))
    assert kinds(told) == ["moved", "encounter", "displaced", "harmed", "destroyed"]
    assert named(told, "destroyed")[0]["victor"] == -1


def test_what_an_encounter_moves_sets_off_no_other() -> None:
    """Two that send to each other do not go on for ever; what comes later on foot does set them off."""
    box = tale(
        encounter("there", "enter", {"kind": "send", "at": [4, 0]}, at=[[2, 0]], again=True),
        encounter("back", "enter", {"kind": "send", "at": [2, 0]}, at=[[4, 0]], again=True),
    )
    assert told_of(box.move(box.pieces[0], "Walk", (3, 0))) == [(0, 0)]
    assert box.cell(box.pieces[0].at) == (4, 0)


def test_ruling_B52_a_spawned_golem_of_an_army_acts_at_once_on_its_turn() -> None:
    box = tale(encounter("help", "enter", {"kind": "spawn", "golem": "titan", "to": "actor", "at": None}, at=[[2, 0]]))
    told = box.move(box.pieces[0], "Walk", (2, 0))
    assert [(event["army"], event["region"]) for event in named(told, "spawned")] == [(0, 2)]
    new = box.state.golems[-1]
    assert (new.number, new.army, new.health, new.at) == (3, 0, 10, 2)
    assert any(action == Move(3, 0, 1) for action in box.legal())
    assert GAME.state(box.setup, box.state.data()) == box.state


def test_a_spawned_golem_appears_where_there_is_room() -> None:
    """Occupation Limit: else in the nearest Region."""
    spawn = {"kind": "spawn", "golem": "titan", "to": "position", "position": 1, "at": [5, 0]}
    pieces: list[Place] = [("Runner", 0, (0, 0)), *[("Sprite", 1, (5, 0))] * 3]
    box = tale(encounter("help", "enter", spawn, at=[[2, 0]]), pieces=pieces)
    box.move(box.pieces[0], "Walk", (2, 0))
    assert (box.state.golems[-1].at, box.state.golems[-1].army) == (4, 1)


def wild(*more: Data) -> Data:
    return encounter("nest", "enter", {"kind": "spawn", "golem": "wasp", "to": "wild", "at": [3, 0]}, *more, at=[[2, 0]])


def test_ruling_B52_wild_golems_are_everybodys_enemy() -> None:
    """They hold and contest, can be attacked by all, and end no battle."""
    box = tale(wild(), captures=[{"at": [3, 0], "vp": 1, "positions": []}])
    box.move(box.pieces[0], "Walk", (2, 0))
    wasp = box.state.golems[-1]
    assert wasp.army == box.state.plan.wild
    box.move(box.pieces[2], "Walk", (3, 0))
    assert named(pass_turns(box, 2), "captured") == []
    box.put(box.pieces[0], (3, 0))
    told = box.attack(box.pieces[0], "Blow", wasp, 42)
    assert (named(told, "destroyed")[0]["vp"], box.state.ended) == (1, None)


def test_ruling_B52_wild_golems_act_only_as_ordered() -> None:
    """With the first attack that reaches an enemy, at the best To-Hit; they pay nothing and win no points."""
    box = tale(wild({"kind": "wild_attacks"}))
    told = box.play(Move(0, 0, 2), 35)
    struck = named(told, "struck")
    assert [(event["golem"], event["target"], event["to_hit"], event["damage"]) for event in struck] == [(3, 0, 40, 3)]
    assert (box.pieces[0].health, box.state.armies[box.state.plan.wild].ap) == (97, 0)
    assert kinds(pass_turns(box, 4)).count("struck") == 0


def test_ruling_B52_wild_golems_pay_no_health_either() -> None:
    """An attack paid in Health costs the wild one none, however often it strikes."""
    gore = {**melee("Gore", 100, 7), "resource": "health", "cost": 8}
    bleeder = golem("Bleeder", health=5, attacks=[gore])
    spawn = {"kind": "spawn", "golem": "bleeder", "to": "wild", "at": [2, 0]}
    nest = encounter("nest", "enter", spawn, {"kind": "wild_attacks"}, {"kind": "wild_attacks"}, at=[[2, 0]])
    box = staged(row(6), PIECES, [*GOLEMS, bleeder], encounters=[nest])
    told = box.play(Move(0, 0, 2), 50, 50)
    assert kinds(told).count("struck") == 2 and "bled" not in kinds(told)
    assert (box.state.golems[-1].health, box.pieces[0].health) == (5, 86)


def test_ruling_B52_a_wild_golem_strikes_the_enemy_that_it_hits_best() -> None:
    agile = golem("Agile", dodge=20, moves=[move("Walk", mp=5)])
    pieces: list[Place] = [("Agile", 0, (0, 0)), ("Runner", 1, (4, 0)), ("Runner", 0, (0, 0))]
    nest = encounter(
        "nest",
        "enter",
        {"kind": "spawn", "golem": "wasp", "to": "wild", "at": [3, 0]},
        {"kind": "wild_attacks"},
        at=[[2, 0]],
    )
    box = staged(row(6), pieces, [*GOLEMS, agile], encounters=[nest])
    told = box.play(Move(0, 0, 2), 35)
    assert [(event["target"], event["to_hit"]) for event in named(told, "struck")] == [(1, 40)]


def test_ruling_B52_over_time_effects_on_wild_golems_act_at_a_rounds_start() -> None:
    venom = golem("Venom", attacks=[melee("Bite", 100, 0, effect("harm_each_turn", amount=4, rounds=2))])
    nest = encounter("nest", "round_start", {"kind": "spawn", "golem": "wasp", "to": "wild", "at": [1, 0]}, round=2)
    box = staged(row(6), [("Venom", 0, (1, 0)), ("Runner", 1, (5, 0))], [*GOLEMS, venom], encounters=[nest])
    pass_turns(box, 2)
    wasp = box.state.golems[-1]
    box.attack(box.pieces[0], "Bite", wasp, 42)
    seen = []
    for _ in range(6):
        told = box.end_turn()
        seen += [kind for kind in kinds(told) if kind in ("round", "harmed", "turn")]
    assert seen == ["turn", "round", "harmed", "turn", "turn", "round", "harmed", "turn", "turn", "round", "turn"]
    assert wasp.health == 2


def test_ruling_B52_what_acts_each_round_reaches_wild_golems_at_a_rounds_start() -> None:
    """Ruling B8, Miasma Swamps: they have no turn, so auras, zones and the Swamp act on them when a Round begins."""
    plague = golem("Plague", passive=[effect("harm", "upkeep", "enemies_here", amount=2)])
    nest = encounter("nest", "round_start", {"kind": "spawn", "golem": "wasp", "to": "wild", "at": [1, 0]}, round=2)
    region = {"name": "Gas", "at": [[1, 0]], "effects": [effect("harm", "upkeep", "everyone_here", amount=1)]}
    pieces: list[Place] = [("Plague", 0, (1, 0)), ("Runner", 1, (5, 0))]
    box = staged(["P- W- P- P- P- P-"], pieces, [*GOLEMS, plague], encounters=[nest], regions=[region])
    pass_turns(box, 2)
    wasp = box.state.golems[-1]
    assert wasp.health == 10
    told = [*box.end_turn(), *box.end_turn()]
    hurt = [event["damage"] for event in named(told, "harmed") if event["golem"] == wasp.number]
    assert (hurt, wasp.health) == ([2, 1, 5], 2)


def test_ruling_B52_what_moves_a_wild_golem_at_a_rounds_start_is_decided_before_the_turn() -> None:
    thrower = golem("Thrower", passive=[effect("displace", "upkeep", "enemies_here", distance=1)])
    nest = encounter("nest", "round_start", {"kind": "spawn", "golem": "wasp", "to": "wild", "at": [1, 0]}, round=2)
    box = staged(row(6), [("Thrower", 0, (1, 0)), ("Runner", 1, (5, 0))], [*GOLEMS, thrower], encounters=[nest])
    assert "turn" not in kinds(pass_turns(box, 4))[-1:]
    assert kinds(box.displace((2, 0))) == ["displaced", "turn"]
    assert (box.state.golems[-1].at, box.state.round) == (2, 3)


def test_ground_changes() -> None:
    """A Region becomes another one, and who has no room there any more goes to the nearest that has."""
    made = {"kind": "terrain", "at": None, "also": {"terrain": "mountain", "cover": "none", "obstructions": 0}}
    box = tale(encounter("quake", "enter", made, at=[[2, 0]]), rows=plain(6, 2))
    told = box.move(box.pieces[0], "Walk", (4, 0))
    assert named(told, "ground-changed")[0]["region"] == 2
    assert box.state.field.regions[2].terrain.blocks_all and not box.state.plan.field.regions[2].terrain.blocks_all
    assert box.cell(box.pieces[0].at) != (2, 0)
    assert box.cell(box.pieces[0].at) in [(1, 0), (3, 0), (2, 1)]
    assert GAME.state(box.setup, box.state.data()) == box.state


def test_a_way_that_is_closed_on_the_way_ends_the_move() -> None:
    """Ruling B38: the rest of the path is walked as far as it can be."""
    made = {"kind": "terrain", "at": [3, 0], "also": {"terrain": "mountain"}}
    box = tale(encounter("quake", "enter", made, at=[[1, 0]]))
    box.move(box.pieces[0], "Walk", (4, 0))
    assert box.cell(box.pieces[0].at) == (2, 0)


def test_wells_come_go_and_fill_again() -> None:
    def well(do: str, at: list[int] | None, mana: list[int] | None = None) -> Data:
        return {"kind": "well", "at": at, "also": {"do": do, "mana": mana or []}}

    box = tale(
        encounter("springs", "enter", well("create", None, [3, 1]), well("remove", [5, 0]), at=[[2, 0]]),
        encounter("rain", "enter", well("recharge", [2, 0]), at=[[3, 0]]),
        wells=[{"at": [5, 0], "mana": [6, 6]}],
    )
    told = box.move(box.pieces[0], "Walk", (2, 0))
    assert [(event["region"], event["mana"]) for event in named(told, "well-created")] == [(2, [3, 1])]
    assert [event["region"] for event in named(told, "well-removed")] == [5]
    assert [event["mana"] for event in named(pass_turns(box, 4), "well")] == [3, 1]
    told = box.move(box.pieces[2], "Walk", (3, 0))
    assert [(event["region"], event["left"]) for event in named(told, "well-recharged")] == [(2, 4)]
    assert [event["mana"] for event in named(pass_turns(box, 2), "well")] == [3]


def test_a_message() -> None:
    said = {"kind": "message", "text": {"en": "Boo", "de": "Buh"}}
    told = tale(encounter("ghost", "enter", said, at=[[2, 0]])).play(Move(0, 0, 2))
    assert [(event["encounter"], event["option"], event["result"]) for event in named(told, "message")] == [(0, -1, 0)]


@pytest.mark.parametrize(("winner", "winners"), [("actor", [0]), ("vp", [1]), (1, [1])])
def test_an_encounter_may_end_the_battle(winner: str | int, winners: list[int]) -> None:
    to: Data = {"to": winner} if isinstance(winner, str) else {"to": "position", "position": winner}
    box = tale(encounter("fall", "enter", {"kind": "end", **to}, gives("vp", 9), at=[[2, 0]]))
    box.army(1).vp = 1
    told = box.move(box.pieces[0], "Walk", (4, 0))
    assert kinds(told)[-1] == "ended"
    ended = box.state.ended
    assert ended is not None and (ended.winners, ended.code, ended.scores) == (winners, "story", [0, 1])


# Objectives.


def test_an_objective_gives_what_it_says_once_to_each_army() -> None:
    """VP for Objectives: Victory Points, Mana, or even extra Action Points."""
    box = tale(objectives=[objective("hill", "enter", at=[[2, 0]], vp=2, mana=3, ap=1)])
    told = box.move(box.pieces[0], "Walk", (2, 0))
    assert kinds(told) == ["moved", "completed", "vp-changed", "mana-changed", "ap-changed"]
    assert (box.army(0).vp, box.army(0).mana, box.army(0).ap) == (2, 3, 6)
    assert named(box.move(box.pieces[2], "Walk", (2, 0)), "completed") == []
    box.end_turn()
    assert named(box.move(box.pieces[1], "Walk", (2, 0)), "completed") == [{"kind": "completed", "army": 1, "objective": 0}]


def test_an_objective_of_a_position() -> None:
    box = tale(objectives=[objective("hill", "enter", at=[[2, 0]], vp=2, armies=[1])])
    assert named(box.move(box.pieces[0], "Walk", (2, 0)), "completed") == []


def test_an_objective_counts_enemies_destroyed() -> None:
    """Not one's own."""
    bomber = golem("Bomber", attacks=[melee("Burst", 100, 20, scope="everyone")])
    pieces: list[Place] = [("Bomber", 0, (0, 0)), ("Sprite", 0, (0, 0)), ("Sprite", 1, (0, 0)), ("Runner", 1, (5, 0))]
    for count, done in ((1, True), (2, False)):
        goal = objective("hunt", "destroyed", count=count, vp=9)
        box = staged(row(6), pieces, [*GOLEMS, bomber], objectives=[goal])
        told = box.attack(box.pieces[0], "Burst", (0, 0), 42)
        assert bool(named(told, "completed")) == done


def test_an_objective_of_holding_out() -> None:
    """A Round's end completes it for everybody still there whom it is for."""
    box = tale(objectives=[objective("hold", "round_end", round=2, vp=4, armies=[1])])
    pass_turns(box, 4)
    assert (box.army(0).vp, box.army(1).vp) == (0, 4)


def test_an_objective_of_victory_points_and_of_capture() -> None:
    box = tale(
        objectives=[objective("rich", "vp", reaches=2, mana=7), objective("flag", "capture", at=[[0, 0]], count=2, ap=2)],
        captures=[{"at": [0, 0], "vp": 1, "positions": []}],
    )
    told = pass_turns(box, 4)
    assert [event["objective"] for event in named(told, "completed")] == [1, 0]
    assert box.army(0).ap == 8


def test_an_objective_may_end_the_battle() -> None:
    """Objective Completion; most Victory Points win."""
    box = tale(objectives=[objective("gate", "enter", at=[[2, 0]], vp=2, ends=True)])
    box.army(1).vp = 3
    box.move(box.pieces[0], "Walk", (3, 0))
    ended = box.state.ended
    assert ended is not None and (ended.winners, ended.code, ended.scores) == ([1], "objective", [2, 3])


def test_an_objective_that_only_a_story_completes() -> None:
    """As the Embers Die: whoever has met the spy completes it at the exit, nobody by the exit alone."""
    box = tale(
        encounter("spy", "enter", gives("mana", 1), at=[[1, 0]], positions=[0]),
        encounter("exit", "enter", {"kind": "objective", "objective": 0}, at=[[3, 0]], again=True, after=[0]),
        objectives=[objective("message", "", vp=4, armies=[0])],
        pieces=[("Runner", 0, (0, 0)), ("Runner", 0, (4, 0)), ("Runner", 1, (5, 0))],
    )
    assert kinds(box.move(box.pieces[1], "Walk", (3, 0))) == ["moved"]
    told = box.move(box.pieces[0], "Walk", (3, 0))
    assert kinds(told) == ["moved", "encounter", "mana-changed", "moved", "encounter", "completed", "vp-changed"]
    assert box.army(0).vp == 4


def test_an_encounter_may_complete_an_objective() -> None:
    found = {"kind": "objective", "objective": 0}
    box = tale(
        encounter("chest", "enter", found, at=[[2, 0]], again=True),
        objectives=[objective("treasure", "round_end", round=9, vp=2, armies=[0])],
    )
    told = box.move(box.pieces[0], "Walk", (2, 0))
    assert kinds(told) == ["moved", "encounter", "completed", "vp-changed"]
    assert named(box.move(box.pieces[2], "Walk", (2, 0)), "completed") == []


def test_a_victory_total_reached_by_an_encounter_ends_the_battle_when_the_action_is_done() -> None:
    """Ruling B32."""
    box = tale(encounter("crown", "enter", gives("vp", 5), at=[[2, 0]]), vp_total=5)
    told = box.move(box.pieces[0], "Walk", (4, 0))
    assert kinds(told) == ["moved", "encounter", "vp-changed", "moved", "ended"]
    assert box.pieces[0].at != DESTROYED

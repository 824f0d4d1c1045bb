"""What nobody, or only one seat, may know: hidden Mana Wells (ruling B53), hidden encounters, secret objectives."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

import shem
from shem.bots.registry import bot
from shem.core.chance import Entry, Every, Scripted, Seeded
from shem.core.contract import Over, Roll
from shem.core.errors import OptionError
from shem.core.event import only
from shem.core.match import Match, begin
from shem.core.notation import canonical, events_data, pending_data
from shem.core.sight import Sight
from shem.games.arcana.box import Box
from shem.games.arcana.game import GAME
from shem.games.arcana.parts.actions import Deploy, Move, Route
from shem.games.arcana.parts.ground import Well
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.possible import can_place
from shem.games.arcana.rules.mana_wells import create_well, move_well
from tests.rules.arcana.made import Data, effect, golem, kinds, melee, move, named, pass_turns, plain, row
from tests.rules.arcana.staged import Place, setup_of
from tests.rules.arcana.test_encounters import encounter, gives, objective

RUNNER = golem("Runner", health=30, moves=[move("Walk", mp=5)], attacks=[melee("Blow", 80, 20)])
PUSHER = golem("Pusher", attacks=[melee("Shove", 100, 0, effect("displace", "hit", "target", distance=1))])
SPRITE = golem("Sprite", "warsprite", health=5)
GOLEMS = [RUNNER, PUSHER, SPRITE]
PIECES: list[Place] = [("Runner", 0, None), ("Pusher", 0, None), ("Runner", 1, None), ("Sprite", 1, None)]
ZONES = [{"zones": [{"cells": [[0, 0], [1, 0]]}]}, {"zones": [{"cells": [[5, 0], [4, 0]]}]}]


def hidden(mana: int = 6, *cells: int) -> Data:
    return {"at": None, "among": [[cell, 0] for cell in cells or (1, 2, 3)], "mana": [mana, mana]}


def new(faces: list[int], pieces: list[Place] | None = None, **scenario: Any) -> Battle:
    setup = setup_of(row(6), pieces or PIECES, GOLEMS, scenario.pop("positions", ZONES), order="position", **scenario)
    state = GAME.new(setup, Entry(Scripted(faces)))
    assert isinstance(state, Battle)
    return state


def played(state: Battle) -> Battle:
    """Both armies deploy all they have, the first ones first."""
    while state.round == 0:
        seat = state.pending().seats[0]
        action = next(action for action in state.legal(seat) if isinstance(action, Deploy))
        state.apply(seat, action, Entry(Scripted([])))
    return state


def boxed(faces: list[int], **scenario: Any) -> Box:
    """Such a battle in the sandbox, with the hidden drawn by these faces; the Runners at the ends, the Pusher at (3, 0)."""
    setup = setup_of(row(6), PIECES, GOLEMS, scenario.pop("positions", ZONES), order="position", **scenario)
    state = GAME.new(setup, Entry(Scripted(faces)))
    assert isinstance(state, Battle)
    box = Box(setup, [(0, (0, 0)), (0, (3, 0)), (1, (5, 0)), (1, (5, 0))], 0)
    box.state.wells = state.wells
    for name in ("places", "among", "dealt"):
        getattr(box.state.story, name)[:] = getattr(state.story, name)
    return box


# Hidden Mana Wells.


def test_ruling_B53_a_hidden_well_lies_in_one_of_its_regions_each_as_likely() -> None:
    setup = setup_of(row(6), PIECES, GOLEMS, ZONES, order="position", wells=[hidden()])
    found: Counter[int] = Counter()
    every = Every()
    while True:
        state = GAME.new(setup, Entry(every))
        assert isinstance(state, Battle)
        found[state.wells[0].region] += round(every.weight * 3)
        if not every.next():
            break
    assert found == {1: 1, 2: 1, 3: 1}


def test_a_region_has_only_one_mana_well() -> None:
    """Mana Wells: neither two hidden ones nor a hidden one and a known one lie together."""
    wells = [hidden(6, 1, 2), hidden(6, 1, 2, 3), {"at": [2, 0], "mana": [6]}, hidden(6, 4, 5)]
    setup = setup_of(row(6), PIECES, GOLEMS, ZONES, order="position", wells=wells)
    seen = set()
    for seed in range(30):
        state = GAME.new(setup, Entry(Seeded(seed)))
        assert isinstance(state, Battle)
        seen.add(tuple(well.region for well in state.wells))
    assert seen == {(1, 3, 2, 4), (1, 3, 2, 5)}, "the first can only be in 1, so the second is in 3"
    assert can_place([0b110, 0b110], 0) and not can_place([0b110, 0b110, 0b110], 0)


@pytest.mark.parametrize("hides", ["wells", "encounters"])
@pytest.mark.parametrize(("many", "places"), [(14, 13), (2, 1), (60, 59), (200, 199)])
def test_more_that_is_hidden_than_can_lie_there_is_refused(hides: str, many: int, places: int) -> None:
    """At once: to try every arrangement of 14 Mana Wells in 13 Regions would take years."""
    columns = list(range(1, places + 1))
    trap = encounter("trap", "enter", {"kind": "stop"})
    trap["trigger"]["among"] = [[column, 0] for column in columns]
    scenario: Data = {"wells": [hidden(6, *columns)] * many} if hides == "wells" else {"encounters": [trap] * many}
    setup = setup_of(row(places + 6), PIECES, GOLEMS, ZONES, order="position", **scenario)
    with pytest.raises(OptionError) as refused:
        GAME.new(setup, Entry(Seeded(1)))
    assert refused.value.code == f"impossible-{hides}"
    assert refused.value.details == {"have": many, "most": places}


def test_a_map_is_no_larger_than_any_table() -> None:
    setup = setup_of(row(6), PIECES, GOLEMS, ZONES, order="position")
    setup["regions"][0]["at"] = [999_999, 999_999]
    with pytest.raises(OptionError) as refused:
        GAME.new(setup, Entry(Seeded(1)))
    assert refused.value.code == "impossible-map"


def test_who_has_a_place_makes_room_for_others_where_that_helps() -> None:
    masks = [(1 << number) - 1 for number in range(60, 0, -1)]  # the last has one Region only, which all others want too
    assert can_place(masks, 0) and not can_place(masks, 1)


@pytest.mark.parametrize("hides", ["well", "encounter"])
def test_ruling_B38_paths_tell_nothing_of_what_is_hidden(hides: str) -> None:
    """What is offered and proposed is the same wherever the well, or the trap, really lies."""
    trap = encounter("trap", "enter", {"kind": "effects", "effects": [effect("harm", "use", "target", amount=9)]})
    trap["trigger"]["among"] = [[1, 0], [2, 0], [4, 0]]
    scenario: Data = {"wells": [hidden(6, 1, 2, 4)]} if hides == "well" else {"encounters": [trap]}
    worlds = [boxed([face], **scenario) for face in (1, 2, 3)]
    assert len({tuple(well.region for well in box.state.wells) + tuple(box.state.story.places) for box in worlds}) == 3
    for box in worlds[1:]:
        assert box.legal() == worlds[0].legal() and Route(0, 0) in box.legal()
        for cell in box.reach(box.pieces[0], "Walk"):
            assert box.path(box.pieces[0], "Walk", cell) == worlds[0].path(worlds[0].pieces[0], "Walk", cell)
    found, *others = worlds
    for box in others:
        box.move(box.pieces[0], "Walk", (1, 0))
    assert others[0].legal() == others[1].legal() and Route(1, 0) in others[0].legal()
    found.move(found.pieces[0], "Walk", (1, 0))
    assert Route(1, 0) not in found.legal(), "all know now"


def test_ruling_B53_a_hidden_well_is_found_by_any_entry_then_open_to_all() -> None:
    """On the way, too; till then nobody collects from it, though it stands in its Region."""
    box = boxed([2], wells=[hidden()])
    told = box.move(box.pieces[0], "Walk", (3, 0))
    assert kinds(told) == ["moved", "nothing-found", "well-found"]
    assert [event["region"] for event in named(told, "nothing-found")] == [1]
    assert [event["region"] for event in named(told, "well-found")] == [2]
    box.put(box.pieces[2], (2, 0))
    assert [(event["army"], event["mana"]) for event in named(pass_turns(box, 2), "well")] == [(1, 6)]


def test_ruling_B53_displacement_and_late_deployment_enter_too() -> None:
    box = boxed([2], wells=[hidden()])
    box.put(box.pieces[1], (1, 0))
    box.put(box.pieces[2], (1, 0))
    box.attack(box.pieces[1], "Shove", box.pieces[2], 42)
    assert kinds(box.displace((2, 0))) == ["displaced", "well-found"]
    box = boxed([1], wells=[hidden()])
    box.state.place(box.pieces[0], -1)
    assert kinds(box.move(box.pieces[0], "Walk", (1, 0))) == ["entered-board", "well-found"]


def test_initial_deployment_and_standing_there_find_nothing() -> None:
    """Ruling B20: initial deployment triggers nothing."""
    state = played(new([1], wells=[hidden(6, 0, 1)]))
    assert state.wells[0].region == 0 and state.golems[0].at == 0
    assert state.wells[0].among == 0b11 and state.armies[0].mana == 0


def test_a_search_in_vain_is_known_to_everybody() -> None:
    """The Region is struck out: no world has the Mana Well there any more, and the search cannot be undone freely."""
    box = boxed([3], wells=[hidden()])
    told = box.move(box.pieces[0], "Walk", (1, 0))
    assert any(event.kind.reveals for event in told)
    assert box.state.view(1)["wells"] == [[-1, [6, 6], 0, 0b1100]]
    places = set()
    for seed in range(20):
        wells = box.state.determinize(1, Entry(Seeded(seed))).data()["wells"]
        places.add(wells[0][0])
    assert places == {2, 3}


def test_a_well_that_is_made_brings_a_hidden_one_to_light() -> None:
    """Ability Special Effects on Mana Wells; a Region has only one, so what is hidden there is found."""
    for face, region, told in ((2, 2, ["well-found"]), (1, 1, ["nothing-found", "well-created"])):
        box = boxed([face], wells=[hidden()])
        entry = Entry(Scripted([]), telling=True)
        create_well(box.state, 2, (3,), entry)
        assert kinds(entry.events) == told
        assert box.state.wells[0].region == region
        assert not (box.state.wells[0].among >> 2) & 1


def test_a_well_is_not_moved_onto_another() -> None:
    box = boxed([2], wells=[hidden(), {"at": [5, 0], "mana": [6]}, {"at": [4, 0], "mana": [6]}])
    for to, told in ((4, []), (2, ["well-found"]), (3, ["well-moved"])):
        entry = Entry(Scripted([]), telling=True)
        move_well(box.state, 5, to, entry)
        assert kinds(entry.events) == told
    assert [well.region for well in box.state.wells] == [2, 3, 4]


# Hidden encounters.


def test_a_hidden_encounter_fires_where_it_waits() -> None:
    waits = encounter("lair", "enter", gives("mana", 4), among=[[1, 0], [2, 0], [3, 0]])
    box = boxed([2], encounters=[waits])
    told = box.move(box.pieces[0], "Walk", (3, 0))
    assert kinds(told) == ["moved", "nothing-found", "encounter", "mana-changed", "moved"]
    assert (box.state.story.places, box.state.story.among) == ([2], [0])


def test_who_cannot_fire_it_searches_nothing() -> None:
    """A Golem for which it does not wait neither finds it nor strikes the Region out."""
    waits = encounter("lair", "enter", gives("mana", 4), among=[[1, 0], [2, 0], [3, 0]], positions=[1])
    box = boxed([2], encounters=[waits])
    assert kinds(box.move(box.pieces[0], "Walk", (3, 0))) == ["moved"]
    assert box.state.story.among == [0b1110]


# Secret objectives.

SECRETS = [
    objective("hunt", "destroyed", vp=3),
    objective("gate", "enter", at=[[2, 0]], vp=4),
    objective("camp", "enter", at=[[4, 0]], vp=5),
]
DEALT = [{**ZONES[0], "secrets": [0, 1]}, {**ZONES[1], "secrets": [1, 2]}]


def test_a_secret_objective_is_told_to_its_seat_alone() -> None:
    setup = setup_of(row(6), PIECES, GOLEMS, DEALT, order="position", objectives=SECRETS)
    entry = Entry(Scripted([2, 1]), telling=True)
    state = GAME.new(setup, entry)
    dealt = [event for event in entry.events if event.kind.code == "secret-dealt"]
    assert [(event.values, event.seers) for event in dealt] == [((0, 1), only(0)), ((1, 1), only(1))]
    assert [state.view(seat)["story"]["dealt"] for seat in (None, 0, 1)] == [[-1, -1], [1, -1], [-1, 1]]


def test_a_secret_objective_is_completed_by_whom_it_was_dealt_to() -> None:
    box = boxed([2, 2], objectives=SECRETS, positions=DEALT)
    told = box.move(box.pieces[0], "Walk", (2, 0))
    assert kinds(told) == ["moved", "completed", "vp-changed"]
    assert box.army(0).vp == 4
    assert box.state.view(None)["story"]["dealt"] == [1, -1]
    box.put(box.pieces[1], (0, 0))
    box.end_turn()
    assert kinds(box.move(box.pieces[2], "Walk", (3, 0))) == ["moved", "completed", "vp-changed", "moved"]
    assert box.army(1).vp == 5


def test_what_an_army_does_without_reward_is_not_its_secret() -> None:
    """Everybody can tell then, so no world has it any more."""
    box = boxed([1, 1], objectives=SECRETS, positions=DEALT)
    told = box.move(box.pieces[0], "Walk", (2, 0))
    assert kinds(told) == ["moved", "ruled-out"]
    assert told[1].kind.reveals
    assert (box.army(0).vp, box.state.story.open) == (0, [0b001, 0b110])
    assert box.state.view(None)["story"]["dealt"] == [0, -1], "it can be no other"


def test_who_was_not_dealt_it_completes_nothing() -> None:
    box = boxed([1, 1], objectives=SECRETS, positions=DEALT)
    assert kinds(box.move(box.pieces[0], "Walk", (4, 0))) == ["moved", "ruled-out"], "only the gate on its way"


# Two worlds.


def secretive(seed: int) -> Data:
    """A small scenario full of secrets."""
    random = Random(seed)
    cells = [[column, line] for column in range(6) for line in range(2)]

    def some(count: int) -> list[list[int]]:
        return random.sample(cells, count)

    tales = [
        encounter("lair", "enter", gives("mana", 4), {"kind": "stop"}, among=some(4)),
        encounter("gate", "enter", among=some(3), choices=[[{"kind": "send", "at": [0, 1]}], [gives("vp", 1)]]),
        encounter("nest", "enter", {"kind": "spawn", "golem": "sprite", "to": "wild", "at": None}, among=some(4)),
        encounter("rain", "enter", {"kind": "well", "at": None, "also": {"do": "create", "mana": [2]}}, among=some(5)),
        encounter("dawn", "round_start", {"kind": "wild_attacks"}, round=0, again=True, after=[2]),
    ]
    goals = [
        objective("hunt", "destroyed", vp=1, count=2),
        objective("gate", "enter", at=some(2), vp=1),
        objective("camp", "enter", at=some(2), mana=2),
        objective("rich", "vp", reaches=2, ap=1),
    ]
    wells = [{"at": None, "among": some(4), "mana": [6, 3]} for _ in range(2)] + [{"at": [0, 0], "mana": [2]}]
    positions = [{**ZONES[0], "secrets": [0, 1, 2]}, {**ZONES[1], "secrets": [1, 2, 3]}]
    return setup_of(
        plain(6, 2),
        PIECES,
        GOLEMS,
        positions,
        order="random",
        encounters=tales,
        objectives=goals,
        wells=wells,
        rounds=6,
        captures=[{"at": [3, 0], "vp": 1, "positions": []}],
    )


@pytest.mark.parametrize("seed", range(12))
def test_two_worlds_that_differ_in_secrets_look_and_play_alike_to_a_seat(seed: int) -> None:
    """Views, legal actions, refusals, prompts and what is told are the same, until something is revealed."""
    setup, random, dice = secretive(seed), Random(seed), Seeded(seed)
    state = GAME.new(setup, Entry(dice))
    assert isinstance(state, Battle)
    revealed = 0
    while not isinstance(state.pending(), Over):
        asked = state.pending().seats[0]
        action = random.choice(state.legal(asked)[1:] or state.legal(asked))
        strange = [Move(number, 0, region) for number in range(6) for region in range(13)]
        salt = random.getrandbits(30)
        ends = []
        for seat in (None, 0, 1):
            world = state.determinize(seat, Entry(Seeded(salt)))
            assert canonical(world.view(seat)) == canonical(state.view(seat))
            assert pending_data(world.pending()) == pending_data(state.pending())
            assert world.legal(asked) == state.legal(asked)
            assert [world.why_not(asked, other) for other in strange] == [state.why_not(asked, other) for other in strange]
            told = []
            for place in (world, state.copy()):
                entry = Entry(Seeded(salt), telling=True)
                place.apply(asked, action, entry)
                told.append([event for event in entry.events if event.seen_by(seat)])
                ends.append(place)
            if any(event.kind.reveals for events in told for event in events):
                revealed += 1
                continue
            assert events_data(told[0]) == events_data(told[1])
            assert canonical(ends[-1].view(seat)) == canonical(ends[-2].view(seat))
        state.apply(asked, action, Entry(dice))
        check_secrets(state)
        assert GAME.state(setup, state.data()) == state
    assert revealed > 0


def check_secrets(state: Battle) -> None:
    """Whatever is hidden is where everybody knows that it can be."""
    for well in state.wells:
        assert well.among == 0 or (well.among >> well.region) & 1
    regions = [well.region for well in state.wells]
    assert len(set(regions)) == len(regions), "one Mana Well a Region"
    for place, among in zip(state.story.places, state.story.among):
        assert among == 0 or (among >> place) & 1
    for dealt, open in zip(state.story.dealt, state.story.open):
        assert (open == 0 and dealt == -1) or (open >> dealt) & 1


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_a_bot_decides_by_what_its_seat_can_know(name: str) -> None:
    """In two worlds that look alike to its seat it does the same."""
    setup = secretive(3)
    state = GAME.new(setup, Entry(Seeded(3)))
    assert isinstance(state, Battle)
    dice = Seeded(3)
    for _ in range(25):
        if isinstance(state.pending(), Over):
            break
        asked = state.pending().seats[0]
        other = state.determinize(asked, Entry(Seeded(7)))
        choices = []
        for world in (state, other):
            player = bot(name, "arcana", 5)
            choices.append(player.choose(Sight(GAME, setup, world, asked)).action)
        assert choices[0] == choices[1]
        state.apply(asked, choices[0], Entry(dice))


def test_a_seats_log_holds_no_secret_but_its_own() -> None:
    match = begin(GAME, secretive(1), ["human"] * 2, ["app"] * 2, bytes(32))
    for seat in (None, 0, 1):
        kinds_seen = [event.values for event in match.sight(seat).events() if event.kind.code == "secret-dealt"]
        assert [values[0] for values in kinds_seen] == ([] if seat is None else [seat])
        assert all(well[0] == -1 for well in match.sight(seat).view()["wells"] if well[3])


def test_entered_dice_never_ask_for_what_is_hidden_and_the_match_replays(tmp_path: Path) -> None:
    """The secrets come from the app; a saved match holds them, and plays to the same position."""
    path = tmp_path / "secret.jsonl"
    match: Match = begin(GAME, secretive(2), ["human"] * 2, ["enter"] * 2, bytes(range(32)), path)
    random = Random(2)
    purposes = set()
    for _ in range(60):
        pending = match.pending
        if isinstance(pending, Roll):
            purposes.add(pending.request.purpose)
            match.enter(random.randint(1, pending.request.sides))
        elif isinstance(pending, Over):
            break
        else:
            seat = pending.seats[0]
            match.play(seat, random.choice(match.legal(seat)))
    assert purposes <= {"order", "attack", "direction"} and "order" in purposes
    again = shem.load(path)
    assert again.state.data() == match.state.data()
    assert shem.check(path) is None


def test_a_hidden_well_that_was_found_is_no_secret() -> None:
    box = boxed([2], wells=[hidden()])
    box.move(box.pieces[0], "Walk", (2, 0))
    known = box.state.wells[0]
    assert isinstance(known, Well) and known.among == 0
    assert box.state.view(None)["wells"] == [[2, [6, 6], 0, 0]]

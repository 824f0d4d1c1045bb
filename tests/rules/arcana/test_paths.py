"""Ruling B38: which path is proposed, where another one may be named, and what a named one may do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.parts.actions import ARRIVE, END_TURN, Go, Route
from shem.games.arcana.parts.edition import EDITIONS
from shem.games.arcana.parts.reasons import Reject
from shem.games.arcana.rules.foreseen import toll_of
from tests.rules.arcana.made import (
    Data,
    ancient,
    change,
    effect,
    gift,
    golem,
    move,
    named,
    plain,
    refusal,
    row,
    spell,
    when,
)
from tests.rules.arcana.staged import Place, setup_of
from tests.rules.arcana.test_encounters import encounter, gives, objective

Cell = tuple[int, int]
WALKER = golem("Walker", moves=[move("Walk", mp=4)])
NIMBLE = golem("Nimble", moves=[move("Walk", mp=4, nimble=True)])
FLYER = golem("Flyer", moves=[move("Fly", type="fly", mp=3, nimble=True)])
STILL = golem("Still")
KNOWN = [WALKER, NIMBLE, FLYER, STILL]
SQUARE = ["P- P- P-", "P- P- P-", "P- P- P-"]


def staged(rows: Sequence[str], *pieces: Place, edition: str = "2015", **scenario: Any) -> Box:
    setup = {**setup_of(rows, pieces, KNOWN, **scenario), "edition": edition}
    return Box(setup, [(army, at) for _, army, at in pieces], 0)


def ground(name: str, cell: Cell, *effects: Data) -> Data:
    return {"name": name, "at": [list(cell)], "effects": list(effects)}


def hurts(amount: int, **fields: Any) -> Data:
    return effect("harm", "enter", "target", amount=amount, **fields)


def heals(amount: int) -> Data:
    return effect("heal", "enter", "target", amount=amount)


# The proposed path, read independently: every path there is, step by step.

WALKING = {"P-": 1, "Pm": 2, "H-": 2, "W-": 1, "T-": 1}
HARM = {"W-": 5, "T-": 10}


def entries(codes: list[list[str]], at: Cell, mover: str, edition: str) -> Iterator[tuple[Cell, int]]:
    """The Regions that one step leads to, with their MP."""
    for across in (-1, 0, 1):
        for down in (-1, 0, 1):
            column, row = at[0] + across, at[1] + down
            if (across, down) == (0, 0) or not (0 <= column < len(codes[0]) and 0 <= row < len(codes)):
                continue
            code = codes[row][column]
            if code == ".." or (code == "M-" and mover != "Flyer"):
                continue
            if across and down:
                beside = [codes[at[1]][column], codes[row][at[0]]]
                blocked = [one == ".." or (one == "M-" and mover != "Flyer") for one in beside]
                if mover == "Walker" or all(blocked):
                    continue
            price = 1 if mover == "Flyer" else WALKING[code] + (1 if code == "T-" and edition == "2014" else 0)
            yield (column, row), price


def every_path(
    codes: list[list[str]], start: Cell, mover: str, edition: str, points: int, enemies: set[Cell]
) -> Iterator[tuple[list[Cell], int]]:
    """Every path with the MP that it spends; the same Region may come twice."""
    stack: list[tuple[list[Cell], int]] = [([], 0)]
    while stack:
        path, spent = stack.pop()
        if path:
            yield path, spent
        at = path[-1] if path else start
        if path and at in enemies and (mover != "Flyer" or edition == "2014"):
            continue
        for to, price in entries(codes, at, mover, edition):
            if spent + price <= points:
                stack.append(([*path, to], spent + price))


@settings(derandomize=True, deadline=None, max_examples=120)
@given(
    st.lists(st.lists(st.sampled_from([*WALKING, "P-", "M-", ".."]), min_size=4, max_size=4), min_size=2, max_size=3),
    st.dictionaries(
        st.tuples(st.integers(0, 3), st.integers(0, 2)),
        st.sampled_from([("harm", 4), ("harm", 9), ("heal", 3)]),
        max_size=4,
    ),
    st.sampled_from(["Walker", "Nimble", "Flyer"]),
    st.sampled_from(EDITIONS),
    st.sets(st.tuples(st.integers(0, 3), st.integers(0, 2)), max_size=2),
)
def test_ruling_B38_no_path_is_cheaper_and_of_the_cheapest_none_loses_less(
    codes: list[list[str]], laid: dict[Cell, tuple[str, int]], mover: str, edition: str, crowd: set[Cell]
) -> None:
    """Among those that lose the same none gains more: terrain, and what lies on Regions."""
    codes[0][0] = "P-"
    there = {
        (column, row)
        for row, line in enumerate(codes)
        for column, code in enumerate(line)
        if code not in ("..", "M-") and (column, row) != (0, 0)
    }
    enemies = crowd & there
    zones = {cell: what for cell, what in laid.items() if cell in there}
    regions = [ground(f"{cell}", cell, effect(deed, "enter", "target", amount=n)) for cell, (deed, n) in zones.items()]
    pieces: list[Place] = [(mover, 0, (0, 0)), *[("Still", 1, cell) for cell in sorted(enemies)]]
    box = staged([" ".join(line) for line in codes], *pieces, edition=edition, regions=regions)
    piece = box.pieces[0]
    ability = piece.type.abilities[0]

    def toll(path: Sequence[Cell]) -> tuple[int, int]:
        loss = sum(HARM.get(codes[row][column], 0) for column, row in path)
        loss += sum(amount for cell in path for deed, amount in [zones.get(cell, ("", 0))] if deed == "harm")
        return loss, -sum(amount for cell in path for deed, amount in [zones.get(cell, ("", 0))] if deed == "heal")

    best: dict[Cell, tuple[int, tuple[int, int]]] = {}
    acts = False
    for path, spent in every_path(codes, (0, 0), mover, edition, ability.points, enemies):
        value = (spent, toll(path))
        best[path[-1]] = min(value, best.get(path[-1], value))
        acts = acts or path[-1] in zones or codes[path[-1][1]][path[-1][0]] in HARM
    best.pop((0, 0), None)
    reached = box.reach(piece, ability.name)
    assert set(reached) == {cell for cell in best if cell in there}
    for cell, spent in reached.items():
        path = box.path(piece, ability.name, cell)
        assert (spent, toll(path)) == best[cell], (cell, path)
    route = refusal(box, Route(0, 0)) if Route(0, 0) not in box.legal() else None
    assert (route is None) == (acts and bool(best)), route


@settings(derandomize=True, deadline=None, max_examples=80)
@given(
    st.lists(
        st.tuples(
            st.sampled_from(["harm_each_turn", "heal_each_turn", "harm"]),
            st.integers(1, 3),
            st.sets(st.tuples(st.integers(0, 3), st.integers(0, 2)), min_size=1, max_size=5),
            st.booleans(),
        ),
        max_size=4,
    ),
    st.sampled_from(["Walker", "Nimble", "Flyer"]),
    st.sampled_from(EDITIONS),
)
def test_ruling_B46_what_lies_in_several_regions_over_time_acts_once_on_a_path(
    laid: list[tuple[str, int, set[Cell], bool]], mover: str, edition: str
) -> None:
    """It starts anew where it is met again: what a path is said to do is what it does, and no way as cheap does less."""
    regions = [
        ground(f"It {number}", (0, 0), effect(deed, "enter", "target", amount=n, rounds=int(deed != "harm") * 2, once=once))
        | {"at": [list(cell) for cell in sorted(cells)]}
        for number, (deed, n, cells, once) in enumerate(laid)
    ]
    box = staged(plain(4, 3), (mover, 0, (0, 0)), ("Still", 1, (0, 0)), edition=edition, regions=regions)
    piece = box.pieces[0]
    ability = piece.type.abilities[0]

    def toll(path: Sequence[Cell]) -> tuple[int, int]:
        loss = gain = 0
        for deed, n, cells, once in laid:
            times = len({cell for cell in path if cell in cells}) if once else sum(cell in cells for cell in path)
            if deed == "harm":
                loss += n * times
            elif times and deed == "heal_each_turn":
                gain += 2 * n
            elif times:
                loss += 2 * n
        return loss, -gain

    best: dict[Cell, tuple[int, tuple[int, int]]] = {}
    codes = [["P-"] * 4 for _ in range(3)]
    for path, spent in every_path(codes, (0, 0), mover, edition, ability.points, set()):
        value = (spent, toll(path))
        best[path[-1]] = min(value, best.get(path[-1], value))
        said = toll_of(box.state, piece, [box.region(cell) for cell in path])
        assert (said.loss, -said.gain) == toll(path), path
    for cell, spent in box.reach(piece, ability.name).items():
        path = box.path(piece, ability.name, cell)
        assert (spent, toll(path)) == best[cell], (cell, path)


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_B38_who_is_on_fire_goes_on_through_it(edition: str) -> None:
    """Fire from the first step to the last but one costs 4 Health over time, once; thorns beside it 3 with one step."""
    fire = effect("harm_each_turn", "enter", "target", amount=2, rounds=2)
    regions = [
        {**ground("Fire", (1, 0), fire), "at": [[1, 0], [2, 0]]},
        ground("Thorns", (2, 1), hurts(3)),
        {**ground("More thorns", (1, 1), hurts(2)), "at": [[1, 1]]},
    ]
    box = staged(plain(4, 2), ("Nimble", 0, (0, 0)), ("Still", 1, (0, 0)), edition=edition, regions=regions)
    assert box.path(box.pieces[0], "Walk", (3, 0)) == [(1, 0), (2, 0), (3, 0)]
    box.move(box.pieces[0], "Walk", (3, 0))
    box.end_turn()
    box.end_turn()
    box.end_turn()
    box.end_turn()
    assert box.pieces[0].health == 96


# What the paths are weighed by.


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("laid", "way"),
    [
        (hurts(1), (0, 1)),
        (effect("harm_each_turn", "enter", "target", amount=2, rounds=2), (0, 1)),
        (effect("destroy", "enter", "target"), (0, 1)),
        (effect("harm_each_turn", "enter", "target", amount=2, rounds=2, until=["leaves"]), (1, 0)),
        (hurts(1, spares=["ogre"]), (1, 0)),
        (hurts(1, conditions=[when("class", "titan", who="each")]), (1, 0)),
        (hurts(1, conditions=[when("moved")]), (0, 1)),
        (change("dodge", -9, "enter"), (1, 0)),
    ],
)
def test_ruling_B38_a_path_spares_what_lies_on_regions(edition: str, laid: Data, way: Cell) -> None:
    """Two ways of 2 MP to the opposite corner; the first by number leads over (1, 0), where something lies."""
    box = staged(
        ["P- P-", "P- P-"],
        ("Walker", 0, (0, 0)),
        ("Still", 1, (0, 0)),
        edition=edition,
        regions=[ground("It", (1, 0), laid)],
    )
    assert box.path(box.pieces[0], "Walk", (1, 1))[0] == way


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_B38_a_gain_is_preferred_at_equal_loss_only(edition: str) -> None:
    pieces: list[Place] = [("Walker", 0, (0, 0)), ("Still", 1, (0, 0))]
    box = staged(["P- P-", "P- P-"], *pieces, edition=edition, regions=[ground("Spring", (0, 1), heals(9))])
    assert box.path(box.pieces[0], "Walk", (1, 1))[0] == (0, 1)
    thorns = [ground("Spring", (0, 1), heals(9), hurts(1))]
    box = staged(["P- P-", "P- P-"], *pieces, edition=edition, regions=thorns)
    assert box.path(box.pieces[0], "Walk", (1, 1))[0] == (1, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_B38_curses_and_blessings_of_enemies_are_known(edition: str) -> None:
    """Pyre harms enemies who enter; who owns it walks through it. It acts on a Golem once a turn (ruling B13)."""
    pyre = ancient("Ash", curse=spell("Pyre", 4, 2, effect("harm", "enter", "enemies_here", amount=6)))
    pieces = [("Walker", 0, (0, 0)), ("Walker", 1, (0, 0)), ("Walker", 0, (1, 1))]
    box = arcana.sandbox(["P- P-", "P- P-"], pieces, golems=KNOWN, ancients=[(pyre, 0)], edition=edition)
    box.army(0).mana = 20
    box.curse("Ash", (1, 0))
    assert box.path(box.pieces[0], "Walk", (1, 1))[0] == (1, 0), "its own side's"
    assert refusal(box, Route(0, 0)) is Reject.ALL_PATHS_ALIKE
    box.end_turn()
    assert box.path(box.pieces[1], "Walk", (1, 1))[0] == (0, 1)
    assert Route(box.pieces[1].number, 0) in box.legal()
    box.play(END_TURN)
    box.army(0).mana = 20
    box.curse("Ash", (0, 0))
    assert box.pieces[1].health == 94
    box.curse("Ash", (1, 0))
    box.state.turn = 1  # as if it were still that turn
    assert box.path(box.pieces[1], "Walk", (1, 1))[0] == (1, 0), "it has acted on it already"
    assert refusal(box, Route(box.pieces[1].number, 0)) is Reject.ALL_PATHS_ALIKE


# Where another path may be named.


def alone(**scenario: Any) -> Box:
    return staged(row(6), ("Walker", 0, (0, 0)), ("Still", 1, (5, 0)), **scenario)


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_B38_a_path_may_be_named_where_a_well_may_be_hidden(edition: str) -> None:
    """Wherever it can still be; not where everybody has looked, nor for one that all know."""
    for cells, offered in (([2, 5], True), ([5], False)):
        among = [[cell, 0] for cell in cells]
        box = alone(edition=edition, wells=[{"at": None, "among": among, "mana": [6]}, {"at": [1, 0], "mana": [6]}])
        assert (Route(0, 0) in box.legal()) == (box.why_not(Route(0, 0)) is None) == offered
    box = alone(edition=edition, wells=[{"at": None, "among": [[2, 0], [5, 0]], "mana": [6]}])
    box.move(box.pieces[0], "Walk", (3, 0))
    box.put(box.pieces[0], (0, 0))
    assert box.why_not(Route(0, 0)) is not None


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("trigger", "offered"),
    [
        ({"at": [[2, 0]]}, True),
        ({"at": [[5, 0]]}, False),
        ({"among": [[2, 0], [5, 0]]}, True),
        ({"at": [[2, 0]], "classes": ["titan"]}, False),
        ({"at": [[2, 0]], "positions": [1]}, False),
        ({"at": [[2, 0]], "positions": [0], "classes": ["ogre"]}, True),
    ],
)
def test_ruling_B38_a_path_may_be_named_where_an_encounter_or_objective_waits(
    edition: str, trigger: Data, offered: bool
) -> None:
    armies = {"armies": trigger["positions"]} if "positions" in trigger else {}
    narrowed = {name: what for name, what in trigger.items() if name != "positions"}
    for scenario in (
        {"encounters": [encounter("cache", "enter", gives("mana", 3), **trigger)]},
        {"objectives": [objective("scout", "enter", vp=2, **narrowed, **armies)]},
    ):
        box = alone(edition=edition, **scenario)
        assert (Route(0, 0) in box.legal()) == (box.why_not(Route(0, 0)) is None) == offered
        if offered and "at" in trigger:
            box.move(box.pieces[0], "Walk", (2, 0))
            box.put(box.pieces[0], (0, 0))
            box.army(0).ap = 6
            assert box.why_not(Route(0, 0)) is not None, "it has happened"


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_B38_an_encounter_that_was_found_waits_there_again(edition: str) -> None:
    """Drawn among two and found at (2, 0): from then on everybody knows where it is."""
    cache = encounter("cache", "enter", gives("mana", 3), among=[[2, 0], [8, 0]], again=True)
    box = staged(row(9), ("Walker", 0, (0, 0)), ("Still", 1, (0, 0)), encounters=[cache], edition=edition)
    box.state.story.places[0] = box.region((2, 0))
    box.move(box.pieces[0], "Walk", (2, 0))
    box.army(0).ap = 6
    for cell, offered in (((7, 0), False), ((4, 0), True)):
        box.put(box.pieces[0], cell)
        assert (box.why_not(Route(0, 0)) is None) == offered


# A named path.


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_B38_a_region_may_be_entered_twice_and_the_start_come_back_to(edition: str) -> None:
    """As long as MP last: into the Swamp and out again, twice; each time it harms."""
    box = staged(["P- W- P-"], ("Walker", 0, (0, 0)), ("Still", 1, (2, 0)), edition=edition)
    piece = box.pieces[0]
    box.play(Route(0, 0))
    for column in (1, 0, 1):
        box.play(Go(column))
    assert ARRIVE in box.legal() and Go(0) in box.legal()
    box.play(Go(0))
    assert box.legal() == [ARRIVE]
    told = box.play(ARRIVE)
    assert [event["path"] for event in named(told, "moved")] == [[1, 0, 1, 0]]
    assert (box.cell(piece.at), piece.health, box.army(0).ap, piece.moved) == ((0, 0), 90, 5, True)


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_B38_who_comes_back_finds_the_room_that_it_left(edition: str) -> None:
    """Its own place does not fill its Region; a Titan beside two more small bases still has its own."""
    titan = golem("Titan", "titan", apv=160, moves=[move("Walk", mp=2)])
    pieces: list[Place] = [("Titan", 0, (0, 0)), ("Still", 0, (0, 0)), ("Still", 0, (0, 0)), ("Still", 1, (3, 0))]
    setup = {**setup_of(["P- W- P- P-"], pieces, [*KNOWN, titan]), "edition": edition}
    box = Box(setup, [(army, at) for _, army, at in pieces], 0)
    box.play(Route(0, 0))
    box.play(Go(1))
    assert box.legal() == [Go(0), Go(2), ARRIVE]
    box.play(Go(0))
    assert box.legal() == [ARRIVE]


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_B38_who_can_only_come_back_may_name_that_too(edition: str) -> None:
    """Within reach only the own Region acts: a Swamp to be left and entered again."""
    box = staged(["W- P- P-"], ("Walker", 0, (0, 0)), ("Still", 1, (2, 0)), edition=edition)
    assert Route(0, 0) in box.legal()
    held = staged(["W- P- P-"], ("Walker", 0, (0, 0)), ("Still", 1, (1, 0)), edition=edition)
    assert refusal(held, Route(0, 0)) is Reject.ALL_PATHS_ALIKE, "it must stop in the one Region beside it"


def test_ruling_B38_standing_effects_are_no_reason_to_name_a_path() -> None:
    """What acts only while somebody stands there does nothing to who passes through."""
    calm = ground("Calm", (1, 0), gift("dodge", -9, "everyone_here"))
    assert refusal(staged(plain(3, 1), ("Walker", 0, (0, 0)), ("Still", 1, (2, 0)), regions=[calm]), Route(0, 0)) is (
        Reject.ALL_PATHS_ALIKE
    )

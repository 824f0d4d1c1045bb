"""Abilities that change the board: Mana Wells, ground, Golems that join (Mana Wells; rulings B13, B52, B53)."""

from __future__ import annotations

from typing import Any

from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.frames import FRAMES
from shem.games.arcana.parts.actions import Go
from shem.games.arcana.parts.reasons import Reject
from tests.rules.arcana.made import golem, kinds, named, pass_turns, plain, refusal

PLAIN = golem("Plain")


def scene(bearer: dict[str, Any], *wells: dict[str, Any], rows: list[str] | None = None) -> Box:
    """The bearer in the middle of 5 by 5 Regions, an enemy in a corner."""
    pieces: list[Any] = [{"army": 0, "at": (2, 2), **bearer}, ("Plain", 1, (4, 4))]
    box = arcana.sandbox(rows or plain(5, 5), pieces, golems=[PLAIN], scenario={"wells": list(wells)})
    box.army(0).mana = 30
    return box


def wells(box: Box) -> dict[tuple[int, int], int]:
    """The Mana left in each known well by its place."""
    return {box.cell(well.region): well.left() for well in box.state.wells if well.among == 0}


def test_a_well_is_moved_where_the_owner_chooses() -> None:
    """Turned Stream: a known well goes to a Region within 2 that has none, or stays; a Region has only one."""
    bearer = {"golem": "Bramblehorn", "knight": "Sutara Nayini"}
    box = scene(bearer, {"at": [2, 1], "mana": [6, 6]}, {"at": [3, 1], "mana": [4]})
    box.use(box.pieces[0], "Turned Stream", (2, 1))
    assert box.state.pending().seats == [0]
    step = box.state.steps[-1]
    assert [frame.data() for frame in FRAMES.read([step.data()])] == [step.data()]
    offered = {box.cell(action.region) for action in box.legal() if isinstance(action, Go)}
    assert offered == {(c, r) for c in range(5) for r in range(4)} - {(3, 1)}
    assert refusal(box, Go(box.region((3, 1)))) == Reject.ONE_OF_A_KIND
    assert refusal(box, Go(box.region((2, 4)))) == Reject.OUT_OF_RANGE
    told = box.displace((0, 3))
    assert kinds(told) == ["well-moved"]
    assert wells(box) == {(0, 3): 12, (3, 1): 4}


def test_a_well_may_stay() -> None:
    box = scene({"golem": "Bramblehorn", "knight": "Sutara Nayini"}, {"at": [2, 1], "mana": [6, 6]})
    box.use(box.pieces[0], "Turned Stream", (2, 1))
    assert kinds(box.displace((2, 1))) == []
    assert wells(box) == {(2, 1): 12}


def test_nothing_is_asked_where_no_well_is() -> None:
    box = scene({"golem": "Bramblehorn", "knight": "Sutara Nayini"}, {"at": [2, 1], "mana": [6, 6]})
    box.use(box.pieces[0], "Turned Stream", (2, 3))
    assert not any(isinstance(action, Go) for action in box.legal())


def test_an_exhausted_well_is_recharged() -> None:
    """Old Water: it gives 6 and 6 once more."""
    box = scene({"golem": "Sand Lion", "knight": "Urshani the Wellkeeper"}, {"at": [2, 2], "mana": [6, 6]})
    pass_turns(box, 4)
    assert wells(box) == {(2, 2): 0}
    told = box.use(box.pieces[0], "Old Water", (2, 2))
    assert "well-recharged" in kinds(told)
    assert wells(box) == {(2, 2): 12}
    before = box.army(0).mana
    box.army(0).ap = 0
    pass_turns(box, 2)
    assert box.army(0).mana == before + 6


def test_a_well_is_created_and_one_removed() -> None:
    """Diviner's Rod makes one of 4 and 4; the Salt of Mahtis takes one away."""
    box = scene({"golem": "Sand Lion", "relic": "Diviner's Rod"})
    told = box.use(box.pieces[0], "Diviner's Rod", (2, 2))
    assert "well-created" in kinds(told)
    assert [(well.region, well.mana) for well in box.state.wells] == [(box.region((2, 2)), (4, 4))]
    box = scene({"golem": "Sand Lion", "relic": "Salt of Mahtis"}, {"at": [2, 4], "mana": [6, 6]})
    told = box.use(box.pieces[0], "Salt of Mahtis", (2, 4))
    assert "well-removed" in kinds(told)
    assert box.state.wells == []


def test_a_well_made_where_one_was_hidden_is_that_one() -> None:
    """Ruling B53: what is hidden in the Region comes to light."""
    box = scene({"golem": "Sand Lion", "relic": "Diviner's Rod"}, {"at": [2, 3], "mana": [9]})
    well = box.state.wells[0]
    box.state.wells[0] = type(well)(well.region, well.mana, well.done, 1 << well.region | 1)
    assert wells(box) == {}
    told = box.use(box.pieces[0], "Diviner's Rod", (2, 3))
    assert "well-found" in kinds(told)
    assert wells(box) == {(2, 3): 9}


def test_ground_is_changed() -> None:
    """Sudden Grove: the Region becomes plains with Medium Cover, whatever it was."""
    rows = ["P- P- P- P- P-", "P- P- D- P- P-", "P- P- P- P- P-", "P- P- P- P- P-", "P- P- P- P- P-"]
    box = scene({"golem": "Woodguard", "knight": "Vanya"}, rows=rows)
    told = box.use(box.pieces[0], "Sudden Grove", (2, 1))
    assert "ground-changed" in kinds(told)
    region = box.state.field.regions[box.region((2, 1))]
    assert (region.kind, region.cover) == (0, 2)


def test_a_golem_joins() -> None:
    """Seed of the Wildwood: a Bramblehorn of its army, with full Health, that acts at once (ruling B52)."""
    box = scene({"golem": "Wildwood Dryad", "relic": "Seed of the Wildwood"})
    told = box.use(box.pieces[0], "Seed of the Wildwood", (2, 1))
    (event,) = named(told, "spawned")
    young = box.state.golems[event["golem"]]
    assert (young.type.name, young.army, young.health, box.cell(young.at)) == ("Bramblehorn", 0, 45, (2, 1))
    box.move(young, "Walk", (0, 0))
    assert box.cell(young.at) == (0, 0)

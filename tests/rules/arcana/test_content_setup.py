"""Ready armies, scenarios and the compiled set-up (chapters Army Creation, Scenario Elements, Game Start)."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import pytest

from shem.core.content.problems import ContentError
from shem.core.errors import OptionError
from shem.games.arcana.content import codex, listing, setup
from shem.games.arcana.content.army import legal_arcana
from shem.games.arcana.content.compile_scenario import action_points
from shem.games.arcana.content.models import schema
from shem.games.arcana.parts.actions import BOUNDS
from shem.games.arcana.parts.pieces import Pieces

SCENARIOS = ["four-winds", "thirst", "three-cairns"]  # the first three, without stories


def compiled(**options: Any) -> dict[str, Any]:
    return setup.compile_setup(codex.default(), options)


def cells(position: dict[str, Any]) -> list[list[int]]:
    """The Regions of a position's deployment zones."""
    return [at for zone in position["zones"] for at in zone["cells"]]


def room(data: dict[str, Any], position: int) -> int:
    """How many small bases fit in a position's deployment zones."""
    regions = {tuple(region["at"]): region for region in data["regions"]}
    return sum(4 - regions[tuple(at)]["obstructions"] for at in cells(data["scenario"]["positions"][position]))


def test_the_programs_own_pack_is_clean() -> None:
    assert codex.problems() == []


def test_the_pack_is_read_once_a_process() -> None:
    assert codex.default() is codex.default()


def test_action_points_by_the_highest_limit() -> None:
    """Ruling A11."""
    points = [1, 500, 501, 1000, 1001, 2000, 2001, 3000]
    assert [action_points(most) for most in points] == [6, 6, 8, 8, 10, 10, 12, 12]


def test_arcana_of_the_factions() -> None:
    """Army Creation."""
    assert legal_arcana("durani") == ["durani", "urugal", "zikia"]
    assert legal_arcana("gudanna") == ["gudanna", "urugal", "zikia"]
    assert legal_arcana("mercenary") == ["urugal", "zikia"]


@pytest.mark.parametrize("id", SCENARIOS)
def test_a_scenario_compiles_to_json_that_the_rules_read(id: str) -> None:
    data = compiled(scenario=id)
    assert json.loads(json.dumps(data)) == data
    pieces = Pieces(data)
    summoned = {relic["power"]["summons"] for relic in data["relics"]} - {""}
    assert {golem for army in data["armies"] for golem in army["golems"]} | summoned == set(pieces.cards)
    assert (data["scenario"]["points"], data["scenario"]["ap"], len(data["armies"])) == (500, 6, 2)
    assert len(data["regions"]) == 9 * len(data["tiles"])


@pytest.mark.parametrize("id", SCENARIOS)
def test_zones_have_room_for_any_ready_army(id: str) -> None:
    data = compiled(scenario=id)
    most = max(len(army.golems) for army in codex.default().armies.values() if army.points == 500)
    assert room(data, 0) >= most and room(data, 1) >= most


@pytest.mark.parametrize("id", SCENARIOS)
def test_a_scenario_needs_each_tile_once(id: str) -> None:
    """One box of each set is enough: no map shows both sides of a tile."""
    listed = {entry["id"]: entry for entry in listing.scenarios(codex.default())}
    assert listed[id]["copies"] == 1
    assert 6 <= listed[id]["rounds"] <= 10


def test_the_three_scenarios_differ() -> None:
    cairns, thirst, winds = (compiled(scenario=id)["scenario"] for id in ("three-cairns", "thirst", "four-winds"))
    assert len(cairns["captures"]) == 3 and cairns["destruction"] == "class" and cairns["rounds"] == 8
    assert len(thirst["wells"]) == 4 and len(thirst["captures"]) == 2
    assert thirst["vp_total"] == 8 and thirst["destruction"] == "class"
    assert winds["destruction"] == "apv" and len(cells(winds["positions"][0])) == 6
    columns = {at[0] for at in cells(winds["positions"][1])}
    assert columns == {0, 7, 8}


@pytest.mark.parametrize("id", SCENARIOS)
def test_both_positions_are_as_near_to_what_counts(id: str) -> None:
    """Steps from the zones to capture Regions and wells together, but for one, by which a position can be made up for."""
    scenario = compiled(scenario=id)["scenario"]
    for kind in ("captures", "wells"):
        near = [
            sum(min(abs(mark["at"][0] - c) + abs(mark["at"][1] - r) for c, r in cells(position)) for mark in scenario[kind])
            for position in scenario["positions"]
        ]
        assert abs(near[0] - near[1]) <= 1


def test_defaults() -> None:
    data = compiled()
    assert data["scenario"]["id"] == "three-cairns" and data["order"] == "random" and data["edition"] == "2015"
    assert [army["name"] for army in data["armies"]] == ["Dune Hunters", "Hired Wood"]
    assert data["scenario"]["wells"][0] == {"at": [1, 3], "among": [], "mana": [6, 6]}


def test_chosen_options() -> None:
    data = compiled(scenario="Four Winds", armies=["hired-wood", "The Ember Watch"], order="apv", edition="2015", seats=2)
    assert [army["id"] for army in data["armies"]] == ["hired-wood", "ember-watch"]
    assert data["order"] == "apv" and data["scenario"]["id"] == "four-winds"


def test_a_set_up_shares_nothing_with_the_codex() -> None:
    first = compiled()
    first["scenario"]["wells"][0]["mana"].append(1)
    first["regions"][0]["at"][0] = 99
    first["golems"][0]["attacks"][0]["effects"].clear()
    first["terrain"]["terrains"]["plains"]["walk"] = 9
    first["armies"][0]["golems"].clear()
    first["tiles"][0]["at"][0] = 99
    assert compiled() == setup.compile_setup(codex.load(), {})


@pytest.mark.parametrize(
    ("options", "code", "says"),
    [
        ({"scenrio": "thirst"}, "unknown-option", "did you mean 'scenario'"),
        ({"scenario": "thrist"}, "unknown-scenario", "did you mean 'thirst'"),
        ({"scenario": 7}, "unknown-scenario", "there is no scenario '7'"),
        ({"armies": ["hired-wod", "ember-watch"]}, "unknown-army", "did you mean 'hired-wood'"),
        ({"armies": ["hired-wood"]}, "armies-count", "2 positions, but 1 armies"),
        ({"armies": "hired-wood"}, "armies-list", "list of ids"),
        ({"order": "fastest"}, "unknown-order", "apv, position, random"),
        ({"edition": "2013"}, "unknown-edition", "There is 2015, 2014"),
        ({"seats": 3}, "seats", "for 2 seats, not 3"),
        ({"seats": True}, "seats", "for 2 seats"),
    ],
)
def test_options_that_do_not_fit(options: dict[str, Any], code: str, says: str) -> None:
    with pytest.raises(OptionError, match=says) as error:
        setup.compile_setup(codex.default(), options)
    assert error.value.code == code


def test_an_army_over_the_limit_of_its_position(tmp_path: Path) -> None:
    (tmp_path / "armies").mkdir()
    (tmp_path / "armies" / "horde.yaml").write_text(
        "title: {en: Horde, de: Horde}\ndescription: {en: Many., de: Viele.}\nfaction: mercenary\npoints: 1000\n"
        f"golems: [{', '.join(['woodguard'] * 5)}]\n"
    )
    with pytest.raises(OptionError, match="costs 700 APV, more than the limit of 500"):
        setup.compile_setup(codex.load([tmp_path]), {"armies": ["horde", "ember-watch"]})


def test_broken_content_is_refused_with_every_problem(tmp_path: Path) -> None:
    (tmp_path / "armies").mkdir()
    (tmp_path / "armies" / "a.yaml").write_text("title: [\n")
    (tmp_path / "armies" / "b.yaml").write_text("faction: nobody\n")
    with pytest.raises(ContentError) as error:
        codex.load([tmp_path])
    assert {problem.path.name for problem in error.value.problems} == {"a.yaml", "b.yaml"}
    assert error.value.code == "content" and error.value.details["count"] == len(error.value.problems)
    assert pickle.loads(pickle.dumps(error.value)).problems == error.value.problems


def test_a_pack_of_ones_own_joins_the_library(tmp_path: Path) -> None:
    (tmp_path / "golems").mkdir()
    source = codex.core_pack() / "golems" / "bramblehorn.yaml"
    (tmp_path / "golems" / "moss-horn.yaml").write_text(source.read_text().replace("Bramblehorn", "Moss Horn"))
    library = codex.load([tmp_path])
    assert setup.compile_golem(library, "Moss Horn")["id"] == "moss-horn"
    assert "moss-horn" not in codex.default().golems


def test_lists_for_people() -> None:
    scenarios = listing.scenarios(codex.default())
    assert [entry["id"] for entry in scenarios] == sorted(codex.default().scenarios)
    cairns = next(entry for entry in scenarios if entry["id"] == "three-cairns")
    assert cairns["title"] == {"en": "The Three Cairns", "de": "Die drei Steinmale"}
    assert (cairns["sets"], cairns["seats"], cairns["points"]) == ([1], 2, 500)
    assert sorted(cairns["tiles"]) == ["1B", "2A", "3A", "4B", "5A", "6B"]
    armies = {entry["id"]: entry for entry in listing.armies(codex.default())}
    assert armies["hired-wood"]["apv"] == 460 and armies["hired-wood"]["names"][0] == "Woodguard"
    json.dumps([scenarios, list(armies.values())])


def test_the_largest_battle_fits_the_bounds_of_the_action_keys() -> None:
    """Eight armies and the largest map that content may have: every Golem and Region has a number within the bounds."""
    limits = {
        (kind, field): schema()[kind]["properties"][field]["maxItems"]
        for kind, field in (("army", "golems"), ("scenario", "positions"), ("scenario", "tiles"))
    }
    golems = limits["army", "golems"] * limits["scenario", "positions"]
    assert golems <= min(BOUNDS[1:])
    assert limits["scenario", "tiles"] >= 24
    assert limits["scenario", "tiles"] * 9 <= min(BOUNDS[1:])

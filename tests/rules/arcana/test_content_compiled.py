"""What content is compiled to: effects, pieces, scenarios and stories as the plain JSON that the rules read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from shem.core.errors import OptionError
from shem.games.arcana.content import codex, listing, setup
from shem.games.arcana.content.compile_effects import compile_effects
from shem.games.arcana.content.compile_scenario import OWN_VICTORY
from shem.games.arcana.content.models import Codex
from shem.games.arcana.content.models_effects import Effect
from shem.games.arcana.content.models_scenario import ScenarioFile
from shem.games.arcana.content.models_tables import CoverChange
from shem.games.arcana.game import GAME
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.plan import IN_RESERVE, Plan
from tests.rules.arcana.faulty import write


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Codex:
    folder: Path = tmp_path_factory.mktemp("pack")
    write(folder, {})
    return codex.load([folder])


def compiled(library: Codex, **options: Any) -> dict[str, Any]:
    data = setup.compile_setup(library, {"scenario": "test", **options})
    assert json.loads(json.dumps(data)) == data
    return data


# Each effect as it is written, and what its compiled form says beyond or instead of the defaults.
EFFECTS: list[tuple[dict[str, Any], dict[str, Any]]] = [
    (
        {"modify": "cost", "add": -1, "of": "moves"},
        {"deed": "modify", "attribute": "cost", "operation": "add", "amount": -1, "select": ["walk", "fly"]},
    ),
    (
        {"modify": "cost", "set": 1, "of": "any"},
        {"deed": "modify", "attribute": "cost", "operation": "set", "amount": 1},
    ),
    (
        {"on": "hit", "modify": "accuracy", "add": -20, "step": 5, "rounds": 4},
        {"on": "hit", "deed": "modify", "attribute": "accuracy", "operation": "add", "amount": -20, "step": 5, "rounds": 4},
    ),
    (
        {"on": "miss", "modify": "accuracy", "add": 15, "until": "next_attack"},
        {
            "on": "miss",
            "deed": "modify",
            "attribute": "accuracy",
            "operation": "add",
            "amount": 15,
            "until": ["next_attack"],
        },
    ),
    (
        {"on": "hit", "heal": 50, "measure": "damage"},
        {"on": "hit", "deed": "heal", "amount": 50, "measure": "damage"},
    ),
    ({"on": "use", "cool_all": -2, "whom": "enemies"}, {"on": "use", "deed": "cool", "amount": -2, "whom": "enemies"}),
    ({"on": "hit", "cool_attacks": 2}, {"on": "hit", "deed": "cool", "amount": 2, "select": ["attacks"]}),
    ({"on": "hit", "steal_ap": 1, "whom": "target"}, {"on": "hit", "deed": "steal_ap", "amount": 1, "whom": "target"}),
    (
        {"on": "hit", "displace": "target", "way": "push", "within": 2, "spares": "colossus"},
        {"on": "hit", "deed": "displace", "whom": "target", "way": "push", "distance": 2, "spares": ["colossus"]},
    ),
    (
        {"on": "hit", "displace": "self", "anywhere": True, "where": {"cover": "none"}},
        {
            "on": "hit",
            "deed": "displace",
            "whom": "self",
            "distance": 99,
            "where": {"cover": ["none"], "terrain": []},
        },
    ),
    (
        {"on": "use", "displace": "each", "whom": "enemies_here", "way": "random", "within": 1},
        {"on": "use", "deed": "displace", "whom": "enemies_here", "way": "random", "distance": 1},
    ),
    ({"on": "hit", "silence": True, "rounds": 1}, {"on": "hit", "deed": "silence", "rounds": 1}),
    ({"on": "hit", "destroy": True, "once": True}, {"on": "hit", "deed": "destroy", "once": True}),
    (
        {"ignore": {"terrain": ["hills", "swamp"]}},
        {"deed": "ignore", "where": {"cover": [], "terrain": ["hills", "swamp"]}},
    ),
    (
        {"on": "use", "grant": {"name": "Leap", "type": "fly", "ap": 1, "mp": 2}, "rounds": 1},
        {
            "on": "use",
            "deed": "grant",
            "rounds": 1,
            "also": {"name": "Leap", "type": "fly", "ap": 1, "mp": 2, "nimble": False},
        },
    ),
    (
        {"on": "use", "dispel": "both", "at": "here"},
        {"on": "use", "deed": "dispel", "select": ["blessing", "curse"], "at": "here"},
    ),
    ({"on": "use", "shift": "curse", "within": 2}, {"on": "use", "deed": "shift", "select": ["curse"], "distance": 2}),
    (
        {"on": "use", "well": "create", "well_mana": [4, 4]},
        {"on": "use", "deed": "well", "also": {"do": "create", "mana": [4, 4]}},
    ),
    (
        {"on": "use", "terrain": {"terrain": "plains", "cover": "medium"}},
        {"on": "use", "deed": "terrain", "also": {"terrain": "plains", "cover": "medium", "obstructions": 0}},
    ),
    (
        {"on": "kill", "spawn": {"golem": "woodguard", "army": "wild"}},
        {"on": "kill", "deed": "spawn", "also": {"golem": "woodguard", "army": "wild"}},
    ),
]
DEFAULTS: dict[str, Any] = {
    "on": "always",
    "if": [],
    "whom": "self",
    "attribute": "",
    "against": "any",
    "operation": "",
    "amount": 0,
    "rounds": 0,
    "distance": 0,
    "spares": [],
    "select": [],
}


@pytest.mark.parametrize(("written", "says"), EFFECTS, ids=[str(says["deed"]) for _, says in EFFECTS])
def test_effects(written: dict[str, Any], says: dict[str, Any]) -> None:
    (found,) = compile_effects([Effect.model_validate(written)], "Test")
    assert found == {**DEFAULTS, **says}


def test_what_is_laid_has_the_name_of_its_ability() -> None:
    zone = {"effects": [{"on": "enter", "whom": "enemies_here", "harm": 5}]}
    (found,) = compile_effects([Effect.model_validate({"on": "hit", "lay": zone, "rounds": 2})], "Spores")
    assert found["also"]["name"] == "Spores" and found["also"]["effects"][0]["on"] == "enter"
    named = {"name": "Ashes", **zone}
    (found,) = compile_effects([Effect.model_validate({"on": "hit", "lay": named, "rounds": 2})], "Spores")
    assert found["also"]["name"] == "Ashes"


def test_conditions() -> None:
    """Words as lists, yes and no as 1 and 0, figures as they are; those on the other Golem apart."""
    when = {
        "arcanum": "gudanna",
        "faction": ["durani", "mercenary"],
        "moved": False,
        "first_hit": True,
        "health_at_most": 50,
        "other": {"near": 1, "critical": True, "class": "titan"},
    }
    (found,) = compile_effects([Effect.model_validate({"on": "hit", "harm": 5, "if": when})], "Test")
    assert found["if"] == [
        {"who": "self", "is": "arcanum", "of": ["gudanna"]},
        {"who": "self", "is": "faction", "of": ["durani", "mercenary"]},
        {"who": "self", "is": "moved", "least": 0},
        {"who": "self", "is": "first_hit", "least": 1},
        {"who": "self", "is": "health_at_most", "least": 50},
        {"who": "other", "is": "class", "of": ["titan"]},
        {"who": "other", "is": "critical", "least": 1},
        {"who": "other", "is": "near", "least": 1},
    ]


def test_conditions_on_each_whom_an_effect_is_for() -> None:
    when = {"cover": "medium", "each": {"class": ["warsprite"], "health_at_most": 50}}
    written = {"on": "upkeep", "whom": "enemies_here", "harm": 5, "if": when}
    (found,) = compile_effects([Effect.model_validate(written)], "Test")
    assert found["if"] == [
        {"who": "self", "is": "cover", "of": ["medium"]},
        {"who": "each", "is": "class", "of": ["warsprite"]},
        {"who": "each", "is": "health_at_most", "least": 50},
    ]


def test_pieces(library: Codex) -> None:
    data = compiled(library)
    tower = next(golem for golem in data["golems"] if golem["id"] == "test-tower")
    assert [(attack["resource"], attack["cost"]) for attack in tower["attacks"]] == [
        ("ap", 2),
        ("mana", 4),
        ("health", 10),
        ("ap", 1),
    ]
    assert tower["attacks"][1]["scope"] == "others"  # ruling B41
    (root,) = tower["powers"]
    assert (root["aim"], root["range"], root["sight"], root["attack"]) == ("ally", 2, False, None)
    assert data["knights"][0] == {"id": "golem-master", "rank": "golem-master", "apv": 0}
    eva = data["knights"][1]
    assert (eva["rank"], [power["name"] for power in eva["passives"]]) == ("blood-knight", ["Watch"])
    assert [(power["name"], power["resource"], power["cost"]) for power in eva["powers"]] == [("Ask", "mana", 3)]
    (rain,) = data["ancients"]
    assert rain["miracle"]["mana"] == 6 and rain["blessing"] is None and rain["curse"]["move"] == 2
    (totem,) = data["relics"]
    assert totem["power"]["summons"] == "totem-construct" and totem["size"] == "ogre"
    pole = next(golem for golem in data["golems"] if golem["id"] == "totem-construct")
    assert (pole["name"], pole["class"], pole["apv"], pole["construct"], pole["moves"]) == (
        "Totem Pole",
        "warsprite",
        30,
        True,
        [],
    )
    assert (pole["attacks"][0]["resource"], pole["attacks"][0]["uses"]) == ("none", 1)


def test_a_knights_attack(library: Codex) -> None:
    (udo,) = [knight for knight in setup.compile_all(library)["knights"] if knight["id"] == "udo"]
    (bolt,) = udo["powers"]
    assert (bolt["resource"], bolt["cost"], bolt["attack"]["accuracy"]) == ("ap", 2, 60)


def test_what_can_be_spawned_comes_along(library: Codex) -> None:
    """The encounter spawns a Woodguard even where no army has one; spawned Golems bring what they spawn."""
    scenario = library.scenarios["test"]
    other = scenario.positions[1].model_copy(update={"required": [], "army": "carrion-company"})
    alone = library.armies["testers"].model_copy(update={"fielded": library.armies["testers"].fielded[:1]})
    small = codex.load([])
    small.golems.update(library.golems)
    small.knights.update(library.knights)
    small.ancients.update(library.ancients)
    small.relics.update(library.relics)
    small.tiles.update(library.tiles)
    small.armies["testers"] = alone
    places = scenario.positions[0].model_copy(update={"places": []})
    small.scenarios["test"] = scenario.model_copy(update={"positions": [places, other]})
    data = compiled(small)
    assert "woodguard" not in [id for army in data["armies"] for id in army["golems"]]
    assert "woodguard" in [golem["id"] for golem in data["golems"]]


def test_scenario(library: Codex) -> None:
    scenario = compiled(library)["scenario"]
    assert (scenario["destruction_mana"], scenario["class_vp"], scenario["points"]) == (20, [1, 2, 3, 5], 600)
    first, second = scenario["positions"]
    assert (first["team"], second["team"]) == (0, 1)
    assert first["zones"] == [
        {"cells": [[0, 2]], "from": 0, "until": 0},
        {"cells": [[0, 0], [0, 1]], "from": 0, "until": 3},
    ]
    assert (first["places"], second["places"]) == ([[1, 0], "reserve"], [])
    assert (first["secrets"], second["secrets"]) == ([0, 1], [])
    assert scenario["captures"] == [{"at": [3, 1], "vp": 1, "positions": [], "mana": 2, "once": False, "grows": 1}]
    assert scenario["wells"] == [
        {"at": [2, 2], "among": [], "mana": [6, 6]},
        {"at": None, "among": [[4, 0], [4, 1]], "mana": [6, 6]},
    ]
    assert scenario["regions"][0]["at"] == [[2, 0]]
    assert compiled(library)["terrain"]["terrains"]["hills"]["walk"] == 1
    assert compiled(library)["changed"] == [{"of": "terrains", "name": "hills", "figures": {"walk": 1}}]


def test_what_a_scenario_changes(library: Codex) -> None:
    """A position's own victory conditions stand with it; of Terrain and Cover only what is not as usual is told."""
    scenario = library.scenarios["test"]
    small = codex.load([])
    small.golems.update(library.golems)
    small.knights.update(library.knights)
    small.ancients.update(library.ancients)
    small.relics.update(library.relics)
    small.tiles.update(library.tiles)
    small.armies.update(library.armies)
    first, second = scenario.positions
    own = second.model_copy(update={"destruction": "class", "vp_total": 9})
    covers = {
        word: CoverChange.model_validate(figures)
        for word, figures in (("heavy", {"ogre": 30}), ("ground", {"warsprite": 10}))
    }
    changed = {"positions": [first, own], "covers": covers, "terrain": {}}
    small.scenarios["test"] = scenario.model_copy(update=changed)
    data = compiled(small)
    assert [set(OWN_VICTORY) & set(position) for position in data["scenario"]["positions"]] == [
        set(),
        {"destruction", "vp_total"},
    ]
    assert data["terrain"]["covers"]["heavy"]["values"] == [25, 30, 10, 0]
    assert data["changed"] == [{"of": "covers", "name": "heavy", "figures": {"values": [25, 30, 10, 0]}}]


def test_story(library: Codex) -> None:
    """Positions count from 0; objectives and encounters go by number; results say whose and where."""
    scenario = compiled(library)["scenario"]
    hunt, hold = scenario["objectives"]
    assert (hunt["trigger"]["kind"], hunt["trigger"]["of"], hunt["trigger"]["by"]) == ("destroyed", 1, -1)
    assert (hold["trigger"]["at"], hold["trigger"]["positions"], hold["mana"]) == ([[3, 1]], [0], 4)
    scout, dusk = scenario["encounters"]
    assert (scout["trigger"]["among"], scout["trigger"]["positions"]) == ([[3, 0], [3, 2]], [0])
    ask, chase = scout["choices"]
    assert ask["results"] == [{"kind": "vp", "amount": 1, "to": "actor"}, {"kind": "objective", "objective": 0}]
    assert chase["results"][0] == {"kind": "spawn", "golem": "woodguard", "at": None, "to": "wild"}
    assert (dusk["trigger"]["kind"], dusk["trigger"]["round"], dusk["after"]) == ("round_start", 5, [0])
    assert dusk["results"][0] == {"kind": "mana", "amount": 2, "to": "all"}
    assert dusk["results"][1] == {"kind": "well", "at": [2, 2], "also": {"do": "recharge", "mana": []}}


def test_the_rules_read_it(library: Codex) -> None:
    plan = Plan(compiled(library))
    assert [type.name for type in plan.types[:2]] == ["Test Tower", "Woodguard"]
    assert plan.musters[0].places[1] == IN_RESERVE
    assert [knight.id for knight in plan.knights[0]] == ["eva", "golem-master", "golem-master"]
    assert plan.musters[0].apv == 300 + 20 + 30 + library.golems["woodguard"].apv + 40
    assert [encounter.id for encounter in plan.encounters] == ["scout", "dusk"]
    assert plan.wells[1].region == -1 and plan.wells[1].among != 0


def several(library: Codex) -> ScenarioFile:
    """Three cairns for two to four, the fourth in the first one's team; a capture Region for the last two alone."""
    cairns = library.scenarios["three-cairns"]
    zones = [[0, 0, 5, 0], [0, 1, 5, 1], [0, 8, 5, 8], [0, 7, 5, 7]]
    positions = [{"limit": 500, "army": "hired-wood", "zones": [zone]} for zone in zones]
    positions[0]["team"] = positions[3]["team"] = 2
    fields: dict[str, Any] = cairns.model_dump(by_alias=True, exclude_unset=True)
    captures = [{"at": [0, 4], "positions": [3, 4]}, {"at": [3, 4], "positions": [1, 4]}, {"at": [5, 4]}]
    return ScenarioFile.model_validate({**fields, "positions": positions, "captures": captures, "seats": {"least": 2}})


def test_seats(library: Codex) -> None:
    """As many as the scenario allows; without a word, as armies are named, else every position."""
    library.scenarios["several"] = several(library)
    listed = {row["id"]: row for row in listing.scenarios(library)}
    assert (listed["several"]["least_seats"], listed["several"]["seats"]) == (2, 4)
    assert (listed["test"]["least_seats"], listed["test"]["seats"]) == (2, 2)
    four = setup.compile_setup(library, {"scenario": "several"})
    assert [position["team"] for position in four["scenario"]["positions"]] == [0, 1, 2, 0]
    assert len(four["armies"]) == 4
    two = setup.compile_setup(library, {"scenario": "several", "seats": 2})
    assert len(two["armies"]) == len(two["scenario"]["positions"]) == 2
    assert [(capture["at"], capture["positions"]) for capture in two["scenario"]["captures"]] == [
        ([3, 4], [0]),
        ([5, 4], []),
    ]
    three = setup.compile_setup(library, {"scenario": "several", "armies": ["hired-wood"] * 3})
    assert len(three["armies"]) == 3
    for wrong in (1, 5, "2", True):
        with pytest.raises(OptionError, match="for 2-4 seats"):
            setup.compile_setup(library, {"scenario": "several", "seats": wrong})
    with pytest.raises(OptionError, match="has 2 positions, but 3 armies"):
        setup.compile_setup(library, {"scenario": "several", "seats": 2, "armies": ["hired-wood"] * 3})


def test_the_order_is_the_hosts_the_scenarios_or_the_editions(library: Codex) -> None:
    """Ruling A22: in 2015 by the host's method, here random unless the scenario names one; in 2014 by position."""
    orders = [compiled(library, edition=edition)["order"] for edition in ("2015", "2014")]
    assert orders == ["random", "position"]
    own = library.scenarios["test"].model_copy(update={"order": "apv"})
    library.scenarios["ordered"] = own
    for edition in ("2015", "2014"):
        assert setup.compile_setup(library, {"scenario": "ordered", "edition": edition})["order"] == "apv"
        chosen = setup.compile_setup(library, {"scenario": "ordered", "edition": edition, "order": "random"})
        assert chosen["order"] == "random"
    assert set(orders) <= set(v.ORDERS)


def test_resigning_is_an_option(library: Codex) -> None:
    assert compiled(library)["resign"] is False
    assert compiled(library, resign=True)["resign"] is True
    with pytest.raises(OptionError, match="true or false, not 'yes'") as error:
        compiled(library, resign="yes")
    assert error.value.code == "bad-resign"
    assert Plan(GAME.resolve({"resign": True})).resigning

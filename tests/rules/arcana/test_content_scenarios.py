"""The ready armies and scenarios of the core pack (chapters Army Creation, Scenario Elements, Victory Conditions)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from heapq import heappop, heappush
from typing import Any

import pytest
from pydantic import BaseModel

from shem.games.arcana.content import codex, listing, models_scenario, models_story, setup
from shem.games.arcana.content.army import army_apv, commanders, problems, warnings
from shem.games.arcana.content.compile_scenario import scenario_points, seat_range
from shem.games.arcana.content.models_words import GOLEM_MASTER_ID
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.edition import EDITIONS, edition
from shem.games.arcana.parts.pieces import Pieces
from tests.rules.arcana.test_content_golems import PRINTED

CORE = codex.default()
SIZES = [500, 1000, 2000, 3000]

# Ready armies.


def test_ready_armies_of_every_size_and_faction() -> None:
    """Army Point Values: at least two a size; there is one of every faction in every size."""
    for points in SIZES:
        factions = [army.faction for army in CORE.armies.values() if army.points == points]
        assert len(factions) >= 2 and set(factions) == set(v.FACTIONS)


@pytest.mark.parametrize("id", sorted(CORE.armies))
def test_a_ready_army_uses_its_points_and_fits_both_editions(id: str) -> None:
    army = CORE.armies[id]
    assert army.points * 0.92 <= army_apv(army, CORE) <= army.points
    assert len(army.golems) >= 4
    for name in EDITIONS:
        assert problems(army, CORE, edition(name)) == []
    assert warnings(army, CORE) == []


def test_the_large_armies_have_a_colossus_with_three_knights_of_name() -> None:
    """Colossus Rules; of 2000 points there is one army without a Colossus as well."""
    led: Counter[int] = Counter()
    for army in CORE.armies.values():
        for entry in army.fielded:
            golem = CORE.golems[entry.golem]
            if golem.size == "colossus":
                led[army.points] += 1
                assert len(set(commanders(entry, golem)) - {GOLEM_MASTER_ID}) == 3
    assert led == {2000: 3, 3000: 4}


def test_every_piece_is_in_some_ready_army() -> None:
    """All Golems (with the four Colossi), all Knights, all Relics and all Ancient Ones."""
    entries = [entry for army in CORE.armies.values() for entry in army.fielded]
    assert {entry.golem for entry in entries} == set(CORE.golems)
    assert {id for entry in entries for id in commanders(entry, CORE.golems[entry.golem])} >= set(CORE.knights)
    assert {entry.relic for entry in entries if entry.relic} == set(CORE.relics)
    assert {id for army in CORE.armies.values() for id in army.ancients} == set(CORE.ancients)


def test_the_smallest_armies_field_every_printed_golem() -> None:
    small = [army for army in CORE.armies.values() if army.points == 500]
    assert {CORE.golems[id].name for army in small for id in army.golems} >= set(PRINTED)


def test_the_first_armies_have_golem_masters_only() -> None:
    """The armies of the first battle are simple: no Knights, no Relics, no Ancient Ones."""
    for id in ("dune-hunters", "hired-wood"):
        army = CORE.armies[id]
        assert all(commanders(entry, CORE.golems[entry.golem]) == [GOLEM_MASTER_ID] for entry in army.fielded)
        assert all(entry.relic is None for entry in army.fielded) and army.ancients == []


# Which scenarios there are.

EVERY_SEATING = [
    (id, seats)
    for id, scenario in CORE.scenarios.items()
    for seats in range(seat_range(scenario)[0], seat_range(scenario)[1] + 1)
]


@cache
def compiled(id: str, seats: int) -> dict[str, Any]:
    return setup.compile_setup(CORE, {"scenario": id, "seats": seats})


def test_scenarios_of_every_size() -> None:
    """Army Point Values: scenarios are for 500, 1000, 2000 or 3000 points."""
    sizes = Counter(scenario_points(scenario) for scenario in CORE.scenarios.values())
    assert set(sizes) == set(SIZES)
    assert sizes[500] >= 3 and sizes[1000] >= 3 and sizes[2000] >= 2 and sizes[3000] >= 1
    assert sizes.total() >= 10


def test_the_action_points_of_every_size() -> None:
    """Action Point Pool; ruling A11."""
    points = {(data["scenario"]["points"], data["scenario"]["ap"]) for data in (compiled(*key) for key in EVERY_SEATING)}
    assert points == {(500, 6), (1000, 8), (2000, 10), (3000, 12)}


def test_one_for_four_in_two_teams() -> None:
    """Ruling B31."""
    positions = compiled("realm-of-cinders", 4)["scenario"]["positions"]
    assert [position["team"] for position in positions] == [0, 1, 0, 1]


def test_one_of_3000_points_for_four_to_eight_each_for_itself() -> None:
    """Player Positions: two to eight."""
    id = "tournament-of-the-hundred-skulls"
    assert [seats for other, seats in EVERY_SEATING if other == id] == [4, 5, 6, 7, 8]
    positions = compiled(id, 8)["scenario"]["positions"]
    assert [position["team"] for position in positions] == list(range(8))
    assert {position["limit"] for position in positions} == {3000}


def test_one_with_voids() -> None:
    """Terrain Layout: voids between tiles; the gorge has a hole of three times six Regions, walled in by tiles."""
    cells = {tuple(region["at"]) for region in compiled("as-the-embers-die", 2)["regions"]}
    assert cells == {(c, r) for c in range(12) for r in range(9)} - {(c, r) for c in range(3, 9) for r in range(3, 6)}


def test_one_story_with_a_spy_an_exit_and_secret_orders() -> None:
    """As the Embers Die: each side has two orders, unknown to the other, and only the Empire looks for the spy."""
    scenario = compiled("as-the-embers-die", 2)["scenario"]
    assert scenario["story"]
    titles = [objective["id"] for objective in scenario["objectives"]]
    assert [[titles[number] for number in position["secrets"]] for position in scenario["positions"]] == [
        ["message", "reckoning"],
        ["charge", "trophies"],
    ]
    spy, exit = (next(one for one in scenario["encounters"] if one["id"] == id) for id in ("spy", "river-exit"))
    assert spy["trigger"]["positions"] == [0] and len(spy["trigger"]["among"]) == 4 and len(spy["choices"]) == 2
    assert exit["after"] == [scenario["encounters"].index(spy)]
    assert exit["results"][-1]["objective"] == titles.index("message")


def test_its_sides_are_of_fixed_factions() -> None:
    """Faction-Specific: the Empire against the Dominion."""
    assert [position.factions for position in CORE.scenarios["as-the-embers-die"].positions] == [["durani"], ["gudanna"]]


def test_one_with_prescribed_armies_on_fixed_places() -> None:
    """Two Rock: no other army may come, every Golem has its place or waits in reserve."""
    scenario = CORE.scenarios["battle-of-two-rock"]
    assert all(position.fixed for position in scenario.positions)
    for position in scenario.positions:
        golems = [place.golem for place in position.places]
        assert golems == list(range(1, len(CORE.armies[position.army].golems) + 1))
        assert sum(1 for place in position.places if place.reserve) == 2


def test_the_points_of_montys_haul() -> None:
    """Its published figures: five Rounds; a Titan is worth 3 points, an Ogre 2, a Warsprite 1."""
    scenario = CORE.scenarios["battle-of-montys-haul"]
    assert scenario.victory.rounds == 5 and scenario.class_vp[:3] == [1, 2, 3] and scenario.encounters


def test_the_gates_of_the_challenge_end_it() -> None:
    """Objective Completion: each side's gate can be taken by the other alone."""
    scenario = CORE.scenarios["challenge-of-valor"]
    zones = [position.zones[0].at for position in scenario.positions]
    for capture, zone, taker in zip(scenario.captures, zones, (2, 1)):
        assert capture.positions == [taker]
        assert zone[0] <= capture.at[0] <= zone[2] and zone[1] <= capture.at[1] <= zone[3]
    assert all(objective.ends for objective in scenario.objectives)
    assert {CORE.tiles[tile.side].set for tile in scenario.tiles} == {1}


def test_the_last_one_standing_wins() -> None:
    """Last Man Standing."""
    assert CORE.scenarios["last-man-standing"].victory.last_standing_wins


def test_every_battle_ends_after_some_rounds() -> None:
    """Round Limits: no battle of this pack can go on for ever."""
    assert all(5 <= scenario.victory.rounds <= 12 for scenario in CORE.scenarios.values())


# What they say of themselves.

ENGLISH = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
GERMAN = ["einen", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"]
TENS = {
    20: ("twenty", "zwanzig"),
    25: ("twenty-five", "fünfundzwanzig"),
    40: ("forty", "vierzig"),
    260: ("two hundred and sixty", "zweihundertsechzig"),
}


def said(number: int) -> tuple[str, str]:
    """A number as descriptions say it, in English and in German."""
    if number in TENS:
        return TENS[number]
    return (ENGLISH[number - 1], GERMAN[number - 1]) if number <= len(ENGLISH) else (str(number), str(number))


@pytest.mark.parametrize("id", sorted(CORE.scenarios))
def test_a_description_says_the_rounds_the_totals_and_the_first_turn_as_they_are(id: str) -> None:
    """Round Limits, VP Total, Action Point Pool: what whoever chooses a scenario reads."""
    scenario = CORE.scenarios[id]
    english, german = scenario.description.en.lower(), scenario.description.de.lower()
    rounds, runden = said(scenario.victory.rounds)
    assert f"{rounds} rounds" in english and f"{runden} runden" in german
    for total in (scenario.victory.vp_total, *(position.vp_total for position in scenario.positions)):
        points, punkte = said(total) if total else ("", "")
        assert points in english and punkte in german
    for points, punkte in map(said, scenario.first_turn_ap):
        assert f"{points} action points in the first turn" in english
        assert f"im ersten zug {punkte} aktionspunkte" in german
    assert ("in the first turn" in english) == (scenario.first_turn_ap != [])


# Every element of the chapter is in use.


def parts(model: BaseModel) -> Iterator[BaseModel]:
    """A model and all the models inside."""
    yield model
    for name in type(model).model_fields:
        value = getattr(model, name)
        entries: Iterable[Any] = (
            value if isinstance(value, list) else value.values() if isinstance(value, dict) else [value]
        )
        for entry in entries:
            if isinstance(entry, BaseModel):
                yield from parts(entry)


@cache
def in_use() -> frozenset[str]:
    """Each field of scenarios that some scenario gives a value other than its default, as `Model.field`."""
    return frozenset(
        f"{type(part).__name__}.{name}"
        for scenario in CORE.scenarios.values()
        for part in parts(scenario)
        for name in part.model_fields_set
        if getattr(part, name) != type(part).model_fields[name].default
    )


ELEMENTS = sorted(
    f"{model.__name__}.{name}"
    for module in (models_scenario, models_story)
    for model in vars(module).values()
    if isinstance(model, type) and issubclass(model, BaseModel) and model.__module__ == module.__name__
    for name in model.model_fields
)


@pytest.mark.parametrize("element", ELEMENTS)
def test_every_element_of_scenarios_is_in_use(element: str) -> None:
    """Scenario Elements: whatever a scenario can say, one of this pack says."""
    assert element in in_use()


def test_every_word_of_scenarios_is_in_use() -> None:
    scenarios = list(CORE.scenarios.values())
    results = [result for scenario in scenarios for result in scenario.results()]
    assert {scenario.victory.destruction for scenario in scenarios} >= set(v.DESTRUCTION_VP) - {"none"}
    assert {scenario.order for scenario in scenarios} == {*v.ORDERS, None}
    assert {scenario.ranges for scenario in scenarios} == set(v.RANGES)
    assert {result.well.do for result in results if result.well} == {"create", "remove", "recharge"}
    assert {result.spawn.army for result in results if result.spawn} >= {"actor", "wild"}
    assert {result.end.winner for result in results if result.end} >= {"actor", "vp", 1}
    assert {result.to for result in results} >= {"others", "all", 1, None}
    assert any(victory.vp_total for victory in (scenario.victory for scenario in scenarios))
    zones = [zone for scenario in scenarios for position in scenario.positions for zone in position.zones]
    assert any(zone.until for zone in zones) and any(zone.opens for zone in zones)


# They compile, have room, and favour nobody.


@pytest.mark.parametrize(("id", "seats"), EVERY_SEATING)
def test_a_scenario_compiles_to_json_that_the_rules_read(id: str, seats: int) -> None:
    data = compiled(id, seats)
    assert json.loads(json.dumps(data)) == data
    assert len(data["armies"]) == len(data["scenario"]["positions"]) == seats
    assert {golem for army in data["armies"] for golem in army["golems"]} <= set(Pieces(data).cards)
    assert len(data["regions"]) == 9 * len(data["tiles"])


@pytest.mark.parametrize("id", sorted(CORE.scenarios))
def test_how_many_tiles_a_scenario_needs(id: str) -> None:
    """One box of each set is enough, but for the battles of 3000 points, which show both sides of some tiles."""
    listed = {entry["id"]: entry for entry in listing.scenarios(CORE)}
    assert listed[id]["copies"] == (2 if listed[id]["points"] == 3000 else 1)


def regions_of(data: dict[str, Any]) -> dict[tuple[int, int], dict[str, Any]]:
    return {(region["at"][0], region["at"][1]): region for region in data["regions"]}


def start_of(position: dict[str, Any]) -> list[tuple[int, int]]:
    """Where a position's Golems can stand when the first Round starts."""
    zones = [(at[0], at[1]) for zone in position["zones"] if zone["from"] <= 1 for at in zone["cells"]]
    return zones + [(at[0], at[1]) for at in position["places"] if isinstance(at, list)]


@pytest.mark.parametrize("id", sorted(CORE.scenarios))
def test_zones_have_room_for_a_whole_army(id: str) -> None:
    """Occupation Limit: all Golems of every position's ready army find room, with a Region to spare."""
    data = compiled(id, seat_range(CORE.scenarios[id])[1])
    regions = regions_of(data)
    for army, position in zip(data["armies"], data["scenario"]["positions"]):
        room = sum(4 - regions[at]["obstructions"] for at in set(start_of(position)))
        bases = sum(v.BASE_SIZES[v.CLASSES.index(CORE.golems[golem].size)] for golem in army["golems"])
        assert room >= bases + 4


def walks(data: dict[str, Any], start: Iterable[tuple[int, int]]) -> dict[tuple[int, int], int]:
    """The Movement Points of the cheapest walk from these Regions to every other one."""
    regions, terrain = regions_of(data), data["terrain"]
    found = dict.fromkeys(start, 0)
    waiting = [(0, at) for at in found]
    while waiting:
        cost, (c, r) = heappop(waiting)
        for at in ((c + 1, r), (c - 1, r), (c, r + 1), (c, r - 1)):
            if at in regions and terrain["terrains"][regions[at]["terrain"]]["walk"]:
                step = max(
                    terrain["terrains"][regions[at]["terrain"]]["walk"], terrain["covers"][regions[at]["cover"]]["walk"]
                )
                if cost + step < found.get(at, 999):
                    found[at] = cost + step
                    heappush(waiting, (cost + step, at))
    return found


def prizes(scenario: dict[str, Any], position: int) -> list[tuple[int, int]]:
    """Capture Regions that the position can be paid for, Mana Wells, and where a hidden one can be."""
    captures = [one["at"] for one in scenario["captures"] if not one["positions"] or position in one["positions"]]
    wells = [at for well in scenario["wells"] for at in ([well["at"]] if well["at"] else well["among"])]
    return [(at[0], at[1]) for at in captures + wells]


@pytest.mark.parametrize(("id", "seats"), EVERY_SEATING)
def test_every_position_is_as_near_to_what_counts(id: str, seats: int) -> None:
    """Deployment Zones: balanced; the walks to Capture Regions and Mana Wells cost each position about the same."""
    data = compiled(id, seats)
    totals = []
    for number, position in enumerate(data["scenario"]["positions"]):
        found = walks(data, start_of(position))
        totals.append(sum(found[at] for at in prizes(data["scenario"], number)))
    assert max(totals) <= min(totals) * 1.15

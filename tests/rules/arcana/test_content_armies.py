"""Armies: every restriction of Army Creation, Knights, Relics, Ancient Ones and ruling B30; all problems at once."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

from shem.core.content.problems import ContentError
from shem.core.errors import OptionError
from shem.faces.arcana.telling.army_words import sentence
from shem.games.arcana.content import codex, setup
from shem.games.arcana.content.army import AT_POSITION, RULES, ArmyError, ArmyProblem, army_apv, problems, warnings
from shem.games.arcana.content.models import Codex
from shem.games.arcana.content.models_army import ArmyFile, CollectionFile
from shem.games.arcana.content.models_scenario import Position
from shem.games.arcana.parts.edition import edition
from shem.locale.words import LANGUAGES, Words

WALKER = """\
name: {name}
arcanum: {arcanum}
class: {size}
apv: {apv}
health: 100
armor: 5
dodge: 5
source: house
moves:
  - {{name: Walk, type: walk, ap: 1, mp: 2}}
attacks:
{attacks}
"""
KNIGHTS = """\
knights:
  ada:
    {name: Ada, rank: knight, factions: [durani, mercenary], arcana: zikia, classes: ogre, apv: 15, source: house,
     powers: [{name: Ada's Eye, effects: [{modify: accuracy, add: 5}]}]}
  bram:
    {name: Bram, rank: knight, factions: durani, arcana: [zikia, urugal], classes: [warsprite, ogre, titan, colossus],
     apv: 20, source: house, powers: [{name: Bram's Arm, effects: [{modify: armor, add: 5}]}]}
  cato:
    {name: Cato, rank: knight, factions: mercenary, arcana: zikia, classes: [ogre, colossus], apv: 10, golems: [oak-tower],
     source: house, powers: [{name: Cato's Oath, effects: [{modify: dodge, add: 5}]}]}
  dora:
    {name: Dora, rank: knight, factions: mercenary, arcana: zikia, classes: [ogre, colossus], apv: 10, unit: Green Guard,
     source: house, powers: [{name: Dora's Oath, effects: [{modify: dodge, add: 5}]}]}
  old-finn:
    {name: Old Finn, rank: golem-master, factions: [mercenary], apv: 0, source: house}
"""
RELICS = """\
relics:
  lens: {name: Lens, size: warsprite, apv: 10, source: house, ap: 1, effects: [{on: use, modify: range, add: 1, rounds: 1}]}
  maul: {name: Maul, size: ogre, apv: 20, source: house, ap: 1, effects: [{on: use, modify: damage, add: 9, rounds: 1}]}
  yoke: {name: Yoke, size: titan, apv: 30, source: house, ap: 1, effects: [{on: use, modify: armor, add: 9, rounds: 1}]}
"""
ANCIENTS = """\
ancients:
  rain:
    {name: Rain, apv: 40, source: house, miracle: {name: Downpour, mana: 5, effects: [{on: use, whom: allies, heal: 5}]}}
"""


def attacks(count: int) -> str:
    names = ["Hit", "Slap", "Kick", "Stamp"]
    lines = [f"  - {{name: {name}, type: melee, ap: 1, accuracy: 70, damage: 20}}" for name in names[:count]]
    return "\n".join(lines)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Codex:
    """The program's own pack, with a Colossus, an elite Golem, Knights, Relics and an Ancient One of known figures."""
    folder = tmp_path_factory.mktemp("pack")
    (folder / "golems").mkdir()
    tower = WALKER.format(name="Oak Tower", arcanum="zikia", size="colossus", apv=300, attacks=attacks(4))
    (folder / "golems" / "oak-tower.yaml").write_text(tower)
    guard = WALKER.format(name="Green Guard", arcanum="zikia", size="ogre", apv=100, attacks=attacks(2))
    (folder / "golems" / "green-guard.yaml").write_text(guard + "unit: Green Guard\n")
    bull = WALKER.format(name="Stone Bull", arcanum="urugal", size="titan", apv=200, attacks=attacks(3))
    (folder / "golems" / "stone-bull.yaml").write_text(bull)
    (folder / "knights.yaml").write_text(KNIGHTS)
    (folder / "relics.yaml").write_text(RELICS)
    (folder / "ancients.yaml").write_text(ANCIENTS)
    return codex.load([folder])


def army(golems: list[Any], faction: str = "mercenary", points: int = 500, **fields: Any) -> ArmyFile:
    text = {"en": "Test", "de": "Test"}
    given = {"title": text, "description": text, "faction": faction, "points": points, "golems": golems, **fields}
    return ArmyFile.model_validate(given)


def codes(found: list[ArmyProblem]) -> list[str]:
    return [problem.code for problem in found]


def check(library: Codex, golems: list[Any], rules: str = "2015", **fields: Any) -> list[ArmyProblem]:
    return problems(army(golems, **fields), library, edition(rules))


def test_a_plain_id_is_a_golem_with_a_golem_master(library: Codex) -> None:
    """Knights: each Golem is commanded by one; ruling B30: Golem Masters without limit, at no cost."""
    plain = army(["woodguard", "woodguard", {"golem": "thornbeast", "knight": "golem-master"}])
    assert problems(plain, library, edition("2015")) == []
    woodguard = library.golems["woodguard"].apv
    assert army_apv(plain, library) == 2 * woodguard + library.golems["thornbeast"].apv


def test_every_piece_costs_its_apv(library: Codex) -> None:
    """Army Point Values: Golems, Knights, Relics and Ancient Ones."""
    full = army([{"golem": "green-guard", "knight": "ada", "relic": "maul"}], ancients=["rain"])
    assert army_apv(full, library) == 100 + 15 + 20 + 40
    assert problems(full, library, edition("2015")) == []


def test_the_total_may_be_the_limit(library: Codex) -> None:
    """Ruling B30: total <= limit."""
    assert check(library, ["green-guard"], points=100) == []
    (found,) = check(library, [{"golem": "green-guard", "knight": "ada"}], points=114)
    assert (found.code, found.details) == ("too-dear", {"apv": 115, "limit": 114})


def test_a_faction_uses_its_arcana(library: Codex) -> None:
    """Army Creation: the Mercenary Kings have Urugal and Zikia."""
    (found,) = check(library, ["sand-lion"])
    assert (found.code, found.where, found.rule) == ("golem-arcanum", ("golems", 0), "Army Creation")
    assert found.details["arcana"] == "urugal, zikia"
    assert codes(check(library, ["gilded-blight"])) == ["golem-faction"]
    assert check(library, ["gilded-blight"], faction="durani") == []


def test_a_colossus_has_exactly_three_knights(library: Codex) -> None:
    """Colossus Rules; ruling B30. A Colossus that names none has three Golem Masters."""
    assert check(library, ["oak-tower"]) == []
    three = {"golem": "oak-tower", "knights": ["cato", "dora", "golem-master"]}
    assert codes(check(library, [three])) == ["knight-unit"]
    fine = {"golem": "oak-tower", "knights": ["cato", "golem-master", "old-finn"]}
    assert check(library, [fine]) == []
    for count in (1, 2, 4):
        (found,) = check(library, [{"golem": "oak-tower", "knights": ["golem-master"] * count}])
        assert (found.code, found.details["need"], found.details["have"]) == ("colossus-knights", 3, count)
    assert codes(check(library, [{"golem": "oak-tower", "knight": "cato"}])) == ["colossus-knights"]


def test_other_golems_have_exactly_one(library: Codex) -> None:
    """Knights."""
    (found,) = check(library, [{"golem": "woodguard", "knights": ["golem-master", "golem-master"]}])
    assert (found.code, found.where) == ("knight-count", ("golems", 0, "knights"))
    assert check(library, [{"golem": "woodguard", "knights": ["golem-master"]}]) == []
    both = {"golem": "woodguard", "knight": "ada", "knights": ["ada"]}
    assert codes(check(library, [both])) == ["knight-and-knights"]


def test_a_knight_commands_its_factions_arcana_and_classes(library: Codex) -> None:
    """Knights: faction, Arcanum, Golem class."""
    assert codes(check(library, [{"golem": "woodguard", "knight": "bram"}])) == ["knight-faction"]
    wrong = check(library, [{"golem": "horned-blight", "knight": "ada"}])
    assert codes(wrong) == ["knight-arcanum", "knight-class"]
    assert wrong[1].details["classes"] == "ogre" and wrong[1].details["size"] == "warsprite"
    assert check(library, [{"golem": "horned-blight", "knight": "bram"}], faction="durani") == []


def test_an_elite_knight_commands_only_certain_golems(library: Codex) -> None:
    """Knights: Elite and Special Units."""
    (found,) = check(library, [{"golem": "woodguard", "knight": "cato"}])
    assert (found.code, found.details["golems"]) == ("knight-golems", "Oak Tower")
    (found,) = check(library, [{"golem": "woodguard", "knight": "dora"}])
    assert (found.code, found.details["unit"]) == ("knight-unit", "Green Guard")
    assert check(library, [{"golem": "green-guard", "knight": "dora"}]) == []


def test_knights_relics_and_ancient_ones_are_unique(library: Codex) -> None:
    """Ruling B30: Knights, Relics and Ancient Ones unique in an army, Golems and Golem Masters not."""
    twice = [{"golem": "green-guard", "knight": "ada", "relic": "lens"}] * 2
    found = check(library, twice, ancients=["rain", "rain"])
    assert codes(found) == ["knight-twice", "relic-twice", "ancient-twice"]
    assert found[0].details["first"] == "golems[0].knight" and found[0].where == ("golems", 1, "knight")
    assert check(library, [{"golem": "woodguard", "knight": "old-finn"}] * 2) == []


def test_a_relic_goes_by_class_in_2015(library: Codex) -> None:
    """Relics: Size, the smallest that may carry it; ruling A20."""
    for golem, relic in (("horned-blight", "lens"), ("woodguard", "maul"), ("oak-tower", "yoke"), ("stone-bull", "maul")):
        assert check(library, [{"golem": golem, "relic": relic}]) == []
    (found,) = check(library, [{"golem": "horned-blight", "relic": "maul"}])
    assert (found.code, found.rule) == ("relic-size", "Relics; ruling A20")
    assert (found.details["least"], found.details["size"]) == ("ogre", "warsprite")
    assert codes(check(library, [{"golem": "woodguard", "relic": "yoke"}])) == ["relic-size"]


def test_a_relic_goes_by_base_size_in_2014(library: Codex) -> None:
    """Ruling A20: Warsprites and Ogres have the same base."""
    assert check(library, [{"golem": "horned-blight", "relic": "maul"}], rules="2014") == []
    assert codes(check(library, [{"golem": "woodguard", "relic": "yoke"}], rules="2014")) == ["relic-size"]


def test_an_ancient_one_serves_every_faction(library: Codex) -> None:
    """Ancient Ones: they are of no faction."""
    for faction in ("durani", "gudanna", "mercenary"):
        assert check(library, ["woodguard"], faction=faction, ancients=["rain"]) == []


def test_unknown_pieces_are_named_with_what_may_be_meant(library: Codex) -> None:
    wrong = [{"golem": "woodgard", "knight": "ade", "relic": "lense"}]
    found = check(library, wrong, ancients=["rein"])
    assert codes(found) == ["unknown-golem", "unknown-knight", "unknown-relic", "unknown-ancient"]
    assert [problem.details["meant"] for problem in found] == ["woodguard", "ada", "lens", "rain"]


def position(**fields: Any) -> Position:
    return Position.model_validate({"limit": 500, "army": "hired-wood", "zones": [[0, 0]], **fields})


def test_a_position_restricts_limit_faction_and_pieces(library: Codex) -> None:
    """Player Positions: APV limit, permitted factions, required and banned Golems, Knights and Relics."""
    chosen = army([{"golem": "green-guard", "knight": "ada", "relic": "lens"}])
    narrow = position(limit=124, factions="durani", required=["woodguard", "maul", "ada"], banned=["lens", "bram"])
    found = problems(chosen, library, edition("2015"), narrow)
    assert codes(found) == [
        "over-limit",
        "position-faction",
        "position-required",
        "position-required",
        "position-banned",
    ]
    assert found[0].details == {"apv": 125, "limit": 124}
    assert [problem.details.get("piece") for problem in found[2:]] == ["Woodguard", "Maul", "Lens"]
    assert problems(chosen, library, edition("2015"), position(limit=125, factions=["mercenary"])) == []


def test_a_prescribed_army_is_the_only_one(library: Codex) -> None:
    """Scenarios may prescribe an army (2014: Konfliktparteien)."""
    own = library.armies["hired-wood"]
    fixed = position(fixed=True)
    assert problems(own, library, edition("2015"), fixed, "hired-wood") == []
    assert codes(problems(own, library, edition("2015"), fixed, "")) == ["position-army"]


def test_what_is_only_worth_a_word(library: Codex) -> None:
    """Ruling B30: a name over 20 characters, a Relic or tile that is not in one's collection."""
    own = army(["woodguard", "woodguard", {"golem": "green-guard", "relic": "lens"}])
    assert warnings(own, library) == []
    long = army(["woodguard"], title={"en": "n" * 20, "de": "n" * 21})
    (found,) = warnings(long, library)
    assert (found.code, found.details["have"], found.details["need"]) == ("long-name", 21, 20)
    some = CollectionFile.model_validate({"golems": {"woodguard": 1, "green-guard": 1}, "tiles": {"4": 1, "5": 2}})
    found_here = warnings(own, library, some, ["4A", "4B", "5A", "6B"])
    assert codes(found_here) == ["no-golem-owned", "no-relic-owned", "no-tile-owned", "no-tile-owned"]
    assert [problem.details.get("tile") for problem in found_here[2:]] == ["4", "6"]
    assert (found_here[0].details["need"], found_here[0].details["have"]) == (2, 1)


def test_all_problems_at_once_each_with_piece_rule_and_figure(library: Codex) -> None:
    wrong = [
        "sand-lion",
        {"golem": "oak-tower", "knights": ["ada"]},
        {"golem": "woodguard", "knight": "cato", "relic": "yoke"},
    ]
    found = check(library, wrong, points=100)
    assert codes(found) == ["golem-arcanum", "colossus-knights", "knight-class", "knight-golems", "relic-size", "too-dear"]
    for problem in found:
        data = problem.data()
        assert data["rule"] and data["message"] and data["details"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_a_sentence(language: str, library: Codex) -> None:
    words = Words(language)
    assert [code for code in RULES if not words.has(f"arcana-army-{code}")] == []
    wrong = [{"golem": "horned-blight", "knight": "ada", "relic": "maul"}, "sand-lion", "gilded-blight"]
    said = [sentence(words, problem) for problem in check(library, wrong)]
    assert len(said) == 5 and all("{" not in line and line.endswith("]") for line in said)
    assert ("Warsprite" if language == "en" else "Kriegswicht") in said[1]


def test_a_setup_refuses_an_army_with_all_its_problems(library: Codex) -> None:
    name = "whip-and-claw"
    with pytest.raises(ArmyError) as error:
        options = {"scenario": "thirst", "armies": ["hired-wood", name], "edition": "2014"}
        narrow = library.scenarios["thirst"].model_copy(
            update={"positions": [position(), position(limit=400, factions="durani", army=name)]}
        )
        small = codex.load([])
        small.scenarios["thirst"] = narrow
        setup.compile_setup(small, options)
    assert codes(error.value.problems) == ["over-limit", "position-faction"]
    assert error.value.details == {"army": name, "position": 2}
    assert isinstance(error.value, OptionError) and set(codes(error.value.problems)) <= set(AT_POSITION)
    again = pickle.loads(pickle.dumps(error.value))
    assert codes(again.problems) == codes(error.value.problems) and str(again) == str(error.value)


def test_an_army_file_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "my-wood.yaml"
    path.write_text((codex.core_pack() / "armies" / "hired-wood.yaml").read_text())
    compiled = setup.compile_setup(codex.default(), {"scenario": "thirst", "armies": ["hired-wood", str(path)]})
    assert [entry["id"] for entry in compiled["armies"]] == ["hired-wood", "my-wood"]
    assert compiled["armies"][0]["golems"] == compiled["armies"][1]["golems"]
    with pytest.raises(ContentError, match="cannot be read"):
        setup.compile_setup(codex.default(), {"scenario": "thirst", "armies": ["hired-wood", str(tmp_path / "no.yaml")]})


def test_the_compiled_army(library: Codex) -> None:
    """What the rules read: Knights of each Golem, Relics, Ancient Ones, and only the pieces that can appear."""
    library.armies["mine"] = army(
        [{"golem": "oak-tower", "knights": ["cato", "golem-master", "old-finn"], "relic": "yoke"}, "thornbeast"],
        ancients=["rain"],
    )
    compiled = setup.compile_setup(library, {"scenario": "thirst", "armies": ["mine", "hired-wood"]})
    mine = compiled["armies"][0]
    assert mine["knights"] == [["cato", "golem-master", "old-finn"], ["golem-master"]]
    assert (mine["relics"], mine["ancients"]) == (["yoke", ""], ["rain"])
    assert [knight["id"] for knight in compiled["knights"]] == ["golem-master", "cato", "old-finn"]
    assert [relic["id"] for relic in compiled["relics"]] == ["yoke"]
    assert [ancient["id"] for ancient in compiled["ancients"]] == ["rain"]
    assert "stone-bull" not in [golem["id"] for golem in compiled["golems"]]
    del library.armies["mine"]

"""Every kind of broken content: refused with its file, its line, its field and what would be right; all at once."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest

from shem.core.content.problems import ContentError, Message, Problem
from shem.games.arcana.content import codex
from tests.locale.told import told_in_german

GOLEM = """\
name: Test Golem
arcanum: zikia
class: ogre
apv: 100
health: 80
armor: 8
dodge: 8
source: fan
moves:
  - {name: Walk, type: walk, ap: 1, mp: 3}
attacks:
  - name: Throw
    type: ranged
    ap: 2
    accuracy: 75
    damage: 20
    range: 2
    effects:
      - {on: hit, whom: target, modify: dodge, add: -15, rounds: 2}
passive:
  name: Calm
  effects:
    - {modify: dodge, add: 10, if: {cover: none}}
"""
TILES = """\
source: house
tiles:
  91A: {set: 9, rows: [P- P- P-, P- M- P-, P- P- Ph4]}
  92A: {set: 9, rows: [P- P- P-, P- P- P-, P- P- P-]}
"""
ARMY = """\
title: {en: Testers, de: Tester}
description: {en: They test., de: Sie testen.}
faction: gudanna
points: 500
golems:
  - test-golem
  - woodguard
"""
SCENARIO = """\
title: {en: Test, de: Test}
description: {en: A test., de: Ein Test.}
tiles:
  - {side: 91A, at: [0, 0]}
  - {side: 92A, at: [3, 0]}
positions:
  - {limit: 500, army: testers, zones: [[0, 0, 0, 2]]}
  - {limit: 500, army: testers, zones: [[5, 0, 5, 2]]}
captures:
  - {at: [3, 1], positions: [1, 2]}
wells:
  - {at: [2, 1]}
victory: {destruction: class, rounds: 8}
"""
PACK = {
    "golems/test-golem.yaml": GOLEM,
    "tiles.yaml": TILES,
    "armies/testers.yaml": ARMY,
    "scenarios/test.yaml": SCENARIO,
}


def write(folder: Path, changes: dict[str, str]) -> None:
    for name, text in {**PACK, **changes}.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)


def broken(folder: Path, name: str, old: str, new: str) -> list[Problem]:
    """The problems of the good pack with one thing changed in one file."""
    assert PACK[name].count(old) == 1
    write(folder, {name: PACK[name].replace(old, new)})
    return told_in_german(codex.problems(folder))


def test_the_unchanged_pack_is_clean(tmp_path: Path) -> None:
    write(tmp_path, {})
    assert codex.problems(tmp_path) == []


GOLEM_CASES = [
    ("health: 80\n", "", 1, "health", "is missing: Health at the start"),
    ("    accuracy: 75\n", "", 12, "attacks[0].accuracy", "is missing: percent"),
    ("armor: 8", "armor: 8\narmour: 8", 7, "armour", "no field here; did you mean 'armor'?"),
    (
        "arcanum: zikia",
        "arcanum: zikja",
        2,
        "arcanum",
        "did you mean 'zikia'? It must be one of durani, gudanna, urugal, zikia",
    ),
    ("health: 80", "health: many", 5, "health", "must be a whole number, not 'many'"),
    ("health: 80", "health: 80.5", 5, "health", "must be a whole number, not 80.5"),
    ("health: 80", "health: 0", 5, "health", "must be at least 1, not 0"),
    ("dodge: 8\n", "dodge: 999\n", 7, "dodge", "must be at most 200, not 999"),
    ("name: Test Golem", "name: 12", 1, "name", "must be text, not 12"),
    ("name: Test Golem", 'name: ""', 1, "name", "must not be empty"),
    ("mp: 3}", "mp: 3, nimble: often}", 10, "moves[0].nimble", "must be true or false, not 'often'"),
    (
        "source: fan",
        "source: {default: fan, hp: house}",
        8,
        "source.hp",
        "no figure here; The figures are default, arcanum",
    ),
    ("source: fan", "source: {apv: house}", 8, "source", "where these come from: Calm, Throw, Walk, arcanum, armor, class"),
    ("source: fan", "source: rumour", 8, "source.default", "It must be one of rulebook, card, fan, house"),
    ("mp: 3}", "mp: 3, source: {nimbel: card}}", 10, "moves[0].source.nimbel", "did you mean 'nimble'?"),
    ("apv: 100", "apv: 40", 4, "apv", "40 does not fit the class ogre, which costs 90 to 150"),
    ("name: Throw", "name: Walk", 12, "attacks[0].name", "is the name of another ability"),
    ("    range: 2\n", "", 12, "attacks[0].range", "a ranged attack needs a range of at least 1"),
    ("type: ranged", "type: melee", 17, "attacks[0].range", "a melee attack has no range"),
    ("type: ranged", "type: magic", 13, "attacks[0].type", "'magic' is not known"),
    ("on: hit, whom", "on: hitt, whom", 19, "attacks[0].effects[0].on", "did you mean 'hit'?"),
    ("on: hit, whom", "on: upkeep, whom", 19, "attacks[0].effects[0].on", "'upkeep' has no meaning for an attack"),
    ("modify: dodge, add: 10, if", "on: use, harm: 5, if", 23, "passive.effects[0].on", "no meaning for a passive ability"),
    ("modify: dodge, add: -15, rounds: 2", "rounds: 2", 19, "attacks[0].effects[0]", "exactly one of modify, harm"),
    ("add: -15, rounds", "add: -15, harm: 5, rounds", 19, "attacks[0].effects[0]", "it has modify and harm"),
    ("add: -15, ", "", 19, "attacks[0].effects[0]", "modify needs exactly one of add, set, multiply; it has none"),
    ("add: -15, ", "add: -15, set: 0, ", 19, "attacks[0].effects[0]", "it has add and set"),
    (", rounds: 2}", "}", 19, "attacks[0].effects[0]", "needs rounds: how long it lasts"),
    ("add: 10, if", "add: 10, rounds: 3, if", 23, "passive.effects[0].rounds", "what always holds has no duration"),
    ("modify: dodge, add: 10, if", "harm: 10, if", 23, "passive.effects[0].on", "harm needs a moment to happen"),
    (
        "whom: target, modify: dodge, add: -15, rounds: 2",
        "displace: target",
        19,
        "attacks[0].effects[0]",
        "displace needs within",
    ),
    ("whom: target, modify: dodge, add: -15", "harm: 5", 19, "attacks[0].effects[0].rounds", "harm happens at once"),
    (
        "modify: dodge, add: -15, rounds: 2",
        "displace: self, within: 1",
        19,
        "attacks[0].effects[0].whom",
        "itself names whom",
    ),
    (
        "on: hit, whom: target, modify: dodge, add: -15, rounds: 2",
        "whom: target, modify: movement, add: 1",
        19,
        "attacks[0].effects[0].whom",
        "there is no target on 'always'",
    ),
    ("add: -15, rounds", "add: -15, within: 2, rounds", 19, "attacks[0].effects[0].within", "goes with displace"),
    ("modify: dodge, add: -15, rounds: 2", "harm: 5, add: 2", 19, "attacks[0].effects[0].add", "goes with modify"),
    (
        "add: 10, if",
        "add: 10, per_target: true, if",
        23,
        "passive.effects[0].per_target",
        "there are no targets on 'always'",
    ),
    ("{cover: none}", "{cover: nonne}", 23, "passive.effects[0].if.cover[0]", "did you mean 'none'?"),
    (
        "{cover: none}",
        "{weather: rain}",
        23,
        "passive.effects[0].if.weather",
        "The fields are cover, terrain, class, arcanum, faction, moved, contested",
    ),
    ("{cover: none}", "{each: {cover: none}}", 23, "passive.effects[0].if.each", "needs whom: several Golems"),
    ("moves:\n  - {name: Walk, type: walk, ap: 1, mp: 3}", "moves: []", 9, "moves", "at least 1 entries, not 0"),
    ("moves:\n  - {name: Walk, type: walk, ap: 1, mp: 3}", "moves: fast", 9, "moves", "must be a list, not 'fast'"),
    ("  - {name: Walk, type: walk, ap: 1, mp: 3}", "  - walk", 10, "moves[0]", "must be a mapping of fields, not 'walk'"),
    ("armor: 8", "armor: 8\narmor: 9", 7, "armor", "is given twice; keep one"),
    ("armor: 8", "armor: [8", 7, "", "is not YAML"),
    ("armor: 8\ndodge: 8", "armor: &a 8\ndodge: *a", 7, "", "uses an alias"),
    ("armor: 8", "armor: 8\n? [a]\n: 1", 7, "", "a field's name must be a word"),
]


@pytest.mark.parametrize(("old", "new", "line", "field", "says"), GOLEM_CASES)
def test_golems(tmp_path: Path, old: str, new: str, line: int, field: str, says: str) -> None:
    found = broken(tmp_path, "golems/test-golem.yaml", old, new)
    mine = [problem for problem in found if problem.path.name == "test-golem.yaml"]
    assert [(problem.line, problem.field) for problem in mine] == [(line, field)]
    assert says in mine[0].message
    assert str(mine[0]).startswith(f"{tmp_path / 'golems' / 'test-golem.yaml'}:{line}: ")


TABLE_CASES = [
    ("tiles.yaml", "[P- P- P-, P- M- P-,", "[P- P-, P- M- P-,", 3, "tiles.91A.rows[0]", "must name 3 Regions, not 2"),
    ("tiles.yaml", "Ph4", "Ph5", 3, "tiles.91A.rows[2]", "'Ph5' must end with its Cover"),
    ("tiles.yaml", "P- M- P-", "P- Mm P-", 3, "tiles.91A.rows[1]", "only plains (P) and hills (H) take a Cover"),
    ("tiles.yaml", "P- M- P-", "P- X- P-", 3, "tiles.91A.rows[1]", "must begin with a Terrain letter"),
    ("tiles.yaml", "92A", "92C", 4, "tiles.92C", "must be a tile's number and its side"),
    ("tiles.yaml", "92A", "4A", 4, "tiles.4A", "4A is there already"),
    ("armies/testers.yaml", "woodguard", "woodgard", 7, "golems[1]", "no Golem 'woodgard'; did you mean 'woodguard'?"),
    ("armies/testers.yaml", "woodguard", "fire-ram", 7, "golems[1]", "is of durani; gudanna may use gudanna, urugal"),
    ("armies/testers.yaml", "woodguard", "gilded-blight", 7, "golems[1]", "Gilded Blight serves only durani"),
    ("armies/testers.yaml", "points: 500", "points: 200", 5, "golems", "costs 240 APV, more than its 200 points"),
    ("scenarios/test.yaml", "side: 92A", "side: 92B", 5, "tiles[1].side", "there is no tile side '92B'; did you mean"),
    ("scenarios/test.yaml", "side: 92A", "side: 91A", 5, "tiles[1].side", "91A is on the map already (entry 1)"),
    ("scenarios/test.yaml", "at: [3, 0]", "at: [2, 0]", 5, "tiles[1].at", "92A lies on 91A at [2, 0]"),
    ("scenarios/test.yaml", "at: [3, 0]", "at: [3, 3]", 5, "tiles[1].at", "92A touches no side of the rest"),
    ("scenarios/test.yaml", "at: [3, 0]", "at: [-1, 0]", 5, "tiles[1].at[0]", "must be at least 0, not -1"),
    ("scenarios/test.yaml", "at: [3, 0]}", "at: [3, 0], turn: 45}", 5, "tiles[1].turn", "must be one of 0, 90, 180, 270"),
    ("scenarios/test.yaml", "0, 0, 0, 2", "0, 0, 0, 3", 7, "positions[0].zones[0]", "[0, 3] is not on the map"),
    ("scenarios/test.yaml", "0, 0, 0, 2", "0, 0, 1, 1", 7, "positions[0].zones[0]", "[1, 1] is a Mountain"),
    ("scenarios/test.yaml", "0, 0, 0, 2", "0, 0, 2", 7, "positions[0].zones[0]", "[column, row] or [column, row, column,"),
    ("scenarios/test.yaml", "0, 0, 0, 2", "5, 1", 8, "positions[1].zones[0]", "[5, 1] is already in a zone of position 1"),
    ("scenarios/test.yaml", "[[0, 0, 0, 2]]", "[[0, 0], [0, 0]]", 7, "positions[0].zones[1]", "a zone of this position"),
    ("scenarios/test.yaml", "0, 0, 0, 2", "2, 2", 7, "positions[0].zones", "has no room for a Golem"),
    ("scenarios/test.yaml", "at: [3, 1]", "at: [9, 9]", 10, "captures[0].at", "[9, 9] is not on the map"),
    ("scenarios/test.yaml", "at: [3, 1]", "at: [1, 1]", 10, "captures[0].at", "[1, 1] is a Mountain"),
    ("scenarios/test.yaml", "positions: [1, 2]", "positions: [3]", 10, "captures[0].positions[0]", "no position 3; they"),
    ("scenarios/test.yaml", "at: [2, 1]", "at: [1, 1]", 12, "wells[0].at", "[1, 1] is a Mountain"),
    ("scenarios/test.yaml", "  - {at: [2, 1]}", "  - {at: [2, 1]}\n  - {at: [2, 1]}", 13, "wells[1].at", "listed already"),
    ("scenarios/test.yaml", "{at: [2, 1]}", "{at: [2, 1], mana: []}", 12, "wells[0].mana", "at least 1 entries, not 0"),
    ("scenarios/test.yaml", "testers, zones: [[0", "tester, zones: [[0", 7, "positions[0].army", "did you mean 'testers'?"),
    ("scenarios/test.yaml", "limit: 500, army: testers, zones: [[0", "limit: 200, army: testers, zones: [[0", 7,
     "positions[0].army", "'testers' costs 240 APV, more than the limit of 200"),
    ("scenarios/test.yaml", ", rounds: 8", "", 13, "victory", "nothing ends the battle"),
    ("scenarios/test.yaml", "title: {en: Test, de: Test}", "title: {en: Test}", 1, "title.de", "is missing: German"),
    ("scenarios/test.yaml", "  - {limit: 500, army: testers, zones: [[5, 0, 5, 2]]}\n", "", 6, "positions", "at least 2"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "old", "new", "line", "field", "says"), TABLE_CASES)
def test_tables(tmp_path: Path, name: str, old: str, new: str, line: int, field: str, says: str) -> None:
    found = [problem for problem in broken(tmp_path, name, old, new) if problem.path == tmp_path / name]
    assert [(problem.line, problem.field) for problem in found] == [(line, field)]
    assert says in found[0].message


def test_nothing_earns_victory_points(tmp_path: Path) -> None:
    text = SCENARIO.replace("destruction: class", "destruction: none")
    write(tmp_path, {"scenarios/test.yaml": text.replace("captures:\n  - {at: [3, 1], positions: [1, 2]}\n", "")})
    (problem,) = codex.problems(tmp_path)
    assert (problem.line, problem.field) == (11, "victory.destruction")
    assert "nothing earns Victory Points" in problem.message


def test_terrain_that_nothing_can_enter(tmp_path: Path) -> None:
    own = (codex.core_pack() / "terrain.yaml").read_text()
    write(tmp_path, {"terrain.yaml": own.replace("pit: {walk: 1, fly: 1,", "pit: {walk: 0, fly: 0,")})
    messages = [problem.message for problem in codex.problems(tmp_path)]
    assert any("so nothing can stop: say stop: false" in message for message in messages)
    assert any("is there already" in message for message in messages)


def test_terrain_that_is_not_complete(tmp_path: Path) -> None:
    write(tmp_path, {"terrain.yaml": "source: house\nterrains:\n  plains: {walk: 1}\ncovers: {}\n"})
    found = {(problem.line, problem.field) for problem in codex.problems(tmp_path)}
    assert {(3, "terrains.plains.fly"), (2, "terrains.hills"), (4, "covers.none")} <= found


def test_all_problems_at_once_and_sorted(tmp_path: Path) -> None:
    write(
        tmp_path,
        {
            "golems/test-golem.yaml": GOLEM.replace("armor: 8", "armour: 8")
            .replace("mp: 3", "mp: x")
            .replace("fan", "hearsay"),
            "armies/testers.yaml": ARMY.replace("woodguard", "woodgard").replace("gudanna", "durani"),
            "scenarios/test.yaml": SCENARIO.replace("[3, 1]", "[9, 1]").replace("[2, 1]", "[1, 1]"),
        },
    )
    found = codex.problems(tmp_path)
    assert found == sorted(found)
    assert [(problem.path.name, problem.field) for problem in found] == [
        ("testers.yaml", "golems[0]"),
        ("testers.yaml", "golems[1]"),
        ("test-golem.yaml", "armor"),
        ("test-golem.yaml", "armour"),
        ("test-golem.yaml", "source.default"),
        ("test-golem.yaml", "moves[0].mp"),
        ("test.yaml", "captures[0].at"),
        ("test.yaml", "wells[0].at"),
    ]


@pytest.mark.parametrize(
    ("content", "line", "says"),
    [
        (b"", 1, "is empty"),
        (b"name: A\n\xff\n", 2, "is not UTF-8 text"),
        (b"name: A\nclass: \x07\n", 2, "a character that YAML does not allow"),
        (b"name: A\n---\nname: B\n", 2, "is not YAML"),
        (b"- a\n- b\n", 1, "must be a mapping of fields, not a list"),
        (b"name: A\n\tclass: ogre\n", 2, "is not YAML"),
        (b"name: " + b"[" * 5000, 1, "is nested too deeply"),
        (b"name:\n  " + b"[" * 300_000 + b"]" * 300_000, 2, "is nested too deeply"),
        (b"name: A\nof: &of [*of]\n", 2, "uses an alias"),
    ],
)
def test_files_that_are_no_content(tmp_path: Path, content: bytes, line: int, says: str) -> None:
    (tmp_path / "golems").mkdir()
    (tmp_path / "golems" / "odd.yaml").write_bytes(content)
    (problem,) = codex.problems(tmp_path)
    assert (problem.path, problem.line) == (tmp_path / "golems" / "odd.yaml", line)
    assert says in problem.message


def test_files_in_no_known_place(tmp_path: Path) -> None:
    write(tmp_path, {"golems/deeper.yml": GOLEM, "golem/x.yaml": GOLEM, "notes.txt": "x"})
    found = codex.problems(tmp_path)
    assert sorted(problem.path.name for problem in found) == ["deeper.yml", "notes.txt", "x.yaml"]
    assert all("a pack has golems/*.yaml" in problem.message for problem in found)


def test_ids_are_small_letters(tmp_path: Path) -> None:
    write(tmp_path, {"golems/Big Golem.yaml": GOLEM})
    (problem,) = codex.problems(tmp_path)
    assert "small letters, digits and '-', not 'Big Golem'" in problem.message


def test_a_piece_that_another_pack_has(tmp_path: Path) -> None:
    write(tmp_path, {"golems/woodguard.yaml": GOLEM})
    (problem,) = codex.problems(tmp_path)
    assert (problem.path.name, problem.line) == ("woodguard.yaml", 1) and "'woodguard' is there already" in problem.message


def test_no_folder_and_an_empty_one(tmp_path: Path) -> None:
    (missing,) = codex.problems(tmp_path / "nowhere")
    assert missing.message == "there is no such folder"
    (empty,) = codex.problems(tmp_path)
    assert "holds no content" in empty.message


def test_a_problem_as_json(tmp_path: Path) -> None:
    (problem,) = broken(tmp_path, "golems/test-golem.yaml", "apv: 100", "apv: 40")
    data = problem.data()
    assert (data["line"], data["field"]) == (4, "apv") and str(data["path"]).endswith("test-golem.yaml")
    told = json.loads(json.dumps([data["code"], data["message"], data["details"]]))
    message = "40 does not fit the class ogre, which costs 90 to 150"
    assert told == ["golem-apv", message, {"apv": 40, "size": "ogre", "least": 90, "most": 150}]


def test_problems_go_from_process_to_process(tmp_path: Path) -> None:
    found = broken(tmp_path, "golems/test-golem.yaml", "arcanum: zikia", "arcanum: zikja")
    again = pickle.loads(pickle.dumps(ContentError(found))).problems
    assert again == found
    assert [one.message.details for one in again] == [one.message.details for one in found]
    (near,) = [one.message.details["hint"] for one in again if one.message.code == "unknown"]
    assert isinstance(near, Message) and (near.code, near.details) == ("meant", {"word": "zikia"})

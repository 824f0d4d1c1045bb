"""Districts as data: what comes with the game, and what is said of a broken file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shem.core.chance import Entry, Seeded
from shem.core.content.problems import ContentError
from shem.core.errors import OptionError
from shem.games.archmage.content.codex import FILE, check, load, schema
from shem.games.archmage.game import GAME
from tests.rules.archmage.scene import setup_for

KNOWN = {"Hjem", "Hamre", "Konge", "Magibok", "Orm", "Skole", "Smerte"}
LINES = FILE.read_text(encoding="utf-8").splitlines()
FIRST = next(number for number, line in enumerate(LINES) if "Hjem" in line)


def broken(folder: Path, line: int, text: str | None) -> Path:
    """The file with one line (from 0) replaced or left out."""
    lines = list(LINES)
    lines[line : line + 1] = [] if text is None else [text]
    path = folder / "districts.yaml"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def test_the_file_is_clean() -> None:
    assert check() == []
    assert len(load(FILE)) == 49


def test_known_names_come_from_the_rulebook_and_all_values_from_the_house() -> None:
    """Every entry says where its name, kind and value come from."""
    for line in LINES[FIRST:]:
        name = line.split("name: ")[1].split(",")[0]
        assert ("source: {name: rulebook, kind: house, value: house}" in line) == (name in KNOWN)
        assert ("source: house" in line) == (name not in KNOWN)


def test_a_setup_is_plain_json_with_all_content() -> None:
    setup = setup_for(3)
    assert json.loads(json.dumps(setup)) == setup
    assert sorted(setup) == ["districts", "goal", "seats"]


@pytest.mark.parametrize(
    ("text", "field", "message"),
    [
        ("  - {name: Hjem, kind: charm, value: 0, power: hjem, source: house}", "districts[0].value", "greater than"),
        ("  - {name: Hjem, kind: spell, value: 4, power: hjem, source: house}", "districts[0].kind", "'charm' or 'curse'"),
        ("  - {name: Hjem, kind: charm, value: vier, power: hjem, source: house}", "districts[0].value", "valid integer"),
        ("  - {name: Hjem, kind: charm, power: hjem, source: house}", "districts[0].value", "required"),
        (
            "  - {name: Hjem, kind: charm, value: 4, power: hjem, size: 2, source: house}",
            "districts[0].size",
            "not permitted",
        ),
        ("  - {name: Hamre, kind: charm, value: 4, power: hjem, source: house}", "districts[1].name", "given twice: Hamre"),
        (
            "  - {name: Hjem, kind: charm, value: 4, power: orm, source: house}",
            "districts",
            "no district has the power hjem",
        ),
        (
            "  - {name: Hjem, kind: curse, value: 4, power: hjem, source: house}",
            "districts",
            "needs 37 of kind charm, not 36",
        ),
    ],
)
def test_a_broken_entry_is_named_by_file_line_and_field(tmp_path: Path, text: str, field: str, message: str) -> None:
    path = broken(tmp_path, FIRST, text)
    with pytest.raises(ContentError) as found:
        load(path)
    problem = next(problem for problem in found.value.problems if problem.field == field)
    assert message in problem.message
    line = {"districts[1].name": FIRST + 2, "districts": FIRST}.get(field, FIRST + 1)
    assert str(problem).startswith(f"{path}:{line}: {field}: ")
    assert problem.data()["line"] == line


def test_a_file_that_is_not_yaml_or_not_there(tmp_path: Path) -> None:
    path = broken(tmp_path, FIRST, "  - {name: Hjem")
    (problem,) = check(path)
    assert "is not YAML" in problem.message
    assert problem.line > FIRST
    (problem,) = check(tmp_path / "none.yaml")
    assert "cannot be read" in problem.message
    path.write_bytes(b"districts: \xff")
    (problem,) = check(path)
    assert "UTF-8" in problem.message
    path.write_text("")
    (problem,) = check(path)
    assert problem.line == 1


def test_a_missing_district(tmp_path: Path) -> None:
    problems = check(broken(tmp_path, len(LINES) - 1, None))
    assert ["needs 12 of kind curse, not 11" in problem.message for problem in problems] == [True]


def test_the_schema_names_every_field() -> None:
    fields = schema()["$defs"]["District"]["properties"]
    assert sorted(fields) == ["kind", "name", "power", "source", "value"]


def test_unknown_options_are_refused() -> None:
    with pytest.raises(OptionError) as found:
        GAME.resolve({"player": 3})
    assert (found.value.code, found.value.details["name"]) == ("unknown-option", "player")


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": 7},
        {"goal": None},
        {"districts": []},
        {"districts": "x" * 49},
        {"districts": [{"name": "a", "kind": "charm", "value": 1, "power": "none"}] * 49},
        {"districts": [{"name": "a", "kind": "charm", "value": 1, "power": "none"}] * 37
         + [{"name": "a", "kind": "curse", "value": 1, "power": "none"}] * 12},
    ],
)  # fmt: skip
def test_a_setup_that_does_not_fit(changes: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        GAME.new({**setup_for(), **changes}, Entry(Seeded(1)))

"""What the files of the package import: the rules nothing but the standard library and mypy_extensions, so that they run
anywhere Python does; and neither files nor folders import in a circle. import-linter holds which storey stands on which."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import shem
from shem import games
from tests.build.picture import circles, folders, picture

PACKAGE = Path(shem.__file__).parent
LONGEST = 400  # lines of a file
LONGEST_FUNCTION = 40
TABLES = {  # what is over it, because it is a list, each line of which stands alone
    "app/migrations/versions/v0001_first.py:upgrade": "the tables as the first release made them",
    "games/arcana/parts/effect.py:Effect.__init__": "the fields of an effect, one a line",
    "games/arcana/parts/pieces.py:GolemType.__init__": "the fields of a Golem's card, one a line",
    "games/arcana/parts/plan.py:Plan.__init__": "the fields of a set-up, one a line",
    "games/archmage/view.py:view_of": "the fields of a view, one a line, with what each means",
    "games/delve/view.py:view_of": "the fields of a view, one a line",
}
ALLOWED = {*sys.stdlib_module_names, "mypy_extensions", "shem"}


def imported(source: str) -> set[str]:
    """The top names of all modules that a source imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found.add(node.module.split(".")[0])
    return found


def functions(node: ast.AST, inside: str = "") -> Iterator[tuple[str, int]]:
    """The lines of each function in a source, by its name within classes and functions."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{inside}.{child.name}".lstrip(".")
            if not isinstance(child, ast.ClassDef):
                yield name, (child.end_lineno or 0) - child.lineno + 1
            yield from functions(child, name)
        else:
            yield from functions(child, inside)


def test_imported_sees_every_form() -> None:
    assert imported("import a.b, c\ndef f():\n    from d.e import g\nfrom . import h") == {"a", "c", "d"}


def test_the_rules_need_nothing_but_the_standard_library() -> None:
    package = PACKAGE
    rules = [path for room in ("core", "games") for path in (package / room).rglob("*.py") if "content" not in path.parts]
    strangers = {
        str(path.relative_to(package)): sorted(imported(path.read_text(encoding="utf-8")) - ALLOWED) for path in rules
    }
    assert len(rules) > 10
    assert {path: names for path, names in strangers.items() if names} == {}


def test_no_files_import_each_other_in_a_circle() -> None:
    arrows = picture(PACKAGE)
    assert "shem.core.contract" in arrows["shem.core.match"] and "shem.core.save" in arrows["shem"]
    assert [sorted(circle) for circle in circles(arrows)] == []


def test_a_face_imports_the_rules_of_no_other_game() -> None:
    arrows = [(name.split("."), other.split(".")) for name, others in picture(PACKAGE).items() for other in others]
    known = {
        (name[2], other[2]) for name, other in arrows if name[1:2] == ["faces"] and other[1:2] == ["games"] and other[2:]
    }
    assert known == {(game, game) for game in games.names()}


def test_the_arrows_between_folders_go_one_way() -> None:
    arrows = folders(picture(PACKAGE))
    assert "shem.games.arcana.parts" in arrows["shem.games.arcana.rules"] and "shem.home" in arrows["shem.app"]
    assert [sorted(circle) for circle in circles(arrows)] == []


def test_folders_that_import_each_other_are_seen() -> None:
    """Also where no file is in a circle, and for what a folder's own `__init__` imports."""
    arrows = {
        "h": {"h.a"},
        "h.a": {"h.g.x"},
        "h.g": {"h.k.y"},
        "h.g.x": set(),
        "h.g.z": set(),
        "h.k.y": {"h.g.z"},
        "h.k": set(),
    }
    assert folders(arrows) == {"h": {"h.a"}, "h.a": {"h.g"}, "h.g": {"h.k"}, "h.k": {"h.g"}}
    assert circles(folders(arrows)) == [{"h.g", "h.k"}]


def test_a_circle_is_seen_wherever_it_is_closed(tmp_path: Path) -> None:
    """The look itself: also from inside a function, and not what only a type checker reads."""
    package = tmp_path / "house"
    package.mkdir()
    for name, text in {
        "__init__": "",
        "a": "from house.b import x",
        "b": "def f():\n    import house.c",
        "c": "from house import a",
        "d": "if TYPE_CHECKING:\n    from house import e\nfrom house.a import y",
        "e": "import house.d",
    }.items():
        (package / f"{name}.py").write_text(text, encoding="utf-8")
    assert circles(picture(package)) == [{"house.a", "house.b", "house.c"}]


def test_no_file_is_longer_than_one_reads_at_a_sitting() -> None:
    lines = {str(path.relative_to(PACKAGE)): path.read_text(encoding="utf-8").count("\n") for path in PACKAGE.rglob("*.py")}
    assert len(lines) > 200 and {path for path, count in lines.items() if count > LONGEST} == set()


def test_functions_finds_each_wherever_it_stands() -> None:
    source = "class A:\n def b(self):\n  if x:\n   async def c():\n    pass\n\n\n  return c\n@d\ndef e(): pass"
    assert dict(functions(ast.parse(source))) == {"A.b": 7, "A.b.c": 2, "e": 1}


def test_only_tables_are_longer_functions_than_one_takes_in_at_a_look() -> None:
    lines = {
        f"{path.relative_to(PACKAGE).as_posix()}:{name}": count
        for path in PACKAGE.rglob("*.py")
        for name, count in functions(ast.parse(path.read_text(encoding="utf-8")))
    }
    assert len(lines) > 3000 and {name for name, count in lines.items() if count > LONGEST_FUNCTION} == set(TABLES)

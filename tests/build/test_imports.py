"""The rules need nothing but the standard library and mypy_extensions, so that they run anywhere Python does."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import shem

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


def test_imported_sees_every_form() -> None:
    assert imported("import a.b, c\ndef f():\n    from d.e import g\nfrom . import h") == {"a", "c", "d"}


def test_the_rules_need_nothing_but_the_standard_library() -> None:
    package = Path(shem.__file__).parent
    rules = [path for room in ("core", "games") for path in (package / room).rglob("*.py") if "content" not in path.parts]
    strangers = {
        str(path.relative_to(package)): sorted(imported(path.read_text(encoding="utf-8")) - ALLOWED) for path in rules
    }
    assert len(rules) > 10
    assert {path: names for path, names in strangers.items() if names} == {}

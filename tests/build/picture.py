"""The picture of imports: which file of a package imports which other, wherever in it, and the circles among them."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from pathlib import Path

Picture = dict[str, set[str]]


def picture(package: Path) -> Picture:
    """Each file of a package as a module, with those that it imports; not what only a type checker reads."""
    files = {_name(path, package): path for path in package.rglob("*.py")}
    return {
        name: set(_imports(ast.parse(path.read_text(encoding="utf-8")), files)) - {name} for name, path in files.items()
    }


def folders(arrows: Picture) -> Picture:
    """The same picture, a folder a room; a file that lies at the very top stands for itself."""
    packages = {name.rpartition(".")[0] for name in arrows}

    def room(name: str) -> str:
        folder = name if name in packages else name.rpartition(".")[0]
        return folder if "." in folder else name

    found: Picture = {room(name): set() for name in arrows}
    for name, others in arrows.items():
        found[room(name)].update(room(other) for other in others if room(other) != room(name))
    return found


def circles(arrows: Picture) -> list[set[str]]:
    """The files that reach each other, each group at its largest."""
    found: list[set[str]] = []
    left = set(arrows)
    while left:
        start = left.pop()
        group = {other for other in _reached(arrows, start) & (left | {start}) if start in _reached(arrows, other)}
        left -= group
        if group:
            found.append(group)
    return found


def _reached(arrows: Picture, start: str) -> set[str]:
    """All that lies behind a file's arrows; itself, too, if it is in a circle."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        for other in arrows[waiting.pop()] - found:
            found.add(other)
            waiting.append(other)
    return found


def _name(path: Path, package: Path) -> str:
    parts = path.relative_to(package.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imports(node: ast.AST, known: Collection[str]) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names if alias.name in known)
    elif isinstance(node, ast.ImportFrom) and node.module:
        wholes = [f"{node.module}.{alias.name}" for alias in node.names]
        found = [whole if whole in known else node.module for whole in wholes]
        yield from (name for name in found if name in known)
    elif not (isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"):
        for child in ast.iter_child_nodes(node):
            yield from _imports(child, known)

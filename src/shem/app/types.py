"""The page's types: every shape as TypeScript. `python -m shem.app.types > web/src/types.ts`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from inspect import getdoc
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, NotRequired, Required, Union, get_args, get_origin, get_type_hints, is_typeddict

from shem.app import shapes
from shem.app.lessons import shapes as lessons
from shem.stylus import book, field
from shem.table import analysis, banners, cardboard, messages, real_messages, thoughts
from shem.table.face import faces

MODULES = (
    real_messages,
    messages,
    banners,
    cardboard,
    thoughts,
    analysis,
    field,
    book,
    shapes,
    lessons,
    *(module for face in faces() for module in face.shapes()),
)
HEAD = "// Written by `python -m shem.app.types`; a test compares. Do not edit.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}


def text() -> str:
    """The whole file; raises ValueError where two shapes share a name, TypeError for what has no TypeScript."""
    known: dict[str, object] = {}
    parts = [HEAD]
    for module in MODULES:
        parts.append(f"// {module.__name__}\n")
        for name, shape in _own(module):
            if name in known:
                raise ValueError(f"there are two shapes {name}")
            known[name] = shape
            parts.append(_interface(shape) if is_typeddict(shape) else f"export type {name} = {_alias(shape)};\n")
    return "\n".join(parts)


def _own(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """A module's own shapes and named choices, in its order."""
    for name, value in vars(module).items():
        shape = is_typeddict(value) and value.__module__ == module.__name__
        if shape or (get_origin(value) in (Literal, Union, UnionType) and name not in _imported(module)):
            yield name, value


def _imported(module: ModuleType) -> set[str]:
    """The names of choices that another module of shapes owns."""
    earlier = MODULES[: MODULES.index(module)]
    return {name for other in earlier for name in vars(other)}


def _interface(shape: Any) -> str:
    base = next((kind.__name__ for kind in getattr(shape, "__orig_bases__", ()) if is_typeddict(kind)), "")
    inherited = next((kind for kind in getattr(shape, "__orig_bases__", ()) if is_typeddict(kind)), None)
    skipped = set(get_type_hints(inherited)) if inherited is not None else set()
    lines = [*_comment(shape), f"export interface {shape.__name__}{f' extends {base}' if base else ''} {{"]
    for name, kind in get_type_hints(shape, include_extras=True).items():
        if name in skipped:
            continue
        optional = get_origin(kind) is NotRequired
        inner = get_args(kind)[0] if get_origin(kind) in (NotRequired, Required) else kind
        lines.append(f"  {name}{'?' if optional else ''}: {type_of(inner)};")
    return "\n".join([*lines, "}\n"])


def _comment(shape: Any) -> list[str]:
    doc = getdoc(shape) or ""
    if not doc or doc.startswith("dict("):
        return []
    lines = doc.splitlines()
    return [f"/** {doc} */"] if len(lines) == 1 else ["/**", *[f" * {line}".rstrip() for line in lines], " */"]


def _alias(kind: Any) -> str:
    return " | ".join(type_of(part) if get_origin(kind) is not Literal else _quoted(part) for part in get_args(kind))


def type_of(kind: Any) -> str:
    """A Python type as TypeScript."""
    if is_typeddict(kind):
        return str(kind.__name__)
    if kind in PLAIN:
        return PLAIN[kind]
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Literal, Union, UnionType):
        return _alias(kind)
    if origin is list:
        inner = type_of(parts[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{type_of(parts[0])}, {type_of(parts[1])}>"
    raise TypeError(f"{kind} has no TypeScript")


def _quoted(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


if __name__ == "__main__":
    sys.stdout.write(text())

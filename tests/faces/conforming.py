"""Whether plain JSON is of a shape: strictly, nothing more and nothing less, no bool for an int."""

from __future__ import annotations

from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict


def problem(value: Any, kind: Any, where: str = "") -> str:
    """What does not fit, with its place; empty if everything does."""
    if kind is Any:
        return ""
    if is_typeddict(kind):
        return _of_shape(value, kind, where)
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return "" if value in args else f"{where}: {value!r} is none of {args}"
    if origin in (Union, UnionType):
        found = [problem(value, arg, where) for arg in args]
        return "" if "" in found else found[0]
    if origin is list:
        if type(value) is not list:
            return f"{where}: {value!r} is no list"
        return next((text for at, one in enumerate(value) if (text := problem(one, args[0], f"{where}[{at}]"))), "")
    if origin is dict:
        if type(value) is not dict or any(type(key) is not args[0] for key in value):
            return f"{where}: {value!r} is no dict with such keys"
        return next((text for key, one in value.items() if (text := problem(one, args[1], f"{where}.{key}"))), "")
    wanted = NoneType if kind is None else kind
    return "" if type(value) is wanted else f"{where}: {value!r} is no {wanted.__name__}"


def _of_shape(value: Any, kind: Any, where: str) -> str:
    if type(value) is not dict:
        return f"{where}: {value!r} is no {kind.__name__}"
    hints = _hints(kind)
    for name, hint in hints.items():
        optional = get_origin(hint) is NotRequired
        if name not in value:
            if optional:
                continue
            return f"{where}: a {kind.__name__} without {name}"
        text = problem(value[name], get_args(hint)[0] if optional else hint, f"{where}.{name}")
        if text:
            return text
    more = set(value) - set(hints)
    return f"{where}: a {kind.__name__} with {sorted(more)}" if more else ""


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)

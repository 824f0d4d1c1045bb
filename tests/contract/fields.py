"""Every field of an object and of what it holds, read and changed from outside, interpreted or compiled."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from typing import Any

Place = tuple[str, Callable[[], Any], Callable[[Any], None]]
CACHES = frozenset({"_standing", "_laid", "_ways", "judged"})  # made anew from the other fields when it is asked for
PLAIN = (int, str, bytes, float, bool, type(None))


def names(thing: object) -> list[str]:
    """The names of an object's fields: its own dictionary's, and those that its compiled classes list."""
    found: list[str] = []
    for kind in reversed(type(thing).__mro__):
        found += [name for name in getattr(kind, "__mypyc_attrs__", ()) if name not in ("__dict__", "__weakref__")]
        slots = kind.__dict__.get("__slots__", ())
        found += [slots] if isinstance(slots, str) else list(slots)
    found += vars(thing) if hasattr(thing, "__dict__") else []
    return sorted({name for name in found if hasattr(thing, name)} - CACHES)


def _is_object(value: object) -> bool:
    return not isinstance(value, (*PLAIN, list, tuple, dict, set, frozenset, bytearray, Enum, type)) and not callable(value)


def places(thing: object, shared: frozenset[str], path: str = "") -> Iterator[Place]:
    """Every place that holds a plain value and can be written to, with its path."""
    for name in names(thing):
        if f"{type(thing).__name__}.{name}" not in shared:
            yield from _place(
                getattr(thing, name),
                f"{path}.{name}",
                shared,
                _attribute_getter(thing, name),
                _attribute_setter(thing, name),
            )


def _place(
    value: Any, path: str, shared: frozenset[str], get: Callable[[], Any], put: Callable[[Any], None]
) -> Iterator[Place]:
    if isinstance(value, list | bytearray):
        for at, item in enumerate(value):
            yield from _place(item, f"{path}[{at}]", shared, _item_getter(value, at), _item_setter(value, at))
        if isinstance(value, list) and value:
            yield f"{path}[:-1]", lambda: list(value), lambda new: value.__setitem__(slice(None), new)
    elif isinstance(value, dict):
        for key in list(value):
            yield from _place(value[key], f"{path}[{key!r}]", shared, _item_getter(value, key), _item_setter(value, key))
    elif isinstance(value, tuple | int | str):
        yield path, get, put
    elif _is_object(value):
        yield from places(value, shared, path)


def _attribute_getter(thing: object, name: str) -> Callable[[], Any]:
    return lambda: getattr(thing, name)


def _attribute_setter(thing: object, name: str) -> Callable[[Any], None]:
    return lambda new: setattr(thing, name, new)


def _item_getter(thing: Any, key: Any) -> Callable[[], Any]:
    return lambda: thing[key]


def _item_setter(thing: Any, key: Any) -> Callable[[Any], None]:
    return lambda new: thing.__setitem__(key, new)


def other(value: Any) -> Any:
    """Another value of the same kind; None if there is no other."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value ^ 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, list):
        return value[:-1]
    if isinstance(value, tuple):
        for at, item in enumerate(value):
            changed = other(item)
            if changed is not None:
                return (*value[:at], changed, *value[at + 1 :])
    return None


def same(one: Any, two: Any, path: str = "state") -> str | None:
    """The path of the first difference between two objects, through all their fields; None if there is none."""
    return _difference(one, two, path, set())


def _difference(one: Any, two: Any, path: str, met: set[tuple[int, int]]) -> str | None:
    if one is two or (id(one), id(two)) in met:
        return None
    if type(one) is not type(two):
        return path
    met.add((id(one), id(two)))
    if isinstance(one, list | tuple):
        if len(one) != len(two):
            return path
        pairs = [(f"{path}[{at}]", *pair) for at, pair in enumerate(zip(one, two))]
    elif isinstance(one, dict):
        if list(one) != list(two):
            return path
        pairs = [(f"{path}[{key!r}]", one[key], two[key]) for key in one]
    elif _is_object(one):
        if names(one) != names(two):
            return path
        pairs = [(f"{path}.{name}", getattr(one, name), getattr(two, name)) for name in names(one)]
    else:
        return None if one == two else path
    for where, left, right in pairs:
        found = _difference(left, right, where, met)
        if found is not None:
            return found
    return None

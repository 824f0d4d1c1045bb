"""Shapes that a client fills in, checked: the TypedDicts of the table as pydantic reads them."""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from pydantic import ConfigDict, Field, TypeAdapter
from typing_extensions import TypedDict

from shem.table.messages import Wish


@cache
def shape(kind: Any) -> Any:
    """A TypedDict of the standard library as pydantic reads it on every Python; other types with those in them."""
    if is_typeddict(kind):
        fields = {name: shape(hint) for name, hint in get_type_hints(kind, include_extras=True).items()}
        made: Any = TypedDict(kind.__name__, fields)  # type: ignore[misc]
        made.__doc__ = kind.__doc__
        made.__module__ = kind.__module__
        return made
    origin, parts = get_origin(kind), get_args(kind)
    if not parts or origin is Literal:
        return kind
    inner = tuple(shape(part) for part in parts)
    if origin in (Union, UnionType):
        return Union[inner]  # noqa: UP007 - of a tuple
    return origin[inner if len(inner) > 1 else inner[0]]


def strict(kind: Any) -> Any:
    """A TypedDict that takes no other field."""
    made = shape(kind)
    made.__pydantic_config__ = ConfigDict(extra="forbid")
    return made


def _wishes() -> Any:
    kinds = tuple(strict(kind) for kind in get_args(Wish))
    return Annotated[Union[kinds], Field(discriminator="kind")]  # noqa: UP007 - of a tuple


WISH: Final[TypeAdapter[Any]] = TypeAdapter(_wishes())

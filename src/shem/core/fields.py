"""JSON of a state, field by field."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, final

Other = tuple[Callable[[Any], Any], Callable[[Any], Any]]


@final
class Fields:
    """A state's fields by their names. plain: those that are JSON as they are: numbers, texts, lists of them. other: how
    one is written, and how it is read back."""

    def __init__(self, plain: Sequence[str], other: Mapping[str, Other]) -> None:
        self._plain: Final = plain
        self._other: Final = other

    def data(self, state: object) -> dict[str, Any]:
        """JSON of all fields, which shares nothing with the state."""
        found = {name: _own(getattr(state, name)) for name in self._plain}
        for name, (write, _) in self._other.items():
            found[name] = write(getattr(state, name))
        return found

    def read(self, state: object, data: Mapping[str, Any]) -> None:
        """Set all fields to what `data` wrote; raises KeyError for one that is not there, TypeError for another kind."""
        for name in self._plain:
            setattr(state, name, _own(data[name]))
        for name, (_, read) in self._other.items():
            setattr(state, name, read(data[name]))


def each(one: Callable[[Any], Any]) -> Callable[[Sequence[Any]], list[Any]]:
    """The same for a list of such values."""
    return lambda values: [one(value) for value in values]


def _own(value: Any) -> Any:
    return list(value) if isinstance(value, list) else value

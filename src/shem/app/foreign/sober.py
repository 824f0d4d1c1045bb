"""What no sender of ours sends, though it is JSON: what would break later what is careful about everything else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from shem.table.fault import Fault

DEEPEST: Final = 32
LARGEST: Final = 2**53  # a browser's numbers are whole up to here
MOST_VALUES: Final = 20_000
MOST_SIGNS: Final = 2 * MOST_VALUES  # commas and brackets, with those in texts: more are not even read


class Strange(ValueError):
    """what: deep, many, number or letters."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what: Final = what


def sober(data: Any) -> None:
    """Raise Strange for lists too deep or too many, numbers too large, and letters that are none (half of a pair)."""
    for seen, (value, depth) in enumerate(values_of(data), 1):
        if isinstance(value, str):
            _letters(value)
        elif isinstance(value, int | float) and not abs(value) <= LARGEST:  # nor NaN, which is not comparable
            raise Strange("number")
        if depth > DEEPEST or seen > MOST_VALUES:
            raise Strange("deep" if depth > DEEPEST else "many")


def values_of(data: Any) -> Iterator[tuple[Any, int]]:
    """Every value in JSON, and every name of one, with its depth; a list comes before what is in it."""
    waiting: list[tuple[Any, int]] = [(data, 0)]
    while waiting:
        value, depth = waiting.pop()
        yield value, depth
        inner = [*value, *value.values()] if isinstance(value, dict) else value if isinstance(value, list) else ()
        waiting += [(one, depth + 1) for one in inner]


def _letters(text: str) -> None:
    if not text.isascii():
        try:
            text.encode()
        except UnicodeEncodeError as error:
            raise Strange("letters") from error


def check_body(body: bytes) -> None:
    """Raise Fault for a body that is such JSON; whatever is no JSON is for others to refuse."""
    if sum(body.count(sign) for sign in (b",", b"[", b"{")) > MOST_SIGNS:
        raise Fault("strange", 400, what="many")
    try:
        sober(json.loads(body))
    except Strange as strange:
        raise Fault("strange", 400, what=strange.what) from strange
    except RecursionError as error:
        raise Fault("strange", 400, what="deep") from error
    except ValueError:  # no JSON, or a number of more digits than Python reads
        return

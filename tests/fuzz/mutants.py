"""Spoilt copies of real files: bytes are flipped, cut, doubled and mixed; fields get values that nobody would write."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from copy import deepcopy
from random import Random
from typing import Any, Final

Data = Any
ODD: Final[list[Data]] = [
    None, True, False, 0, 1, -1, 2, 3, 13, 99, 255, 1000, 1_000_000, 2**31, 2**63, 2**70, -(2**70), 0.5, -0.0, 1e308,
    float("nan"), float("inf"), "", " ", "0", "x", "..", "\0", "\ud800", "é", "x" * 300, "{x}", "%s", "here", "reserve",
    "random", "wild", [], {}, [0], [0, 0], [-1, -1], [99, 99], [[0, 0]] * 20, [[]], {"": 0}, {"at": [0, 0]},
]  # fmt: skip
WORDS: Final = [b"0", b"-1", b"9" * 20, b"null", b"[", b"]", b"{", b"}", b'"', b"\n", b"\\", b"&a ", b"*a", b"!!x ", b"? "]


def of_bytes(random: Random, seed: bytes, others: Sequence[bytes]) -> bytes:
    """A file with one to four places spoilt."""
    found = bytearray(seed)
    for _ in range(random.randint(1, 4)):
        random.choice(_WAYS)(random, found, random.choice(others))
    return bytes(found)


def _flip(random: Random, found: bytearray, other: bytes) -> None:
    if found:
        found[random.randrange(len(found))] ^= 1 << random.randrange(8)


def _set(random: Random, found: bytearray, other: bytes) -> None:
    if found:
        found[random.randrange(len(found))] = random.choice(b"\x00\xff\x7f019-[]{}:,\"'\n #*&!|>%@`")


def _cut(random: Random, found: bytearray, other: bytes) -> None:
    start, end = _span(random, len(found))
    del found[start:end]


def _double(random: Random, found: bytearray, other: bytes) -> None:
    start, end = _span(random, len(found))
    found[start:start] = found[start:end] * random.choice((1, 1, 2, 50))


def _insert(random: Random, found: bytearray, other: bytes) -> None:
    at = random.randint(0, len(found))
    found[at:at] = random.choice(WORDS) * random.choice((1, 1, 1, 3, 2000))


def _mix(random: Random, found: bytearray, other: bytes) -> None:
    start, end = _span(random, len(other))
    at = random.randint(0, len(found))
    found[at:at] = other[start:end]


def _end(random: Random, found: bytearray, other: bytes) -> None:
    del found[random.randint(0, len(found)) :]


_WAYS: Final[list[Callable[[Random, bytearray, bytes], None]]] = [_flip, _set, _set, _cut, _double, _insert, _mix, _end]


def _span(random: Random, length: int) -> tuple[int, int]:
    start = random.randint(0, length)
    return start, min(length, start + random.choice((1, 2, 4, 16, 100, 1000)))


def of_data(random: Random, seed: Data) -> Data:
    """Plain data with one to three fields spoilt; half of the time so that it may still be what it was."""
    found = deepcopy(seed)
    change = random.choice((_spoilt, _shifted))
    for _ in range(random.randint(1, 3)):
        found = change(random, found)
    return found


def _shifted(random: Random, data: Data) -> Data:
    """A number a little larger or smaller, or a field in place of one of its name or kind, or one of a list twice."""
    places = _places(data)
    inside, key = random.choice(places)
    value = inside[key]
    if type(value) is int:
        inside[key] += random.choice((-1, 1, 1, 2, 10, 90))
    elif isinstance(value, list) and value and random.random() < 0.5:
        value.insert(random.randint(0, len(value)), deepcopy(random.choice(value)))
    else:
        alike = [place[other] for place, other in places if other == key or type(place[other]) is type(value)]
        inside[key] = deepcopy(random.choice(alike))
    return data


def _spoilt(random: Random, data: Data) -> Data:
    places = list(_places(data))
    if not places:
        return deepcopy(random.choice(ODD))
    inside, key = random.choice(places)
    way = random.random()
    if way < 0.1:
        del inside[key]
    elif way < 0.2:
        place, other = random.choice(places)
        inside[key] = deepcopy(place[other])
    elif way < 0.3 and isinstance(inside[key], list) and inside[key]:
        inside[key] = inside[key] * random.choice((2, 3, 14, 100))
    elif way < 0.45 and type(inside[key]) is int:
        inside[key] += random.choice((-1, 1, -2, 2, 10, -10))
    else:
        inside[key] = deepcopy(random.choice(ODD))
    return data


def _places(data: Data) -> list[tuple[Data, Data]]:
    """Every list or mapping with each of its keys."""
    found: list[tuple[Data, Data]] = []
    waiting = [data]
    while waiting:
        inside = waiting.pop()
        keys = list(inside) if isinstance(inside, dict) else range(len(inside)) if isinstance(inside, list) else ()
        for key in keys:
            found.append((inside, key))
            waiting.append(inside[key])
    return found


def text_of(data: Data) -> str:
    return json.dumps(data, separators=(",", ":"))

"""Sets of Regions as the bits of one number: a mask."""

from __future__ import annotations

from typing import Final

from shem.core.contract import Action

WORD_BITS: Final = 56
POWERS: Final = [1 << bit for bit in range(WORD_BITS)]
BITS: Final = [[bit for bit in range(8) if (byte >> bit) & 1] for byte in range(256)]


def mask_where(flags: list[bool]) -> int:
    """A mask of the places that hold."""
    mask = 0
    for place in range(len(flags)):
        if flags[place]:
            mask |= 1 << place
    return mask


def mask_of_places(places: list[int]) -> int:
    """The mask of places, built in parts that fit a machine's word."""
    mask = part = start = 0
    for place in places:
        if not start <= place < start + WORD_BITS:
            mask |= part << start
            part = 0
            start = place - place % WORD_BITS
        part |= POWERS[place - start]
    return mask | part << start


def _octets(mask: int) -> bytes:
    return mask.to_bytes((mask.bit_length() + 7) >> 3, "little")


def places_of(mask: int) -> list[int]:
    """The places of a mask in ascending order, read byte by byte."""
    found: list[int] = []
    octets = _octets(mask)
    for number in range(len(octets)):
        octet = octets[number]
        if octet:
            for bit in BITS[octet]:
                found.append((number << 3) + bit)
    return found


def picked(actions: list[Action], mask: int) -> tuple[Action, ...]:
    """Of actions, one for each place, those for the places of a mask, read byte by byte."""
    found: list[Action] = []
    octets = _octets(mask)
    for number in range(len(octets)):
        octet = octets[number]
        if octet:
            for bit in BITS[octet]:
                found.append(actions[(number << 3) + bit])
    return tuple(found)


# Compiled, an operation on a number longer than a machine's word costs much, on negative ones twice as much.


def united(one: int, other: int) -> int:
    """What is in either mask."""
    if one == 0:
        return other
    return one | other if other else one


def shared(one: int, other: int) -> int:
    """What is in both masks."""
    return one & other if one and other else 0


def without(mask: int, gone: int) -> int:
    """What is in the one mask and not in the other."""
    return mask ^ (mask & gone) if mask and gone else mask

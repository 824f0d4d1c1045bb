"""What a tally's line comes from, as one int: a Golem's ability, a Golem, or a Region."""

from __future__ import annotations

from typing import Final

from shem.core.tally import NO_SOURCE

ABILITIES: Final = 100
WHOLE_GOLEM: Final = 99
REGIONS: Final = 100_000


def ability_source(golem: int, slot: int) -> int:
    return golem * ABILITIES + slot


def golem_source(golem: int) -> int:
    return golem * ABILITIES + WHOLE_GOLEM


def region_source(region: int) -> int:
    return REGIONS + region


def read_source(source: int) -> tuple[str, int, int]:
    """("rules", -1, -1), ("region", region, -1), ("golem", golem, -1) or ("ability", golem, slot)."""
    if source == NO_SOURCE:
        return "rules", -1, -1
    if source >= REGIONS:
        return "region", source - REGIONS, -1
    golem, slot = divmod(source, ABILITIES)
    if slot == WHOLE_GOLEM:
        return "golem", golem, -1
    return "ability", golem, slot

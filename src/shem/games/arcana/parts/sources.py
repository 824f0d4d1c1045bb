"""What a tally's line or an effect comes from, as one int."""

from __future__ import annotations

from typing import Final

from shem.core.tally import NO_SOURCE

ABILITIES: Final = 100
WHOLE_GOLEM: Final = 99
REGIONS: Final = 1_000_000
ANCIENTS: Final = 2_000_000
GROUNDS: Final = 3_000_000
ENCOUNTERS: Final = 4_000_000
OBJECTIVES: Final = 5_000_000
POWERS: Final = 4
MIRACLE: Final = 0


def ability_source(golem: int, slot: int) -> int:
    """An ability or passive ability of a Golem, its Knights or its Relic."""
    return golem * ABILITIES + slot


def golem_source(golem: int) -> int:
    return golem * ABILITIES + WHOLE_GOLEM


def region_source(region: int) -> int:
    """The terrain of a Region."""
    return REGIONS + region


def ancient_source(army: int, ancient: int, power: int) -> int:
    """A power of an army's Ancient One: MIRACLE, `v.BLESSING` or `v.CURSE`."""
    return ANCIENTS + (army * ABILITIES + ancient) * POWERS + power


def ground_source(ground: int) -> int:
    """What the scenario lays on a Region, by its number in `Plan.grounds`."""
    return GROUNDS + ground


def encounter_source(encounter: int) -> int:
    return ENCOUNTERS + encounter


def objective_source(objective: int) -> int:
    return OBJECTIVES + objective


def of_scenario(source: int) -> bool:
    """Whether it comes from the scenario: from what it lays on a Region, an encounter or an objective."""
    return source >= GROUNDS


def read_source(source: int) -> tuple[str, int, int, int]:
    """The kind with its numbers, -1 where it has none.

    ("rules"), ("region", region), ("golem", golem), ("ability", golem, slot), ("ancient", army, ancient, power),
    ("ground", ground), ("encounter", encounter) or ("objective", objective).
    """
    if source == NO_SOURCE:
        return "rules", -1, -1, -1
    if source >= OBJECTIVES:
        return "objective", source - OBJECTIVES, -1, -1
    if source >= ENCOUNTERS:
        return "encounter", source - ENCOUNTERS, -1, -1
    if source >= GROUNDS:
        return "ground", source - GROUNDS, -1, -1
    if source >= ANCIENTS:
        one, power = divmod(source - ANCIENTS, POWERS)
        army, ancient = divmod(one, ABILITIES)
        return "ancient", army, ancient, power
    if source >= REGIONS:
        return "region", source - REGIONS, -1, -1
    golem, slot = divmod(source, ABILITIES)
    if slot == WHOLE_GOLEM:
        return "golem", golem, -1, -1
    return "ability", golem, slot, -1

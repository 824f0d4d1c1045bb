"""The ready armies of the core pack: every size, every faction, every piece (chapters Army Creation, Army Point Values)."""

from __future__ import annotations

from collections import Counter

import pytest

from shem.games.arcana import vocabulary as v
from shem.games.arcana.content import codex
from shem.games.arcana.content.army import army_apv, commanders, problems, warnings
from shem.games.arcana.content.models_words import GOLEM_MASTER_ID
from shem.games.arcana.rules.edition import EDITIONS, edition
from tests.rules.arcana.test_content_golems import PRINTED

CORE = codex.default()
SIZES = [500, 1000, 2000, 3000]

# Ready armies.


def test_ready_armies_of_every_size_and_faction() -> None:
    """Army Point Values: at least two a size; there is one of every faction in every size."""
    for points in SIZES:
        factions = [army.faction for army in CORE.armies.values() if army.points == points]
        assert len(factions) >= 2 and set(factions) == set(v.FACTIONS)


@pytest.mark.parametrize("id", sorted(CORE.armies))
def test_a_ready_army_uses_its_points_and_fits_both_editions(id: str) -> None:
    army = CORE.armies[id]
    assert army.points * 0.92 <= army_apv(army, CORE) <= army.points
    assert len(army.golems) >= 4
    for name in EDITIONS:
        assert problems(army, CORE, edition(name)) == []
    assert warnings(army, CORE) == []


def test_the_large_armies_have_a_colossus_with_three_knights_of_name() -> None:
    """Colossus Rules; of 2000 points there is one army without a Colossus as well."""
    led: Counter[int] = Counter()
    for army in CORE.armies.values():
        for entry in army.fielded:
            golem = CORE.golems[entry.golem]
            if golem.size == "colossus":
                led[army.points] += 1
                assert len(set(commanders(entry, golem)) - {GOLEM_MASTER_ID}) == 3
    assert led == {2000: 3, 3000: 4}


def test_every_piece_is_in_some_ready_army() -> None:
    """All Golems (with the four Colossi), all Knights, all Relics and all Ancient Ones."""
    entries = [entry for army in CORE.armies.values() for entry in army.fielded]
    assert {entry.golem for entry in entries} == set(CORE.golems)
    assert {id for entry in entries for id in commanders(entry, CORE.golems[entry.golem])} >= set(CORE.knights)
    assert {entry.relic for entry in entries if entry.relic} == set(CORE.relics)
    assert {id for army in CORE.armies.values() for id in army.ancients} == set(CORE.ancients)


def test_the_smallest_armies_field_every_printed_golem() -> None:
    small = [army for army in CORE.armies.values() if army.points == 500]
    assert {CORE.golems[id].name for army in small for id in army.golems} >= set(PRINTED)


def test_the_first_armies_have_golem_masters_only() -> None:
    """The armies of the first battle are simple: no Knights, no Relics, no Ancient Ones."""
    for id in ("dune-hunters", "hired-wood"):
        army = CORE.armies[id]
        assert all(commanders(entry, CORE.golems[entry.golem]) == [GOLEM_MASTER_ID] for entry in army.fielded)
        assert all(entry.relic is None for entry in army.fielded) and army.ancients == []

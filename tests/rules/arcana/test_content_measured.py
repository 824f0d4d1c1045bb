"""What the program says of its scenarios' fairness is of the scenarios as they are."""

from __future__ import annotations

import pytest

from shem.games.arcana.content import codex, listing
from shem.games.arcana.content.measured import figures, measured

LEAST = 400


@pytest.mark.parametrize("id", listing.duels(codex.default()))
def test_every_scenario_for_two_was_measured_as_it_is(id: str) -> None:
    """Fails for a scenario that was changed: `shem scenario fairness NAME --record src/.../content/fairness.json`."""
    found = measured(id, codex.default().scenarios[id])
    assert found is not None
    assert found.battles >= LEAST
    assert 0 < max(found.position, found.first) <= found.decided <= found.battles


def test_a_scenario_with_other_figures_was_not_measured() -> None:
    scenario = codex.default().scenarios["four-winds"]
    assert measured("four-winds", scenario) is not None
    longer = scenario.model_copy(update={"deploy_rounds": scenario.deploy_rounds + 1})
    assert measured("four-winds", longer) is None
    assert measured("not-measured", scenario) is None


def test_other_words_are_the_same_figures() -> None:
    scenario = codex.default().scenarios["four-winds"]
    renamed = scenario.model_copy(update={"title": codex.default().scenarios["thirst"].title})
    assert figures(renamed) == figures(scenario)

"""Golem Arcana: masks of Regions do what sets of their numbers do."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as some

from shem.core.contract import Action
from shem.games.arcana.parts.actions import Deploy
from shem.games.arcana.parts.masks import mask_of_places, mask_where, picked, places_of, united, without

PLACES = 300
Places = some.sets(some.integers(0, PLACES - 1))


def mask(places: set[int]) -> int:
    return sum(1 << place for place in places)


@given(Places)
def test_a_mask_and_its_places(places: set[int]) -> None:
    assert places_of(mask(places)) == sorted(places)
    assert mask_of_places(sorted(places)) == mask(places)
    assert mask_where([place in places for place in range(PLACES)]) == mask(places)


@given(Places)
def test_actions_picked_by_a_mask(places: set[int]) -> None:
    actions: list[Action] = [Deploy(0, place) for place in range(PLACES)]
    assert picked(actions, mask(places)) == tuple([actions[place] for place in sorted(places)])


@given(Places, Places)
def test_masks_put_together_and_taken_away(one: set[int], other: set[int]) -> None:
    assert united(mask(one), mask(other)) == mask(one | other)
    assert without(mask(one), mask(other)) == mask(one - other)

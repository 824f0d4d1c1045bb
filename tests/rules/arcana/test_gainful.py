"""The search for content that gains again and again in a turn without AP."""

from __future__ import annotations

from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.gainful import Gain, longest, repeated
from tests.rules.arcana.made import Data, gift, golem, melee, row


def duel(card: Data) -> Box:
    return arcana.sandbox(row(2), [(card["name"], 0, (0, 0)), ("Wall", 1, (0, 0))], golems=[card, WALL])


WALL = golem("Wall", health=9000)


def test_what_costs_ap_is_not_searched() -> None:
    box = duel(golem("Plain", attacks=[melee("Blow", 100, 20, ap=1)]))
    assert longest(box.state, 0, 1) == []


def test_an_attack_that_became_free_is_found() -> None:
    """Ruling B35: 99 AP less after doubling, so 1, 2, 4 ... 64 AP are nothing, and the eighth use costs 29."""
    free = golem("Free", attacks=[melee("Blow", 100, 20, ap=1)], passive=[gift("cost", -99, select=["attacks"])])
    box = duel(free)
    before = box.state.data()
    taken = longest(box.state, 0, 1)
    assert len(taken) == 7
    assert all(gain.damage > 0 and gain.price == 0 for gain in taken)
    [group] = repeated(taken, 3)
    assert len(group) == 7
    assert box.state.data() == before


def test_rulings_B11_B37_a_health_cost_that_doubles_ends_by_itself() -> None:
    surge = golem("Channeler", attacks=[{**melee("Surge", 100, 20), "resource": "health", "cost": 10}])
    taken = longest(duel(surge).state, 0, 1)
    assert [gain.health for gain in taken] == [-10, -20, -40], "and the next would cost 80 of the 30 that are left"
    assert repeated(taken, 2) == []


def test_a_price_that_does_not_rise_is_paid_again_and_again() -> None:
    """First 12 Mana, then 2 for each move: by no more than at first. A use that was dearer does not count."""

    def curse(mana: int, ancient: int = 0) -> Gain:
        return Gain((16, ancient, 5), 0, 10, mana, 0)

    assert repeated([curse(-12), curse(-2), curse(-2)], 3)
    assert not repeated([curse(-2), curse(-4), curse(-8)], 2)
    assert not repeated([curse(-2), curse(-2, 1), curse(-2, 2)], 2), "three Ancient Ones, once each"

"""The search for content that gains again and again in a turn without AP."""

from __future__ import annotations

from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.gainful import Gain, Search, repeated
from tests.rules.arcana.made import Data, ancient, effect, gift, golem, knight, melee, miracle_of, power, row, spell


def duel(card: Data) -> Box:
    return arcana.sandbox(row(2), [(card["name"], 0, (0, 0)), ("Wall", 1, (0, 0))], golems=[card, WALL])


WALL = golem("Wall", health=9000)


def test_what_costs_ap_is_not_searched() -> None:
    box = duel(golem("Plain", attacks=[melee("Blow", 100, 20, ap=1)]))
    assert Search(0, 1).longest(box.state) == []


def test_an_attack_that_became_free_is_found() -> None:
    """Ruling B35: 99 AP less after doubling, so 1, 2, 4 ... 64 AP are nothing, and the eighth use costs 29."""
    free = golem("Free", attacks=[melee("Blow", 100, 20, ap=1)], passive=[gift("cost", -99, select=["attacks"])])
    box = duel(free)
    before = box.state.data()
    taken = Search(0, 1).longest(box.state)
    assert len(taken) == 7
    assert all(gain.damage > 0 and gain.price == 0 for gain in taken)
    [group] = repeated(taken, 3)
    assert len(group) == 7
    assert box.state.data() == before


def test_rulings_B11_B37_a_health_cost_that_doubles_ends_by_itself() -> None:
    surge = golem("Channeler", attacks=[{**melee("Surge", 100, 20), "resource": "health", "cost": 10}])
    taken = Search(0, 1).longest(duel(surge).state)
    assert [gain.health for gain in taken] == [-10, -20, -40], "and the next would cost 80 of the 30 that are left"
    assert repeated(taken, 2) == []


def test_a_price_that_does_not_rise_is_paid_again_and_again() -> None:
    """First 12 Mana, then 2 for each move: by no more than at first. A use that was dearer does not count."""

    def curse(mana: int, ancient: int = 0) -> Gain:
        return Gain((16, ancient, 5), 0, 10, mana, 0)

    assert repeated([curse(-12), curse(-2), curse(-2)], 3)
    assert not repeated([curse(-2), curse(-4), curse(-8)], 2)
    assert not repeated([curse(-2), curse(-2, 1), curse(-2, 2)], 2), "three Ancient Ones, once each"


def test_what_was_taken_to_prepare_is_part_of_the_price() -> None:
    """A cheap gain that is cooled each time for twice the Mana of before is no loop."""

    def cooled(mana: int) -> list[Gain]:
        return [Gain((11, 0, 2), 0, 0, mana, 0), Gain((11, 1, 2), 0, 10, -3, 0)]

    rising = [gain for price in (2, 4, 8, 16) for gain in cooled(-price)]
    assert not repeated(rising, 2)
    [group] = repeated([gain for _ in range(4) for gain in cooled(-2)], 2)
    assert len(group) == 4


def test_ruling_B13_what_a_curse_does_to_each_golem_once_a_turn_ends_by_itself() -> None:
    """At the same price, but with each enemy only once. The same again on one whom it struck already counts."""
    pit = ancient("Trapper", curse=spell("Pit", 6, 2, effect("harm", "enter", "enemies_here", amount=10)))
    pieces = [("Plain", 0, (0, 0)), *[("Wall", 1, (column, 0)) for column in (2, 3, 4, 5)]]
    box = arcana.sandbox(row(6), pieces, golems=[golem("Plain"), WALL], ancients=[(pit, 0)])
    taken = Search(0, 1).longest(box.state)
    assert [(gain.mana, gain.damage) for gain in taken] == [(-6, 10), (-2, 10), (-2, 10), (-2, 10)]
    assert repeated(taken, 2) == []
    again = [Gain((16, 0, 3), 0, 10, -2, 0, (7,)) for _ in range(3)]
    assert repeated(again, 3) == [again]


def test_a_power_that_another_cools_is_found() -> None:
    """Its price doubles (ruling B11) unless it is cooled; here for a Mana, by one that is cooled itself."""
    spiller = knight("Spiller", power("Spill", effect("harm", "use", "enemies_here", amount=10), health=5))
    cooler = knight("Cooler", power("Cool", effect("cool", "use", "allies_here", amount=9, select=["powers"]), mana=1))
    own: list[Data] = [{"golem": "Plain", "army": 0, "at": (0, 0), "knights": [one["id"]]} for one in (spiller, cooler)]
    box = arcana.sandbox(row(2), [*own, ("Wall", 1, (0, 0))], golems=[golem("Plain"), WALL], knights=[spiller, cooler])
    taken = Search(0, 1).longest(box.state)
    assert [gain.health for gain in taken[:5]] == [-5, -10, -20, -40, 0]
    [group] = repeated(taken, 3)
    assert [gain.health for gain in group] == [-10, -5, -10, -5, -5], "as long as there is Health"


def test_a_miracle_is_worked_once_a_turn() -> None:
    """Miracles: what it gains it gains once, however much Mana is left."""
    spark = ancient("Spark", miracle=miracle_of("Hail", 2, effect("harm", "use", "enemies", amount=10)))
    box = arcana.sandbox(
        row(2), [("Plain", 0, (0, 0)), ("Wall", 1, (1, 0))], golems=[golem("Plain"), WALL], ancients=[(spark, 0)]
    )
    search = Search(0, 1)
    assert [gain.damage for gain in search.longest(box.state)] == [10]
    assert (search.turns, list(search.tried.values())) == (1, [1])


def test_an_attack_whose_ap_come_back_is_searched() -> None:
    """1 AP for the blow and 1 AP by its hit: free until its cost doubles (ruling B11)."""
    thief = golem("Thief", attacks=[melee("Blow", 100, 20, effect("ap", "hit", "self", amount=1), ap=1)])
    [gain] = Search(0, 1).longest(duel(thief).state)
    assert (gain.damage, gain.mana) == (20, 0)


def test_the_covered_pit_comes_to_each_enemy_once_a_turn_and_is_no_gift() -> None:
    """With 100 Mana it was moved 40 times in a turn for 2 each (ruling B13)."""
    brutes = [("Relentless Brute", 1, (column, 0)) for column in (2, 3, 5)]
    box = arcana.sandbox(row(6), [("Sand Lion", 0, (0, 0)), *brutes], ancients=[("Sudura-Valli the Trapper", 0)])
    taken = Search(0, 1).longest(box.state)
    assert [(gain.mana, gain.damage) for gain in taken] == [(-6, 10), (-4, 10), (-4, 10)]
    assert repeated(taken, 2) == []

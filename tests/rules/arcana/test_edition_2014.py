"""Edition 2014 (rulings A): the same rules where the older rulebook answers differently."""

from __future__ import annotations

from typing import Any

import pytest

from shem.core.chance import Entry, Seeded
from shem.core.tally import Tally
from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.content.codex import default
from shem.games.arcana.content.compile_map import compile_terrain
from shem.games.arcana.content.models_tables import TerrainChange
from shem.games.arcana.game import GAME
from shem.games.arcana.parts import events
from shem.games.arcana.parts.actions import Move, Route
from shem.games.arcana.parts.edition import EDITIONS, edition
from shem.games.arcana.parts.reasons import Reject
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules import cooldown
from shem.games.arcana.rules.attack import chance_to_hit, result_of
from tests.rules.arcana.made import fly, golem, lines, melee, move, named, plain, ranged, refusal, row
from tests.rules.arcana.staged import Place, setup_of

OLD, NEW = edition("2014"), edition("2015")
WALKER = golem("Walker", attacks=[melee("Blow"), melee("Sweep", scope="others")])
FLYER = golem("Flyer", moves=[fly()])
TITAN = golem("Titan", "titan", apv=160)
SPRITE = golem("Sprite", "warsprite", apv=50, armor=4, dodge=10)
ARCHER = golem("Archer", attacks=[ranged("Shot", 75, 25), ranged("Rain", 75, 25, scope="everyone")])
KNOWN = [WALKER, FLYER, TITAN, SPRITE, ARCHER]


def old(rows: list[str], *pieces: tuple[str, int, tuple[int, int] | None], **options: Any) -> Box:
    return arcana.sandbox(rows, list(pieces), golems=KNOWN, edition="2014", **options)


def test_both_editions_can_be_chosen() -> None:
    assert EDITIONS == ["2015", "2014"]
    assert (OLD.name, NEW.name) == ("2014", "2015")


def test_ruling_A1_cooldowns_count_down_in_the_upkeep() -> None:
    """Cooldown Beispiel 1: Walk costs 2 AP until the owner's next turn begins, then 1 again."""
    box = old(row(6), ("Walker", 0, (0, 0)), ("Walker", 1, (5, 0)))
    walker = box.pieces[0]
    box.move(walker, "Walk", (1, 0))
    box.end_turn()
    assert (walker.pips[0], box.cost(walker, "Walk").total) == (1, 2)
    box.end_turn()
    assert (walker.pips[0], box.cost(walker, "Walk").total) == (0, 1)


def test_ruling_A1_slippery_strike_doubles_from_turn_to_turn() -> None:
    """Cooldown Beispiel 2: 1, 2 in the first turn, 4 in the second, 8 in the third, 1 when three points are gone."""
    box = arcana.sandbox(row(3), [("Dune Viper", 0, (0, 0)), ("Titan", 1, (0, 0))], golems=KNOWN, edition="2014")
    viper, target = box.pieces
    target.health = 9999
    costs = []
    for strikes in (2, 1, 0, 0, 0):
        for _ in range(strikes):
            costs.append(box.cost(viper, "Slippery Strike").total)
            box.attack(viper, "Slippery Strike", target, 1)
            box.displace((0, 0))
        if not strikes:
            costs.append(box.cost(viper, "Slippery Strike").total)
        box.end_turn()
        box.end_turn()
    assert costs == [1, 2, 4, 8, 8, 1]


@pytest.mark.parametrize(
    ("face", "to_hit", "result"),
    [
        (65, 65, events.MISS),
        (64, 65, events.HIT),
        (66, 66, events.LUCKY),
        (55, 66, events.CRIT),
        (100, 20, events.SUPER_CRIT),
    ],
)
def test_ruling_A2_a_hit_needs_less_than_the_to_hit(face: int, to_hit: int, result: int) -> None:
    """A double equal to the To-Hit is Lucky."""
    assert result_of(OLD, face, to_hit, True) == result


def test_ruling_A2_chances_are_counted_over_the_faces() -> None:
    assert chance_to_hit(OLD, 65, True) == 0.69, "64 below it, 66, 77, 88, 99 and 00 above"
    assert chance_to_hit(NEW, 65, True) == 0.7


def test_ruling_A3_full_regions_stop_everyone() -> None:
    """Neither crossed nor stopped in, by walkers and flyers alike."""
    box = old(row(5), ("Walker", 0, (0, 0)), ("Flyer", 0, (0, 0)), ("Titan", 0, (2, 0)), ("Titan", 0, (2, 0)))
    assert set(box.reach(box.pieces[0], "Walk")) == set(box.reach(box.pieces[1], "Fly")) == {(1, 0)}


def test_ruling_A3_flyers_cross_mountains() -> None:
    """Fliegen und schwieriges Gelände: for 1 MP, but no move ends there; who walks does not enter."""
    box = old(["P- M- P- M- P-"], ("Flyer", 0, (0, 0)), ("Walker", 0, (0, 0)))
    assert box.reach(box.pieces[0], "Fly") == {(2, 0): 2}
    assert box.reach(box.pieces[1], "Walk") == {}
    assert refusal(box, Move(0, 0, 1)) is Reject.NO_ROOM
    box.move(box.pieces[0], "Fly", (2, 0))
    assert box.cell(box.pieces[0].at) == (2, 0)


def test_ruling_A3_regions_full_of_obstructions_are_not_crossed() -> None:
    """They are no blocked ground: nobody may cross what cannot hold its base."""
    box = old(["P- Ph4 P-"], ("Flyer", 0, (0, 0)))
    assert box.reach(box.pieces[0], "Fly") == {}


def test_ruling_A3_a_named_path_meets_the_same_wall() -> None:
    box = old(
        ["P- W- P-", "P- P- P-"], ("Walker", 0, (0, 0)), ("Titan", 0, (1, 0)), ("Titan", 0, (1, 0)), ("Walker", 1, (2, 1))
    )
    assert (2, 0) not in box.reach(box.pieces[0], "Walk"), "past the enemy at (2, 1) leads no way"
    assert refusal(box, Route(0, 0)) is Reject.ALL_PATHS_ALIKE, "the Swamp is full, so no path can lead through it"


def test_ruling_A4_every_mover_must_stop_at_an_enemy() -> None:
    box = old(row(5), ("Flyer", 0, (0, 0)), ("Walker", 1, (2, 0)))
    assert set(box.reach(box.pieces[0], "Fly")) == {(1, 0), (2, 0)}


def test_ruling_A5_a_well_pays_by_the_largest_base() -> None:
    """Amount times 1, 2 or 4."""
    scenario = {"wells": [{"at": [0, 0], "mana": [6, 3]}]}
    box = old(row(4), ("Titan", 0, (0, 0)), ("Sprite", 0, (0, 0)), ("Walker", 1, (3, 0)), scenario=scenario, turn=1)
    told = box.end_turn()
    assert [event["mana"] for event in named(told, "well")] == [12]
    box.end_turn()
    assert [event["mana"] for event in named(box.end_turn(), "well")] == [6]


@pytest.mark.parametrize(("code", "seen"), [("H-", True), ("P-", False)])
def test_ruling_A6_the_targets_height_opens_hills_too(code: str, seen: bool) -> None:
    box = old([f"P- H- {code}"], ("Archer", 0, (0, 0)), ("Walker", 1, (2, 0)))
    assert box.sees((0, 0), (2, 0)) is seen


def test_ruling_A7_area_attacks_are_not_contested() -> None:
    box = old(row(3), ("Archer", 0, (0, 0)), ("Walker", 1, (0, 0)), ("Sprite", 1, (2, 0)))
    archer, _, sprite = box.pieces
    assert box.to_hit(archer, "Rain", sprite).total == 65
    assert box.to_hit(archer, "Shot", sprite).total == 45


def test_ruling_A8_walking_into_a_pit_costs_one_more() -> None:
    box = old(["P- T- P-"], ("Walker", 0, (0, 0)), ("Flyer", 0, (0, 0)))
    assert box.reach(box.pieces[0], "Walk")[(1, 0)] == 2
    assert box.reach(box.pieces[1], "Fly")[(1, 0)] == 1


def test_ruling_A9_a_swamp_harms_who_starts_a_move_in_it() -> None:
    """5 for each Swamp entered, 5 at the start of a move there, nothing at a turn's start."""
    box = old(["W- W- P-"], ("Walker", 0, (0, 0)), ("Walker", 1, (2, 0)), turn=1)
    walker = box.pieces[0]
    box.end_turn()
    assert walker.health == 100
    told = box.move(walker, "Walk", (1, 0))
    assert [event["damage"] for event in named(told, "harmed")] == [5, 5]
    assert walker.health == 90


def test_ruling_A9_who_dies_at_the_start_of_a_move_goes_nowhere() -> None:
    box = old(["W- P- P-"], ("Walker", 0, (0, 0)), ("Walker", 0, (1, 0)), ("Walker", 1, (2, 0)))
    walker = box.pieces[0]
    walker.health = 5
    box.move(walker, "Walk", (1, 0))
    assert (walker.at, box.army(1).vp, box.army(0).mana) == (-2, 0, 20)


def test_ruling_A13_armor_comes_off_before_a_crit() -> None:
    """(25 - 4) x 1.5 = 31; in 2015 25 x 1.5 - 4 = 33."""
    pieces: list[tuple[str, int, tuple[int, int] | None]] = [("Archer", 0, (0, 0)), ("Sprite", 1, (2, 0))]
    box = old(row(3), *pieces)
    assert box.damage(box.pieces[0], "Shot", box.pieces[1], crit=True).total == 31
    later = arcana.sandbox(row(3), pieces, golems=KNOWN)
    assert later.damage(later.pieces[0], "Shot", later.pieces[1], crit=True).total == 33


def test_ruling_A14_cover_counts_in_melee() -> None:
    """The target's Region cover, without any half for what lies between; an area attack ignores it."""
    box = old(["Pm"], ("Walker", 0, (0, 0)), ("Sprite", 1, (0, 0)))
    walker, sprite = box.pieces
    assert lines(box.to_hit(walker, "Blow", sprite)) == [("accuracy", 75), ("cover", -20), ("dodge", -10)]
    assert box.to_hit(walker, "Sweep", sprite).total == 65


@pytest.mark.parametrize(("holder", "more"), [(None, 0), ("Walker", 2), ("Flyer", 2)])
def test_ruling_A19_a_breakaway_in_a_pit_is_doubled(holder: str | None, more: int) -> None:
    enemies: list[tuple[str, int, tuple[int, int] | None]] = [(holder, 1, (0, 0))] if holder else []
    box = old(["T- P- P-"], ("Walker", 0, (0, 0)), *enemies)
    assert box.cost(box.pieces[0], "Walk").total == 1 + more


def test_ruling_A19_a_flyer_is_not_held_in_a_pit_by_a_walker() -> None:
    box = old(["T- P- P-"], ("Flyer", 0, (0, 0)), ("Walker", 1, (0, 0)))
    assert box.cost(box.pieces[0], "Fly").total == 1


@pytest.mark.parametrize(("climb", "alone", "held"), [(None, 0, 2), (0, 0, 1), (1, 1, 2), (2, 2, 3)])
def test_ruling_A19_the_climb_that_a_scenario_names_is_paid(climb: int | None, alone: int, held: int) -> None:
    """Scenario-Specific Rules: in place of the doubling, by everyone; a breakaway that applies (B14) comes on top."""
    terrain = compile_terrain(default(), {} if climb is None else {"pit": TerrainChange.model_validate({"climb": climb})})
    for mover, enemy, more in (("Walker", None, alone), ("Walker", "Flyer", held), ("Flyer", "Walker", alone)):
        pieces: list[Place] = [(mover, 0, (0, 0)), *([(enemy, 1, (0, 0))] if enemy else [])]
        setup = {**setup_of(["T- P-"], pieces, KNOWN), "edition": "2014", "terrain": terrain}
        box = Box(setup, [(army, at) for _, army, at in pieces], 0)
        assert box.cost(box.pieces[0], box.pieces[0].type.abilities[0].name).total == 1 + more, (mover, enemy)


@pytest.mark.parametrize(("walk", "points"), [(None, 2), (1, 1), (2, 2), (3, 3)])
def test_ruling_A8_the_points_that_a_scenario_names_for_a_pit_are_paid(walk: int | None, points: int) -> None:
    """Scenario-Specific Rules: in place of the edition's one more."""
    terrain = compile_terrain(default(), {} if walk is None else {"pit": TerrainChange.model_validate({"walk": walk})})
    setup = {**setup_of(["P- T- P-"], [("Walker", 0, (0, 0))], KNOWN), "edition": "2014", "terrain": terrain}
    box = Box(setup, [(0, (0, 0))], 0)
    assert box.reach(box.pieces[0], "Walk")[(1, 0)] == points


def test_ruling_A19_the_climb_of_the_caves_of_mahtis() -> None:
    """Its description says that climbing out takes 2 AP."""
    for name in EDITIONS:
        setup = GAME.resolve({"scenario": "caves-of-mahtis", "edition": name})
        battle = GAME.new(setup, Entry(Seeded(1)))
        assert isinstance(battle, Battle)
        pit = next(number for number, region in enumerate(battle.field.regions) if region.terrain.climb)
        golem = battle.golems[0]
        battle.place(golem, pit)
        price = Tally()
        cooldown.cost(battle, golem, golem.type.abilities[0], price)
        assert ("climb", 2) in lines(price)


def test_ruling_A16_who_pushes_whom() -> None:
    """2015 by class, 2014 by base: a Warsprite pushes an Ogre."""
    table = [(size, other) for size in range(4) for other in range(4)]
    assert [pair for pair in table if NEW.outranks(*pair)] == [pair for pair in table if pair[0] >= pair[1]]
    assert [pair for pair in table if OLD.outranks(*pair) and not NEW.outranks(*pair)] == [(0, 1)]


def test_ruling_A20_who_carries_a_relic() -> None:
    """A Relic for Ogres and larger: in 2014 a Warsprite, of the same base, may carry it."""
    assert (OLD.carries(0, 1), NEW.carries(0, 1)) == (True, False)
    assert not OLD.carries(1, 2) and NEW.carries(2, 1)


def test_the_dryad_and_the_horned_blight() -> None:
    """Beispiel für eine Kampfauflösung: 75 - 10 - 20 = 45 %, 25 - 4 = 21 Health."""
    box = old(["P- P- Pm"], ("Archer", 0, (0, 0)), ("Sprite", 1, (2, 0)))
    dryad, blight = box.pieces
    assert box.to_hit(dryad, "Shot", blight).total == 45
    assert box.damage(dryad, "Shot", blight).total == 21
    box.attack(dryad, "Shot", blight, 16)
    assert blight.health == 79


def test_medium_cover_through_medium_cover_is_30_for_a_warsprite() -> None:
    """Kampfauflösung: 20 where the target stands and half of 20 on the way."""
    box = old(["P- Pm Pm"], ("Archer", 0, (0, 0)), ("Sprite", 1, (2, 0)))
    tally = box.to_hit(box.pieces[0], "Shot", box.pieces[1])
    assert lines(tally) == [("accuracy", 75), ("intervening", -10), ("cover", -20), ("dodge", -10)]


def test_a_nimble_mover_meets_the_same_rules() -> None:
    """A3 holds for diagonal steps, too."""
    nimble = golem("Nimble", moves=[move("Walk", mp=2, nimble=True)])
    box = arcana.sandbox(
        plain(3, 3),
        [("Nimble", 0, (0, 0)), ("Titan", 0, (1, 1)), ("Titan", 0, (1, 1))],
        golems=[nimble, *KNOWN],
        edition="2014",
    )
    assert (2, 2) not in box.reach(box.pieces[0], "Walk")

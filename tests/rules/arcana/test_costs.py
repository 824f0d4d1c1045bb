"""Action Costs, Cooldown, Unintentional Golem Destruction and Modifying Cooldown: AP, Mana and Health."""

from __future__ import annotations

import pytest

from shem.core.contract import Refusal
from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.parts.actions import Attack, Use
from shem.games.arcana.parts.reasons import Reject
from tests.rules.arcana.made import (
    Data,
    change,
    effect,
    fly,
    gift,
    golem,
    kinds,
    knight,
    lines,
    melee,
    move,
    named,
    pass_turns,
    power,
    relic,
    row,
)

WALL = golem("Wall", health=500)


def duel(*powers: Data, golem_: Data | None = None, stone: Data | None = None, health: int = 0) -> Box:
    """A Golem with a Knight of these powers (and a Relic) in one Region with an enemy; friends at the far end."""
    card = golem_ or golem("Bearer", attacks=[melee("Blow", 75, 20)])
    piece = {"golem": card, "army": 0, "at": (0, 0), "knights": [knight("Sir Test", *powers, apv=20)], "relic": stone}
    others = [("Wall", 1, (0, 0)), ("Wall", 0, (4, 0)), ("Wall", 1, (5, 0))]
    box = arcana.sandbox(row(6), [piece, *others], golems=[WALL])
    if health:
        box.pieces[0].health = health
    return box


def why(box: Box, power: str) -> Refusal | None:
    return box.why_not(Use(0, box.ability(box.pieces[0], power).slot))


# Doubling.


@pytest.mark.parametrize("resource", ["ap", "mana", "health"])
def test_ruling_B12_a_knights_active_power_doubles_and_cools_whatever_it_is_paid_with(resource: str) -> None:
    """Knight Powers: 2, 4, then 8 until the Cooldown of 3 Rounds is over; Cooldown starts at 2 for Knight actions."""
    box = duel(power("Roar", **{resource: 2}))
    piece = box.pieces[0]
    box.army(0).mana = 20
    slot = box.ability(piece, "Roar").slot
    costs, pips = [], []
    for _ in range(2):
        costs.append(box.cost(piece, "Roar").total)
        box.use(piece, "Roar")
        pips.append(piece.pips[slot])
    assert (costs, pips) == ([2, 4], [2, 3])
    paid = {"ap": 6 - box.army(0).ap, "mana": 20 - box.army(0).mana, "health": 100 - piece.health}
    assert paid == {"ap": 0, "mana": 0, "health": 0, resource: 6}
    seen = []
    for _ in range(4):
        seen.append(box.cost(piece, "Roar").total)
        pass_turns(box, 2)
    assert seen == [8, 8, 8, 2]
    assert lines(box.cost(piece, "Roar")) == [("cost", 2)]


def test_ruling_B11_doubling_counts_from_when_the_cooldown_last_reached_0() -> None:
    box = duel(power("Roar"))
    piece = box.pieces[0]
    box.use(piece, "Roar")
    pass_turns(box, 2)
    assert lines(box.cost(piece, "Roar")) == [("cost", 1), ("cooldown", 1)]
    pass_turns(box, 2)
    assert lines(box.cost(piece, "Roar")) == [("cost", 1)]


def test_each_resource_is_short_by_its_own_name() -> None:
    box = duel(power("Shout", ap=7), power("Pray", mana=3), power("Bleed", health=101))
    box.army(0).mana = 2
    assert why(box, "Shout") == Refusal(Reject.AP_SHORT, 7, 6, 0)
    assert why(box, "Pray") == Refusal(Reject.MANA_SHORT, 3, 2, 0)
    assert why(box, "Bleed") == Refusal(Reject.HEALTH_SHORT, 101, 100, 0)
    box.army(0).mana = 3
    assert why(box, "Pray") is None


def test_an_attack_can_be_paid_with_mana() -> None:
    """Action Costs: costs can be in AP, Mana or Health, for Golems too."""
    card = golem("Channeler", attacks=[{**melee("Surge", 75, 20), "resource": "mana", "cost": 2}])
    box = duel(golem_=card)
    piece, enemy = box.pieces[:2]
    assert box.why_not(Attack(0, 1, 1)) == Refusal(Reject.MANA_SHORT, 2, 0, 0)
    box.army(0).mana = 5
    told = box.attack(piece, "Surge", enemy, 42)
    assert (box.army(0).ap, box.army(0).mana, enemy.health) == (6, 3, 480)
    assert named(told, "attacked")[0]["cost"] == 2
    assert box.cost(piece, "Surge").total == 4


# Health.


def test_unintentional_golem_destruction_health_costs_double() -> None:
    """Health costs are subject to Cooldown: 10, 20, 40, and Armor does not reduce them."""
    box = duel(power("Bad Blood", health=10), golem_=golem("Plated", armor=30))
    piece = box.pieces[0]
    told = []
    for left in (90, 70, 30):
        told += box.use(piece, "Bad Blood")
        assert piece.health == left
    assert [event["damage"] for event in named(told, "bled")] == [10, 20, 40]
    assert why(box, "Bad Blood") == Refusal(Reject.HEALTH_SHORT, 80, 30, 0)


def test_ruling_B37_health_may_be_paid_down_to_exactly_0() -> None:
    """The Golem dies after the ability has resolved; its army has the Mana as usual, nobody the VP (ruling B17)."""
    box = duel(power("Last Word", effect("harm", "use", "enemies_here", amount=7), health=30), health=30)
    piece, enemy = box.pieces[:2]
    told = box.use(piece, "Last Word")
    assert kinds(told) == ["used", "bled", "harmed", "destroyed"]
    assert (enemy.health, piece.at) == (493, -2)
    (fall,) = named(told, "destroyed")
    assert (fall["mana"], fall["victor"], fall["vp"]) == (24, -1, 0)
    assert (box.army(0).mana, box.army(1).vp) == (24, 0)


def test_ruling_B37_health_is_never_paid_below_0() -> None:
    box = duel(power("Last Word", health=30), health=29)
    assert why(box, "Last Word") == Refusal(Reject.HEALTH_SHORT, 30, 29, 0)


def test_ruling_B37_an_attack_paid_with_the_last_health_still_strikes() -> None:
    card = golem("Martyr", health=30, attacks=[{**melee("Burst", 75, 20), "resource": "health", "cost": 30}])
    box = duel(golem_=card)
    told = box.attack(box.pieces[0], "Burst", box.pieces[1], 42)
    assert kinds(told) == ["attacked", "bled", "struck", "destroyed"]
    assert box.pieces[1].health == 480


def test_ruling_B37_the_last_golem_that_pays_all_its_health_ends_the_battle() -> None:
    piece = {"golem": golem("Bearer", health=10), "army": 0, "at": (0, 0), "knight": knight("Sir", power("End", health=10))}
    box = arcana.sandbox(row(2), [piece, ("Wall", 1, (1, 0))], golems=[WALL])
    told = box.use(box.pieces[0], "End")
    assert kinds(told) == ["used", "bled", "destroyed", "eliminated", "ended"]


# Modifying Cooldown, and costs changed by effects.


def test_rulings_B11_B35_effects_change_a_cost_after_it_has_doubled() -> None:
    """The first use 2 + 1, the second 4 + 1: what is added never doubles."""
    card = golem("Slow", attacks=[melee("Blow", 75, 0, ap=2)], passive=[gift("cost", 1, select=["attacks"])])
    box = duel(golem_=card)
    piece, enemy = box.pieces[:2]
    assert lines(box.cost(piece, "Blow")) == [("cost", 2), ("effect", 1)]
    box.attack(piece, "Blow", enemy, 42)
    assert lines(box.cost(piece, "Blow")) == [("cost", 2), ("cooldown", 2), ("effect", 1)]
    assert box.cost(piece, "Walk").total == 2, "a Walk with Breakaway, which is no attack"


def test_ruling_B24_a_cost_is_never_below_0() -> None:
    card = golem("Swift", attacks=[melee("Blow", 75, 0)], passive=[gift("cost", -3, select=["walk"])])
    box = duel(golem_=card)
    assert lines(box.cost(box.pieces[0], "Walk")) == [("cost", 1), ("effect", -3), ("no-less", 2), ("breakaway", 1)]


@pytest.mark.parametrize(
    ("select", "dearer"),
    [(["walk"], "Walk"), (["fly"], "Fly"), (["attacks"], "Blow"), (["powers"], "Roar"), ([], "Walk Fly Blow Roar")],
)
def test_a_cost_change_names_the_abilities_it_is_for(select: list[str], dearer: str) -> None:
    card = golem(
        "Mixed",
        moves=[move("Walk"), move("Fly", type="fly")],
        attacks=[melee("Blow")],
        passive=[gift("cost", 5, select=select)],
    )
    box = duel(power("Roar"), golem_=card)
    box.put(box.pieces[1], (5, 0))
    found = [name for name in ("Walk", "Fly", "Blow", "Roar") if box.cost(box.pieces[0], name).total == 6]
    assert found == dearer.split()


def test_a_cost_change_placed_on_a_golem_works_for_mana_and_health_alike() -> None:
    card = golem("Leech", attacks=[melee("Drag", 75, 0, change("cost", 2, rounds=2))])
    victim = {
        "golem": golem("Victim"),
        "army": 1,
        "at": (0, 0),
        "knight": knight("Sir", power("A", mana=1), power("B", health=5)),
    }
    box = arcana.sandbox(row(2), [("Leech", 0, (0, 0)), victim], golems=[card])
    box.attack(box.pieces[0], "Drag", box.pieces[1], 42)
    assert [box.cost(box.pieces[1], name).total for name in ("A", "B")] == [3, 7]


def test_ruling_B12_a_relic_and_its_power_never_cool() -> None:
    """One use; spent even by a Super Crit, which spares an attack's cost and Cooldown otherwise."""
    blade = relic(
        "Blade", power("Blade", attack={k: v for k, v in melee("Blade", 75, 10).items() if k not in ("ap", "name")})
    )
    box = duel(stone=blade)
    piece, enemy = box.pieces[:2]
    slot = box.ability(piece, "Blade").slot
    told = box.attack(piece, "Blade", enemy, 100)
    assert named(told, "attacked")[0]["spared"] == 1
    assert (piece.pips[slot], piece.uses[slot]) == (0, 1)
    assert box.why_not(Attack(0, slot, 1)) == Refusal(Reject.RELIC_SPENT, about=0)
    pass_turns(box, 8)
    assert box.why_not(Attack(0, slot, 1)) == Refusal(Reject.RELIC_SPENT, about=0)


def test_ruling_B37_who_is_healed_by_what_it_paid_for_lives() -> None:
    """Only a Golem whose Health is 0 when the ability has resolved is destroyed."""
    box = duel(power("Feast", effect("heal", "use", "self", amount=12), health=30), health=30)
    told = box.use(box.pieces[0], "Feast")
    assert "destroyed" not in kinds(told)
    assert (box.pieces[0].health, box.pieces[0].at) == (12, 0)


def test_modifying_cooldown_takes_rounds_off_attacks_and_leaves_a_relic_spent() -> None:
    """Marred Devotion: 10 Health, all attacks cool by 2."""
    devotion = power("Marred Devotion", effect("cool", "use", "self", amount=2, select=["attacks"]), health=10)
    stone = relic("Stone", power("Stone"))
    box = duel(devotion, stone=stone)
    piece, enemy = box.pieces[:2]
    box.attack(piece, "Blow", enemy, 42)
    box.use(piece, "Stone")
    assert piece.pips == (0, 2, 0, 0)
    box.use(piece, "Marred Devotion")
    assert (piece.pips[:3], box.cost(piece, "Blow").total) == ((0, 0, 2), 1)
    assert why(box, "Stone") == Refusal(Reject.RELIC_SPENT, about=0)


# Modifying Cooldown: each ability specifies when and how it modifies the normal mechanics.


def uses(*effects: Data, attack: str = "Blow", times: int = 3) -> list[tuple[int, int]]:
    """What each of some uses of an attack costs, and the Cooldown after it."""
    card = golem("Bearer", attacks=[melee("Blow", 75, 0), melee("Jab", 75, 0)], passive=effects)
    box = arcana.sandbox(row(6), [("Bearer", 0, (0, 0)), ("Wall", 1, (0, 0)), ("Wall", 1, (5, 0))], golems=[card, WALL])
    box.army(0).ap = 20
    piece, found = box.pieces[0], []
    for _ in range(times):
        price = box.cost(piece, attack).total
        box.attack(piece, attack, box.pieces[1], 42)
        found.append((price, piece.pips[box.ability(piece, attack).slot]))
    return found


def test_uses_that_add_other_cooldown_or_none() -> None:
    """Ruling B11: the first use adds 2, each further one 1; a cost is doubled only as long as Cooldown lasts."""
    assert uses() == [(1, 2), (2, 3), (4, 4)]
    assert uses(gift("cooldown", 0, operation="set")) == [(1, 0), (1, 0), (1, 0)]
    assert uses(gift("cooldown", -1)) == [(1, 1), (2, 1), (4, 1)]
    assert uses(gift("cooldown", -9)) == [(1, 0), (1, 0), (1, 0)]
    assert uses(gift("cooldown", 1)) == [(1, 3), (2, 5), (4, 7)]


def test_uses_that_do_not_double_the_cost() -> None:
    """Ruling B11: the Cooldown grows, the cost does not."""
    assert uses(gift("doubling", 0, operation="set")) == [(1, 2), (1, 3), (1, 4)]


@pytest.mark.parametrize("attribute", ["cooldown", "doubling"])
def test_cooldown_and_doubling_of_some_abilities_alone(attribute: str) -> None:
    """Some or all of the activated abilities: moves, attacks, powers."""
    assert uses(gift(attribute, 0, operation="set", select=["walk"])) == uses()
    assert uses(gift(attribute, 0, operation="set", select=["attacks"])) == uses(gift(attribute, 0, operation="set"))
    card = golem("Bearer", moves=[move("Walk"), fly()], passive=[gift(attribute, 0, operation="set", select=["fly"])])
    box = arcana.sandbox(row(6), [("Bearer", 0, (0, 0)), ("Wall", 1, (5, 0))], golems=[card, WALL])
    for ability, cell in (("Walk", (1, 0)), ("Fly", (2, 0)), ("Walk", (1, 0)), ("Fly", (2, 0))):
        box.move(box.pieces[0], ability, cell)
    walk, flight = (box.ability(box.pieces[0], name).slot for name in ("Walk", "Fly"))
    assert (box.pieces[0].pips[walk], box.pieces[0].uses[walk]) == (2, 2)
    assert (box.pieces[0].pips[flight], box.pieces[0].uses[flight]) == ((0, 0) if attribute == "cooldown" else (2, 0))


def test_until_its_next_attack_an_effect_spares_that_attack_its_cooldown() -> None:
    """Ruling B44: used up by the next attack declared."""
    calm = effect(
        "modify", "use", "self", attribute="cooldown", operation="set", amount=0, until=["next_attack"], select=["attacks"]
    )
    box = duel(power("Calm", calm))
    piece = box.pieces[0]
    slot = box.ability(piece, "Blow").slot
    box.use(piece, "Calm")
    box.attack(piece, "Blow", box.pieces[1], 42)
    assert (piece.pips[slot], piece.uses[slot]) == (0, 0)
    box.attack(piece, "Blow", box.pieces[1], 42)
    assert (piece.pips[slot], piece.uses[slot]) == (2, 1)


def test_movement_points_of_walking_or_flying_alone() -> None:
    """Movement Abilities: an effect on one type of movement leaves the other as it is."""
    card = golem("Bearer", moves=[move("Walk"), fly()], passive=[gift("movement", 2, select=["walk"])])
    box = arcana.sandbox(row(6), [("Bearer", 0, (0, 0)), ("Wall", 1, (5, 0))], golems=[card, WALL])
    assert [box.points(box.pieces[0], name).total for name in ("Walk", "Fly")] == [5, 3]
    assert lines(box.points(box.pieces[0], "Walk")) == [("points", 3), ("effect", 2)]

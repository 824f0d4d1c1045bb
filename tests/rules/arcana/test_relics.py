"""Relics and their Constructs."""

from __future__ import annotations

from shem.core.chance import Entry, Scripted
from shem.core.contract import Refusal
from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.game import GAME
from shem.games.arcana.parts.actions import AreaAttack, Attack, Deploy, Move, Use, UseOn
from shem.games.arcana.parts.reasons import Reject
from shem.games.arcana.rules.damage import destroy
from shem.games.arcana.rules.victory import apv_on_board
from tests.rules.arcana.made import (
    Data,
    ancient,
    change,
    construct,
    effect,
    gift,
    golem,
    kinds,
    knight,
    lines,
    melee,
    miracle_of,
    named,
    pass_turns,
    power,
    ranged,
    relic,
    row,
    spell,
)

PLAIN = golem("Plain", attacks=[melee("Blow", 75, 20), ranged("Shot", 75, 20), melee("Sweep", 75, 5, scope="others")])
IDOL = construct(
    "Idol",
    apv=55,
    health=30,
    attacks=[melee("Bite", 75, 10), {**ranged("Bolt", 75, 10), "uses": 2}],
    powers=[power("Comfort", effect("harm", "use", "target", amount=1), aim="enemy", range=1)],
)
STONE = relic("Idol Stone", power("Idol Stone", mana=3, summons="idol"), apv=55)


def field(stone: Data = STONE, **scenario: object) -> Box:
    """The bearer and an ally at (0, 0), an ally at (4, 0); enemies at (1, 0) and (5, 0)."""
    bearer = {"golem": PLAIN, "army": 0, "at": (0, 0), "relic": stone}
    others = [("Plain", 0, (0, 0)), ("Plain", 0, (4, 0)), ("Plain", 1, (1, 0)), ("Plain", 1, (5, 0))]
    box = arcana.sandbox(row(6), [bearer, *others], golems=[IDOL, PLAIN], scenario=scenario)
    box.army(0).mana = 10
    return box


def summoned(box: Box | None = None) -> Box:
    """The same after the summoning."""
    box = box or field()
    box.use(box.pieces[0], "Idol Stone")
    return box


# Power Relics.


def test_a_relic_is_used_once_a_game() -> None:
    box = field(relic("Codex", power("Codex", change("damage", 15, "use", "self", rounds=1), mana=2)))
    piece, enemy = box.pieces[0], box.pieces[3]
    box.put(enemy, (0, 0))
    box.use(piece, "Codex")
    assert lines(box.damage(piece, "Blow", enemy)) == [("base-damage", 20), ("effect", 15), ("armor", 0)]
    assert box.why_not(Use(0, 4)) == Refusal(Reject.RELIC_SPENT, about=0)
    pass_turns(box, 6)
    assert box.why_not(Use(0, 4)) == Refusal(Reject.RELIC_SPENT, about=0)


def test_a_relic_may_be_an_attack_with_all_its_rules() -> None:
    """Ruling B15: a Relic's ranged attack is contested, too."""
    lens = {k: v for k, v in ranged("Lens", 80, 30, range=5).items() if k not in ("ap", "name")}
    box = field(relic("Lens", power("Lens", ap=2, attack=lens)))
    piece, enemy = box.pieces[0], box.pieces[4]
    assert lines(box.to_hit(piece, "Lens", enemy)) == [("accuracy", 80), ("dodge", 0)]
    box.put(box.pieces[3], (0, 0))
    assert box.to_hit(piece, "Lens", enemy).total == 60
    box.attack(piece, "Lens", enemy, 42)
    assert (enemy.health, box.army(0).ap) == (70, 4)
    assert box.why_not(Attack(0, 4, 4)) == Refusal(Reject.RELIC_SPENT, about=0)


def test_a_relic_costs_ap_mana_or_health() -> None:
    for cost in ({"ap": 3}, {"mana": 3}, {"health": 3}):
        box = field(relic("Mask", power("Mask", **cost)))
        box.use(box.pieces[0], "Mask")
        spent = (6 - box.army(0).ap, 10 - box.army(0).mana, 100 - box.pieces[0].health)
        assert spent == tuple(3 if name in cost else 0 for name in ("ap", "mana", "health"))


def test_a_relic_that_cannot_be_paid_is_not_listed() -> None:
    box = field()
    box.army(0).mana = 2
    assert box.why_not(Use(0, 4)) == Refusal(Reject.MANA_SHORT, 3, 2, 0)
    assert not [action for action in box.legal() if isinstance(action, Use)]


# Constructs.


def test_ruling_B33_a_construct_is_summoned_where_its_bearer_stands_and_acts_at_once() -> None:
    box = field()
    told = box.use(box.pieces[0], "Idol Stone")
    idol = box.state.golems[-1]
    assert kinds(told) == ["used", "summoned"]
    assert named(told, "summoned")[0] == {
        "kind": "summoned",
        "golem": 0,
        "ability": 4,
        "construct": 5,
        "region": 0,
        "health": 30,
    }
    assert (idol.army, idol.at, idol.health, box.army(0).mana) == (0, 0, 30, 7)
    told = box.attack(idol, "Bolt", box.pieces[3], 42)
    assert (box.army(0).ap, box.army(0).mana, box.pieces[3].health) == (6, 7, 90)


def test_ruling_B33_one_construct_a_region() -> None:
    """Whoever summoned it; the Relic is not spent on a refusal."""
    box = field()
    box.summon("Idol", 1, (0, 0))
    assert box.why_not(Use(0, 4)) == Refusal(Reject.CONSTRUCT_THERE, about=0)
    assert not [action for action in box.legal() if isinstance(action, Use)]
    box.put(box.pieces[0], (2, 0))
    box.use(box.pieces[0], "Idol Stone")


def test_ruling_B33_constructs_do_not_count_against_the_occupation_limit() -> None:
    pieces = [{"golem": PLAIN, "army": 0, "at": (0, 0), "relic": STONE}]
    pieces += [{"golem": PLAIN, "army": 0, "at": (0, 0)} for _ in range(3)]
    box = arcana.sandbox(row(2), [*pieces, ("Plain", 1, (1, 0))], golems=[IDOL, PLAIN])
    box.army(0).mana = 3
    assert box.state.free_room(0) == 0
    box.use(box.pieces[0], "Idol Stone")
    assert box.state.free_room(0) == 0


def test_a_construct_uses_each_ability_so_often_a_round() -> None:
    """Constructs: no activation costs; uses a Round, back at their army's upkeep (ruling B8), no Cooldown (B12)."""
    box = summoned()
    idol, enemy = box.state.golems[-1], box.pieces[3]
    assert box.cost(idol, "Bolt").total == 0
    for _ in range(2):
        box.attack(idol, "Bolt", enemy, 42)
    assert box.why_not(Attack(idol.number, 1, 3)) == Refusal(Reject.NO_USES, about=idol.number)
    assert not [action for action in box.legal() if isinstance(action, Attack) and action.golem == idol.number]
    box.use(idol, "Comfort", enemy)
    assert box.why_not(UseOn(idol.number, 2, 3)) == Refusal(Reject.NO_USES, about=idol.number)
    box.end_turn()
    assert (idol.pips, idol.uses) == ((0, 0, 0), (0, 2, 1))
    box.end_turn()
    assert (idol.uses, box.why_not(Attack(idol.number, 1, 3))) == ((0, 0, 0), None)


def test_ruling_B12_a_constructs_use_is_over_after_a_super_crit_too() -> None:
    box = summoned()
    idol = box.state.golems[-1]
    box.attack(idol, "Bolt", box.pieces[3], 100)
    assert (idol.uses[1], idol.pips[1]) == (1, 0)


def test_a_construct_can_be_attacked_and_destroyed() -> None:
    """Ruling B17: Mana floor(20 % of its Relic's APV) for its army, VP as for a Warsprite."""
    box = summoned()
    idol = box.state.golems[-1]
    box.put(box.pieces[3], (0, 0))
    box.end_turn()
    had = box.army(0).mana
    idol.health = 1
    told = box.attack(box.pieces[3], "Blow", idol, 42)
    assert [(event["golem"], event["mana"], event["victor"], event["vp"]) for event in named(told, "destroyed")] == [
        (5, 11, 1, 1)
    ]
    assert (box.army(0).mana, box.army(1).vp, idol.at) == (had + 11, 1, -2)


def test_ruling_B17_vp_by_apv_count_the_constructs_relic() -> None:
    box = summoned(field(destruction="apv"))
    destroy(box.state, box.state.golems[-1], 1, Entry(Scripted([])))
    assert (box.army(1).vp, box.army(0).mana) == (11, 7 + 11)


def test_ruling_B17_a_carried_relic_adds_nothing_to_the_mana_of_its_bearer() -> None:
    box = field()
    destroy(box.state, box.pieces[0], 1, Entry(Scripted([])))
    assert box.army(0).mana == 10 + 20


def test_ruling_B33_area_attacks_and_effects_hit_constructs_like_golems() -> None:
    box = summoned()
    idol, enemy = box.state.golems[-1], box.pieces[3]
    box.put(enemy, (0, 0))
    box.end_turn()
    told = box.attack(enemy, "Sweep", (0, 0), 42)
    assert [event["target"] for event in named(told, "struck")] == [0, 1, 5], "Golems first, then Constructs (ruling B21)"
    assert idol.health == 25


def test_ruling_B41_an_area_attack_needs_an_enemy_and_a_construct_is_one() -> None:
    box = field()
    idol = box.summon("Idol", 1, (0, 0))
    assert box.why_not(AreaAttack(0, 3, 0)) is None
    assert AreaAttack(0, 3, 0) in box.legal()
    assert box.why_not(Attack(0, 1, idol.number)) is None
    assert Attack(0, 1, idol.number) in box.legal()


def test_ruling_B15_an_enemy_construct_contests_and_so_does_an_enemy_for_a_construct() -> None:
    box = field()
    box.summon("Idol", 1, (0, 0))
    assert lines(box.to_hit(box.pieces[0], "Shot", box.pieces[3]))[1] == ("contested", -20)
    own = box.summon("Idol", 0, (1, 0))
    assert lines(box.to_hit(own, "Bolt", box.pieces[4]))[1] == ("contested", -20)


def test_ruling_B33_a_construct_counts_as_a_warsprite_for_cover() -> None:
    box = arcana.sandbox(["P- Pm"], [("Plain", 0, (0, 0)), ("Plain", 1, (1, 0))], golems=[PLAIN, IDOL])
    idol = box.summon("Idol", 1, (1, 0))
    assert lines(box.to_hit(box.pieces[0], "Shot", idol))[1] == ("cover", -20)


def test_ruling_B39_enemy_constructs_neither_stop_nor_hold() -> None:
    """A walk goes through their Regions, and out of one without Breakaway (ruling B14)."""
    box = field()
    for cell in ((0, 0), (2, 0)):
        box.summon("Idol", 1, cell)
    box.put(box.pieces[3], (5, 0))
    assert box.reach(box.pieces[0], "Walk") == {(1, 0): 1, (2, 0): 2, (3, 0): 3}
    assert lines(box.cost(box.pieces[0], "Walk")) == [("cost", 1)]


def test_ruling_B33_a_construct_never_moves() -> None:
    """It has no moves, not even those that effects grant."""
    grant = {
        **effect("grant", "use", "self", rounds=1),
        "also": {"name": "Glide", "type": "fly", "ap": 1, "mp": 2, "nimble": False},
    }
    piece = {"golem": PLAIN, "army": 0, "at": (0, 0), "relic": STONE, "knight": knight("Sir", power("Lift", grant))}
    box = arcana.sandbox(row(2), [piece, ("Plain", 1, (1, 0))], golems=[IDOL, PLAIN])
    idol = box.summon("Idol", 0, (0, 0))
    assert [ability.name for ability in idol.type.abilities] == ["Bite", "Bolt", "Comfort"]
    assert "Glide" in [ability.name for ability in box.pieces[0].type.abilities]
    assert box.why_not(Move(idol.number, 0, 1)) == Refusal(Reject.NOT_A_MOVE, about=idol.number)


def test_ruling_B33_constructs_neither_capture_nor_take_or_block_wells() -> None:
    captures = [{"at": [0, 0], "vp": 2, "positions": []}, {"at": [3, 0], "vp": 2, "positions": []}]
    wells = [{"at": [0, 0], "mana": [6, 6]}, {"at": [3, 0], "mana": [6, 6]}]
    box = field(captures=captures, wells=wells)
    box.summon("Idol", 1, (0, 0))
    box.summon("Idol", 0, (3, 0))
    told = pass_turns(box, 2)
    assert [(event["army"], event["region"]) for event in named(told, "captured")] == [(0, 0)]
    assert [(event["army"], event["region"]) for event in named(told, "well")] == [(0, 0)]


def test_ruling_B33_constructs_take_no_damage_from_terrain() -> None:
    box = arcana.sandbox(["W- P-"], [("Plain", 0, (0, 0)), ("Plain", 1, (1, 0))], golems=[PLAIN, IDOL])
    idol = box.summon("Idol", 0, (0, 0))
    told = pass_turns(box, 2)
    assert [event["golem"] for event in named(told, "harmed")] == [0]
    assert idol.health == 30


def test_damage_over_time_and_healing_are_for_constructs_too() -> None:
    venom = golem("Venom", attacks=[melee("Sting", 75, 0, effect("harm_each_turn", amount=5, rounds=2))])
    box = arcana.sandbox(row(1), [("Venom", 0, (0, 0)), ("Plain", 1, (0, 0))], golems=[PLAIN, IDOL, venom])
    idol = box.summon("Idol", 1, (0, 0))
    box.attack(box.pieces[0], "Sting", idol, 42)
    told = box.end_turn()
    assert [(event["golem"], event["damage"], event["health"]) for event in named(told, "harmed")] == [(2, 5, 25)]


def test_ruling_B19_constructs_leave_with_the_last_golem_of_their_army() -> None:
    """They do not keep it alive (ruling B33), and give neither Mana nor Victory Points then."""
    box = arcana.sandbox(row(2), [("Plain", 0, (0, 0)), ("Plain", 1, (0, 0)), ("Plain", 2, (1, 0))], golems=[PLAIN, IDOL])
    idol = box.summon("Idol", 1, (1, 0))
    box.pieces[1].health = 1
    told = box.attack(box.pieces[0], "Blow", box.pieces[1], 42)
    assert [event["golems"] for event in named(told, "left")] == [[3]]
    assert (idol.at, box.army(1).out, box.army(1).mana, box.army(0).vp) == (-3, True, 20, 2)


def test_ruling_B32_constructs_do_not_break_ties() -> None:
    assert apv_on_board(summoned().state, 0) == 300


def test_a_construct_is_never_deployed() -> None:
    """Only Golems have a place in reserve."""
    piece = {"golem": PLAIN, "army": 0, "relic": STONE}
    box = arcana.sandbox(row(2), [piece, ("Plain", 1, None)], golems=[IDOL, PLAIN], zones=[[(0, 0)], [(1, 0)]])
    state = GAME.new(box.setup, Entry(Scripted([])))
    assert state.legal(0) == [Deploy(0, 0)]


def test_a_position_with_constructs_is_written_and_read_back() -> None:
    box = summoned()
    again = GAME.state(box.setup, box.state.data())
    assert again == box.state
    assert again.legal(0) == box.state.legal(0)
    assert (again.golems[-1].born, again.golems[0].born) == (1, 0)  # type: ignore[attr-defined]


def test_a_granted_move_is_refused_until_an_effect_grants_it() -> None:
    grant = {
        **effect("grant", "use", "self", rounds=1),
        "also": {"name": "Glide", "type": "fly", "ap": 1, "mp": 2, "nimble": False},
    }
    piece = {"golem": PLAIN, "army": 0, "at": (0, 0), "knight": knight("Sir", power("Lift", grant))}
    box = arcana.sandbox(row(3), [piece, ("Plain", 1, (2, 0))], golems=[PLAIN])
    slot = box.ability(box.pieces[0], "Glide").slot
    assert box.why_not(Move(0, slot, 1)) == Refusal(Reject.NOT_GRANTED, about=0)
    box.use(box.pieces[0], "Lift")
    assert box.why_not(Move(0, slot, 1)) is None
    assert Move(0, slot, 1) in box.legal()
    pass_turns(box, 2)
    assert box.why_not(Move(0, slot, 1)) == Refusal(Reject.NOT_GRANTED, about=0)


def test_ruling_B33_blessings_curses_miracles_and_healing_reach_constructs() -> None:
    old = ancient(
        "The Old",
        miracle=miracle_of("Balm", 1, effect("heal", "use", "allies", amount=5)),
        blessing=spell("Shell", 1, 1, gift("armor", 4, "allies_here")),
        curse=spell("Rot", 1, 1, gift("armor", -1, "enemies_here")),
    )
    pieces = [("Plain", 0, (0, 0)), ("Plain", 1, (1, 0))]
    box = arcana.sandbox(row(2), pieces, golems=[PLAIN, IDOL], ancients=[(old, 0), (old, 1)])
    box.army(0).mana = box.army(1).mana = 9
    idol = box.summon("Idol", 0, (0, 0))
    idol.health = 20
    box.miracle("The Old")
    assert (idol.health, box.armor(idol).total) == (25, 0)
    box.bless("The Old", (0, 0))
    assert lines(box.armor(idol)) == [("armor", 0), ("effect", 4)]
    box.end_turn()
    box.curse("The Old", (0, 0))
    assert lines(box.armor(idol)) == [("armor", 0), ("effect", 4), ("effect", -1)]


def test_ruling_B23_a_constructs_aura_is_as_old_as_its_summoning() -> None:
    """Of Golems and Constructs only the newest acts: a later Construct's aura, then what is placed after it."""
    beacon = construct("Beacon", passive=[gift("armor", 3, "allies_here")])
    guard = golem(
        "Guard", passive=[gift("armor", 7, "allies_here")], attacks=[melee("Oil", 75, 0, change("armor", 2, whom="self"))]
    )
    box = arcana.sandbox(row(2), [("Guard", 0, (0, 0)), ("Plain", 1, (0, 0))], golems=[PLAIN, beacon, guard])
    piece = box.pieces[0]
    assert box.armor(piece).total == 7
    box.summon("Beacon", 0, (0, 0))
    assert box.armor(piece).total == 3
    box.attack(piece, "Oil", box.pieces[1], 42)
    assert box.armor(piece).total == 2

"""Items: picked up, dropped, worn, exchanged; Items, powers and Blessings in use; and with what whom to attack."""

from __future__ import annotations

from shem.core.contract import Refusal
from shem.games.delve.parts import actions as a
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.reasons import Reject
from shem.games.delve.rules.characteristics import DECK_STEP
from tests.rules.delve import tiny
from tests.rules.delve.tiny import AXE, BOW, BREW, CROWN, LENS, PLATE, SWORD, A, B, C, D, E
from tests.rules.delve.turns import MISS, Turns

REORGANIZE = a.SIMPLE_ONES[a.REORGANIZE]
HEAL, BLAST = 1, 2  # powers


def test_items_and_crowns_are_picked_up_and_dropped_freely() -> None:
    turns = Turns(A)
    turns.state.floor, turns.state.coins = [[A, AXE], [B, BOW]], [[A, 2], [B, 1]]
    turns.begin().play(a.Pick(AXE))
    assert (turns.hero.pack, turns.state.floor) == ([AXE, BREW], [[B, BOW]])
    turns.play(a.Pick(a.MOST_ITEMS))
    assert (turns.hero.crowns, turns.state.coins) == (5, [[B, 1]])
    turns.play(a.Drop(BREW))
    assert (turns.hero.pack, turns.state.floor) == ([AXE], [[A, BREW], [B, BOW]])
    assert turns.state.turn.done == 0
    assert turns.why_not(a.Pick(BOW)) == Refusal(Reject.NOTHING_THERE) == turns.why_not(a.Pick(a.MOST_ITEMS))
    assert turns.why_not(a.Drop(SWORD)) == Refusal(Reject.NOT_HELD, about=SWORD)


def test_crowns_are_dropped_one_by_one_and_picked_up_together() -> None:
    turns = Turns(A)
    turns.begin()
    for _ in range(3):
        turns.play(a.Drop(a.MOST_ITEMS))
    assert turns.told("dropped-crowns") == [{"kind": "dropped-crowns", "seat": 0, "amount": 1}]
    assert (turns.hero.crowns, turns.state.coins) == (0, [[A, 3]])
    assert turns.why_not(a.Drop(a.MOST_ITEMS)) == Refusal(Reject.CROWNS, need=1, have=0)
    turns.play(a.Pick(a.MOST_ITEMS))
    assert (turns.hero.crowns, turns.state.coins) == (3, [])


def test_who_is_engaged_handles_no_items() -> None:
    turns = Turns(A, A)
    turns.foe(tiny.DRUDGE, A)
    turns.state.floor = [[A, AXE]]
    turns.begin()
    for action in (a.Pick(AXE), a.Drop(BREW), a.Drop(a.MOST_ITEMS), REORGANIZE, a.Exchange(1)):
        assert turns.why_not(action) == Refusal(Reject.ENGAGED)


def test_an_enemy_that_lies_holds_nobody() -> None:
    turns = Turns(A)
    turns.foe(tiny.DRUDGE, A).ko = True
    assert a.Drop(BREW) in turns.begin().legal()


def test_equipment_is_reorganized_by_an_action_within_its_slots() -> None:
    turns = Turns(A)
    turns.hero.pack = [AXE, BREW, CROWN]
    turns.begin().play(REORGANIZE)
    assert turns.prompt() == "reorganize"
    assert turns.legal() == [a.END, a.Equip(SWORD), a.Equip(PLATE), a.Equip(CROWN)]
    assert turns.why_not(a.Equip(AXE)) == Refusal(Reject.SLOT_FULL, need=3, have=2, about=v.TWO_HANDS)
    assert turns.why_not(a.Equip(BREW)) == Refusal(Reject.CANNOT_WEAR, about=BREW)
    assert turns.why_not(a.Equip(BOW)) == Refusal(Reject.NOT_HELD, about=BOW)
    turns.play(a.Equip(SWORD))
    turns.play(a.Equip(AXE))
    assert turns.why_not(a.Equip(SWORD)) == Refusal(Reject.DONE_ONCE)
    turns.play(a.Equip(CROWN))
    assert (turns.hero.worn, turns.hero.pack) == ([AXE, PLATE, CROWN], [SWORD, BREW])
    turns.play(a.Equip(PLATE))  # nothing is left to change
    assert turns.prompt() == "hero-turn" and turns.state.turn.actions == 0
    assert turns.why_not(REORGANIZE) == Refusal(Reject.NO_ACTIONS, have=0)


def test_what_is_taken_off_takes_its_health_along() -> None:
    setup = tiny.setup(1, paragraphs=[])
    setup["items"][PLATE]["effects"] = [tiny.effect("health", 3, when="always")]
    turns = Turns(A, setup=setup)
    assert turns.hero.health == 11
    turns.begin().play(REORGANIZE)
    turns.play(a.Equip(PLATE))
    assert turns.hero.health == 8
    turns.play(a.END)
    assert turns.prompt() == "hero-turn"


def test_who_has_nothing_to_wear_has_nothing_to_reorganize() -> None:
    turns = Turns(A)
    turns.hero.worn = []
    assert turns.begin().why_not(REORGANIZE) == Refusal(Reject.NOTHING_THERE)


def test_an_exchange_passes_one_item_and_crowns_and_what_fits_is_worn() -> None:
    turns = Turns(A, A, B)
    other = turns.state.heroes[1]
    other.pack = [CROWN]
    turns.begin()
    assert [action for action in turns.legal() if isinstance(action, a.Exchange)] == [a.Exchange(1)]
    assert turns.why_not(a.Exchange(2)) == Refusal(Reject.NOT_HERE, about=B)
    assert turns.why_not(a.Exchange(0)) == Refusal(Reject.NO_SUCH_HERO, about=0)
    turns.play(a.Exchange(1))
    assert turns.prompt() == "exchange"
    assert turns.why_not(a.Pass(a.GIVE, a.MOST_ITEMS + 4)) == Refusal(Reject.CROWNS, need=4, have=3)
    assert turns.why_not(a.Pass(a.TAKE, BREW)) == Refusal(Reject.NOT_HELD, about=BREW)
    turns.play(a.Pass(a.TAKE, CROWN))
    assert (turns.hero.worn, turns.hero.pack) == ([SWORD, PLATE, CROWN], [BREW])
    assert turns.why_not(a.Pass(a.GIVE, BREW)) == Refusal(Reject.DONE_ONCE)
    turns.play(a.Pass(a.GIVE, a.MOST_ITEMS + 2))
    assert (turns.hero.crowns, other.crowns, turns.prompt()) == (1, 5, "hero-turn")


def test_an_item_whose_slot_is_full_goes_into_the_pack() -> None:
    turns = Turns(A, A)
    turns.begin().play(a.Exchange(1))
    turns.play(a.Pass(a.GIVE, PLATE))
    other = turns.state.heroes[1]
    assert (other.worn, other.pack) == ([SWORD, PLATE], [PLATE, BREW])
    turns.play(a.END)
    assert turns.prompt() == "hero-turn" and turns.hero.worn == [SWORD]


def test_with_a_soul_and_of_nothing_there_is_no_exchange() -> None:
    turns = Turns(A, A, A)
    turns.state.heroes[1].soul = True
    for seat in (0, 2):
        hero = turns.state.heroes[seat]
        hero.worn, hero.pack, hero.crowns = [], [], 0
    turns.begin()
    assert turns.why_not(a.Exchange(1)) == Refusal(Reject.IS_SOUL)
    assert turns.why_not(a.Exchange(2)) == Refusal(Reject.NOTHING_THERE)


def test_a_brew_heals_a_hero_in_the_same_area_and_is_gone() -> None:
    turns = Turns(A, A, B)
    turns.state.heroes[1].health = 2
    turns.begin()
    brews = [action for action in turns.legal() if isinstance(action, a.UseItem)]
    assert brews == [a.UseItem(BREW, 0), a.UseItem(BREW, 1)]
    assert turns.why_not(a.UseItem(BREW, 2)) == Refusal(Reject.OUT_OF_RANGE, need=0, have=1)
    turns.play(a.UseItem(BREW, 1))
    assert (turns.state.heroes[1].health, turns.hero.pack) == (5, [])
    assert turns.why_not(a.UseItem(BREW, 0)) == Refusal(Reject.NOT_HELD, about=BREW)


def test_an_item_of_a_slot_is_used_only_while_it_is_worn_and_in_its_stage() -> None:
    turns = Turns(A)
    turns.hero.pack = [LENS]
    turns.begin()
    assert turns.why_not(a.UseItem(LENS, a.NOWHERE)) == Refusal(Reject.NOT_WORN, about=LENS)
    turns.hero.worn, turns.hero.pack = [LENS], []
    assert turns.why_not(a.UseItem(LENS, a.NOWHERE)) == Refusal(Reject.WRONG_TIME, about=LENS)


def test_a_free_item_that_stays_is_used_once_a_turn() -> None:
    setup = tiny.setup(1, paragraphs=[])
    setup["items"][BREW]["once"] = False
    turns = Turns(A, setup=setup)
    turns.hero.health = 1
    turns.begin().play(a.UseItem(BREW, 0))
    assert (turns.hero.health, turns.hero.pack) == (4, [BREW])
    assert turns.why_not(a.UseItem(BREW, 0)) == Refusal(Reject.SAME_SOURCE)


def test_a_power_takes_an_action_reaches_in_sight_and_cools() -> None:
    turns = Turns(A, B, E)
    turns.state.heroes[1].health = 2
    turns.begin()
    heals = [action.aim for action in turns.legal() if isinstance(action, a.UsePower)]
    assert heals == [0, 1, 2]
    turns.play(a.UsePower(HEAL, 1))
    assert (turns.state.heroes[1].health, turns.hero.cooling[HEAL], turns.state.turn.actions) == (4, 2, 0)
    assert turns.why_not(a.UsePower(HEAL, 0)) == Refusal(Reject.POWER_COOLING, have=2, about=HEAL)
    assert turns.why_not(a.UsePower(0, a.NOWHERE)) == Refusal(Reject.WRONG_TIME, about=a.BY_POWER)
    unlearned = Refusal(Reject.POWER_UNLEARNED, need=1, have=0, about=BLAST)
    assert turns.why_not(a.UsePower(BLAST, 0)) == unlearned
    assert turns.why_not(a.UsePower(4, 0)) == Refusal(Reject.NO_SUCH_POWER, about=4)


def test_what_cannot_be_aimed_at() -> None:
    turns = Turns(A, B)
    foe = turns.foe(tiny.DRUDGE, B)
    turns.begin()
    for aim in (a.NOWHERE, foe.who, 5, v.MOST_FIGURES + B):
        assert turns.why_not(a.UsePower(HEAL, aim)) == Refusal(Reject.NO_TARGET, about=aim)
    turns.state.heroes[1].area = D
    turns.state.doors, turns.state.revealed = [v.OPENED], 3
    assert turns.why_not(a.UsePower(HEAL, 1)) == Refusal(Reject.OUT_OF_RANGE, need=2, have=3)
    turns.state.heroes[1].area = C
    assert turns.why_not(a.UsePower(HEAL, 1)) == Refusal(Reject.NO_SIGHT, about=C)  # an Enemy stands between


def test_a_wasted_activity_cools_the_power_and_costs_the_item() -> None:
    setup = tiny.setup(1, paragraphs=[])
    setup["items"][BREW]["use"]["timing"] = "action"
    for action in (a.UsePower(HEAL, 0), a.UseItem(BREW, 0)):
        turns = Turns(A, setup=setup)
        turns.hero.ailment, turns.hero.health = 2, 1
        turns.begin().play(action, MISS)
        assert turns.told("wasted") and turns.hero.health == 1
        spent = turns.hero.cooling[HEAL] == 2 if isinstance(action, a.UsePower) else not turns.hero.pack
        assert spent and turns.state.turn.actions == 0


def test_a_blessing_is_used_once() -> None:
    turns = Turns(A)
    turns.hero.blessings, turns.hero.health = [v.BLESSING_NEUTRAL * DECK_STEP], 1
    turns.state.piles[v.BLESSING_NEUTRAL].rest = [0]
    turns.begin().play(a.UseItem(a.BLESSED, a.NOWHERE))
    assert (turns.hero.health, turns.hero.blessings) == (3, [])
    assert turns.state.piles[v.BLESSING_NEUTRAL].discards == [1]
    assert turns.why_not(a.UseItem(a.BLESSED, a.NOWHERE)) == Refusal(Reject.NOT_HELD, about=a.BLESSED)


def aiming(aim: str, *areas: int) -> Turns:
    """A power that takes a Combat Activity and hurts around what it is aimed at."""
    setup = tiny.setup(len(areas), paragraphs=[])
    hurts = tiny.effect("hurts", 1, whom="enemies-there")
    for hero in setup["heroes"]:
        hero["powers"][HEAL]["use"] = tiny.use("combat", hurts, aim=aim, reach=1)
    return Turns(*areas, setup=setup)


def test_a_power_of_combat_ends_the_movement_and_an_area_can_be_its_aim() -> None:
    turns = aiming("area", E)
    foe = turns.foe(tiny.DRUDGE, B)
    turns.begin().play(a.Move(A))
    assert [action.aim for action in turns.legal() if isinstance(action, a.UsePower)] == [
        v.MOST_FIGURES + area for area in (A, B, E)
    ]
    assert turns.why_not(a.UsePower(HEAL, v.MOST_FIGURES + 6)) == Refusal(Reject.NO_TARGET, about=v.MOST_FIGURES + 6)
    turns.play(a.UsePower(HEAL, v.MOST_FIGURES + B))
    assert (foe.health, turns.state.turn.combats) == (2, 0)
    assert turns.why_not(a.Move(B)) == Refusal(Reject.MOVEMENT_OVER)


def test_who_is_engaged_throws_nothing_at_another_area() -> None:
    """A Hero that is engaged may only target Enemies in its area, by Items and powers too."""
    setup = tiny.setup(1, paragraphs=[])
    setup["items"][tiny.BREW]["use"] = tiny.use("free", tiny.effect("hurts", 1, whom="enemies-there"), aim="area", reach=2)
    turns = Turns(A, setup=setup)
    foe = turns.foe(tiny.DRUDGE, A)
    turns.begin()
    assert turns.why_not(a.UseItem(tiny.BREW, v.MOST_FIGURES + B)) == Refusal(Reject.ENGAGED)
    assert turns.why_not(a.UseItem(tiny.BREW, v.MOST_FIGURES + A)) is None
    foe.ko = True
    assert turns.why_not(a.UseItem(tiny.BREW, v.MOST_FIGURES + B)) is None


def test_what_a_hero_no_longer_has_takes_its_health_along() -> None:
    setup = tiny.setup(1, paragraphs=[])
    more = tiny.effect("health", 2, when="always")
    charm = tiny.item("item", "charm", once=True, use=tiny.use("free", tiny.effect("crowns", 1)), effects=[more])
    setup["items"].append(charm)
    setup["decks"]["law"] = [{"use": tiny.use("free", tiny.effect("crowns", 1)), "effects": [more]}]
    turns = Turns(A, setup=setup)
    turns.hero.worn.append(len(setup["items"]) - 1)
    turns.hero.blessings = [v.BLESSING_LAW * 100]
    turns.hero.health = 12
    turns.begin().play(a.UseItem(len(setup["items"]) - 1, a.NOWHERE))
    assert turns.hero.health == 10
    turns.play(a.UseItem(a.BLESSED, a.NOWHERE))
    assert turns.hero.health == 8


def test_what_lowers_full_health_takes_what_is_over() -> None:
    """By an Item that is put on, and by an Enemy's own card as it comes."""
    setup = tiny.setup(1, paragraphs=[])
    less = tiny.effect("health", -2, when="always")
    setup["items"].append(tiny.item("item", "charm", effects=[less]))
    setup["foes"][tiny.DRUDGE]["effects"] = [less]
    turns = Turns(A, setup=setup)
    turns.hero.pack = [len(setup["items"]) - 1]
    turns.begin().play(REORGANIZE)
    turns.play(a.Equip(len(setup["items"]) - 1))
    assert turns.hero.health == 6
    assert turns.foe(tiny.DRUDGE, B).health == 1


def test_who_is_engaged_aims_at_enemies_in_the_area_only() -> None:
    turns = aiming("enemy", A)
    near, far = turns.foe(tiny.DRUDGE, A), turns.foe(tiny.DRUDGE, B)
    minion = turns.foe(tiny.DRUDGE, A, obeys=0)
    turns.begin()
    assert [action.aim for action in turns.legal() if isinstance(action, a.UsePower)] == [near.who]
    assert turns.why_not(a.UsePower(HEAL, far.who)) == Refusal(Reject.ENGAGED)
    assert turns.why_not(a.UsePower(HEAL, minion.who)) == Refusal(Reject.NOT_AN_ENEMY, about=minion.who)
    near.hidden = True
    assert turns.why_not(a.UsePower(HEAL, near.who)) == Refusal(Reject.HIDDEN, about=near.who)
    assert a.UsePower(HEAL, far.who) in turns.legal()


def test_with_what_a_hero_attacks() -> None:
    turns = Turns(A, A)
    turns.hero.pack = [AXE, BREW]
    foe = turns.foe(tiny.DRUDGE, A)
    turns.begin()
    assert [action for action in turns.legal() if isinstance(action, a.Attack)] == [a.Attack(SWORD, foe.who)]
    assert turns.why_not(a.Attack(a.BARE, foe.who)) == Refusal(Reject.ARMED)
    assert turns.why_not(a.Attack(PLATE, foe.who)) == Refusal(Reject.NO_WEAPON, about=PLATE)
    assert turns.why_not(a.Attack(AXE, foe.who)) == Refusal(Reject.NOT_WORN, about=AXE)
    assert turns.why_not(a.Attack(BOW, foe.who)) == Refusal(Reject.NOT_HELD, about=BOW)
    assert turns.why_not(a.Attack(a.BY_POWER, foe.who)) == Refusal(Reject.NO_WEAPON, about=a.BY_POWER)
    assert turns.why_not(a.Attack(SWORD, foe.who + 1)) == Refusal(Reject.NO_TARGET, about=foe.who + 1)
    assert turns.why_not(a.Attack(SWORD, 1)) == Refusal(Reject.NOT_AN_ENEMY, about=1)
    turns.hero.worn = [PLATE]
    assert a.Attack(a.BARE, foe.who) in turns.legal()


def test_the_range_of_a_weapon() -> None:
    turns = Turns(A)
    turns.hero.worn = [BOW]
    turns.state.revealed, turns.state.doors = 3, [v.OPENED]
    here, far = turns.foe(tiny.DRUDGE, A), turns.foe(tiny.DRUDGE, D)
    turns.begin()
    assert turns.why_not(a.Attack(BOW, here.who)) == Refusal(Reject.TOO_NEAR, need=1, have=0)
    assert turns.why_not(a.Attack(BOW, far.who)) == Refusal(Reject.ENGAGED)
    here.ko = True
    assert a.Attack(BOW, far.who) in turns.legal()
    between = turns.foe(tiny.DRUDGE, B)
    assert turns.why_not(a.Attack(BOW, far.who)) == Refusal(Reject.NO_SIGHT, about=D)
    between.hidden = True
    assert turns.why_not(a.Attack(BOW, between.who)) == Refusal(Reject.HIDDEN, about=between.who)
    turns.hero.worn = [SWORD]
    assert turns.why_not(a.Attack(SWORD, far.who)) == Refusal(Reject.OUT_OF_RANGE, need=0, have=3)


def test_a_power_that_is_an_attack_takes_a_combat_and_cools() -> None:
    turns = Turns(A)
    turns.hero.rank = 1
    foe = turns.foe(tiny.DRUDGE, B)
    turns.begin().play(a.Attack(a.BY_POWER + BLAST, foe.who), MISS, MISS)
    while turns.prompt() != "hero-turn":
        turns.play(a.END)
    assert (turns.hero.cooling[BLAST], turns.state.turn.combats) == (0, 0)


def test_a_weapon_that_works_once_is_gone_when_it_is_thrown() -> None:
    setup = tiny.setup(1, paragraphs=[])
    setup["items"][BOW]["once"] = True
    turns = Turns(A, setup=setup)
    turns.hero.worn = [BOW]
    turns.hero.ailment = 2
    foe = turns.foe(tiny.DRUDGE, B)
    turns.begin().play(a.Attack(BOW, foe.who), MISS)
    assert (turns.hero.worn, turns.state.turn.combats) == ([], 0) and not turns.told("attacked")

"""The rulings, each by its number."""

from __future__ import annotations

from typing import Any

import pytest

from shem.core.chance import Entry, Scripted, Seeded
from shem.core.contract import Action, Over, Refusal, Turn
from shem.core.errors import OptionError
from shem.core.tally import Tally
from shem.games.delve.game import GAME
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import (
    END,
    ENHANCE,
    NOWHERE,
    PRAY,
    SIMPLE_ONES,
    Choose,
    Move,
    Next,
    Open,
    Push,
    Reroll,
    Return,
    UsePower,
    Victim,
)
from shem.games.delve.parts.dungeon import FAR
from shem.games.delve.parts.figures import Figure
from shem.games.delve.parts.reasons import Reject, Why
from shem.games.delve.parts.state import DelveState
from shem.games.delve.position import ALL_FELL
from shem.games.delve.rules.battlefield import controls, dominates, engaging, in_sight, is_engaged
from shem.games.delve.rules.characteristics import armor
from shem.games.delve.rules.conditions import afflict, clean_up
from shem.games.delve.rules.decks import discard, draw
from shem.games.delve.rules.enemy_turn import EnemyTurn
from shem.games.delve.rules.event_phase import EventPhase
from shem.games.delve.rules.harm import suffer
from shem.games.delve.rules.souls import PAID, RANK_LESS, Souls
from shem.games.delve.rules.time_phase import TimePhase
from tests.rules.delve import tiny
from tests.rules.delve.arena import BLANK, HIT, NOTHING, SWORD, Arena
from tests.rules.delve.skirmish import FIRST, Skirmish, rule
from tests.rules.delve.tiny import BRUTE, DRUDGE, MASTER, SPITTER, A, B, C, D, E, F, effect
from tests.rules.delve.turns import Turns

STRIKES = rule(0, 3, effect("strikes"))
IDLE = rule(-1, -1, effect("advances", 1))


def quiet(*faces: int) -> Entry:
    return Entry(Scripted(faces), telling=True)


def hurt(scene: Skirmish, figure: Figure, amount: int) -> None:
    suffer(scene.state, figure, amount, v.OF_AREA, 0, quiet())


class Quest:
    """A whole quest of the tiny set-up, from its beginning; `events`: of the last decision."""

    def __init__(self, heroes: int = 2, *faces: int, **changes: Any) -> None:
        entry = quiet(*faces)
        state = GAME.new(tiny.setup(heroes, **{"paragraphs": [], **changes}), entry)
        assert isinstance(state, DelveState)
        self.state = state
        self.events = entry.events

    def asked(self) -> tuple[int, str]:
        pending = self.state.pending()
        assert isinstance(pending, Turn)
        return pending.seat, pending.prompt.code

    def play(self, action: Action, *faces: int) -> list[str]:
        seat, _ = self.asked()
        assert action in self.state.legal(seat)
        entry = quiet(*faces)
        self.state.apply(seat, action, entry)
        assert entry.rolls == len(faces)
        self.events = entry.events
        return [event.kind.code for event in self.events]


def souls(scene: Skirmish, seat: int, points: int) -> list[Action]:
    """What the Hero of a seat can do in step 4 of the Time Phase with so many soul points."""
    scene.state.souls = points
    scene.run(Souls(seat))
    return scene.state.legal(seat) if len(scene.state.steps) > 1 else []


def resolved(**options: Any) -> Any:
    return GAME.resolve({"heroes": ["reck", "tamm"], **options})


def test_ruling_01_one_to_five_heroes() -> None:
    names = ["reck", "tamm", "sill", "mote", "cinder"]
    assert [GAME.seats(GAME.resolve({"heroes": names[:count]})) for count in range(1, 6)] == [1, 2, 3, 4, 5]
    for wrong in ([], [*names, "reck"], ["reck", "reck"], ["nobody"]):
        with pytest.raises(OptionError):
            GAME.resolve({"heroes": wrong})


@pytest.mark.parametrize(("do", "winners"), [("wins", [0, 1, 2]), ("loses", [])])
def test_ruling_01_all_win_or_all_lose(do: str, winners: list[int]) -> None:
    quest = Quest(3, paragraphs=[{"trigger": "start", "orders": [effect(do, what=0)]}])
    pending = quest.state.pending()
    assert isinstance(pending, Over) and pending.outcome.winners == winners
    assert pending.outcome.together and pending.outcome.returns() == [1.0 if winners else -1.0] * 3


def test_ruling_02_nothing_is_divided_so_whatever_scales_is_written_out() -> None:
    """The sheet rounds up; the only numbers that depend on others are spawns by the number of Heroes."""
    setup = resolved(quest="cold-stair")
    assert all(isinstance(order.get("amount", 0), int) for page in setup["quest"]["paragraphs"] for order in page["orders"])


def test_ruling_03_areas_sight_and_walls() -> None:
    """E and C lie side by side with a wall between: no step, nor sight of F beyond; B sees D past C by the open door."""
    scene = Skirmish([E, B])
    assert scene.state.ways().far[E][C] == 2 and not in_sight(scene.state, scene.hero(0), F)
    assert in_sight(scene.state, scene.hero(1), D)
    scene.state.doors = [v.CLOSED]
    assert not in_sight(scene.state, scene.hero(1), D) and scene.state.ways().far[B][C] == FAR


def test_ruling_03_enemies_block_a_heros_sight_only_and_any_number_fits_in_an_area() -> None:
    scene = Skirmish([A])
    for _ in range(9):
        scene.enemy(DRUDGE, B)
    far = scene.enemy(DRUDGE, C)
    assert in_sight(scene.state, scene.hero(0), B) and not in_sight(scene.state, scene.hero(0), C)
    assert in_sight(scene.state, far, A)


def test_ruling_04_a_round() -> None:
    """No Time Phase in the first; an Enemy Turn follows each Hero Turn, then the Event Phase; the order is chosen."""
    quest = Quest(2, paragraphs=[{"trigger": "start", "orders": [effect("spawns", 1, what=MASTER, at=D)]}])
    assert quest.asked() == (0, "next-hero") and quest.state.round == 1
    quest.play(Next(1))
    assert quest.asked() == (1, "hero-turn")
    assert quest.play(END, 3)[:2] == ["turn-ended", "encounter"]
    assert quest.asked() == (0, "hero-turn")
    codes = quest.play(END, 2, 4)
    assert codes.index("encounter") < codes.index("drew") < codes.index("round-began")
    assert quest.state.round == 2 and quest.asked() == (1, "next-hero")


def test_ruling_04_after_a_souls_turn_no_encounter_card_is_drawn() -> None:
    scene = Skirmish([A, A], [IDLE])
    scene.enemy(DRUDGE, B)
    scene.run(EnemyTurn(0, True))
    assert scene.told("encounter") == []


def test_ruling_05_a_split_movement_is_one_activity_and_free_actions_are_none() -> None:
    """Bleed costs 1 Health before the movement begins, none before its second part nor before the door."""
    turns = Turns(A)
    turns.hero.bleed = 1
    turns.begin().play(Move(B))
    assert turns.hero.health == 7
    turns.play(Open(0), 1)
    turns.hero.health = 7
    turns.play(Move(C))
    assert turns.hero.health == 7 and turns.state.turn.done == 1


def test_ruling_06_minions_then_a_card_highest_rank_first_then_the_nearest_then_the_owner() -> None:
    scene = Skirmish([A, A], [IDLE], {"encounter": [{"kind": 0, "rank": -1}]})
    far, near, brute = scene.enemy(DRUDGE, F), scene.enemy(DRUDGE, B), scene.enemy(BRUTE, D)
    minion = scene.enemy(DRUDGE, A, obeys=0)
    scene.run(EnemyTurn(0, False), 1)
    assert [told[0] for told in scene.told("activated")] == [minion.who, brute.who, near.who, far.who]


def test_ruling_06_otherwise() -> None:
    scene = Skirmish([A], [IDLE], {"encounter": [{"kind": 1, "rank": -1, "effects": [effect("spawns", 1, what=DRUDGE)]}]})
    scene.enemy(DRUDGE, F)
    scene.run(EnemyTurn(0, False), 1)
    assert scene.told("otherwise") == [(0,)] and [enemy.area for enemy in scene.state.enemies] == [F, A]


def test_ruling_07_cards_are_dealt_round_and_a_tie_is_decided_by_their_owner() -> None:
    scene = Skirmish([A, A, A], [STRIKES])
    scene.state.active = 1
    owners = [scene.enemy(foe, B).owner for foe in (DRUDGE, BRUTE, SPITTER, MASTER, DRUDGE)]
    assert owners == [1, 2, 0, 1, 1]
    scene.state.enemies[0].area = A
    scene.activate(scene.state.enemies[0])
    assert scene.asked() == (1, "victim") and scene.state.legal(1) == [Victim(0), Victim(1), Victim(2)]


def test_ruling_08_engaged_by_who_stands_in_the_area() -> None:
    """Also by one that walked in; one that lies holds nobody and blocks no sight."""
    scene = Skirmish([A])
    hero = scene.hero(0)
    foe = scene.enemy(DRUDGE, B)
    assert not is_engaged(scene.state, hero) and not in_sight(scene.state, hero, C)
    foe.area = A
    assert engaging(scene.state, hero) == [foe]
    foe.area, foe.ko = B, True
    assert in_sight(scene.state, hero, C)
    foe.area = A
    assert not is_engaged(scene.state, hero)


@pytest.mark.parametrize(
    ("heroes", "foes", "lying", "controlled", "dominated"),
    [(1, 0, 0, True, True), (1, 1, 0, False, False), (3, 2, 0, True, False), (2, 1, 0, True, True), (2, 2, 1, True, True)],
)
def test_ruling_09_control_and_domination(heroes: int, foes: int, lying: int, controlled: bool, dominated: bool) -> None:
    scene = Skirmish([A] * heroes)
    for number in range(foes):
        scene.enemy(DRUDGE, A).ko = number < lying
    assert (controls(scene.state, A, True), dominates(scene.state, A, True)) == (controlled, dominated)


def test_ruling_09_domination_needs_one_that_stands_and_in_a_tie_nobody_controls() -> None:
    scene = Skirmish([A])
    scene.hero(0, ko=True)
    assert not dominates(scene.state, A, True) and not controls(scene.state, A, True)
    scene.hero(0, ko=False)
    scene.enemy(DRUDGE, A)
    assert not controls(scene.state, A, True) and not controls(scene.state, A, False)


def test_ruling_10_reaction_attacks() -> None:
    """One by each Enemy there that is neither knocked out nor Stunned; a Blinded one rolls first."""
    turns = Turns(A)
    plain, lying, stunned, blinded = [turns.foe(DRUDGE, A) for _ in range(4)]
    lying.ko, stunned.ailment, blinded.ailment = True, 3, 2
    turns.begin().play(Move(B), BLANK, NOTHING)
    assert [told["who"] for told in turns.told("attacked")] == [plain.who]
    assert [told["who"] for told in turns.told("skipped")] == [blinded.who] and turns.hero.area == B


def test_ruling_10_none_where_heroes_dominate() -> None:
    turns = Turns(A, A)
    turns.foe(DRUDGE, A)
    turns.begin().play(Move(B))
    assert turns.told("attacked") == []


def test_ruling_11_standing_up() -> None:
    """By Dash (an action), for a movement point, or by an Enemy's activation, which is all it does then."""
    for action, points, actions in ((SIMPLE_ONES[2], 3, 0), (SIMPLE_ONES[3], 2, 1)):
        turns = Turns(A)
        turns.hero.ko = True
        turns.begin().play(action)
        assert (turns.hero.ko, turns.state.turn.points, turns.state.turn.actions) == (False, points, actions)
    scene = Skirmish([A], [STRIKES])
    foe = scene.enemy(DRUDGE, A)
    foe.ko = True
    scene.activate(foe)
    assert not foe.ko and scene.told("attacked") == []


def test_ruling_12_a_soul_is_no_figure_and_comes_back_at_a_shrine_for_its_price() -> None:
    """Rank I costs 2, and only at an open shrine (A)."""
    scene = Skirmish([B, C])
    hurt(scene, scene.hero(0), 9)
    assert scene.hero(0).soul and scene.state.in_area(B, True) == []
    assert souls(scene, 0, 2) == [Return(PAID, A), END]
    assert scene.refused(0, Return(RANK_LESS, A)).code is Reject.SOULS
    assert scene.refused(0, Return(PAID, B)).code is Reject.NO_SHRINE
    scene.play(0, Return(PAID, A))
    assert (scene.hero(0).area, scene.hero(0).health, scene.state.souls, scene.hero(0).soul) == (A, 8, 0, False)
    scene.hero(0, soul=True)
    scene.enemy(DRUDGE, A)
    assert souls(scene, 0, 9) == []


def test_ruling_12_or_anywhere_with_a_rank_less() -> None:
    scene = Skirmish([B, C])
    scene.hero(0, soul=True, health=0, rank=2)
    assert souls(scene, 0, 0) == [*[Return(RANK_LESS, area) for area in range(6)], END]
    scene.play(0, Return(RANK_LESS, F))
    assert (scene.hero(0).area, scene.hero(0).rank, scene.hero(0).health) == (F, 1, 9)


def test_ruling_12_souls_move_and_pray_and_do_not_count_as_lower_ranked() -> None:
    turns = Turns(A, B)
    turns.hero.soul, turns.hero.health = True, 0
    turns.begin()
    assert turns.legal() == [END, SIMPLE_ONES[PRAY], Move(B), Move(E)]
    scene = Skirmish([A, A])
    scene.hero(0, rank=1)
    assert souls(scene, 0, 20) == []
    scene.hero(1, soul=True)
    assert souls(scene, 0, 6) == [SIMPLE_ONES[ENHANCE], END]
    scene.play(0, SIMPLE_ONES[ENHANCE])
    assert (scene.hero(0).rank, scene.state.souls) == (2, 0)


def test_ruling_12_all_heroes_as_souls_at_once_lose() -> None:
    quest = Quest(1, paragraphs=[{"trigger": "start", "orders": [effect("hurts", 9, whom="heroes")]}])
    assert isinstance(quest.state.pending(), Over)
    assert [event.values for event in quest.events if event.kind.code == "ended"] == [(0, ALL_FELL)]


def test_ruling_13_soul_points_of_the_party() -> None:
    """A Brute brings 2, a Minion none; the quest may begin with some; the price is the rank's."""
    scene = Arena([A], souls=3)
    for foe, obeys in ((BRUTE, -1), (BRUTE, 0)):
        enemy = scene.enemy(foe, A, obeys)
        hurt(scene, enemy, 9)
    assert scene.state.souls == 3 + 2
    assert [rank["price"] for rank in tiny.RANKS] == [2, 4, 6, 8]


def test_ruling_14_the_health_conditions_are_one_group() -> None:
    """Blinded takes the place of Slowed; Slowed then is ignored and costs 1 Health."""
    scene = Skirmish([A])
    hero = scene.hero(0)
    for condition in (v.SLOWED, v.BLINDED, v.SLOWED):
        afflict(scene.state, hero, condition, 1, 0, quiet())
    assert (hero.ailment, hero.health) == (v.BLINDED + 1, 7)


def test_ruling_15_fire_stacks_and_each_token_ticks_and_falls_by_itself() -> None:
    """Three tokens: 1 Health each as they come, 3 in the Time Phase; of ranks I, I and II one of rank I is left."""
    scene = Skirmish([A])
    hero = scene.hero(0, health=8)
    for rank in (1, 1, 2):
        afflict(scene.state, hero, v.FIRE, rank, 0, quiet())
    assert (hero.fire, hero.health) == ([2, 1], 5)
    clean_up(scene.state, quiet())
    assert (hero.fire, hero.health) == ([1, 0], 2)


def test_ruling_16_bash() -> None:
    """Out of the attacker's area into any adjacent one, as the attacker's side decides; no Evade, and Deadly areas hurt."""
    bashing = tiny.attack(1, effects=[effect("bash", 1)])
    deadly = [{"kind": "deadly", "area": A}]
    scene = Arena([A, E], foes=[tiny.foe(0, 0, 3, 1, attack=bashing)], overlays=deadly)
    foe = scene.enemy(DRUDGE, E)
    scene.attack(scene.hero(1), foe, scene.weapon(1, effect("bash", 1)), BLANK)
    assert scene.asked() == (1, "push") and scene.state.legal(1) == [Push(A), Push(B)]
    foe.area = E
    scene.strike(foe.who, scene.hero(1), BLANK)
    assert scene.asked() == (foe.owner, "push")
    scene.play(foe.owner, Push(A))
    assert (scene.hero(1).area, scene.hero(1).health) == (A, 7) and len(scene.told("attacked")) == 2


def test_ruling_16_by_a_legal_path_else_not_at_all() -> None:
    scene = Arena([B])
    scene.state.doors = [v.CLOSED]
    scene.hero(0, area=A)
    foe = scene.enemy(DRUDGE, B)
    foe.area = B
    scene.attack(scene.hero(0), foe, scene.weapon(0, effect("bash", 2), far=1), BLANK)
    assert foe.area == B and scene.told("bash-stopped") == [(FIRST,)]


def test_ruling_17_an_aoe_rolls_once_and_each_defends_itself_with_the_main_targets_domination() -> None:
    scene = Arena([A, A])
    main, other = scene.enemy(DRUDGE, A), scene.enemy(DRUDGE, A)
    far = scene.enemy(DRUDGE, B)
    aoe = scene.weapon(0, effect("aoe", reach=0))
    scene.attack(scene.hero(0), main, aoe, HIT, NOTHING, NOTHING)
    assert scene.wounds() == [(main.who, 1), (other.who, 1)] and len(scene.told("hit-rolled")) == 1
    other.area = B
    scene.attack(scene.hero(0), main, aoe, HIT, NOTHING)
    assert scene.total() == (2, 0) and far.health == 3


def test_ruling_18_break_lasts_and_goes_with_the_figure() -> None:
    scene = Arena([A])
    brute = scene.enemy(BRUTE, A)
    source = scene.weapon(0, effect("break", 1))
    scene.attack(scene.hero(0), brute, source, BLANK)
    clean_up(scene.state, quiet())
    brute.area = B
    value = Tally()
    armor(scene.state, brute, value)
    assert (value.total, brute.broken, brute.health) == (0, 1, 5)
    brute.area = A
    scene.attack(scene.hero(0), brute, source, BLANK)
    assert (brute.broken, brute.health) == (1, 4)


def test_ruling_19_magic_shields_refill_in_the_time_phase() -> None:
    scene = Arena([A])
    master = scene.enemy(MASTER, A)
    scene.attack(scene.hero(0), master, SWORD, HIT, BLANK)
    assert master.spent == 1 and master.health == 12
    scene.run(TimePhase())
    assert master.spent == 0 and scene.told("refilled") == [(master.who, 1)]


def test_ruling_04_the_time_phase_cleans_up_then_refreshes_then_cools() -> None:
    """Damage first, then what anybody has for that time, Enemies too, then powers: of one quarter turn, back in two."""
    mends = effect("heals", 2, when="time")
    scene = Skirmish([A], foes=[tiny.foe(0, 0, 3, 1, effects=[mends])])
    foe = scene.enemy(DRUDGE, B)
    foe.health, foe.poison = 2, 1
    scene.hero(0).cooling = [1, 0, -1, 2]
    scene.run(TimePhase())
    assert foe.health == 3 and scene.hero(0).cooling == [0, -1, -1, 1]
    codes = [event.kind.code for event in scene.events]
    assert codes == ["wounded", "healed", "refreshed", "cooled", "cooled"]
    scene.run(TimePhase())
    assert scene.hero(0).cooling == [-1, -1, -1, 0]


def test_ruling_19_hidden_ends_when_the_character_attacks_or_is_hit() -> None:
    scene = Arena([A, A])
    foe = scene.enemy(SPITTER, A)
    hero, other = scene.hero(0, hidden=True), scene.hero(1, hidden=True)
    scene.strike(foe.who, other, BLANK)
    assert other.hidden
    scene.strike(foe.who, other, HIT)  # which the armor stops
    scene.attack(hero, foe, SWORD, BLANK, BLANK, NOTHING)
    assert not other.hidden and not hero.hidden


def test_ruling_20_doors() -> None:
    """From an adjoining area; the opener suffers the Trap (1 Health); Enemies do not open."""
    turns = Turns(A, C)
    turns.begin()
    assert turns.why_not(Open(0)) == Refusal(Reject.NOT_HERE, about=B)
    turns = Turns(B, A)
    turns.begin().play(Open(0), 1)
    assert [hero.health for hero in turns.state.heroes] == [7, 8]
    scene = Skirmish([A], [rule(0, 8, effect("advances")), IDLE])
    scene.state.doors = [v.CLOSED]
    foe = scene.enemy(DRUDGE, C)
    scene.activate(foe)
    assert foe.area == C and scene.told("no-way") == [(foe.who,)]


def test_ruling_21_a_die_is_rerolled_once_whatever_gives_the_reroll() -> None:
    scene = Arena([A])
    more = tiny.use("hit", effect("reroll", 1))
    items = [scene.wear(0, use=more) for _ in range(2)]
    scene.attack(scene.hero(0), scene.enemy(DRUDGE, A), SWORD, BLANK, BLANK)
    assert Reroll(0, items[0]) in scene.state.legal(0)
    scene.play(0, Reroll(0, items[0]), HIT)
    assert scene.state.fight().dice[0].again
    assert scene.refused(0, Reroll(0, items[1])) == Refusal(Reject.REROLLED, about=0)
    assert [action for action in scene.state.legal(0) if isinstance(action, Reroll)] == [Reroll(1, items[1])]


def test_ruling_22_the_same_source_adds_once() -> None:
    """Two of an Item, and two of a Blessing: 1 Armor each."""
    scene = Arena([A])
    hero = scene.hero(0)
    plate = effect("armor", 1, when="always")
    charm = scene.wear(0, effects=[plate])
    hero.worn = [tiny.LENS, charm, charm]
    hero.blessings = [v.BLESSING_LAW * 100] * 2
    value = Tally()
    armor(scene.state, hero, value)
    assert [(line.reason, line.amount) for line in value.lines[1:]] == [(Why.ADDED, 1), (Why.ADDED, 1)]
    power = scene.learn(0, use=tiny.use("hit", effect("hits", 2)))
    scene.attack(hero, scene.enemy(MASTER, A), v.OF_HERO, NOTHING)
    scene.play(0, UsePower(power, NOWHERE))
    hero.cooling[power] = -1
    assert scene.refused(0, UsePower(power, NOWHERE)).code is Reject.SAME_SOURCE


def test_ruling_23_decks_reshuffle_when_empty_but_the_event_deck_never() -> None:
    scene = Skirmish([A])
    for deck, cards in ((v.TRAP, 2), (v.EVENT, 4)):
        for _ in range(cards):
            discard(scene.state, deck, draw(scene.state, deck, 0, quiet(1)))
    entry = quiet(1)
    draw(scene.state, v.TRAP, 0, entry)
    assert [event.values for event in entry.events] == [(v.TRAP,)] and scene.state.piles[v.TRAP].left() == 1
    assert draw(scene.state, v.EVENT, 0, Entry(Scripted([]))) == -1


def test_ruling_23_no_more_events_may_end_the_quest() -> None:
    scene = Skirmish([A], events=1, paragraphs=[{"trigger": "events-out", "orders": [effect("loses", what=1)]}])
    scene.run(EventPhase(), 4)
    scene.run(EventPhase())
    assert scene.state.ended is None
    scene.run(EventPhase())
    assert scene.state.ended is not None and scene.told("events-out") == [()]


def test_ruling_24_an_event_stays_on_top_for_a_round_and_is_then_discarded() -> None:
    scene = Skirmish([A])
    scene.run(EventPhase(), 3, NOTHING)
    assert (scene.state.event, scene.hero(0).health) == (2, 7)
    scene.run(EventPhase())
    assert (scene.state.event, scene.state.piles[v.EVENT].discards) == (-1, [0, 0, 1, 0])


def test_ruling_24_night_lies_beside_the_deck_until_day_comes_and_costs_heroes_a_hit() -> None:
    scene = Arena([A])
    scene.run(EventPhase(), 1)
    assert (scene.state.event, scene.state.sky, scene.state.night) == (-1, 0, True)
    scene.attack(scene.hero(0), scene.enemy(DRUDGE, A), SWORD, HIT, HIT, NOTHING)
    assert scene.total() == (1, 0)
    scene.strike(FIRST, scene.hero(0), HIT)
    assert scene.total() == (1, 0)
    scene.run(EventPhase(), 1)
    assert (scene.state.sky, scene.state.night, scene.state.piles[v.EVENT].discards[0]) == (1, False, 1)


def test_ruling_25_a_paragraph_with_its_orders_and_a_choice_of_a_nature() -> None:
    pages = [
        {
            "trigger": "start",
            "orders": [effect("spawns", 2, what=DRUDGE, at=B), effect("opens", at=0), effect("objective", what=1)],
            "choices": [
                {"nature": v.LAW, "orders": [effect("reads", what=1)]},
                {"nature": v.CHAOS, "orders": [effect("loses", what=0)]},
                {"orders": [effect("places", what=v.DEADLY, at=C)]},
            ],
        },
        {"trigger": "read", "orders": [effect("crowns", 4), effect("wins", what=0)]},
    ]
    quest = Quest(2, paragraphs=pages)
    assert len(quest.state.enemies) == 2 and quest.state.doors == [v.OPENED] and quest.state.objective == 1
    assert quest.asked() == (0, "choose") and quest.state.legal(0) == [Choose(0), Choose(2)]
    assert quest.state.why_not(0, Choose(1)) == Refusal(Reject.WRONG_NATURE, need=v.CHAOS)
    quest.play(Choose(0))
    assert isinstance(quest.state.pending(), Over) and quest.state.heroes[0].crowns == 7


def test_ruling_25_spawns_scale_with_the_heroes() -> None:
    names = ["reck", "tamm", "sill", "mote", "cinder"]
    counts = []
    for heroes in range(1, 6):
        state = GAME.new(GAME.resolve({"quest": "cold-stair", "heroes": names[:heroes]}), Entry(Seeded(1)))
        assert isinstance(state, DelveState)
        counts.append(len(state.enemies))
    assert counts == sorted(counts) and counts[0] < counts[4]


def test_ruling_26_a_party_keeps_ranks_items_and_crowns() -> None:
    kept = {"heroes": {"tamm": {"rank": 3, "worn": [], "pack": ["fire-pot"], "crowns": 9}}}
    setup = resolved(party=kept)
    state = GAME.new(setup, Entry(Seeded(1)))
    assert isinstance(state, DelveState)
    reck, tamm = state.heroes
    assert (tamm.rank, tamm.worn, tamm.crowns) == (2, [], 9)
    assert [setup["items"][item]["id"] for item in tamm.pack] == ["fire-pot"]
    assert reck.rank == 0 and reck.worn

"""The greedy bot: what it weighs, how exactly, what it may know, and how well it plays Golem Arcana."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import sqrt
from random import Random
from typing import Any

import pytest

from shem.bots.greedy import FUTURES, WEIGHED, GreedyBot, Taste, better_than_passing, weigh
from shem.core.bot import Choice
from shem.core.chance import Entry, Every, Scripted, Seeded
from shem.core.contract import Action, Game, Over, Pending, Prompt, State, Turn
from shem.core.notation import canonical, digest
from shem.core.odds import LEAVES, SAMPLES, futures
from shem.core.sight import Sight
from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.game import GAME
from shem.games.arcana.parts.actions import (
    END_TURN,
    AreaAttack,
    AreaCharge,
    Attack,
    Bless,
    Charge,
    Curse,
    EndTurn,
    Miracle,
    Move,
    Route,
    Use,
    UseOn,
)
from shem.games.arcana.parts.edition import EDITIONS
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.prospect import Outlook, forecast
from shem.games.archmage.game import GAME as ARCHMAGE
from shem.lab.simulate import simulate
from tests.properties.test_arcana import SCENARIOS, positions, setup_of
from tests.rules.arcana.made import (
    ancient,
    change,
    construct,
    effect,
    gift,
    golem,
    knight,
    melee,
    miracle_of,
    move,
    power,
    ranged,
    row,
    spell,
)

POSITIONS = 12
PLAIN = golem("Plain", attacks=[melee("Blow"), ranged("Shot")])
TERMS = [
    "points",
    "strength",
    "ground",
    "attacks-now",
    "attacks-next",
    "danger",
    "nearness",
    "effects",
    "supplies",
    "unspent",
]


def field() -> Box:
    """Two against two, near enough to strike."""
    placed = [("Plain", 0, (0, 0)), ("Plain", 0, (1, 0)), ("Plain", 1, (1, 0)), ("Plain", 1, (3, 0))]
    return arcana.sandbox(row(5), placed, golems=[PLAIN])


def total(state: State, seat: int, game: Game = GAME) -> float:
    return sum(amount for _, amount in game.value(state, seat))


def choose(state: State, seat: int, seed: int = 1, game: Game = GAME, setup: Mapping[str, Any] | None = None) -> Choice:
    return GreedyBot(seed).choose(Sight(game, setup or {}, state, seat))


@cache
def some_positions() -> list[tuple[State, int]]:
    """Positions of turns that random play reaches, each with the seat that is asked."""
    found = [battle for scenario in SCENARIOS for battle in positions(scenario, 6, POSITIONS)]
    assert len(found) == POSITIONS * len(SCENARIOS)
    return [(battle, battle.pending().seats[0]) for battle in found]


def kind(action: Action) -> tuple[int, ...]:
    """What is the same of actions that differ only in their Region or target, as the shortlist groups them."""
    key = action.key()
    if isinstance(action, Charge | AreaCharge):
        return (key[0], key[1], key[2])
    return key[:3] if len(key) > 3 else key[:1]


# What it weighs.


def test_it_weighs_exactly_the_shortlist_and_takes_the_best() -> None:
    """Of deployments it may take one that is nearly the best; where actions are alike, the shortlist may have others."""
    for state, seat in some_positions():
        before = digest(state)
        choice = choose(state, seat)
        listed = GAME.shortlist(state, seat, state.legal(seat), WEIGHED)
        assert sorted(map(kind, [option.action for option in choice.considered])) == sorted(map(kind, listed))
        if len(state.legal(seat)) <= WEIGHED:
            assert sorted(option.action for option in choice.considered) == sorted(listed)
        gains = {option.action: option.gain for option in choice.considered}
        assert list(gains.values()) == sorted(gains.values(), reverse=True)
        best = better_than_passing(GAME, list(choice.considered))[0]
        assert gains[choice.action] >= best.gain - GAME.leeway(choice.action)
        assert digest(state) == before, "thinking changes nothing"


def test_a_gain_is_the_sum_of_its_terms() -> None:
    told = 0
    for state, seat in some_positions():
        for option in choose(state, seat).considered:
            assert option.gain == pytest.approx(sum(term.gain for term in option.terms), abs=1e-7)
            told += len(option.terms)
    assert told > 100


def test_a_gain_is_the_expected_value_above_the_value_now() -> None:
    """Every face of every die by itself, none taken together with those alike."""
    weighed = 0
    for state, seat in some_positions():
        for action in state.legal(seat):
            if not isinstance(action, Attack | AreaAttack):
                continue
            every, mean = Every(alike=False), 0.0
            while True:
                world = state.copy()
                world.apply(seat, action, Entry(every))
                mean += every.weight * total(world, seat)
                if not every.next():
                    break
            assert weigh(GAME, state, seat, action).gain == pytest.approx(mean - total(state, seat), abs=1e-9)
            weighed += 1
    assert weighed > 10


@pytest.mark.parametrize("name", ["Blow", "Shot"])
def test_an_attack_is_the_sum_over_all_100_faces(name: str) -> None:
    box = field()
    attacker = box.pieces[1]
    target = box.pieces[2 if name == "Blow" else 3]
    action = Attack(attacker.number, box.ability(attacker, name).slot, target.number)
    assert action in box.legal()
    values = []
    for face in range(1, 101):
        world = box.state.copy()
        world.apply(0, action, Entry(Scripted([face])))
        values.append(total(world, 0))
    assert len(set(values)) > 1
    found = weigh(GAME, box.state, 0, action)
    assert found.exact and found.error == 0.0 and 1 < found.leaves <= 5
    assert found.gain == pytest.approx(sum(values) / 100 - total(box.state, 0), abs=1e-9)


def test_points_are_the_chance_of_a_kill() -> None:
    """75 % and the doubles 77, 88, 99 and 00: 79 faces of 100 hit, and each kills a Golem worth an average one."""
    box = field()
    attacker, target = box.pieces[1], box.pieces[2]
    target.health = 1
    action = Attack(attacker.number, box.ability(attacker, "Blow").slot, target.number)
    assert box.to_hit(attacker, "Blow", target).total == 75
    found = weigh(GAME, box.state, 0, action)
    assert {term.code: term.gain for term in found.terms}["points"] == pytest.approx(0.79)


def test_a_lone_attacker_takes_the_likely_kill() -> None:
    box = arcana.sandbox(row(5), [("Plain", 0, (1, 0)), ("Plain", 1, (2, 0)), ("Plain", 1, (4, 0))], golems=[PLAIN])
    attacker, target, _ = box.pieces
    target.health = 1
    assert choose(box.state, 0).action == Attack(attacker.number, box.ability(attacker, "Shot").slot, target.number)


def test_passing_loses_what_the_ap_left_could_do() -> None:
    """Nothing else changes by it but that unspent AP become Mana."""
    passed = 0
    for state, seat in some_positions():
        assert isinstance(state, Battle)
        before = dict(GAME.value(state, seat))
        for option in choose(state, seat).considered:
            if option.action == END_TURN:
                terms = {term.code: term.gain for term in option.terms}
                assert set(terms) <= {"attacks-now", "supplies", "unspent"}
                assert terms.get("attacks-now", 0.0) == pytest.approx(-before["attacks-now"])
                assert (option.leaves, option.exact) == (1, True)
                passed += terms != {}
    assert passed >= 6


# What it must not do.


def test_it_breaks_away_before_it_shoots_at_long_odds() -> None:
    """An enemy in its Region takes 20 of the shot's 35 percent; there are AP to leave it, and then to shoot twice."""
    far, near = golem("Far", dodge=40, health=20), golem("Near")
    placed = [("Plain", 0, (1, 0)), ("Near", 1, (1, 0)), ("Far", 1, (4, 0))]
    box = arcana.sandbox(row(6), placed, golems=[PLAIN, near, far])
    shooter, _, target = box.pieces
    assert box.to_hit(shooter, "Shot", target).total == 15
    action = choose(box.state, 0).action
    assert action != Attack(shooter.number, box.ability(shooter, "Shot").slot, target.number)
    assert isinstance(action, Move)


def test_it_strikes_who_stands_in_its_region_rather_than_shoot_at_long_odds() -> None:
    far, near = golem("Far", dodge=40), golem("Near")
    placed = [("Plain", 0, (1, 0)), ("Near", 1, (1, 0)), ("Far", 1, (4, 0))]
    box = arcana.sandbox(row(6), placed, golems=[PLAIN, near, far])
    box.army(0).ap = 1
    striker, target, _ = box.pieces
    assert choose(box.state, 0).action == Attack(striker.number, box.ability(striker, "Blow").slot, target.number)


def test_it_leaves_no_ap_unspent_while_an_attack_may_hit() -> None:
    """Even where the attacks have doubled in cost, and the enemies dodge more than half of them."""
    dodgy = golem("Dodgy", dodge=55)
    placed = [("Plain", 0, (1, 0)), ("Plain", 0, (1, 0)), ("Dodgy", 1, (1, 0)), ("Dodgy", 1, (1, 0))]
    box = arcana.sandbox(row(6), placed, golems=[PLAIN, dodgy])
    box.pieces[0].uses, box.pieces[0].pips = (0, 2, 2), (0, 4, 4)
    assert choose(box.state, 0).action != END_TURN


@pytest.mark.parametrize("enemy", [8, 9])
def test_it_leaves_no_golem_of_10_health_in_reach(enemy: int) -> None:
    """In reach of a shot after a move, from which it can get away."""
    placed = [("Plain", 0, (4, 0)), ("Plain", 0, (2, 0)), ("Plain", 1, (enemy, 0))]
    box = arcana.sandbox(row(14), placed, golems=[PLAIN])
    box.army(0).ap = 1
    wounded = box.pieces[0]
    wounded.health = 10
    wounded.pips, wounded.uses = (0, 2, 2), (0, 1, 1)
    action = choose(box.state, 0).action
    assert isinstance(action, Move) and action.golem == wounded.number
    assert box.state.field.distance(action.region, box.region((enemy, 0)), False) > 6


def test_it_deploys_by_its_seed() -> None:
    """The same seed deploys the same; others in other places, none of them much worse."""
    setup = setup_of("four-winds")
    found: list[tuple[Action, ...]] = []
    for seed in (1, 2, 3, 4, 1):
        state = GAME.new(setup, Entry(Seeded(1)))
        seat = state.pending().seats[0]
        bot = GreedyBot(seed)
        chosen: list[Action] = []
        while state.pending().seats == [seat]:
            choice = bot.choose(Sight(GAME, setup, state, seat))
            gains = {option.action: option.gain for option in choice.considered}
            assert gains[choice.action] >= choice.considered[0].gain - 0.05
            chosen.append(choice.action)
            state.apply(seat, choice.action, Entry(Seeded(0)))
        found.append(tuple(sorted(chosen)))
    assert found[0] == found[4]
    assert len(set(found)) >= 3


OWN, THEIRS = 2, 4
AIMS: list[tuple[str, int, dict[str, int]]] = [("Sharp", 30, {"ap": 1}), ("Blunt", 5, {"health": 5})]
HOARDERS = [
    (ancient("Ward", blessing=spell("Ward", 10, 5, gift("dodge", 20, whom="allies_here"))), Bless(0, OWN)),
    (ancient("Rest", blessing=spell("Rest", 6, 2, effect("heal", "upkeep", "allies_here", amount=10))), Bless(0, OWN)),
    (ancient("Storm", curse=spell("Storm", 7, 2, effect("harm", "upkeep", "everyone_here", amount=10))), Curse(0, THEIRS)),
    (ancient("Mire", curse=spell("Mire", 6, 3, gift("movement", -1, whom="enemies_here"))), Curse(0, THEIRS)),
    (ancient("Snare", curse=spell("Snare", 6, 3, gift("cost", 1, "enemies_here", select=["moves"]))), Curse(0, THEIRS)),
]


@pytest.mark.parametrize(("old", "right"), HOARDERS, ids=lambda of: of["name"] if isinstance(of, dict) else "")
def test_it_does_not_hoard_mana(old: dict[str, Any], right: Action) -> None:
    """40 Mana are more than it can ever use: it places what helps its own Golems, or hurts the others."""
    placed = [("Plain", army, (region, 0)) for army, region in ((0, OWN), (0, OWN), (1, THEIRS), (1, THEIRS))]
    box = arcana.sandbox(row(8), placed, golems=[PLAIN], ancients=[(old, 0)])
    box.army(0).ap, box.army(0).mana = 0, 40
    for piece in box.pieces:
        piece.health = 40
    assert choose(box.state, 0).action == right


def test_it_does_nothing_only_to_put_off_the_end_of_its_turn() -> None:
    """To move a Blessing to and fro costs hardly anything, but it saves none of the AP that nothing can be done with."""
    old = ancient("Old", blessing=spell("Ward", 10, 1, gift("dodge", 20, whom="allies_here")))
    far = golem("Far", moves=[move("Crawl", ap=5, mp=1)], attacks=[melee("Blow")])
    placed = [("Far", 0, (0, 0)), ("Far", 1, (12, 0))]
    box = arcana.sandbox(row(13), placed, golems=[far], ancients=[(old, 0)])
    box.army(0).ap, box.army(0).mana = 3, 60
    box.play(Bless(0, box.region((1, 0))))
    assert any(isinstance(action, Bless) for action in box.legal())
    assert choose(box.state, 0).action == END_TURN


SLOW_MIRACLES = {
    "heals": effect("heal_each_turn", "use", "allies", amount=5, rounds=3),
    "harms": effect("harm_each_turn", "use", "enemies", amount=6, step=-2, rounds=3),
    "fades": change("accuracy", -20, on="use", whom="enemies", rounds=4, step=5),
    "wears off": change("accuracy", 20, on="use", whom="allies", rounds=4, step=-5),
}


@pytest.mark.parametrize("what", SLOW_MIRACLES)
def test_it_works_miracles_that_act_step_by_step(what: str) -> None:
    """Health over time counts by what it does, and a fading change by its sign; 60 Mana are more than it can ever use."""
    old = ancient("Old", miracle=miracle_of("Slow", 12, SLOW_MIRACLES[what]))
    placed = [("Plain", army, (region, 0)) for army, region in ((0, OWN), (0, OWN), (1, THEIRS), (1, THEIRS))]
    box = arcana.sandbox(row(8), placed, golems=[PLAIN], ancients=[(old, 0)])
    box.army(0).ap, box.army(0).mana = 0, 60
    for piece in box.pieces:
        piece.health = 50
    assert choose(box.state, 0).action == Miracle(0)


USELESS = {
    "to duck from shots that nobody can fire": power(
        "Duck", change("dodge", 10, on="use", whom="self", against="ranged"), health=5
    ),
    "to drop its own guard": power("Drop", change("armor", -10, on="use", whom="self", rounds=3), ap=1),
    "to silence one without a Knight": power("Hush", effect("silence", "use", "target", rounds=2), mana=4, aim="enemy"),
}


@pytest.mark.parametrize("why", USELESS)
def test_it_pays_nothing(why: str) -> None:
    """Beside an enemy that has only Melee attacks, with nothing else to do."""
    fist = golem("Fist", attacks=[melee("Blow", ap=3)])
    bearer = {"golem": fist, "army": 0, "at": (1, 0), "knight": knight("Idle", USELESS[why])}
    box = arcana.sandbox(row(8), [bearer, ("Fist", 1, (1, 0))], golems=[fist])
    box.army(0).ap, box.army(0).mana = 1, 60
    assert any(isinstance(action, (Use, UseOn)) for action in box.legal())
    assert choose(box.state, 0).action == END_TURN


def test_it_does_not_replace_what_helps_more() -> None:
    """Stacking: of effects of one kind only the newest acts (ruling B23), so +5 would take +30 away."""
    aims = [power(name, change("accuracy", more, on="use", whom="self"), **price) for name, more, price in AIMS]
    bearer = {"golem": PLAIN, "army": 0, "at": (1, 0), "knight": knight("Eye", *aims)}
    box = arcana.sandbox(row(8), [bearer, ("Plain", 1, (1, 0))], golems=[PLAIN])
    box.affect(box.pieces[0], box.pieces[0], "Sharp")
    box.army(0).ap = 0
    assert [type(action) for action in box.legal()] == [EndTurn, Use]
    assert choose(box.state, 0).action == END_TURN


def test_it_pays_no_health_for_nothing() -> None:
    """A better aim for two Rounds, 10 Regions from the only enemy."""
    rage = knight("Rage", power("Rage", change("accuracy", 10, on="use", whom="self"), health=10))
    bearer = {"golem": PLAIN, "army": 0, "at": (1, 0), "knight": rage}
    placed: list[Any] = [bearer, ("Plain", 1, (11, 0))]
    box = arcana.sandbox(row(14), placed, golems=[PLAIN])
    box.army(0).ap = 0
    assert [type(action) for action in box.legal()] == [EndTurn, Use]
    assert choose(box.state, 0).action == END_TURN


@pytest.mark.parametrize("size", ["ogre", "colossus"])
def test_it_does_not_give_a_golem_for_its_mana(size: str) -> None:
    """The last Health paid gives 20 % of the APV in Mana, and no VP to enemies who could have killed it soon."""
    rage = knight("Rage", power("Rage", change("accuracy", 10, on="use", whom="self"), health=10))
    big = golem("Big", size, apv=300, attacks=[melee("Blow")])
    hope = ancient("Hope", miracle=miracle_of("Hope", 20, change("armor", 5, on="use", whom="allies")))
    bearer = {"golem": big, "army": 0, "at": (1, 0), "knight": rage}
    placed: list[Any] = [bearer, ("Plain", 0, (0, 0)), ("Plain", 1, (3, 0)), ("Plain", 1, (3, 0))]
    box = arcana.sandbox(row(8), placed, golems=[PLAIN], ancients=[(hope, 0)])
    box.pieces[0].health = 10
    box.army(0).ap = 0
    assert [type(action) for action in box.legal()] == [EndTurn, Use]
    assert choose(box.state, 0).action == END_TURN


# How exactly.


class Throw(Action):
    """Throw the dice."""

    def key(self) -> tuple[int, ...]:
        return (0,)


class Dice(State):
    """Two dice to throw once; the value is their sum."""

    def __init__(self, sides: int, thrown: int = 0) -> None:
        self.sides = sides
        self.thrown = thrown

    def pending(self) -> Pending:
        return Turn(0, Prompt("throw"))

    def legal(self, seat: int) -> list[Action]:
        return [Throw()]

    def apply(self, seat: int, action: Action, entry: Entry) -> None:
        self.thrown = entry.roll(self.sides, "first") + entry.roll(self.sides, "second")

    def determinize(self, seat: int | None, entry: Entry) -> State:
        return self.copy()

    def copy(self) -> State:
        return Dice(self.sides, self.thrown)


class DiceGame(Game):
    def value(self, state: State, seat: int) -> list[tuple[str, float]]:
        assert isinstance(state, Dice)
        return [("thrown", float(state.thrown))]


def test_256_futures_are_exact() -> None:
    """Two dice of 16 sides: 256 futures, 17 on average."""
    found = weigh(DiceGame(), Dice(16), 0, Throw())
    assert (found.leaves, found.exact, found.error) == (LEAVES, True, 0.0) == (256, True, 0.0)
    assert found.gain == pytest.approx(17.0)


def test_more_futures_are_sampled_with_their_error() -> None:
    """Two dice of 20 sides: 21 on average; a die's variance is (20 * 20 - 1) / 12."""
    expected = sqrt(2 * 399 / 12 / SAMPLES)
    for seed in range(20):
        found = weigh(DiceGame(), Dice(20), 0, Throw(), seed)
        assert (found.leaves, found.exact) == (SAMPLES, False)
        assert found.error == pytest.approx(expected, rel=0.2)
        assert abs(found.gain - 21.0) < 4 * found.error


def test_a_taste_weighs_gain_and_error() -> None:
    plain, taste = weigh(DiceGame(), Dice(20), 0, Throw()), Taste(DiceGame(), {"thrown": 3.0})
    found = weigh(DiceGame(), Dice(20), 0, Throw(), taste=taste)
    assert (found.gain, found.error) == pytest.approx((3 * plain.gain, 3 * plain.error))
    assert taste.passed(Dice(20, 7), 0) == [("thrown", 21.0)]


def test_the_limit_is_how_many_futures_are_exact() -> None:
    box = field()
    action = Attack(1, box.ability(box.pieces[1], "Blow").slot, 2)
    exact = futures(box.state, 0, action)
    count = len(exact.leaves)
    assert exact.exact and sum(leaf.weight for leaf in exact.leaves) == pytest.approx(1.0)
    assert futures(box.state, 0, action, limit=count).exact
    sampled = futures(box.state, 0, action, limit=2)
    assert not sampled.exact and len(sampled.leaves) == SAMPLES
    assert sum(leaf.weight for leaf in sampled.leaves) == pytest.approx(1.0)
    values = [total(leaf.state, 0) for leaf in sampled.leaves]
    mean = sum(leaf.weight * total(leaf.state, 0) for leaf in exact.leaves)
    assert sampled.error(values) > 0.0
    assert abs(sum(values) / SAMPLES - mean) < 4 * sampled.error(values)
    assert exact.error([total(leaf.state, 0) for leaf in exact.leaves]) == 0.0


def test_the_same_seed_chooses_the_same() -> None:
    for state, seat in some_positions():
        assert choose(state, seat, 4) == choose(state, seat, 4)
    assert choose(Dice(20), 0, 4, DiceGame()) == choose(Dice(20), 0, 4, DiceGame())
    assert choose(Dice(20), 0, 4, DiceGame()) != choose(Dice(20), 0, 5, DiceGame())


# What it may know.


def test_it_chooses_the_same_in_every_world_that_looks_the_same() -> None:
    """In Archmage, where the others' splits are secret: they differ behind the Sight and make no difference."""
    setup = ARCHMAGE.resolve({"seats": 3})
    state = ARCHMAGE.new(setup, Entry(Seeded(2)))
    random, differed = Random(2), 0
    for _ in range(60):
        if isinstance(state.pending(), Over):
            break
        seat = random.choice(state.pending().seats)
        other = state.determinize(seat, Entry(Seeded(random.getrandbits(32))))
        if other.data() != state.data() and 1 < len(state.legal(seat)) < 60:
            assert canonical(other.view(seat)) == canonical(state.view(seat))
            assert choose(state, seat, 3, ARCHMAGE, setup) == choose(other, seat, 3, ARCHMAGE, setup)
            differed += 1
        state.apply(seat, random.choice(state.legal(seat)), Entry(Seeded(0)))
    assert differed >= 5


def test_nothing_is_hidden_in_arcana() -> None:
    for state, seat in some_positions():
        other = state.determinize(seat, Entry(Seeded(9)))
        assert digest(other) == digest(state)
        assert choose(other, seat) == choose(state, seat)


def test_a_spectator_decides_nothing() -> None:
    with pytest.raises(AssertionError):
        GreedyBot(1).choose(Sight(GAME, {}, field().state, None))


# The value.


def test_the_terms_are_the_same_in_the_same_order_until_the_end() -> None:
    for scenario in SCENARIOS:
        random, chance = Random(scenario), Seeded(1)
        state = GAME.new(setup_of(scenario), Entry(chance))
        while not isinstance(state.pending(), Over):
            for seat in range(2):
                assert [code for code, _ in GAME.value(state, seat)] == TERMS
            seat = state.pending().seats[0]
            state.apply(seat, random.choice(state.legal(seat)), Entry(chance))


@pytest.mark.long
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_greedy_beats_random(scenario: str) -> None:
    found = simulate("arcana", {"scenario": scenario}, ["greedy", "random"], 20, seed=11)
    assert found.swap and found.wins[0].count >= 18
    assert found.chairs[0].count > 0 and found.chairs[1].count > 0


def test_the_shortlist_has_some_of_every_kind_and_all_where_there_are_few() -> None:
    """Each Golem's every ability, but no way named Region by Region: that is weighed as the Move."""
    shortened = 0
    for state, seat in some_positions():
        every = state.legal(seat)
        assert GAME.shortlist(state, seat, every, len(every)) == every
        if len(every) <= 20:
            continue
        legal = [action for action in every if not isinstance(action, Route)]
        few = GAME.shortlist(state, seat, every, 20)
        chosen = set(few)
        assert [action for action in legal if action in chosen] == few
        melee = {kind(action)[1:] for action in few if isinstance(action, Attack | AreaAttack | Charge | AreaCharge)}
        for action in legal:
            if isinstance(action, Attack | AreaAttack | Charge | AreaCharge):
                assert kind(action)[1:] in melee
            else:
                assert kind(action) in {kind(other) for other in few}
        shortened += len(few) < len(legal)
    assert shortened > 6


def test_a_decision_weighs_few_actions_and_few_futures_each_in_a_battle_of_eight_armies() -> None:
    """What a decision costs is bounded by counts, not by a clock: some hundred actions are legal here."""
    setup = GAME.resolve({"scenario": "tournament-of-the-hundred-skulls", "seats": 8})
    random, chance = Random(3), Seeded(3)
    state = GAME.new(setup, Entry(chance))
    asked = 0
    for decision in range(330):
        seat = state.pending().seats[0]
        legal = state.legal(seat)
        if decision > 120 and decision % 30 == 0:
            choice = choose(state, seat, setup=setup)
            groups = {kind(action) for action in legal}
            assert len(choice.considered) <= WEIGHED + len(groups)
            assert max(option.leaves for option in choice.considered) <= FUTURES
            asked += len(legal) > 2 * WEIGHED
        state.apply(seat, random.choice(legal), Entry(chance))
    assert asked >= 2


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("scenario", ["four-winds", "blood-and-sands", "caves-of-mahtis", "epic"])
def test_what_is_kept_of_attacks_agrees_with_the_rules(scenario: str, edition: str) -> None:
    """Positions one after the other share the memory; every number that it gives is the one that the rules give now."""
    random, chance = Random(scenario), Seeded(2)
    state = GAME.new(GAME.resolve({"scenario": scenario, "edition": edition}), Entry(chance))
    compared = 0
    while not isinstance(state.pending(), Over):
        seat = state.pending().seats[0]
        state.apply(seat, random.choice(state.legal(seat)), Entry(chance))
        assert isinstance(state, Battle)
        if state.ended is not None or state.round == 0 or random.random() > 0.2:
            continue
        outlook = Outlook(state, seat)
        standing = [golem for golem in state.golems if golem.at >= 0]
        for attacker in random.sample(standing, min(6, len(standing))):
            for other in random.sample(standing, min(6, len(standing))):
                for ability in attacker.type.attacks if not state.allied(attacker.army, other.army) else []:
                    kept, now = outlook.forecast(attacker, ability, other), forecast(state, attacker, ability, other)
                    assert (kept.chance, kept.hurt) == (now.chance, now.hurt)
                    compared += 1
    assert compared > 200


def test_ruling_B7_a_construct_that_a_hill_hides_beside_a_colossus_is_not_counted_on() -> None:
    """The Colossus is seen over the Hill, and attacked; the worthier one beside it is not, nobody may shoot at it."""
    idol = construct("Idol", apv=900, health=1)
    giant = golem("Giant", "colossus", health=500, attacks=[melee("Fist")])
    placed = [("Plain", 0, (0, 0)), ("Giant", 1, (2, 0))]
    box = arcana.sandbox(["P- H- P-"], placed, golems=[PLAIN, giant, idol])
    beside = box.summon("Idol", 1, (2, 0))
    state = box.state

    def targets() -> set[int]:
        arms = Outlook(state, 0).arms(box.pieces[0], state.enemies_of(0, True), 1)
        return {blow.target for blow in arms.blows if blow.cost == 1}

    assert targets() == {box.pieces[1].number}
    box.put(box.pieces[0], (1, 0))
    assert targets() == {beside.number}, "seen from the Hill"

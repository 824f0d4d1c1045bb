"""Golem Arcana: what holds in every position that random play reaches, and in every map and figure made up at random."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shem.core.chance import Entry, Every, Seeded
from shem.core.contract import Action, Over
from shem.core.event import Event
from shem.core.tally import Tally
from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.game import GAME
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.actions import ARRIVE, AreaAttack, Attack, Go, Move, Route
from shem.games.arcana.parts.edition import edition
from shem.games.arcana.parts.field import mode_of
from shem.games.arcana.parts.figures import DESTROYED, LOST, RESERVE, Golem
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules import attack, cooldown, damage, movement, sight
from shem.games.arcana.rules.attack import faces_alike, result_of
from tests.rules.arcana.made import fly, golem, move, ranged

SCENARIOS = ["three-cairns", "thirst", "four-winds"]
CODES = ["P-", "Pg", "Pm", "Ph2", "H-", "Hm", "M-", "S-", "D-", "W-", "T-", ".."]
STEADY = settings(derandomize=True, deadline=None, max_examples=60)

maps = st.integers(2, 7).flatmap(
    lambda columns: st.lists(
        st.lists(st.sampled_from(CODES), min_size=columns, max_size=columns).map(" ".join), min_size=1, max_size=6
    )
)


# Random play.


@cache
def setup_of(scenario: str) -> Any:
    return GAME.resolve({"scenario": scenario})


class Books:
    """What the events tell of each army's AP (spent since the refresh), Mana and VP, beside the position's own figures."""

    def __init__(self) -> None:
        self.ap: Counter[int] = Counter()
        self.mana: Counter[int] = Counter()
        self.vp: Counter[int] = Counter()

    def enter(self, battle: Battle, told: list[Event]) -> None:
        for event in told:
            data: dict[str, Any] = event.data()
            kind = data["kind"]
            if kind == "order":
                for place, army in enumerate(data["armies"]):
                    self.ap[army] = battle.plan.ap - battle.plan.first_ap(place)
            elif kind == "breakdown":
                self.mana[battle.golems[data["golem"]].army] += data["mana"]
            elif kind in ("well", "granted", "turn-ended"):
                self.mana[data["army"]] += data["mana"]
                if kind == "turn-ended":
                    self.ap[data["army"]] = 0
            elif kind == "mana-changed":
                self.mana[data["army"]] += data["change"]
            elif kind == "vp-changed":
                self.vp[data["army"]] += data["change"]
            elif kind == "ap-changed":
                self.ap[data["army"]] -= data["change"]
            elif kind in ("moved", "entered-board", "charged"):
                self.ap[battle.golems[data["golem"]].army] += data["ap"]
            elif kind in ("miracle", "blessed", "cursed"):
                self.mana[data["army"]] -= data["mana"]
            elif kind in ("attacked", "used", "used-on", "used-at"):
                golem = battle.golems[data["golem"]]
                resource = golem.type.abilities[data["ability"]].resource
                if resource == v.MANA:
                    self.mana[golem.army] -= data["cost"]
                elif resource == v.AP:
                    self.ap[golem.army] += data["cost"]
            elif kind == "captured":
                self.vp[data["army"]] += data["vp"]
            elif kind == "destroyed":
                self.mana[battle.golems[data["golem"]].army] += data["mana"]
                if data["victor"] >= 0:
                    self.vp[data["victor"]] += data["vp"]
                assert (data["vp"] > 0) == (data["victor"] >= 0)
                assert data["victor"] != battle.golems[data["golem"]].army


def look(battle: Battle, books: Books) -> None:
    """Every invariant of a position."""
    look_at_regions(battle)
    for army in battle.armies[: battle.plan.wild]:
        assert 0 <= army.ap == battle.plan.ap - books.ap[army.number]
        assert army.mana == books.mana[army.number]
        assert army.vp == books.vp[army.number]
    in_turn = battle.steps[-1].data()[0] == "turn"
    for piece in battle.golems:
        look_at_piece(battle, piece, in_turn)
    if battle.ended is None and battle.round > 0:
        seats = battle.pending().seats
        assert len(seats) == 1 and not battle.armies[seats[0]].out
        assert sum(1 for army in battle.armies if not army.out) >= 2


def look_at_regions(battle: Battle) -> None:
    """In each Region: no more bases than its limit, one Construct, one Blessing and one Curse, on ground that takes them.

    Regions are those of the pieces and zones that are on the board; in any other one there is nothing to count.
    """
    regions = battle.field.regions
    filled: dict[int, int] = {}
    constructs: set[int] = set()
    for piece in battle.golems:
        if piece.at >= 0:
            filled[piece.at] = filled.get(piece.at, 0) + piece.type.base
            if piece.type.construct:
                assert piece.at not in constructs
                constructs.add(piece.at)
    for region, bases in filled.items():
        assert bases <= regions[region].limit
    placed: set[tuple[int, int]] = set()
    for zone in battle.zones:
        role = zone.layout.role
        if role in (v.BLESSING, v.CURSE):
            assert regions[zone.region].terrain.blessable
            assert (zone.region, role) not in placed
            placed.add((zone.region, role))


def look_at_piece(battle: Battle, piece: Golem, in_turn: bool) -> None:
    at, health = piece.at, piece.health
    assert 0 <= health <= piece.type.health
    dying = health == 0 and not in_turn  # ruling B37: it has paid its last Health
    assert (health == 0) == (at == DESTROYED) or dying
    out = battle.armies[piece.army].out
    assert at != LOST or out or 0 < battle.plan.deploy_rounds <= battle.round
    assert not out or at < RESERVE or piece.army == battle.plan.wild
    if any(piece.pips) or any(piece.uses):
        for ability, pips, uses in zip(piece.type.abilities, piece.pips, piece.uses):
            if ability.uses:
                assert pips == 0 and 0 <= uses <= ability.uses
            else:
                assert pips >= 0 and (pips > 0 or uses == 0)
    assert at >= 0 or piece.effects == []
    for active in piece.effects:
        assert active.ticks > 0 or active.until >= battle.round or active.effect.rounds == 0


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_battles_keep_every_invariant(scenario: str, seed: int) -> None:
    choose, dice = Random(seed), Seeded(seed)
    entry = Entry(dice, telling=True)
    battle = GAME.new(setup_of(scenario), entry)
    assert isinstance(battle, Battle)
    books = Books()
    books.enter(battle, entry.events)
    rounds: list[int] = []
    while not isinstance(battle.pending(), Over):
        look(battle, books)
        seat = battle.pending().seats[0]
        options = battle.legal(seat)
        assert battle.legal(1 - seat) == []
        action = choose.choice([option for option in options if not is_end(option)] or options)
        if choose.random() < 0.1:
            action = choose.choice(options)
        entry = Entry(dice, telling=True)
        battle.apply(seat, action, entry)
        books.enter(battle, entry.events)
        rounds += [event.data()["round"] for event in entry.events if event.kind.code == "round"]  # type: ignore[misc]
    look(battle, books)
    assert rounds == list(range(rounds[0], battle.round + 1)) if rounds else battle.round == 1
    assert battle.round <= battle.plan.rounds


def is_end(action: Action) -> bool:
    return action.key() == (0,)


def positions(scenario: str, seed: int, count: int) -> list[Battle]:
    """Some positions of a turn in a random battle that avoids ending turns early."""
    choose, dice = Random(seed), Seeded(seed)
    battle = GAME.new(setup_of(scenario), Entry(dice))
    assert isinstance(battle, Battle)
    found: list[Battle] = []
    while battle.ended is None:
        if battle.round > 0 and battle.steps[-1].data()[0] == "turn":
            found.append(battle.copy())
        seat = battle.pending().seats[0]
        options = battle.legal(seat)
        attacks = [option for option in options if isinstance(option, Attack | AreaAttack)]
        action = choose.choice(attacks) if attacks and choose.random() < 0.5 else choose.choice(options)
        battle.apply(seat, action, Entry(dice))
    return sorted(Random(seed).sample(found, min(count, len(found))), key=lambda state: state.round)


def numbers(battle: Battle) -> list[tuple[Tally, Tally]]:
    """Every number of a position, with its lines and as the search has it."""
    found: list[tuple[Tally, Tally]] = []

    def ask(function: Any, *about: Any) -> None:
        pair = (Tally(True), Tally(False))
        for tally in pair:
            function(battle, *about, tally)
        found.append(pair)

    living = [piece for piece in battle.golems if piece.at >= 0]
    for piece in living:
        ask(damage.armor, piece, None, None)
        ask(attack.dodge, piece, None, None)
        for ability in piece.type.abilities:
            ask(cooldown.cost, piece, ability)
            if ability.is_move:
                ask(movement.movement_points, piece, ability)
            if not ability.is_attack:
                continue
            ask(sight.attack_range, piece, ability)
            for other in living:
                if other.army != piece.army:
                    ask(attack.to_hit, piece, ability, other)
                    ask(damage.damage, piece, ability, other, False)
                    ask(damage.damage, piece, ability, other, True)
    return found


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_tally_is_the_sum_of_its_lines_and_the_same_without_them(scenario: str) -> None:
    for battle in positions(scenario, 5, 12):
        found = numbers(battle)
        assert len(found) > 10
        for kept, bare in found:
            assert kept.total == sum(line.amount for line in kept.lines) == bare.total
            assert bare.lines == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_is_shown_is_what_is_used(scenario: str) -> None:
    """The To-Hit, the damage and the cost of an attack, asked before it, stand in its events."""
    hits = 0
    for battle in positions(scenario, 6, 12):
        seat = battle.pending().seats[0]
        for action in battle.legal(seat):
            if not isinstance(action, Attack):
                continue
            piece, target = battle.golems[action.golem], battle.golems[action.target]
            ability = piece.type.abilities[action.ability]
            price, chance = Tally(), Tally()
            cooldown.cost(battle, piece, ability, price)
            attack.to_hit(battle, piece, ability, target, chance)
            state = battle.copy()
            entry = Entry(Seeded(action.target), telling=True)
            state.apply(seat, action, entry)
            told, struck = entry.events[0].data(), entry.events[1].data()
            assert (told["cost"], struck["to_hit"]) == (price.total, chance.total)
            hurt = Tally()
            if struck["result"]:
                damage.damage(battle, piece, ability, target, int(str(struck["result"])) >= 3, hurt)
            hits += struck["damage"] == hurt.total > 0
            assert struck["damage"] == hurt.total
    assert hits > 0


def test_proposed_paths_are_legal_step_by_step() -> None:
    """The proposed path of every legal move obeys reach, terrain and enemies, and can be named one Region at a time."""
    named = 0
    for scenario in SCENARIOS:
        for battle in positions(scenario, 7, 10):
            seat = battle.pending().seats[0]
            options = battle.legal(seat)
            routes = {(option.golem, option.ability) for option in options if isinstance(option, Route)}
            for action in options:
                if not isinstance(action, Move) or battle.golems[action.golem].at < 0:
                    continue
                path = check_proposed(battle, seat, action)
                if (action.golem, action.ability) in routes:
                    check_named(battle, seat, action, path)
                    named += 1
    assert named > 0


def check_proposed(battle: Battle, seat: int, action: Move) -> tuple[int, ...]:
    piece = battle.golems[action.golem]
    ability = piece.type.abilities[action.ability]
    path = movement.proposed_path(battle, piece, ability, action.region)
    points = movement.movement_points(battle, piece, ability, Tally(False))
    enemies = movement.enemy_regions(battle, seat)
    reached = movement.reach(battle, piece, ability, points, enemies)
    assert walked(battle, piece, ability, path, enemies) == reached.points[reached.place(action.region)] <= points
    return path


def walked(battle: Battle, piece: Golem, ability: Any, path: tuple[int, ...], enemies: int) -> int:
    """MP of a path, each step of which must exist; walkers stop at the first enemy."""
    exits = battle.plan.field.exits[mode_of(ability.movement, ability.nimble)]
    spent, at = 0, piece.at
    for number, region in enumerate(path):
        spent += dict(exits[at])[region]
        if ability.movement == 0 and (enemies >> region) & 1:
            assert number == len(path) - 1
        at = region
    return spent


def check_named(battle: Battle, seat: int, action: Move, path: tuple[int, ...]) -> None:
    """Naming the proposed path leads to the same position as the move."""
    named, moved = battle.copy(), battle.copy()
    for step in [Route(action.golem, action.ability), *(Go(region) for region in path), ARRIVE]:
        assert named.why_not(seat, step) is None
        assert step in named.legal(seat)
        named.apply(seat, step, Entry(Seeded(0)))
    moved.apply(seat, action, Entry(Seeded(0)))
    assert named == moved


# Maps and figures made up at random.


def box_on(rows: list[str], *places: tuple[str, int]) -> Box | None:
    """A box with pieces on the first Region that takes one; None for a map without any."""
    for row, text in enumerate(rows):
        for column, code in enumerate(text.split()):
            if code not in ("..", "M-"):
                made = [golem(name, moves=MOVES[name]) for name in {name for name, _ in places}]
                return arcana.sandbox(rows, [(name, army, (column, row)) for name, army in places], golems=made)
    return None


MOVES = {
    "Walker": [move("Go")],
    "Nimble": [move("Go", nimble=True)],
    "Flyer": [{**fly(), "name": "Go"}],
    "Hawk": [{**fly(), "name": "Go", "nimble": True}],
}


@STEADY
@given(maps, st.sampled_from(sorted(MOVES)), st.integers(0, 5))
def test_reach_is_monotone_in_mp(rows: list[str], name: str, points: int) -> None:
    """More MP reach at least as far, at the same least cost."""
    box = box_on(rows, (name, 0))
    if box is None:
        return
    piece, ability = box.pieces[0], box.pieces[0].type.abilities[0]
    few = movement.reach(box.state, piece, ability, points, 0)
    more = movement.reach(box.state, piece, ability, points + 1, 0)
    costs = dict(zip(more.regions, more.points))
    assert all(costs[region] == spent <= points for region, spent in zip(few.regions, few.points))
    assert all(spent == points + 1 for region, spent in costs.items() if region not in few.regions)


@STEADY
@given(maps, st.integers(1, 4))
def test_who_moves_more_freely_reaches_more(rows: list[str], points: int) -> None:
    """Nimble reaches what orthogonal does, flyers what walkers do, at no higher cost."""
    box = box_on(rows, ("Walker", 0), ("Nimble", 0), ("Flyer", 0), ("Hawk", 0))
    if box is None:
        return
    costs = {}
    for piece in box.pieces:
        found = movement.reach(box.state, piece, piece.type.abilities[0], points, 0)
        costs[piece.type.name] = dict(zip(found.regions, found.points))
    for less, more in (("Walker", "Nimble"), ("Walker", "Flyer"), ("Nimble", "Hawk"), ("Flyer", "Hawk")):
        assert all(costs[more][region] <= spent for region, spent in costs[less].items())


@STEADY
@given(maps)
def test_sight_is_symmetric_but_for_hills(rows: list[str]) -> None:
    """Only an attacker's own Hill makes a difference (ruling A6)."""
    box = box_on(rows, ("Walker", 0))
    if box is None:
        return
    field = box.state.plan.field
    for a in range(field.count):
        for b in range(a):
            there, back = sight.sees(box.state, a, b, False), sight.sees(box.state, b, a, False)
            assert set(field.line(a, b).between) == set(field.line(b, a).between)
            if there != back:
                high = field.regions[a if there else b]
                low = field.regions[b if there else a]
                assert high.terrain.blocks_height and not low.terrain.blocks_height


@STEADY
@given(
    st.lists(st.tuples(st.integers(-60, 160), st.booleans()), min_size=1, max_size=4),
)
def test_faces_alike_are_the_joint_classes_of_the_hundred_faces(targets: list[tuple[int, bool]]) -> None:
    """Two faces are alike exactly if they mean the same for every target and for the cost."""
    rules = edition("2015")
    to_hits, doubles = [value for value, _ in targets], [good for _, good in targets]
    alike = faces_alike(rules, to_hits, doubles)
    joint = [(face == 100, tuple(result_of(rules, face, value, good) for value, good in targets)) for face in range(1, 101)]
    assert len(alike) == 101
    classes: dict[int, set[Any]] = {}
    for face, meaning in enumerate(joint, 1):
        classes.setdefault(alike[face], set()).add(meaning)
    assert all(len(meanings) == 1 for meanings in classes.values())
    assert len(classes) == len(set(joint))


@STEADY
@given(st.integers(-40, 140), st.integers(0, 60), st.integers(0, 40), st.booleans())
def test_the_odds_sum_to_one_and_match_the_hundred_faces(accuracy: int, dodge: int, armor: int, contested: bool) -> None:
    """`Every` over faces alike gives what counting all faces gives."""
    shooter = golem("Shooter", attacks=[ranged("Shot", accuracy, 25)])
    target = golem("Target", armor=armor, dodge=dodge)
    places = [("Shooter", 0, (0, 0)), ("Target", 1, (1, 0)), *([("Target", 1, (0, 0))] if contested else [])]
    box = arcana.sandbox(["P- Pg"], places, golems=[shooter, target])
    counts: list[Counter[tuple[int, int]]] = []
    for alike in (True, False):
        every = Every(alike)
        counted: Counter[tuple[int, int]] = Counter()
        total = 0.0
        while True:
            state = box.state.copy()
            state.apply(0, Attack(0, 1, box.pieces[1].number), Entry(every))
            counted[state.golems[box.pieces[1].number].health, state.golems[0].pips[1]] += round(100 * every.weight)
            total += every.weight
            if not every.next():
                break
        assert total == pytest.approx(1)
        counts.append(counted)
    assert counts[0] == counts[1]
    assert sum(counts[0].values()) == 100

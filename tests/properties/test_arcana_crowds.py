"""Golem Arcana on small crowded maps made up at random: Charges, Colossi, every way of displacement."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from shem.core.chance import Entry, Seeded
from shem.core.contract import Over
from shem.games import arcana
from shem.games.arcana.game import GAME
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.actions import AreaCharge, Attack, Charge, Move
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.charge_criteria import charges
from shem.games.arcana.rules.colossus import BREAKDOWNS, HELD
from tests.properties.test_arcana import Books, look
from tests.properties.test_arcana_made_up import check_odds
from tests.rules.arcana.made import Data, effect, golem, melee, move, ranged

CODES = ["P-", "P-", "P-", "Ph2", "Hh3", "Ph4", "H-", "M-", "W-", "T-", ".."]


def displaces(random: Random) -> list[Data]:
    if random.random() < 0.4:
        return []
    where = {"cover": ["none", "medium"], "terrain": []} if random.random() < 0.2 else {}
    whom = random.choice(["self", "target", "target"])
    distance = random.choice([1, 2, 3, 99])
    return [effect("displace", "hit", whom, distance=distance, way=random.choice(v.WAYS), where=where)]


def made_golem(random: Random, number: int) -> Data:
    size = v.CLASSES[number % 4]
    moves = [
        move(f"Go {n}", 1, random.randint(1, 4), random.choice(v.MOVEMENTS), random.random() < 0.6)
        for n in range(random.randint(1, 2))
    ]
    attacks = [
        melee("Ram", random.randint(40, 90), random.randint(5, 40), *displaces(random), scope=random.choice(v.SCOPES[:4])),
        melee("Hit", random.randint(40, 90), random.randint(5, 20), *displaces(random)),
        ranged("Shot", random.randint(40, 90), random.randint(5, 40), *displaces(random), range=random.randint(1, 4)),
    ]
    health = 200 if size == "colossus" else random.randint(30, 90)
    return golem(f"Made {number}", size, apv=100 + 40 * (number % 4), health=health, moves=moves, attacks=attacks)


def made_setup(random: Random) -> dict[str, Any]:
    columns, rows = random.randint(3, 5), random.randint(2, 3)
    codes = [[random.choice(CODES) for _ in range(columns)] for _ in range(rows)]
    for row, column in ((0, 0), (0, 1), (1, 0), (-1, -1), (-1, -2), (-2, -1)):
        codes[row][column] = random.choice(["P-", "P-", "Ph2"])
    golems = [made_golem(random, number) for number in range(4)]
    names: list[Any] = []
    for army in range(2):
        for number in random.sample(range(3), 3) + [3] * random.randint(0, 2):
            names.append((golems[number]["name"], army, None))
    zones = [
        [(0, 0), (1, 0), (0, 1)],
        [(columns - 1, rows - 1), (columns - 2, rows - 1), (columns - 1, rows - 2)],
    ]
    edition = random.choice(["2015", "2015", "2014"])
    rows_ = [" ".join(line) for line in codes]
    setup = arcana.sandbox(rows_, names, golems=golems, zones=zones, edition=edition).setup
    plain: dict[str, Any] = json.loads(json.dumps({**setup, "scenario": {**setup["scenario"], "rounds": 12}}))
    return plain


def check_charges(battle: Battle) -> None:
    """What is listed is what is not refused, for every Charge that could be thought of."""
    seat = battle.pending().seats[0]
    legal = {action for action in battle.legal(seat) if isinstance(action, Charge | AreaCharge)}
    numbers = range(len(battle.golems) + 1)
    regions = range(battle.field.count + 1)
    for number in numbers:
        for slot in range(5):
            for way in range(2):
                for approach in regions:
                    named: list[Any] = [Charge(number, slot, way, other, approach) for other in numbers]
                    named += [AreaCharge(number, slot, way, region, approach) for region in regions]
                    for action in named:
                        assert (battle.why_not(seat, action) is None) == (action in legal), action
    for piece in battle.golems:
        if piece.army == seat:
            for ability in piece.type.abilities:
                for one in charges(battle, piece, ability):
                    assert battle.room_for(piece.type, one.region) < piece.type.base
                    assert one.approach == piece.at or battle.room_for(piece.type, one.approach) >= piece.type.base


def check_colossi(battle: Battle, rubble: set[int]) -> None:
    """Crushed Regions stay crushed; Breakdowns are those of the Health."""
    for region in range(battle.field.count):
        if battle.plan.field.regions[region].obstructions and not battle.field.regions[region].obstructions:
            rubble.add(region)
    for region in rubble:
        place = battle.field.regions[region]
        assert (place.cover, place.obstructions, place.limit) == (v.MEDIUM, 0, 4)
    for piece in battle.golems:
        if piece.at >= 0:
            due = sum(piece.health * 100 < percent * piece.type.health for percent in BREAKDOWNS)
            colossal = piece.type.size == v.COLOSSUS
            assert len(piece.down) == (HELD[due] if colossal else 0)
            if colossal:
                alone = [other for other in battle.golems if other.at == piece.at and not other.type.construct]
                assert alone == [piece] and battle.field.regions[piece.at].obstructions == 0


def fight(seed: int) -> Counter[str]:
    """One battle with every invariant looked at; returns how often each kind of event came, and each kind of action."""
    met: Counter[str] = Counter()
    random = Random(seed)
    setup = made_setup(random)
    entry = Entry(Seeded(seed), telling=True)
    battle = GAME.new(setup, entry)
    assert isinstance(battle, Battle)
    books = Books()
    books.enter(battle, entry.events)
    rubble: set[int] = set()
    decisions = 0
    while not isinstance(battle.pending(), Over) and decisions < 120:
        look(battle, books)
        check_colossi(battle, rubble)
        seat = battle.pending().seats[0]
        options = battle.legal(seat)
        rams = [option for option in options if isinstance(option, Charge | AreaCharge)]
        strikes = [option for option in options if isinstance(option, Attack | Move)]
        if decisions % 60 == 20 and battle.steps[-1].data()[0] == "turn":
            check_charges(battle)
        if rams and decisions % 15 == 0:
            check_odds(battle, seat, rams[0])
        action = random.choice(rams if rams and random.random() < 0.6 else strikes or options)
        if random.random() < 0.15:
            action = random.choice(options)
        assert battle.why_not(seat, action) is None
        told, quiet = battle.copy(), battle.copy()
        entry = Entry(Seeded(decisions), telling=True)
        told.apply(seat, action, entry)
        quiet.apply(seat, action, Entry(Seeded(decisions)))
        assert told == quiet, "telling changes nothing"
        assert GAME.state(setup, json.loads(json.dumps(told.data()))) == told
        books.enter(told, entry.events)
        battle = told
        decisions += 1
        met.update([event.kind.code for event in entry.events])
        met[type(action).__name__] += 1
    look(battle, books)
    return met


@pytest.mark.parametrize("seed", range(14))
def test_crowded_battles_keep_every_invariant(seed: int) -> None:
    fight(seed)


def test_the_crowded_battles_meet_what_they_are_for() -> None:
    met: Counter[str] = Counter()
    for seed in range(100, 104):
        met += fight(seed)
    for what in ("Charge", "AreaCharge", "displaced", "stayed", "crushed", "breakdown", "shut-down"):
        assert met[what] > 3, met

"""Golem Arcana with everything made up at random: Golems from the whole vocabulary of effects, maps, scenarios, armies."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from shem.core.chance import Entry, Every, Seeded
from shem.core.contract import Over
from shem.games import arcana
from shem.games.arcana import vocabulary as v
from shem.games.arcana.actions import (
    ARRIVE,
    END_TURN,
    HOLD_BACK,
    AreaAttack,
    Attack,
    Bless,
    Curse,
    Deploy,
    Go,
    Miracle,
    Move,
    Route,
    Use,
    UseAt,
    UseOn,
)
from shem.games.arcana.game import GAME
from shem.games.arcana.state import Battle
from tests.properties.test_arcana import Books, look, numbers
from tests.rules.arcana.made import (
    Data,
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
    relic,
    spell,
    when,
)

CODES = ["P-", "P-", "Pg", "Pm", "Ph2", "H-", "M-", "S-", "D-", "W-", "T-", ".."]
ADDED = ["accuracy", "damage", "range", "dodge", "armor", "movement", "cover", "intervening", "damage_taken"]


def modifier(random: Random, on: str, whom: str) -> Data:
    attribute = random.choice([*ADDED, "crit", "doubles"])
    if attribute == "doubles":
        fields: dict[str, Any] = {"operation": "set", "amount": random.choice([0, 1])}
    elif attribute == "crit":
        fields = {"operation": "set", "amount": random.choice([100, 200, 300])}
    else:
        operation = random.choice(["add", "add", "set", "multiply"])
        most = {"add": (-25, 25), "set": (0, 60), "multiply": (0, 200)}[operation]
        fields = {"operation": operation, "amount": random.randint(*most)}
    fields["against"] = random.choice(["any", "any", "melee", "ranged"])
    amount = fields.pop("amount")
    if on == "always":
        return gift(attribute, amount, whom, conditions=conditions(random), spares=spares(random), **fields)
    return change(
        attribute,
        amount,
        on,
        whom,
        rounds=random.randint(1, 3),
        conditions=conditions(random),
        spares=spares(random),
        **fields,
    )


def conditions(random: Random) -> list[Data]:
    if random.random() < 0.6:
        return []
    kind = random.choice(["cover", "terrain", "class"])
    words = {"cover": v.COVERS, "terrain": v.TERRAINS, "class": v.CLASSES}[kind]
    return [when(kind, *random.sample(words, 2), who=random.choice(["self", "other"]))]


def spares(random: Random) -> list[str]:
    return [random.choice(v.CLASSES)] if random.random() < 0.2 else []


def made_effect(random: Random, triggers: list[str]) -> Data:
    """One effect that content may have."""
    on = random.choice(triggers)
    whoms = ["self", "allies_here", "enemies_here"]
    if on in ("hit", "miss", "attack", "use"):
        whoms += ["target", "target", "target_and_its_allies_there"]
    whom = random.choice(whoms)
    if on == "always":
        return modifier(random, on, whom)
    deed = random.choice(["modify", "harm", "harm_each_turn", "displace", "cool"])
    if deed == "modify":
        return modifier(random, on, whom)
    if deed == "displace":
        at = random.choice(["self", "target"]) if "target" in whoms else "self"
        return effect("displace", on, at, distance=random.randint(1, 2), spares=spares(random))
    rounds = random.randint(1, 3) if deed == "harm_each_turn" else 0
    return effect(
        deed, on, whom, amount=random.randint(1, 9), rounds=rounds, conditions=conditions(random), spares=spares(random)
    )


def made_golem(random: Random, number: int) -> Data:
    size = random.choice(v.CLASSES[:3])
    moves = [
        move(f"Go {n}", random.randint(1, 2), random.randint(1, 4), random.choice(v.MOVEMENTS), random.random() < 0.5)
        for n in range(random.randint(1, 2))
    ]
    attacks = []
    for n in range(random.randint(1, 3)):
        effects = [made_effect(random, ["always", "hit", "miss", "attack"]) for _ in range(random.randint(0, 2))]
        kind = random.choice([melee, ranged])
        attacks.append(
            kind(
                f"Hit {n}",
                random.randint(30, 100),
                random.randint(0, 40),
                *effects,
                ap=random.randint(1, 2),
                scope=random.choice(["single", "single", *v.SCOPES]),
            )
        )
    return golem(
        f"Made {number}",
        size,
        apv=random.randint(40, 200),
        health=random.randint(10, 80),
        armor=random.randint(0, 10),
        dodge=random.randint(0, 25),
        moves=moves,
        attacks=attacks,
        passive=[made_effect(random, ["always", "move", "upkeep"]) for _ in range(random.randint(0, 2))],
    )


def made_price(random: Random) -> Data:
    return {random.choice(["ap", "mana", "health"]): random.randint(1, 6)}


def made_strike(random: Random, number: int) -> Data:
    """An attack that is a power."""
    found = random.choice([melee, ranged])(f"Smite {number}", random.randint(30, 100), random.randint(0, 30))
    return {key: value for key, value in found.items() if key not in ("name", "ap")}


def made_power(random: Random, name: str) -> Data:
    """A power that is aimed somehow, or an attack."""
    price = made_price(random)
    if random.random() < 0.3:
        return power(name, attack=made_strike(random, 0), **price)
    return power(name, *made_uses(random), **made_aim(random), **price)


def made_aim(random: Random) -> Data:
    return {"aim": random.choice(v.AIMS), "range": random.randint(-1, 2), "sight": random.random() < 0.5}


def made_uses(random: Random) -> list[Data]:
    return [made_effect(random, ["use"]) for _ in range(random.randint(0, 2))]


def made_construct(random: Random, number: int) -> Data:
    free = power("Pulse", *made_uses(random), **made_aim(random), uses=random.randint(1, 2))
    return construct(
        f"Idol {number}",
        apv=random.randint(5, 60),
        health=random.randint(1, 40),
        attacks=[random.choice([melee, ranged])("Spit", 75, random.randint(0, 20)) for _ in range(random.randint(0, 1))],
        powers=[free] if random.random() < 0.7 else [],
        passive=[made_effect(random, ["always", "upkeep"]) for _ in range(random.randint(0, 1))],
    )


def made_ancient(random: Random, number: int) -> Data:
    lying = [made_effect(random, ["always"]) for _ in range(2)]
    return ancient(
        f"Old {number}",
        miracle=miracle_of("Wonder", random.randint(1, 9), *made_uses(random)) if random.random() < 0.7 else None,
        blessing=spell("Boon", random.randint(1, 9), random.randint(0, 4), lying[0]) if random.random() < 0.7 else None,
        curse=spell("Bane", random.randint(1, 9), random.randint(0, 4), lying[1]) if random.random() < 0.7 else None,
    )


def made_piece(random: Random, golem: str, army: int, idols: list[Data], count: int) -> Data:
    """A Golem of an army with a Knight, or a Relic, or neither."""
    piece: Data = {"golem": golem, "army": army}
    if random.random() < 0.6:
        powers = [made_power(random, f"Will {n}") for n in range(random.randint(0, 2))]
        passive = [made_effect(random, ["always", "move", "upkeep"])] if random.random() < 0.4 else []
        piece["knight"] = knight(f"Knight {count}", *powers, apv=random.randint(0, 25), passive=passive)
    if random.random() < 0.6:
        apv = random.randint(5, 30)
        if random.random() < 0.6:
            stone = power("Stone", summons=random.choice(idols)["id"], **made_price(random))
        else:
            stone = made_power(random, "Stone")
        piece["relic"] = relic(f"Relic {count}", stone, apv=apv)
    return piece


def made_setup(random: Random) -> dict[str, Any]:
    columns, rows = random.randint(3, 5), random.randint(2, 4)
    codes = [[random.choice(CODES) for _ in range(columns)] for _ in range(rows)]
    codes[0][0] = codes[0][1] = codes[-1][-1] = codes[-1][-2] = "P-"
    golems = [made_golem(random, number) for number in range(4)]
    armies = random.choice([2, 2, 3])
    idols = [made_construct(random, number) for number in range(2)]
    pieces: list[Data] = []
    for army in range(armies):
        for _ in range(random.randint(2, 4)):
            pieces.append(made_piece(random, random.choice(golems)["name"], army, idols, len(pieces)))
    ancients = [(made_ancient(random, number), random.randrange(armies)) for number in range(random.randint(0, 3))]
    zones = [[(0, 0), (1, 0)], [(columns - 1, rows - 1), (columns - 2, rows - 1)], [(1, 0), (columns - 1, rows - 1)]]
    scenario = {
        "rounds": 6,
        "vp_total": random.choice([0, 0, 8]),
        "destruction": random.choice(["class", "apv"]),
        "captures": [{"at": [0, 0], "vp": 1, "positions": []}],
        "wells": [{"at": [1, 0], "mana": [6, 6]}],
        "mana_per_turn": random.choice([0, 1, 8]),
        "deploy_rounds": random.choice([0, 2]),
        "last_standing_wins": random.random() < 0.5,
        "ranges": random.choice(["diagonal", "steps"]),
    }
    rows_ = [" ".join(line) for line in codes]
    setup = arcana.sandbox(
        rows_,
        pieces,
        golems=[*golems, *idols],
        ancients=ancients,
        zones=zones,
        scenario=scenario,
        edition=random.choice(["2015", "2015", "2014"]),
    ).setup
    plain: dict[str, Any] = json.loads(json.dumps(setup))
    return plain


def every_action(battle: Battle) -> list[Any]:
    """More than the legal ones: every Golem, ability and Region of a small battle, and numbers just off them."""
    golems, regions = range(len(battle.golems) + 1), range(battle.plan.field.count + 1)
    found: list[Any] = [END_TURN, HOLD_BACK, ARRIVE, *(Go(region) for region in regions)]
    for number in golems:
        found += [Deploy(number, region) for region in regions]
        for slot in range(max(len(piece.type.abilities) for piece in battle.golems) + 1):
            found += [Route(number, slot), *(Attack(number, slot, other) for other in golems)]
            found += [Use(number, slot), *(UseOn(number, slot, other) for other in golems)]
            found += [UseAt(number, slot, region) for region in regions]
            found += [Move(number, slot, region) for region in regions]
            found += [AreaAttack(number, slot, region) for region in regions]
    for number in range(4):
        found += [Miracle(number), *(Bless(number, region) for region in regions)]
        found += [Curse(number, region) for region in regions]
    return found


def check_choices(battle: Battle) -> None:
    for seat in range(len(battle.armies)):
        legal = battle.legal(seat)
        assert len(set(legal)) == len(legal)
        named = set(legal)
        for action in every_action(battle):
            assert (battle.why_not(seat, action) is None) == (action in named), action


def check_odds(battle: Battle, seat: int, action: Any) -> None:
    """Faces alike lead to the same futures with the same odds as all the faces."""
    found: list[dict[str, float]] = []
    for alike in (True, False):
        every = Every(alike)
        futures: dict[str, float] = {}
        while True:
            state = battle.copy()
            state.apply(seat, action, Entry(every))
            text = json.dumps(state.data(), sort_keys=True)
            futures[text] = futures.get(text, 0.0) + every.weight
            if not every.next():
                break
        found.append(futures)
    assert found[0].keys() == found[1].keys()
    assert all(abs(found[1][text] - weight) < 1e-9 for text, weight in found[0].items())


@pytest.mark.parametrize("seed", range(60))
def test_made_up_battles_keep_every_invariant(seed: int) -> None:
    random, dice = Random(seed), Seeded(seed)
    setup = made_setup(random)
    entry = Entry(dice, telling=True)
    battle = GAME.new(setup, entry)
    assert isinstance(battle, Battle)
    books = Books()
    books.enter(battle, entry.events)
    decisions = 0
    while not isinstance(battle.pending(), Over) and decisions < 150:
        look(battle, books)
        seat = battle.pending().seats[0]
        options = battle.legal(seat)
        strikes = [option for option in options if isinstance(option, Attack | AreaAttack)]
        powers = [option for option in options if isinstance(option, Use | UseOn | UseAt | Miracle | Bless | Curse)]
        action = random.choice(strikes if strikes and random.random() < 0.5 else options[1:] or options)
        if powers and random.random() < 0.4:
            action = random.choice(powers)
        if decisions % 25 == 0:
            check_choices(battle)
            assert GAME.state(setup, json.loads(json.dumps(battle.data()))) == battle
            for kept, bare in numbers(battle):
                assert kept.total == sum(line.amount for line in kept.lines) == bare.total
        if strikes and decisions % 10 == 0:
            check_odds(battle, seat, action)
        told, quiet = battle.copy(), battle.copy()
        entry = Entry(Seeded(decisions), telling=True)
        told.apply(seat, action, entry)
        quiet.apply(seat, action, Entry(Seeded(decisions)))
        assert told == quiet, "telling changes nothing"
        books.enter(battle, entry.events)
        battle = told
        decisions += 1
    look(battle, books)

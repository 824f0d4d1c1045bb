"""Golem Arcana with everything made up at random: Golems from the whole vocabulary of effects, maps, scenarios, armies."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from shem.core.chance import Entry, Every, Seeded
from shem.core.contract import Over
from shem.games import arcana
from shem.games.arcana.game import GAME
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.actions import (
    ARRIVE,
    END_TURN,
    HOLD_BACK,
    AreaAttack,
    Attack,
    Bless,
    Choose,
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
from shem.games.arcana.parts.state import Battle
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
ADDED = ["accuracy", "damage", "range", "dodge", "armor", "movement", "cover", "intervening", "damage_taken", "cost"]
SWITCHES = ["ignores_cover", "as_melee", "reroll_misses", "reroll_hits"]
HERE = ["self", "allies_here", "enemies_here", "others_here", "everyone_here", "allies", "enemies", "everyone"]
THERE = [
    "target",
    "target",
    "target_and_its_allies_there",
    "others_there",
    "allies_there",
    "enemies_there",
    "everyone_there",
]
FIGHT = ["hit", "miss", "attack", "kill"]
PASSIVE = ["always", "always", "move", "upkeep", "damaged", "attacked", "destroyed", *FIGHT]
ON_ZONE = ["always", "always", "upkeep", "enter"]
WORDED = {"cover": v.COVERS, "terrain": v.TERRAINS, "class": v.CLASSES, "arcanum": v.ARCANA, "faction": v.FACTIONS}
SO = ["moved", "contested", "first_hit", "critical"]
FIGURES = {"health_at_most": (10, 90), "health_at_least": (10, 100), "near": (0, 3), "beyond": (1, 3)}
HAPPENING = ["harm", "heal", "mana", "steal_mana", "ap", "steal_ap", "vp", "displace", "cool", "destroy"]
LASTING = ["modify", "modify", "modify", "harm_each_turn", "heal_each_turn", "silence", "grant", "ignore"]
MOST_FUTURES = 2500  # two dice of 100 faces have four times as many, which take seconds
ON_REGION = ["lay", "dispel", "shift", "well", "terrain", "spawn"]


def modifier(random: Random, on: str, whom: str) -> Data:
    attribute = random.choice([*ADDED, "crit", "doubles", "roll", *SWITCHES])
    fields: dict[str, Any] = {"operation": "set"}
    if attribute == "doubles":
        fields["amount"] = random.choice([0, 1])
    elif attribute in SWITCHES:
        fields["amount"] = 1
    elif attribute == "roll":
        fields = {"operation": "add", "amount": random.randint(-20, 20)}
    elif attribute == "crit":
        fields["amount"] = random.choice([100, 200, 300])
    else:
        fields["operation"] = random.choice(["add", "add", "set", "multiply"])
        most = {"add": (-25, 25), "set": (0, 60), "multiply": (0, 200)}[fields["operation"]]
        fields["amount"] = random.randint(*most) // (10 if attribute == "cost" else 1)
    if attribute == "cost":
        fields["select"] = random.sample(v.SELECTED, random.randint(0, 3))
    else:
        fields["against"] = random.choice(["any", "any", "melee", "ranged"])
    amount = fields.pop("amount")
    if on == "always":
        return gift(attribute, amount, whom, conditions=conditions(random), spares=spares(random), **fields)
    fades = fields["operation"] == "add" and random.random() < 0.2
    lasting = {"rounds": 3, "step": random.randint(-5, 5)} if fades else duration(random)
    return change(attribute, amount, on, whom, conditions=conditions(random), spares=spares(random), **lasting, **fields)


def duration(random: Random) -> Data:
    """Some Rounds, or until something happens, or both."""
    until = random.sample(v.ENDS, random.randint(1, 2)) if random.random() < 0.4 else []
    return {"rounds": random.randint(0 if until else 1, 3), "until": until}


def conditions(random: Random) -> list[Data]:
    return [condition(random) for _ in range(random.choice([0, 0, 0, 1, 2]))]


def condition(random: Random) -> Data:
    who = random.choice(v.SUBJECTS)
    kind = random.choice(v.CONDITIONS)
    if kind in WORDED:
        return when(kind, *random.sample(WORDED[kind], 2), who=who)
    return when(kind, who=who, least=random.randint(0, 1) if kind in SO else random.randint(*FIGURES[kind]))


def spares(random: Random) -> list[str]:
    return [random.choice(v.CLASSES)] if random.random() < 0.2 else []


def made_effect(random: Random, triggers: list[str], region: bool = False, lays: bool = True) -> Data:
    """One effect that content may have; region: a Region is named when it acts; lays: it may lay something."""
    on = random.choice(triggers)
    aimed = on in (*FIGHT, "damaged", "attacked", "use")
    whom = random.choice([*HERE, *THERE] if aimed else HERE)
    if on == "always":
        return standing(random, random.choice([*HERE, "target"]))
    deed = random.choice([*HAPPENING, *LASTING, *ON_REGION, "displace", "displace"])
    if deed == "modify":
        return modifier(random, on, whom)
    if deed in LASTING:
        return lasting(random, deed, on, whom)
    if deed in ON_REGION:
        return on_region(random, deed, on, "there" if (aimed or region) and random.random() < 0.6 else "here", lays)
    more: Data = {"conditions": conditions(random), "spares": spares(random), "once": random.random() < 0.1}
    if deed == "destroy" and random.random() < 0.8:
        deed = "harm"
    if deed == "displace":
        where = {"cover": random.sample(v.COVERS, 3)} if random.random() < 0.3 else {}
        way = random.choice(["chosen", "chosen", "random", "push", "pull"])
        return effect(deed, on, whom, distance=random.randint(1, 2), way=way, where=where, **more)
    amount = random.randint(1, 9)
    if deed in ("harm", "heal") and random.random() < 0.3:
        return effect(deed, on, whom, amount=10 * amount, measure=random.choice(v.MEASURES), **more)
    if deed == "cool":
        more["select"] = random.sample(["moves", "attacks", "powers"], random.randint(0, 2))
    if deed in ("mana", "ap", "cool") and random.random() < 0.4:
        amount = -amount
    return effect(deed, on, whom, amount=1 if deed == "vp" else amount, per_target=random.random() < 0.1, **more)


def standing(random: Random, whom: str) -> Data:
    """What always holds."""
    deed = random.choice(["modify", "modify", "modify", "modify", "silence", "grant", "ignore"])
    if deed == "modify" or whom == "target":
        return modifier(random, "always", whom)
    return effect(deed, "always", whom, conditions=conditions(random), spares=spares(random), **extra(random, deed))


def lasting(random: Random, deed: str, on: str, whom: str) -> Data:
    if deed in ("harm_each_turn", "heal_each_turn"):
        fields = {"amount": random.randint(1, 6), "rounds": random.randint(1, 3), "step": random.choice([0, 0, -2, 2])}
    else:
        fields = {**duration(random), **extra(random, deed)}
    if deed == "silence":
        fields["amount"] = random.choice([0, 1])
    return effect(deed, on, whom, conditions=conditions(random), spares=spares(random), **fields)


def extra(random: Random, deed: str) -> Data:
    """The figures of a granted move, and of what is ignored."""
    if deed == "grant":
        return {"also": move("Granted", 1, random.randint(1, 4), random.choice(v.MOVEMENTS), random.random() < 0.5)}
    if deed == "ignore":
        return {"where": {"cover": random.sample(v.COVERS, 2), "terrain": random.sample(v.TERRAINS, 2)}}
    return {}


def on_region(random: Random, deed: str, on: str, at: str, lays: bool) -> Data:
    """What is done to a Region, by a Golem that has one."""
    select = random.choice([["blessing"], ["curse"], ["blessing", "curse"]])
    if deed == "lay" and lays:
        laid = {"name": "Patch", "effects": zone_effects(random)}
        return effect("lay", on, "self", at=at, rounds=random.randint(1, 3), also=laid, conditions=conditions(random))
    if deed == "shift":
        return effect("shift", on, "self", at=at, select=select, distance=random.randint(1, 3))
    if deed == "well":
        do = random.choice(v.WELL_DEEDS)
        where = random.choice([at, "each", "each", "wells" if do in ("recharge", "fill", "drain", "remove") else at])
        return effect(
            "well",
            on,
            random.choice(HERE) if where == "each" else "self",
            at=where,
            also={"do": do, "mana": [2, 3]},
            distance=random.randint(1, 3),
        )
    if deed == "terrain":
        ground = random.choice([("plains", "none", 0), ("hills", "medium", 0), ("deep", "none", 0), ("plains", "heavy", 2)])
        also = dict(zip(["terrain", "cover", "obstructions"], ground))
        return effect("terrain", on, "self", at=at, also=also)
    if deed == "spawn" and random.random() < 0.5:
        also = {"golem": "made-0", "army": random.choice(["own", "wild"])}
        return effect("spawn", on, "self", at=at, also=also, once=on != "use")
    return effect("dispel", on, "self", at=at, select=select)


def zone_effects(random: Random) -> list[Data]:
    """What something that lies on a Region does there."""
    return [made_effect(random, ON_ZONE, lays=False) for _ in range(random.randint(1, 2))]


def made_golem(random: Random, number: int) -> Data:
    size = random.choice(v.CLASSES[:3])
    moves = [
        move(f"Go {n}", random.randint(1, 2), random.randint(1, 4), random.choice(v.MOVEMENTS), random.random() < 0.5)
        for n in range(random.randint(1, 2))
    ]
    attacks = []
    for n in range(random.randint(1, 3)):
        effects = [made_effect(random, ["always", *FIGHT]) for _ in range(random.randint(0, 2))]
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
        passive=[made_effect(random, PASSIVE) for _ in range(random.randint(0, 3))],
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
        passive=[made_effect(random, PASSIVE) for _ in range(random.randint(0, 1))],
    )


def made_ancient(random: Random, number: int) -> Data:
    return ancient(
        f"Old {number}",
        miracle=miracle_of("Wonder", random.randint(1, 9), *made_uses(random)) if random.random() < 0.7 else None,
        blessing=spell("Boon", random.randint(1, 9), random.randint(0, 4), *zone_effects(random))
        if random.random() < 0.7
        else None,
        curse=spell("Bane", random.randint(1, 9), random.randint(0, 4), *zone_effects(random))
        if random.random() < 0.7
        else None,
    )


def made_piece(random: Random, golem: str, army: int, idols: list[Data], count: int) -> Data:
    """A Golem of an army with a Knight, or a Relic, or neither."""
    piece: Data = {"golem": golem, "army": army}
    if random.random() < 0.6:
        powers = [made_power(random, f"Will {n}") for n in range(random.randint(0, 2))]
        passive = [made_effect(random, PASSIVE)] if random.random() < 0.6 else []
        piece["knight"] = knight(f"Knight {count}", *powers, apv=random.randint(0, 25), passive=passive)
    if random.random() < 0.6:
        apv = random.randint(5, 30)
        if random.random() < 0.6:
            stone = power("Stone", summons=random.choice(idols)["id"], **made_price(random))
        else:
            stone = made_power(random, "Stone")
        piece["relic"] = relic(f"Relic {count}", stone, apv=apv)
    return piece


def made_setup(random: Random, most: int = 4) -> dict[str, Any]:
    """A battle of two or three armies; most: Golems of each."""
    columns, rows = random.randint(3, 5), random.randint(2, 4)
    codes = [[random.choice(CODES) for _ in range(columns)] for _ in range(rows)]
    codes[0][0] = codes[0][1] = codes[-1][-1] = codes[-1][-2] = "P-"
    golems = [made_golem(random, number) for number in range(4)]
    armies = random.choice([2, 2, 3])
    idols = [made_construct(random, number) for number in range(2)]
    pieces: list[Data] = []
    for army in range(armies):
        for _ in range(random.randint(most - 2, most)):
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
        "regions": [{"name": "Ground", "at": [[0, 0], [1, 0]], "effects": zone_effects(random)}],
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
    plain["scenario"]["first_turn_ap"] = random.choice([[], [3], [8, 3]])
    return plain


def every_action(battle: Battle) -> list[Any]:
    """More than the legal ones: every Golem, ability and Region of a small battle, and numbers just off them."""
    golems, regions = range(len(battle.golems) + 1), range(battle.plan.field.count + 1)
    found: list[Any] = [
        END_TURN,
        HOLD_BACK,
        ARRIVE,
        *(Go(region) for region in regions),
        *(Choose(place) for place in range(4)),
    ]
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
    """Faces alike lead to the same futures with the same odds as all the faces, where these are not too many."""
    found: list[dict[str, float]] = []
    for alike in (True, False):
        every = Every(alike)
        futures: dict[str, float] = {}
        for _ in range(MOST_FUTURES):
            state = battle.copy()
            state.apply(seat, action, Entry(every))
            text = json.dumps(state.data(), sort_keys=True)
            futures[text] = futures.get(text, 0.0) + every.weight
            if not every.next():
                break
        else:
            return
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

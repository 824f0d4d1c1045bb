"""The slice of a set-up that `benchmarks.limit` plays, every figure read from the content through the rules themselves.

`python -m benchmarks.limit_slice FILE [SCENARIO]` writes it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from benchmarks.limit import trace
from benchmarks.limit_board import BASES, HASH, MELEE, MOST_REGIONS, MOVE, NOTHING, RANGED, TARGETS, Board, listed
from shem import games
from shem.core.chance import Entry, Seeded
from shem.core.contract import Setup
from shem.games.arcana.game import ArcanaGame
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.field import POINT_BITS, POINT_MASK, Field, mode_of
from shem.games.arcana.parts.pieces import Ability, GolemType
from shem.games.arcana.parts.plan import ANYWHERE, Plan
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.attack import CONTESTED
from shem.games.arcana.rules.cooldown import FIRST_MOVE, FIRST_OTHER
from shem.games.arcana.rules.damage import CRIT_PERCENT, destruction_vp
from shem.games.arcana.rules.movement import BREAKAWAY
from shem.games.arcana.rules.sight import struck_regions

SIZES = len(v.CLASSES)
GAITS = [mode_of(movement, nimble) for movement in (v.WALK, v.FLY) for nimble in (False, True)]


def opened(setup: Setup, seed: int = 1) -> Battle:
    """A battle that begins."""
    game = games.game("arcana")
    assert isinstance(game, ArcanaGame)
    battle = game.new(setup, Entry(Seeded(seed)))
    assert isinstance(battle, Battle)
    return battle


def board_of(setup: Setup) -> Board:
    """What the kernel needs of a set-up; raises ValueError if that is more than its slice of the rules."""
    battle = opened(setup)
    plan, field = battle.plan, battle.field
    unknown = _beyond_the_match(plan) + _beyond_the_map(field) + _beyond_the_golems(plan.types)
    if unknown:
        raise ValueError(f"the kernel does not know {', '.join(unknown)}")
    prices = max(step & POINT_MASK for gait in GAITS for steps in field.steps(gait) for step in steps)
    return Board(
        regions=field.count,
        prices=prices,
        drawn=int(plan.order == v.ORDERS.index("random")),
        ap=plan.ap,
        rounds=plan.rounds,
        contested=CONTESTED,
        crit=CRIT_PERCENT,
        first_move=FIRST_MOVE,
        first_other=FIRST_OTHER,
        breakaway=BREAKAWAY,
        first_ap=[plan.first_ap(place) for place in range(2)],
        zone=[muster.zone for muster in plan.musters],
        captures=[place.region for place in plan.captures],
        capture_vp=[place.vp for place in plan.captures],
        places=_places(),
        **_of_golems(plan),
        **_of_abilities(plan.types),
        **_of_map(battle, prices),
    )


def slice_of(setup: Setup) -> dict[str, Any]:
    """The file for the kernel; trace: what battles come to that it plays with it, interpreted."""
    board = board_of(setup)
    return {"board": board._asdict(), "trace": trace(board, listed)}


def _beyond_the_match(plan: Plan) -> list[str]:
    claims = plan.claims
    facts = {
        "another edition": plan.rules.name != "2015",
        "other numbers of armies": plan.wild != 2,
        "teams": plan.teams[0] == plan.teams[1],
        "resigning": plan.resigning,
        "orders by APV or position that begin with the second": not _first_begins(plan),
        "a VP total": plan.vp_totals,
        "limits on deployment": plan.deploy_rounds > 0 or not all(muster.steady for muster in plan.musters),
        "prescribed places": any(place != ANYWHERE for muster in plan.musters for place in muster.places),
        "Ancient Ones": any(muster.ancients for muster in plan.musters),
        "stories": bool(plan.encounters or plan.objectives),
        "effects of Regions": bool(plan.grounds),
        "Capture Regions with conditions": any(place.armies != -1 or place.once or place.grows for place in plan.captures),
        "VP that differ by army": claims[0].destruction != claims[1].destruction
        or claims[0].class_vp != claims[1].class_vp,
    }
    return [name for name, found in facts.items() if found]


def _first_begins(plan: Plan) -> bool:
    if plan.order == v.ORDERS.index("apv"):
        return plan.musters[0].apv <= plan.musters[1].apv
    return True


def _beyond_the_map(field: Field) -> list[str]:
    terrains = [region.terrain for region in field.regions]
    facts = {
        "so many Regions": field.count > min(MOST_REGIONS, TARGETS),
        "ground that harms": any(terrain.enter or terrain.turn for terrain in terrains),
        "Pits": any(terrain.climb or terrain.ranged_accuracy for terrain in terrains),
    }
    return [name for name, found in facts.items() if found]


def _beyond_the_golems(types: list[GolemType]) -> list[str]:
    abilities = [ability for type in types for ability in type.abilities if ability.grant < 0]
    facts = {
        "Colossi": any(type.size == v.COLOSSUS for type in types),
        "powers": any(ability.kind == v.POWER or ability.knight >= 0 for ability in abilities),
        "area attacks": any(ability.is_attack and ability.scope != v.SINGLE for ability in abilities),
        "costs other than AP that double": any(ability.resource != v.AP or not ability.doubles for ability in abilities),
    }
    return [name for name, found in facts.items() if found]


def _places() -> list[int]:
    found = [0] * HASH
    for place in range(MOST_REGIONS):
        found[(1 << place) % HASH] = place
    return found


def _of_golems(plan: Plan) -> dict[str, Any]:
    types = plan.types
    return {
        "army": plan.owners,
        "base": [type.base for type in types],
        "size": [type.size for type in types],
        "health": [type.health for type in types],
        "armor": [type.armor for type in types],
        "dodge": [type.dodge for type in types],
        "walks": [int(type.walks) for type in types],
        "flies": [int(type.flies) for type in types],
        "prize": [destruction_vp(plan, 1 - owner, type) for type, owner in zip(types, plan.owners)],
    }


def _of_abilities(types: list[GolemType]) -> dict[str, Any]:
    """Every Golem has as many slots; those that it lacks, and the moves that only effects grant, hold NOTHING."""
    slots = max(len(type.abilities) for type in types)
    own = [ability for type in types for ability in _filled(type, slots)]
    return {
        "slots": slots,
        "kind": [NOTHING if ability is None else _kind(ability) for ability in own],
        "cost": [0 if ability is None else ability.cost for ability in own],
        "points": [0 if ability is None else ability.points for ability in own],
        "gait": [0 if ability is None else GAITS.index(mode_of(ability.movement, ability.nimble)) for ability in own],
        "walking": [int(ability is not None and ability.is_move and ability.movement == v.WALK) for ability in own],
        "accuracy": [0 if ability is None else ability.accuracy for ability in own],
        "damage": [0 if ability is None else ability.damage for ability in own],
        "far": [0 if ability is None else ability.range for ability in own],
    }


def _filled(type: GolemType, slots: int) -> list[Ability | None]:
    own: list[Ability | None] = [ability if ability.grant < 0 else None for ability in type.abilities]
    return own + [None] * (slots - len(own))


def _kind(ability: Ability) -> int:
    if ability.is_move:
        return MOVE
    return MELEE if ability.attack == v.MELEE else RANGED


def _of_map(battle: Battle, prices: int) -> dict[str, Any]:
    field = battle.field
    everywhere = range(field.count)
    elevated = [region.terrain.range for region in field.regions]
    attacks = [ability for type in battle.plan.types for ability in type.attacks]
    farthest = max(ability.range for ability in attacks) + max(elevated)
    return {
        "neighbours": [_mask([step >> POINT_BITS for step in steps]) for gait in GAITS for steps in field.steps(gait)],
        "priced": [_priced(field, gait, price) for gait in GAITS for price in range(1, prices + 1)],
        "struck": [struck_regions(battle, at, far, False) for far in range(farthest + 1) for at in everywhere],
        "elevated": elevated,
        "shelter": [_shelter(field, size, a, b) for size in range(SIZES) for a in everywhere for b in everywhere],
        "room": field.limits,
        "open": [_mask([region for region in everywhere if field.limits[region] >= base]) for base in range(BASES)],
    }


def _mask(regions: list[int]) -> int:
    return sum(1 << region for region in regions)


def _priced(field: Field, gait: int, price: int) -> int:
    """The Regions that cost so many MP to enter: they cost that from everywhere."""
    entered = {step >> POINT_BITS for steps in field.steps(gait) for step in steps if step & POINT_MASK == price}
    return _mask(sorted(entered))


def _shelter(field: Field, size: int, a: int, b: int) -> int:
    """Intervening Cover and the target's own."""
    between = sum(field.regions[region].intervening_values[size] for region in field.line(a, b).between)
    return between + field.regions[b].cover_values[size]


def main() -> None:
    options = {"scenario": sys.argv[2]} if len(sys.argv) > 2 else {}
    found = slice_of(games.game("arcana").resolve(options))
    Path(sys.argv[1]).write_text(json.dumps(found), encoding="utf-8")


if __name__ == "__main__":
    main()

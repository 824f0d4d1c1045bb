"""Movement: how far, how, where to and at what surcharge."""

from __future__ import annotations

from typing import Final

from shem.core.tally import Tally
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.edition import Edition
from shem.games.arcana.parts.field import (
    IGNORED,
    IMPASSABLE,
    POINT_BITS,
    POINT_MASK,
    STRIDES,
    Field,
    Reach,
    mode_of,
    points_into,
)
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.masks import mask_of_places, places_of, shared, without
from shem.games.arcana.parts.pieces import Ability
from shem.games.arcana.parts.reasons import Why
from shem.games.arcana.parts.sources import ability_source, golem_source, region_source
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.foreseen import (
    NO_TOLLS,
    NO_TOUCHES,
    Toll,
    Tolls,
    Touch,
    common_touches,
    tolls,
)
from shem.games.arcana.rules.sparing import sparing_path
from shem.games.arcana.rules.stacking import ANYTHING, modify, no_less
from shem.games.arcana.rules.status import granted, ignored

KEPT_REACHES: Final = 50_000  # of moves that something hinders
BREAKAWAY: Final = 1
OF_MOVEMENT: Final = 1 << v.MOVEMENT
UNREACHED: Final = 255
MOST_POINTS: Final = UNREACHED - 1
CLOSED: Final = -1
NO_EXITS: Final[tuple[int, ...]] = ()
FREE: Final = Toll(0, 0)
HEALTH: Final = 1 << 20  # above all that a path can give


def movement_points(
    battle: Battle, golem: Golem, ability: Ability, tally: Tally | None = None, touches: int = ANYTHING
) -> int:
    """The MP of a move, at least 0; tally: takes the lines; touches: `touched`, where that is known."""
    if tally is None:
        if not (battle.plan.occurs.attributes & touches) & OF_MOVEMENT:
            return ability.points
        tally = Tally(False)
    tally.base(Why.POINTS, ability.points, ability_source(golem.number, ability.slot))
    modify(battle, golem, v.MOVEMENT, ability, None, tally)
    return no_less(tally)


def breaks_free(battle: Battle, golem: Golem) -> bool:
    """Whether `breakaway` can cost anything: somebody else is there, or a Pit is to be climbed out of."""
    return len(battle.standing().there[golem.at]) > 1 or battle.field.regions[golem.at].terrain.climb > 0


def breakaway(battle: Battle, golem: Golem, ability: Ability, tally: Tally) -> None:
    """Breakaway: 1 AP if an enemy with the same type of movement holds the Golem (ruling B14); the Pit's own (A19)."""
    terrain = battle.field.regions[golem.at].terrain
    climb = terrain.climb
    rules = battle.plan.rules
    climbed = climb > 0 and (rules.pit_climbed or terrain.climb_named)
    if climbed:
        tally.add(Why.CLIMB, climb, region_source(golem.at))
    for enemy in battle.standing().there[golem.at]:
        if enemy.type.construct or battle.allied(enemy.army, golem.army):
            continue
        if (climbed and rules.pit_climbed) or _holds(battle, enemy, ability):
            more = BREAKAWAY * (2 if climb and not climbed else 1)
            tally.add(Why.BREAKAWAY, more, golem_source(enemy.number))
            return


def _holds(battle: Battle, enemy: Golem, ability: Ability) -> bool:
    """Walk is held by Walk and Fly, Fly by Fly; a move that an effect grants holds as long as it does."""
    walking = ability.movement == v.WALK
    if enemy.type.flies or (walking and enemy.type.walks):
        return True
    if (battle.plan.occurs.deeds >> v.GRANT) & 1:
        for move in enemy.type.abilities:
            if move.grant >= 0 and (walking or move.movement == v.FLY) and granted(battle, enemy, move.grant):
                return True
    return False


def enemy_regions(battle: Battle, army: int) -> int:
    """A mask of the Regions with enemy Golems; Constructs neither stop nor hold (ruling B39)."""
    return battle.enemies_of(army, False)


def closed_regions(battle: Battle, golem: Golem) -> int:
    """A mask of the Regions without room for the Golem where the edition forbids to cross them (ruling A3).

    Nobody stands on a Mountain: who flies crosses it (Movement: flying and rough ground).
    """
    if battle.plan.rules.full_regions_crossed:
        return 0
    return without(without(battle.field.halts, battle.standing().fits[golem.type.size]), battle.field.bits[golem.at])


def gait(battle: Battle, golem: Golem, ability: Ability) -> int:
    """How the Golem moves by this ability, for `Field.ways`; a walking Colossus may stride (ruling A10)."""
    mode = mode_of(ability.movement, ability.nimble)
    if ability.movement != v.WALK:
        return mode
    if golem.type.size == v.COLOSSUS and battle.plan.rules.colossus_strides:
        mode += STRIDES
    return mode + IGNORED * ignored(battle, golem)


def halting(rules: Edition, ability: Ability, enemies: int) -> int:
    """Contested Regions: a mask of those where this move must stop (ruling A4)."""
    return enemies if ability.movement == v.WALK or rules.flyers_halt else 0


def reach(battle: Battle, golem: Golem, ability: Ability, points: int, enemies: int) -> Reach:
    """Where this move can get to with these MP, not regarding room at the end; enemies: `enemy_regions`."""
    field = battle.field
    mode = gait(battle, golem, ability)
    points = min(points, MOST_POINTS)
    key = ((golem.at * 4 + mode % STRIDES) << 8) + points
    if mode >= STRIDES:
        key |= mode // STRIDES << 40
    free = field.reach(key, golem.at)
    if free is None:
        free = _explore(field, golem.at, mode, points)
        field.reaches[key] = free
    halts = shared(halting(battle.plan.rules, ability, enemies), free.passed)
    closed = shared(closed_regions(battle, golem), free.mask)
    if halts == 0 and closed == 0:
        return free
    hindrances = halts | closed << field.count if closed else halts
    if free.hindered is None:
        free.hindered = {}
    found = free.hindered.get(hindrances)
    if found is None:
        if field.hindered == KEPT_REACHES:
            field.hindered = 0
            for other in field.reaches.values():
                other.hindered = None
            free.hindered = {}
        found = _hinder(field, golem.at, mode, points, free, halts, closed)
        free.hindered[hindrances] = found
        field.hindered += 1
    return found


def concerned(battle: Battle, reached: Reach) -> int:
    """A mask of the Regions where it matters for a move who stands there: those within reach; where nobody crosses a full
    one (ruling A3), also those that anything puts out of it."""
    return reached.mask if battle.plan.rules.full_regions_crossed else reached.free


def _explore(field: Field, start: int, mode: int, points: int) -> Reach:
    """Where a move gets to that nothing hinders."""
    exits = field.steps(mode)
    least = [UNREACHED] * field.count
    _spread(exits, start, points, least)
    regions: list[int] = []
    passed: list[int] = []
    for region in range(field.count):
        if 0 < least[region] < UNREACHED:
            regions.append(region)
            for step in exits[region]:
                if least[region] + (step & POINT_MASK) <= points:
                    passed.append(region)
                    break
    mask = mask_of_places(regions)
    return Reach(
        tuple(regions),
        bytes([least[region] for region in regions]),
        mask,
        mask,
        mask & field.harmful != 0,
        mask_of_places(passed),
    )


def _hinder(field: Field, start: int, mode: int, points: int, free: Reach, halts: int, closed: int) -> Reach:
    """The same where it must stop in some Regions, and others are closed to it; free: where nothing hinders it."""
    least = points_from(field, mode, start, points, halts, closed)
    regions: list[int] = []
    spent: list[int] = []
    lost: list[int] = []
    for region in free.regions:
        total = least[region]
        if 0 < total < UNREACHED:
            regions.append(region)
            spent.append(total)
        else:
            lost.append(region)
    mask = without(free.mask, mask_of_places(lost)) if lost else free.mask
    return Reach(tuple(regions), bytes(spent), mask, free.mask, shared(mask, field.harmful) != 0, 0)


def _spread(exits: list[tuple[int, ...]], start: int, points: int, least: list[int]) -> None:
    """Find the least MP to every Region; those marked as CLOSED stay so."""
    least[start] = 0
    layers: list[list[int]] = [[] for _ in range(max(1, points))]  # those with MP left
    layers[0].append(start)
    for spent in range(points):
        for at in layers[spent]:
            if least[at] < spent:
                continue
            for step in exits[at]:
                total = spent + (step & POINT_MASK)
                if total > points:
                    continue
                to = step >> POINT_BITS
                if total < least[to]:
                    least[to] = total
                    if total < points:
                        layers[total].append(to)


def least_points(battle: Battle, golem: Golem, ability: Ability, region: int) -> int:
    """The MP that would be enough to get there past everyone now on the board; -1 if no MP would be."""
    enemies = enemy_regions(battle, golem.army)
    reached = reach(battle, golem, ability, MOST_POINTS, enemies)
    place = reached.place(region)
    return reached.points[place] if place >= 0 else -1


def proposed_path(battle: Battle, golem: Golem, ability: Ability, to: int) -> tuple[int, ...]:
    """The path that is proposed for a move that can get there.

    The cheapest, among those the one that loses the least Health and then gains the most, as far as is known (ruling B38),
    then the first by the Regions' numbers.
    """
    enemies = enemy_regions(battle, golem.army)
    reached = reach(battle, golem, ability, movement_points(battle, golem, ability), enemies)
    halts = without(halting(battle.plan.rules, ability, enemies), battle.field.bits[golem.at])
    known = known_tolls(battle, golem, reached)
    return path_within(battle, golem, gait(battle, golem, ability), reached, halts, to, known)


def known_tolls(battle: Battle, golem: Golem, reached: Reach) -> Tolls:
    """The `tolls` of all Regions within reach."""
    laid = shared(reached.mask, battle.laid().entered) if battle.zones else 0
    return tolls(battle, golem, laid) if laid else NO_TOLLS


def path_within(
    battle: Battle, golem: Golem, mode: int, reached: Reach, halts: int, to: int, known: Tolls
) -> tuple[int, ...]:
    """The same where the move's gait, its `reach`, the Regions where it must stop and the `known_tolls` are known."""
    if reached.paths is None:
        reached.paths = {}
    path = reached.paths.get(to)
    if path is None:
        path = _find_path(battle, golem, mode, reached, halts, to, NO_TOLLS)
        reached.paths[to] = path
    if not known or _is_best(path, known):
        return path
    return _find_path(battle, golem, mode, reached, halts, to, known)


def _is_best(path: tuple[int, ...], known: Tolls) -> bool:
    """Whether the best path by terrain is the best by all that is known: nothing acts on it, nothing heals beside it."""
    for toll in known.values():
        if toll.gain:
            return False
    for region in path:  # noqa: SIM110 (a generator is slow when compiled)
        if region in known:
            return False
    return True


def _find_path(
    battle: Battle, golem: Golem, mode: int, reached: Reach, halts: int, to: int, known: Tolls
) -> tuple[int, ...]:
    """The best path: Regions that lie on any of the cheapest are looked for from its end back to the start."""
    field = battle.field
    exits = field.steps(mode)
    least = _least(reached, field.count)
    whole = least[to]
    layers: list[list[int]] = [[] for _ in range(whole + 1)]  # those Regions by the MP spent up to there
    layers[whole].append(to)
    spent = [UNREACHED] * field.count
    spent[golem.at] = 0
    spent[to] = whole
    burdens = [0] * field.count  # of the best way from there to the end, entering it included
    for points in range(whole, 0, -1):
        for region in layers[points]:
            burdens[region] = burdens[region] + _burden(field, region, known)  # `+=` would be one between objects
            before = points - points_into(field.regions[region], mode)
            if before == 0:
                continue  # straight from the start
            for step in exits[region]:  # who can step in can step back, but perhaps to the start
                at = step >> POINT_BITS
                if spent[at] == before:
                    burdens[at] = min(burdens[at], burdens[region])
                elif least[at] == before and spent[at] == UNREACHED and not shared(halts, field.bits[at]):
                    layers[before].append(at)
                    spent[at] = before
                    burdens[at] = burdens[region]
    common = common_touches(known) if len(known) > 1 else NO_TOUCHES
    if common:
        return _sparing_path(field, exits, golem.at, to, spent, known, common)
    path: list[int] = []
    at = golem.at
    while at != to:
        at = _next(exits[at], spent, burdens, spent[at])
        path.append(at)
    return tuple(path)


def _least(reached: Reach, count: int) -> list[int]:
    """The least MP to every Region, UNREACHED where the move does not get."""
    least = [UNREACHED] * count
    for place in range(len(reached.regions)):
        least[reached.regions[place]] = reached.points[place]
    return least


def _sparing_path(
    field: Field, exits: list[tuple[int, ...]], start: int, to: int, spent: list[int], known: Tolls, common: list[Touch]
) -> tuple[int, ...]:
    """The same where something acts once for several Regions; spent: the MP up to those on any of the cheapest."""
    burdens = [_burden(field, region, known) for region in range(field.count)]
    things = [0] * field.count
    costs = [touch.loss * HEALTH - touch.gain for touch in common]
    for region, toll in known.items():
        for touch in toll.touches:
            for thing in range(len(common)):
                if common[thing].meeting == touch.meeting:
                    things[region] |= 1 << thing
                    burdens[region] -= costs[thing]
    return sparing_path(exits, start, to, spent, burdens, things, costs)


def _next(exits: tuple[int, ...], spent: list[int], burdens: list[int], points: int) -> int:
    """The best next Region on the way, the first by its number among equals."""
    best = -1
    for step in exits:
        region = step >> POINT_BITS
        if spent[region] != points + (step & POINT_MASK):
            continue
        if best < 0 or burdens[region] < burdens[best] or (burdens[region] == burdens[best] and region < best):
            best = region
    return best


def _burden(field: Field, region: int, known: Tolls) -> int:
    """What entering a Region does to the Golem as one number, less is better: first Health lost, then Health gained."""
    loss = field.regions[region].terrain.enter
    toll = known.get(region) if known else None
    return loss * HEALTH if toll is None else (loss + toll.loss) * HEALTH - toll.gain


def step_points(field: Field, mode: int, at: int, region: int) -> int:
    """MP of one step by a gait, IMPASSABLE where there is none."""
    for to, price in field.ways(mode)[at]:
        if to == region:
            return price
    return IMPASSABLE


def points_from(field: Field, mode: int, start: int, points: int, halts: int, closed: int) -> list[int]:
    """The least MP from a Region to every one, UNREACHED or CLOSED where there is no way; masks: where it must stop, and
    where it must not go."""
    exits = field.steps(mode)
    if halts:
        exits = exits.copy()
        for region in places_of(halts):
            exits[region] = NO_EXITS
    least = [UNREACHED] * field.count
    if closed:
        for region in places_of(closed):
            least[region] = CLOSED
    _spread(exits, start, points, least)
    return least


def has_room(battle: Battle, golem: Golem, region: int) -> bool:
    """Whether a move may end in a Region, its own too."""
    room = battle.room_for(golem.type, region)
    return room >= (0 if region == golem.at else golem.type.base)

"""A battle of Golem Arcana as a straight-line Numba kernel: about how fast a processor plays this slice of it at random.

As a program of its own for `benchmarks.peers`, `python -m benchmarks.limit SLICE SECONDS SEED` prints JSON; it needs numba
alone. SLICE is a file that `benchmarks.limit_slice` fills from a set-up, so that every figure is the content's. At every
decision all legal actions are listed and one is taken: deploying one by one or holding back, late deployment, moves over
the Regions with Contested Regions, Occupation Limit and Breakaway, attacks in sight with cover, doubles and Armor, costs
that double and cool, AP, Capture Regions, VP, the Round limit and elimination.

It is a limit and no referee. Left out: what effects do (of attacks, passive abilities and auras), Charges, Mana, ties and
winners; and all that Shem is for: tallies with their reasons, events, refusals, copies, saves, sights and other content.
What `limit_slice` refuses does not occur: Knights' powers, Relics, Ancient Ones, area attacks, Colossi, encounters, ground
that harms. Nothing is kept from one decision to the next, where Shem keeps offers and reaches: less work a decision could
still beat it.

Without numba the same functions run interpreted on lists, which is how the tests compare them with the rules.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from benchmarks.limit_board import (
    BASES,
    COMPILED,
    END_TURN,
    ENDED,
    GONE,
    HASH,
    HOLD_BACK,
    LUCKIEST,
    MELEE,
    MOVE,
    NOTHING,
    PLACE,
    RANGED,
    RESERVE,
    ROUND,
    TARGETS,
    Actions,
    Board,
    Flat,
    Position,
    buffer,
    draw,
    fast,
    position,
    recorded,
)

BATCH: Final = 100  # battles a call, for a call from Python costs as much as some decisions


@fast
def begin(board: Board, now: Position) -> None:
    """Everybody in reserve, nobody asked yet."""
    for golem in range(len(board.army)):
        now.at[golem] = RESERVE
        now.health[golem] = board.health[golem]
    for ability in range(len(board.kind)):
        now.pips[ability] = now.uses[ability] = 0
    for region in range(board.regions):
        now.room[region] = board.room[region]
    for base in range(BASES):
        now.fits[base] = board.open[base]
    now.order[0] = draw(now, 2) if board.drawn else 0
    now.order[1] = 1 - now.order[0]
    for place in range(2):
        army = now.order[place]
        now.ap[army] = board.first_ap[place]
        now.vp[army] = now.stands[army] = 0
    now.clock[PLACE] = now.clock[ROUND] = now.clock[ENDED] = 0


@fast
def give_room(now: Position, region: int, bases: int) -> None:
    now.room[region] += bases
    here = 1 << region
    for base in range(1, BASES):
        if now.room[region] >= base:
            now.fits[base] |= here
        else:
            now.fits[base] &= ~here


@fast
def put(board: Board, now: Position, golem: int, to: int) -> None:
    """A Golem into a Region, or GONE."""
    if now.at[golem] >= 0:
        give_room(now, now.at[golem], board.base[golem])
    if to >= 0:
        give_room(now, to, -board.base[golem])
    now.at[golem] = to
    army = board.army[golem]
    stands = 0
    for other in range(len(board.army)):
        if board.army[other] == army and now.at[other] >= 0:
            stands |= 1 << now.at[other]
    now.stands[army] = stands


@fast
def reach(board: Board, now: Position, start: int, gait: int, points: int, halts: int) -> int:
    """A mask of the Regions that a move gets to, whether or not it may end there; it goes on from none of the halts."""
    layers = now.layers  # the Regions by the MP up to there
    for spent in range(points + 1):
        layers[spent] = 0
    layers[0] = 1 << start
    seen = 0
    for spent in range(points):
        left = layers[spent] & ~seen
        seen |= left
        if spent > 0:
            left &= ~halts
        near = 0
        while left:
            bit = left & -left
            left ^= bit
            near |= board.neighbours[gait * board.regions + board.places[bit % HASH]]
        for price in range(1, min(board.prices, points - spent) + 1):
            layers[spent + price] |= near & board.priced[gait * board.prices + price - 1]
    return (seen | layers[points]) & ~(1 << start)


@fast
def is_held(board: Board, now: Position, golem: int, walking: int) -> bool:
    """Breakaway: an enemy there with the same type of movement; walkers are held by all who move."""
    army = board.army[golem]
    at = now.at[golem]
    if not (now.stands[1 - army] >> at) & 1:
        return False
    for other in range(len(board.army)):
        holds = board.flies[other] or (walking and board.walks[other])
        if holds and now.at[other] == at and board.army[other] != army:
            return True
    return False


@fast
def price_of(board: Board, now: Position, golem: int, ability: int) -> int:
    price = board.cost[ability] << now.uses[ability]
    if board.kind[ability] == MOVE and now.at[golem] >= 0 and is_held(board, now, golem, board.walking[ability]):
        price += board.breakaway
    return price


@fast
def ends_of(board: Board, now: Position, golem: int, ability: int) -> int:
    """A mask of the Regions where a move, or a late deployment by it, can end."""
    army = board.army[golem]
    room = now.fits[board.base[golem]]
    if now.at[golem] == RESERVE:
        return board.zone[army] & room
    halts = now.stands[1 - army] if board.walking[ability] else 0
    return reach(board, now, now.at[golem], board.gait[ability], board.points[ability], halts) & room


@fast
def add_regions(board: Board, regions: int, prefix: int, actions: Actions, count: int) -> int:
    """List an action for each Region of a mask; how many there are now."""
    while regions:
        bit = regions & -regions
        regions ^= bit
        actions.keys[count] = prefix * TARGETS + board.places[bit % HASH]
        count += 1
    return count


@fast
def add_attacks(board: Board, now: Position, golem: int, ability: int, actions: Actions, count: int) -> int:
    """List an attack on each enemy that it can strike; how many actions there are now."""
    army = board.army[golem]
    at = now.at[golem]
    if board.kind[ability] == MELEE:
        struck = 1 << at
    else:
        struck = board.struck[(board.far[ability] + board.elevated[at]) * board.regions + at]
    if not struck & now.stands[1 - army]:
        return count
    for other in range(len(board.army)):
        if board.army[other] != army and now.at[other] >= 0 and (struck >> now.at[other]) & 1:
            actions.keys[count] = ability * TARGETS + other
            count += 1
    return count


@fast
def list_turn(board: Board, now: Position, army: int, actions: Actions) -> int:
    """List all that the army may do in its turn; how much that is."""
    actions.keys[0] = END_TURN
    count = 1
    for golem in range(len(board.army)):
        if board.army[golem] != army or now.at[golem] == GONE:
            continue
        for ability in range(golem * board.slots, (golem + 1) * board.slots):
            kind = board.kind[ability]
            if kind == NOTHING or price_of(board, now, golem, ability) > now.ap[army]:
                continue
            if kind == MOVE:
                count = add_regions(board, ends_of(board, now, golem, ability), ability, actions, count)
            elif now.at[golem] >= 0:
                count = add_attacks(board, now, golem, ability, actions, count)
    return count


@fast
def list_deployments(board: Board, now: Position, army: int, actions: Actions) -> int:
    """List all that the army may do while it deploys; how much that is."""
    count = 0
    if now.stands[army]:
        actions.keys[0] = HOLD_BACK
        count = 1
    for golem in range(len(board.army)):
        if board.army[golem] == army and now.at[golem] == RESERVE:
            count = add_regions(board, board.zone[army] & now.fits[board.base[golem]], golem, actions, count)
    return count


@fast
def list_actions(board: Board, now: Position, actions: Actions) -> int:
    army = now.order[now.clock[PLACE]]
    if now.clock[ROUND] == 0:
        return list_deployments(board, now, army, actions)
    return list_turn(board, now, army, actions)


@fast
def capture(board: Board, now: Position) -> None:
    """The VP of the Capture Regions that the army holds at its turn's start."""
    army = now.order[now.clock[PLACE]]
    held = now.stands[army] & ~now.stands[1 - army]
    for number in range(len(board.captures)):
        if (held >> board.captures[number]) & 1:
            now.vp[army] += board.capture_vp[number]


@fast
def next_place(board: Board, now: Position) -> None:
    """The next army deploys, or has its turn; after the last one, the Round is over."""
    now.clock[PLACE] += 1
    if now.clock[PLACE] == 2:
        if now.clock[ROUND] == board.rounds:
            now.clock[ENDED] = 1
            return
        now.clock[PLACE] = 0
        now.clock[ROUND] += 1
    if now.clock[ROUND] > 0:
        capture(board, now)


@fast
def deploy(board: Board, now: Position, action: int) -> None:
    army = now.order[now.clock[PLACE]]
    if action != HOLD_BACK:
        put(board, now, action // TARGETS, action % TARGETS)
        for golem in range(len(board.army)):
            fits = board.zone[army] & now.fits[board.base[golem]]
            if board.army[golem] == army and now.at[golem] == RESERVE and fits:
                return
    next_place(board, now)


@fast
def end_turn(board: Board, now: Position) -> None:
    """New AP, and all abilities cool."""
    army = now.order[now.clock[PLACE]]
    now.ap[army] = board.ap
    for ability in range(len(board.kind)):
        if board.army[ability // board.slots] == army and now.pips[ability] > 0:
            now.pips[ability] -= 1
            if now.pips[ability] == 0:
                now.uses[ability] = 0
    next_place(board, now)


@fast
def use(now: Position, ability: int, first: int) -> None:
    now.pips[ability] += 1 if now.pips[ability] else first
    now.uses[ability] += 1


@fast
def to_hit(board: Board, now: Position, golem: int, ability: int, target: int) -> int:
    """Percent, may leave 0 to 100."""
    at = now.at[golem]
    value = board.accuracy[ability] - board.dodge[target]
    if board.kind[ability] == RANGED:
        if (now.stands[1 - board.army[golem]] >> at) & 1:
            value += board.contested
        value -= board.shelter[(board.size[target] * board.regions + at) * board.regions + now.at[target]]
    return value


@fast
def strike(board: Board, now: Position, golem: int, ability: int, target: int) -> None:
    """Roll, take Health, and what follows when it is gone."""
    value = to_hit(board, now, golem, ability, target)
    face = draw(now, 100) + 1
    if face != LUCKIEST:
        use(now, ability, board.first_other)
    double = face % 11 == 0 or face == LUCKIEST
    if face > value and not double:
        return
    damage = board.damage[ability]
    if double and (face <= value or face == LUCKIEST):
        damage = damage * board.crit // 100
    now.health[target] = max(0, now.health[target] - max(0, damage - board.armor[target]))
    if now.health[target] == 0:
        now.vp[board.army[golem]] += board.prize[target]
        put(board, now, target, GONE)
        if now.stands[board.army[target]] == 0:
            now.clock[ENDED] = 1


@fast
def act(board: Board, now: Position, action: int) -> None:
    """Do one of the listed actions."""
    if now.clock[ROUND] == 0:
        deploy(board, now, action)
        return
    if action == END_TURN:
        end_turn(board, now)
        return
    ability = action // TARGETS
    golem = ability // board.slots
    now.ap[board.army[golem]] -= price_of(board, now, golem, ability)
    if board.kind[ability] == MOVE:
        use(now, ability, board.first_move)
        put(board, now, golem, action % TARGETS)
    else:
        strike(board, now, golem, ability, action % TARGETS)


@fast
def battles(board: Board, now: Position, actions: Actions, count: int) -> int:
    """Play whole battles at random; how many decisions that took."""
    decisions = 0
    for _ in range(count):
        begin(board, now)
        while not now.clock[ENDED]:
            listed = list_actions(board, now, actions)
            act(board, now, actions.keys[draw(now, listed)])
            decisions += 1
    return decisions


def trace(board: Board, made: Callable[[Flat], Any]) -> list[int]:
    """What some battles come to: alike interpreted, of what is `listed`, and compiled, of what is `recorded`."""
    now, actions = made(position(board, 1)), made(buffer(board))
    decisions = battles(made(board), now, actions, 5)
    return [int(decisions), *[int(number) for place in range(len(Position._fields)) for number in now[place]]]


def main() -> None:
    if not COMPILED:
        sys.exit("the kernel is to be compiled: install numba")
    given = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    board = Board(**given["board"])
    if trace(board, recorded) != given["trace"]:  # which compiles it, too
        sys.exit("compiled it plays other battles than interpreted")
    seconds = float(sys.argv[2])
    now, actions = recorded(position(board, int(sys.argv[3]))), recorded(buffer(board))
    fixed = recorded(board)
    played = decisions = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        decisions += battles(fixed, now, actions, BATCH)
        played += BATCH
    print(json.dumps({"battles": played, "decisions": int(decisions), "seconds": perf_counter() - start}))


if __name__ == "__main__":
    main()

"""The geometry of Displacement: steps, straight ways and the eight directions, clockwise from north (ruling B25)."""

from __future__ import annotations

from typing import Final

from shem.games.arcana.parts.field import DIRECTIONS, Field, may_cut

NO_DIRECTION: Final = -1


def step(field: Field, at: int, direction: int) -> int:
    """The next Region in a direction, -1 at a void, the map's edge or the corner of two voids (ruling B6)."""
    across, down = DIRECTIONS[direction]
    region = field.regions[at]
    to = field.at(region.column + across, region.row + down)
    return to if to >= 0 and may_cut(field, region, across, down, False) else -1


def neighbours(field: Field, at: int) -> list[int]:
    """The Regions one step away in the eight directions, clockwise from north."""
    found = [step(field, at, direction) for direction in range(len(DIRECTIONS))]
    return [region for region in found if region >= 0]


def steps_from(field: Field, start: int) -> list[int]:
    """Steps in eight directions over existing Regions to each Region; -1 where there is no way. Kept once computed."""
    found = field.squares.steps.get(start)
    if found is not None:
        return found
    steps = [-1] * field.count
    field.squares.steps[start] = steps
    steps[start] = 0
    edge = [start]
    while edge:
        later: list[int] = []
        for at in edge:
            for to in neighbours(field, at):
                if steps[to] < 0:
                    steps[to] = steps[at] + 1
                    later.append(to)
        edge = later
    return steps


def straight_way(field: Field, start: int, direction: int, most: int) -> list[int]:
    """Up to `most` Regions from a Region on in a direction; voids and the map's edge stop the way."""
    found: list[int] = []
    at = start
    for _ in range(most):
        at = step(field, at, direction)
        if at < 0:
            break
        found.append(at)
    return found


def nearest_direction(field: Field, a: int, b: int) -> int:
    """The direction nearest to the line from Region a to Region b, NO_DIRECTION if they are one."""
    across = field.regions[b].column - field.regions[a].column
    down = field.regions[b].row - field.regions[a].row
    if across == 0 and down == 0:
        return NO_DIRECTION
    far, near = max(abs(across), abs(down)), min(abs(across), abs(down))
    # tan 22.5 degrees is the square root of 2, less 1; being irrational it is never met.
    slants = (far + near) * (far + near) > 2 * far * far
    right = _sign(across) if slants or abs(across) == far else 0
    below = _sign(down) if slants or abs(down) == far else 0
    return DIRECTIONS.index((right, below))


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _slant(field: Field, a: int, b: int) -> tuple[int, int]:
    """How far the line from a to b is off the nearest direction: the tangent of the angle, as a fraction."""
    across = abs(field.regions[b].column - field.regions[a].column)
    down = abs(field.regions[b].row - field.regions[a].row)
    far, near = max(across, down), min(across, down)
    if (far + near) * (far + near) > 2 * far * far:
        return far - near, far + near
    return near, far


def push_direction(field: Field, at: int, zone: int) -> int:
    """Toward the Region of the zone (a mask) that is the fewest steps away.

    Of equal ones the straightest counts, then the first clockwise from north. NO_DIRECTION in the zone, or without a way.
    """
    if (zone >> at) & 1:
        return NO_DIRECTION
    steps = steps_from(field, at)
    best = NO_DIRECTION
    least, over, under = 0, 0, 1
    for region in range(field.count):
        if not (zone >> region) & 1 or steps[region] < 0:
            continue
        direction = nearest_direction(field, at, region)
        off, along = _slant(field, at, region)
        turn = off * under - over * along  # below 0: straighter than the best so far
        nearer = best < 0 or steps[region] < least
        if nearer or (steps[region] == least and (turn < 0 or (turn == 0 and direction < best))):
            best = direction
            least, over, under = steps[region], off, along
    return best


def pull_way(field: Field, start: int, goal: int, most: int) -> list[int]:
    """Up to `most` steps toward a Region, each nearest to the line, of equal ones the first clockwise from north."""
    origin, end = field.regions[start], field.regions[goal]
    across, down = end.column - origin.column, end.row - origin.row
    found: list[int] = []
    at = start
    for left in range(max(abs(across), abs(down)) - 1, -1, -1):
        if len(found) == most:
            break
        best = NO_DIRECTION
        least = 0
        for direction in range(len(DIRECTIONS)):
            column = field.regions[at].column + DIRECTIONS[direction][0]
            row = field.regions[at].row + DIRECTIONS[direction][1]
            if max(abs(end.column - column), abs(end.row - row)) > left:
                continue
            off = abs((column - origin.column) * down - (row - origin.row) * across)
            if best < 0 or off < least:
                best = direction
                least = off
        at = step(field, at, best)
        if at < 0:
            break
        found.append(at)
    return found

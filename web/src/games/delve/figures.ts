// Who stands where in an area, and what lies there.
import { CELL, type Point } from "../../shell/board/view";
import { middle, type Spot } from "./ground";

/** A figure's place: where its base is, and half the base's width. */
export interface Stand extends Point {
  r: number;
}

/** Half of what a thing on the floor takes. */
export const THING = 17;

/** How a cell is shared, from few to many: places inside it, and how large a figure is there. */
const SHARES: readonly { r: number; places: readonly Point[] }[] = [
  { r: 34, places: [{ x: 50, y: 55 }] },
  { r: 23, places: grid(2, 1) },
  { r: 20, places: grid(2, 2) },
  { r: 14, places: grid(3, 3) },
  { r: 11, places: grid(4, 4) },
  { r: 7, places: grid(6, 6) },
];

function grid(across: number, down: number): Point[] {
  return Array.from({ length: across * down }, (_, n) => ({
    x: (CELL / across) * ((n % across) + 0.5),
    y: (CELL / down) * (Math.floor(n / across) + 0.5),
  }));
}

const far = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

function within(spots: readonly Spot[], places: readonly Point[]): Point[] {
  return spots.flatMap((spot) => places.map((place) => ({ x: spot.x * CELL + place.x, y: spot.y * CELL + place.y })));
}

/** Places for things on the floor: in quarters of cells, as far from the Sight Mark as can be, the lower ones first. */
export function lying(spots: readonly Spot[], mark: Spot, count: number): Point[] {
  const from = middle(mark);
  return within(spots, [{ x: 22, y: 78 }, { x: 78, y: 78 }, { x: 78, y: 24 }, { x: 22, y: 24 }])
    .sort((a, b) => far(b, from) - far(a, from) || b.y - a.y || a.x - b.x)
    .slice(0, count);
}

/** Places for figures, in their order from the upper left: as large as there is room for all beside what lies there. */
export function standing(spots: readonly Spot[], mark: Spot, count: number, things: readonly Point[] = []): Stand[] {
  const from = middle(mark);
  for (const { r, places } of SHARES) {
    const free = within(spots, places).filter((place) => things.every((thing) => far(place, thing) >= r + THING - 8));
    if (free.length < count) continue;
    return free
      .sort((a, b) => far(a, from) - far(b, from) || a.y - b.y || a.x - b.x)
      .slice(0, count)
      .sort((a, b) => a.y - b.y || a.x - b.x)
      .map(({ x, y }) => ({ x, y, r }));
  }
  return Array.from({ length: count }, () => ({ ...from, r: SHARES.at(-1)!.r }));
}

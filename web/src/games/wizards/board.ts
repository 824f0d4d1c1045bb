// The board as squares on a sheet: where spaces lie, how the chits of a stack are fanned, the way of an arrow.
import type { UnitNow } from "../../types";

/** The middle of a chit in its space and its breadth, in spaces. */
export interface Spot {
  x: number;
  y: number;
  wide: number;
  /** How high it may be, in its breadths. */
  tall: number;
}

/** How high a chit is, in its breadths: below the figure stand its Hits, and where there is room its Force and Armor. */
const TALL = 1.16;
const TALLER = 1.36;
/** So many chits lie in one row; more need the whole space. */
export const FEW = 2;
/** What is left below chits for the name of the space, in spaces. */
const STRIP = 0.15;

const FANS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0.55, 0.5]],
  [
    [0.28, 0.62],
    [0.72, 0.62],
  ],
  [
    [0.69, 0.27],
    [0.26, 0.72],
    [0.74, 0.72],
  ],
  [
    [0.26, 0.27],
    [0.74, 0.27],
    [0.26, 0.74],
    [0.74, 0.74],
  ],
  [
    [0.3, 0.27],
    [0.7, 0.27],
    [0.19, 0.74],
    [0.81, 0.74],
    [0.5, 0.74],
  ],
];
const WIDE = [0, 0.72, 0.5, 0.43, 0.43, 0.4];
const ABOVE_NAME = [0, 0.6, 0.47];

/** Where the chits of a stack lie, the smallest first; the corner of the drawing is left free as long as it can be. named: the
 * name of the space is written below few chits. */
export function fan(count: number, named: boolean): Spot[] {
  const kind = Math.min(count, FANS.length - 1);
  const strip = named && count <= FEW;
  const room = strip ? 1 - STRIP : 1;
  const wide = (strip ? ABOVE_NAME : WIDE)[kind]!;
  const tall = strip ? TALLER : TALL;
  return Array.from({ length: count }, (_, place) => {
    const [x, y] = FANS[kind]![place % kind]!;
    return { x, y: y * room, wide, tall };
  });
}

export interface Chit {
  key: string;
  unit: UnitNow;
  spot: Spot;
}

/** Who stands where, the smallest first. */
export function stacksOf(units: readonly UnitNow[]): Map<number, UnitNow[]> {
  const found = new Map<number, UnitNow[]>();
  for (const unit of [...units].sort((one, other) => one.slot - other.slot)) found.set(unit.space, [...(found.get(unit.space) ?? []), unit]);
  return found;
}

/** All chits, each with its place in its space's fan; a chit is the same wherever it goes. */
export function chitsOf(stacks: ReadonlyMap<number, readonly UnitNow[]>, named: boolean): Chit[] {
  const found = [...stacks.values()].flatMap((stack) => {
    const spots = fan(stack.length, named);
    return stack.map((unit, place) => ({ key: `${unit.seat}/${unit.number}`, unit, spot: spots[place]! }));
  });
  return found.sort((one, other) => one.key.localeCompare(other.key));
}

/** The unit whose chit is touched in a space; null: none. */
export function touched(chits: readonly Chit[], space: number, x: number, y: number): number | null {
  const found = chits.filter(
    ({ unit, spot }) => unit.space === space && Math.abs(x - spot.x) <= spot.wide / 2 && Math.abs(y - spot.y) <= (spot.wide * spot.tall) / 2,
  );
  const nearest = found.sort((one, other) => far(one.spot, x, y) - far(other.spot, x, y))[0];
  return nearest?.unit.unit ?? null;
}

function far(spot: Spot, x: number, y: number): number {
  return Math.hypot(x - spot.x, y - spot.y);
}

/** The middle of a space. */
export function middle(space: number, side: number): [number, number] {
  return [(space % side) + 0.5, Math.floor(space / side) + 0.5];
}

/** The space that a key leads to; the edge holds. */
export function beside(space: number, key: string, side: number): number | null {
  const [column, row] = [space % side, Math.floor(space / side)];
  const to: Record<string, [number, number]> = {
    ArrowUp: [column, row - 1],
    ArrowDown: [column, row + 1],
    ArrowLeft: [column - 1, row],
    ArrowRight: [column + 1, row],
    Home: [0, row],
    End: [side - 1, row],
  };
  const found = to[key];
  if (!found) return null;
  const within = (at: number) => Math.max(0, Math.min(side - 1, at));
  return within(found[1]) * side + within(found[0]);
}

const HEAD = 0.24; // of an arrow, in spaces

/** An arrow over the middles of spaces, as the path of an SVG: its line, and its head. */
export function arrow(spaces: readonly number[], side: number): { line: string; head: string } | null {
  const points = spaces.map((space) => middle(space, side));
  const [last, before] = [points.at(-1), points.at(-2)];
  if (!last || !before) return null;
  const turn = Math.atan2(last[1] - before[1], last[0] - before[0]);
  const at = (back: number, aside: number): string => {
    const [x, y] = [last[0] - back * Math.cos(turn) - aside * Math.sin(turn), last[1] - back * Math.sin(turn) + aside * Math.cos(turn)];
    return `${x.toFixed(3)} ${y.toFixed(3)}`;
  };
  const line = [...points.slice(0, -1).map(([x, y]) => `${x} ${y}`), at(HEAD, 0)];
  return { line: `M${line.join("L")}`, head: `M${at(0, 0)}L${at(HEAD * 1.3, HEAD * 0.6)}L${at(HEAD, 0)}L${at(HEAD * 1.3, -HEAD * 0.6)}z` };
}

// Where things are on the board. A Region is a square of CELL units; a figure has a place inside its Region by its base.
import { CELL, corner, shaped, type Point, type View } from "../../../shell/board/view";

export interface Place extends Point {
  /** Half the figure's width. */
  r: number;
  /** Figures stand close below: its Health is written on its bar. */
  tight?: boolean;
  /** How far it is to whoever stands beside it, if anybody does: its Health has so much room. */
  room?: number;
}

export type Size = "warsprite" | "ogre" | "titan" | "colossus";

export const BASES: Record<string, number> = { warsprite: 1, ogre: 1, titan: 2, colossus: 4 };
export const RADII: Record<string, number> = { warsprite: 17, ogre: 20.5, titan: 27, colossus: 38 };

/** From one quarter to the next. */
const BESIDE = 44;

/** The four places for small bases, in the order in which they are taken; obstructions take them from the end. */
const QUARTERS: Point[] = [
  { x: 28, y: 29 },
  { x: 72, y: 29 },
  { x: 28, y: 75 },
  { x: 72, y: 75 },
];

/** Where obstructions of a Region stand, from its upper left corner. */
export function obstructionPlaces(count: number): Point[] {
  return QUARTERS.slice(4 - Math.min(count, 4)).reverse();
}

/** The outline of a Region, drawn in by so much. */
export function square(at: readonly number[], inset = 0): string {
  const { x, y } = corner(at);
  const side = CELL - 2 * inset;
  return `M${x + inset} ${y + inset}h${side}v${side}h${-side}Z`;
}

/** A line from one middle to the other that begins and ends so far from them. */
export function between(from: Point, to: Point, before: number, after: number): string {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  return `M${from.x + dx * before} ${from.y + dy * before}L${to.x - dx * after} ${to.y - dy * after}`;
}

/** Places for figures that share a Region, from its upper left corner, in their order. */
export function layout(sizes: readonly string[], obstructions = 0): Place[] {
  if (sizes.length === 0) return [];
  const need = sizes.reduce((sum, size) => sum + (BASES[size] ?? 1), 0);
  if (need > 4) return crowd(sizes);
  if (sizes.length === 1) return [alone(sizes[0]!, obstructions)];
  if (sizes.length === 2 && need === 2 && obstructions === 0) {
    return sizes.map((size, n) => ({ x: n ? 72 : 28, y: 50, r: RADII[size] ?? 20, room: BESIDE }));
  }
  return packed(sizes);
}

function alone(size: string, obstructions: number): Place {
  const r = RADII[size] ?? 20;
  if (obstructions === 0 || (BASES[size] ?? 1) === 4) return { x: 50, y: 48, r };
  if (obstructions === 1) return { x: 40, y: 40, r };
  return { x: 50, y: r > 22 ? 33 : 30, r };
}

/** Large bases take a whole row of two quarters, small ones a quarter each; the large ones first. */
function packed(sizes: readonly string[]): Place[] {
  const places: Place[] = new Array(sizes.length);
  const tight = sizes.reduce((sum, size) => sum + (BASES[size] ?? 1), 0) > 2;
  const order = sizes.map((_, n) => n).sort((a, b) => (BASES[sizes[b]!] ?? 1) - (BASES[sizes[a]!] ?? 1) || a - b);
  let next = 0;
  for (const n of order) {
    const size = sizes[n]!;
    const base = BASES[size] ?? 1;
    const at = QUARTERS[next]!;
    // Figures that share a Region stand a little closer, so that their bars stay free.
    const r = (RADII[size] ?? 20) * (tight ? (base === 1 ? 0.8 : 0.72) : 0.88);
    const lone = base === 2 || (next === 2 && n === order.at(-1));
    places[n] = { x: lone ? 50 : at.x, y: at.y - (!tight ? 6 : next < 2 ? 8 : 0), r, tight, ...(lone ? {} : { room: BESIDE }) };
    next += base;
  }
  return places;
}

/** More than fits by the rules (a figure on its way through): a tight grid. */
function crowd(sizes: readonly string[]): Place[] {
  const across = Math.ceil(Math.sqrt(sizes.length));
  const down = Math.ceil(sizes.length / across);
  const r = Math.min(20, 44 / across);
  return sizes.map((_, n) => ({
    x: (CELL / across) * ((n % across) + 0.5),
    y: (CELL / down) * (Math.floor(n / across) + 0.5),
    r,
    room: CELL / across,
  }));
}

// The whole board.

/** The room around the board for the names of columns and rows; the more Regions, the larger they are drawn. */
export function margin(columns: number, rows: number): number {
  return Math.max(34, 4 * Math.max(columns, rows));
}

/** The whole board with its margin. */
export function bounds(columns: number, rows: number): View {
  const around = margin(columns, rows);
  return { x: -around, y: -around, w: columns * CELL + 2 * around, h: rows * CELL + 2 * around };
}

/** Where each army's banner stands, in units of the board: outside, at the edge nearest to its first Deployment Zone, between the
 * names of two columns or rows, and each at a place of its own. ats: of the Zone's Regions. */
export function standards(zones: readonly { army: number; ats: readonly (readonly number[])[] }[], columns: number, rows: number): (Point & { army: number })[] {
  const out = margin(columns, rows) / 2;
  const found = new Map<number, Point & { army: number }>();
  const taken = new Set<string>();
  for (const { army, ats } of zones) {
    if (found.has(army) || !ats.length) continue;
    const middle = (place: 0 | 1) => ats.reduce((sum, at) => sum + (at[place] ?? 0) + 0.5, 0) / ats.length;
    const [x, y] = [middle(0), middle(1)];
    const edges = [
      { far: y, along: x, most: columns, spot: (at: number) => ({ x: at * CELL, y: -out }) },
      { far: rows - y, along: x, most: columns, spot: (at: number) => ({ x: at * CELL, y: rows * CELL + out }) },
      { far: x, along: y, most: rows, spot: (at: number) => ({ x: -out, y: at * CELL }) },
      { far: columns - x, along: y, most: rows, spot: (at: number) => ({ x: columns * CELL + out, y: at * CELL }) },
    ];
    const { along, most, spot } = edges.reduce((best, one) => (one.far < best.far ? one : best));
    const near = Array.from({ length: most + 1 }, (_, at) => at).toSorted((a, b) => Math.abs(a - along) - Math.abs(b - along) || a - b);
    const at = near.map(spot).find(({ x, y }) => !taken.has(`${x}/${y}`));
    if (!at) continue;
    taken.add(`${at.x}/${at.y}`);
    found.set(army, { army, ...at });
  }
  return [...found.values()];
}

/** The whole board in the proportions of the window (width / height). */
export function fit(columns: number, rows: number, ratio: number): View {
  const { x, y, w, h } = bounds(columns, rows);
  return shaped(x, y, w, h, ratio);
}

/** A small fixed number from 0 to n - 1 for drawing Regions unlike each other, the same every time. */
export function variant(region: number, salt: number, n: number): number {
  let h = Math.imul(region + 1, 2654435761) ^ Math.imul(salt + 7, 40503);
  h ^= h >>> 15;
  h = Math.imul(h, 2246822519);
  h ^= h >>> 13;
  return (h >>> 0) % n;
}

/** The letters of columns as in the names of Regions: A to Z, AA and on. */
export function letters(column: number): string {
  return column < 26 ? String.fromCharCode(65 + column) : letters(Math.floor(column / 26) - 1) + letters(column % 26);
}

/** A place on the board that is turned a quarter to the right; size: how many Regions it takes across and down. */
export function quarter(at: readonly number[], rows: number, size = 1): number[] {
  return [rows - size - (at[1] ?? 0), at[0] ?? 0];
}

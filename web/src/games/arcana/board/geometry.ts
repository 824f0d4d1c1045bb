// Where things are on the board. A Region is a square of CELL units; a figure has a place inside its Region by its base.

export const CELL = 100;

export interface Point {
  x: number;
  y: number;
}

/** What the board shows of itself: an SVG viewBox. */
export interface View {
  x: number;
  y: number;
  w: number;
  h: number;
}

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

export function corner(at: readonly number[]): Point {
  return { x: (at[0] ?? 0) * CELL, y: (at[1] ?? 0) * CELL };
}

export function centre(at: readonly number[]): Point {
  return { x: ((at[0] ?? 0) + 0.5) * CELL, y: ((at[1] ?? 0) + 0.5) * CELL };
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

// The view.

/** The room around the board for the names of columns and rows; the more Regions, the larger they are drawn. */
export function margin(columns: number, rows: number): number {
  return Math.max(34, 4 * Math.max(columns, rows));
}

/** The whole board with its margin. */
export function bounds(columns: number, rows: number): View {
  const around = margin(columns, rows);
  return { x: -around, y: -around, w: columns * CELL + 2 * around, h: rows * CELL + 2 * around };
}

/** The whole board in the proportions of the window (width / height). */
export function fit(columns: number, rows: number, ratio: number): View {
  const { x, y, w, h } = bounds(columns, rows);
  return shaped(x, y, w, h, ratio);
}

/** The smallest view of this ratio around a rectangle. */
export function shaped(x: number, y: number, w: number, h: number, ratio: number): View {
  if (!(ratio > 0)) return { x, y, w, h };
  if (w / h < ratio) {
    const wide = h * ratio;
    return { x: x - (wide - w) / 2, y, w: wide, h };
  }
  const high = w / ratio;
  return { x, y: y - (high - h) / 2, w, h: high };
}

/** Zoom about a point of the board; factor over 1 comes nearer. Never nearer than two Regions, never wider than the whole. */
export function zoomed(view: View, whole: View, about: Point, factor: number): View {
  const least = Math.min(2.2 * CELL, widest(view, whole));
  const w = Math.max(least, Math.min(widest(view, whole), view.w / factor));
  const scale = w / view.w;
  return held({ x: about.x - (about.x - view.x) * scale, y: about.y - (about.y - view.y) * scale, w, h: view.h * scale }, whole);
}

/** How wide a view of these proportions must be to show the whole board. */
function widest(view: View, whole: View): number {
  return Math.max(whole.w, whole.h * (view.w / view.h));
}

export function panned(view: View, whole: View, dx: number, dy: number): View {
  return held({ ...view, x: view.x + dx, y: view.y + dy }, whole);
}

/** The view moved so that the board stays in it; along a side where all fits, it is centred. */
export function held(view: View, whole: View): View {
  return { ...view, x: along(view.x, view.w, whole.x, whole.w), y: along(view.y, view.h, whole.y, whole.h) };
}

function along(start: number, length: number, from: number, extent: number): number {
  if (length >= extent) return from + (extent - length) / 2;
  return Math.max(from, Math.min(start, from + extent - length));
}

/** The view that shows this Region, moved no more than it must. */
export function showing(view: View, whole: View, at: readonly number[], margin = CELL / 2): View {
  const { x, y } = corner(at);
  const spare = Math.min(margin, Math.max(0, (view.w - CELL) / 2), Math.max(0, (view.h - CELL) / 2));
  const left = Math.min(x - spare, Math.max(view.x, x + CELL + spare - view.w));
  const top = Math.min(y - spare, Math.max(view.y, y + CELL + spare - view.h));
  return held({ ...view, x: left, y: top }, whole);
}

/** The same middle and scale in a window of other proportions. */
export function reshaped(view: View, ratio: number, whole: View): View {
  if (!(ratio > 0)) return view;
  const area = view.w * view.h;
  const w = Math.sqrt(area * ratio);
  const grown = { x: view.x + (view.w - w) / 2, y: view.y + (view.h - w / ratio) / 2, w, h: w / ratio };
  return zoomed(grown, whole, { x: grown.x + grown.w / 2, y: grown.y + grown.h / 2 }, 1);
}

/** The same middle in a window of this size (pixels) at this scale (pixels a unit). */
export function scaled(view: View, box: { w: number; h: number }, scale: number, whole: View): View {
  const [w, h] = [box.w / scale, box.h / scale];
  return held({ x: view.x + (view.w - w) / 2, y: view.y + (view.h - h) / 2, w, h }, whole);
}

/** The largest scale at which a window of this size shows all of these Regions. */
export function roomFor(box: { w: number; h: number }, ats: readonly (readonly number[])[]): number {
  const length = (place: 0 | 1): number => {
    const all = ats.map((at) => (at[place] ?? 0) * CELL);
    return Math.max(...all) - Math.min(...all) + CELL;
  };
  return Math.min(box.w / length(0), box.h / length(1));
}

/** The view moved so that these Regions are in sight, at its scale; where they are too far apart, around the last of them. */
export function framing(view: View, whole: View, ats: readonly (readonly number[])[]): View {
  const along = (place: 0 | 1, start: number, length: number): number => {
    const all = ats.map((at) => (at[place] ?? 0) * CELL);
    const [least, most] = [Math.min(...all), Math.max(...all) + CELL];
    const spare = Math.min(CELL / 2, Math.max(0, (length - (most - least)) / 2));
    if (most - least > length) return all.at(-1)! + CELL / 2 - length / 2;
    return Math.min(least - spare, Math.max(start, most + spare - length));
  };
  return held({ ...view, x: along(0, view.x, view.w), y: along(1, view.y, view.h) }, whole);
}

/** A point of the window (0 to 1 across and down) as a point of the board. */
export function onBoard(view: View, across: number, down: number): Point {
  return { x: view.x + across * view.w, y: view.y + down * view.h };
}

// Going from Region to Region.

export type Direction = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const STEPS: Record<Direction, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The next Region that way, over voids too; the same one at the edge. */
export function neighbour(
  regions: readonly { number: number; at: readonly number[] }[],
  from: number,
  direction: Direction,
): number {
  const here = regions.find((region) => region.number === from);
  if (!here) return regions[0]?.number ?? 0;
  const [dx, dy] = STEPS[direction];
  let best = from;
  let bestCost = Infinity;
  for (const region of regions) {
    const across = region.at[0]! - here.at[0]!;
    const down = region.at[1]! - here.at[1]!;
    const ahead = across * dx + down * dy;
    const aside = Math.abs(across * dy) + Math.abs(down * dx);
    if (ahead <= 0 || aside > ahead) continue;
    const cost = ahead + 3 * aside;
    if (cost < bestCost) {
      best = region.number;
      bestCost = cost;
    }
  }
  return best;
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

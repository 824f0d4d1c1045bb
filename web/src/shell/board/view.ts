// What a window on a board shows, and how one goes on the board: squares of CELL units, each a pair `at` of its column and row.

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

export function corner(at: readonly number[]): Point {
  return { x: (at[0] ?? 0) * CELL, y: (at[1] ?? 0) * CELL };
}

export function centre(at: readonly number[]): Point {
  return { x: ((at[0] ?? 0) + 0.5) * CELL, y: ((at[1] ?? 0) + 0.5) * CELL };
}

// The view.

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

// Going from square to square.

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

// Where things lie in the dungeon: cells of CELL units, areas of cells, the lines around and between them.
import { CELL, type Direction, type Point, type View } from "../../shell/board/view";
import type { DungeonHead } from "../../types";

/** A cell by its column and row. */
export type Spot = Point;

/** The side between two cells: its upper left end, and whether it stands upright. */
export interface Side extends Point {
  upright: boolean;
}

/** Sides in one line: how many. */
export interface Run extends Side {
  length: number;
}

const DIRECTIONS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];
/** The side of a cell that one goes along in this direction, the cell on the right: where it begins, and who is beyond. */
const AROUND: readonly { from: Point; beyond: Point }[] = [
  { from: { x: 0, y: 0 }, beyond: { x: 0, y: -1 } },
  { from: { x: 1, y: 0 }, beyond: { x: 1, y: 0 } },
  { from: { x: 1, y: 1 }, beyond: { x: 0, y: 1 } },
  { from: { x: 0, y: 1 }, beyond: { x: -1, y: 0 } },
];
/** At a corner where cells touch by their points only, the way that stays with the same cell. */
const TURNS = [1, 0, 3];

const WIDE = 4096;
const keyOf = ({ x, y }: Point): number => y * WIDE + x;
const plus = (one: Point, other: Point): Point => ({ x: one.x + other.x, y: one.y + other.y });
const directed = (direction: number): Point => DIRECTIONS[direction % 4]!;

export function spotOf(cell: number, width: number): Spot {
  return { x: cell % width, y: Math.floor(cell / width) };
}

/** The middle of a cell. */
export function middle({ x, y }: Spot): Point {
  return { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL };
}

/** The cells of each area, by its number. */
export function cellsOf({ cells, width }: DungeonHead): Map<number, Spot[]> {
  const found = new Map<number, Spot[]>();
  cells.forEach((area, cell) => {
    if (area < 0) return;
    const own = found.get(area);
    if (own) own.push(spotOf(cell, width));
    else found.set(area, [spotOf(cell, width)]);
  });
  return found;
}

/** The upper left corner of an area; right: the right end of its uppermost row. */
export function cornerOf(spots: readonly Spot[], right = false): Point {
  const top = Math.min(...spots.map(({ y }) => y));
  const row = spots.filter(({ y }) => y === top).map(({ x }) => x);
  return { x: CELL * (right ? Math.max(...row) + 1 : Math.min(...row)), y: CELL * top };
}

/** A corner of an outline, with the directions in which one comes and goes. */
interface Corner extends Point {
  came: number;
  goes: number;
}

/** The lines around cells, clockwise, around holes the other way. */
export function loops(spots: readonly Spot[]): Corner[][] {
  const own = new Set(spots.map(keyOf));
  const steps = new Map<number, number[]>(); // the directions that lead on from a corner
  for (const spot of spots) {
    AROUND.forEach(({ from, beyond }, direction) => {
      if (own.has(keyOf(plus(spot, beyond)))) return;
      const start = keyOf(plus(spot, from));
      steps.set(start, [...(steps.get(start) ?? []), direction]);
    });
  }
  const take = (at: Point, direction: number): boolean => {
    const left = steps.get(keyOf(at)) ?? [];
    const place = left.indexOf(direction % 4);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  };
  const found: Corner[][] = [];
  for (const [start, left] of steps) {
    while (left.length) {
      const first = left.pop()!;
      const begun = { x: start % WIDE, y: Math.floor(start / WIDE) };
      const corners: Corner[] = [];
      let at = plus(begun, directed(first));
      let came = first;
      while (keyOf(at) !== start) {
        const turn = TURNS.find((by) => take(at, came + by)) ?? 0;
        const goes = (came + turn) % 4;
        if (goes !== came) corners.push({ ...at, came, goes });
        at = plus(at, directed(goes));
        came = goes;
      }
      if (came !== first) corners.push({ ...begun, came, goes: first });
      found.push(corners);
    }
  }
  return found;
}

/** The outline of cells as a path, drawn in by so much, its corners rounded. */
export function outline(spots: readonly Spot[], inset = 0, round = 0): string {
  return loops(spots)
    .map((corners) => {
      const points = corners.map(({ x, y, came, goes }) => {
        const [one, other] = [directed(came + 1), directed(goes + 1)];
        return { x: x * CELL + inset * (one.x + other.x), y: y * CELL + inset * (one.y + other.y), came, goes };
      });
      return points.map((point, place) => bent(point, points.at(place - 1)!, points[(place + 1) % points.length]!, round, place === 0)).join("") + "Z";
    })
    .join("");
}

function bent(point: Corner, before: Point, after: Point, round: number, first: boolean): string {
  const [came, goes] = [directed(point.came), directed(point.goes)];
  const half = (other: Point): number => (Math.abs(point.x - other.x) + Math.abs(point.y - other.y)) / 2;
  const r = Math.min(round, half(before), half(after));
  const { x, y } = point;
  return `${first ? "M" : "L"}${x - came.x * r} ${y - came.y * r}Q${x} ${y} ${x + goes.x * r} ${y + goes.y * r}`;
}

/** The side between two cells that lie side by side. */
export function sideOf(one: Spot, other: Spot): Side {
  return { x: Math.max(one.x, other.x), y: Math.max(one.y, other.y), upright: one.y === other.y };
}

/** The sides between two areas. */
export function border(one: readonly Spot[], other: readonly Spot[]): Side[] {
  const theirs = new Set(other.map(keyOf));
  return one.flatMap((spot) => DIRECTIONS.map((way) => plus(spot, way)).filter((next) => theirs.has(keyOf(next))).map((next) => sideOf(spot, next)));
}

/** Sides that follow each other in a line, taken together. */
export function runs(sides: readonly Side[]): Run[] {
  const along = ({ x, y, upright }: Side): number => (upright ? y : x);
  const across = ({ x, y, upright }: Side): number => (upright ? x : y);
  const sorted = sides.toSorted((a, b) => Number(a.upright) - Number(b.upright) || across(a) - across(b) || along(a) - along(b));
  const found: Run[] = [];
  for (const side of sorted) {
    const last = found.at(-1);
    if (last && last.upright === side.upright && across(last) === across(side) && along(last) + last.length === along(side)) last.length++;
    else if (!last || last.upright !== side.upright || across(last) !== across(side) || along(side) >= along(last) + last.length) found.push({ ...side, length: 1 });
  }
  return found;
}

/** Lines as a path. */
export function strokes(lines: readonly Run[]): string {
  return lines.map(({ x, y, upright, length }) => `M${x * CELL} ${y * CELL}${upright ? "v" : "h"}${length * CELL}`).join("");
}

/** Where a door between two areas stands: the middle of the longest line between them; a quarter turned where that is upright. */
export function doorAt(one: readonly Spot[], other: readonly Spot[]): { x: number; y: number; upright: boolean } | null {
  const [longest] = runs(border(one, other)).sort((a, b) => b.length - a.length);
  if (!longest) return null;
  const { x, y, upright, length } = longest;
  const far = length % 2 ? length / 2 : length / 2 - 0.5; // on the middle of a side
  return { x: (x + (upright ? 0 : far)) * CELL, y: (y + (upright ? far : 0)) * CELL, upright };
}

/** What of the board there is to see: these cells with a margin. */
export function extent(spots: readonly Spot[], around = 60): View {
  if (!spots.length) return { x: 0, y: 0, w: CELL, h: CELL };
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) * CELL - around, Math.min(...ys) * CELL - around];
  return { x: left, y: top, w: (Math.max(...xs) + 1) * CELL + around - left, h: (Math.max(...ys) + 1) * CELL + around - top };
}

/** The area that an arrow key leads to: of those that touch this one on that side the nearest, else the nearest that way. */
export function nextArea(areas: ReadonlyMap<number, readonly Spot[]>, marks: ReadonlyMap<number, Spot>, from: number, key: Direction): number {
  const way = directed(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"].indexOf(key));
  const own = areas.get(from);
  const here = marks.get(from);
  if (!own || !here) return areas.keys().next().value ?? 0;
  const cost = (area: number): number => {
    const there = marks.get(area)!;
    const ahead = (there.x - here.x) * way.x + (there.y - here.y) * way.y;
    const aside = Math.abs((there.x - here.x) * way.y) + Math.abs((there.y - here.y) * way.x);
    const beyond = new Set(areas.get(area)!.map(keyOf));
    if (own.some((spot) => beyond.has(keyOf(plus(spot, way))))) return aside + Math.max(0, -ahead); // it begins right there
    return ahead > 0 && aside <= ahead ? 100 + ahead + 3 * aside : Infinity;
  };
  const [best] = [...areas.keys()].filter((area) => area !== from).map((area) => ({ area, cost: cost(area) })).sort((a, b) => a.cost - b.cost);
  return best && best.cost < Infinity ? best.area : from;
}

const TEETH = 5; // on a side

/** A fence on the near side of the line between two areas, its points towards who comes from the first. */
export function fence(one: readonly Spot[], other: readonly Spot[]): string {
  const theirs = new Set(other.map(keyOf));
  const found: string[] = [];
  for (const spot of one) {
    AROUND.forEach(({ from, beyond }, direction) => {
      if (!theirs.has(keyOf(plus(spot, beyond)))) return;
      const [along, inward] = [directed(direction), directed(direction + 1)];
      const start = plus(spot, from);
      const at = (far: number, deep: number): string =>
        `${start.x * CELL + along.x * far + inward.x * deep} ${start.y * CELL + along.y * far + inward.y * deep}`;
      const step = CELL / TEETH;
      for (let tooth = 0; tooth < TEETH; tooth++) found.push(`M${at(tooth * step + 2, 3)}L${at((tooth + 0.5) * step, 20)}L${at((tooth + 1) * step - 2, 3)}z`);
    });
  }
  return found.join("");
}

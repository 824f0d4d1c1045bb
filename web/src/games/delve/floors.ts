// How the ground of a tile is drawn: stones, plates and cracks, cell by cell, each time the same.
import { CELL, type Point } from "../../shell/board/view";
import type { Spot } from "./ground";
import type { LaidTile } from "../../types";

/** Paths: stones of three tones, lines on them, and what glows. */
export interface Floor {
  mid: string;
  dark: string;
  light: string;
  line: string;
  glow: string;
}

type Draw = (floor: Floor, x: number, y: number, chance: () => number) => void;

function hash(x: number, y: number, salt: number): number {
  let h = Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 7, 0x85ebca6b) ^ Math.imul(salt + 3, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

/** From 0 to 1, again and again. */
function chances(x: number, y: number): () => number {
  let turn = 0;
  return () => hash(x, y, ++turn) / 2 ** 32;
}

const r = (value: number): number => Math.round(value * 10) / 10;
const box = (x: number, y: number, w: number, h: number): string => `M${r(x)} ${r(y)}h${r(w)}v${r(h)}h${r(-w)}z`;
const tone = (of: number): "dark" | "mid" | "light" => (of < 0.3 ? "dark" : of > 0.74 ? "light" : "mid");

/** Slabs of many sizes. */
function slabs(floor: Floor, x: number, y: number, w: number, h: number, chance: () => number): void {
  const long = Math.max(w, h);
  if (long > 64 || (long > 42 && chance() < 0.4)) {
    const part = 0.36 + 0.28 * chance();
    if (w >= h) {
      slabs(floor, x, y, w * part, h, chance);
      slabs(floor, x + w * part, y, w * (1 - part), h, chance);
    } else {
      slabs(floor, x, y, w, h * part, chance);
      slabs(floor, x, y + h * part, w, h * (1 - part), chance);
    }
  } else floor[tone(chance())] += box(x + 3, y + 3, w - 6, h - 6);
}

/** Broken plates that fit each other also from cell to cell; step: their size; gap: between them. */
function plates(floor: Floor, x: number, y: number, step: number, gap: number): void {
  const count = CELL / step;
  const knot = (column: number, row: number): Point => ({
    x: column * step + (hash(column, row, 1) / 2 ** 32 - 0.5) * step * 0.5,
    y: row * step + (hash(column, row, 2) / 2 ** 32 - 0.5) * step * 0.5,
  });
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++) {
      const [at, down] = [(x / CELL) * count + column, (y / CELL) * count + row];
      const knots = [knot(at, down), knot(at + 1, down), knot(at + 1, down + 1), knot(at, down + 1)];
      const to = knots.reduce((sum, one) => ({ x: sum.x + one.x / 4, y: sum.y + one.y / 4 }), { x: 0, y: 0 });
      const points = knots.map((one) => `${r(one.x + (to.x - one.x) * gap)} ${r(one.y + (to.y - one.y) * gap)}`);
      floor[tone(hash(at, down, 3) / 2 ** 32)] += `M${points.join("L")}z`;
    }
}

/** A line through the cell that goes on in the next one; turned: from top to bottom. */
function through(x: number, y: number, salt: number, turned: boolean, chance: () => number): string {
  const [column, row] = [x / CELL, y / CELL];
  const at = (place: number): number => CELL * (0.15 + (0.7 * hash(turned ? column + 50 * salt : place, turned ? place : row + 50 * salt, salt)) / 2 ** 32);
  const bend = (): number => (chance() - 0.5) * 60;
  if (turned) return `M${r(x + at(row))} ${y}C${r(x + at(row) + bend())} ${y + 35} ${r(x + at(row + 1) + bend())} ${y + 65} ${r(x + at(row + 1))} ${y + CELL}`;
  return `M${x} ${r(y + at(column))}C${x + 35} ${r(y + at(column) + bend())} ${x + 65} ${r(y + at(column + 1) + bend())} ${x + CELL} ${r(y + at(column + 1))}`;
}

function specks(x: number, y: number, count: number, chance: () => number): string {
  return Array.from({ length: count }, () => `M${r(x + CELL * chance())} ${r(y + CELL * chance())}h.1`).join("");
}

const LOOKS: Record<string, Draw> = {
  flags(floor, x, y, chance) {
    slabs(floor, x, y, CELL, CELL, chance);
    if (chance() < 0.3) floor.line += `M${r(x + 30 + 40 * chance())} ${r(y + 8)}l8 14-6 10 9 16`;
  },
  bricks(floor, x, y, chance) {
    for (let row = 0; row < 5; row++)
      for (let from = row % 2 ? -20 : 0; from < CELL; from += 40) {
        const [left, right] = [Math.max(0, from), Math.min(CELL, from + 40)];
        floor[tone(chance())] += box(x + left + 2, y + row * 20 + 2, right - left - 4, 16);
      }
  },
  steps(floor, x, y) {
    for (let tread = 0; tread < 4; tread++) floor[["light", "mid", "mid", "dark"][tread] as "mid"] += box(x + 2, y + tread * 25 + 3, CELL - 4, 19);
    floor.line += `M${x} ${y + 24}h100M${x} ${y + 49}h100M${x} ${y + 74}h100M${x} ${y + 99}h100`;
  },
  brass(floor, x, y, chance) {
    floor[tone(chance())] += box(x + 3, y + 3, CELL - 6, CELL - 6);
    for (const [dx, dy] of [[11, 11], [89, 11], [11, 89], [89, 89]]) floor.glow += `M${x + dx!} ${y + dy!}h.1`;
    if (chance() < 0.4) for (let slot = 0; slot < 4; slot++) floor.line += `M${x + 26} ${y + 32 + slot * 12}h48`;
    else floor.line += `M${x + 20} ${y + 6}v88M${x + 80} ${y + 6}v88`;
  },
  ash(floor, x, y, chance) {
    plates(floor, x, y, CELL, 0.02);
    for (let drift = 0; drift < 3; drift++) floor.line += `M${r(x + 6 + 30 * chance())} ${r(y + 18 + 30 * drift)}q${r(14 + 8 * chance())} ${r(-12 * chance())} 26 0t24 ${r(6 * chance())}`;
    floor.glow += specks(x, y, 3, chance);
  },
  slag(floor, x, y) {
    plates(floor, x, y, 50, 0.11);
  },
  roots(floor, x, y, chance) {
    plates(floor, x, y, 50, 0.05);
    floor.line += through(x, y, 1, false, chance) + (chance() < 0.6 ? through(x, y, 2, true, chance) : "");
    floor.glow += specks(x, y, 4, chance);
  },
  clay(floor, x, y, chance) {
    plates(floor, x, y, 50, 0.07);
    for (let mark = 0; mark < 3; mark++) floor.line += `M${r(x + 12 + 60 * chance())} ${r(y + 16 + 66 * chance())}q8-9 18-3`;
  },
  water(floor, x, y, chance) {
    plates(floor, x, y, CELL, 0.27);
    floor.line += `M${r(x + 4 + 14 * chance())} ${y + 8}q9-6 18 0t18 0M${r(x + 44 + 14 * chance())} ${y + 94}q9-6 18 0t18 0`;
  },
  bones(floor, x, y, chance) {
    slabs(floor, x, y, CELL, CELL, chance);
    if (chance() < 0.6) {
      const [dx, dy] = [r(x + 20 + 50 * chance()), r(y + 20 + 55 * chance())];
      floor.glow += `M${dx} ${dy}l16 9M${dx - 1} ${dy - 2}h.1M${dx - 2} ${dy + 2}h.1M${dx + 18} ${dy + 8}h.1M${dx + 17} ${dy + 11}h.1`;
    }
  },
  mosaic(floor, x, y) {
    for (const [dx, dy] of [[0, 0], [50, 0], [0, 50], [50, 50]]) {
      const [left, top] = [x + dx!, y + dy!];
      floor[(dx! + dy!) % 100 ? "light" : "mid"] += `M${left + 25} ${top + 4}L${left + 46} ${top + 25} ${left + 25} ${top + 46} ${left + 4} ${top + 25}z`;
      floor.dark += `M${left + 3} ${top + 3}h15l-15 15zM${left + 47} ${top + 3}h-15l15 15zM${left + 3} ${top + 47}h15l-15-15zM${left + 47} ${top + 47}h-15l15-15z`;
    }
  },
  glass(floor, x, y, chance) {
    plates(floor, x, y, 50, 0.06);
    floor.line += `M${r(x + 14 + 40 * chance())} ${r(y + 20 + 50 * chance())}l14-12M${r(x + 50 + 30 * chance())} ${r(y + 30 + 50 * chance())}l9-8`;
  },
};

/** What is in a name, and how that is drawn. */
const WORDS: readonly [RegExp, string][] = [
  [/stair|steps|descent/, "steps"],
  [/ash|cinder|soot|dust|grey|chasm/, "ash"],
  [/slag|lava|melt|molten|crucible|furnace|forge|foundry|ember|scorch/, "slag"],
  [/root|moss|garden|fung|grove|overgrown/, "roots"],
  [/brass|gear|engine|work|plate|pipe|machine|copper|bellows/, "brass"],
  [/brick|kiln|oven|flue|chimney|stack/, "bricks"],
  [/water|well|cistern|flood|sump|drain|pool/, "water"],
  [/bone|grave|tomb|crypt|ossuary|dead/, "bones"],
  [/glass|crystal|glaze|shard|mirror/, "glass"],
  [/clay|pit|quarry|dig|mine|shaft|vein|earth|burrow|narrow/, "clay"],
  [/shrine|temple|chapel|archive|mosaic|vault|librar|shel[fv]|hall|sanct/, "mosaic"],
];

/** The ground of a tile: by what its look or its name says, else flagstones, bricks or clay. */
export function groundOf({ look, id, name }: LaidTile): string {
  if (look in LOOKS) return look;
  const said = `${look} ${id} ${name}`.toLowerCase();
  const found = WORDS.find(([words]) => words.test(said));
  return found?.[1] ?? ["flags", "flags", "clay", "bricks"][hash(said.length, said.charCodeAt(0), 5) % 4]!;
}

/** The ground of these cells. */
export function floorOf(ground: string, spots: readonly Spot[]): Floor {
  const floor: Floor = { mid: "", dark: "", light: "", line: "", glow: "" };
  for (const { x, y } of spots) LOOKS[ground]?.(floor, x * CELL, y * CELL, chances(x, y));
  return floor;
}

// Where pieces lie on pages, in millimetres. Pure.
import type { PrintForm } from "../../types";

export interface Paper {
  /** As `@page` calls it. */
  name: string;
  width: number;
  height: number;
}

export const PAPERS = {
  a4: { name: "A4", width: 210, height: 297 },
  letter: { name: "letter", width: 215.9, height: 279.4 },
} satisfies Record<string, Paper>;
export type PaperName = keyof typeof PAPERS;

/** What printers leave white at each edge. */
export const EDGE = 6;
/** What holds a figure of paper: bent outwards, on both sides. */
export const FOOT = 9;

export interface Size {
  width: number;
  height: number;
}

export interface Placed<Thing> extends Size {
  thing: Thing;
  x: number;
  y: number;
}

/** What a piece takes before it is folded. both: something is on its other side, too. */
export function footprint(form: PrintForm, { width, height }: Size, both: boolean): Size {
  if (form === "stand") return { width, height: 2 * (height + FOOT) };
  if (form === "tent") return { width, height: 2 * height };
  return { width: form === "token" && both ? 2 * width : width, height };
}

/** Rows of things, as many as a page takes; what is in one row has one upper edge. All of a page lies in its middle. */
export function pages<Thing>(things: readonly (Size & { thing: Thing })[], paper: Size): Placed<Thing>[][] {
  const [wide, high] = [paper.width - 2 * EDGE, paper.height - 2 * EDGE];
  const found: Placed<Thing>[][] = [];
  let page: Placed<Thing>[] = [];
  let [x, y, row] = [0, 0, 0];
  for (const one of things) {
    if (x > 0 && x + one.width > wide + TOLERANCE) [x, y, row] = [0, y + row, 0];
    if (page.length && y + one.height > high + TOLERANCE) {
      found.push(page);
      [page, x, y, row] = [[], 0, 0, 0];
    }
    page.push({ ...one, x, y });
    x += one.width;
    row = Math.max(row, one.height);
  }
  if (page.length) found.push(page);
  return found.map((some) => centred(some, paper));
}

const TOLERANCE = 0.01;

function centred<Thing>(some: readonly Placed<Thing>[], paper: Size): Placed<Thing>[] {
  const left = (paper.width - Math.max(...some.map(({ x, width }) => x + width))) / 2;
  const top = (paper.height - Math.max(...some.map(({ y, height }) => y + height))) / 2;
  return some.map((one) => ({ ...one, x: one.x + left, y: one.y + top }));
}

/** Where the backs lie when the sheet is turned over its long side. */
export const turnedOver = <Thing>(page: readonly Placed<Thing>[], paper: Size): Placed<Thing>[] =>
  page.map((one) => ({ ...one, x: paper.width - one.x - one.width }));

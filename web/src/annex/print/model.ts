// What is chosen to be printed, and the pages that it makes. Pure.
import type { PrintForm, PrintPiece, PrintSheet } from "../../types";
import { footprint, pages, type Paper, type Placed, turnedOver } from "./layout";

/** A piece as it lies on a page. back: the other side of a card. */
export interface Printed {
  form: PrintForm;
  piece: PrintPiece;
  back: boolean;
}

export interface Page {
  /** What is on it. */
  title: string;
  pieces: Placed<Printed>[];
  back: boolean;
}

export interface Choice {
  /** Codes of the sheets. */
  sheets: ReadonlySet<string>;
  /** How many of a piece, where it is not as many as a game needs. */
  counts: Readonly<Record<string, number>>;
  /** One of each, whatever a game needs. */
  single: boolean;
  /** Backs of cards, on pages of their own. */
  backs: boolean;
  /** Of what is no card, in percent. */
  scale: number;
}

/** What is read has one size. */
export const READ: readonly PrintForm[] = ["card", "fields", "table"];

export const sized = ({ width, height }: PrintPiece, form: PrintForm, scale: number): { width: number; height: number } =>
  READ.includes(form) ? { width, height } : { width: (width * scale) / 100, height: (height * scale) / 100 };

export const has = (picture: object): boolean => Object.keys(picture).length > 0;

/** How many of it are printed. */
export const many = (piece: PrintPiece, { counts, single }: Pick<Choice, "counts" | "single">): number =>
  counts[piece.id] ?? (single ? 1 : piece.count);

export const sum = (sheet: PrintSheet, choice: Choice): number => sheet.pieces.reduce((all, piece) => all + many(piece, choice), 0);

/** The pages of one sheet; each back follows its front. */
export function pagesOf(sheet: PrintSheet, choice: Choice, paper: Paper): Page[] {
  const { form, name: title } = sheet;
  const things = sheet.pieces.flatMap((piece) => {
    const size = footprint(form, sized(piece, form, choice.scale), has(piece.back));
    return Array.from({ length: many(piece, choice) }, () => ({ ...size, thing: { form, piece, back: false } }));
  });
  const turned = form === "card" && choice.backs && sheet.pieces.some(({ back }) => has(back));
  return pages<Printed>(things, paper).flatMap((pieces) => {
    const front = { title, pieces, back: false };
    if (!turned) return [front];
    const behind = turnedOver(pieces, paper).map((one) => ({ ...one, thing: { ...one.thing, back: true } }));
    return [front, { title, pieces: behind, back: true }];
  });
}

export const allPages = (sheets: readonly PrintSheet[], choice: Choice, paper: Paper): Page[] =>
  sheets.filter(({ code }) => choice.sheets.has(code)).flatMap((sheet) => pagesOf(sheet, choice, paper));

/** Every code that stickers have for these pieces. */
export function codesOf(all: readonly Page[]): string[] {
  const pieces = new Set(all.flatMap(({ pieces }) => pieces.map(({ thing }) => thing.piece)));
  return [...new Set([...pieces].flatMap((piece) => [piece.code, ...piece.parts.map(({ code }) => code)]).filter(Boolean))];
}

/** In the order in which their groups come. */
export function grouped<One>(some: readonly One[], of: (one: One) => string): [string, One[]][] {
  const found = new Map<string, One[]>();
  for (const one of some) found.set(of(one), [...(found.get(of(one)) ?? []), one]);
  return [...found];
}

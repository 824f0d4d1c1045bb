// Where pieces lie on pages, and which are chosen.
import { describe, expect, it } from "vitest";
import { EDGE, footprint, pages, PAPERS, turnedOver } from "../src/annex/print/layout";
import { allPages, codesOf, many, sized } from "../src/annex/print/model";
import type { PrintPiece, PrintSheet } from "../src/types";

const { a4, letter } = PAPERS;
const things = (count: number, width: number, height: number) => Array.from({ length: count }, (_, thing) => ({ width, height, thing }));
const piece = (id: string, more: Partial<PrintPiece> = {}): PrintPiece => ({
  id, name: id, width: 63, height: 88, under: "", corner: "", figures: [], lines: [], parts: [], note: "", own: "", count: 1, picture: {}, back: {}, turned: "", code: "", ...more,
});
const sheet = (code: string, form: PrintSheet["form"], ...pieces: PrintPiece[]): PrintSheet => ({ code, name: code, about: "", form, pieces });
const plain = { sheets: new Set(["all"]), counts: {}, single: false, backs: false, scale: 100 };

describe("pages", () => {
  it("hold nine cards on both papers, in the printable middle", () => {
    for (const paper of [a4, letter]) {
      const laid = pages(things(10, 63, 88), paper);
      expect(laid.map((page) => page.length)).toEqual([9, 1]);
      for (const { x, y, width, height } of laid.flat()) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(EDGE - 0.01);
        expect(x + width).toBeLessThanOrEqual(paper.width - EDGE + 0.01);
        expect(y + height).toBeLessThanOrEqual(paper.height - EDGE + 0.01);
      }
      const [first] = laid[0]!;
      const last = laid[0]![8]!;
      expect(first!.x + last.x + last.width).toBeCloseTo(paper.width);
    }
  });

  it("never lay one piece over another", () => {
    const mixed = [...things(7, 28, 106), ...things(3, 84, 186), ...things(4, 32, 118)];
    for (const page of pages(mixed, a4))
      for (const [place, one] of page.entries())
        for (const other of page.slice(place + 1))
          expect(one.x + one.width <= other.x + 0.01 || other.x + other.width <= one.x + 0.01 || one.y + one.height <= other.y + 0.01 || other.y + other.height <= one.y + 0.01).toBe(true);
  });

  it("have each back behind its front", () => {
    const [front] = pages(things(2, 63, 88), a4);
    const back = turnedOver(front!, a4);
    expect(back.map(({ thing }) => thing)).toEqual([0, 1]);
    for (const [place, { x, width }] of front!.entries()) expect(x + back[place]!.x + width).toBeCloseTo(a4.width);
  });
});

describe("pieces", () => {
  it("take what they are folded from", () => {
    expect(footprint("stand", { width: 28, height: 44 }, false)).toEqual({ width: 28, height: 106 });
    expect(footprint("tent", { width: 96, height: 60 }, false)).toEqual({ width: 96, height: 120 });
    expect(footprint("token", { width: 24, height: 24 }, true)).toEqual({ width: 48, height: 24 });
    expect(footprint("card", { width: 63, height: 88 }, true)).toEqual({ width: 63, height: 88 });
  });

  it("are as many as a game needs, one each, or what somebody says", () => {
    const one = piece("a", { count: 3 });
    expect([many(one, plain), many(one, { ...plain, single: true }), many(one, { ...plain, single: true, counts: { a: 0 } })]).toEqual([3, 1, 0]);
  });

  it("are made smaller, but for what is read", () => {
    expect(sized(piece("a"), "tile", 50)).toEqual({ width: 31.5, height: 44 });
    expect(sized(piece("a"), "card", 50)).toEqual({ width: 63, height: 88 });
  });

  it("lie on pages with the page of their backs", () => {
    const all = [sheet("all", "card", piece("a", { count: 10, back: { draw: "deck" } })), sheet("others", "card", piece("b"))];
    expect(allPages(all, plain, a4).map(({ back }) => back)).toEqual([false, false]);
    expect(allPages(all, { ...plain, backs: true }, a4).map(({ back }) => back)).toEqual([false, true, false, true]);
    expect(allPages(all, { ...plain, sheets: new Set() }, a4)).toEqual([]);
  });

  it("have codes, each once", () => {
    const part = { name: "", about: "", figures: [], lines: [], picture: {}, code: "SH1" };
    const all = [sheet("all", "card", piece("a", { count: 2, code: "SH2", parts: [part, { ...part, code: "" }] }), piece("b", { parts: [part] }))];
    expect(codesOf(allPages(all, plain, a4))).toEqual(["SH2", "SH1"]);
  });
});

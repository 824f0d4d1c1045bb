// The parts of the board of Wizards that need no browser: which drawing stands for which card, a pack's own too; where chits lie.
import { describe, expect, it } from "vitest";
import { arrow, beside, chitsOf, fan, stacksOf, touched } from "../src/games/wizards/board";
import { drawingOf, emblemOf, growthOf, hardnessOf, silhouetteOf, textureOf } from "../src/games/wizards/symbols";
import type { EventCard, GolemCard, TileHead, TraitName, UnitNow, WizardsHead } from "../src/types";

const none = { name: "", text: "", card: 0, copies: 1, hits: 0, move: 0, force: 0, armor: 0, flies: false, site: -1, hardness: "" };
const golem = (trait: TraitName, value: number, id: string, more: Partial<GolemCard> = {}): GolemCard => ({ ...none, trait, value, id, ...more });
const event = (id: string, deed: string): EventCard => ({ ...none, id, deed, battle: false, amount: 0, turns: 0 });
const tile = (id: string, kind: TileHead["kind"], gives: number[] = []): TileHead => ({ number: 0, id, name: "", kind, gives });

const head = {
  golem: [
    golem("material", 0, "iron", { hardness: "metal" }),
    golem("material", 1, "glass", { hardness: "rock" }),
    golem("material", 2, "coral", { hardness: "rock" }),
    golem("size", 0, "small"),
    golem("size", 1, "medium"),
    golem("size", 2, "huge"),
    golem("shape", 0, "beast"),
    golem("shape", 1, "snail"),
    golem("shape", 2, "kite", { flies: true }),
    golem("shape", 3, "octopus"),
  ],
  event: [event("swoop", "extra-attack"), event("ritual-mana", "mana"), event("bellow", "extra-attack"), event("spring", "mana")],
  tiles: [tile("forest", "site", [0]), tile("glassworks", "site", [1]), tile("lake", "water")],
} as Partial<WizardsHead> as WizardsHead;

describe("a material", () => {
  it("has its own texture, or its hardness's in a colour of its own", () => {
    expect(textureOf(head, 0).id).toBe("iron");
    expect(hardnessOf(head, 0)).toBe("metal");
    expect([1, 2].map((material) => textureOf(head, material).id)).toEqual(["spare-rock", "spare-rock"]);
    expect(textureOf(head, 1).colour).not.toBe(textureOf(head, 2).colour);
  });
});

describe("a shape", () => {
  it("has its own silhouette, a flyer's if it flies, or a spare one", () => {
    expect([0, 1, 2, 3].map((shape) => silhouetteOf(head, shape))).toEqual(["beast", "serpent", "flyer", "crawler"]);
  });
});

describe("a size", () => {
  it("grows up to the whole field", () => {
    const grown = [0, 1, 2].map((size) => growthOf(head, size));
    expect(grown).toEqual([...grown].sort());
    expect(new Set(grown).size).toBe(3);
    expect(grown[2]).toBe(1);
  });
});

describe("an event", () => {
  it("has its own emblem, or its deed's", () => {
    const [swoop, mana, bellow, spring] = [0, 1, 2, 3].map((card) => emblemOf(head, card));
    expect(mana).toBe(spring);
    expect(new Set([swoop, mana, bellow]).size).toBe(3);
  });
});

describe("a tile", () => {
  it("has its own drawing, its kind's, or none where it is another site", () => {
    expect([0, 1, 2].map((one) => drawingOf(head, one))).toEqual(["forest", null, "water"]);
  });
});

const SIDE = 8;
const unit = (space: number, slot: number, seat = 0, number = slot + 1): UnitNow =>
  ({ unit: space * 8 + slot, space, slot, seat, number }) as Partial<UnitNow> as UnitNow;

describe("a stack", () => {
  it("lies within its space, whoever stands there", () => {
    for (const named of [false, true])
      for (let count = 1; count <= 5; count++)
        for (const { x, y, wide, tall } of fan(count, named)) {
          expect(Math.min(x - wide / 2, y - (wide * tall) / 2)).toBeGreaterThanOrEqual(-0.02);
          expect(Math.max(x + wide / 2, y + (wide * tall) / 2)).toBeLessThanOrEqual(1.02);
        }
  });

  it("leaves room for the name below few chits", () => {
    for (const count of [1, 2]) for (const { y, wide, tall } of fan(count, true)) expect(y + (wide * tall) / 2).toBeLessThanOrEqual(0.86);
  });

  it("is touched chit by chit, and beside them as a space", () => {
    const chits = chitsOf(stacksOf([unit(9, 2), unit(9, 0), unit(10, 0, 1)]), false);
    expect(touched(chits, 9, 0.28, 0.62)).toBe(72); // the smaller one lies first
    expect(touched(chits, 9, 0.72, 0.62)).toBe(74);
    expect(touched(chits, 9, 0.05, 0.05)).toBeNull();
    expect(touched(chits, 10, 0.5, 0.5)).toBe(80);
  });

  it("knows a chit again where it went", () => {
    const [before, after] = [9, 17].map((space) => chitsOf(stacksOf([unit(space, 2)]), false));
    expect(after![0]!.key).toBe(before![0]!.key);
  });
});

describe("the keys", () => {
  it("walk over the board and stop at its edge", () => {
    expect(["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"].map((key) => beside(9, key, SIDE))).toEqual([1, 10, 17, 8]);
    expect(["ArrowUp", "ArrowLeft", "Home", "End"].map((key) => beside(0, key, SIDE))).toEqual([0, 0, 0, 7]);
    expect(beside(9, "Enter", SIDE)).toBeNull();
  });
});

describe("an arrow", () => {
  it("ends in the middle of its last space, and needs two", () => {
    expect(arrow([9, 10, 18], SIDE)!.line).toBe("M1.5 1.5L2.5 1.5L2.500 2.260");
    expect(arrow([9, 10, 18], SIDE)!.head).toMatch(/^M2.500 2.500L/);
    expect(arrow([9], SIDE)).toBeNull();
  });
});

// Which drawing stands for which card of Wizards, a pack's own too.
import { describe, expect, it } from "vitest";
import { drawingOf, emblemOf, growthOf, hardnessOf, silhouetteOf, textureOf } from "../src/games/wizards/symbols";
import type { EventCard, GolemCard, TileHead, TraitName, WizardsHead } from "../src/types";

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

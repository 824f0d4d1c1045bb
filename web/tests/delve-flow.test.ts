// What is meant by a touch in Delve, what stands in the list, and what is told of a step.
import { describe, expect, test } from "vitest";
import { areaOf, groupsOf, keyOf, meant, nameOf, optionOf } from "../src/games/delve/flow";
import { actsOf, changesOf, walksOf } from "../src/games/delve/news.svelte";
import type { Told } from "../src/lib/types";
import type { DelveChoice, DelveHead } from "../src/types";

const choice = (key: number[], does: string, more: Partial<DelveChoice> = {}): DelveChoice =>
  ({ key, kind: does, group: does, text: does, price: "", does, ...more }) as DelveChoice;
const told = (kind: string, data: Record<string, number> = {}): Told => ({ kind, data, text: kind }) as unknown as Told;

const move = choice([3, 5], "move", { area: 5 });
const sword = choice([4, 1, 9], "attack", { group: "attack:1", who: 9, item: 1 });
const bow = choice([4, 2, 9], "attack", { group: "attack:2", who: 9, item: 2 });
const open = choice([8, 0], "open", { door: 0 });
const chest = choice([7, 32], "force", { chest: 0 });
const search = choice([9, 2], "search", { search: 2 });
const pick = choice([11, 4], "pick", { item: 4 });
const trade = choice([13, 1], "exchange", { seat: 1 });
const all = [move, sword, bow, open, chest, search, pick, trade];
const things = { chests: new Map([[0, 5]]), searches: new Map([[2, 6]]), own: 3 };
const touched = (touch: { area?: number; who?: number; door?: number }): DelveChoice[] =>
  meant(all, { area: touch.area ?? 5, who: touch.who ?? null, door: touch.door ?? null }, things);

describe("a touch means", () => {
  test("a door's choices, whatever lies beside it", () => expect(touched({ door: 0 })).toEqual([open]));
  test("all that can be done to a figure, and nothing of its area", () => expect(touched({ who: 9 })).toEqual([sword, bow]));
  test("a Hero by its seat", () => expect(touched({ who: 1 })).toEqual([trade]));
  test("a step into an area, and the chest in it", () => expect(touched({ area: 5 })).toEqual([move, chest]));
  test("the search token of an area", () => expect(touched({ area: 6 })).toEqual([search]));
  test("what lies at one's feet, in the own area only", () => expect(touched({ area: 3 })).toEqual([pick]));
  test("nothing where nothing can be done", () => expect(touched({ area: 7 })).toEqual([]));
});

describe("the list", () => {
  test("what begins alike stands together, in the order in which it came", () =>
    expect(groupsOf([move, sword, bow, choice([4, 1, 8], "attack", { group: "attack:1" })]).map((group) => group.map(keyOf))).toEqual([
      ["3.5"],
      ["4.1.9", "4.1.8"],
      ["4.2.9"],
    ]));
  test("only the line that is armed is pressed", () => {
    expect(optionOf(sword, "4.1.9", "well").pressed).toBe(true);
    expect(optionOf(bow, "4.1.9")).toMatchObject({ key: "4.2.9", pressed: false, does: "" });
  });
  test("a group has the name of its power or Item, but not where Items are the choice", () => {
    const head = { heroes: [{ powers: [{ name: "Kindle" }] }], items: [{ name: "Sword" }, { name: "Axe" }] } as unknown as DelveHead;
    expect(nameOf(choice([5, 0, 1], "power", { power: 0 }), head, 0)).toBe("Kindle");
    expect(nameOf(sword, head, 0)).toBe("Axe");
    expect(nameOf(choice([10, 1], "equip", { item: 1 }), head, 0)).toBe("");
    expect(nameOf(move, head, 0)).toBe("");
  });
  test("a choice is shown in its area, else where its figure stands", () => {
    expect(areaOf(move, new Map())).toBe(5);
    expect(areaOf(sword, new Map([[9, 2]]))).toBe(2);
    expect(areaOf(sword, new Map())).toBeNull();
    expect(areaOf(open, new Map())).toBeNull();
  });
});

describe("what is told", () => {
  test("each Enemy's activation has what came of it, up to the next Hero", () => {
    const steps = ["turn-ended", "activated", "moved", "activated", "attacked", "wounded", "next-hero", "moved"].map((kind) => told(kind));
    expect(actsOf(steps, 4).map((act) => [act.number, act.told.map(({ kind }) => kind)])).toEqual([
      [4, ["activated", "moved"]],
      [5, ["activated", "attacked", "wounded"]],
    ]);
    expect(actsOf([told("moved"), told("turn-ended")], 0)).toEqual([]);
  });
  test("steps of a figure make one way", () =>
    expect(
      walksOf([
        told("moved", { who: 1, start: 2, area: 3 }),
        told("bashed", { who: 8, start: 3, area: 4 }),
        told("moved", { who: 1, start: 3, area: 5 }),
        told("wounded", { who: 1, amount: 1 }),
      ]),
    ).toEqual([
      { who: 1, path: [2, 3, 5] },
      { who: 8, path: [3, 4] },
    ]));
  test("wounds and healing of a figure add up", () =>
    expect(
      changesOf([told("wounded", { who: 1, amount: 3 }), told("healed", { who: 1, amount: 1 }), told("wounded", { who: 8, amount: 2 }), told("moved", { who: 2 })]),
    ).toEqual(
      new Map([
        [1, -2],
        [8, -2],
      ]),
    ));
});

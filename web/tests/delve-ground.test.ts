import { describe, expect, it } from "vitest";
import { lying, standing, THING, type Stand } from "../src/games/delve/figures";
import { floorOf, groundOf } from "../src/games/delve/floors";
import { border, cellsOf, cornerOf, doorAt, extent, fence, loops, nextArea, outline, runs, spotOf, type Spot } from "../src/games/delve/ground";
import { PLACES, quarters, tray } from "../src/games/delve/powers";
import type { DungeonHead } from "../src/types";

// A hall (0) with a niche (1) above its right end and a closet (2) below its left one; -1 is rock.
const dungeon: DungeonHead = {
  width: 4,
  height: 3,
  cells: [-1, -1, 1, 1, 0, 0, 0, 0, 2, -1, -1, -1],
  walls: [],
  areas: [],
  tiles: [],
  districts: [],
  doors: [],
};
const areas = cellsOf(dungeon);
const marks = new Map<number, Spot>([
  [0, { x: 1, y: 1 }],
  [1, { x: 2, y: 0 }],
  [2, { x: 0, y: 2 }],
]);
const area = (number: number): Spot[] => areas.get(number)!;

describe("the ground", () => {
  it("knows the cells of each area", () => {
    expect(area(1)).toEqual([
      { x: 2, y: 0 },
      { x: 3, y: 0 },
    ]);
    expect([...areas.keys()].sort()).toEqual([0, 1, 2]);
    expect(spotOf(8, 4)).toEqual({ x: 0, y: 2 });
  });

  it("goes around an area by its corners only", () => {
    expect(loops(area(0)).map((corners) => corners.length)).toEqual([4]);
    const hook = [...area(0), ...area(2)];
    expect(loops(hook).map((corners) => corners.length)).toEqual([6]);
  });

  it("goes around a hole too, and keeps cells apart that touch by their points", () => {
    const ring = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => ({ x, y }))).filter(({ x, y }) => x !== 1 || y !== 1);
    expect(loops(ring).map((corners) => corners.length)).toEqual([4, 4]);
    expect(loops([{ x: 0, y: 0 }, { x: 1, y: 1 }]).map((corners) => corners.length)).toEqual([4, 4]);
  });

  it("draws an outline in by as much as is asked, and out by less than nothing", () => {
    const numbers = (d: string): number[] => d.match(/-?\d+(\.\d+)?/g)!.map(Number);
    expect(Math.min(...numbers(outline(area(0), 5)))).toBe(5);
    expect(Math.max(...numbers(outline(area(0), 5)))).toBe(395);
    expect(Math.max(...numbers(outline(area(0), -7)))).toBe(407);
  });

  it("finds the line between two areas, and the middle of its longest run for a door", () => {
    expect(border(area(0), area(1))).toEqual([
      { x: 2, y: 1, upright: false },
      { x: 3, y: 1, upright: false },
    ]);
    expect(runs(border(area(0), area(1)))).toEqual([{ x: 2, y: 1, upright: false, length: 2 }]);
    expect(doorAt(area(0), area(1))).toEqual({ x: 250, y: 100, upright: false });
    expect(doorAt(area(0), area(2))).toEqual({ x: 50, y: 200, upright: false });
    expect(doorAt(area(1), area(2))).toBeNull();
  });

  it("sets a fence on the side of the first area", () => {
    const deep = (d: string): number[] => [...d.matchAll(/L\S+ (\S+?)L/g)].map((one) => Number(one[1]));
    expect(deep(fence(area(0), area(1))).every((y) => y === 120)).toBe(true);
    expect(deep(fence(area(1), area(0))).every((y) => y === 80)).toBe(true);
  });

  it("shows what is discovered, with a margin", () => {
    expect(extent(area(1), 10)).toEqual({ x: 190, y: -10, w: 220, h: 120 });
    expect(cornerOf(area(1))).toEqual({ x: 200, y: 0 });
    expect(cornerOf(area(1), true)).toEqual({ x: 400, y: 0 });
  });

  it("goes by arrows to the area that touches that side, and stays where there is none", () => {
    expect(nextArea(areas, marks, 0, "ArrowUp")).toBe(1);
    expect(nextArea(areas, marks, 0, "ArrowDown")).toBe(2);
    expect(nextArea(areas, marks, 1, "ArrowDown")).toBe(0);
    expect(nextArea(areas, marks, 2, "ArrowDown")).toBe(2);
  });
});

describe("floors", () => {
  it("are drawn by what a tile is called, and the same each time", () => {
    const tile = (name: string) => groundOf({ tile: 0, id: "x", name, look: "" });
    expect([tile("The Foundry"), tile("The Cistern"), tile("The Stair"), tile("The Kiln Mouth")]).toEqual(["slag", "water", "steps", "bricks"]);
    expect(groundOf({ tile: 0, id: "x", name: "The Cistern", look: "roots" })).toBe("roots");
    expect(floorOf("flags", area(0))).toEqual(floorOf("flags", area(0)));
    expect(floorOf("flags", area(0)).mid).not.toBe(floorOf("flags", area(2)).mid);
  });
});

describe("figures in one area", () => {
  const apart = (stands: readonly Stand[]): void => {
    stands.forEach((one, place) => {
      for (const other of stands.slice(place + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(2 * one.r - 1);
    });
  };

  it("stand without touching each other, on floor, however many they are", () => {
    for (const spots of [area(2), area(1), area(0)])
      for (let count = 1; count <= 16; count++) {
        const stands = standing(spots, spots[0]!, count);
        expect(stands).toHaveLength(count);
        apart(stands);
        for (const { x, y } of stands) expect(spots).toContainEqual({ x: Math.floor(x / 100), y: Math.floor(y / 100) });
      }
  });

  it("are as large as they can be", () => {
    expect(standing(area(0), marks.get(0)!, 4)[0]!.r).toBe(34);
    expect(standing(area(2), marks.get(2)!, 2)[0]!.r).toBe(23);
  });

  it("leave what lies there in sight", () => {
    const things = lying(area(0), marks.get(0)!, 3);
    expect(things).toHaveLength(3);
    for (const { x, y, r } of standing(area(0), marks.get(0)!, 5, things))
      for (const thing of things) expect(Math.hypot(x - thing.x, y - thing.y)).toBeGreaterThanOrEqual(r + THING - 8);
  });
});

describe("a Hero's tray", () => {
  const items = ["hand", "two-hands", "charm", "charm", "feet"].map((slot, item) => ({ item, slot }));

  it("has each Item in its place, one for two hands in both", () => {
    expect(tray([3, 0, 2], items)).toEqual([0, null, null, null, null, 3, 2]);
    expect(tray([1, 4], items)).toEqual([1, 1, null, null, 4, null, null]);
    expect(PLACES).toHaveLength(7);
  });

  it("turns a used power's card by a quarter for each Time Phase, until its refresh icon is on top", () => {
    expect([-1, 2, 1, 0].map((left) => quarters(2, left))).toEqual([0, 0, 1, 2]);
  });
});

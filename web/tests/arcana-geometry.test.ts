import { describe, expect, it } from "vitest";
import { bounds, fit, layout, letters, obstructionPlaces, quarter, variant } from "../src/games/arcana/board/geometry";
import { framing, held, neighbour, onBoard, panned, reshaped, roomFor, scaled, showing, zoomed } from "../src/shell/board/view";

const apart = (places: { x: number; y: number; r: number }[]) => {
  for (let a = 0; a < places.length; a++)
    for (let b = a + 1; b < places.length; b++) {
      const distance = Math.hypot(places[a]!.x - places[b]!.x, places[a]!.y - places[b]!.y);
      expect(distance).toBeGreaterThan(places[a]!.r + places[b]!.r - 6);
    }
};

describe("figures in one Region", () => {
  it("stands alone in the middle", () => {
    expect(layout(["ogre"])).toEqual([{ x: 50, y: 48, r: 20.5 }]);
  });
  it("keeps every mix that the Occupation Limit allows apart", () => {
    for (const sizes of [
      ["warsprite", "ogre"],
      ["ogre", "ogre", "ogre"],
      ["ogre", "warsprite", "ogre", "ogre"],
      ["titan", "ogre"],
      ["ogre", "titan", "ogre"],
      ["titan", "titan"],
    ])
      apart(layout(sizes));
  });
  it("leaves the places of obstructions free", () => {
    const stones = obstructionPlaces(2);
    for (const place of layout(["ogre", "warsprite"], 2))
      for (const stone of stones) expect(Math.hypot(place.x - stone.x, place.y - stone.y)).toBeGreaterThan(place.r + 12);
  });
  it("makes room for more than there is room", () => {
    const places = layout(["titan", "titan", "ogre", "ogre", "ogre"]);
    expect(places).toHaveLength(5);
    for (const place of places) {
      expect(place.x).toBeGreaterThan(0);
      expect(place.y).toBeLessThan(100);
    }
  });
});

describe("the view", () => {
  const whole = bounds(9, 6);
  const all = fit(9, 6, 1.5);
  it("shows the whole board in the proportions of the window", () => {
    expect(all.w / all.h).toBeCloseTo(1.5);
    expect(all.w).toBeGreaterThanOrEqual(whole.w);
    expect(all.h).toBeGreaterThanOrEqual(whole.h);
    expect(all.x + all.w / 2).toBeCloseTo(450);
  });
  it("keeps the point under the finger in its place", () => {
    const about = onBoard(all, 0.4, 0.5);
    const near = zoomed(all, whole, about, 2);
    expect(near.w).toBeCloseTo(all.w / 2);
    expect((about.x - near.x) / near.w).toBeCloseTo(0.4);
    expect((about.y - near.y) / near.h).toBeCloseTo(0.5);
  });
  it("ends at two Regions and at the whole", () => {
    const about = { x: 300, y: 300 };
    expect(zoomed(all, whole, about, 1000).w).toBeCloseTo(220);
    expect(zoomed(zoomed(all, whole, about, 3), whole, about, 0.001)).toEqual(all);
  });
  it("never leaves the board", () => {
    const near = zoomed(all, whole, { x: 450, y: 300 }, 3);
    const far = panned(near, whole, 99999, -99999);
    expect(far.x + far.w).toBeCloseTo(whole.x + whole.w);
    expect(far.y).toBeCloseTo(whole.y);
    expect(held(far, whole)).toEqual(far);
  });
  it("moves to a Region only when it must", () => {
    const near = zoomed(all, whole, { x: 450, y: 300 }, 2);
    expect(showing(near, whole, [4, 2])).toEqual(near);
    const moved = showing(near, whole, [8, 5]);
    expect(moved.x + moved.w).toBeGreaterThanOrEqual(900);
    expect(moved.w).toBe(near.w);
  });
});

describe("from Region to Region", () => {
  const regions = [
    { number: 0, at: [0, 0] },
    { number: 1, at: [1, 0] },
    { number: 2, at: [3, 0] },
    { number: 3, at: [1, 1] },
  ];
  it("goes to the neighbour, over a void, and stays at the edge", () => {
    expect(neighbour(regions, 0, "ArrowRight")).toBe(1);
    expect(neighbour(regions, 1, "ArrowRight")).toBe(2);
    expect(neighbour(regions, 1, "ArrowDown")).toBe(3);
    expect(neighbour(regions, 2, "ArrowRight")).toBe(2);
  });
});

it("draws a Region the same way every time", () => {
  const seen = new Set(Array.from({ length: 60 }, (_, n) => variant(n, 1, 3)));
  expect(seen).toEqual(new Set([0, 1, 2]));
  expect(variant(17, 1, 3)).toBe(variant(17, 1, 3));
});

it("names columns", () => {
  expect([0, 25, 26].map(letters)).toEqual(["A", "Z", "AA"]);
});

describe("a turned board", () => {
  it("has the upper left corner on the right, and keeps tiles whole", () => {
    expect(quarter([0, 0], 6)).toEqual([5, 0]);
    expect(quarter([8, 5], 6)).toEqual([0, 8]);
    expect(quarter([3, 3], 6, 3)).toEqual([0, 3]);
  });
  it("comes back after four turns", () => {
    const once = quarter([2, 1], 6);
    const twice = quarter(once, 9);
    expect(quarter(quarter(twice, 6), 9)).toEqual([2, 1]);
  });
});

describe("a window that a sheet makes lower", () => {
  const whole = bounds(6, 9);
  const high = { w: 400, h: 500 };
  const low = { w: 400, h: 250 };
  const scale = 500 / whole.h;
  const view = scaled(whole, high, scale, whole);
  it("keeps its scale and the board's whole width", () => {
    expect(view.h).toBeCloseTo(whole.h);
    const lower = scaled(view, low, scale, whole);
    expect(lower.w).toBe(view.w);
    expect(lower.h).toBeCloseTo(view.h / 2);
    expect(lower.x).toBe(view.x);
    expect(scaled(lower, high, scale, whole)).toEqual(view);
  });
  it("keeps in sight what is chosen", () => {
    const lower = scaled(view, low, scale, whole);
    for (const row of [0, 4, 8]) {
      const shown = framing(lower, whole, [[2, row]]);
      expect(shown.h).toBe(lower.h);
      expect(shown.y).toBeLessThanOrEqual(row * 100);
      expect(shown.y + shown.h).toBeGreaterThanOrEqual(row * 100 + 100);
    }
  });
  it("shows the last of what is too far apart, and moves no more than it must", () => {
    const lower = scaled(view, low, scale, whole);
    const shown = framing(lower, whole, [[0, 0], [0, 8]]);
    expect(shown.y + shown.h).toBeGreaterThanOrEqual(900);
    expect(framing(lower, whole, [[3, 4]])).toEqual(lower);
  });
  it("says how far away all of what is lit can be seen", () => {
    expect(roomFor(low, [[1, 1], [2, 5]])).toBe(0.5);
    expect(roomFor(low, [[0, 3], [5, 3]])).toBeCloseTo(400 / 600);
    expect(roomFor(low, [[3, 3]])).toBe(2.5);
  });
});

it("leaves a view as it is in a window without height", () => {
  const view = { x: 10, y: 20, w: 300, h: 200 };
  expect(reshaped(view, 0, bounds(12, 12))).toEqual(view);
});

// What is named of cardboard and not given yet.
import { describe, expect, it } from "vitest";
import { toGive } from "../src/games/cardboard/naming.svelte";

describe("what was named", () => {
  const named = { row: "tile", given: 4, things: [7, 7, 2] };

  it("is given from its front", () => {
    expect(toGive(named, "tile", 4)).toEqual([7, 7, 2]);
    expect(toGive(named, "tile", 6)).toEqual([2]);
    expect(toGive(named, "tile", 9)).toEqual([]);
  });

  it("is forgotten where something else is named, or what lay is laid anew", () => {
    expect(toGive(named, "card/0/1", 4)).toEqual([]);
    expect(toGive(named, "tile", 0)).toEqual([]);
  });
});

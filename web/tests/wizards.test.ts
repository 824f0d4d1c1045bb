import { describe, expect, it } from "vitest";
import { groupsAt, listed, nextStops, startOf, stopsOf, tapAt, through } from "../src/games/wizards/flow";
import type { WizardsChoice } from "../src/types";

const SLOTS = 8;

function choice(kind: string, key: number[], shown: Partial<WizardsChoice>): WizardsChoice {
  return { key, kind, group: `${kind}:${key[1] ?? ""}`, text: "", price: "", does: "", ...shown };
}

const walk = (unit: number, space: number) => choice("move", [6, unit, space], { unit, space });
const portal = (space: number, to: number) => choice("cast", [5, 4, space, to, 0], { card: 4, deck: 1, space, to });

describe("what is touched for what", () => {
  it("begins a move at its unit's space, which slots share", () => {
    const moves = [walk(9 * SLOTS + 1, 10), walk(9 * SLOTS + 3, 17), walk(12 * SLOTS + 1, 10)];
    expect(moves.map(startOf)).toEqual([9, 9, 12]);
    expect(groupsAt(moves, 9)).toEqual(["move:73", "move:75"]);
  });

  it("goes over a Portal's two spaces in order", () => {
    const found = [portal(3, 20), portal(3, 21), portal(8, 20)];
    expect([...nextStops(found, []).keys()]).toEqual([3, 8]);
    expect([...nextStops(found, [3]).keys()]).toEqual([20, 21]);
    expect(through(found, [3, 21])).toEqual([found[1]]);
  });

  it("touches a transformed Golem at its space only, whatever it becomes", () => {
    const change = (value: number) => choice("cast", [5, 6, 81, 0, value], { card: 6, deck: 1, unit: 81, trait: 0, value });
    expect(nextStops([change(1), change(2)], []).get(10)).toHaveLength(2);
  });

  it("lists all that the Golems of a stack may become once their space was touched, however many", () => {
    const change = (unit: number, value: number) => choice("cast", [5, 6, unit, 0, value], { card: 6, deck: 1, unit, trait: 0, value });
    const found = [81, 82].flatMap((unit) => Array.from({ length: 21 }, (_, value) => change(unit, value)));
    expect(listed(found, [])).toEqual([]);
    expect(listed(found, [10])).toHaveLength(42);
  });

  it("ends a battle's declaration and an attack at the enemy's space", () => {
    expect(stopsOf(choice("fight", [7, 3, 4], { space: 3, to: 4 }))).toEqual([4]);
    expect(stopsOf(choice("strike", [8, 1, 2], { unit: 25, target: 34 }))).toEqual([4]);
  });

  it("asks about a tap that leads nowhere in the tap's own words", () => {
    expect(tapAt(walk(73, 10), [], 40)).toEqual({ unit: 73, space: 40 });
    expect(tapAt(portal(3, 20), [], 40)).toBeNull();
    expect(tapAt(portal(3, 20), [3], 40)).toEqual({ cast: 4, stack: 3, space: 40 });
    expect(tapAt(choice("craft", [1, 5, 2, 3, 11], { space: 11 }), [], 40)).toEqual({ material: 5, size: 2, shape: 3, space: 40 });
    expect(tapAt(undefined, [], 40)).toBeNull();
  });
});

import { describe, expect, test } from "vitest";
import { soundsOf } from "../src/annex/sound/ears";
import type { Sight, Told } from "../src/types";

const sight = { seats: [{ here: true }, { here: false }] } as unknown as Sight;
const told = (kind: string, seat: number | null = 0, data: Record<string, unknown> = {}) => ({ kind, seat, data }) as unknown as Told;

describe("what is heard of a step", () => {
  test("is each sound once, as they come", () => {
    const news = [told("moved"), told("struck", 0, { damage: 4 }), told("struck", 0, { damage: 2 }), told("destroyed")];
    expect(soundsOf("arcana", news, sight)).toEqual(["move", "dice", "hit", "fall"]);
  });

  test("tells a hit from a miss", () => {
    expect(soundsOf("arcana", [told("struck", 0, { damage: 0 })], sight)).toEqual(["dice", "miss"]);
    expect(soundsOf("delve", [told("defended", 0, { wounds: 0 })], sight)).toEqual(["miss"]);
    expect(soundsOf("wizards", [told("struck", 0, { hit: 1 })], sight)).toEqual(["dice", "hit"]);
    expect(soundsOf("wizards", [told("stormed", 0, { hit: 0 })], sight)).toEqual(["dice", "miss"]);
  });

  test("is a turn only where it begins for somebody here, or for all", () => {
    expect(soundsOf("arcana", [told("turn", 0)], sight)).toEqual(["turn"]);
    expect(soundsOf("arcana", [told("turn", 1)], sight)).toEqual([]);
    expect(soundsOf("archmage", [told("turn-began", null)], sight)).toEqual(["turn"]);
  });

  test("is nothing of a game that has no sounds", () => {
    expect(soundsOf("specimen", [told("moved")], sight)).toEqual([]);
  });
});

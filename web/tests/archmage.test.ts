// The parts of Archmage's page that need no browser: ways round the edges, pouring, what a turn's reveals tell.
import { describe, expect, it } from "vitest";
import { lastTurn } from "../src/games/archmage/beats";
import { beside, lines, MARGIN, squares, strides, toward } from "../src/games/archmage/city";
import { topicOf } from "../src/games/archmage/help";
import { about, left, pour, set } from "../src/games/archmage/split";
import type { SplitOfUnits, Told } from "../src/types";

const NORTH = 0;
const EAST = 1;
const SIDE = 7;

describe("the city", () => {
  it("repeats the opposite edge outside the frame", () => {
    const all = squares(SIDE);
    expect(all.length).toBe(81);
    expect(all.filter((square) => !square.beyond).map((square) => square.place)).toEqual(Array.from({ length: 49 }, (_, place) => place));
    expect(all[0]).toEqual({ place: 48, column: -1, row: -1, beyond: true });
    expect(all[9]!.place).toBe(6); // left of the first row its last district
  });

  it("goes on at the other side", () => {
    expect(beside(3, NORTH, SIDE)).toBe(45);
    expect(beside(6, EAST, SIDE)).toBe(0);
  });

  it("knows the shorter way to a district, and none where none leads", () => {
    expect(toward(3, 45, SIDE)).toBe(NORTH);
    expect(toward(24, 27, SIDE)).toBe(EAST);
    expect(toward(24, 25 + SIDE, SIDE)).toBeNull();
  });

  it("draws a way over the edge in two parts", () => {
    expect(lines(3, [45], SIDE)).toEqual([
      [
        [3.5, 0.5],
        [3.5, 0.5 - (0.5 + MARGIN)],
      ],
      [
        [3.5, 6.5 + (0.5 + MARGIN)],
        [3.5, 6.5],
      ],
    ]);
    expect(lines(24, [17, 10], SIDE)).toEqual([
      [
        [3.5, 3.5],
        [3.5, 2.5],
        [3.5, 1.5],
      ],
    ]);
  });
});

describe("the golem's walk", () => {
  it("takes as long for each district, and none from one edge to the other", () => {
    const over = strides(lines(3, [45, 38], SIDE));
    expect(over.map(({ offset }) => offset)).toEqual([0, 0.92, 0.92, 1.84, 2.84].map((far) => expect.closeTo(far / 2.84)));
    expect(over[1]!.point).not.toEqual(over[2]!.point);
  });
});

function bowls(units: number, mosts: number[]): SplitOfUnits {
  const limits = mosts.map((most, phase) => ({ phase, least: 1, most, text: "" }));
  return { key: [1], units, announced: null, start: [1, 1, 1, 1], limits, legal: 1, rules: [] };
}

describe("the bowls", () => {
  const of = bowls(12, [9, 1, 9, 9]);

  it("take what is left, within each one's limits", () => {
    expect(set([1, 1, 1, 1], of, 0, 5)).toEqual([5, 1, 1, 1]);
    expect(set([5, 1, 5, 1], of, 3, 9)).toEqual([5, 1, 5, 1]);
    expect(set([1, 1, 1, 1], of, 1, 4)).toEqual([1, 1, 1, 1]); // Smerte
    expect(set([5, 1, 1, 1], of, 0, 0)).toEqual([1, 1, 1, 1]);
    expect(set([5, 1, 1, 1], of, 0, NaN)).toEqual([1, 1, 1, 1]);
    expect(left([5, 1, 1, 1], of)).toBe(4);
  });

  it("pour one unit from one into another, back, and never twice", () => {
    expect(pour([1, 1, 1, 1], of, null, 2)).toEqual([1, 1, 2, 1]);
    expect(pour([3, 1, 1, 1], of, 0, 3)).toEqual([2, 1, 1, 2]);
    expect(pour([3, 1, 1, 1], of, 0, null)).toEqual([2, 1, 1, 1]);
    const full = [1, 1, 1, 1];
    expect(pour(full, of, 0, 3)).toBe(full);
    expect(pour([9, 1, 1, 1], of, null, 1)).toEqual([9, 1, 1, 1]);
  });

  it("are asked about by phase", () => {
    expect(about([3, 2, 5, 2])).toEqual({ phase1: 3, phase2: 2, phase3: 5, phase4: 2 });
  });
});

const told = (kind: string, data: object): Told => ({ entry: 0, place: 0, kind, text: kind, seat: null, round: 1, numbers: {}, data: { ...data } });

describe("the reveals of the last turn", () => {
  const won = (phase: number, seat: number, tied: number[]) => [
    told("revealed", { phase, units: [3, 3] }),
    told("phase-won", { phase, seat, units: 3, tied }),
  ];

  it("say by which rule a tie was won", () => {
    const log = [
      told("turn-began", { turn: 1, archmage: 1, skole: 0 }),
      ...won(0, 0, []),
      ...won(1, 1, [1, 0]),
      told("revealed", { phase: 2, units: [3, 3] }),
      told("tie-settled", { phase: 2, owner: 0, seat: 0 }),
      told("phase-won", { phase: 2, seat: 0, units: 3, tied: [1, 0] }),
      ...won(3, 0, [0, 2]),
      told("turn-began", { turn: 2, archmage: 0, skole: 0 }),
    ];
    expect(lastTurn(log).map(({ phase, winner, rule }) => [phase, winner, rule])).toEqual([
      [0, 0, null],
      [1, 1, "archmage"],
      [2, 0, "amulet"],
      [3, 0, "left"],
    ]);
  });

  it("are those of the newest turn alone", () => {
    const log = [...won(0, 0, []), ...won(1, 0, []), ...won(0, 1, [])];
    expect(lastTurn(log).map(({ phase, winner }) => [phase, winner])).toEqual([[0, 1]]);
  });
});

describe("the help about what is being done", () => {
  it("is that of the phase, an artifact or a power", () => {
    const doing = { phase: "movement", asked: "move", artifact: false, power: false } as const;
    expect(topicOf(doing)).toBe("movement");
    expect(topicOf({ ...doing, asked: "settle" })).toBe("artifacts");
    expect(topicOf({ ...doing, artifact: true })).toBe("artifacts");
    expect(topicOf({ ...doing, asked: "place" })).toBe("districts");
    expect(topicOf({ ...doing, phase: undefined })).toBe("play");
  });
});

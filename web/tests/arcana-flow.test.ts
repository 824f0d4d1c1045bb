import { describe, expect, it } from "vitest";
import { intend, kept, lights, matching, nextOf, NOTHING, only, open, promises, type Now } from "../src/games/arcana/flow";
import { changes, lasts, pushes, strikes, walking, walks } from "../src/games/arcana/story";
import type { ArcanaChoice, GolemNow, Told } from "../src/types";

function golem(number: number, army: number, at: number, can: number[] = []): GolemNow {
  const given = { name: `G${number}`, size: "ogre", base: 1, sigil: "sand-lion", arcanum: "gudanna", construct: false };
  return { ...given, number, army, at, health: 40, most: 50, can, marks: [] };
}

function choice(key: number[], more: Partial<ArcanaChoice> = {}): ArcanaChoice {
  return { key, kind: "move", group: "golem:0/0", text: "", price: "1 AP", ...more };
}

const golems = [golem(0, 0, 10, [0, 1]), golem(1, 0, 11, [0]), golem(2, 1, 12), golem(3, 1, 12), golem(4, 1, 13)];
const idle: Now = { golems, choices: [], selection: NOTHING, mine: 0, prompted: false };

describe("a tap while nothing is chosen", () => {
  it("picks the Golem that was touched, also an enemy's", () => {
    expect(intend(idle, { region: 12, golem: 3 })).toEqual({ do: "golem", golem: 3 });
  });
  it("picks the only Golem of a Region, and opens a Region with several or none", () => {
    expect(intend(idle, { region: 10, golem: null })).toEqual({ do: "golem", golem: 0 });
    expect(intend(idle, { region: 12, golem: null })).toEqual({ do: "region", region: 12 });
    expect(intend(idle, { region: 20, golem: null })).toEqual({ do: "region", region: 20 });
  });
});

describe("a tap while an ability is chosen", () => {
  const attack = (target: number) => choice([5, 0, 1, target], { kind: "attack", golem: 0, slot: 1, target, region: golems[target]!.at });
  const now: Now = {
    ...idle,
    choices: [attack(2), attack(3), choice([3, 0, 0, 20], { region: 20 })],
    selection: { ...NOTHING, golem: 0, slot: 1 },
  };

  it("arms the one choice that it can mean", () => {
    expect(intend(now, { region: 20, golem: null })).toEqual({ do: "arm", key: "3/0/0/20" });
    expect(intend(now, { region: 12, golem: 3 })).toEqual({ do: "arm", key: "5/0/1/3" });
  });
  it("leaves open what it can mean in several ways", () => {
    expect(intend(now, { region: 12, golem: null })).toEqual({ do: "narrow", keys: ["5/0/1/2", "5/0/1/3"] });
  });
  it("takes up another own Golem, but asks why an enemy cannot be struck", () => {
    expect(intend(now, { region: 11, golem: 1 })).toEqual({ do: "golem", golem: 1 });
    expect(intend(now, { region: 13, golem: 4 })).toEqual({ do: "why", region: 13, golem: 4 });
    expect(intend(now, { region: 30, golem: null })).toEqual({ do: "why", region: 30, golem: null });
  });
  it("picks up nothing else while a prompt is answered", () => {
    expect(intend({ ...now, prompted: true }, { region: 11, golem: 1 })).toEqual({ do: "why", region: 11, golem: 1 });
  });
});

describe("a Charge", () => {
  const charge = (move: number, approach: number, hit: number) =>
    choice([9, 0, 1, move, 4, approach], {
      kind: "charge",
      golem: 0,
      slot: 1,
      target: 4,
      region: 13,
      move,
      approach,
      targets: [{ golem: 4, own: false, to_hit: hit, chance: hit, damage: 20, crit: 30 }],
    });
  const ways = [charge(0, 21, 60), charge(0, 22, 70), charge(2, 22, 65)];
  const narrowed = ways.map((way) => way.key.join("/"));
  const now: Now = { ...idle, choices: ways, selection: { ...NOTHING, golem: 0, slot: 1, narrowed } };

  it("goes from the target to the approach to the way of moving", () => {
    expect(intend({ ...now, selection: { ...now.selection, narrowed: null } }, { region: 13, golem: 4 })).toEqual({ do: "narrow", keys: narrowed });
    expect(intend(now, { region: 21, golem: null })).toEqual({ do: "arm", key: "9/0/1/0/4/21" });
    expect(intend(now, { region: 22, golem: null })).toEqual({ do: "narrow", keys: [narrowed[1], narrowed[2]] });
  });
  it("lights the approaches once the target is chosen, and promises the best way", () => {
    expect([...lights(ways, false).keys()]).toEqual([13]);
    const lit = lights(ways, true);
    expect([...lit].map(([region, { tone }]) => [region, tone])).toEqual([
      [13, "aim"],
      [21, "from"],
      [22, "from"],
    ]);
    expect(promises(ways).get(4)?.to_hit).toBe(70);
  });
  it("leaves it open to name the way, whatever was touched", () => {
    const route = choice([4, 0, 0], { kind: "route", golem: 0, slot: 0 });
    const some = { ...now, choices: [...ways, route], selection: { ...now.selection, narrowed: [narrowed[0]!] } };
    expect(open(some)).toEqual([ways[0], route]);
    expect(intend(some, { region: 21, golem: null })).toEqual({ do: "arm", key: narrowed[0] });
  });
  it("finds a choice by its approach only where it is not a target", () => {
    expect(matching(ways, { region: 22, golem: null })).toHaveLength(2);
    expect(matching(ways, { region: 13, golem: null })).toHaveLength(3);
  });
});

it("arms a power without an aim by itself, and nothing that has a place", () => {
  expect(only([choice([11, 0, 3], { kind: "use" })])).toBe("11/0/3");
  expect(only([choice([13, 0, 3, 5], { kind: "use-at", region: 5 })])).toBeNull();
  expect(only([])).toBeNull();
});

it("goes round the Golems that can still do something", () => {
  const able = golems.filter((golem) => golem.can.length);
  expect([nextOf(able, null), nextOf(able, 0), nextOf(able, 1)]).toEqual([0, 1, 0]);
  expect([nextOf(able, 0, -1), nextOf(able, null, -1)]).toEqual([1, 1]);
  expect(nextOf([], 0)).toBeNull();
});

it("keeps the Golem at hand while it stands and nothing else is asked", () => {
  const chosen = { ...NOTHING, golem: 2, slot: 1, armed: "5/2/1/0" };
  expect(kept(chosen, golems, false)).toEqual({ ...NOTHING, golem: 2 });
  expect(kept(chosen, golems, true)).toEqual(NOTHING);
  expect(kept(chosen, [...golems.slice(0, 2), golem(2, 1, -2)], false)).toEqual(NOTHING);
});

describe("what was told", () => {
  let place = 0;
  const told = (kind: string, data: Record<string, unknown>, seat: number | null = 0): Told => ({
    entry: 4,
    place: place++,
    kind,
    text: kind,
    seat,
    round: 2,
    numbers: {},
    data,
  });
  const news = [
    told("moved", { golem: 0, ability: 0, path: [11, 12], ap: 1 }),
    told("attacked", { golem: 0, ability: 1, region: 13, cost: 2, roll: 44, spared: [] }),
    told("struck", { golem: 0, ability: 1, target: 4, result: 3, roll: 44, to_hit: 60, damage: 30, health: 10 }),
    told("struck", { golem: 0, ability: 1, target: 1, result: 0, roll: 44, to_hit: 20, damage: 0, health: 40 }),
    told("displaced", { golem: 4, source: 3, origin: 13, region: 14 }),
    told("healed", { golem: 0, source: 3, gain: 5, health: 45 }),
  ];

  it("makes one attack of all its blows, with what followed", () => {
    const [strike, ...others] = strikes(news);
    expect(others).toEqual([]);
    expect(strike?.roll).toBe(44);
    expect(strike?.blows.map((blow) => [blow.target, blow.result])).toEqual([
      [4, "crit"],
      [1, "miss"],
    ]);
    expect(strike?.after.map((one) => one.kind)).toEqual(["healed"]);
  });
  it("has every figure confirmed that was put elsewhere without a choice", () => {
    expect(pushes(news).map((one) => one.data.golem)).toEqual([4]);
    expect(pushes([{ ...told("displaced", { golem: 4, source: 3, origin: 13, region: 14 }), place: 0 }])).toEqual([]);
  });
  it("sums what each figure lost or won", () => {
    expect(changes(news)).toEqual([
      { golem: 4, amount: -30 },
      { golem: 0, amount: 5 },
    ]);
  });
  it("leads figures along their ways", () => {
    expect(walks(news)).toEqual([
      { golem: 0, path: [11, 12] },
      { golem: 4, path: [13, 14] },
    ]);
  });
  it("gives others' deeds the time that it takes to follow them", () => {
    expect(lasts([])).toBe(0);
    expect(lasts([told("turn", { army: 1 })])).toBe(500);
    expect(lasts([told("used", { golem: 1 })])).toBe(900);
    expect(lasts([told("moved", { golem: 1, path: [4, 5] })])).toBe(walking(2) + 300);
    expect(walking(9)).toBe(900);
  });
});

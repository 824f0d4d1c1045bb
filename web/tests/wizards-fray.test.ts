import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lostBy, ofStrike, pairOf } from "../src/games/wizards/duel";
import { type Doing, topicOf } from "../src/games/wizards/help";
import { News } from "../src/games/wizards/news.svelte";
import { Seen } from "../src/games/wizards/seen.svelte";
import type { Step, Table } from "../src/lib/match.svelte";
import { Moment } from "../src/lib/queue";
import type { Sight, Told, UnitNow, WizardsChoice, WizardsOdds, WizardsScene } from "../src/lib/types";

const topics = readdirSync(new URL("../../src/shem/faces/wizards/locale/en/help", import.meta.url)).map((name) => name.replace(/^\d+-|\.md$/g, ""));
const nothing: Doing = { phase: "craft", asked: "craft", over: false, event: false, players: false };

describe("help about where one is", () => {
  const cases: [Partial<Doing>, string][] = [
    [{}, "craft"],
    [{ phase: undefined, asked: "" }, "setup"],
    [{ phase: "fate", asked: "discard" }, "fate"],
    [{ phase: "spell", asked: "answer" }, "spells"],
    [{ phase: "battle", asked: "strike" }, "battle"],
    [{ phase: "battle", asked: "battle-cards" }, "events"],
    [{ phase: "end", asked: "return" }, "end"],
    [{ event: true }, "events"],
    [{ players: true }, "power"],
    [{ over: true, event: true }, "victory"],
  ];
  it.each(cases)("%o: %s", (doing, topic) => {
    expect(topicOf({ ...nothing, ...doing })).toBe(topic);
    expect(topics).toContain(topic);
  });
});

function told(kind: string, data: Record<string, unknown>, entry = 1, seat = 0): Told {
  return { entry, place: 0, kind, text: "", seat, round: 1, numbers: { force: 3, armor: 1 }, data };
}

/** Golem 2 of seat 0 stands on space 9, the Wizard of seat 1 on space 10. */
const scene = { units: [{ unit: 73, seat: 0, number: 2 }, { unit: 87, seat: 1, number: 0 }] as UnitNow[] } as WizardsScene;
const hit = told("struck", { seat: 0, number: 2, enemy: 1, target: 0, attack: 7, defence: 2, hit: 1 });
const miss = told("struck", { seat: 1, number: 0, enemy: 0, target: 2, attack: 1, defence: 9, hit: 0 });

describe("an attack", () => {
  it("is between the units that are told of by their chits", () => {
    expect(pairOf(scene, hit).map((unit) => unit?.unit)).toEqual([73, 87]);
    expect(pairOf(scene, told("stormed", { seat: 0, number: 2, hit: 1 })).map((unit) => unit?.unit)).toEqual([undefined, 73]);
    expect(pairOf(scene, told("struck", { seat: 0, number: 5, enemy: 1, target: 0 }))[0]).toBeUndefined();
  });

  it("costs its target a Hit where the dice say so", () => {
    expect(lostBy(scene, [hit, miss, hit], 87)).toBe(2);
    expect(lostBy(scene, [hit, miss, hit], 73)).toBe(0);
  });

  it("has the figures of its odds as soon as they have come", () => {
    const choice = { unit: 73, target: 87, chance: 64, text: "it" } as WizardsChoice;
    expect(ofStrike(choice, null)).toMatchObject({ unit: 73, target: 87, chance: 64, force: null, armor: null });
    const odds = { numbers: [{ code: "force", total: 3 }, { code: "armor", total: -1 }] } as WizardsOdds;
    expect(ofStrike(choice, odds)).toMatchObject({ force: 3, armor: -1 });
  });
});

describe("dice", () => {
  it("are thrown one after the other, and lie until those of another battle", () => {
    const news = new News(() => true);
    news.hear([miss, hit], false);
    expect(news.struck).toBe(hit);
    news.hear([told("aimed", {})], false);
    expect(news.struck).toBe(hit);
    news.hear([told("battle-began", {})], false);
    expect(news.struck).toBeNull();
  });

  it("lie before the board shows what they did", async () => {
    const news = new News(() => true);
    const moment = new Moment(1);
    moment.end(); // nobody waits
    await news.before({ news: [miss, hit], own: false } as unknown as Step, moment);
    expect([news.fallen, news.rolling]).toEqual([[miss, hit], false]);
    news.hear([miss, hit], false);
    expect(news.fallen).toEqual([]);
  });
});

describe("what a Divination shows", () => {
  const seen = (entry: number, seat: number) => told("hand-seen", { seat, victim: 1 - seat, deck: 0, cards: [3] }, entry, seat);

  const eyes = (seat: number) => ({ seat, pending: { kind: "decision" } }) as unknown as Sight;

  function tableOf(log: Told[]) {
    return { log, sight: eyes(0), still: false, reading: false } as unknown as Omit<Table, "log" | "sight"> & { log: Told[]; sight: Sight };
  }

  it("lies open until it is put away, and the device stays as long", () => {
    const table = tableOf([seen(1, 0)]);
    const found = new Seen(table);
    expect(found.told).toEqual([]); // it was seen before the page was opened
    table.log = [...table.log, seen(2, 0)];
    found.hold();
    expect([found.told.map(({ entry }) => entry), table.reading]).toEqual([[2], true]);
    found.putAway();
    expect([found.told, table.reading]).toEqual([[], false]);
  });

  it("waits for its caster where others held the device", () => {
    const table = tableOf([]);
    void new Seen(table);
    table.sight = eyes(1);
    const others = new Seen(table);
    table.log = [told("looked", {}, 4, 0)]; // what seat 1 is told
    others.hold();
    expect(table.reading).toBe(false);
    table.sight = eyes(0);
    table.log = [seen(4, 0)];
    const own = new Seen(table);
    expect(own.told.map(({ entry }) => entry)).toEqual([4]);
    own.putAway();
    expect(new Seen(table).told).toEqual([]);
  });

  it("is nobody's who only looks on", () => {
    const table = tableOf([]);
    const found = new Seen(table);
    table.log = [seen(2, 0)];
    Object.assign(table, { still: true });
    expect(found.told).toEqual([]);
  });
});

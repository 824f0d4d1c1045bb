// No two Golems share a drawing, whatever pack they come from.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { runeOf, SIGILS } from "../src/games/arcana/sigils";

const core = "../src/shem/games/arcana/content/packs/core";
const golems = readdirSync(`${core}/golems`).map((name) => name.replace(".yaml", ""));
const relics = readFileSync(`${core}/relics.yaml`, "utf8").split(/^ {2}(?=\S+:$)/m);
const constructs = relics.filter((relic) => /^ {4}construct:$/m.test(relic)).map((relic) => `${relic.split(":")[0]}-construct`);
const symbols = readFileSync("src/games/arcana/symbols/Sigils.svelte", "utf8");

describe("sigils", () => {
  it("are drawn for every Golem and Construct of the core pack, each its own", () => {
    expect(golems.length).toBeGreaterThan(40);
    expect(constructs.length).toBeGreaterThan(4);
    expect(Object.keys(SIGILS).toSorted()).toEqual([...golems, ...constructs].toSorted());
    const drawings = Object.values(SIGILS);
    expect(new Set(drawings).size).toBe(drawings.length);
    expect(drawings.filter((name) => !symbols.includes(`id="ga-sigil-${name}"`))).toEqual([]);
    const paths = drawings.map((name) => symbols.split(`id="ga-sigil-${name}"`)[1]!.split("ga-sigil")[0]!.split("/>")[0]);
    expect(new Set(paths).size).toBe(drawings.length);
  });

  it("of other packs are runes, which differ from Golem to Golem", () => {
    const first = ["stone", "river", "winter", "copper", "lantern", "salt"];
    const last = ["golem", "hound", "walker", "mother", "giant"];
    const cards = first.flatMap((one) => last.map((other) => `${one}-${other}`));
    const runes = cards.map(runeOf);
    expect(new Set(runes).size).toBe(cards.length);
    expect(cards.map(runeOf)).toEqual(runes);
  });
});

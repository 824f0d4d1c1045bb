import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { topicOf, type Where } from "../src/games/arcana/help";

const topics = readdirSync(new URL("../../src/shem/faces/arcana/locale/en/help", import.meta.url)).map((name) =>
  name.replace(/^\d+-|\.md$/g, ""),
);
const nothing: Where = {
  asked: "turn",
  over: false,
  panel: null,
  region: false,
  power: false,
  armed: null,
  ability: null,
  size: null,
};

describe("help about where one is", () => {
  const cases: [Partial<Where>, string][] = [
    [{}, "turn"],
    [{ asked: "deploy" }, "deployment"],
    [{ asked: "path" }, "movement"],
    [{ asked: "displace", size: "ogre" }, "effects"],
    [{ asked: "move-well" }, "mana"],
    [{ asked: "breakdown" }, "colossus"],
    [{ size: "titan" }, "golems"],
    [{ size: "colossus" }, "colossus"],
    [{ size: "ogre", ability: { kind: "move", origin: "golem" } }, "movement"],
    [{ size: "ogre", ability: { kind: "ranged", origin: "knight" } }, "attack"],
    [{ size: "ogre", ability: { kind: "power", origin: "relic" } }, "relics"],
    [{ size: "ogre", ability: { kind: "melee", origin: "golem" }, armed: "area-charge" }, "charge"],
    [{ panel: "ancients", power: true }, "ancients"],
    [{ region: true }, "terrain"],
    [{ panel: "log" }, "app"],
    [{ over: true, asked: "turn" }, "victory"],
  ];
  it.each(cases)("%o opens %s", (where, topic) => {
    expect(topicOf({ ...nothing, ...where })).toBe(topic);
    expect(topics).toContain(topic);
  });
});

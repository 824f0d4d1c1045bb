// A lesson asks for what is still to be done, whatever was done in which order, and its data is whole.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { games } from "../src/games";
import { finished, shown, stand, type Now } from "../src/games/arcana/lessons/lesson";
import { firstBattle } from "../src/games/arcana/lessons/first-battle";

const start: Now = {
  told: new Set(),
  mine: true,
  over: null,
  can: new Set(["0/0", "0/1", "1/0"]),
  mana: 6,
  golem: null,
  slot: null,
  armed: false,
  region: null,
  panel: null,
  power: false,
};
const none = new Set<string>();
const goal = new Set(["page-lesson-first-goal"]);
const at = (now: Partial<Now>, kept = goal) => stand(firstBattle, { ...start, ...now }, kept);
const text = (now: Partial<Now>, kept = goal) => at(now, kept).text.replace("page-lesson-first-", "");

describe("the first battle", () => {
  it("begins with its goal, which is done once the Flag's Region has been looked at", () => {
    expect(at({}, none)).toMatchObject({ kind: "prompt", text: "page-lesson-first-goal", number: 1, of: 10, read: false });
    expect(finished(firstBattle, start, none)).toEqual([]);
    expect(finished(firstBattle, { ...start, region: 8 }, none)).toEqual(["page-lesson-first-goal"]);
  });

  it("goes on with what is chosen, and back when it is put away", () => {
    expect(text({})).toBe("walk");
    expect(text({ golem: 0, slot: 0 })).toBe("go");
    expect(text({ golem: 1, slot: 0 })).toBe("walk");
    expect(text({ golem: 0 })).toBe("walk");
  });

  it("takes what was done from the log, so that what is taken back is asked for again", () => {
    expect(text({ told: new Set(["moved"]) })).toBe("aim");
    expect(text({ told: new Set(["moved"]), armed: true })).toBe("preview");
    expect(text({ told: new Set() })).toBe("walk");
  });

  it("waits for whoever does something else first", () => {
    expect(text({ told: new Set(["attacked"]) })).toBe("walk");
    expect(text({ told: new Set(["turn-ended"]) })).toBe("walk");
    expect(text({ told: new Set(["turn-ended"]), mine: false })).toBe("wait");
  });

  it("says what stands against a step, and lets it be left out", () => {
    const spent = { told: new Set(["moved"]), can: new Set<string>() };
    expect(at(spent)).toMatchObject({ text: "page-lesson-first-no-attack", read: true, key: "attack-later", points: [] });
    expect(text(spent, new Set([...goal, "attack-later", "cooldown"]))).toBe("mana");
  });

  it("asks for what was put off as soon as it can be done", () => {
    const put = new Set([...goal, "attack-later", "cooldown"]);
    const moved = { told: new Set(["moved"]), mana: 0 };
    expect(text({ ...moved, can: new Set(["0/0"]) }, goal)).toBe("closer");
    expect(text({ ...moved, can: new Set(["0/0"]) }, put)).toBe("no-mana");
    expect(text({ ...moved, can: new Set() }, put)).toBe("no-mana");
    expect(text({ ...moved, can: new Set(["0/1"]) }, put)).toBe("aim");
    expect(text({ ...moved, can: new Set(["1/1"]) }, put)).toBe("aim-other");
    expect(text({ ...moved, can: new Set(["0/1"]), mine: false }, put)).toBe("wait");
  });

  it("says nothing of a roll that there was not, nor of another ability than was used", () => {
    const left = new Set([...goal, "move", "attack"]);
    expect(text({}, left)).toBe("mana");
    expect(text({ told: new Set(["moved", "moved/1/0"]) }, left)).toBe("cooldown-other");
    expect(text({ told: new Set(["attacked", "attacked/1/1"]) }, left)).toBe("dice");
    const rolled = new Set([...left, "page-lesson-first-dice"]);
    expect(at({ told: new Set(["attacked", "attacked/1/1"]) }, rolled)).toMatchObject({ key: "cooldown", points: [] });
    expect(text({ told: new Set(["attacked", "attacked/0/1"]) }, rolled)).toBe("cooldown");
    expect(text({ told: new Set(["attacked", "attacked/1/1"]) }, new Set([...rolled, "cooldown"]))).toBe("mana");
  });

  it("speaks of the Viper only while she can do it", () => {
    expect(text({ can: new Set(["1/0"]) })).toBe("move-other");
    expect(text({ can: new Set() })).toBe("no-move");
  });

  it("ends when the battle does, and else when all is done", () => {
    const all = { told: new Set(["moved", "attacked", "attacked/0/1", "cursed", "turn-ended"]) };
    const read = new Set([...goal, "page-lesson-first-dice", "page-lesson-first-cooldown"]);
    expect(at(all, read)).toEqual({ kind: "on", text: "page-lesson-first-on" });
    expect(text({ ...all, mine: false }, read)).toBe("wait");
    expect(at({ over: "lost" }, none)).toEqual({ kind: "over", text: "page-lesson-first-lost" });
  });

  it("points at the enemy only once there is something to aim", () => {
    const { points } = firstBattle.steps[2]!.prompts[0]!;
    expect(shown(points, start)[0]).toMatchObject({ ability: 1 });
    expect(shown(points, { ...start, golem: 0, slot: 1 })[0]).toMatchObject({ figure: 2 });
  });
});

it("every lesson that is offered has a set-up and prompts", () => {
  for (const { id } of games.arcana!.lessons) {
    const file = new URL(`../../src/shem/games/arcana/content/packs/lessons/scenarios/${id}.yaml`, import.meta.url);
    expect(readFileSync(file, "utf8")).toContain("title:");
  }
});

// A lesson asks for what is still to be done, whatever was done in which order, and says of what it does not await why not.
import { describe, expect, it } from "vitest";
import { endOf, finished, shown, stand, type Now } from "../src/annex/lessons/lesson";
import type { Lesson, LessonPrompt, LessonStep, LessonWhen, Sight, Told } from "../src/types";

const did = (event: string, data: Record<string, number> = {}): LessonWhen => ({ fact: "", event, data });
const is = (fact: string): LessonWhen => ({ fact, event: "", data: {} });
const prompt = (say: string, until: LessonWhen[] = [], read = false): LessonPrompt => ({ say, point: [], until, read });
const step = (id: string, part: Partial<LessonStep>): LessonStep => ({
  id,
  after: [],
  done: [],
  anew: false,
  needs: [],
  otherwise: [],
  prompts: [prompt(id)],
  wrong: [],
  ...part,
});
const idle = { on: [did("ended")], say: "not yet" };
const lesson: Lesson = {
  id: "made",
  title: "",
  cast: [is("there 0")],
  without: "gone",
  steps: [
    step("goal", { prompts: [prompt("look", [is("region 8")])] }),
    step("move", {
      done: [did("moved", { path: 8 })],
      prompts: [prompt("walk", [is("golem 0"), is("slot 0")]), prompt("go")],
      wrong: [{ on: [did("moved", { golem: 0 })], say: "not there" }, { on: [did("moved")], say: "not this one" }, idle],
    }),
    step("attack", {
      done: [did("attacked")],
      needs: [is("can 0 1")],
      otherwise: [
        { needs: [is("can 0 0")], say: "closer", point: [], read: "later" },
        { needs: [], say: "spent", point: [], read: "done" },
      ],
      wrong: [idle],
    }),
    step("dice", { after: [did("attacked")], prompts: [prompt("dice", [], true)] }),
    step("again", { done: [did("attacked")], anew: true, wrong: [idle] }),
    step("end", { done: [did("ended")] }),
  ],
  wait: "wait",
  on: "on",
  over: { won: "won", lost: "lost", drawn: "drawn" },
  next: "",
};

/** What was done, one entry each. */
const told = (...deeds: [string, Record<string, unknown>?][]): Told[] =>
  deeds.map(([kind, data = {}], entry) => ({ entry, place: 0, kind, text: "", seat: 0, round: 1, numbers: {}, data }));
const start: Now = { told: [], facts: new Set(["there 0", "can 0 0", "can 0 1"]), mine: true, over: null };
const goal = new Set(["goal/0"]);
const at = (now: Partial<Now>, kept: ReadonlySet<string> = goal) => stand(lesson, { ...start, ...now }, kept);
const say = (now: Partial<Now>, kept: ReadonlySet<string> = goal) => at(now, kept).say;
const there = ["moved", { golem: 0, path: [3, 8] }] as [string, Record<string, unknown>];

describe("a lesson", () => {
  it("begins with its first prompt, which is done once what it asks for is so on the page", () => {
    expect(at({}, new Set())).toMatchObject({ kind: "prompt", say: "look", number: 1, of: 7, read: false });
    expect(finished(lesson, start, new Set())).toEqual([]);
    expect(finished(lesson, { ...start, facts: new Set(["region 8"]) }, new Set())).toEqual(["goal/0"]);
  });

  it("goes on with what is chosen, and back when it is put away", () => {
    expect(say({})).toBe("walk");
    expect(say({ facts: new Set(["there 0", "golem 0", "slot 0"]) })).toBe("go");
    expect(say({ facts: new Set(["there 0", "golem 1", "slot 0"]) })).toBe("walk");
  });

  it("takes what was done from the log, so that what is taken back is asked for again", () => {
    expect(say({ told: told(there) })).toBe("attack");
    expect(say({ told: [] })).toBe("walk");
  });

  it("says why something else does not help, until it is taken back or gone on from", () => {
    expect(at({ told: told(["moved", { golem: 0, path: [3] }]) })).toEqual({ kind: "wrong", key: "wrong/0", say: "not there" });
    expect(say({ told: told(["moved", { golem: 1, path: [3] }]) })).toBe("not this one");
    expect(say({ told: told(["moved", { golem: 1, path: [3] }]) }, new Set([...goal, "wrong/0"]))).toBe("walk");
    expect(say({ told: told(["moved", { golem: 1, path: [3] }], ["ended"]) }, new Set([...goal, "wrong/0"]))).toBe("not yet");
    expect(say({ told: told(["moved", { golem: 1, path: [3] }], there) })).toBe("attack");
    expect(say({ told: told(["ended"], ["moved", { golem: 1, path: [8] }]) })).toBe("attack");
    expect(say({ told: told(["ended"]), mine: false })).toBe("wait");
    expect(say({ told: told(["looked"]) })).toBe("walk");
  });

  it("counts what was done before a step, but not where it must be done anew", () => {
    const rolled = new Set([...goal, "dice/0"]);
    expect(say({ told: told(["attacked"], there) })).toBe("dice");
    expect(say({ told: told(there, ["attacked"]) }, rolled)).toBe("again");
    expect(say({ told: told(there, ["attacked"], ["attacked"]) }, rolled)).toBe("end");
  });

  it("says what stands against a step, and lets it be put off or left out", () => {
    const far = { told: told(there), facts: new Set(["there 0", "can 0 0"]) };
    expect(at(far)).toMatchObject({ say: "closer", read: true, key: "attack-later" });
    const put = new Set([...goal, "attack-later"]);
    expect(say(far, put)).toBe("again");
    expect(say({ ...far, facts: new Set(["there 0", "can 0 1"]) }, put)).toBe("attack");
    expect(at({ ...far, facts: new Set(["there 0"]) })).toMatchObject({ say: "spent", read: true, key: "attack" });
  });

  it("says when somebody is gone whom it needs, for as long as there is something to learn", () => {
    expect(at({ facts: new Set() })).toEqual({ kind: "gone", say: "gone" });
    expect(say({ facts: new Set(), mine: false })).toBe("wait");
    const all = { told: told(there, ["attacked"], ["attacked"], ["ended"]), facts: new Set<string>() };
    expect(say(all, new Set([...goal, "dice/0"]))).toBe("on");
  });

  it("knows how the match ended for whoever learns", () => {
    const seats = [{ here: true, number: 1 }, { here: false, number: 0 }] as Sight["seats"];
    const end = (winners: number[], kind = "over") => endOf({ seats, pending: { kind, winners } as Sight["pending"] });
    expect([end([1]), end([0]), end([]), end([1], "decide")]).toEqual(["won", "lost", "drawn", null]);
  });

  it("ends when the match does, and else when all is done", () => {
    const all = { told: told(there, ["attacked"], ["attacked"], ["ended"]) };
    expect(at(all, new Set([...goal, "dice/0"]))).toEqual({ kind: "on", say: "on" });
    expect(at({ over: "lost" })).toEqual({ kind: "over", say: "lost" });
  });

  it("points only at what is to be touched now", () => {
    const points = [{ name: "figure", numbers: [2], when: [is("slot 1")] }, { name: "figure", numbers: [0], when: [] }];
    expect(shown(points, start).map(({ numbers }) => numbers)).toEqual([[0]]);
    expect(shown(points, { ...start, facts: new Set(["slot 1"]) })).toHaveLength(2);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Moment, Queue } from "../src/lib/queue";

/** A step is a name; "+" says that others go on after it, "&" that what comes next is part of it. */
let queue: Queue<string>;
let seen: string[];
let speed: number;
let playing: string | null;

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  [seen, speed, playing] = [[], 1, null];
  queue = new Queue<string>({
    show: (step, hurried) => seen.push(hurried ? `${step}!` : step),
    merge: (steps) => steps.join(" "),
    speed: (step) => (step.startsWith("own") ? 1 : speed),
    more: (step) => step.endsWith("+"),
    playing: (step) => (playing = step),
  });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Dice that tumble for 600 ms, and a result that is read for a second. */
function dice(): void {
  queue.performer = {
    before: async (step, moment) => {
      seen.push(`dice of ${step}`);
      await moment.pause(600);
    },
    after: (_, moment) => moment.pause(1000),
  };
}

describe("one step", () => {
  test("that takes no time is shown at once", () => {
    queue.push("a");
    expect(seen).toEqual(["a"]);
    expect(playing).toBeNull();
  });

  test("is shown when its dice have come to rest, and not before", async () => {
    dice();
    queue.push("a");
    await wait(599);
    expect(seen).toEqual(["dice of a"]);
    await wait(1);
    expect(seen).toEqual(["dice of a", "a"]);
    expect(playing).toBe("a");
    await wait(1000);
    expect(playing).toBeNull();
  });

  test("waits for as long as somebody holds it", async () => {
    queue.performer = { after: (_, moment) => moment.held() };
    queue.push("a");
    queue.push("b");
    await wait(60_000);
    expect(seen).toEqual(["a"]);
    queue.next();
    await wait(0);
    expect(seen).toEqual(["a", "b"]);
  });
});

describe("what comes meanwhile", () => {
  test("waits its turn, and is shown in order", async () => {
    dice();
    for (const step of ["a", "b", "c"]) queue.push(step);
    await wait(1600);
    expect(seen).toEqual(["dice of a", "a", "dice of b"]);
    await wait(3200);
    expect(seen.filter((one) => !one.startsWith("dice"))).toEqual(["a", "b", "c"]);
    expect(playing).toBeNull();
  });

  test("is played faster at a higher speed", async () => {
    dice();
    speed = 4;
    queue.push("a");
    await wait(150);
    expect(seen).toEqual(["dice of a", "a"]);
    await wait(250);
    expect(playing).toBeNull();
  });

  test("is forgotten when something else is shown, and nothing of it comes late", async () => {
    dice();
    queue.push("a");
    queue.push("b");
    queue.clear();
    expect(playing).toBeNull();
    queue.push("c");
    await wait(10_000);
    expect(seen).toEqual(["dice of a", "dice of c", "c"]);
  });

  test("can be part of the same step", async () => {
    queue.performer = { joins: (step) => step.endsWith("&"), after: (_, moment) => moment.pause(500) };
    queue.push("a&");
    await wait(300);
    expect(seen).toEqual([]);
    queue.push("b&");
    queue.push("c");
    queue.push("d");
    await wait(0);
    expect(seen).toEqual(["a& b& c"]);
    await wait(500);
    expect(seen).toEqual(["a& b& c", "d"]);
  });

  test("is not waited for forever where it should be part of the same step", async () => {
    queue.performer = { joins: () => true };
    queue.push("a&");
    await wait(4000);
    expect(seen).toEqual(["a&"]);
  });
});

describe("who does not want to wait", () => {
  test("lets the dice lie still, and then what is read go", async () => {
    dice();
    queue.push("a");
    queue.next();
    await wait(0);
    expect(seen).toEqual(["dice of a", "a"]);
    expect(playing).toBe("a");
    queue.next();
    await wait(0);
    expect(playing).toBeNull();
  });

  test("reads what is called out one after the other", async () => {
    queue.performer = {
      after: async (_, moment) => {
        await moment.held();
        seen.push("first");
        await moment.held();
      },
    };
    queue.push("a");
    queue.next();
    await wait(1000);
    expect(seen).toEqual(["a", "first"]);
    expect(playing).toBe("a");
    queue.next();
    await wait(0);
    expect(playing).toBeNull();
  });

  test("skips all that waits to its end", async () => {
    dice();
    for (const step of ["a", "b", "c"]) queue.push(step);
    queue.skip();
    await wait(0);
    expect(seen).toEqual(["dice of a", "a", "b c!"]);
    expect(playing).toBeNull();
    queue.push("d");
    await wait(0);
    expect(seen.at(-1)).toBe("dice of d"); // it held for that once
  });

  test("skips what bots still think about, too", async () => {
    dice();
    queue.push("a+");
    queue.skip();
    await wait(100);
    queue.push("b+");
    await wait(0);
    queue.push("c");
    await wait(0);
    expect(seen).toEqual(["dice of a+", "a+", "b+ c!"]);
    queue.push("d");
    await wait(0);
    expect(seen.at(-1)).toBe("dice of d");
  });

  test("skips what is part of the same step without waiting for its rest", async () => {
    queue.performer = { joins: (step) => step.endsWith("&+") };
    queue.push("a&+");
    queue.skip();
    await wait(250);
    expect(seen).toEqual(["a&+!"]);
  });
});

describe("at once", () => {
  beforeEach(() => {
    dice();
    speed = Infinity;
  });

  test("others' steps are shown together, as soon as somebody here is asked", async () => {
    queue.push("a+");
    queue.push("b+");
    await wait(100);
    expect(seen).toEqual([]);
    queue.push("c");
    await wait(0);
    expect(seen).toEqual(["a+ b+ c!"]);
  });

  test("the screen does not stand still while others go on for long", async () => {
    queue.push("a+");
    await wait(200);
    queue.push("b+");
    await wait(50);
    expect(seen).toEqual(["a+ b+!"]);
  });

  test("one's own dice tumble all the same", async () => {
    queue.push("own");
    await wait(0);
    expect(seen).toEqual(["dice of own"]);
    queue.push("a+");
    queue.push("b");
    await wait(5000);
    expect(seen).toEqual(["dice of own", "own", "a+ b!"]);
  });
});

test("a moment that is over holds nothing up", async () => {
  let kept: Moment | undefined;
  queue.performer = {
    after: (_, moment) => {
      kept = moment;
      return moment.held();
    },
  };
  queue.push("a");
  queue.skip();
  expect(kept?.over).toBe(true);
  await kept?.held();
  await kept?.pause(1000);
});

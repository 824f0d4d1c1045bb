// The army builder: totals, changes, filters, drafts, and QR codes read from pixels.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import * as draft from "../src/games/arcana/army/draft";
import { readPicture } from "../src/lib/qr";
import type { Pieces } from "../src/lib/types";

const HERE = dirname(fileURLToPath(import.meta.url));
const pieces = JSON.parse(readFileSync(join(HERE, "fixtures/pieces.json"), "utf8")) as Pieces;
const cards = new draft.Cards(pieces);

function army(...golems: string[]) {
  return golems.reduce(draft.add, draft.blank("durani", 500));
}

describe("what an army costs", () => {
  test("is its Golems, Knights, Relics and Ancient Ones; Golem Masters are free", () => {
    let mine = army("fire-ram", "fire-ram");
    const ram = cards.golems.get("fire-ram")!.apv;
    expect(draft.total(mine, cards)).toBe(2 * ram);
    const knight = cards.commanders("fire-ram", "durani").find((one) => one.apv > 0)!;
    const relic = cards.carried("fire-ram")[0]!;
    const ancient = pieces.ancients[0]!;
    mine = draft.call(draft.carry(draft.command(mine, 0, 0, knight.id, cards), 1, relic.id), ancient.id);
    expect(draft.total(mine, cards)).toBe(2 * ram + knight.apv + relic.apv + ancient.apv);
    expect(draft.cost(mine.golems[0]!, cards)).toBe(ram + knight.apv);
  });

  test("of every ready army is what the server says", () => {
    const rows = JSON.parse(readFileSync(join(HERE, "fixtures/armies.json"), "utf8")) as { army: never; apv: number }[];
    expect(rows.length).toBeGreaterThan(15);
    for (const row of rows) expect(draft.total(row.army, cards)).toBe(row.apv);
  });

  test("leaves out what nobody knows", () => {
    expect(draft.total(army("golem-of-a-pack"), cards)).toBe(0);
  });
});

describe("changes", () => {
  test("leave the army before them as it was", () => {
    const before = army("fire-ram");
    draft.drop(draft.again(before, 0), 0);
    expect(before.golems).toHaveLength(1);
  });

  test("a Knight who is there once leaves the Golem that he commanded", () => {
    const knight = cards.commanders("fire-ram", "durani").find((one) => one.unique)!;
    let mine = draft.command(army("fire-ram", "fire-ram"), 0, 0, knight.id, cards);
    mine = draft.command(mine, 1, 0, knight.id, cards);
    expect(mine.golems.map((entry) => entry.knights)).toEqual([[], [knight.id]]);
    mine = draft.command(mine, 1, 0, draft.MASTER, cards);
    expect(mine.golems[1]!.knights).toEqual([]);
  });

  test("a Colossus has three Knights, Golem Masters where none is named", () => {
    const id = cards.commanders("elderwood", "durani")[1]!.id;
    const mine = draft.command(army("elderwood"), 0, 1, id, cards);
    expect(mine.golems[0]!.knights).toEqual([draft.MASTER, id, draft.MASTER]);
  });

  test("a Relic goes over from whoever carries it, and can be laid down", () => {
    let mine = draft.carry(army("fire-ram", "fire-ram"), 0, "baylrs-dagger");
    mine = draft.carry(mine, 1, "baylrs-dagger");
    expect(mine.golems.map((entry) => entry.relic)).toEqual(["", "baylrs-dagger"]);
    expect(draft.carry(mine, 1, "").golems[1]!.relic).toBe("");
  });

  test("Golems are moved, counted and taken out again", () => {
    let mine = army("fire-ram", "jade-ram", "fire-ram");
    expect(draft.count(mine, "fire-ram")).toBe(2);
    mine = draft.move(mine, 1, -1);
    expect(mine.golems.map((entry) => entry.golem)).toEqual(["jade-ram", "fire-ram", "fire-ram"]);
    expect(draft.move(mine, 0, -1)).toBe(mine);
    expect(draft.dropLast(mine, "fire-ram").golems).toHaveLength(2);
    expect(draft.dropLast(mine, "nobody")).toBe(mine);
  });

  test("an Ancient One is called once, and sent away", () => {
    const mine = draft.call(army(), "er-haka-the-storm");
    expect(mine.ancients).toEqual(["er-haka-the-storm"]);
    expect(draft.call(mine, "er-haka-the-storm").ancients).toEqual([]);
  });

  test("a copy has a name of its own, in each language that the army has", () => {
    const mine = { ...army("fire-ram"), title: { en: "Rams", de: "" } };
    expect(draft.copyOf(mine, (title) => `${title} 2`).title).toEqual({ en: "Rams 2", de: "" });
  });
});

describe("the list of Golems", () => {
  const of = (change: Partial<draft.Filter>, faction = "durani", left = 500) =>
    draft.golems(cards, { ...draft.open, ...change }, faction, left);

  test("goes by APV and has only what the faction may use", () => {
    const shown = of({});
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.every((one) => one.factions.includes("durani"))).toBe(true);
    expect(shown.map((one) => one.apv)).toEqual(shown.map((one) => one.apv).toSorted((a, b) => a - b));
    expect(of({ own: false })).toHaveLength(pieces.golems.length);
  });

  test("is narrowed by class, Arcanum, cost and every word of a search", () => {
    expect(of({ size: "titan" }).every((one) => one.size === "titan")).toBe(true);
    expect(of({ arcanum: "zikia" }).every((one) => one.arcanum === "zikia")).toBe(true);
    expect(of({ fits: true }, "durani", 60).every((one) => one.apv <= 60)).toBe(true);
    expect(of({ search: "hamstring dodge", own: false }).map((one) => one.id)).toEqual(["sand-lion"]);
  });

  test("problems belong to a Golem by its place", () => {
    const found = [{ code: "a", text: "", where: "golems.1.knights.0" }, { code: "b", text: "", where: "golems.11" }];
    expect(draft.problemsAt(found, 1).map((one) => one.code)).toEqual(["a"]);
    expect(draft.problemsAt(found, 11).map((one) => one.code)).toEqual(["b"]);
  });
});

describe("drafts", () => {
  function storage(text = "") {
    const held = new Map<string, string>(text ? [["shem-armies", text]] : []);
    return { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, value: string) => void held.set(key, value) };
  }

  test("are there again after a reload, and gone when dropped", () => {
    const held = storage();
    const mine = army("fire-ram");
    new draft.Drafts(held).keep("new-1", mine, new Date(0));
    expect(new draft.Drafts(held).of("new-1")).toEqual(mine);
    expect(new draft.Drafts(held).all()["new-1"]!.at).toBe("1970-01-01T00:00:00.000Z");
    new draft.Drafts(held).drop("new-1");
    expect(new draft.Drafts(held).of("new-1")).toBeNull();
  });

  test("what is no draft is passed over", () => {
    for (const text of ["{", "[]", "null", '{"a":1,"b":{"army":{}}}']) expect(new draft.Drafts(storage(text)).all()).toEqual({});
  });

  test("work without a storage, and with a full one", () => {
    const full = { getItem: () => null, setItem: () => { throw new Error("full"); } };
    for (const held of [null, full]) expect(() => new draft.Drafts(held).keep("a", army())).not.toThrow();
  });
});

describe("QR codes of the server", () => {
  const svg = readFileSync(join(HERE, "fixtures/army-qr.svg"), "utf8");
  const link = readFileSync(join(HERE, "fixtures/army-qr.txt"), "utf8").trim();

  test("are read from their pixels, of any size and a little turned", async () => {
    for (const [scale, turn] of [[4, 0], [7, 0], [5, 7], [6, 90]] as const) expect(await readPicture(picture(svg, scale, turn))).toBe(link);
  });

  test("none is found where none is", async () => {
    expect(await readPicture({ data: new Uint8ClampedArray(200 * 200 * 4).fill(255), width: 200, height: 200 })).toBe("");
  });
});

/** segno's SVG as pixels: runs of modules, `m dx dy` and `h length`; drawn by hand, turned about its middle. */
function picture(svg: string, scale: number, turn: number) {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)![1]);
  const dark = new Set<number>();
  let [x, y] = [0, 0];
  for (const [, kind, numbers] of / d="([^"]+)"\/><\/svg>/.exec(svg)![1]!.matchAll(/([Mmh])([-\d. ]+)/g)) {
    const [first = 0, second = 0] = numbers!.trim().split(/[ ]/).map(Number);
    if (kind === "h") {
      for (let at = 0; at < first; at++) dark.add(Math.floor(y) * size + Math.floor(x) + at);
      x += first;
    } else [x, y] = kind === "M" ? [first, second] : [x + first, y + second];
  }
  const side = Math.ceil(size * scale * 1.3);
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const [u, v] = [column - side / 2, row - side / 2];
      const [mx, my] = [Math.floor((u * cos + v * sin) / scale + size / 2), Math.floor((v * cos - u * sin) / scale + size / 2)];
      if (mx >= 0 && my >= 0 && mx < size && my < size && dark.has(my * size + mx)) data.fill(20, (row * side + column) * 4, (row * side + column) * 4 + 3);
    }
  return { data, width: side, height: side };
}

import { beforeEach, describe, expect, it, vi } from "vitest";
import { fieldOf, labelled, same } from "../src/annex/stylus/fields";
import hand from "../src/games/arcana/stylus/touch";
import { codeOf, said } from "../src/annex/stylus/readers.svelte";
import type { Book, StylusField } from "../src/types";

const VIPER = { kind: "figure", of: "dune-viper", nth: 1 };
const MAP = { kind: "control", of: "map" };
const fields: StylusField[] = [{ field: VIPER, name: "Dune Viper 1", about: "Base", code: "SHBCDEFGHI" }];
const book = (entries: Book["entries"]): Book => ({ name: "Ours", game: "arcana", entries });

describe("what a code stands for", () => {
  it("is what a book says, then what our sticker says", () => {
    expect(fieldOf("SHBCDEFGHI", [], fields)).toEqual(VIPER);
    expect(fieldOf("shbcdefghi", [], fields)).toEqual(VIPER);
    expect(fieldOf("SHBCDEFGHI", [book({ SHBCDEFGHI: MAP })], fields)).toEqual(MAP);
    expect(fieldOf("4006381333931", [book({}), book({ "4006381333931": MAP })], fields)).toEqual(MAP);
    expect(fieldOf("constructor", [book({})], fields)).toBeNull();
  });

  it("is a Region or a figure, if a battle says so", () => {
    expect(fieldOf("C4", [], fields)).toBeNull();
    const { spoken } = hand({ play: null, tap: null }, () => false);
    expect(spoken("c4")).toEqual({ kind: "region", at: "C4" });
    expect(spoken("12")).toEqual({ kind: "figure", number: 12 });
    expect(spoken("4006381333931")).toBeNull();
  });

  it("stands on a book's stickers where the thing belongs", () => {
    const groups = [{ name: "Dune Viper", sheet: "bases" as const, fields }, { name: "Control", sheet: "control" as const, fields: [] }];
    const found = labelled(book({ b: VIPER, a: { nth: 1, of: "dune-viper", kind: "figure" }, c: { kind: "gone" } }), groups);
    expect(found).toEqual([{ ...groups[0], fields: [{ ...fields[0], code: "b" }, { ...fields[0], code: "a" }] }]);
  });

  it("is the same for the same field", () => {
    expect(same(VIPER, { nth: 1, of: "dune-viper", kind: "figure" })).toBe(true);
    expect(same(VIPER, { ...VIPER, nth: 2 })).toBe(false);
    expect(same(VIPER, { kind: "figure", of: "dune-viper" })).toBe(false);
  });
});

describe("what other readers say", () => {
  const bytes = (...values: number[]) => new DataView(new Uint8Array(values).buffer);

  it("is a tag's text, or its number", () => {
    const data = new DataView(new TextEncoder().encode(" SHBCDEFGHI ").buffer);
    expect(codeOf({ serialNumber: "04:a2", message: { records: [{ recordType: "text", data }] } })).toBe("SHBCDEFGHI");
    expect(codeOf({ serialNumber: "04:a2", message: { records: [] } })).toBe("04:a2");
  });

  it("is letters, or bytes in hexadecimal", () => {
    expect(said(bytes(0x53, 0x48, 0x0d, 0x0a))).toBe("SH");
    expect(said(bytes(0, 255, 16))).toBe("00ff10");
  });
});

describe("a reader that types", async () => {
  const { Burst, typing } = await import("../src/annex/stylus/typed");
  class Key {
    passed = true;
    readonly target = { dispatchEvent: vi.fn() };
    constructor(
      readonly key: string,
      readonly timeStamp: number,
    ) {}
    preventDefault = () => (this.passed = false);
    stopImmediatePropagation = () => undefined;
  }
  const typed = (burst: InstanceType<typeof Burst>, text: string[], gap: number) =>
    text.map((key, place) => {
      const made = new Key(key, place * gap);
      burst.hear(made as unknown as KeyboardEvent);
      return made;
    });

  beforeEach(() => {
    vi.stubGlobal("HTMLElement", class {});
    vi.stubGlobal("KeyboardEvent", class {});
    vi.useFakeTimers();
  });

  it("is heard, and nobody else hears its keys", () => {
    const read = vi.fn();
    const keys = typed(new Burst(read), [..."4006381", "Enter"], 5);
    expect(read).toHaveBeenCalledExactlyOnceWith("4006381");
    expect(keys.every((key) => !key.passed && !key.target.dispatchEvent.mock.calls.length)).toBe(true);
  });

  it("is not a person, whose keys come a little later", () => {
    const read = vi.fn();
    const keys = typed(new Burst(read), [..."map", "Enter"], 200);
    vi.runAllTimers();
    expect(read).not.toHaveBeenCalled();
    expect(keys.slice(0, 3).every((key) => key.target.dispatchEvent.mock.calls.length === 1)).toBe(true);
    expect(keys.at(-1)!.passed).toBe(true);
  });

  it("says more than two letters, and nothing while we press keys ourselves", () => {
    const read = vi.fn();
    typed(new Burst(read), [..."e1", "Enter"], 5);
    expect(typing(() => typed(new Burst(read), [..."map1", "Enter"], 5)).every((key) => key.passed)).toBe(true);
    expect(read).not.toHaveBeenCalled();
  });
});

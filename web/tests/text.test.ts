import { expect, test } from "vitest";
import { clings, matches, pieces, plain, unbroken } from "../src/lib/text";

test("numbers of an event can be opened where they stand", () => {
  expect(pieces("Sand Lion rolled 77 against 61: 20 damage.", { to_hit: 61, damage: 20 })).toEqual([
    "Sand Lion rolled 77 against ",
    { code: "to_hit", value: 61, text: "61" },
    ": ",
    { code: "damage", value: 20, text: "20" },
    " damage.",
  ]);
});

test("the number of a name is not the one that opens", () => {
  const made = pieces("Dune Viper 1 moves for 1 AP: F2.", { cost: 1 });
  expect(made).toEqual(["Dune Viper 1 moves for ", { code: "cost", value: 1, text: "1" }, " AP: F2."]);
});

test("the number of a Region is not the one that opens", () => {
  const made = pieces("Sand Widow 12 charges into B4 from C3 by Walk for 4 AP.", { cost: 4 });
  expect(made).toEqual(["Sand Widow 12 charges into B4 from C3 by Walk for ", { code: "cost", value: 4, text: "4" }, " AP."]);
});

test("what closes a sentence or a bracket stays on the line of its number", () => {
  expect([").", "): ", ": ", " AP.", "", "% (so)"].map(clings)).toEqual([2, 2, 1, 0, 0, 1]);
});

test("a number inside another is left alone", () => {
  expect(pieces("120 and 12.5, then 12.", { n: 12 })).toEqual(["120 and 12.5, then ", { code: "n", value: 12, text: "12" }, "."]);
});

test("two numbers that are equal open at two places", () => {
  const made = pieces("5 AP and 5 Mana", { ap: 5, mana: 5 });
  expect(made.filter((piece) => typeof piece !== "string").map((piece) => piece.code)).toEqual(["ap", "mana"]);
});

test("a number that is not written opens nothing", () => {
  expect(pieces("nothing", { n: 3 })).toEqual(["nothing"]);
});

test("the search knows neither case nor accents", () => {
  expect(plain("Größe ÉTÉ")).toBe("grosse ete");
  expect(matches("schutz gross", "Großer Schütze schutzlos")).toBe(true);
  expect(matches("cover dive", "Cover")).toBe(false);
});

test("a name stays with its number, and To with Hit", () => {
  expect(unbroken("Dune Viper 1 misses Sand Lion 2 (To-Hit 55)")).toBe("Dune Viper\u00a01 misses Sand Lion\u00a02 (To-\u2060Hit\u00a055)");
  expect(unbroken("takes 12 damage, 3 Health left")).toBe("takes 12 damage, 3 Health left");
});

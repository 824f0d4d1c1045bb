import { expect, test } from "vitest";
import { href, parse } from "../src/lib/router.svelte";

test("an address is read in its parts", () => {
  expect(parse("#/match/ab-1?seat=1&x=a%20b")).toEqual({ path: ["match", "ab-1"], query: { seat: "1", x: "a b" } });
  expect(parse("")).toEqual({ path: [], query: {} });
  expect(parse("#/")).toEqual({ path: [], query: {} });
});

test("what is written is read again", () => {
  const parts = ["help", "a/b ü?#%"];
  expect(parse(href(...parts)).path).toEqual(parts);
});

test("a broken address does not break the page", () => {
  expect(parse("#/join/%E0%A4%A").path).toEqual(["join", "%E0%A4%A"]);
});

test("a question mark in a fragment of data stays", () => {
  expect(parse("#/army?data=a?b").query).toEqual({ data: "a?b" });
});

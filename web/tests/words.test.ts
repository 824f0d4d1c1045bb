// Every sentence of the page is there in both languages, is used, and no component says anything of its own.
import { FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { type AST, parse } from "svelte/compiler";
import { describe, expect, test } from "vitest";
import { spoken } from "../src/lib/settings.svelte";
import { say } from "../src/lib/words.svelte";

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const LANGUAGES = ["en", "de"] as const;
const sources = files(join(WEB, "src"), /\.(svelte|ts)$/).filter((path) => !path.endsWith("types.ts"));
const code = sources.map((path) => readFileSync(path, "utf8")).join("\n");

function files(folder: string, kind: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path, kind);
    return kind.test(entry.name) ? [path] : [];
  });
}

/** The house's page.ftl and those of every game together; of: only those whose paths are so. */
function catalogue(language: string, of = /./): string {
  return files(join(WEB, "../src/shem"), /^page.*\.ftl$/)
    .filter((path) => path.includes(`/locale/${language}/`) && of.test(path))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
}

function ids(language: string, of?: RegExp): string[] {
  return [...catalogue(language, of).matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1] as string);
}

/** The values that a message asks for, also in its choices. */
function values(language: string): Map<string, string[]> {
  const parts = catalogue(language).split(/^(?=[a-z][\w-]* *=)/m);
  return new Map(
    parts
      .filter((part) => /^[a-z]/.test(part))
      .map((part) => [part.split("=")[0]!.trim(), [...new Set([...part.matchAll(/\$([a-z]+)/g)].map((one) => one[1]!))].sort()]),
  );
}

describe("the catalogues", () => {
  test("have the same sentences", () => {
    expect(ids("de").toSorted()).toEqual(ids("en").toSorted());
    expect(new Set(ids("en")).size).toBe(ids("en").length);
    expect(ids("en").every((id) => id.startsWith("page-"))).toBe(true);
  });

  test("can be read whole", () => {
    for (const language of LANGUAGES) expect([...new FluentResource(catalogue(language)).body].map((one) => one.id)).toEqual(ids(language));
  });

  test("ask for the same values", () => {
    expect(values("de")).toEqual(values("en"));
  });

  test("say something in every language", () => {
    for (const language of LANGUAGES)
      for (const [id, names] of values(language)) {
        const given = Object.fromEntries(names.map((name) => [name, 2]));
        expect(say(language, id as "page-", given)).not.toBe("");
      }
  });
});

describe("the components", () => {
  const literal = new Set([...code.matchAll(/["'`](page-[a-z0-9-]*[a-z0-9])["'`]/g)].map((match) => match[1] as string));
  const beginnings = [...code.matchAll(/`(page-[a-z0-9-]*-)\$\{/g)].map((match) => match[1] as string);

  test("use only sentences that there are", () => {
    const known = new Set(ids("en"));
    expect([...literal].filter((id) => !known.has(id))).toEqual([]);
    expect(beginnings.filter((start) => ![...known].some((id) => id.startsWith(start)))).toEqual([]);
  });

  test("say nothing of a game before it is opened", () => {
    const house = files(join(WEB, "src"), /\.(svelte|ts)$/).filter((path) => !/\/games\/|\/annex\/\w+\//.test(path));
    const said = house.flatMap((path) => [...readFileSync(path, "utf8").matchAll(/["'`](page-[a-z0-9-]*[a-z0-9])["'`]/g)].map((match) => match[1]!));
    const own = new Set(ids("en", /\/shem\/locale\//));
    expect(own.size).toBeLessThan(ids("en").length);
    expect(said.filter((id) => !own.has(id))).toEqual([]);
  });

  test("use every sentence that there is", () => {
    const used = (id: string) => literal.has(id) || beginnings.some((start) => id.startsWith(start));
    expect(ids("en").filter((id) => !used(id))).toEqual([]);
  });

  test("have no words of their own", () => {
    const found = sources.filter((path) => path.endsWith(".svelte")).flatMap((path) => literals(path));
    expect(found).toEqual([]);
  }, 60_000); // every component is parsed, which takes a slow machine some seconds
});

const SPOKEN = new Set(["aria-label", "aria-description", "title", "placeholder", "alt", "label", "text", "under"]);
const WORD = /\p{L}{2,}/u;

function literals(path: string): string[] {
  const found: string[] = [];
  const tell = (text: string) => found.push(`${relative(WEB, path)}: ${text.trim()}`);
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (typeof node !== "object" || node === null) return;
    const one = node as AST.BaseNode & Record<string, unknown>;
    if (one.type === "Text" && WORD.test(String(one.data))) tell(String(one.data));
    if (one.type === "Attribute") {
      const value = one.value;
      if (SPOKEN.has(String(one.name)) && Array.isArray(value))
        for (const part of value as AST.Text[]) if (part.type === "Text" && WORD.test(part.data)) tell(part.data);
      // Other attributes hold codes; what stands in braces is code.
      return;
    }
    for (const [name, value] of Object.entries(one)) if (name !== "parent") walk(value);
  };
  walk(parse(readFileSync(path, "utf8"), { modern: true }).fragment);
  return found;
}

test("a browser's language is understood, whatever its country", () => {
  expect(spoken(["fr-CH", "de-AT", "en"])).toBe("de");
  expect(spoken(["en-GB"])).toBe("en");
  expect(spoken([])).toBe("en");
});

// The page's own sentences: Fluent catalogues shared with the Python side, read in the language of the settings.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings } from "./settings.svelte";
import type { Language } from "./types";

export type PageId = `page-${string}`;
export type Values = Record<string, string | number>;

// The page's own catalogue, and then each game's: only in the language that is spoken.
const files = import.meta.glob<string>(
  ["../../../src/shem/locale/*/page*.ftl", "../../../src/shem/faces/*/locale/*/page*.ftl", "!**/page-annex-*"],
  { query: "?raw", import: "default" },
);
const HOUSE = "";
const PLACE = /shem\/(?:faces\/(\w+)\/)?locale\/(\w+)\/page([\w-]*)\.ftl$/;
const bundles = new Map<Language, FluentBundle>();
const read = new Set<string>();
const opened = new Set<string>([HOUSE]);
let spoken = $state<Language>(settings.language);

/** More catalogues to read from, by their paths: those of the annexes. */
export function learn(more: typeof files): void {
  Object.assign(files, more);
}

/** The files of a language that are to be read yet. */
function missing(language: Language): string[] {
  return Object.keys(files).filter((path) => {
    const [, game = HOUSE, of, name = ""] = PLACE.exec(path) ?? [];
    const whose = name.startsWith("-annex-") ? name.slice(1) : game;
    return of === language && opened.has(whose) && !read.has(path);
  });
}

/** Load a language's sentences, of the house and of each game that was opened; rejects if they cannot be had now. */
export async function load(language: Language): Promise<void> {
  for (let paths = missing(language); paths.length; paths = missing(language)) {
    const texts = await Promise.all(paths.map((path) => files[path]!()));
    const made = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
    texts.forEach((text, place) => {
      if (!read.has(paths[place]!)) made.addResource(new FluentResource(text));
      read.add(paths[place]!);
    });
    bundles.set(language, made);
  }
}

/** A part of a game's page, or of an annex (`annex-NAME`, for `web/src/annex/NAME`), as soon as its sentences are there, too. */
export async function opening<Part>(game: string, part: Promise<Part>): Promise<Part> {
  opened.add(game);
  await load(spoken);
  return part;
}

/** Say everything in the language of the settings, as soon as it is loaded; where it cannot be, the settings go back. */
export async function speak(): Promise<void> {
  const language = settings.language;
  try {
    await load(language);
  } catch (error) {
    if (settings.language === language && bundles.has(spoken)) settings.language = spoken;
    throw error;
  }
  if (settings.language === language) spoken = language;
}

function bundle(language: Language): FluentBundle {
  const found = bundles.get(language);
  if (!found) throw new Error(`${language} is not loaded`);
  return found;
}

/** The sentence of an id in a language; throws for an unknown id or a missing value, as the tests must see it. */
export function say(language: Language, id: PageId, values?: Values): string {
  const message = bundle(language).getMessage(id);
  if (!message?.value) throw new Error(`no sentence ${id} in ${language}`);
  const errors: Error[] = [];
  const text = bundle(language).formatPattern(message.value, values ?? null, errors);
  if (errors.length) throw new Error(`${language}, ${id}: ${String(errors[0])}`);
  return text;
}

/** Whether there is such a sentence: for codes that come from the server. */
export function has(id: string): id is PageId {
  return bundle(spoken).hasMessage(id);
}

/** The sentence of an id, now; in a template it follows the language that is loaded. */
export function t(id: PageId, values?: Values): string {
  return say(spoken, id, values);
}

// A formatter is dear to make and cheap to use; a board writes hundreds of numbers at once.
const formats = new Map<string, Intl.NumberFormat>();

function format(style: "decimal" | "percent", digits: number): Intl.NumberFormat {
  const name = `${settings.language}/${style}/${digits}`;
  let made = formats.get(name);
  if (!made) {
    // Four digits stand without a mark, as in the sentences that come from the server.
    made = new Intl.NumberFormat(settings.language, { style, maximumFractionDigits: digits, useGrouping: "min2" });
    formats.set(name, made);
  }
  return made;
}

/** A number as it is written here. */
export function n(value: number, digits = 0): string {
  return format("decimal", digits).format(value);
}

/** A number with its sign; a true minus. */
export function signed(value: number, digits = 0): string {
  return value > 0 ? `+${n(value, digits)}` : value < 0 ? `\u2212${n(-value, digits)}` : n(0);
}

export function percent(value: number, digits = 0): string {
  return format("percent", digits).format(value / 100);
}

/** When something was, in words: minutes and hours of today, else the date. */
export function when(moment: string | number | Date, now = new Date()): string {
  const date = new Date(moment);
  const minutes = Math.round((now.getTime() - date.getTime()) / 60000);
  const relative = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  if (Math.abs(minutes) < 60) return relative.format(-minutes, "minute");
  if (Math.abs(minutes) < 24 * 60) return relative.format(-Math.round(minutes / 60), "hour");
  return new Intl.DateTimeFormat(settings.language, { dateStyle: "medium" }).format(date);
}

/** a, b and c. */
export function both(items: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(items);
}

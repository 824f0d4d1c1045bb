// Which of the choices that are offered is meant by what is touched, and what several of them begin with.
import type { DelveChoice, DelveHead } from "../../types";
import type { Touch } from "./touch";

export const keyOf = (choice: DelveChoice): string => choice.key.join(".");

/** A line of the list: a choice, or what several begin with (null). */
export interface Option {
  key: string;
  text: string;
  does: string;
  price: string;
  pressed: boolean;
  choice: DelveChoice | null;
}

/** armed: the key of what is chosen. does: what speaks for it, in words. */
export function optionOf(choice: DelveChoice, armed: string | null, does = ""): Option {
  const key = keyOf(choice);
  return { key, text: choice.text, does, price: choice.price, pressed: key === armed, choice };
}

/** The choices that belong to one line each: those of a group of one alone, others together. */
export function groupsOf(choices: readonly DelveChoice[]): DelveChoice[][] {
  const found = new Map<string, DelveChoice[]>();
  for (const choice of choices) found.set(choice.group, [...(found.get(choice.group) ?? []), choice]);
  return [...found.values()];
}

/** What a group begins with; empty where its kind says it. */
export function nameOf(choice: DelveChoice, head: DelveHead, seat: number): string {
  if (choice.power !== undefined) return head.heroes[seat]?.powers[choice.power]?.name ?? "";
  if (choice.item !== undefined && choice.does !== "equip" && choice.does !== "drop" && choice.does !== "pick") {
    return head.items[choice.item]?.name ?? "";
  }
  return "";
}

/** Where on the board a choice is shown. */
export function areaOf(choice: DelveChoice, areas: ReadonlyMap<number, number>): number | null {
  if (choice.area !== undefined) return choice.area;
  return choice.who === undefined ? null : (areas.get(choice.who) ?? null);
}

/** The choices that a touch means: a door's, a figure's, else those of the area itself. things: areas of chests and tokens. */
export function meant(
  choices: readonly DelveChoice[],
  touch: Pick<Touch, "area" | "who" | "door">,
  things: { chests: ReadonlyMap<number, number>; searches: ReadonlyMap<number, number>; own: number | null },
): DelveChoice[] {
  if (touch.door !== null) return choices.filter(({ door }) => door === touch.door);
  if (touch.who !== null) return choices.filter(({ who, seat }) => who === touch.who || (seat !== undefined && seat === touch.who));
  return choices.filter((choice) => {
    if (choice.area !== undefined) return choice.area === touch.area;
    if (choice.chest !== undefined) return things.chests.get(choice.chest) === touch.area;
    if (choice.search !== undefined) return things.searches.get(choice.search) === touch.area;
    return choice.does === "pick" && things.own === touch.area;
  });
}

/** With a capital, where it stands alone. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** As it is shown, so that 1.0 is spoken of as one. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

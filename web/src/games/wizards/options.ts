// What stands in the list: choices, and what several of them begin with.
import type { WizardsChoice, WizardsHead, WizardsScene } from "../../types";
import { keyOf } from "./flow";

/** A line of the list: a choice, or what several begin with (null). */
export interface Option {
  key: string;
  text: string;
  does: string;
  price: string;
  pressed: boolean;
  choice: WizardsChoice | null;
}

/** armed: the key of what is chosen. */
export function optionOf(choice: WizardsChoice, armed: string | null): Option {
  const { text, does, price } = choice;
  const key = keyOf(choice);
  return { key, text, does, price, pressed: key === armed, choice };
}

/** What one can begin with: a unit, a stack, a card, a lost Golem; a Golem to be crafted begins on the bench. */
export function beginnings(choices: readonly WizardsChoice[], armed: string | null, head: WizardsHead, scene: WizardsScene | null): Option[] {
  const firsts = choices.filter(({ kind, group }, place) => kind !== "craft" && choices.findIndex((one) => one.group === group) === place);
  return firsts.flatMap((first) => {
    const of = choices.filter(({ group }) => group === first.group);
    const text = of.length > 1 ? beginning(first, head, scene) : "";
    if (!text) return of.map((choice) => optionOf(choice, armed));
    return [{ key: first.group, text, does: "", price: first.price, pressed: false, choice: null }];
  });
}

/** The name of what a choice begins with; empty where it begins with nothing. */
export function beginning({ kind, unit, space, card, lost }: WizardsChoice, head: WizardsHead, scene: WizardsScene | null): string {
  if (kind === "move" || kind === "strike") return scene?.units.find((one) => one.unit === unit)?.text ?? "";
  if (kind === "fight") return head.spaces[space ?? -1] ?? "";
  if (kind === "return") return scene?.lost.find((one) => one.lost === lost)?.name ?? "";
  return kind === "cast" || kind === "play" ? (head.event[card ?? -1]?.name ?? "") : "";
}

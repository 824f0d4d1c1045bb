// What a touch means in the battle that is open, as its game has registered it.
import { games, type StylusPart } from "../../games";
import { pen, type Hand } from "../../lib/pen";
import { typing } from "./typed";

const parts = new Map<string, StylusPart>();

/** Fetch what these games have registered. */
export async function learnHands(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const part = Object.hasOwn(games, name) ? games[name]!.stylus : undefined;
    if (part && !parts.has(name)) parts.set(name, (await part()).default);
  }
}

/** Null: no battle is open, or its game has registered nothing. */
export function hand(): Hand | null {
  return (pen.table && parts.get(pen.table.game)?.(pen.table.here, key)) ?? null;
}

/** As if it were typed; whether anybody took it. */
export function key(name: string): boolean {
  return typing(() => !document.body.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true })));
}

// How a power's card lies, and what a Hero wears where.
import type { ItemHead } from "../../types";

/** By how many quarters a card is turned that needs so many until its refresh icon is on top. */
export function quarters(turns: number, left: number): number {
  return left < 0 ? 0 : Math.max(0, turns - left);
}

/** The places in which Items are worn, in the order of the tray. */
export const PLACES = ["hand", "hand", "head", "body", "feet", "charm", "charm"] as const;

/** What is worn in each place, null where it is empty; two hands hold one Item, told in both. */
export function tray(worn: readonly number[], items: readonly Pick<ItemHead, "item" | "slot">[]): (number | null)[] {
  const rest = [...worn];
  const take = (slot: string): number | null => {
    const place = rest.findIndex((item) => items[item]?.slot === slot);
    return place < 0 ? null : rest.splice(place, 1)[0]!;
  };
  const both = take("two-hands");
  return PLACES.map((slot) => (slot === "hand" && both !== null ? both : take(slot)));
}

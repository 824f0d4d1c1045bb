// Where a battle meets the annex that reads pens.
import type { StylusGroup } from "../types";

/** What a pen can touch, as a Face names it. */
export type Field = Record<string, string | number>;

/** What a touch means in a battle that is open. */
export interface Hand {
  /** Whether it meant something here and now. name: the field's, in words. */
  touch(field: Field, name: string): Promise<boolean>;
  /** The next page of what is open; false: it has but one. */
  page(): boolean;
  /** The Deep Dive of what is open; false: nothing is. */
  dive(): boolean;
  /** Of all that there is, what lies on this table. */
  inPlay(groups: StylusGroup[]): StylusGroup[];
  /** The field of a short code that a person may say or type; null: it is none. */
  spoken(code: string): Field | null;
}

/** The battle that is open. here: what its game's part for pens (`games/index.ts`) makes a hand of. */
export const pen: { table: { game: string; here: unknown } | null } = { table: null };

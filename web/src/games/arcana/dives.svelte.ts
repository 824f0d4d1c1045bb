// The Deep Dive that is open: a number of the present, or of the log.
import type { Table } from "../../lib/match.svelte";
import type { Number as Tallied, Told } from "../../types";

export interface Dive {
  numbers: Promise<Tallied[]> | Tallied[];
  of: string;
}

export class Dives {
  open = $state.raw<Dive | null>(null);
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  show(numbers: Tallied[], of = ""): void {
    this.open = { numbers, of };
  }

  /** Into what was told; code: into one of its numbers. */
  into(told: Pick<Told, "entry" | "place" | "text">, code = ""): void {
    const numbers = this.#table
      .ask<Tallied[]>("dive", { entry: told.entry, place: told.place })
      .then((found) => named(found, code));
    this.open = { numbers, of: told.text };
  }

  /** Into an army's AP, Mana or VP, by source; of: whose. */
  pool(army: number, code: "ap" | "mana" | "vp", of: string): void {
    const numbers = this.#table.ask<Tallied[]>("pools", { army }).then((found) => named(found, code));
    this.open = { numbers, of };
  }

  close(): void {
    this.open = null;
  }
}

/** Those of this code; all, if there is none. */
function named(numbers: Tallied[], code: string): Tallied[] {
  const found = numbers.filter((number) => number.code === code || number.code.split(":")[0] === code);
  return found.length ? found : numbers;
}

// The Deep Dive that is open: a number of the present, or of the log.
import type { Table } from "./match.svelte";
import type { Tallied, Told } from "./types";

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
    this.ask("dive", { entry: told.entry, place: told.place }, code, told.text);
  }

  /** Into the numbers that answer a question; code: into one of them. */
  ask(what: string, about: Record<string, number>, code = "", of = ""): void {
    this.open = { numbers: this.#table.ask<Tallied[]>(what, about).then((found) => named(found, code)), of };
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

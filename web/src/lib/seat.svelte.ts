// What the table shows whoever sits here, and whether it is for them to decide.
import type { Table } from "./match.svelte";
import type { Sight } from "./types";

/** Head, Scene: the shapes in which the game shows itself. */
export class Seat<Head, Scene> {
  readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  get head(): Head {
    return this.table.head!.head as Head;
  }

  get sight(): Sight {
    return this.table.sight!;
  }

  /** Null while the set-up waits for a roll: there is nothing to see yet. */
  readonly scene = $derived.by<Scene | null>(() => {
    const scene = this.table.sight?.scene;
    return scene && Object.keys(scene).length ? (scene as Scene) : null;
  });

  /** The seat that looks. */
  get mine(): number | null {
    return this.table.sight?.seat ?? null;
  }

  /** Others' deeds are being shown. */
  get watching(): boolean {
    return this.table.playing === "others";
  }

  /** It is for this seat to decide, here and now. */
  get deciding(): boolean {
    const { mine, sight } = this.table;
    return (
      mine !== null && sight?.seat === mine && sight.bot !== mine && !this.table.still && sight.pending.kind !== "roll" && !this.over
    );
  }

  get rolling(): boolean {
    const { pending, seats } = this.sight;
    return (
      pending.kind === "roll" &&
      this.table.playing === null &&
      !this.table.still &&
      (pending.seats.length === 0 || pending.seats.some((seat) => seats[seat]?.here))
    );
  }

  get over(): boolean {
    return this.sight.pending.kind === "over";
  }

  /** What can be chosen is shown: here and now, or, on a position that is past, what could have been. */
  get open(): boolean {
    return this.deciding || this.table.still;
  }

  /** An answer of the server; null for a spectator's question, or one that a newer Sight has overtaken. */
  async ask<T>(what: string, about: Record<string, number>, key?: number[]): Promise<T | null> {
    try {
      return await this.table.ask<T>(what, about, key);
    } catch {
      return null;
    }
  }

  /** What could be chosen now, or could have been, by its key. */
  async choice<C extends { key: number[] }>(key: readonly number[]): Promise<C | null> {
    const found = await this.ask<{ choices: C[] }>("choices", {});
    return found?.choices.find((one) => one.key.join() === key.join()) ?? null;
  }
}

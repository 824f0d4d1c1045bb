// What the table shows whoever sits here, and whether it is for them to decide.
import type { Table } from "./match.svelte";
import type { Sight } from "./types";

/** Head, Scene, Option: the shapes in which the game shows itself and what can be done. */
export class Seat<Head, Scene, Option extends { key: number[] }> {
  readonly table: Table;
  #recalled = $state.raw<{ sight: Sight | null; option: Option } | null>(null);

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

  /** What could have been done at a position that is past, while it is shown there. */
  get recalled(): Option | null {
    const recalled = this.#recalled;
    return recalled && recalled.sight === this.table.sight ? recalled.option : null;
  }

  /** What is to be seen of what can be chosen: all of it here and now, or what could have been. */
  shown(offered: readonly Option[]): readonly Option[] {
    const { deciding, recalled } = this;
    return deciding ? offered : recalled ? [recalled] : [];
  }

  /** An answer of the server; null for a spectator's question, or one that a newer Sight has overtaken. */
  async ask<T>(what: string, about: Record<string, number>, key?: number[]): Promise<T | null> {
    try {
      return await this.table.ask<T>(what, about, key);
    } catch {
      return null;
    }
  }

  /** What the server offers by this key. */
  async option(key: readonly number[]): Promise<Option | null> {
    const found = await this.ask<{ choices: Option[] }>("choices", {});
    return found?.choices.find((one) => one.key.join() === key.join()) ?? null;
  }

  /** Show what could have been done at this position; null: nothing of that kind, or another position has come. */
  async recall(key: readonly number[]): Promise<Option | null> {
    const { sight } = this.table;
    const option = await this.option(key);
    this.#recalled = option && { sight, option };
    return this.recalled;
  }

  /** It is not shown any longer. */
  letGo(): void {
    this.#recalled = null;
  }
}

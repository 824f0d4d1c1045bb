// A past match as a Table: nothing can be done in it, its position is set from outside.
import type { Listener, Table } from "./match.svelte";
import { Refusal } from "./socket";
import type { Head, Sight, Told } from "./types";

export class ReplayTable implements Table {
  head = $state.raw<Head | null>(null);
  sight = $state.raw<Sight | null>(null);
  log = $state.raw<Told[]>([]);
  readonly status = "open";
  readonly busy = false;
  readonly still = true;
  readonly mine = null;
  readonly refused = null;
  #listeners = new Set<Listener>();

  /** Show a position. forward: it is the next one, so that what happened may be animated. */
  show(head: Head, sight: Sight, told: Told[], forward: boolean): void {
    this.head = head;
    this.sight = { ...sight, news: forward ? told : [] };
    this.log = told;
    if (forward) for (const listener of this.#listeners) listener(told, this.sight);
  }

  ask<T>(): Promise<T> {
    return Promise.reject<T>(new Refusal({ code: "replay", text: "", chapter: "" }));
  }

  act(): boolean {
    return false;
  }
  roll(): boolean {
    return false;
  }
  undo(): boolean {
    return false;
  }
  consent(): boolean {
    return false;
  }
  look(): void {}
  forget(): void {}

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

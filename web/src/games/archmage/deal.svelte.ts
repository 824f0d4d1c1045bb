// The deal from a deck of cardboard. What was named last is given only with the next, so that a slip can be taken back.
import type { Table } from "../../lib/match.svelte";

export class Deal {
  readonly #table: Table;
  /** Named here and not given yet; null: the app is to draw one. */
  #queue = $state.raw<readonly (string | null)[]>([]);
  /** The first Archmage, as chosen. */
  archmage = $state<number | null>(null);

  constructor(table: Table) {
    this.#table = table;
  }

  get #pending() {
    return this.#table.sight?.pending;
  }

  /** Cards are named, not the first Archmage. */
  get cards(): boolean {
    return this.#pending?.code === "deal";
  }

  get held(): string | null {
    return this.cards ? (this.#queue.at(-1) ?? null) : null;
  }

  /** All that lies, what was named last included. */
  readonly lies = $derived.by(() => [...new Set([...(this.#pending?.named ?? []), ...this.#queue.filter((name) => name !== null)])]);
  readonly offered = $derived.by(() => (this.#pending?.faces ?? []).filter(({ text }) => !this.cards || !this.#queue.includes(text)));

  /** What was asked for is awaited. */
  get waits(): boolean {
    return this.cards ? this.#queue.at(-1) === null : this.#table.busy;
  }

  name(card: string): void {
    // The last card is dealt by itself: who names it, says that the one before lies right.
    this.#queue = this.offered.length > 1 ? [...this.#queue, card] : [...this.#queue, null];
  }

  /** The app draws the next. */
  draw(): void {
    if (this.cards) this.#queue = [...this.#queue, null];
    else this.#table.roll(null);
  }

  takeBack(): void {
    this.#queue = this.#queue.slice(0, -1);
  }

  choose(face: number): void {
    if (this.archmage === face) this.#table.roll(face);
    else this.archmage = face;
  }

  /** Give what is followed by another, one by one; what lies then waits no longer. */
  give(): void {
    const [next] = this.#queue;
    const { named = [], faces = [] } = this.#pending ?? {};
    if (next === undefined) return;
    const face = next === null ? null : faces.find(({ text }) => text === next)?.face;
    if (!this.cards || face === undefined || named.includes(next ?? "")) this.#queue = this.#queue.slice(1);
    else if (!this.#table.busy && (next === null || this.#queue.length > 1) && this.#table.roll(face) && next === null) this.#queue = [];
  }
}

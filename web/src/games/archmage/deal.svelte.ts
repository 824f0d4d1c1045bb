// The deal from a deck of cardboard. What is named stays at this window until the whole deck lies, so that any slip can be mended.
import { keep, kept } from "../../lib/kept";
import type { Table } from "../../lib/match.svelte";

interface Named {
  /** How many cards the server knew to be open when these were named. */
  open: number;
  /** Each by its place among those, in the order of the deal. */
  cards: readonly number[];
}

const NOTHING: Named = { open: 0, cards: [] };

/** What is still to be given when of those open then only so many are: what was given is gone from both. */
export function toGive({ open, cards }: Named, now: number): Named {
  const rest = [...cards];
  for (let count = open; count > now; count--) {
    const gone = rest.shift();
    if (gone !== undefined) rest.forEach((card, at) => (rest[at] = card > gone ? card - 1 : card));
  }
  return { open: now, cards: open < now ? [] : rest };
}

export class Deal {
  readonly #table: Table;
  readonly #name: string;
  #held = $state.raw<Named>(NOTHING);
  /** The app draws the next as soon as all that was named lies. */
  #draws = $state(false);
  /** Where the next card comes among those that lie; null: after the last. */
  #at = $state<number | null>(null);
  /** The cards of the place that is looked at, among those that lie; none: the last that was named. */
  #looked = $state.raw<readonly number[]>([]);
  /** The first Archmage, as chosen. */
  archmage = $state<number | null>(null);

  constructor(table: Table) {
    this.#table = table;
    this.#name = `shem-deal/${table.head!.id}`;
    this.#held = (kept(this.#name) as Named | null) ?? NOTHING;
  }

  get #pending() {
    return this.#table.sight?.pending;
  }

  /** Cards are named, not the first Archmage. */
  get cards(): boolean {
    return this.#pending?.code === "deal";
  }

  readonly #open = $derived.by(() => this.#pending?.faces ?? []);
  /** What the server knows lies for good. */
  readonly #given = $derived.by(() => this.#pending?.named ?? []);
  readonly #now = $derived(toGive(this.#held, this.#open.length));

  /** All that lies, in the order of the deal. */
  readonly lies = $derived.by(() => (this.cards ? [...this.#given, ...this.#now.cards.map((card) => this.#open[card]?.text ?? "")] : this.#given));
  readonly offered = $derived.by(() => this.#open.filter((_, card) => !this.cards || !this.#now.cards.includes(card)));

  /** What was asked for is awaited. */
  get waits(): boolean {
    return this.cards ? this.#draws || this.offered.length === 0 : this.#table.busy;
  }

  /** Where the next comes among those that lie. */
  get at(): number {
    return this.#at ?? this.lies.length;
  }

  /** It comes after all that lie. */
  get last(): boolean {
    return this.#at === null;
  }

  /** A card that lies can still be taken back. */
  held(at: number): boolean {
    return !this.waits && at >= this.#given.length;
  }

  /** The cards that can be mended now. */
  readonly looked = $derived.by(() => {
    const cards = this.#looked.length || !this.last ? this.#looked : [this.lies.length - 1];
    return cards.filter((at) => this.held(at));
  });

  look(cards: readonly number[]): void {
    this.#looked = cards;
  }

  name(face: number): void {
    this.#change(this.at - this.#given.length, 0, face - 1);
    this.onward();
  }

  /** The next card comes in its place. */
  takeBack(at: number): void {
    this.#change(at - this.#given.length, 1);
    this.before(at);
  }

  /** The next card comes before this one. */
  before(at: number): void {
    this.#at = at < this.lies.length ? at : null;
    this.#looked = [];
  }

  /** The next comes after all that lie. */
  onward(): void {
    this.#at = null;
    this.#looked = [];
  }

  /** The app draws the next: what was named before it lies for good. */
  draw(): void {
    if (this.cards) this.#draws = true;
    else this.#table.roll(null);
  }

  choose(face: number): void {
    if (this.archmage === face) this.#table.roll(face);
    else this.archmage = face;
  }

  #change(at: number, less: number, ...more: number[]): void {
    this.#keep({ ...this.#now, cards: this.#now.cards.toSpliced(at, less, ...more) });
  }

  #keep(held: Named): void {
    this.#held = held;
    keep(this.#name, held.cards.length ? held : null);
  }

  /** Give what was named, one by one, once all is named or the app is to go on. */
  give(): void {
    if (!this.#pending) return;
    if (this.#held.cards.length !== this.#now.cards.length || (!this.cards && this.#held.cards.length)) this.#keep(this.cards ? this.#now : NOTHING);
    if (!this.cards || !this.waits || this.#table.busy) return;
    const [next] = this.#now.cards;
    if (next !== undefined) this.#table.roll(next + 1);
    else if (this.#draws && this.#table.roll(null)) this.#draws = false;
  }
}

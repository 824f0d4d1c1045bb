// What lies on a table of cardboard, named one thing after the other. What is named stays at this window until a whole row of it lies, so
// that any slip can be mended.
import { keep, kept } from "../../lib/kept";
import type { Table } from "../../lib/match.svelte";
import type { Face } from "../../lib/types";

/** given: how many of the row the table had when these were named; things: what follows, each by its number among the names. */
export interface Named {
  row: string;
  given: number;
  things: readonly number[];
}

const NOTHING: Named = { row: "", given: 0, things: [] };

/** What is still to be given of a row of which the table has so many now: what was given is gone from both. */
export function toGive({ row, given, things }: Named, of: string, now: number): readonly number[] {
  return row === of && now >= given ? things.slice(now - given) : [];
}

/** A place is one among all that lie, those that the table has before those that are only named here. */
export abstract class Naming {
  protected readonly table: Table;
  readonly #name: string;
  #held = $state.raw<Named>(NOTHING);
  /** All that was named is being given. */
  #gives = $state(false);
  /** The app draws the next as soon as all that was named lies. */
  #draws = $state(false);
  /** Where the next comes among those that lie; null: after the last. */
  #at = $state<number | null>(null);
  #looked = $state.raw<readonly number[]>([]);

  constructor(table: Table) {
    this.table = table;
    this.#name = `shem-deal/${table.head!.id}`;
    this.#held = { ...NOTHING, ...(kept(this.#name) as Partial<Named> | null) };
  }

  /** What is named now; empty: nothing. */
  abstract readonly row: string;
  /** How many of it the table has. */
  abstract readonly given: number;
  /** How many more the table waits for. */
  abstract readonly due: number;
  /** What everything is called that can be named, by its number. */
  abstract readonly names: readonly string[];
  /** How many of a thing the table could still take. */
  abstract left(thing: number): number;

  /** It is given as soon as all is named, without being asked for. */
  protected get prompt(): boolean {
    return false;
  }

  protected get faces(): readonly Face[] {
    return this.table.sight?.pending.faces ?? [];
  }

  /** What is named and not given yet. */
  readonly things = $derived.by(() => toGive(this.#held, this.row, this.given));

  /** What can be named next. */
  readonly offered = $derived.by(() => {
    const things = this.faces.map(({ text }) => this.names.indexOf(text));
    return things.filter((thing) => this.room(thing) > 0);
  });

  /** How many of a thing can still be named. */
  room(thing: number): number {
    return this.left(thing) - this.things.filter((one) => one === thing).length;
  }

  /** All is named. */
  get whole(): boolean {
    return this.row !== "" && this.things.length >= this.due;
  }

  /** What was asked for is awaited. */
  get waits(): boolean {
    return this.#draws || this.#gives || (this.prompt && this.whole);
  }

  get lying(): number {
    return this.given + this.things.length;
  }

  /** Where the next comes among those that lie. */
  get at(): number {
    return this.#at ?? this.lying;
  }

  /** It comes after all that lie. */
  get last(): boolean {
    return this.#at === null;
  }

  /** What lies there can still be taken back. */
  held(at: number): boolean {
    return !this.waits && at >= this.given && at < this.lying;
  }

  /** What lies there is called; what the table has is not known here. */
  nameAt(at: number): string {
    return this.names[this.things[at - this.given] ?? -1] ?? "";
  }

  /** The places that can be mended now: those that are looked at, else the last. */
  readonly looked = $derived.by(() => {
    const places = this.#looked.length || !this.last ? this.#looked : [this.lying - 1];
    return places.filter((at) => this.held(at));
  });

  look(places: readonly number[]): void {
    this.#looked = places;
  }

  name(thing: number): void {
    this.#change(this.at - this.given, 0, thing);
    this.onward();
  }

  /** The next comes in its place. */
  takeBack(at: number): void {
    this.#change(at - this.given, 1);
    this.before(at);
  }

  /** The next comes before this one. */
  before(at: number): void {
    this.#at = at < this.lying ? at : null;
    this.#looked = [];
  }

  /** The next comes after all that lie. */
  onward(): void {
    this.#at = null;
    this.#looked = [];
  }

  /** The app draws the next: what was named before it lies for good. */
  draw(): void {
    this.table.forget();
    this.#draws = true;
  }

  /** What was named lies for good. */
  lay(): void {
    this.table.forget();
    this.#gives = true;
  }

  #change(at: number, less: number, ...more: number[]): void {
    this.table.forget();
    this.#keep({ row: this.row, given: this.given, things: this.things.toSpliced(at, less, ...more) });
  }

  #keep(held: Named): void {
    this.#held = held;
    keep(this.#name, held.things.length ? held : null);
  }

  #stop(): void {
    this.#gives = false;
    this.#draws = false;
  }

  /** Give what was named, one by one, once all is named or the app is to go on. Something that is refused is to be mended first. */
  give(): void {
    const { table, row } = this;
    if (!table.sight) return;
    const over = table.sight.pending.kind !== "roll" || (row !== "" && row !== this.#held.row);
    if (over && this.#held.things.length) this.#keep(NOTHING);
    else if (row && this.#held.things.length !== this.things.length) this.#keep({ row, given: this.given, things: this.things });
    if (over && this.#gives) this.#gives = false;
    if (!row || !this.waits || table.busy) return;
    const [next] = this.things;
    if (table.refused) this.#stop();
    else if (next !== undefined) {
      const face = this.faces.find(({ text }) => text === this.names[next]);
      if (face) table.roll(face.face);
      else this.#stop();
    } else if (!this.#draws) this.#stop();
    else if (table.roll(null)) this.#draws = false;
  }
}

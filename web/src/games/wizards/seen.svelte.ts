// What a Divination shows its caster, until it is put away. On one device handed round it may have been told while others held that:
// so it is read from the log, as of the moment when the table was first looked at.
import type { Table } from "../../lib/match.svelte";
import type { Told } from "../../lib/types";

interface Read {
  /** Up to which entry of the log all was seen when the page was opened. */
  from: number;
  /** Of each seat: up to which it has put away. */
  seats: Map<number, number>;
}

const READ = new WeakMap<Table, Read>();

function shows({ kind }: Told): boolean {
  return kind === "hand-seen" || kind === "deck-seen";
}

export class Seen {
  readonly #table: Table;
  #read: Read;
  #times = $state(0);

  constructor(table: Table) {
    this.#table = table;
    this.#read = READ.get(table) ?? { from: table.log.at(-1)?.entry ?? -1, seats: new Map() };
    READ.set(table, this.#read);
  }

  /** What lies open for the seat that looks; not before all of it does: cards of cardboard are named one by one. */
  get told(): Told[] {
    void this.#times;
    const { log, sight, still } = this.#table;
    const seat = sight?.seat ?? null;
    if (seat === null || still || sight?.pending.kind === "roll") return [];
    const after = this.#read.seats.get(seat) ?? this.#read.from;
    return log.filter((told) => shows(told) && told.seat === seat && told.entry > after);
  }

  /** The device stays with whoever still reads. */
  hold(): void {
    this.#table.reading = this.told.length > 0;
  }

  putAway(): void {
    const { log, sight } = this.#table;
    if (sight?.seat != null) this.#read.seats.set(sight.seat, log.at(-1)?.entry ?? -1);
    this.#times++;
    this.hold();
  }
}

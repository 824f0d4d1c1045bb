// What was told since the last Sight: pages that wait to be read, Health that was lost, ways that were gone.
import { announce } from "../../lib/announce.svelte";
import type { Sight, Told } from "../../types";
import { changes, pages, strikes, upkeep, walks, type Strike, type Walk } from "./story";

/** A page that waits until it has been read. wait: it does not go by itself. */
export type Page =
  | { kind: "strike"; strike: Strike; wait: boolean }
  | { kind: "story"; told: Told[] }
  | { kind: "upkeep"; turn: Told; lines: Told[] };

const ACTIONS = new Set([
  "moved",
  "attacked",
  "used",
  "used-on",
  "used-at",
  "charged",
  "miracle",
  "blessed",
  "cursed",
  "turn-ended",
]);

export class News {
  queue = $state.raw<Page[]>([]);
  /** What the last action took from whose Health; stays until the next one. */
  lost = $state.raw<Map<number, number>>(new Map());
  moved = $state.raw<Walk[]>([]);

  get current(): Page | null {
    return this.queue[0] ?? null;
  }

  /** The page at hand has been read. */
  turnPage(): void {
    this.queue = this.queue.slice(1);
  }

  /** reader: the army to whom its upkeep is reported; null: to nobody. */
  hear(told: readonly Told[], sight: Sight, reader: number | null): void {
    if (!told.length) return;
    this.moved = walks(told);
    const lost = new Map(changes(told).map(({ golem, amount }) => [golem, amount]));
    if (lost.size || told.some((one) => ACTIONS.has(one.kind))) this.lost = lost;
    const queue = [...this.queue];
    for (const strike of strikes(told)) {
      const own = strike.seat !== null && sight.seats[strike.seat]?.here === true;
      queue.push({ kind: "strike", strike, wait: own });
    }
    const tales = pages(told);
    if (tales.length) queue.push({ kind: "story", told: tales });
    const report = reader === null ? null : upkeep(told, reader);
    if (report?.lines.length) queue.push({ kind: "upkeep", ...report });
    this.queue = queue;
    announce(told.map((one) => one.text).join(" "));
  }
}

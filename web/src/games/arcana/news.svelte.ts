// What was told since the last Sight: pages that wait to be read, Health that was lost, ways that were gone.
import { announce } from "../../lib/announce.svelte";
import type { Sight, Told } from "../../types";
import { changes, DEEDS, pages, pushes, strikes, upkeep, walks, type Strike, type Walk } from "./story";

/** A page that waits until it has been read. wait: it does not go by itself. */
export type Page =
  | { kind: "strike"; strike: Strike; wait: boolean }
  | { kind: "push"; told: Told; wait: boolean }
  | { kind: "story"; told: Told[] }
  | { kind: "upkeep"; turn: Told; lines: Told[] };

/** What is called out above the board. */
export type Call = Extract<Page, { wait: boolean }>;

export class News {
  queue = $state.raw<Page[]>([]);
  /** What the last action took from whose Health; stays until the next one. */
  lost = $state.raw<Map<number, number>>(new Map());
  moved = $state.raw<Walk[]>([]);

  get current(): Page | null {
    return this.queue[0] ?? null;
  }

  /** What is called out now. */
  get call(): Call | null {
    const { current } = this;
    return current && "wait" in current ? current : null;
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
    if (lost.size || told.some((one) => one.kind === "turn-ended" || DEEDS.has(one.kind))) this.lost = lost;
    const queue = [...this.queue];
    const own = ({ seat }: { seat: number | null }) => seat !== null && sight.seats[seat]?.here === true;
    for (const strike of strikes(told)) queue.push({ kind: "strike", strike, wait: own(strike) });
    for (const push of pushes(told)) queue.push({ kind: "push", told: push, wait: own(push) });
    const tales = pages(told);
    if (tales.length) queue.push({ kind: "story", told: tales });
    this.queue = queue;
    this.report(told, reader);
    announce(told.map((one) => one.text).join(" "));
  }

  /** The upkeep report of the turn that has begun for this army. fresh: only if nothing has been done in it yet. */
  report(told: readonly Told[], reader: number | null, fresh = false): void {
    const report = reader === null ? null : upkeep(told, reader);
    if (!report?.lines.length || (fresh && report.lines.at(-1) !== told.at(-1))) return;
    this.queue = [...this.queue, { kind: "upkeep", ...report }];
  }
}

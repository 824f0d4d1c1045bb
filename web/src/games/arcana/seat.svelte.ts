// What the table shows whoever sits here, and what this seat may do now.
import type { Table } from "../../lib/match.svelte";
import type { ArcanaHead, ArcanaScene, GolemNow, Sight } from "../../types";

export class Seat {
  readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  get head(): ArcanaHead {
    return this.table.head!.head as unknown as ArcanaHead;
  }

  get sight(): Sight {
    return this.table.sight!;
  }

  /** Null while the set-up waits for a roll: there is nothing to see yet. */
  readonly scene = $derived.by<ArcanaScene | null>(() => {
    const scene = this.table.sight?.scene as unknown as ArcanaScene | undefined;
    return scene && "golems" in scene ? scene : null;
  });

  get golems(): readonly GolemNow[] {
    return this.scene?.golems ?? [];
  }

  /** The army of the seat that looks. */
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
      mine !== null && sight?.seat === mine && sight.bot !== mine && !this.table.still && sight.pending.kind !== "roll" && sight.pending.kind !== "over"
    );
  }

  /** Something else than the turn itself is asked: a deployment, a displacement, a path, a choice of a story. */
  get prompted(): boolean {
    return this.deciding && this.sight.pending.code !== "turn";
  }

  get deploying(): boolean {
    return this.prompted && this.sight.pending.code === "deploy";
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

  /** Its Golems that can still do something. */
  readonly able = $derived.by<GolemNow[]>(() =>
    this.deciding ? this.golems.filter((golem) => golem.army === this.mine && golem.can.length > 0) : [],
  );

  /** An answer of the server; null for a spectator's question, or one that a newer Sight has overtaken. */
  async ask<T>(what: string, about: Record<string, number>, key?: number[]): Promise<T | null> {
    try {
      return await this.table.ask<T>(what, about, key);
    } catch {
      return null;
    }
  }
}

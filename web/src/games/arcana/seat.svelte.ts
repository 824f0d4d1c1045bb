// What the battle shows whoever sits here, and what this seat may do now.
import { Seat } from "../../lib/seat.svelte";
import type { ArcanaChoice, ArcanaHead, ArcanaScene, GolemNow } from "../../types";

export class ArcanaSeat extends Seat<ArcanaHead, ArcanaScene, ArcanaChoice> {
  get golems(): readonly GolemNow[] {
    return this.scene?.golems ?? [];
  }

  /** Something else than the turn itself is asked: a deployment, a displacement, a path, a choice of a story. */
  get prompted(): boolean {
    return this.deciding && this.sight.pending.code !== "turn";
  }

  get deploying(): boolean {
    return this.prompted && this.sight.pending.code === "deploy";
  }

  /** Its Golems that can still do something. */
  readonly able = $derived.by<GolemNow[]>(() =>
    this.deciding ? this.golems.filter((golem) => golem.army === this.mine && golem.can.length > 0) : [],
  );
}

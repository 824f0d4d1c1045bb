import { MatchStore, type Step } from "../../lib/match.svelte";
import type { Performer } from "../../lib/queue";

/** A match that is only looked at, whoever holds its seats: nothing waits for a touch. */
export class Watching extends MatchStore {
  override get mine(): null {
    return null;
  }

  override get still(): boolean {
    return true;
  }

  override perform(performer: Performer<Step>): () => void {
    return super.perform({ ...performer, others: () => true });
  }
}

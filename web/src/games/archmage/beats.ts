// The reveals of a turn, each a small scale with its winner and the rule that decided.
import type { ArchmageScene, Told } from "../../types";

/** units: by seat. rule: why it is the winner's; null if nobody else has as many. */
export interface Beat {
  phase: number;
  units: number[];
  tied: number[];
  winner: number;
  settled: boolean;
  text: string;
  rule: "archmage" | "left" | "amulet" | null;
}

/** Those of this turn; before its first reveal those of the turn before, as they were told. */
export function beats(scene: ArchmageScene, log: readonly Told[]): Beat[] {
  if (scene.revealed.length) return scene.revealed.map((one) => ({ ...one, rule: null }));
  return lastTurn(log);
}

/** The last reveals that were told. */
export function lastTurn(log: readonly Told[]): Beat[] {
  let found: Beat[] = [];
  let archmage = -1;
  let amulet = false;
  for (const told of log) {
    const data = told.data as Record<string, number> & { units: number[]; tied: number[] };
    if (told.kind === "turn-began") archmage = data.archmage ?? -1;
    else if (told.kind === "revealed") {
      if (data.phase === 0) found = [];
      amulet = false;
      found.push({ phase: data.phase ?? 0, units: data.units, tied: [], winner: -1, settled: false, text: told.text, rule: null });
    } else if (told.kind === "tie-settled") amulet = true;
    else if (told.kind === "phase-won") {
      const winner = data.seat ?? -1;
      const rule = !data.tied.length ? null : amulet ? "amulet" : winner === archmage ? "archmage" : "left";
      const before = found.findLast((beat) => beat.phase === data.phase);
      if (before) Object.assign(before, { tied: data.tied, winner, settled: true, text: told.text, rule });
    }
  }
  return found.filter((beat) => beat.winner >= 0);
}

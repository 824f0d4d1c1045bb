// The four numbers of an allocation as they are poured; what else is asked of them is the server's.
import type { SplitOfUnits } from "../../types";

export function sum(split: readonly number[]): number {
  return split.reduce((all, units) => all + units, 0);
}

/** What is still to be poured. */
export function left(split: readonly number[], of: SplitOfUnits): number {
  return of.units - sum(split);
}

/** One phase set to a number, within its own limits and what is left. */
export function set(split: readonly number[], of: SplitOfUnits, phase: number, units: number): number[] {
  const limit = of.limits[phase];
  const here = split[phase] ?? 0;
  const most = Math.min(limit?.most ?? 0, here + Math.max(0, left(split, of)));
  const to = Math.max(limit?.least ?? 0, Math.min(most, Math.trunc(units) || 0));
  return split.map((units, at) => (at === phase ? to : units));
}

/** One unit poured from a phase (null: from what is left) into another; the same split where it cannot be. */
export function pour(split: readonly number[], of: SplitOfUnits, from: number | null, to: number | null): readonly number[] {
  if (from === to) return split;
  const taken = from === null ? split : set(split, of, from, (split[from] ?? 0) - 1);
  if (from !== null && taken[from] === split[from]) return split;
  const given = to === null ? taken : set(taken, of, to, (taken[to] ?? 0) + 1);
  return to !== null && given[to] === split[to] ? split : given;
}

/** What an action's key says, as the question `why` takes a split. */
export function about(split: readonly number[]): Record<string, number> {
  return Object.fromEntries(split.map((units, phase) => [`phase${phase + 1}`, units]));
}

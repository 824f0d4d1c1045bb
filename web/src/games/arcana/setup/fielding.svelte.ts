// The army that somebody wants to field, from its own page to New battle; the scenario is chosen between.
import type { ArmyRow, Scenario } from "../../../lib/types";

export const fielding = $state({ army: "", edition: "2015" });

/** The first place, from 0, where an army of this faction may stand; -1: nowhere. */
export function seatFor(army: ArmyRow, positions: Scenario["positions"]): number {
  return positions.findIndex(
    ({ fixed, factions }) => !fixed && (!factions.length || factions.some((faction) => faction.id === army.faction)),
  );
}

// Which attack is looked at in a battle: the one whose dice lie, the one that is named, or the one that is armed.
import type { AttackNow, Tallied, Told, UnitNow, WizardsChoice, WizardsOdds, WizardsScene } from "../../lib/types";

export interface Duel {
  unit: number;
  target: number;
  force: number | null;
  armor: number | null;
  chance: number | null;
  forces: readonly number[];
  armors: readonly number[];
  text: string;
}

export function ofAttack(attack: AttackNow): Duel {
  return { ...attack };
}

/** An attack that could be named. */
export function ofStrike(choice: WizardsChoice, odds: WizardsOdds | null): Duel {
  const total = (code: string) => odds?.numbers.find((number: Tallied) => number.code === code)?.total ?? null;
  return {
    unit: choice.unit!,
    target: choice.target!,
    force: total("force"),
    armor: total("armor"),
    chance: choice.chance ?? null,
    forces: [],
    armors: [],
    text: choice.text,
  };
}

/** A seat's unit by the number of its chit, 0: its Wizard, as it is told. */
function chit(scene: WizardsScene, seat: unknown, number: unknown): UnitNow | undefined {
  return scene.units.find((unit) => unit.seat === seat && unit.number === number);
}

/** Whose dice were told of, attacker and target, as far as they are still there. */
export function pairOf(scene: WizardsScene, told: Told): [UnitNow | undefined, UnitNow | undefined] {
  const { seat, number, enemy, target } = told.data;
  return told.kind === "struck" ? [chit(scene, seat, number), chit(scene, enemy, target)] : [undefined, chit(scene, seat, number)];
}

/** How many Hits a unit has lost to dice that were told of. */
export function lostBy(scene: WizardsScene, told: readonly Told[], unit: number): number {
  return told.filter((one) => one.data.hit === 1 && pairOf(scene, one)[1]?.unit === unit).length;
}

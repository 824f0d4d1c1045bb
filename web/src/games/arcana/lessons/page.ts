// What a lesson goes by on Arcana's page, and where there is what it names: `lesson_points`, `lesson_facts` of its Face.
import type { LessonPoint } from "../../../lib/types";
import type { Play } from "../play.svelte";

export const POINTS: Record<string, (numbers: number[]) => string> = {
  figure: ([golem]) => `svg [data-golem="${golem}"] .body`,
  region: ([region]) => `svg rect[data-region="${region}"]`,
  ability: ([golem, slot]) => `aside [data-card="${golem}"] li:has(> .use[data-slot="${slot}"])`,
  end: () => "nav .end button",
  ancients: () => "nav [data-point=ancients]",
  armies: () => "nav [data-point=armies]",
  map: () => "nav [data-point=map]",
  power: () => "aside .use[data-power]:enabled",
  tally: () => "aside .tally",
  number: () => "aside article .opens",
};

export function factsOf(play: Play): Set<string> {
  const { golem, slot, ancient } = play.selection;
  const region = play.regionCard?.region ?? null;
  const mana = play.scene?.armies.find((army) => army.number === play.mine)?.mana ?? 0;
  return new Set([
    ...(golem !== null ? [`golem ${golem}`] : []),
    ...(slot !== null ? [`slot ${slot}`] : []),
    ...(play.armed ? ["armed"] : []),
    ...(region !== null ? [`region ${region}`] : []),
    ...(ancient !== null ? ["power"] : []),
    ...(play.panel ? [play.panel] : []),
    ...(play.dives.open ? ["dive"] : []),
    ...play.golems.filter((golem) => golem.at >= 0).map((golem) => `there ${golem.number}`),
    ...[...play.lit.keys()].map((place) => `lit ${place}`),
    ...play.able.flatMap((one) => one.can.map((can) => `can ${one.number} ${can}`)),
    ...Array.from({ length: mana }, (_, place) => `mana ${place + 1}`),
  ]);
}

/** The Region in which something that is pointed at lies; -1: it lies on no board. */
export function regionOf(play: Play, { name, numbers: [number = -1] }: LessonPoint): number {
  return name === "region" ? number : name === "figure" ? (play.golems[number]?.at ?? -1) : -1;
}

// What was told, in beats for the eye: figures on their way, blows with their results, damage that floats up.
import type { Told } from "../../types";

export const RESULTS = ["miss", "hit", "lucky", "crit", "super-crit"] as const;
export type Result = (typeof RESULTS)[number];

/** One target's share of an attack. */
export interface Blow {
  told: Told;
  golem: number;
  slot: number;
  target: number;
  result: Result;
  roll: number;
  toHit: number;
  damage: number;
  health: number;
}

/** An attack as it is called out: one roll, one or more blows, and what else followed. */
export interface Strike {
  golem: number;
  slot: number;
  roll: number;
  seat: number | null;
  blows: Blow[];
  after: Told[];
}

export interface Walk {
  golem: number;
  path: number[];
}

const whole = (value: unknown): number => (typeof value === "number" ? value : -1);

/** The attacks among what was told, each with its blows and what else came of it. */
export function strikes(news: readonly Told[]): Strike[] {
  const found: Strike[] = [];
  let current: Strike | null = null;
  for (const told of news) {
    if (told.kind === "attacked") {
      current = {
        golem: whole(told.data.golem),
        slot: whole(told.data.ability),
        roll: whole(told.data.roll),
        seat: told.seat,
        blows: [],
        after: [],
      };
      found.push(current);
    } else if (told.kind === "struck") {
      const blow = blowOf(told);
      if (!current || current.golem !== blow.golem || current.slot !== blow.slot) {
        current = { golem: blow.golem, slot: blow.slot, roll: blow.roll, seat: told.seat, blows: [], after: [] };
        found.push(current);
      }
      current.roll = blow.roll;
      current.blows.push(blow);
    } else if (told.kind === "turn" || told.kind === "turn-ended") current = null;
    else if (!isPush(told)) current?.after.push(told);
  }
  return found.filter((strike) => strike.blows.length > 0);
}

function blowOf(told: Told): Blow {
  const { data } = told;
  return {
    told,
    golem: whole(data.golem),
    slot: whole(data.ability),
    target: whole(data.target),
    result: RESULTS[whole(data.result)] ?? "miss",
    roll: whole(data.roll),
    toHit: whole(data.to_hit),
    damage: whole(data.damage),
    health: whole(data.health),
  };
}

/** A figure that was put elsewhere without anybody choosing where: pushed, pulled or thrown. A choice opens its own entry. */
function isPush(told: Told): boolean {
  return told.kind === "displaced" && told.place > 0;
}

/** The figures that have to be put elsewhere on the table, too, each to be confirmed. */
export function pushes(news: readonly Told[]): Told[] {
  return news.filter(isPush);
}

/** Who went where, Region by Region, in the order told. */
export function walks(news: readonly Told[]): Walk[] {
  const found: Walk[] = [];
  for (const told of news) {
    const { golem, path, region, approach, origin } = told.data as Record<string, unknown>;
    if (told.kind === "moved" && Array.isArray(path)) found.push({ golem: whole(golem), path: path.map(whole) });
    else if (told.kind === "displaced") found.push({ golem: whole(golem), path: [whole(origin), whole(region)] });
    else if (told.kind === "charged") found.push({ golem: whole(golem), path: [whole(approach), whole(region)] });
  }
  return found;
}

export interface Change {
  golem: number;
  /** Health lost (negative) or won. */
  amount: number;
}

/** What each figure's Health lost or won in all of this. */
export function changes(news: readonly Told[]): Change[] {
  const sums = new Map<number, number>();
  const add = (golem: unknown, amount: number) => sums.set(whole(golem), (sums.get(whole(golem)) ?? 0) + amount);
  for (const told of news) {
    const { data } = told;
    if (told.kind === "struck") add(data.target, -Math.max(0, whole(data.damage)));
    else if (told.kind === "harmed" || told.kind === "bled") add(data.golem, -Math.max(0, whole(data.damage)));
    else if (told.kind === "healed") add(data.golem, Math.max(0, whole(data.gain)));
  }
  return [...sums].filter(([golem, amount]) => golem >= 0 && amount !== 0).map(([golem, amount]) => ({ golem, amount }));
}

/** What an army does of its own accord. */
export const DEEDS: ReadonlySet<string> = new Set([
  "moved",
  "attacked",
  "used",
  "used-on",
  "used-at",
  "charged",
  "miracle",
  "blessed",
  "cursed",
]);

/** Milliseconds to follow what others did where nothing is called out: a figure on its way, else a sentence below the board.
 * brief: the figures only. */
export function lasts(news: readonly Told[], brief = false): number {
  if (!news.length) return 0;
  const steps = walks(news).reduce((most, walk) => Math.max(most, walk.path.length), 0);
  if (steps) return walking(steps) + 300;
  if (brief) return 0;
  return news.some((told) => DEEDS.has(told.kind)) ? 900 : 500;
}

/** Milliseconds that a figure takes for so many Regions. */
export function walking(steps: number): number {
  return Math.min(900, 190 * (steps + 1));
}

/** The pages of a story among what was told. */
export function pages(news: readonly Told[]): Told[] {
  return news.filter((told) => told.kind === "encounter" || told.kind === "message" || told.kind === "completed");
}

// What happens, as it is played: Enemies think aloud, figures walk, dice fall, pages of the Book wait to be read.
import { announce } from "../../lib/announce.svelte";
import type { Step } from "../../lib/match.svelte";
import type { Moment, Performer } from "../../lib/queue";
import { settings } from "../../lib/settings.svelte";
import type { Told } from "../../lib/types";
import type { ActivationCard } from "../../types";
import type { Going } from "./touch";

/** How long what is told is looked at, in milliseconds. */
const LASTS: Record<string, number> = {
  "door-opened": 800,
  "chest-opened": 900,
  revealed: 900,
  drew: 1500,
  blessed: 1300,
  searched: 1100,
  encounter: 1200,
  otherwise: 900,
  spawned: 500,
  "hit-rolled": 900,
  "hit-total": 500,
  "block-rolled": 900,
  defended: 800,
  wounded: 500,
  healed: 500,
  afflicted: 700,
  critical: 1100,
  bashed: 500,
  killed: 800,
  fell: 1600,
  resurrected: 1000,
  enhanced: 900,
  sky: 1200,
};
const THOUGHT = 1300; // milliseconds for each step of an Enemy's thinking
const MOST = 2500; // milliseconds for all that comes of one's own act

/** What an Enemy does, from its activation on. */
interface Act {
  /** Its number among all activations told. */
  number: number;
  told: Told[];
}

export class News implements Performer<Step> {
  /** count: of activations that were told before; think: why an Enemy does what it does, by that number. */
  constructor(
    private readonly count: () => number,
    private readonly think: (number: number) => Promise<ActivationCard | null>,
  ) {}

  /** What is called out above the board. */
  call = $state.raw<Told[]>([]);
  /** The Enemy that thinks, and how far it is told. */
  trial = $state.raw<ActivationCard | null>(null);
  stage = $state(1);
  walks = $state.raw<Going[]>([]);
  /** What the last act took from whose Health, or gave. */
  changes = $state.raw<Map<number, number>>(new Map());
  speed = $state(1);

  /** An Enemy Turn follows the Hero's own. */
  others(step: Step): boolean {
    return step.news.some(isActivation);
  }

  after(step: Step, moment: Moment): Promise<void> | undefined {
    if (settings.speed === Infinity) return undefined;
    const acts = actsOf(step.news, this.count() - step.news.filter(isActivation).length);
    const time = step.news.reduce((all, told) => all + (LASTS[told.kind] ?? 0), 0);
    return acts.length || time ? this.#play(step, acts, moment) : undefined;
  }

  async #play(step: Step, acts: readonly Act[], moment: Moment): Promise<void> {
    this.speed = moment.speed;
    const first = acts[0]?.told[0];
    const before = first ? step.news.slice(0, step.news.indexOf(first)) : step.news;
    await this.#call(before, moment, step.own ? MOST : Infinity);
    for (const act of acts) {
      if (moment.over) break;
      const card = await this.think(act.number);
      if (card && card.rules.length) {
        this.trial = card;
        for (this.stage = 1; this.stage < 3 && !moment.over; this.stage++) await moment.pause(settings.moves ? THOUGHT : 400);
        await moment.pause(THOUGHT);
      }
      await this.#call(act.told, moment, Infinity);
      this.trial = null;
    }
    this.call = [];
  }

  async #call(told: readonly Told[], moment: Moment, most: number): Promise<void> {
    let left = most;
    for (const one of told) {
      const time = Math.min(left, LASTS[one.kind] ?? 0);
      if (moment.over) return;
      if (!time) continue;
      left -= time;
      this.call = [...this.call.slice(-2), one];
      await moment.pause(time);
    }
  }

  /** A step is shown. */
  hear(told: readonly Told[], hurried: boolean): void {
    this.call = [];
    this.trial = null;
    if (!told.length) return;
    this.walks = hurried ? [] : walksOf(told);
    this.changes = changesOf(told);
    if (!hurried) announce(told.map((one) => one.text).join(" "));
  }
}

function isActivation({ kind }: Told): boolean {
  return kind === "activated";
}

/** Each Enemy's activation with what came of it. before: how many were told before these. */
export function actsOf(told: readonly Told[], before: number): Act[] {
  const found: Act[] = [];
  for (const one of told) {
    if (isActivation(one)) found.push({ number: before + found.length, told: [one] });
    else if (one.kind === "next-hero" || one.kind === "round-began" || one.kind === "turn-ended") {
      if (found.length) break;
    } else found.at(-1)?.told.push(one);
  }
  return found;
}

const number = (value: unknown): number => (typeof value === "number" ? value : -1);

/** Who went where, step by step. */
export function walksOf(told: readonly Told[]): Going[] {
  const found = new Map<number, number[]>();
  for (const { kind, data } of told) {
    if (kind !== "moved" && kind !== "bashed" && kind !== "pulled") continue;
    const [who, start, area] = [number(data.who), number(data.start), number(data.area)];
    const path = found.get(who) ?? [start];
    found.set(who, [...path, area]);
  }
  return [...found].map(([who, path]) => ({ who, path }));
}

/** What was taken from whose Health, or given. */
export function changesOf(told: readonly Told[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const { kind, data } of told) {
    const sign = kind === "wounded" ? -1 : kind === "healed" ? 1 : 0;
    if (sign) found.set(number(data.who), (found.get(number(data.who)) ?? 0) + sign * number(data.amount));
  }
  return found;
}


// A lesson is data: a small battle, and prompts in their order. Each step of it says what must have happened, each prompt what to
// say and where to point. Where one stands is worked out anew from the battle itself, so that whoever does something else, takes
// something back or comes again after a reload is asked for what is still to be done.
import type { PageId } from "../../../lib/words.svelte";

/** What is so on the page now. */
export interface Facts {
  golem: number | null;
  slot: number | null;
  armed: boolean;
  region: number | null;
  panel: string | null;
  power: boolean;
}

/**
 * What a step asks of the battle and the page, at one moment. told: kinds of what the learner has done, as the log has them, and
 * which ability of which figure did it, as `attacked/0/1`.
 */
export interface Now extends Facts {
  told: ReadonlySet<string>;
  mine: boolean;
  over: "won" | "lost" | "drawn" | null;
  /** Abilities that can be used, as `golem/slot`. */
  can: ReadonlySet<string>;
  mana: number;
}

/** Something on the screen: a figure, a Region, an ability of the open card, the Region under a figure, or a named part. */
export type Target = { figure: number } | { region: number } | { ability: number; of: number } | { part: Part };
export type Part = "gold" | "end" | "ancients" | "power" | "tally";
/** The first of a prompt's points that is on the screen is shown; `when`: only while this is so. */
export type Point = Target & { when?: Partial<Facts> };

export interface Prompt {
  text: PageId;
  points: Point[];
  /** It is done while this is so. */
  until?: Partial<Facts>;
  /** It is done when it has been read, which a button says. */
  read?: boolean;
}

/** What something takes: one of these abilities, this much Mana, that one of these has been done. */
export interface Needs {
  abilities?: string[];
  mana?: number;
  told?: string[];
}

/** What is said instead of a step's prompts. later: once it was read, the step waits until it has what it needs; else it is done. */
export interface Instead {
  needs?: Needs;
  text: PageId;
  points?: Point[];
  read?: "done" | "later";
}

export interface Step {
  id: string;
  /** There is nothing to say before the learner has done one of these. */
  after?: string[];
  /** It is done when the learner has done one of these; without them, when all its prompts are done once. */
  told?: string[];
  prompts: Prompt[];
  /** What its prompts take; without it the first of `otherwise` is said that has what it needs. */
  needs?: Needs;
  otherwise?: Instead[];
}

export interface Lesson {
  steps: Step[];
  wait: PageId;
  /** The last word while the battle goes on, and when it is over. */
  on: PageId;
  over: Record<"won" | "lost" | "drawn", PageId>;
}

/** Where one stands. key: what is remembered when it is read or left out. */
export type Stand =
  | { kind: "prompt"; step: string; key: string; text: PageId; points: Point[]; read: boolean; number: number; of: number }
  | { kind: "wait" | "on" | "over"; text: PageId };

const holds = (facts: Partial<Facts>, now: Facts): boolean =>
  Object.entries(facts).every(([name, value]) => now[name as keyof Facts] === value);

const done = (prompt: Prompt, now: Now, kept: ReadonlySet<string>): boolean =>
  kept.has(prompt.text) || (prompt.until !== undefined && holds(prompt.until, now));

const met = (step: Step, now: Now, kept: ReadonlySet<string>): boolean =>
  kept.has(step.id) ||
  (step.told ? step.told.some((kind) => now.told.has(kind)) : step.prompts.every((prompt) => kept.has(prompt.text)));

const enough = (needs: Needs | undefined, now: Now): boolean =>
  (!needs?.abilities || needs.abilities.some((one) => now.can.has(one))) &&
  (!needs?.told || needs.told.some((one) => now.told.has(one))) &&
  now.mana >= (needs?.mana ?? 0);

const later = (step: Step): string => `${step.id}-later`;

const instead = (step: Step, now: Now): Instead | undefined =>
  enough(step.needs, now) ? undefined : step.otherwise?.find(({ needs }) => enough(needs, now));

/** Whether there is nothing to say of a step now: it is done or left out, nothing calls for it yet, or it was put off. */
const passed = (step: Step, now: Now, kept: ReadonlySet<string>): boolean =>
  met(step, now, kept) ||
  (step.after !== undefined && !step.after.some((kind) => now.told.has(kind))) ||
  (now.mine && instead(step, now)?.read === "later" && kept.has(later(step)));

/** Where whoever learns stands now. kept: the texts that were read and the steps that were left out. */
export function stand(lesson: Lesson, now: Now, kept: ReadonlySet<string>): Stand {
  if (now.over) return { kind: "over", text: lesson.over[now.over] };
  const of = lesson.steps.reduce((sum, step) => sum + step.prompts.length, 0);
  let number = 1;
  for (const step of lesson.steps) {
    if (passed(step, now, kept)) {
      number += step.prompts.length;
      continue;
    }
    if (!now.mine) return { kind: "wait", text: lesson.wait };
    const other = instead(step, now);
    if (other) {
      const { text, points = [], read } = other;
      const key = read === "later" ? later(step) : step.id;
      return { kind: "prompt", step: step.id, key, text, points, read: read !== undefined, number, of };
    }
    const place = Math.max(
      0,
      step.prompts.findIndex((prompt) => !done(prompt, now, kept)),
    );
    const { text, points, read = false } = step.prompts[place]!;
    return { kind: "prompt", step: step.id, key: text, text, points, read, number: number + place, of };
  }
  return now.mine ? { kind: "on", text: lesson.on } : { kind: "wait", text: lesson.wait };
}

/** What is done once and for all now: prompts of steps that nothing in the log tells of. */
export function finished(lesson: Lesson, now: Now, kept: ReadonlySet<string>): string[] {
  const step = lesson.steps.find((one) => !passed(one, now, kept));
  if (!step || step.told || instead(step, now)) return [];
  return step.prompts.filter((prompt) => !kept.has(prompt.text) && done(prompt, now, kept)).map((prompt) => prompt.text);
}

/** The points that may be shown now, in their order. */
export function shown(points: Point[], now: Now): Target[] {
  return points.filter(({ when }) => !when || holds(when, now));
}

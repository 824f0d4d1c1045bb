// Where one stands in a lesson is worked out anew from the match itself, so that whoever does something else, takes something back or
// comes again after a reload is asked for what is still to be done. What each field means: `shem/app/lessons/models.py`.
import type { Lesson, LessonInstead, LessonPoint, LessonStep, LessonWhen, Sight, Told } from "../../lib/types";

export type End = "won" | "lost" | "drawn";

/** How it ended for whoever learns; null while it has not. */
export function endOf({ seats, pending }: Pick<Sight, "seats" | "pending">): End | null {
  if (pending.kind !== "over") return null;
  const winners = pending.winners ?? [];
  const won = seats.some(({ here, number }) => here && winners.includes(number));
  return !winners.length ? "drawn" : won ? "won" : "lost";
}

/** What a lesson goes by, at one moment. told: what the learner has done, as the log has it; facts: what is so on the page. */
export interface Now {
  told: readonly Told[];
  facts: ReadonlySet<string>;
  mine: boolean;
  over: End | null;
}

/** Where one stands. key: what is remembered when it is read, left out or gone on from. */
export type Stand =
  | { kind: "prompt"; step: string; key: string; say: string; point: LessonPoint[]; read: boolean; number: number; of: number }
  | { kind: "wrong"; key: string; say: string }
  | { kind: "wait" | "on" | "gone" | "over"; say: string };

const matches = ({ event, data }: LessonWhen, told: Told): boolean =>
  told.kind === event &&
  Object.entries(data).every(([name, value]) => {
    const found = told.data[name];
    return (Array.isArray(found) ? found.at(-1) : found) === value;
  });

const holds = (when: LessonWhen, now: Now): boolean =>
  when.fact ? now.facts.has(when.fact) : now.told.some((told) => matches(when, told));

const some = (whens: LessonWhen[], now: Now): boolean => whens.some((when) => holds(when, now));
const every = (whens: LessonWhen[], now: Now): boolean => whens.every((when) => holds(when, now));
const enough = (needs: LessonWhen[], now: Now): boolean => !needs.length || some(needs, now);

const promptKey = (step: LessonStep, place: number): string => `${step.id}/${place}`;
const later = (step: LessonStep): string => `${step.id}-later`;

const instead = (step: LessonStep, now: Now): LessonInstead | undefined =>
  enough(step.needs, now) ? undefined : step.otherwise.find(({ needs }) => enough(needs, now));

const readOf = (step: LessonStep, place: number, now: Now, kept: ReadonlySet<string>): boolean => {
  const { until } = step.prompts[place]!;
  return kept.has(promptKey(step, place)) || (until.length > 0 && every(until, now));
};

interface Walk {
  /** The first step that is to be done. */
  step: LessonStep | undefined;
  number: number;
  /** The last deed that a step awaited. */
  entry: number;
}

/** Go through the steps as far as there is nothing more to say of them. */
function walk(lesson: Lesson, now: Now, kept: ReadonlySet<string>): Walk {
  let number = 1;
  let entry = -1;
  for (const step of lesson.steps) {
    const since = step.anew ? now.told.filter((told) => told.entry > entry) : now.told;
    const deed = since.find((told) => step.done.some((when) => !when.fact && matches(when, told)));
    if (deed) entry = Math.max(entry, deed.entry);
    const done =
      deed !== undefined ||
      kept.has(step.id) ||
      (!step.done.length && step.prompts.every((_, place) => kept.has(promptKey(step, place))));
    const uncalled = step.after.length > 0 && !some(step.after, now);
    const put = now.mine && instead(step, now)?.read === "later" && kept.has(later(step));
    if (!done && !uncalled && !put) return { step, number, entry };
    number += step.prompts.length;
  }
  return { step: undefined, number, entry };
}

/** What is said to what the learner did last, if the step does not await it and it was not gone on from. */
function wrong(step: LessonStep, entry: number, now: Now, kept: ReadonlySet<string>): Stand | undefined {
  for (const told of now.told.filter((one) => one.entry > entry).reverse()) {
    const found = step.wrong.find(({ on }) => on.some((when) => matches(when, told)));
    const key = `wrong/${told.entry}`;
    if (found) return kept.has(key) ? undefined : { kind: "wrong", key, say: found.say };
  }
  return undefined;
}

/** Where whoever learns stands now. kept: what was read, left out and gone on from. */
export function stand(lesson: Lesson, now: Now, kept: ReadonlySet<string>): Stand {
  if (now.over) return { kind: "over", say: lesson.over[now.over] };
  const { step, number, entry } = walk(lesson, now, kept);
  if (!now.mine) return { kind: "wait", say: lesson.wait };
  if (!step) return { kind: "on", say: lesson.on };
  if (lesson.cast.length && !every(lesson.cast, now)) return { kind: "gone", say: lesson.without };
  const mistaken = wrong(step, entry, now, kept);
  if (mistaken) return mistaken;
  const of = lesson.steps.reduce((sum, one) => sum + one.prompts.length, 0);
  const other = instead(step, now);
  if (other) {
    const { say, point, read } = other;
    const key = read === "later" ? later(step) : step.id;
    return { kind: "prompt", step: step.id, key, say, point, read: read !== "no", number, of };
  }
  const open = step.prompts.findIndex((_, place) => !readOf(step, place, now, kept));
  const place = Math.max(0, open);
  const { say, point, read } = step.prompts[place]!;
  return { kind: "prompt", step: step.id, key: promptKey(step, place), say, point, read, number: number + place, of };
}

/** What is done once and for all now, and nothing in the log tells of it. */
export function finished(lesson: Lesson, now: Now, kept: ReadonlySet<string>): string[] {
  const { step } = walk(lesson, now, kept);
  if (!step || !now.mine) return [];
  if (step.done.some((when) => when.fact && holds(when, now))) return [step.id];
  if (step.done.length || instead(step, now)) return [];
  return step.prompts.flatMap((_, place) => {
    const key = promptKey(step, place);
    return !kept.has(key) && readOf(step, place, now, kept) ? [key] : [];
  });
}

/** The points that may be shown now, in their order. */
export function shown(points: LessonPoint[], now: Now): LessonPoint[] {
  return points.filter(({ when }) => every(when, now));
}

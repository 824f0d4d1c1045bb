// From taps to actions, without any rule: what the server offers is lit, what it does not is asked about.
import type { ArcanaChoice, GolemNow, Target } from "../../types";
import { isGone } from "./places";

/** What is chosen so far. narrowed: keys of the choices that the last tap left open; armed: the one on the gold button. */
export interface Selection {
  golem: number | null;
  slot: number | null;
  ancient: number | null;
  role: number | null;
  region: number | null;
  narrowed: string[] | null;
  armed: string | null;
}

export const NOTHING: Selection = {
  golem: null,
  slot: null,
  ancient: null,
  role: null,
  region: null,
  narrowed: null,
  armed: null,
};

/** What a tap asks for. */
export type Intent =
  | { do: "arm"; key: string }
  | { do: "narrow"; keys: string[] }
  | { do: "golem"; golem: number }
  | { do: "region"; region: number }
  | { do: "why"; region: number; golem: number | null };

export interface Tap {
  region: number;
  /** The figure that was touched, if any. */
  golem: number | null;
}

export interface Now {
  golems: readonly GolemNow[];
  /** What is offered for what is chosen: an ability's, a power's or the prompt's choices; empty while none is chosen. */
  choices: readonly ArcanaChoice[];
  selection: Selection;
  /** The army of the seat that looks; null for a spectator. */
  mine: number | null;
  /** Whether the choices answer a prompt, so that nothing else can be picked up. */
  prompted: boolean;
}

export function keyOf(choice: { key: readonly number[] }): string {
  return choice.key.join("/");
}

/** The choices that are still open after the last tap. */
export function open(now: Pick<Now, "choices" | "selection">): readonly ArcanaChoice[] {
  const { narrowed } = now.selection;
  // Whatever is aimed at: by which way one comes there can still be named.
  return narrowed ? now.choices.filter((choice) => choice.kind === "route" || narrowed.includes(keyOf(choice))) : now.choices;
}

/** What a tap on the board means now. */
export function intend(now: Now, tap: Tap): Intent {
  const found = matching(open(now), tap);
  if (found.length === 0 && now.selection.narrowed) {
    const again = matching(now.choices, tap);
    if (again.length) return toward(again);
  }
  if (found.length) return toward(found);
  const figure = tap.golem === null ? alone(now.golems, tap.region) : (now.golems[tap.golem] ?? null);
  const choosing = now.choices.length > 0;
  if (!choosing) return figure ? { do: "golem", golem: figure.number } : { do: "region", region: tap.region };
  if (!now.prompted && figure && figure.army === now.mine && figure.number !== now.selection.golem)
    return { do: "golem", golem: figure.number };
  return { do: "why", region: tap.region, golem: tap.golem ?? figure?.number ?? null };
}

function toward(found: readonly ArcanaChoice[]): Intent {
  const first = found[0]!;
  return found.length === 1 ? { do: "arm", key: keyOf(first) } : { do: "narrow", keys: found.map(keyOf) };
}

/** The choices that are shown where one taps: on the figure, else on the Region, else as an approach. */
export function matching(choices: readonly ArcanaChoice[], tap: Tap): readonly ArcanaChoice[] {
  if (tap.golem !== null) {
    const aimed = choices.filter((choice) => choice.target === tap.golem);
    if (aimed.length) return aimed;
  }
  const places = choices.filter((choice) => choice.region === tap.region);
  if (places.length) return places;
  return choices.filter((choice) => choice.approach === tap.region);
}

function alone(golems: readonly GolemNow[], region: number): GolemNow | null {
  const here = golems.filter((golem) => golem.at === region);
  return here.length === 1 ? here[0]! : null;
}

/** How a lit Region looks: something is aimed at it, one can go there, or one charges from there. */
export type Tone = "aim" | "go" | "from";

export interface Lit {
  tone: Tone;
  label: string;
}

/** The Regions to light, with what is written on those that one can go to (MP). */
export function lights(choices: readonly ArcanaChoice[], narrowed: boolean): Map<number, Lit> {
  const lit = new Map<number, Lit>();
  for (const choice of choices) {
    const { region } = choice;
    if (region === undefined || region < 0) continue;
    const aim = choice.target !== undefined || (choice.targets?.length ?? 0) > 0;
    const label = aim ? "" : cost(choice);
    if (!lit.has(region)) lit.set(region, { tone: aim ? "aim" : "go", label });
  }
  if (narrowed) {
    for (const choice of choices)
      if (choice.approach !== undefined && choice.approach >= 0) lit.set(choice.approach, { tone: "from", label: cost(choice) });
  }
  return lit;
}

function cost(choice: ArcanaChoice): string {
  const mp = choice.numbers?.mp;
  return mp === undefined || mp === 0 ? "" : String(mp);
}

/** What is promised for each figure; over several ways to strike it, the best one. */
export function promises(choices: readonly ArcanaChoice[]): Map<number, Target> {
  const found = new Map<number, Target>();
  for (const choice of choices)
    for (const target of choice.targets ?? []) {
      const known = found.get(target.golem);
      if (!known || target.chance > known.chance) found.set(target.golem, target);
    }
  return found;
}

/** The next of some Golems after this one, in a circle; null if there is none. */
export function nextOf(golems: readonly GolemNow[], after: number | null, step = 1): number | null {
  const numbers = golems.map((golem) => golem.number);
  if (numbers.length === 0) return null;
  const place = after === null ? -1 : numbers.indexOf(after);
  if (place < 0) return step > 0 ? numbers[0]! : numbers[numbers.length - 1]!;
  return numbers[(place + step + numbers.length) % numbers.length]!;
}

/** The choice that stays armed when only one is offered and it has no place on the board (a power without an aim). */
export function only(choices: readonly ArcanaChoice[]): string | null {
  const first = choices[0];
  if (choices.length !== 1 || !first) return null;
  return first.region === undefined && first.target === undefined && first.option === undefined ? keyOf(first) : null;
}

/** Why a code is not a selection any longer: the figure has gone, or another prompt is due. */
export function kept(selection: Selection, golems: readonly GolemNow[], prompted: boolean): Selection {
  const golem = selection.golem === null ? undefined : golems[selection.golem];
  const stays = !prompted && golem !== undefined && !isGone(golem);
  return { ...NOTHING, golem: stays ? selection.golem : null };
}

/** What is chosen so far, as the server is asked about it. */
export function chosenOf({ golem, slot, ancient, role }: Selection): Record<string, number> {
  const about = ancient === null ? { golem, slot } : { ancient, role: role ?? 0 };
  return Object.fromEntries(Object.entries(about).filter((one): one is [string, number] => one[1] !== null));
}

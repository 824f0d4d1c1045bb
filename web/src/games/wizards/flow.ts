// What is touched for what: a choice begins at a card, a unit or a stack (its group), then goes over spaces of the board.
import type { WizardsChoice } from "../../types";

/** The slots of a space: a unit's number is its space times this, plus its slot. */
const SLOTS = 8;
const MOST = 40; // a list that can still be read

export function keyOf({ key }: { key: readonly number[] }): string {
  return key.join("/");
}

export function spaceOf(unit: number): number {
  return Math.floor(unit / SLOTS);
}

/** The space at which a choice begins; null: at a card, at a lost Golem, or nowhere. */
export function startOf({ kind, unit, space }: WizardsChoice): number | null {
  if ((kind === "move" || kind === "strike") && unit !== undefined) return spaceOf(unit);
  return kind === "fight" ? (space ?? null) : null;
}

/** The spaces that are touched after its beginning, in order. */
export function stopsOf(choice: WizardsChoice): number[] {
  const { kind, unit, target, space, to } = choice;
  if (kind === "fight") return to === undefined ? [] : [to];
  if (kind === "strike") return target === undefined ? [] : [spaceOf(target)];
  if (kind === "cast" && unit !== undefined) return [spaceOf(unit)];
  return [space, to].filter((one) => one !== undefined);
}

function begins(stops: readonly number[], gone: readonly number[]): boolean {
  return gone.every((space, place) => stops[place] === space);
}

/** The choices that go over these spaces first. */
export function through(choices: readonly WizardsChoice[], gone: readonly number[]): WizardsChoice[] {
  return choices.filter((choice) => begins(stopsOf(choice), gone));
}

/** Where one may touch next, with the choices that go on there. */
export function nextStops(choices: readonly WizardsChoice[], gone: readonly number[]): Map<number, WizardsChoice[]> {
  const found = new Map<number, WizardsChoice[]>();
  for (const choice of through(choices, gone)) {
    const next = stopsOf(choice)[gone.length];
    if (next !== undefined) found.set(next, [...(found.get(next) ?? []), choice]);
  }
  return found;
}

/** What stands in the list: nothing where it is too long to be read and the board leads on. */
export function listed(choices: readonly WizardsChoice[], gone: readonly number[]): WizardsChoice[] {
  const found = through(choices, gone);
  return found.length > MOST && nextStops(choices, gone).size ? [] : found;
}

/** The groups that begin in a space. */
export function groupsAt(choices: readonly WizardsChoice[], space: number): string[] {
  return [...new Set(choices.filter((choice) => startOf(choice) === space).map(({ group }) => group))];
}

/** What is asked about when a space is touched that the group does not offer: the tap's own words. */
export function tapAt(choice: WizardsChoice | undefined, gone: readonly number[], space: number): Record<string, number> | null {
  if (!choice) return null;
  const { kind, unit, card, lost } = choice;
  const [, ...numbers] = choice.key;
  if (kind === "move" && unit !== undefined) return { unit, space };
  if (kind === "fight" && choice.space !== undefined) return { stack: choice.space, space };
  if (kind === "return" && lost !== undefined) return { lost, space };
  if (kind === "craft") return { material: numbers[0]!, size: numbers[1]!, shape: numbers[2]!, space };
  if (kind === "cast" && card !== undefined && choice.space !== undefined) {
    if (choice.to === undefined) return { cast: card, space };
    return gone.length ? { cast: card, stack: gone[0]!, space } : null;
  }
  return null;
}

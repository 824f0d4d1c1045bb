// What the board says of itself to those who hear it.
import { both, n, percent, t } from "../../lib/words.svelte";
import type { ArcanaHead, ArcanaScene, GolemNow, Region, Target } from "../../types";
import type { Lit } from "./flow";

const NOBODY: ReadonlyMap<number, Target> = new Map();

/** "Bramblehorn, yours, 30 of 45 Health" */
export function golemLabel(head: ArcanaHead, golem: GolemNow, mine: number | null): string {
  const owner = head.armies.find((army) => army.number === golem.army)?.name ?? "";
  const values = { name: golem.name, owner, health: golem.health, most: golem.most };
  return golem.army === mine ? t("page-arcana-golem-yours", values) : t("page-arcana-golem-of", values);
}

/** A Region with all that is in it and what can be done there now. */
export function regionLabel(
  head: ArcanaHead,
  scene: ArcanaScene,
  region: Region,
  golems: readonly GolemNow[],
  mine: number | null,
  lit?: Lit,
  promises: ReadonlyMap<number, Target> = NOBODY,
): string {
  const parts = [region.name, head.terrains[region.terrain] ?? region.terrain];
  if (region.cover !== "none") parts.push(head.covers[region.cover] ?? region.cover);
  for (const capture of scene.captures) if (capture.region === region.number) parts.push(capture.text.replace(/\.$/, ""));
  for (const well of scene.wells) {
    if (well.region === region.number) parts.push(t("page-arcana-well", { left: well.left }));
    else if (well.region === null && well.among.includes(region.number)) parts.push(t("page-arcana-well-maybe"));
  }
  for (const thing of scene.lying) if (thing.region === region.number) parts.push(thing.name);
  for (const golem of golems) {
    const promise = promises.get(golem.number);
    const who = golemLabel(head, golem, mine);
    parts.push(promise ? t("page-arcana-golem-promised", { who, hit: percent(promise.chance), damage: n(promise.damage) }) : who);
  }
  if (lit) parts.push(lit.label ? t("page-arcana-can-mp", { mp: lit.label }) : t("page-arcana-can"));
  return parts.join(". ");
}

/** The state of a Golem in words, for its marks. */
export function marksLabel(marks: readonly string[]): string {
  const known = marks.filter((mark): mark is keyof typeof MARKS => mark in MARKS).map((mark) => t(MARKS[mark]));
  return known.length ? both(known) : "";
}

const MARKS = {
  effect: "page-arcana-mark-effect",
  cooling: "page-arcana-mark-cooling",
  down: "page-arcana-mark-down",
  silenced: "page-arcana-mark-silenced",
  moved: "page-arcana-mark-moved",
} as const;

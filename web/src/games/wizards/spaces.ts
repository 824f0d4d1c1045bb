// What the label of a space says: its name, its tile, whose it is, who stands there, what is aimed at it.
import { t } from "../../lib/words.svelte";
import type { WizardsHead, WizardsScene } from "../../types";

function bare(sentence: string): string {
  return sentence.replace(/\.$/, "");
}

/** The sentences about each space, without their stops. */
export function wordsOf(head: WizardsHead, scene: WizardsScene): string[][] {
  const words = head.spaces.map((name, space) => [`${name}, ${head.tiles[scene.tiles[space]!]!.name}`]);
  scene.towers.forEach((space, seat) => words[space]?.push(t("page-wizards-board-tower", { name: head.seats[seat]!.name })));
  for (const site of scene.sites) words[site.space]?.push(bare(site.text));
  for (const unit of scene.units) {
    const name = head.spaces[unit.space]!;
    words[unit.space]?.push(unit.text.startsWith(`${name} `) ? unit.text.slice(name.length + 1) : unit.text);
  }
  for (const side of scene.battle?.sides ?? []) words[side.space]?.push(t("page-wizards-board-battle"));
  for (const spell of scene.spells)
    for (const space of new Set([spell.space, spell.to])) if (space !== null) words[space]?.push(bare(spell.text));
  return words;
}

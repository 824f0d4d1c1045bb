// Armies by colour and shape; the shapes are ga-badge-0 to 8 in Symbols.svelte, 8 for the army that belongs to nobody.
import type { ArcanaHead } from "../../types";

export const WILD = 8;

/** The badge of an army: 0 to 7, or WILD. */
export function badgeOf(head: ArcanaHead, army: number): number {
  return head.armies.find((one) => one.number === army)?.badge ?? WILD;
}

/** The army's colour as a CSS value; in arcana.css. */
export function colour(badge: number): string {
  return `var(--token-${badge})`;
}

/** The colour of drawings upon the army's colour. */
export function inkOn(badge: number): string {
  return `var(--token-${badge}-ink)`;
}

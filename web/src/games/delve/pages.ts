// How far the Book was read on this device, by match: nothing is read out a second time.
import { keep, kept } from "../../lib/kept";

const NAME = "shem-delve-pages";
const MOST = 50; // matches

const all = () => (kept(NAME) ?? []) as [match: string, pages: number][];

export function pagesRead(match: string): number | undefined {
  return all().find(([id]) => id === match)?.[1];
}

export function keepPages(match: string, pages: number): void {
  keep(NAME, [[match, pages], ...all().filter(([id]) => id !== match)].slice(0, MOST));
}

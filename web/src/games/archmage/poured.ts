// What is poured and not given yet: this window keeps it through a reload, by match and seat, for as long as the same is asked.
import { keep, kept } from "../../lib/kept";
import type { SplitOfUnits } from "../../types";
import { left } from "./split";

const nameOf = (match: string, seat: number) => `shem-poured/${match}/${seat}`;

/** split null: it is given, or asked for no longer. */
export function keepPoured(match: string, seat: number, asked: string, split: readonly number[] | null): void {
  keep(nameOf(match, seat), split && { asked, split }, "sessionStorage");
}

/** What was poured when the same was asked, as far as it still may be; null: nothing. */
export function keptPoured(match: string, seat: number, asked: string, of: SplitOfUnits): number[] | null {
  const found = kept(nameOf(match, seat), "sessionStorage") as { asked: string; split: number[] } | null;
  if (found?.asked !== asked || found.split.length !== of.limits.length) return null;
  const within = of.limits.every(({ phase, least, most }) => found.split[phase]! >= least && found.split[phase]! <= most);
  return within && left(found.split, of) >= 0 ? found.split : null;
}

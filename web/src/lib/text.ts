// Small helpers for texts; pure.

export type Piece = string | { code: string; value: number; text: string };

/** A sentence with the numbers that can be opened: the first place where each of them stands by itself. */
export function pieces(text: string, numbers: Record<string, number>): Piece[] {
  const found: { from: number; to: number; code: string; value: number }[] = [];
  for (const [code, value] of Object.entries(numbers)) {
    // Not within the name of a Region, such as B4.
    const pattern = new RegExp(`(?<![\\p{L}\\d.,])${String(Math.abs(value))}(?![\\d]|[.,]\\d)`, "gu");
    // A number right after a name belongs to it ("Dune Viper 1"): it is the last that is meant.
    const named = (match: RegExpExecArray) => Number(/\p{Lu}\p{L}{2,} $/u.test(text.slice(0, match.index)));
    for (const match of [...text.matchAll(pattern)].toSorted((a, b) => named(a) - named(b))) {
      const from = match.index;
      const to = from + match[0].length;
      if (found.some((other) => from < other.to && other.from < to)) continue;
      found.push({ from, to, code, value });
      break;
    }
  }
  found.sort((a, b) => a.from - b.from);
  const made: Piece[] = [];
  let at = 0;
  for (const { from, to, code, value } of found) {
    if (from > at) made.push(text.slice(at, from));
    made.push({ code, value, text: text.slice(from, to) });
    at = to;
  }
  if (at < text.length) made.push(text.slice(at));
  return made;
}

/** A text whose names do not part from their numbers ("Dune Viper 1"), nor "To" from "Hit", where a line ends. */
export function unbroken(text: string): string {
  return text.replace(/(\p{Lu}\p{L}+) (?=\d)/gu, "$1\u00a0").replace(/To-(?=Hit)/g, "To-\u2060");
}

/** How much of a text's beginning belongs on the line of the number before it: `).` */
export function clings(text: string): number {
  return /^[^\p{L}\p{N}\s([]*/u.exec(text)?.[0].length ?? 0;
}

/** For searching: small letters, without accents; German umlauts as their base letter. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss").toLowerCase();
}

/** Whether every word of the search is somewhere in the text. */
export function matches(search: string, text: string): boolean {
  const where = plain(text);
  return plain(search).split(/\s+/).filter(Boolean).every((word) => where.includes(word));
}

/** Give the player a file. */
export function download(name: string, text: string | Blob, kind = "text/plain"): void {
  const blob = typeof text === "string" ? new Blob([text], { type: `${kind};charset=utf-8` }) : text;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

// What this browser remembers of lessons: which were begun or put off, and how far one is in each battle.
import { keep, kept } from "./kept";

const OFFERS = "shem-lessons";
const PLACE = "shem-lesson/";

function read(name: string): string[] {
  const found = kept(name);
  return Array.isArray(found) ? found.map(String) : [];
}

class Offers {
  #answered = $state.raw<readonly string[]>(read(OFFERS));

  /** What is answered in another tab is answered in this one, too. */
  follow(): void {
    addEventListener("storage", ({ key }) => {
      if (key === OFFERS) this.#answered = read(OFFERS);
    });
  }

  /** Whether a lesson is to be offered: it was neither begun here nor put off. */
  open(lesson: string): boolean {
    return !this.#answered.includes(lesson);
  }

  answer(lesson: string): void {
    this.#answered = [...new Set([...this.#answered, ...read(OFFERS), lesson])];
    keep(OFFERS, this.#answered);
  }
}

export const offers = new Offers();

/** How far one is in a battle's lesson: what was read and what was left out. */
export class Progress {
  #match: string;
  kept = $state.raw<ReadonlySet<string>>(new Set());

  constructor(match: string) {
    this.#match = match;
    this.kept = new Set(read(PLACE + match));
  }

  keep(...names: string[]): void {
    this.kept = new Set([...this.kept, ...read(PLACE + this.#match), ...names]);
    keep(PLACE + this.#match, [...this.kept]);
  }
}

// What this browser remembers of lessons: which were begun and finished, and whether it was asked to offer none.
import { keep, kept } from "./kept";

const LESSONS = "shem-lessons";

export function texts(name: string): string[] {
  const found = kept(name);
  return Array.isArray(found) ? found.map(String) : [];
}

class Offers {
  #answered = $state.raw<readonly string[]>(texts(LESSONS));

  /** What is answered in another tab is answered in this one, too. */
  follow(): void {
    addEventListener("storage", ({ key }) => {
      if (key === LESSONS) this.#answered = texts(LESSONS);
    });
  }

  /** Whether one is to be offered: none was begun here or put off. */
  get open(): boolean {
    return !this.#answered.length;
  }

  has(what: string): boolean {
    return this.#answered.includes(what);
  }

  answer(what: string): void {
    this.#answered = [...new Set([...this.#answered, ...texts(LESSONS), what])];
    keep(LESSONS, this.#answered);
  }
}

export const offers = new Offers();

// Beginning lessons, and how far one is.
import { toast } from "../../lib/announce.svelte";
import { Failure, request } from "../../lib/api";
import { keep } from "../../lib/kept";
import { offers, texts } from "../../lib/lessons.svelte";
import { href, router } from "../../lib/router.svelte";
import type { Lesson, LessonsOf, MatchId } from "../../lib/types";

const PLACE = "shem-lesson/";
const address = (game: string, id: string) => `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(id)}`;

export const everyLesson = (): Promise<LessonsOf[]> => request("GET", "/lessons");
export const lessonOf = (game: string, id: string): Promise<Lesson> => request("GET", address(game, id));

/** What is remembered once a lesson was played to its end. */
export const done = (game: string, id: string): string => `done ${game}/${id}`;

/** Begin one and go there; what stands against it is told. */
export async function begin(game: string, id: string): Promise<void> {
  try {
    const made = await request<MatchId>("POST", address(game, id));
    offers.answer(`begun ${game}/${id}`);
    router.enter(href("match", made.id));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    toast(error.message, "bad");
  }
}

/** How far one is in a match's lesson: what was read and what was left out. */
export class Progress {
  #match: string;
  kept = $state.raw<ReadonlySet<string>>(new Set());

  constructor(match: string) {
    this.#match = match;
    this.kept = new Set(texts(PLACE + match));
  }

  keep(...names: string[]): void {
    this.kept = new Set([...this.kept, ...texts(PLACE + this.#match), ...names]);
    keep(PLACE + this.#match, [...this.kept]);
  }
}

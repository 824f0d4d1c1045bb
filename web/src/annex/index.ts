// Screens of no game that few open: by the first part of their address, each loaded when it is. The shell knows none of them; only
// what it does not know leads here.
import type { Screen } from "../screens";
import { learn, opening } from "../lib/words.svelte";
import Nowhere from "./Nowhere.svelte";

learn(
  import.meta.glob<string>(["../../../src/shem/locale/*/page-annex-*.ftl", "../../../src/shem/faces/*/locale/*/page-annex-*.ftl"], {
    query: "?raw",
    import: "default",
  }),
);

const annexes: Record<string, () => Promise<{ default: Screen }>> = {
  banners: () => opening("annex-banners", import("./banners/Banners.svelte")),
  cards: () => opening("annex-cards", import("./cards/Cards.svelte")),
  collection: () => opening("annex-collection", import("./collection/Collection.svelte")),
  lessons: () => opening("annex-lessons", import("./lessons/Lessons.svelte")),
  print: () => opening("annex-print", import("./print/Print.svelte")),
  stylus: () => stylus().then(() => import("./stylus/Stylus.svelte")),
  table: () => opening("annex-table", import("./table/Table.svelte")),
  tv: () => opening("annex-table", import("./table/Tv.svelte")),
  workshop: () => opening("annex-workshop", import("./workshop/Workshop.svelte")),
};

/** The voice of a match's lesson. */
export const voice = () => opening("annex-lessons", import("./lessons/Voice.svelte"));
/** What the result of a lesson's match leads on to. */
export const lessonResult = () => opening("annex-lessons", import("./lessons/Result.svelte"));
/** The offer of the first lesson. */
export const firstLesson = () => opening("annex-lessons", import("./lessons/First.svelte"));
/** What is to be done on the real table of a match. */
export const atTable = () => opening("annex-table", import("./table/AtTable.svelte"));

/** What a bot advises, or why it decided. */
export const counsel = () => opening("annex-thoughts", import("./thoughts/Counsel.svelte"));
/** A bot that thinks for long. */
export const pondering = () => opening("annex-thoughts", import("./thoughts/Pondering.svelte"));
/** How a match went that is over. */
export const analysis = () => opening("annex-thoughts", import("./thoughts/Analysis.svelte"));

/** What draws banners. */
export const drawing = () => opening("annex-banners", import("./banners/blazon"));
/** The choice of a banner. */
export const bearing = () => opening("annex-banners", import("./banners/Bearing.svelte"));

/** The screen of this name, or the one that says that there is none. */
export function found(name: string): Promise<{ default: Screen }> {
  return Object.hasOwn(annexes, name) ? annexes[name]!() : Promise.resolve({ default: Nowhere });
}

/** Let the readers and the simulated pen work on every screen. */
export function stylus(): Promise<void> {
  return opening("annex-stylus", import("./stylus/run.svelte")).then(({ run }) => run());
}

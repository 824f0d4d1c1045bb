// How the board of a game is drawn whose page is not built in here: its package brings an ES module, `page.js`, in the folder that
// its Face names (`Face.page`), and the server serves it as `games/GAME/page.js`. It needs no library and no build. All else is the
// shell's: the choices in words, the gold button with its price, refusals, log, undo, result, replay.
import type { Choice } from "../../types";

/** What the module exports. */
export interface BoardModule {
  /** Draw into an empty element; called once for every board. */
  mount(target: HTMLElement, touched: Touched): Drawing;
}

export interface Drawing {
  /** Everything anew, as it is now. */
  draw(shown: Shown): void;
  /** The board is taken away. */
  end?(): void;
}

/** head, scene: as the Stage gives them. choices: what can be chosen now, its answer to `choices`; none for who only looks on.
 * armed: the one that waits for the gold button. seat: whose eyes; null: a spectator's. language: of all that is said. */
export interface Shown {
  head: Record<string, unknown>;
  scene: Record<string, unknown>;
  choices: readonly Choice[];
  armed: Choice | null;
  seat: number | null;
  language: string;
}

/** What a touch on the board calls. */
export interface Touched {
  /** One of the choices: it is armed; touched again, done. */
  pick(choice: Choice): void;
  /** What cannot be chosen: the Stage says why (`why`). */
  why(about: Record<string, number>): void;
}

/** Rejects where the game brings none, or it cannot be had now. */
export function boardOf(game: string): Promise<BoardModule> {
  return import(/* @vite-ignore */ new URL(`./games/${encodeURIComponent(game)}/page.js`, document.baseURI).href);
}

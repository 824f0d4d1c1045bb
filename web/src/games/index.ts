// Where games plug into the page. The shell knows a game by this only.
import type { Component } from "svelte";
import type { Table } from "../lib/match.svelte";
import type { NewSeat } from "../lib/types";
import type { PageId } from "../lib/words.svelte";

/** A whole screen of a match: board, cards, controls. It fills the window below nothing; it has its own top bar. */
export type BattleScreen = Component<{ table: Table; id: string }>;
/** The board alone, for replays. */
export type BoardPart = Component<{ table: Table }>;
/** What is asked before a match begins; it says when everything is chosen. */
export type SetupPart = Component<{ onstart: (options: object, seats: NewSeat[]) => Promise<void>; from?: string }>;

export interface GameParts {
  name: PageId;
  about: PageId;
  battle: () => Promise<{ default: BattleScreen }>;
  board: () => Promise<{ default: BoardPart }>;
  setup: () => Promise<{ default: SetupPart }>;
  /** The help that the server has for it. */
  help: boolean;
}

export const games: Record<string, GameParts> = {};

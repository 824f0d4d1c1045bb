// Where games plug into the page. The shell knows a game by this only.
import type { Component } from "svelte";
import type { Table } from "../lib/match.svelte";
import type { NewSeat } from "../lib/types";
import { opening, type PageId } from "../lib/words.svelte";

/** A whole screen of a match: board, cards, controls. It fills the window below nothing; it has its own top bar. */
export type BattleScreen = Component<{ table: Table; id: string }>;
/** The board alone, for replays. */
export type BoardPart = Component<{ table: Table }>;
/** What is asked before a match begins. parts: of the address after `new/GAME`. bots: that can take a seat.
 * onstart: everything is chosen; it rejects with a Failure. */
export type SetupPart = Component<{
  parts: string[];
  bots: string[];
  onstart: (options: Record<string, unknown>, seats: NewSeat[], lenient: boolean) => Promise<void>;
}>;

/** What a guest brings to a match that waits for it. options: the match's. brought: what was, in words, else empty.
 * onbring: it is chosen; rejects with a Failure. */
export type BringPart = Component<{
  options: Record<string, unknown>;
  seat: number;
  brought: string;
  onbring: (what: unknown) => Promise<void>;
}>;

/** Armies to build, keep and share. parts: of the address after `armies`. code: an army that a link carries. */
export type ArmiesPart = Component<{ parts: string[]; code: string }>;

/** A lesson that can be begun: its set-up's name, who sits at it. */
export interface LessonLine {
  id: string;
  title: PageId;
  about: PageId;
  seats: NewSeat[];
}

export interface GameParts {
  /** Without it the page says that it cannot show this game. */
  battle?: () => Promise<{ default: BattleScreen }>;
  board?: () => Promise<{ default: BoardPart }>;
  setup: () => Promise<{ default: SetupPart }>;
  bring?: () => Promise<{ default: BringPart }>;
  armies?: () => Promise<{ default: ArmiesPart }>;
  /** The server has rules help for it. */
  help: boolean;
  /** In the order in which they are to be taken. */
  lessons: LessonLine[];
}

export const games: Record<string, GameParts> = {
  arcana: {
    battle: () => opening("arcana", import("./arcana/Battle.svelte")),
    board: () => opening("arcana", import("./arcana/Replay.svelte")),
    setup: () => opening("arcana", import("./arcana/setup/Setup.svelte")),
    bring: () => opening("arcana", import("./arcana/setup/Bring.svelte")),
    armies: () => opening("arcana", import("./arcana/army/Armies.svelte")),
    help: true,
    lessons: [
      {
        id: "first-battle",
        title: "page-lesson-first",
        about: "page-lesson-first-about",
        seats: [
          { player: "here", dice: "app" },
          { player: "random", dice: "app" },
        ],
      },
    ],
  },
  archmage: {
    battle: () => opening("archmage", import("./archmage/Battle.svelte")),
    board: () => opening("archmage", import("./archmage/Replay.svelte")),
    setup: () => opening("archmage", import("./archmage/Setup.svelte")),
    help: true,
    lessons: [],
  },
};

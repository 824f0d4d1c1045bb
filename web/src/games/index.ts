// Where games plug into the page. The shell knows a game by this only.
import type { Component } from "svelte";
import type { Table } from "../lib/match.svelte";
import type { Hand } from "../lib/pen";
import type { GameLine, NewSeat } from "../lib/types";
import { opening } from "../lib/words.svelte";

/** A whole screen of a match: board, cards, controls. It fills the window below nothing; it has its own top bar. */
export type BattleScreen = Component<{ table: Table; id: string }>;
/** The board alone, for replays. */
export type BoardPart = Component<{ table: Table }>;
/** What is asked before a match begins. parts: of the address after `new/GAME`. bots: that can take a seat.
 * onstart: everything is chosen; it rejects with a Failure. */
export type SetupPart = Component<{
  parts: string[];
  game: GameLine;
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

/** What a pen's touch means in a battle. here: what the battle laid into `pen.table`. key: presses a key; whether anybody took it. */
export type StylusPart = (here: unknown, key: (name: string) => boolean) => Hand;

interface Parts {
  battle: BattleScreen;
  board: BoardPart;
  setup: SetupPart;
  bring: BringPart;
  armies: ArmiesPart;
  stylus: StylusPart;
}

type Lazy<Part> = () => Promise<{ default: Part }>;
type Loaders = { [Kind in keyof Parts]?: Lazy<Parts[Kind]> };

export interface GameParts extends Loaders {
  /** All win or all lose. */
  together?: boolean;
  /** The server has rules help for it. */
  help: boolean;
}

/** Those whose page is built in. */
export const games: Record<string, GameParts> = {
  arcana: {
    battle: () => import("./arcana/Battle.svelte"),
    board: () => import("./arcana/Replay.svelte"),
    setup: () => import("./arcana/setup/Setup.svelte"),
    bring: () => import("./arcana/setup/Bring.svelte"),
    armies: () => import("./arcana/army/Armies.svelte"),
    stylus: () => import("./arcana/stylus/touch"),
    help: true,
  },
  archmage: {
    battle: () => import("./archmage/Battle.svelte"),
    board: () => import("./archmage/Replay.svelte"),
    setup: () => import("./archmage/Setup.svelte"),
    help: true,
  },
  wizards: {
    battle: () => import("./wizards/Battle.svelte"),
    board: () => import("./wizards/Replay.svelte"),
    setup: () => import("./wizards/Setup.svelte"),
    help: true,
  },
  delve: {
    battle: () => import("./delve/Battle.svelte"),
    board: () => import("./delve/Replay.svelte"),
    setup: () => import("./delve/Setup.svelte"),
    together: true,
    help: true,
  },
};

/** A game that another package brings draws its board itself (`brought/module.ts`); the rest is the same for all of them. */
const BROUGHT: Loaders = {
  battle: () => import("./brought/Battle.svelte"),
  board: () => import("./brought/Replay.svelte"),
  setup: () => import("./brought/Setup.svelte"),
};

/** A part of a game's page, with the game's sentences; rejects if it cannot be had now. Undefined: the game has none. */
export function load<Kind extends keyof Parts>(game: string, kind: Kind): Promise<Parts[Kind]> | undefined {
  const parts: Loaders = Object.hasOwn(games, game) ? games[game]! : BROUGHT;
  const part: Lazy<Parts[Kind]> | undefined = parts[kind];
  return part && opening(game, part()).then((found) => found.default);
}

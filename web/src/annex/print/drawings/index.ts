// What is drawn on the cardboard of each game, with the drawings of its board. A game without any has words alone.
import type { Component } from "svelte";
import { opening } from "../../../lib/words.svelte";
import Nothing from "./Nothing.svelte";

export type Picture = Record<string, string | number>;

/** A game's drawings. */
export interface Drawn {
  Picture: Component<Drawing>;
  /** What its board is drawn with, loaded with its table. Symbols: what that is made of, once a page. */
  paper: Paper;
  /** The game's, as a match has it. */
  head: Record<string, unknown>;
}

interface Paper {
  Symbols?: Component;
  [other: string]: unknown;
}

export interface Drawing {
  picture: Picture;
  drawn: Drawn;
}

type Found = Promise<[{ default: Drawn["Picture"] }, Drawn["paper"]]>;

const GAMES: Record<string, () => Found> = {
  arcana: () => Promise.all([import("./Arcana.svelte"), import("../../../games/arcana/paper")]),
  archmage: () => Promise.all([import("./Archmage.svelte"), import("../../../games/archmage/paper")]),
  delve: () => Promise.all([import("./Delve.svelte"), import("../../../games/delve/paper")]),
  wizards: () => Promise.all([import("./Wizards.svelte"), import("../../../games/wizards/paper")]),
};

export async function drawings(game: string): Promise<Pick<Drawn, "Picture" | "paper">> {
  if (!Object.hasOwn(GAMES, game)) return { Picture: Nothing, paper: {} };
  const [{ default: Picture }, paper] = await opening(game, GAMES[game]!());
  return { Picture, paper };
}

// Screens by the first part of their address; each is loaded when it is first opened.
import type { Component } from "svelte";

/** parts: of the address after the screen's name. */
export type Screen = Component<{ parts: string[]; query: Record<string, string> }>;

export const screens: Record<string, () => Promise<{ default: Screen }>> = {
  home: () => import("./Home.svelte"),
  new: () => import("./NewBattle.svelte"),
  lobby: () => import("./Lobby.svelte"),
  join: () => import("./Join.svelte"),
  watch: () => import("./Join.svelte"),
  match: () => import("./Match.svelte"),
  replays: () => import("./Replays.svelte"),
  replay: () => import("./Replay.svelte"),
  armies: () => import("./armies/Armies.svelte"),
  army: () => import("./armies/Army.svelte"),
  help: () => import("./Help.svelte"),
  settings: () => import("./Settings.svelte"),
};

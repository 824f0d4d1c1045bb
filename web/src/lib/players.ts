// What kind of player a seat has, as whoever looks would say it.
import { has, t } from "./words.svelte";

/** player: `here`, `remote` or the name of a bot. host: this device made the match; on a guest's, `here` is where the host is. */
export function playerOf(player: string, host: boolean): string {
  const [bot, personality] = player.split("-");
  if (bot && personality) return t("page-player-with", { player: playerOf(bot, host), personality: personalityOf(personality) });
  const kind = host ? player : player === "here" ? "host" : player === "remote" ? "person" : player;
  const id = `page-player-${kind}`;
  return has(id) ? t(id) : player;
}

/** name: of a personality; empty: none. */
export function personalityOf(name: string): string {
  const id = `page-personality-${name || "none"}`;
  return has(id) ? t(id) : name;
}

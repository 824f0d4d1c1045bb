// What kind of player a seat has, as whoever looks would say it.
import { has, t } from "./words.svelte";

/** player: `here`, `remote` or the name of a bot. host: this device made the match; on a guest's, `here` is where the host is. */
export function playerOf(player: string, host: boolean): string {
  const kind = host ? player : player === "here" ? "host" : player === "remote" ? "person" : player;
  const id = `page-player-${kind}`;
  return has(id) ? t(id) : player;
}

// Who plays which seat, as whoever looks would call them.
import { t } from "./words.svelte";
import type { Sight } from "./types";

/** Whether this seat alone is played at this device. */
export function isMe(sight: Sight, seat: number): boolean {
  return sight.seats[seat]?.here === true && sight.seats.filter((one) => one.here).length === 1;
}

/** "You", a person's name, that they are away, or a bot's kind; empty for a person here who gave no name. */
export function whoOf(sight: Sight, seat: number): string {
  const one = sight.seats[seat];
  if (!one) return "";
  if (one.player !== "person") return t("page-seat-bot");
  if (isMe(sight, seat)) return t("page-seat-you");
  if (one.here || one.online) return one.who;
  return one.who ? t("page-seat-away", { name: one.who }) : t("page-seat-away-nameless");
}

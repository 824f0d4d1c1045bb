// How fast what others do can be played.
import type { Pace } from "../lib/settings.svelte";
import { t } from "../lib/words.svelte";

export const PACES: readonly Pace[] = ["1", "2", "4", "once"];

/** As a row of choices. */
export function paces(): { value: Pace; text: string }[] {
  return PACES.map((value) => ({ value, text: value === "once" ? t("page-pace-once") : t("page-pace-times", { times: Number(value) }) }));
}

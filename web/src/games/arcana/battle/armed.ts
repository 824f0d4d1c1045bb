// The armed choice: what the gold button says of it, and what the board draws of it.
import { t } from "../../../lib/words.svelte";
import type { Going } from "../board/Ways.svelte";
import type { Play } from "../play.svelte";

/** What the gold button says. */
export function deedOf(play: Play): string {
  const { armed } = play;
  if (!armed) return "";
  const ability = play.card?.abilities.find((one) => one.slot === armed.slot)?.name ?? "";
  const to = armed.region ?? null;
  const place = play.head.regions.find((region) => region.number === to)?.name ?? "";
  switch (armed.kind) {
    case "attack":
    case "area-attack":
      return t("page-arcana-do-attack", { ability });
    case "charge":
    case "area-charge":
      return ability ? t("page-arcana-do-charge", { ability }) : t("page-arcana-do-charge-so");
    case "move":
      return t("page-arcana-do-move", { place });
    case "deploy":
      return t("page-arcana-do-deploy", { place });
    case "go":
      if (to === standsAt(play)) return armed.text;
      return t("page-arcana-do-go", { place });
    case "bless":
      return t("page-arcana-do-bless", { place });
    case "curse":
      return t("page-arcana-do-curse", { place });
    case "use":
    case "use-on":
    case "use-at":
      return t("page-arcana-do-use", { ability });
    case "end-turn":
      return t("page-arcana-end");
    default:
      return armed.text;
  }
}

/** Where what a prompt would put elsewhere is now; null where a path is asked for. */
function standsAt(play: Play): number | null {
  const focus = play.scene?.focus;
  if (!focus || focus.path) return null;
  return focus.golem === undefined ? (focus.region ?? null) : (play.golems[focus.golem]?.at ?? null);
}

/** The way, the blow and the ghost on the board: where somebody was pushed; of a path that is asked for, what is gone of it. */
export function goingOf(play: Play): Going | null {
  const { armed } = play;
  const focus = play.scene?.focus;
  const { call } = play.news;
  if (call?.kind === "push") {
    const { origin, region } = call.told.data as { origin: number; region: number };
    return { golem: null, path: [origin, region], aim: null, ghost: null };
  }
  if (!armed) return focus?.path ? { golem: focus.golem ?? null, path: focus.path, aim: null, ghost: null } : null;
  const to = armed.region ?? null;
  if (armed.kind === "go") {
    const path = [...(focus?.path ?? []), ...(to === null ? [] : [to])];
    return { golem: focus?.golem ?? null, path, aim: null, ghost: to };
  }
  const strikes = armed.targets !== undefined || armed.target !== undefined || armed.kind === "use-at";
  const ghost = armed.kind === "deploy" || armed.kind === "move" ? to : (armed.approach ?? null);
  return { golem: armed.golem ?? null, path: armed.path ?? [], aim: strikes ? to : null, ghost };
}

/** It is decided by dice that may be entered here. */
export function byHand(play: Play): boolean {
  return rolls(play) && play.sight.seats[play.table.mine ?? -1]?.dice === "either";
}

/** It is decided by dice. */
export function rolls(play: Play): boolean {
  return (play.armed?.targets?.length ?? 0) > 0;
}

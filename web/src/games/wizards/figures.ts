// What stands on a card besides its name: each figure as a sign and a number.
import type { IconName } from "../../shell/icons";
import { n, signed } from "../../lib/words.svelte";
import type { EventCard, GolemCard, WizardsHead } from "../../types";

export const GOLEM_DECK = 0;
export const EVENT_DECK = 1;

/** A wing, on a field of 24 by 24. */
export const WING = "M3 5c1 10 8 14 18 14-2-1-3-3-3-5-2 1-4 0-5-2-2 1-4 0-5-3-2 0-4-1-5-4z";

export interface Figure {
  icon: IconName;
  text: string;
}

function ofGolem({ trait, hits, move, force, armor }: GolemCard): Figure[] {
  return [
    ...(trait === "size" ? [{ icon: "heart" as const, text: n(hits) }] : []),
    ...(trait === "shape" ? [{ icon: "end" as const, text: n(move) }] : []),
    { icon: "swords", text: signed(force) },
    { icon: "shield", text: signed(armor) },
  ];
}

function ofEvent({ deed, amount, turns }: EventCard): Figure[] {
  if (deed === "force") return [{ icon: "swords", text: signed(amount) }];
  if (deed === "armor") return [{ icon: "shield", text: signed(amount) }];
  if (deed === "mana") return [{ icon: "drop", text: signed(amount) }];
  if (deed === "storm") return [{ icon: "swords", text: n(amount) }];
  if (deed === "divination") return [{ icon: "eye", text: n(amount) }];
  if (deed === "power" || deed === "protection") {
    return [
      { icon: deed === "power" ? "swords" : "shield", text: signed(amount) },
      { icon: "clock", text: n(turns) },
    ];
  }
  return [];
}

export function figuresOf(head: WizardsHead, deck: number, card: number): Figure[] {
  return deck === GOLEM_DECK ? ofGolem(head.golem[card]!) : ofEvent(head.event[card]!);
}

// Which topic of the rules help is about what is being done.
import type { AbilityCard } from "../../types";

export interface Where {
  /** What is asked, as the server calls it. */
  asked: string;
  over: boolean;
  panel: string | null;
  region: boolean;
  /** The chosen power of an Ancient One, if any. */
  power: boolean;
  /** The armed choice's kind. */
  armed: string | null;
  ability: Pick<AbilityCard, "kind" | "origin"> | null;
  size: string | null;
}

const ASKED: Record<string, string> = {
  deploy: "deployment",
  path: "movement",
  displace: "effects",
  shift: "ancients",
  "move-well": "mana",
  choose: "scenarios",
  silence: "effects",
  order: "deployment",
  attack: "attack",
  "attack-again": "attack",
  push: "charge",
  "push-out": "charge",
  direction: "effects",
  breakdown: "colossus",
};
const PANELS: Record<string, string> = { armies: "armies", ancients: "ancients", map: "terrain", log: "app" };
const KINDS: Record<string, string> = { move: "movement", melee: "attack", ranged: "attack", power: "effects" };
const ORIGINS: Record<string, string> = { relic: "relics", knight: "knights" };

export function topicOf(where: Where): string {
  if (where.over) return "victory";
  const asked = ASKED[where.asked];
  if (asked) return asked;
  if (where.armed?.includes("charge")) return "charge";
  if (where.armed === "end-turn") return "turn";
  if (where.power) return "ancients";
  if (where.ability) return (where.ability.kind === "power" && ORIGINS[where.ability.origin]) || KINDS[where.ability.kind] || "golems";
  if (where.region) return "terrain";
  if (where.panel) return PANELS[where.panel] ?? "turn";
  if (where.size) return where.size === "colossus" ? "colossus" : "golems";
  return "turn";
}

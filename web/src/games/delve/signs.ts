// Our own drawings. Signs are strokes on a field of 24 by 24, silhouettes stand at the foot of a field of 48 by 48.
import type { ConditionName, FaceName, ItemHead, NatureName, OverlayName } from "../../types";

export const SIGNS = {
  boot: "M8 3v9l-3 4v4h14v-3c0-2-2-3-5-3.500L14 3zM5 17h14",
  hand: "M7 13V6.500a1.500 1.500 0 0 1 3 0V11M10 11V4.500a1.500 1.500 0 0 1 3 0V11M13 11V5.500a1.500 1.500 0 0 1 3 0V12M16 12V9a1.500 1.500 0 0 1 3 0v6c0 4-2.500 6-6.500 6S7 19 5 14.500a1.500 1.500 0 0 1 2-1.500l1.500 2",
  feather: "M4 20L16 8M20 4c-8-1-14 4-13 13c9 1 14-5 13-13zM8.500 15.500h5M11.500 12h5",
  always: "M7 8a4 4 0 1 0 0 8c4 0 6-8 10-8a4 4 0 1 1 0 8c-4 0-6-8-10-8",
  blade: "M19 3l2 2L10 16l-3-1-1-1zM4 14l6 6M7 17l-4 4",
  great: "M4 4h11v8H4zM11 12l9 9M15 7h4M15 10h3",
  bow: "M6 3c12 2 13 16 0 18M6 3v18M2 12h18M16 8.500l4 3.500-4 3.500",
  body: "M8 3L4 6l1 6 2 1v8h10v-8l2-1 1-6-4-3c-1 3-7 3-8 0zM12 8v13M8 13h8",
  head: "M5 21v-8a7 7 0 0 1 14 0v8h-4v-6H9v6zM12 6V3M9 12h6",
  charm: "M6 3c0 6 3 8 6 9c3-1 6-3 6-9M12 12l4 4-4 5-4-5z",
  flask: "M10 3h4M10.500 3v6L6 18a2 2 0 0 0 2 3h8a2 2 0 0 0 2-3l-4.500-9V3M8 15h8",
  sack: "M9 4l3 3 3-3M12 7c-5 3-7 7-7 10a4 4 0 0 0 4 4h6a4 4 0 0 0 4-4c0-3-2-7-7-10M8.500 8h7",
  gem: "M6 4h12l3 6-9 11-9-11zM3 10h18M9 10l3 11 3-11-3-6z",
  crown: "M12 3a9 9 0 1 0 .100 0zM7.500 15.500h9l1-6-3.500 2.500L12 8l-2 4-3.500-2.500z",
  flame: "M12 2c1 4 6 6.500 6 12a6 6 0 0 1-12 0c0-2.500 1-4 2-5c.500 2 1.500 3 2.500 3C12 9 10 6 12 2z",
  skull: "M12 3a8 8 0 0 1 5 14v4H7v-4A8 8 0 0 1 12 3zM9 11.500v.500M15 11.500v.500M12 15v1M10.500 21v-2M13.500 21v-2",
  range: "M3 12h14M13 7l5 5-5 5M21 6v12",
  soul: "M12 2c0 4 5 5 5 11a5 5 0 0 1-10 0c0-3 2-4 2-7c2 1 3 2 3-4zM9 21h6",
  magic: "M12 3l7 3v5c0 5-3.500 8-7 10c-3.500-2-7-5-7-10V6zM12 8l1 2.500 2.500 1-2.500 1-1 2.500-1-2.500-2.500-1 2.500-1z",
  chain: "M9 8H6a4 4 0 0 0 0 8h3M15 8h3a4 4 0 0 1 0 8h-3M8 12h8",
  why: "M12 3a9 9 0 1 0 .100 0M9.500 9.500a2.500 2.500 0 1 1 3.700 2.200c-.800.500-1.200 1-1.200 2M12 17v.100",
  moon: "M20 14A8.500 8.500 0 1 1 10 4a7 7 0 0 0 10 10z",
  sun: "M12 8a4 4 0 1 0 .100 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.500 1.500M17.500 17.500L19 19M19 5l-1.500 1.500M6.500 17.500L5 19",
} as const;
export type SignName = keyof typeof SIGNS;

// Dice: solid, on a field of 40 by 40.

const SWORD = "M20 3l4 6v14h5v4h-6.500v7.500a2.500 2.500 0 0 1-5 0V27H11v-4h5V9z";
const STAR = "M20 3.500l4.800 10.600 11.500 1.200-8.600 7.700 2.500 11.400L20 28.500 9.800 34.400l2.500-11.400-8.600-7.700 11.500-1.200z";
const SHIELD = "M20 3c3 3 8 4.500 14 4.500v10.500c0 9-6.500 15-14 19-7.500-4-14-10-14-19V7.500C12 7.500 17 6 20 3z";
const SKULL =
  "M20 4c8.500 0 14 5.500 14 12.500 0 4.500-2 7.500-5 9.300V33a2 2 0 0 1-2 2H13a2 2 0 0 1-2-2v-7.200c-3-1.800-5-4.800-5-9.300C6 9.500 11.500 4 20 4zM14 14.500a3.800 3.800 0 1 0 .100 0zM26 14.500a3.800 3.800 0 1 0 .100 0zM20 22l-2.300 4.500h4.600zM16.500 30h1.600v5h-1.600zM22 30h1.600v5H22z";

/** The drawings of a face: each a path with its place and size. */
export const FACES: Record<FaceName, { d: string; at: string }[]> = {
  blank: [],
  hit: [{ d: SWORD, at: "" }],
  "hit-star": [
    { d: SWORD, at: "translate(-4 0)" },
    { d: STAR, at: "translate(22 20) scale(.46)" },
  ],
  "two-hits": [
    { d: SWORD, at: "translate(-7.500 1) scale(.95)" },
    { d: SWORD, at: "translate(9.500 1) scale(.95)" },
  ],
  lethal: [{ d: SKULL, at: "" }],
  shield: [{ d: SHIELD, at: "" }],
  "two-shields": [
    { d: SHIELD, at: "translate(-1 3) scale(.62)" },
    { d: SHIELD, at: "translate(17 13) scale(.62)" },
  ],
  star: [{ d: STAR, at: "" }],
};
export const WEAPON = { sword: SWORD, star: STAR, shield: SHIELD, skull: SKULL } as const;

// Conditions: each has a shape, a colour, and a sign on it; around a middle of 0, 0 with a reach of 10.

export interface Pip {
  shape: string;
  sign: string;
  colour: string;
}

export const PIPS: Record<ConditionName | "critical" | "broken", Pip> = {
  slowed: { shape: "M-9-8H9L5 9H-5z", sign: "M-4-4L0-.500 4-4M-4 1L0 4.500 4 1", colour: "#8cc4ea" },
  blinded: { shape: "M-8.500-8.500h17v17h-17z", sign: "M-6 0q6-6.500 12 0q-6 6.500-12 0M-5 5.500L5-5.500", colour: "#d6cdb8" },
  stunned: { shape: "M0-10l2.600 4.200 4.900-1-.900 4.900L10 0 6.600 2.100l.900 4.900-4.900-1L0 10l-2.600-4.200-4.900 1 .900-4.900L-10 0l3.400-2.100-.900-4.900 4.900 1z", sign: "M-2.500-2.500l5 5M2.500-2.500l-5 5", colour: "#f6dc55" },
  bleed: { shape: "M0-10c5 6 8 9 8 12.500a8 7.500 0 0 1-16 0C-8-1-5-4 0-10z", sign: "M-3.500 3a3.500 3.500 0 0 0 3.500 3.500", colour: "#f0685c" },
  fire: { shape: "M-1-10C1-5 9-3 8 4a8 6.500 0 0 1-16 0C-8 0-6-1-5-4c1 2 2 2 3 2C0-4-2-7-1-10z", sign: "M-2.500 6c0-3 2.500-3.500 2.500-6 2 2 3 3.500 2.500 6", colour: "#ff9f3f" },
  ko: { shape: "M-9.500 0a9.500 9.500 0 1 0 19 0a9.500 9.500 0 1 0-19 0", sign: "M-5 3H5M-3.500-3.500l2.500 2.500M-1-3.500l-2.500 2.500M1-3.500l2.500 2.500M3.500-3.500L1-1", colour: "#b9b4ab" },
  poison: { shape: "M-8.700-5L0-10l8.700 5V5L0 10l-8.700-5z", sign: "M-2-2.500v.100M3 0v.100M-1.500 4v.100", colour: "#9bd46a" },
  hidden: { shape: "M0-10L10 0 0 10-10 0z", sign: "M-5-.500q5 5 10 0M-3 2.500l-1 2M0 3.500v2M3 2.500l1 2", colour: "#c1b2f2" },
  critical: { shape: "M0-10L10 8H-10z", sign: "M1-5L-1.500 0 1.500 1.500-.500 5.500", colour: "#ff7a86" },
  broken: { shape: "M-8-8.500H8V1c0 5-4 7.500-8 9-4-1.500-8-4-8-9z", sign: "M1-8.500L-2-2l4 2-2.500 6", colour: "#c9a67d" },
};

// What is worn where.

const SLOTS: Record<string, SignName> = { hand: "blade", "two-hands": "great", body: "body", head: "head", feet: "boot", charm: "charm" };

export function signOfItem({ kind, slot, attack }: Pick<ItemHead, "kind" | "slot" | "attack">): SignName {
  if (attack && attack.far > 0) return "bow";
  return SLOTS[slot] ?? (kind === "treasure" ? "gem" : "flask");
}

const TIMINGS: Record<string, SignName> = { combat: "blade", action: "hand", free: "feather", hit: "great", defence: "magic" };

export function signOfTiming(timing: string): SignName {
  return TIMINGS[timing] ?? "always";
}

/** On the ground that they cover; a barrier is drawn as a fence. */
export const OVERLAY_SIGNS: Record<Exclude<OverlayName, "barrier">, string> = {
  difficult: "M3 19l5-6 4 4 4-7 5 9zM7 8v.100M12 5v.100",
  deadly: SIGNS.skull,
};

/** Three ways to be, each with a shape of its own. */
export const NATURES: Record<NatureName, string> = {
  law: "M12 3v18M6 6h12M6 6l-3 7h6zM18 6l-3 7h6zM8 21h8",
  neutral: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M3 12c4-5 6 5 9 0s5 5 9 0",
  chaos: "M12 3v18M3 12h18M6 6l12 12M18 6L6 18M9.500 12a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0",
};

// The backs of decks, by their codes.

export const DECKS: Record<string, { d: string; colour: string }> = {
  encounter: { d: "M3 6c3 3 6 3 9 0c3 3 6 3 9 0c0 8-3 13-9 15C6 19 3 14 3 6zM8 11l3 1.500M16 11l-3 1.500M10 16h4", colour: "#9c3b2e" },
  event: { d: "M5 3h14M5 21h14M7 3c0 5 3 6 5 9c2-3 5-4 5-9M7 21c0-5 3-6 5-9c2 3 5 4 5 9", colour: "#3f6486" },
  trap: { d: "M3 17h18M4 17l2-7 3 4 3-8 3 8 3-4 2 7M6 21h12", colour: "#6a5a86" },
  search: { d: "M10.500 4a6.500 6.500 0 1 0 .100 0M15.500 15.500L21 21M8 10.500h5M10.500 8v5", colour: "#4f7350" },
  critical: { d: "M13 2L5 13h5l-2 9 11-13h-6z", colour: "#a8324a" },
  law: { d: NATURES.law, colour: "#8a6d1e" },
  neutral: { d: NATURES.neutral, colour: "#3d7470" },
  chaos: { d: NATURES.chaos, colour: "#7d4590" },
  treasure: { d: "M4 10a5 5 0 0 1 5-5h6a5 5 0 0 1 5 5v9H4zM4 12h16M10 12v3h4v-3", colour: "#8d6126" },
};

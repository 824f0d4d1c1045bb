// Which drawing stands for which card: by its id in the box, by number where a pack brings others.
import type { WizardsHead } from "../../types";

/** Silhouettes on a field of 48 by 48; they stand at its foot. */
export const SILHOUETTES: Record<string, string> = {
  man: "M24 3a6.500 6.500 0 0 1 6.500 6.500c0 1.700-.600 3.200-1.600 4.400h5.600c3 0 4.700 1.800 5.300 4.600L42 32.500h-6.500l-2-8.500-.300 6 1.300 15.500h-8.300L24 35l-2.200 10.500h-8.300L14.800 30l-.300-6-2 8.500H6l2.200-14c.600-2.800 2.300-4.600 5.300-4.600h5.600a6.500 6.500 0 0 1-1.600-4.400A6.500 6.500 0 0 1 24 3z",
  beast:
    "M2.500 11c1 5 2.500 7.500 6 8.500C14 13 21 9 28 9.500c4 .300 7 2 9 4.500l-.500-8 5 5.500 5-3.500-1 8.500c1.500 2 2.200 4.200 2 7l-3 4.500-6.500.500-2 4v13h-8.500L26.500 35H18l-1.500 10.500H8L8.500 35C6 32 5 29 5 25.500 3 22 1.500 17 2.500 11z",
  flyer:
    "M24 9a4.500 4.500 0 0 1 4.500 4.500c0 1-.300 1.900-.800 2.600L31 18C35 11 40 7 46.500 5.500 46 16 44.500 25 40 30.500l-3-3.500-2.500 6-3.500-4-2.500 5.500L24 42.500l-4.500-8L17 29l-3.500 4-2.500-6-3 3.500C3.500 25 2 16 1.500 5.500 8 7 13 11 17 18l3.300-1.900a4.500 4.500 0 0 1-.800-2.600A4.500 4.500 0 0 1 24 9z",
  juggernaught:
    "M19 5h10l1.500 8H38l4.500 4.500L47.500 22 43 27v4.500a7 7 0 0 1 4 6.500 7.500 7.500 0 0 1-7.500 7.500h-31A7.500 7.500 0 0 1 1 38a7 7 0 0 1 4-6.500V27L.500 22l5-4.500L10 13h7.500z",
  serpent:
    "M30 3.500c7 0 12 4 12 9.500l-8 1c0-2-1.500-3.500-4-3.500-3 0-4.500 1.500-4.500 4 0 6 17 5 17 18 0 8-7 13-17.500 13C14 45.500 6 42 6 36c0-4.500 4-7.500 9.500-7.500S24 31 24 34h-6c0 3 3.500 4.500 7 4.500 5 0 8-2 8-6C33 25 16 25 16 14c0-6.500 6-10.500 14-10.500z",
  crawler:
    "M24 14a8 8 0 0 1 7.500 5L37 10l6.500 6-1 2.500L38 16l-5 7.500L44 24l2.500 20h-4L40 29l-5 .500 1.500 15H32l-2.500-10a8 8 0 0 1-11 0L16 44.500h-4.500l1.500-15L8 29 5.500 44h-4L4 24l11-.500L10 16l-4.500 2.500-1-2.500 6.500-6 5.500 9A8 8 0 0 1 24 14z",
};

/** What lies over a silhouette: eyes, and what makes out its parts. */
export const INNER: Record<string, string> = {
  man: "M21.500 9.500v1M26.500 9.500v1M14.800 18v9M33.200 18v9M19 30h10",
  beast: "M41 18v.600M33 16c-2 3-3 6-3 9M25 13c-2 3-3 6-3 9M13 30c2 1.500 3 3 3 5",
  flyer: "M22.500 13v.800M25.500 13v.800M31 19.500l9-7M32.500 24l9-5.500M17 19.500l-9-7M15.500 24l-9-5.500",
  juggernaught: "M21.500 10v.500M26.500 10v.500M6 31h36M10 38.300v.100M19.300 38.300v.100M28.700 38.300v.100M38 38.300v.100M14 19v7M34 19v7",
  serpent: "M35 8v.800",
  crawler: "M21.500 20v1M26.500 20v1",
};

const SPARE_SHAPES = ["serpent", "crawler"];

/** Each material: the pattern's name and its own colour. */
export interface Texture {
  id: string;
  colour: string;
}

const COLOURS: Record<string, string> = {
  flesh: "#e0a090",
  clay: "#b8734c",
  stone: "#a2a29a",
  crystal: "#bda6e8",
  iron: "#7c8894",
  ice: "#b5e2f2",
  gold: "#e6b63c",
  bone: "#e9e0c8",
  sand: "#dfc98e",
  wood: "#a87545",
  bronze: "#c08a45",
  obsidian: "#57506a",
  basalt: "#6d6a64",
  clockwork: "#cdb275",
  salt: "#f0efe9",
  silver: "#c9d2da",
};

const SPARE_TEXTURES: Record<string, string> = { soft: "spare-soft", hard: "spare-hard", rock: "spare-rock", metal: "spare-metal" };
const HUE = 137; // degrees from one unknown material to the next: no two are alike

/** A lump of the material tells its hardness: on a field of 48 by 48. */
export const LUMPS: Record<string, string> = {
  soft: "M14 12c5-6 16-6 21-1s10 9 9 18-8 13-20 13S5 38 4 29s5-11 10-17z",
  hard: "M10 8h28l6 8v24H4V16z",
  rock: "M16 7l15-2 12 12 2 14-8 10-17 3L5 35 3 20z",
  metal: "M13 12h22l10 26H3z",
};

function golemCard(head: WizardsHead, trait: string, value: number) {
  return head.golem.find((card) => card.trait === trait && card.value === value);
}

export function textureOf(head: WizardsHead, material: number): Texture {
  const card = golemCard(head, "material", material);
  const colour = COLOURS[card?.id ?? ""];
  if (card && colour) return { id: card.id, colour };
  return { id: SPARE_TEXTURES[card?.hardness ?? ""] ?? "spare-soft", colour: `hsl(${(material * HUE) % 360} 35% 62%)` };
}

export function hardnessOf(head: WizardsHead, material: number): string {
  return golemCard(head, "material", material)?.hardness ?? "soft";
}

/** The silhouette of a shape. One that the drawings do not know flies if the shape does, else it is a spare one. */
export function silhouetteOf(head: WizardsHead, shape: number): string {
  const card = golemCard(head, "shape", shape);
  if (card && card.id in SILHOUETTES) return card.id;
  if (card?.flies) return "flyer";
  const others = head.golem.filter((one) => one.trait === "shape" && !one.flies && !(one.id in SILHOUETTES));
  return SPARE_SHAPES[Math.max(0, others.findIndex((one) => one.value === shape)) % SPARE_SHAPES.length]!;
}

const SMALLEST = 0.64;

/** How large a size is drawn; the largest fills its field. */
export function growthOf(head: WizardsHead, size: number): number {
  const last = head.golem.filter((card) => card.trait === "size").length - 1;
  return last > 0 ? SMALLEST + ((1 - SMALLEST) * size) / last : 1;
}

/** The drawings of tiles; a site that they do not know shows a lump of what it gives. */
export const TILES = new Set([
  ...["tower", "monolith", "water", "wasteland", "village", "mud-flats", "quarry", "gem-mine", "iron-mine", "ice-cave", "gold-mine"],
  ...["ruins", "desert", "forest", "hills", "mountain", "salt-flats", "workshops", "silver-mine", "volcano"],
]);

export function drawingOf(head: WizardsHead, tile: number): string | null {
  const { id, kind } = head.tiles[tile]!;
  if (TILES.has(id)) return id;
  return kind === "site" ? null : kind;
}

/** Emblems of Event cards, as strokes on a field of 24 by 24: by the card, else by what it does. */
const EVENTS: Record<string, string> = {
  swoop: "M3 4c7 0 10 3 12 8M3 9c5 0 7 2 8 5M3 14c3 0 4 1 5 3M15 12l5 8M20 20l-6-1M20 20l1-6",
  maul: "M5 3c1 6 0 11-2 17M11 3c1 6 0 12-2 18M17 3c1 6 0 11-2 17M21 4c0 5 0 8-1 11",
  club: "M4 20l7-8M6 22l-4-4M11 12c-2-4 3-9 7-9 3 0 4 2 3 5-1 4-6 7-10 4zM15 7v.100M18 6v.100",
  crush: "M4 3h16v6H4zM8 9v3M16 9v3M3 21h18M7 21l2-4M17 21l-2-4M12 20v-5",
  dodge: "M13 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M14 9l-4 5 4 3-2 5M10 14l-4 6M14 9l5 3M3 5h6M2 10h5",
  "fast-attack": "M13 2L5 13h6l-2 9 9-12h-6z",
  "great-bulk": "M12 3c5 0 9 4 9 9v8H3v-8c0-5 4-9 9-9zM3 14h18M9 20v-6M15 20v-6M12 3v11",
  stomp: "M8 3h7v10c4 1 6 2 6 5H6c0-5 2-6 2-9zM3 22h18M3 18l-1-2M21 14l1-2",
  splatter: "M12 3c0 4 2 5 5 3-1 3 0 4 4 4-3 2-3 4 0 6-4 0-5 1-4 5-3-3-5-2-6 1-1-4-3-4-6-2 2-3 1-5-3-5 4-1 4-3 2-6 4 2 6 1 8-6z",
  shatter: "M4 4h16v16H4zM12 4l-2 6 4 3-3 7M4 11l6-1M14 13l6-2",
  crumble: "M5 20h14M7 16h3v4H7zM14 15h4v5h-4zM4 8l8-5 7 5-1 4-4-1-3 2-4-2-2 1z",
  crack: "M3 8h18l-3 9H6zM13 8l-3 4 4 1-3 4M12 3v2M7 3l1 2M17 3l-1 2",
  "extra-attack": "M4 4l12 12M16 20l4-4M13 19l6-6M20 4L8 16M8 20l-4-4M11 19l-6-6",
  armor: "M12 2l8 3v7c0 5-4 8-8 10-4-2-8-5-8-10V5z",
  force: "M12 2v4M12 18v4M2 12h4M18 12h4M12 7l2 3 3 2-3 2-2 3-2-3-3-2 3-2z",
  haste: "M4 6l6 6-6 6M11 6l6 6-6 6M20 5v14",
  mana: "M12 2c5 6 7 9 7 12.500a7 7 0 0 1-14 0C5 11 7 8 12 2zM9 15a3 3 0 0 0 3 3",
  storm: "M6 14a4 4 0 0 1 0-8 6 6 0 0 1 11-1 4.500 4.500 0 0 1 1 9M13 11l-4 5h5l-3 6M6 18l-1 3M18 18l-1 3",
  power: "M7 21v-5l-3-5 2-2 3 3V4h3v6h2V8h3v3h2l1 5-2 5zM9 4V2h3",
  protection: "M12 2l8 3v7c0 5-4 8-8 10-4-2-8-5-8-10V5zM12 7v10M8 11h8",
  portal: "M6 21V10a6 6 0 0 1 12 0v11M9 21V11a3 3 0 0 1 6 0v10M3 21h18",
  divination: "M2 12c5-7 15-7 20 0-5 7-15 7-20 0zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M12 2v2M5 4l1 2M19 4l-1 2",
  dispell: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M6 18L18 6M12 7l1 3M9 14l-2 1",
  repair: "M14 6a5 5 0 0 1 6-3l-3 3 1 2 2 1 3-3a5 5 0 0 1-7 6L8 20a2.500 2.500 0 0 1-4-4l8-8a5 5 0 0 1 2-2z",
  theft: "M7 12V5a2 2 0 0 1 3 0v6M10 6a2 2 0 0 1 3 0v5M13 7a2 2 0 0 1 3 0v5c3-2 4 0 3 2l-4 7H9c-3-2-4-6-4-9zM19 3l2-1M20 6h2",
  transformation: "M4 10a8 8 0 0 1 14-4M18 2v4h-4M20 14a8 8 0 0 1-14 4M6 22v-4h4M12 9l3 3-3 3-3-3z",
};

export function emblemOf(head: WizardsHead, event: number): string {
  const card = head.event[event];
  return EVENTS[card?.id ?? ""] ?? EVENTS[card?.deed ?? ""] ?? EVENTS.force!;
}

/** What is written small on chits, as strokes on a field of 24 by 24. */
export const MARKS = {
  haste: EVENTS.haste!,
  power: "M12 21V4M5 11l7-7 7 7",
  protection: EVENTS.armor!,
  force: "M5 19L18 6M14 5h5v5M4 15l5 5",
  armor: EVENTS.armor!,
  swords: EVENTS["extra-attack"]!,
};

// A banner as SVG: cloth, pattern and sigil, all our own drawings. What is shown, exported and printed is this one text.
import type { Banner, BannerColor, BannerPattern, BannerShape, BannerSigil } from "../../types";

export type Parts = Omit<Banner, "name">;

export const WIDTH = 100;
export const HEIGHT = 130;

export const SHAPES: Record<BannerShape, string> = {
  square: "M8 8H92V122H8Z",
  swallowtail: "M8 8H92V122L50 94 8 122Z",
  pennon: "M8 8H92V82L50 124 8 82Z",
  gonfalon: "M8 8H92V106L78 122 64 106 50 122 36 106 22 122 8 106Z",
  shield: "M8 8H92V58C92 92 74 112 50 123 26 112 8 92 8 58Z",
  streamer: "M8 8H92V112C80 126 66 98 50 112S20 126 8 112Z",
  round: "M8 8H92V80A42 42 0 0 1 8 80Z",
  spade: "M8 8H92V94H70L50 124 30 94H8Z",
};

const rays = (): string =>
  Array.from({ length: 8 }, (_, ray) => {
    const [from, to] = [ray * 45 - 11.25, ray * 45 + 11.25].map((turn) => (turn * Math.PI) / 180) as [number, number];
    const far = (turn: number): string => `${(50 + 120 * Math.sin(turn)).toFixed(1)} ${(56 - 120 * Math.cos(turn)).toFixed(1)}`;
    return `M50 56L${far(from)} ${far(to)}Z`;
  }).join("");
const checks = (): string =>
  Array.from({ length: 54 }, (_, place) => [place % 6, Math.floor(place / 6)] as const)
    .filter(([x, y]) => (x + y) % 2)
    .map(([x, y]) => `M${8 + 14 * x} ${8 + 14 * y}h14v14h-14z`)
    .join("");

/** Paths in the second colour; the border is drawn along the cloth. */
export const PATTERNS: Record<BannerPattern, string> = {
  plain: "",
  pale: "M34 0H66V130H34Z",
  fess: "M0 38H100V74H0Z",
  bend: "M-6 8 20-8 108 112 84 132Z",
  chevron: "M0 96 50 46 100 96V130L50 80 0 130Z",
  pile: "M8 8H92L50 112Z",
  cross: "M39 0H61V45H100V67H61V130H39V67H0V45H39Z",
  saltire: "M-8 6 10-8 50 44 90-8 108 6 64 56 108 116 90 132 50 76 10 132-8 116 36 56Z",
  quarters: "M50 0H100V56H50ZM0 56H50V130H0Z",
  border: "",
  checks: checks(),
  rays: rays(),
};

export const COLORS: Record<BannerColor, string> = {
  ink: "#221d19",
  bone: "#f0e5cb",
  gold: "#e3b134",
  red: "#b4281f",
  blue: "#1f5fa8",
  green: "#2f7d3b",
  purple: "#6a3d8f",
  orange: "#dd7226",
  teal: "#1d8580",
  brown: "#70492a",
  grey: "#8b8882",
  rose: "#cf6f90",
};

/** Around 0, 0 with a reach of 16; what is inside another path is a hole. */
export const SIGILS: Record<BannerSigil, string> = {
  tower: "M-11-14h5v4h4v-4h4v4h4v-4h5v9l-4 3v9l4 6v2h-22v-2l4-6v-9l-4-3zM-3 15v-6a3 3 0 0 1 6 0v6zM-1.500-4v5h3v-5z",
  hand: "M-6 16v-6l-6-8c-2-3 1-5 3-3l4 4V-10c0-3 4-3 4 0v7V-13c0-3 4-3 4 0v10V-11c0-3 4-3 4 0v9V-7c0-3 4-3 4 0v13c0 5-4 6-4 10z",
  eye: "M-16 0C-10-9-5-11 0-11S10-9 16 0C10 9 5 11 0 11S-10 9-16 0zM-8 0a8 8 0 0 0 16 0 8 8 0 0 0-16 0zM-4 0a4 4 0 0 0 8 0 4 4 0 0 0-8 0z",
  flame: "M1-16C3-9 11-5 11 4c0 7-5 12-11 12S-11 11-11 4c0-4 2-7 5-10 0 3 1 5 3 5C-5-7 0-10 1-16zM1 1c-1 3-5 4-5 8 0 3 2 5 4 5s5-2 5-5c0-4-3-5-4-8z",
  serpent:
    "M9-15c4 0 6 2 6 5l-6 3H2c-5 0-5 4 0 5l5 1c10 2 9 14-1 15l-12 1c-5 0-7 1-9 1 1-5 4-7 8-7l10-1c4 0 4-3 0-4l-6-1C-14 1-13-12-2-12l3-1c3-1 5-2 8-2zM10-12a1.500 1.500 0 0 0 0 3 1.500 1.500 0 0 0 0-3z",
  crown: "M-15-9l8 7 7-12 7 12 8-7-3 17h-24zM-12 10h24v4h-24z",
  golem: "M-6-16h12l4 5v5h5l1 12h-5l-1-6-2 4v4l4 8v0h-9l-1-7h-4l-1 7h-9l4-8v-4l-2-4-1 6h-5l1-12h5v-5zM-6-10v4h4v-4zM2-10v4h4v-4z",
  rune: "M-2-16h4v7l9-7v6l-9 7v5l9 7v6l-9-7v8h-4v-8l-9 7v-6l9-7v-5l-9-7v-6l9 7z",
  sun: "M0-8a8 8 0 0 1 0 16 8 8 0 0 1 0-16zM-2-10 0-16 2-10zM-2 10 0 16 2 10zM-10-2-16 0-10 2zM10-2 16 0 10 2zM-8.500-5.700-11.300-11.300-5.700-8.500zM8.500-5.700 11.300-11.300 5.700-8.500zM-8.500 5.700-11.300 11.300-5.700 8.500zM8.500 5.700 11.300 11.300 5.700 8.500z",
  moon: "M6-15A15.500 15.500 0 1 0 15 8 12.500 12.500 0 1 1 6-15z",
  star: "M0-16 3.700-5.100 15.200-4.900 6 2 9.400 12.900 0 6.400-9.400 12.900-6 2-15.200-4.900-3.700-5.100z",
  tree: "M0-16c5 0 8 3 8 6 5 0 7 4 6 8-1 5-6 6-10 5l-2-1v9l5 5H-7l5-5V2l-2 1c-4 1-9 0-10-5-1-4 1-8 6-8 0-3 3-6 8-6z",
  wave: "M-16 2C-12-10-3-15 5-12c6 2 8 9 3 11 1-4-2-6-5-5-5 1-5 8 1 9 5 1 8-1 12-4v6c-5 4-9 4-14 3C-5 7-9 3-16 6zM-16 10c8-3 11 2 18 3 5 0 9-1 14-4v5c-5 3-10 3-15 2-7-1-10-4-17-1z",
  mountain: "M-16 14-6-8l4 5L4-15l12 29zM4-9 0 1l3-1 2 3 3-3z",
  sword: "M0-16l3 4V5h7v4H3l-1 4h-4l-1-4h-7V5h7v-17zM-2 14h4v2h-4z",
  hammer: "M-12-15H8l5 5-5 5H2v21h-5V-5h-9z",
  key: "M0-16a7 7 0 0 1 2 13.700V2h6v4H2v3h4v4H2v3h-4V-2.300A7 7 0 0 1 0-16zM0-12a3 3 0 0 0 0 6 3 3 0 0 0 0-6z",
  horn: "M-16-4C-16 9-5 17 4 12 11 8 14 0 14-8H4C4-2 2 3-2 4-8 6-14 3-16-4zM3-14H15v4H3z",
  wing: "M-15-10C-6-14 8-15 15-9c-1 3-4 4-7 4 2 1 3 2 3 3-2 2-5 2-7 1 1 1 2 3 1 4-2 1-4 1-6-1 0 2 1 4 0 6-3 0-5-1-6-4-1 3-2 6-3 9C-14 6-17-4-15-10z",
  skull: "M0-15c8 0 13 5 13 12 0 4-2 6-4 8v4H5v5H2v-4h-4v4h-3V9h-4V5c-2-2-4-4-4-8 0-7 5-12 13-12zM-8-5v6h6v-4zM8-5 2-3v4h6zM0 2l-2 4h4z",
  spider:
    "M0-7c3 0 4 2 4 4l4-5 1-6h2l-1 7-5 6 8-2 2-5 2 1-2 6-10 3 10 3 2 6-2 1-2-5-8-2 5 6 1 5h-2l-1-4-4-3c0 4-2 8-4 8s-4-4-4-8l-4 3-1 4h-2l1-5 5-6-8 2-2 5-2-1 2-6 10-3-10-3-2-6 2-1 2 5 8 2-5-6-1-7h2l1 6 4 5c0-2 1-4 4-4z",
  scarab: "M-5-15c0 3 2 4 5 4s5-1 5-4h3c0 4-1 6-3 7h-10c-2-1-3-3-3-7zM-6-6H6l3 4h6v3h-5v3l6 3-1 3-6-3c-1 4-3 8-7 9V-1h-4v17c-4-1-6-5-7-9l-6 3-1-3 6-3V1h-5v-3h6z",
  bull: "M-16-14c0 6 3 8 8 8H8c5 0 8-2 8-8 3 8 0 13-7 14L6 10c-1 6-11 6-12 0L-9 0c-7-1-10-6-7-14zM-6-1l1 3 3-1zM6-1 2 1l3 1zM-3 9v2h2V9zM1 9v2h2V9z",
  wolf: "M-12-16l8 6h8l8-6-1 12 4 6-6 4-3 7-6 3-6-3-3-7-6-4 4-6zM-8-3l2 4 4 0zM8-3 2 1l4 0zM-2 10h4l-2 3z",
  raven: "M16-11l-6 2c0 6-2 11-8 14l4 9h-4l-4-8-3 1-9 8-2-3 5-7c-2-8 2-14 8-17 4-2 5-4 8-4s5 2 6 4zM6-11a1.500 1.500 0 0 0 0 3 1.500 1.500 0 0 0 0-3z",
  fish: "M-16-9l6 5C-5-11 8-12 16 0 8 12-5 11-10 4l-6 5 3-9zM8-4a2 2 0 0 0 0 4 2 2 0 0 0 0-4zM1-6C4-2 4 2 1 6l-2-1C1 1 1-1-1-5z",
  arrow: "M0-16l8 10H3V5l5 4v7l-8-5-8 5V9l5-4V-6h-5z",
  gate: "M-15 15V-1C-15-10-8-15 0-15S15-10 15-1V15H10V-1C10-7 6-10 0-10S-10-7-10-1V15zM-7 15v-15h3v15zM-1.500 15V-6h3v21zM4 15V0h3v15z",
};

/** Which ground a line around the sigil stands out from. */
const dark = (color: BannerColor): boolean => ["ink", "red", "blue", "green", "purple", "brown", "teal"].includes(color);

let drawn = 0;

/** The whole drawing, as a file of its own has it. mirrored: the other side of the cloth. */
export function svgOf(banner: Parts, mirrored = false): string {
  const [cloth, name] = [SHAPES[banner.shape], `cloth${drawn++}`];
  const second = COLORS[banner.second];
  const turned = mirrored ? ` transform="matrix(-1 0 0 1 ${WIDTH} 0)"` : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH * 10}" height="${HEIGHT * 10}"><g${turned}>` +
    `<clipPath id="${name}"><path d="${cloth}"/></clipPath>` +
    `<g clip-path="url(#${name})"><path d="${cloth}" fill="${COLORS[banner.field]}"/>` +
    (banner.pattern === "border"
      ? `<path d="${cloth}" fill="none" stroke="${second}" stroke-width="22"/>`
      : `<path d="${PATTERNS[banner.pattern]}" fill="${second}"/>`) +
    `</g><path d="${cloth}" fill="none" stroke="#1a1410" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="M2 8H98" stroke="#1a1410" stroke-width="7" stroke-linecap="round"/><path d="M2 8H98" stroke="#a9824a" stroke-width="3.500" stroke-linecap="round"/>` +
    `<path transform="translate(50 56) scale(1.900)" d="${SIGILS[banner.sigil]}" fill="${COLORS[banner.tint]}" fill-rule="evenodd" ` +
    `stroke="${dark(banner.tint) ? "#f7edd6" : "#1a1410"}" stroke-width="1.200" stroke-linejoin="round" paint-order="stroke"/></g></svg>`
  );
}

const WORDS = ["shape", "pattern", "field", "second", "sigil", "tint"] as const;

/** What a seat carries. */
export const codeOf = (banner: Parts): string => WORDS.map((word) => banner[word]).join(".");

/** The banner of a code; null where a part of it is not known here. */
export function read(code: string): Parts | null {
  const parts = code.split(".");
  const known = [SHAPES, PATTERNS, COLORS, COLORS, SIGILS, COLORS];
  if (parts.length !== known.length || parts.some((part, place) => !Object.hasOwn(known[place]!, part))) return null;
  return Object.fromEntries(WORDS.map((word, place) => [word, parts[place]])) as unknown as Parts;
}

/** An image's address: of the drawing itself. */
export const imageOf = (banner: Parts, mirrored = false): string => `data:image/svg+xml,${encodeURIComponent(svgOf(banner, mirrored))}`;

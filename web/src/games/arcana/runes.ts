// The runes that stand for the choices of every question, in their order; each a path on a field of 28 by 32.
export const RUNES = [
  "M8 4V28M8 6L20 2M8 14L20 10",
  "M8 28V4L20 12V28",
  "M8 4V28M8 10L18 16L8 22",
  "M8 4V28M8 5L19 10M8 12L19 17",
  "M8 28V4L18 10L8 16L19 28",
  "M20 4L8 16L20 28",
  "M5 5L23 27M23 5L5 27",
  "M8 28V4L19 10L8 16",
  "M7 4V28M21 4V28M7 13L21 19",
] as const;

/** How many choices have a rune at once. */
export const RUNE_COUNT = RUNES.length;

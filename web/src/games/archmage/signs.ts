// Our own signs, on a field of 24 by 24, as strokes; what a district is can be told without its colour.
export const KINDS: Record<string, string> = {
  charm: "M12 3l2.400 6.600L21 12l-6.600 2.400L12 21l-2.400-6.600L3 12l6.600-2.400z",
  curse: "M5 19L19 5M5 5l14 14M12 2v4M12 18v4M2 12h4M18 12h4",
  hjem: "M4 12l8-8 8 8M6.500 10v10h11V10M10.500 20v-6h3v6",
  hamre: "M4 9V4h12v5zM10 9v12M16 6.500h4",
  konge: "M4 19h16M4 15.500L3 7l5 4 4-7 4 7 5-4-1 8.500z",
  magibok: "M12 6c-2-2-5-2-8-1.500V19c3-.500 6-.500 8 1.500 2-2 5-2 8-1.500V4.500C17 4 14 4 12 6zM12 6v14.500M16.500 8.500v4M14.500 10.500h4",
  skole: "M2 9l10-5 10 5-10 5zM6 11.500V17c4 3 8 3 12 0v-5.500M22 9v6",
  orm: "M4 20c6 0 3-6 8-6s2 4 6 3-1-7-5-8-5-5-1-6 5 1 4 3M14.500 4v.1",
  smerte: "M12 3c4 5 6 7.500 6 11a6 6 0 0 1-12 0c0-3.500 2-6 6-11zM12 9l-2 4h4l-2 4",
};

export const ARTIFACTS: Record<string, string> = {
  amulet: "M6 3c0 6 3 7 6 8 3-1 6-2 6-8M12 11l4 5-4 5-4-5z",
  boots: "M7 3h7v10c4 1 6 2 6 6H7zM7 15c3 0 4 1 5 4M20 7c-2-2-4-2-6-1",
  horn: "M3 8c0 8 8 12 18 10-4-2-7-6-8-12-3 3-6 4-10 2zM10 13l3-3",
  bow: "M6 3c10 2 13 8 12 18M6 3l12 18M4 20L16 8M16 8h-4M16 8v4",
};

export const PHASES: Record<string, string> = {
  orientation: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 6l3 6-3 6-3-6z",
  movement: "M4 12h14M12 6l6 6-6 6M4 7v10",
  harvesting: "M5 20l4-4M8 15C6 8 11 3 20 4c-6 2-7 6-10 12z",
  regeneration: "M12 3c5 6 7 8.500 7 12a7 7 0 0 1-14 0c0-3.500 2-6 7-12zM9 15a3 3 0 0 0 3 3",
};

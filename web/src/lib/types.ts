// The shapes that the page uses: those of the socket are generated (../types), those of the HTTP interface follow here.
import type { Number as Tallied, Sight, Told } from "../types";

export type * from "../types";
export type { Tallied };

export type Language = "en" | "de";

/** A match in a list. */
export interface MatchLine {
  id: string;
  title: string;
  game: string;
  points: number;
  round: number;
  rounds: number;
  state: "playing" | "over" | "replay";
  seats: { name: string; player: string }[];
  winners: number[];
  updated: string;
  mine: boolean;
}

export interface Home {
  version: string;
  build: string;
  matches: MatchLine[];
  addresses: string[];
}

/** How another device comes in; qr is an SVG. */
export interface Link {
  url: string;
  qr: string;
}

export interface SeatLink extends Link {
  seat: number;
}

export interface MatchInfo extends MatchLine {
  links: (SeatLink | null)[];
  watch: Link | null;
}

export interface SeatWish {
  player: string;
  dice: "app" | "enter";
}

export interface Step {
  seq: number;
  round: number;
  seat: number | null;
  text: string;
}

export interface At {
  sight: Sight;
  told: Told[];
}

export interface Topic {
  id: string;
  title: string;
  chapter: string;
  paragraphs: string[];
  rulings: { code: string; text: string }[];
  editions: string[];
}

export interface TableSettings {
  tiles: Record<string, number>;
}

export interface Pack {
  name: string;
  scenarios: number;
  pieces: number;
}

/** What of the dungeon was touched: its area, and in it a figure, or a door beside it. keys: by the keyboard. */
export interface Touch {
  area: number;
  who: number | null;
  door: number | null;
  keys: boolean;
}

/** Somebody goes along areas. */
export interface Going {
  who: number;
  path: readonly number[];
}

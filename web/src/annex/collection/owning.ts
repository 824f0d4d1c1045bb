// Counting what is owned; pure.
import type { BoxLine, Collection } from "../../types";

const MOST = 99;

/** One more or fewer of something. */
export function counted(counts: Record<string, number>, id: string, by: number): Record<string, number> {
  const { [id]: had = 0, ...others } = counts;
  const has = Math.max(0, Math.min(MOST, had + by));
  return has ? { ...others, [id]: has } : others;
}

/** One more box or one fewer, with all that is in it. */
export function boxed(collection: Collection, box: BoxLine, by: 1 | -1): Collection {
  const had = collection.boxes[box.id] ?? 0;
  if (had + by < 0 || had + by > MOST) return collection;
  return {
    ...collection,
    boxes: counted(collection.boxes, box.id, by),
    golems: [...box.golems, ...box.likely].reduce((counts, id) => counted(counts, id, by), collection.golems),
    tiles: box.tiles.reduce((counts, id) => counted(counts, id, by), collection.tiles),
  };
}

export const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((all, count) => all + count, 0);

/** A file of the command line: JSON is YAML, too. */
export const asFile = ({ golems, relics, tiles }: Collection): string => `${JSON.stringify({ golems, relics, tiles }, null, 2)}\n`;

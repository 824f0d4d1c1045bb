// The city as squares on a sheet: rows and columns, the edges repeated outside, ways that leave at one side and come back.

/** How much of the districts beyond an edge is seen, in districts; on a small board less. */
export const MARGIN = 0.42;
export const NARROW = 0.06;

export interface Square {
  place: number;
  column: number;
  row: number;
  /** Beyond the frame: the same district once more. */
  beyond: boolean;
}

/** All squares row by row, those beyond the frame included. */
export function squares(side: number): Square[] {
  const found: Square[] = [];
  for (let row = -1; row <= side; row++)
    for (let column = -1; column <= side; column++) {
      const beyond = row < 0 || column < 0 || row === side || column === side;
      found.push({ place: ((row + side) % side) * side + ((column + side) % side), column, row, beyond });
    }
  return found;
}

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export function step(facing: number): readonly [number, number] {
  return STEPS[facing] ?? STEPS[0];
}

/** The middle of a place. */
export function middle(place: number, side: number): [number, number] {
  return [(place % side) + 0.5, Math.floor(place / side) + 0.5];
}

/** Where a facing leads from a place, over the edge too. */
export function beside(place: number, facing: number, side: number): number {
  const [x, y] = step(facing);
  const column = ((place % side) + x + side) % side;
  const row = (Math.floor(place / side) + y + side) % side;
  return row * side + column;
}

/** The facing by which a place is nearest; null where none leads there. */
export function toward(from: number, to: number, side: number): number | null {
  const ends = STEPS.map(() => from);
  for (let far = 1; far < side; far++)
    for (let facing = 0; facing < ends.length; facing++) {
      ends[facing] = beside(ends[facing]!, facing, side);
      if (ends[facing] === to) return facing;
    }
  return null;
}

/** The lines of a way from a place on: one, and another one for each time that it goes over an edge. */
export function lines(from: number, path: readonly number[], side: number, margin = MARGIN): [number, number][][] {
  const found: [number, number][][] = [[middle(from, side)]];
  let [x, y] = middle(from, side);
  for (const place of path) {
    const [toX, toY] = middle(place, side);
    if (Math.abs(toX - x) > 1 || Math.abs(toY - y) > 1) {
      const [wayX, wayY] = [Math.sign(x - toX), Math.sign(y - toY)];
      found.at(-1)!.push([x + wayX * (0.5 + margin), y + wayY * (0.5 + margin)]);
      found.push([[toX - wayX * (0.5 + margin), toY - wayY * (0.5 + margin)]]);
    }
    found.at(-1)!.push([toX, toY]);
    [x, y] = [toX, toY];
  }
  return found;
}

/** The points of a way, each with the part of the way that leads to it; at an edge it goes on at the other one without any. */
export function strides(parts: readonly (readonly [number, number])[][]): { point: readonly [number, number]; offset: number }[] {
  let gone = 0;
  const found = parts.flatMap((points) =>
    points.map((point, at) => {
      const [x, y] = points[at - 1] ?? point;
      gone += Math.abs(point[0] - x) + Math.abs(point[1] - y);
      return { point, offset: gone };
    }),
  );
  return found.map(({ point, offset }) => ({ point, offset: offset / gone }));
}

/** Lines as the path of an SVG. */
export function drawn(parts: readonly (readonly [number, number])[][]): string {
  return parts.map((points) => points.map(([x, y], at) => `${at ? "L" : "M"}${x} ${y}`).join("")).join("");
}

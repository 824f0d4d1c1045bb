// Where things are in a picture of the real table.
import type { RealStep } from "../../lib/types";
import { CELL, held, shaped, type View } from "../../shell/board/view";

const EDGE = 46; // for the names of columns and rows

export function whole(columns: number, rows: number): View {
  return { x: -EDGE, y: -EDGE, w: columns * CELL + 2 * EDGE, h: rows * CELL + 2 * EDGE };
}

/** A way with what is around it, at least so many Regions each way, in a window of these proportions. */
export function cropped(places: readonly (readonly number[])[], all: View, least: number, ratio: number): View {
  const [x, w] = span(places.map((at) => at[0] ?? 0), least);
  const [y, h] = span(places.map((at) => at[1] ?? 0), least);
  const view = shaped(x, y, w, h, ratio);
  return view.w > all.w && view.h > all.h ? all : held(view, all);
}

/** Where to begin and how much to show so that all of these are in it, with some of their neighbours. */
function span(places: readonly number[], least: number): [number, number] {
  const first = Math.min(...places);
  const far = Math.max(...places) - first + 1;
  const more = Math.max(0.5, (least - far) / 2);
  return [(first - more) * CELL, (far + 2 * more) * CELL];
}

/** The squares of these Regions as an outline: what is one beside the other is one. */
export function lie(places: readonly (readonly number[])[]): string {
  const there = new Set(places.map(String));
  const side = (at: readonly number[], dx: number, dy: number, line: string) => (there.has(String([at[0]! + dx, at[1]! + dy])) ? "" : line);
  return places
    .map((at) => {
      const [x, y] = [at[0]! * CELL, at[1]! * CELL];
      return [
        side(at, 0, -1, `M${x} ${y}h${CELL}`),
        side(at, 1, 0, `M${x + CELL} ${y}v${CELL}`),
        side(at, 0, 1, `M${x} ${y + CELL}h${CELL}`),
        side(at, -1, 0, `M${x} ${y}v${CELL}`),
      ].join("");
    })
    .join("");
}

export interface Sign {
  region: number;
  /** The drawing of the game's board: `ga-SIGN`. */
  sign: string;
  turned: boolean;
}

const SIGNS: Record<string, string> = { well: "drop", capture: "flag", ground: "laid", laid: "laid", blessing: "blessing", curse: "curse" };

/** How a token or a marker is drawn; nothing for what is a tile or a figure. */
export function marked({ kind, way, deed }: RealStep): Sign[] {
  const region = way.at(-1);
  const sign = Object.hasOwn(SIGNS, kind) ? SIGNS[kind] : undefined;
  return sign && region !== undefined ? [{ region, sign, turned: deed === "turn" }] : [];
}

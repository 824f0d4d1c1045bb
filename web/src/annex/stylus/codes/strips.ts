// Code 128 as it is printed: the encoder of JsBarcode, without what draws.
import { CODE128 } from "jsbarcode/bin/barcodes/CODE128";

export interface Strips {
  /** Of an SVG that is so wide and one high, and may be drawn as high as one likes. */
  wide: number;
  path: string;
}

const QUIET = 10; // light modules beside it
const WIDEST = 220; // modules: on the smaller stickers they are 0.2 mm then, which printers and readers still tell apart
const HELD = /^[\x20-\x7e]+$/;

/** Nothing for what Code 128 cannot hold, or only so wide that it could not be read. */
export function strips(code: string): Strips | null {
  if (!HELD.test(code)) return null;
  const { data } = new CODE128(code, {}).encode();
  const wide = data.length + 2 * QUIET;
  if (wide > WIDEST) return null;
  const path = [...data.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index + QUIET} 0h${run.length}v1h-${run.length}z`);
  return { wide, path: path.join("") };
}

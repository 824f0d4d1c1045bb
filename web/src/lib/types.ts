// The shapes that the page uses; all of them are generated from the Python side.
import type { Number as Tallied } from "../types";

export type * from "../types";
/** A number with its lines; the page must not call it as it calls its own numbers. */
export type { Tallied };

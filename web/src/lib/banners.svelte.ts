// Pictures of banners by the codes that seats carry. What draws them is loaded with the first that is borne.
import type * as Drawing from "../annex/banners/blazon";
import type { Sight } from "./types";

let drawing = $state.raw<typeof Drawing | null>(null);
let asked = false;

function drawn(): typeof Drawing | null {
  if (!drawing && !asked) {
    asked = true;
    import("../annex")
      .then((annex) => annex.drawing())
      .then(
        (found) => (drawing = found),
        () => (asked = false), // it is tried again where the next is shown
      );
  }
  return drawing;
}

/** An image's address; empty for no banner, and until it can be drawn. */
export const bannerOf = (code: string | undefined): string => (code ? (drawn()?.picture(code) ?? "") : "");

/** Those of all seats. */
export const bannersOf = ({ seats }: Sight): string[] => seats.map(({ banner }) => bannerOf(banner));

/** What is on it, in words; empty where its picture is. */
export const bannerSaid = (code: string | undefined): string => (code ? (drawn()?.said(code) ?? "") : "");

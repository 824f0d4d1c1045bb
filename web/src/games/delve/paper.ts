// What cardboard is drawn with: loaded with the table by who prints it.
import "./delve.css";

export { default as Door } from "./Door.svelte";
export { cellsOf, spotOf } from "./ground";
export { default as Land } from "./Land.svelte";
export { DECKS, OVERLAY_SIGNS, PIPS, SIGNS, signOfItem, signOfTiming } from "./signs";
export { default as Silhouette } from "./Silhouette.svelte";
export { default as Symbols } from "./Symbols.svelte";
export { default as Thing } from "./Thing.svelte";

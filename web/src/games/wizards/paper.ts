// What cardboard is drawn with: loaded with the table by who prints it.
export { default as EventSign } from "./EventSign.svelte";
export { default as Golem } from "./Golem.svelte";
export { default as Symbols } from "./Symbols.svelte";
export { SILHOUETTES } from "./symbols";
export { default as TileSign } from "./TileSign.svelte";
export { default as TraitSign } from "./TraitSign.svelte";

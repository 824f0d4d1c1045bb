// What cardboard is drawn with: loaded with the table by who prints it.
import "./arcana.css";

export { default as Ground } from "./board/Ground.svelte";
export { square } from "./board/geometry";
export { default as Mark } from "./Mark.svelte";
export { RUNES } from "./runes";
export { default as Symbols } from "./Symbols.svelte";

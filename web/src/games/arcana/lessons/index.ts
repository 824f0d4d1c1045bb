// The lessons by the name of their set-up, as the head of the battle has it. Loaded only where there is one.
import { firstBattle } from "./first-battle";
import type { Lesson } from "./lesson";

export { default as Guide } from "./Guide.svelte";
export const LESSONS: Record<string, Lesson> = { "first-battle": firstBattle };

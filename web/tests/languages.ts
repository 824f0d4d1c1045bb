// The tests speak every language, and know what every game says.
import { games } from "../src/games";
import { load, opening } from "../src/lib/words.svelte";

for (const game of Object.keys(games)) await opening(game, Promise.resolve());
await Promise.all([load("en"), load("de")]);

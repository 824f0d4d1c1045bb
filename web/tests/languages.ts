// The tests speak every language, and know what every game and every annex says.
import "../src/annex";
import { games } from "../src/games";
import { load, opening } from "../src/lib/words.svelte";

const annexes = Object.keys(import.meta.glob("../../src/shem/**/locale/en/page-annex-*.ftl")).map((path) => /page-(annex-\w+)/.exec(path)![1]!);
for (const name of [...Object.keys(games), ...annexes]) await opening(name, Promise.resolve());
await Promise.all([load("en"), load("de")]);

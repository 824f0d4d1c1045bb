// The tests speak every language.
import { load } from "../src/lib/words.svelte";

await Promise.all([load("en"), load("de")]);

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// `npm run dev` talks to a running `shem serve`; SHEM_SERVER names another address.
const server = process.env.SHEM_SERVER ?? "http://127.0.0.1:8765";

/** The game that a file is of, or the annex: what is no game's, and loaded only by who opens it. `annex`: the door to them. */
function gameOf(path: string): string | undefined {
  if (/src\/games\/\w+\/stylus\//.test(path)) return "annex-stylus"; // loaded by who uses a pen
  const annex = /src\/annex\/(\w+)[./]|\/page-annex-(\w+)\.ftl/.exec(path);
  if (annex) return /src\/annex\/\w+\./.test(path) ? "annex" : `annex-${annex[1] ?? annex[2]}`;
  return /(?:src\/games|shem\/faces)\/(\w+)\//.exec(path)?.[1];
}

/** The words of a language: the house's and each game's. */
function wordsOf(path: string): string {
  return `${gameOf(path) ?? "page"}-${/locale\/(\w+)\//.exec(path)?.[1]}`;
}

/** One sheet for the house and one for each game: it packs a third tighter than thirty. */
const sheetOf = (path: string): string => `${gameOf(path) ?? "page"}-look`;
const tableOf = (path: string): string => `${gameOf(path)}-table`;

function folder(name: string, modules: readonly string[]): string {
  const game = name.startsWith("page-") ? undefined : modules.map(gameOf).find(Boolean);
  return game ? `${game}/` : "";
}

/** A catalogue without what only its readers need. */
const catalogues = {
  name: "catalogues",
  enforce: "pre" as const,
  load(id: string): string | undefined {
    const [path = "", query] = id.split("?");
    if (!path.endsWith(".ftl") || query !== "raw") return undefined;
    return `export default ${JSON.stringify(readFileSync(path, "utf8").replace(/^(?:#.*)?\n/gm, ""))}`;
  },
};

export default defineConfig({
  base: "./",
  plugins: [catalogues, svelte()],
  build: {
    outDir: process.env.SHEM_PAGE ?? fileURLToPath(new URL("../src/shem/app/page", import.meta.url)),
    emptyOutDir: true,
    manifest: true, // of what is loaded with what: size.mjs weighs it
    target: "es2022",
    assetsInlineLimit: 0,
    // What every screen uses is one file, and so is what a game's table uses: it packs tighter than forty. All of a game lies in its
    // own folder, and is loaded when the game is opened.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: sheetOf, debugName: "sheets", test: /src\/.*\.css/, priority: 3 },
            { name: "shell", test: /src\/(shell|lib)\//, priority: 2 },
            { name: "cardboard-table", test: /src\/games\/cardboard\//, priority: 1 }, // before a game takes what it needs
            { name: "screens", test: /src\/screens\// },
            { name: wordsOf, debugName: "words", test: /locale\/\w+\/page/ },
            { name: tableOf, debugName: "tables", test: /src\/(games|annex)\/\w+\/(?!army|camp|codes\/|stylus\/|setup|lessons|drawings|blazon|draw\.ts)/ },
          ],
        },
        chunkFileNames: ({ name, moduleIds }) => `assets/${folder(name, moduleIds)}[name]-[hash].js`,
      },
    },
    // Only sheets: what else a chunk needs is of the shell or one step away, and naming it before everything would weigh more.
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => file.endsWith(".css")) },
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    fs: { allow: [".."] },
  },
  resolve: { conditions: process.env.VITEST ? ["browser"] : undefined },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/languages.ts"], environment: "node", restoreMocks: true },
});

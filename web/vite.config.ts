import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// `npm run dev` talks to a running `shem serve`; SHEM_SERVER names another address.
const server = process.env.SHEM_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  base: "./",
  plugins: [svelte()],
  build: {
    outDir: process.env.SHEM_PAGE ?? fileURLToPath(new URL("../src/shem/app/page", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // What every screen uses is one file: it packs tighter than forty.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "shell", test: /src\/(shell|lib)\// },
            { name: "screens", test: /src\/screens\// },
            { name: "table", test: /src\/games\/arcana\/(?!army|setup|lessons|index)/ },
            ...["en", "de"].map((language) => ({ name: `page-${language}`, test: new RegExp(`locale/${language}/page`) })),
          ],
        },
      },
    },
    cssCodeSplit: false, // one sheet packs a third tighter than thirty
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    fs: { allow: [".."] },
  },
  resolve: { conditions: process.env.VITEST ? ["browser"] : undefined },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/languages.ts"], environment: "node", restoreMocks: true },
});

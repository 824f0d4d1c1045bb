import { mount } from "svelte";
import App from "./App.svelte";
import "./theme.css";
import "./app.css";
import { offers } from "./lib/lessons.svelte";
import { kept } from "./lib/kept";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/words.svelte";

settings.apply();
settings.follow();
offers.follow();
for (const query of ["(prefers-color-scheme: light)", "(prefers-reduced-motion: reduce)", "(prefers-contrast: more)"])
  matchMedia(query).addEventListener("change", () => settings.apply());

const target = document.getElementById("app");
if (target) void speak().then(() => mount(App, { target }));
// Who uses a stylus here has its panel and its readers on every screen.
if (kept("shem-stylus")) void import("./annex").then((annex) => annex.stylus());

if ("serviceWorker" in navigator && import.meta.env.PROD)
  addEventListener("load", () => void navigator.serviceWorker.register("./worker.js").catch(() => undefined));

// How much the built page weighs, gzipped: `npm run size`, after `npm run build`. Fails where the shell and some game together are too
// much: all JavaScript and CSS of their own, with the words of both languages, but not jsQR, which only the photo of a QR code loads.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const MOST = 200; // kB
const page = process.env.SHEM_PAGE ?? fileURLToPath(new URL("../src/shem/app/page", import.meta.url));
const weigh = (name) => gzipSync(readFileSync(join(page, name)), { level: 9 }).length / 1000;
const sum = (names) => [...names].reduce((all, name) => all + weigh(name), 0);
const say = (text, weight) => console.log(`${text.padEnd(48)} ${weight.toFixed(1).padStart(7)} kB`);

const manifest = JSON.parse(readFileSync(join(page, ".vite/manifest.json"), "utf8"));
const ownerOf = (file) => (file.includes("jsQR") ? "jsQR, when a photo is read" : (/^assets\/([\w-]+)\//.exec(file)?.[1] ?? ""));
const parts = new Map(); // a game's files, the shell's under "", what several games share under its folder
const shared = new Map(); // whose files a game's need beside the shell's
for (const { file, css = [], imports = [] } of Object.values(manifest)) {
  if (!file.endsWith(".js")) continue;
  const owner = ownerOf(file);
  parts.set(owner, new Set([...(parts.get(owner) ?? []), file, ...css]));
  for (const other of imports.map((name) => ownerOf(manifest[name].file)).filter((one) => one && one !== owner))
    if (owner) shared.set(owner, new Set([...(shared.get(owner) ?? []), other]));
}
const lent = new Set([...shared.values()].flatMap((others) => [...others]));
const shell = sum(parts.get(""));
const index = readFileSync(join(page, "index.html"), "utf8");

for (const files of parts.values()) for (const file of [...files].filter((one) => weigh(one) > 4)) say(file, weigh(file));
say("named by index.html", sum([...parts.get("")].filter((file) => index.includes(file))));
say("the shell", shell);
let most = 0;
for (const [name, files] of parts)
  if (name.startsWith("jsQR")) say(name, sum(files));
  else if (name && !lent.has(name)) {
    const all = new Set([...files, ...[...(shared.get(name) ?? [])].flatMap((other) => [...parts.get(other)])]);
    say(`the shell and ${name} (at most ${MOST})`, shell + sum(all));
    most = Math.max(most, shell + sum(all));
  }
if (most === 0 || most > MOST) process.exit(1);

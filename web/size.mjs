// How much the built page weighs, gzipped: `npm run size`, after `npm run build`. Fails where the page's own code is too much.
// Own code is all JavaScript and CSS but jsQR, which only the photo of a QR code loads.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const MOST = 200; // kB
const page = process.env.SHEM_PAGE ?? fileURLToPath(new URL("../src/shem/app/page", import.meta.url));
const folder = join(page, "assets");
const weigh = (name) => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length / 1000;
const say = (text, weight) => console.log(`${text.padEnd(48)} ${weight.toFixed(1).padStart(7)} kB`);

const code = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name));
const own = code.filter((name) => !name.startsWith("jsQR"));
const sum = (names) => names.reduce((all, name) => all + weigh(name), 0);
const index = readFileSync(join(page, "index.html"), "utf8");
const first = own.filter((name) => index.includes(name));

for (const name of own.map((one) => [one, weigh(one)]).toSorted((a, b) => b[1] - a[1]).slice(0, 8)) say(name[0], name[1]);
say("named by index.html", sum(first));
say("words, a language (of two)", sum(own.filter((name) => /^page(-[a-z]+)?-/.test(name))) / 2);
say("jsQR, when a photo is read", sum(code) - sum(own));
say(`the page's own code, all of it (at most ${MOST})`, sum(own));
if (sum(own) > MOST) process.exit(1);

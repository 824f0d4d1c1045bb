// The board until it has a page that is built in: tiles by kind and name, chits by colour and number. What can be chosen in a space
// is lit; a touch picks it, the next touch the next of several.
const SVG = "http://www.w3.org/2000/svg";
const SIDE = 8;
const SIZE = 60;
const ROOM = 90; // for the lines below
const FILL = { tower: "#8d7aa8", site: "#9a8350", monolith: "#6f8f86", water: "#3d6a94", wasteland: "#5b5142" };
const MARK = { tower: "♜", monolith: "▲", water: "≈", wasteland: "" };

function element(name, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** The spaces at which a choice can be touched. */
function spacesOf(choice) {
  if (choice.to !== undefined) return [choice.to];
  if (choice.space !== undefined) return [choice.space];
  const unit = choice.target ?? choice.unit;
  return unit === undefined ? [] : [Math.floor(unit / 8)];
}

function chit(unit, place, x, y) {
  const cx = x + 16 + 28 * (place % 2);
  const cy = y + 26 + 22 * Math.floor(place / 2);
  return element(
    "g",
    {},
    element("circle", { cx, cy, r: 10, fill: `var(--badge-${unit.seat})`, stroke: "var(--line)" }),
    element(
      "text",
      { x: cx, y: cy + 4, "text-anchor": "middle", "font-size": 11, "font-weight": 700, fill: "#1a1408" },
      unit.number ? String(unit.number) : "W",
    ),
    element("title", {}, unit.text),
  );
}

function space(number, shown, touched) {
  const { head, scene, choices, armed } = shown;
  const tile = head.tiles[scene.tiles[number]];
  const x = (number % SIDE) * SIZE;
  const y = Math.floor(number / SIDE) * SIZE;
  const here = choices.filter((choice) => spacesOf(choice).includes(number));
  const units = scene.units.filter((unit) => unit.space === number);
  const chosen = here.includes(armed);
  const said = [`${head.spaces[number]} ${tile.name}`, ...units.map((unit) => unit.text), chosen ? armed.text : ""];
  const made = element(
    "g",
    { class: "space", role: "button", tabindex: 0, "aria-label": said.filter(Boolean).join(". "), "data-space": number },
    element("rect", {
      x: x + 1,
      y: y + 1,
      width: SIZE - 2,
      height: SIZE - 2,
      fill: FILL[tile.kind],
      stroke: here.length ? "var(--gold)" : "var(--line)",
      "stroke-width": chosen ? 4 : here.length ? 2.5 : 1,
    }),
    element("text", { x: x + 4, y: y + 12, "font-size": 9, fill: "#fff" }, MARK[tile.kind] ?? tile.name.slice(0, 11)),
    ...units.map((unit, place) => chit(unit, place, x, y)),
  );
  const touch = () => (here.length ? touched.pick(here[(here.indexOf(armed) + 1) % here.length]) : touched.why({ space: number }));
  made.addEventListener("click", touch);
  made.addEventListener("keydown", (event) => event.key === "Enter" && touch());
  return made;
}

/** Below the board: everybody's Mana, then the own cards. */
function lines({ head, scene }) {
  const seats = scene.seats.map((seat) => `${head.seats[seat.number].name}: ${seat.mana} Mana (+${seat.income})`);
  const hands = head.decks.map((deck, number) => {
    const held = scene.hand.filter((card) => card.deck === number);
    return held.length ? `${deck.name}: ${held.map((card) => (card.count > 1 ? `${card.name} x${card.count}` : card.name)).join(", ")}` : "";
  });
  return [...seats, ...hands].filter(Boolean);
}

function written(shown) {
  return lines(shown).map((line, row) =>
    element("text", { x: 4, y: SIDE * SIZE + 14 * (row + 1), "font-size": 10, fill: "currentColor" }, line),
  );
}

export function mount(target, touched) {
  const side = SIDE * SIZE;
  const board = element("svg", { viewBox: `0 0 ${side} ${side + ROOM}`, width: "100%", height: "100%" });
  target.append(board);
  return {
    draw(shown) {
      const spaces = Array.from({ length: SIDE * SIDE }, (_, number) => space(number, shown, touched));
      board.replaceChildren(...spaces, ...written(shown));
    },
    end() {
      board.remove();
    },
  };
}

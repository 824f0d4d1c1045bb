// The specimen's board: a ring with its pawns and their hearts. A pawn that a spell can be cast at is lit, and picks that.
const SVG = "http://www.w3.org/2000/svg";
const PLACES = 6;
const CAST = 5;

function element(name, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** The middle of a place of the ring, at this distance from the ring's. */
function at(place, far) {
  const angle = (place / PLACES) * 2 * Math.PI - Math.PI / 2;
  return { x: 100 + far * Math.cos(angle), y: 100 + far * Math.sin(angle) };
}

function pawn(seat, { scene, choices, armed }, touched) {
  const place = scene.places[seat];
  const { x, y } = at(place, 62 + 22 * (scene.places.slice(0, seat).filter((other) => other === place).length - 0.5));
  const cast = choices.find((choice) => choice.key[0] === CAST && choice.key[1] === seat);
  const stroke = cast && cast === armed ? 4 : cast ? 2.5 : 1;
  const made = element(
    "g",
    { class: "pawn", role: "button", tabindex: 0, "aria-label": cast?.text ?? `${seat + 1}: ${scene.hearts[seat]}`, "data-seat": seat },
    element("circle", { cx: x, cy: y, r: 10, fill: `var(--badge-${seat})`, stroke: cast ? "var(--gold)" : "var(--line)", "stroke-width": stroke }),
    element("text", { x, y: y + 4, "text-anchor": "middle", "font-size": 11, "font-weight": 700, fill: "#1a1408" }, String(scene.hearts[seat])),
  );
  const touch = () => (cast ? touched.pick(cast) : touched.why({ act: CAST, number: seat }));
  made.addEventListener("click", touch);
  made.addEventListener("keydown", (event) => event.key === "Enter" && touch());
  return made;
}

export function mount(target, touched) {
  const board = element("svg", { class: "ring", viewBox: "0 0 200 200", width: "100%", height: "100%" });
  target.append(board);
  return {
    draw(shown) {
      const ring = Array.from({ length: PLACES }, (_, place) => {
        const { x, y } = at(place, 62);
        return element("circle", { cx: x, cy: y, r: 27, fill: "var(--panel)", stroke: "var(--line)" });
      });
      board.replaceChildren(...ring, ...shown.scene.places.map((_, seat) => pawn(seat, shown, touched)));
    },
    end() {
      board.remove();
    },
  };
}

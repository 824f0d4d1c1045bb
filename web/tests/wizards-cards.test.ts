// What is drawn on a card of Wizards besides its name.
import { describe, expect, it } from "vitest";
import { EVENT_DECK, figuresOf, GOLEM_DECK } from "../src/games/wizards/figures";
import type { EventCard, GolemCard, WizardsHead } from "../src/types";

const PLAIN = { hardness: "", hits: 0, move: 0, force: 0, armor: 0, flies: false, site: -1, copies: 4, text: "" };
const golem: GolemCard[] = [
  { ...PLAIN, card: 0, id: "stone", name: "Stone", trait: "material", value: 0, hardness: "rock", force: 3, armor: 2, site: 4 },
  { ...PLAIN, card: 1, id: "large", name: "Large", trait: "size", value: 2, hits: 3, force: 2, armor: 3 },
  { ...PLAIN, card: 2, id: "flyer", name: "Flyer", trait: "shape", value: 2, move: 4, armor: -1, flies: true },
];
const event = (deed: string, amount: number, turns = 0): EventCard => {
  return { card: 0, id: deed, name: deed, deed, battle: false, amount, turns, copies: 2, text: "" };
};
const said = (deck: number, card: number, events: EventCard[] = []) =>
  figuresOf({ golem, event: events } as unknown as WizardsHead, deck, card).map(({ icon, text }) => `${icon} ${text}`);

describe("figures of a card", () => {
  it("are those of its own trait", () => {
    expect(said(GOLEM_DECK, 0)).toEqual(["swords +3", "shield +2"]);
    expect(said(GOLEM_DECK, 1)).toEqual(["heart 3", "swords +2", "shield +3"]);
    expect(said(GOLEM_DECK, 2)).toEqual(["end 4", "swords 0", "shield \u22121"]);
  });

  it("tell what an event changes, and for how long", () => {
    expect(said(EVENT_DECK, 0, [event("armor", 7)])).toEqual(["shield +7"]);
    expect(said(EVENT_DECK, 0, [event("power", 1, 2)])).toEqual(["swords +1", "clock 2"]);
    expect(said(EVENT_DECK, 0, [event("haste", 0)])).toEqual([]);
  });
});

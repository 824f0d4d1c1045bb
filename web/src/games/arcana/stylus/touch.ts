// What a touch means in a battle of Golem Arcana: what a finger on the same thing means.
import type { Field, Hand } from "../../../lib/pen";
import type { Tallied } from "../../../lib/types";
import type { GolemNow, StylusGroup } from "../../../types";
import type { Tap } from "../flow";
import type { Play } from "../play.svelte";

interface Here {
  play: Play;
  tap: (at: Tap, byKeys: boolean) => void;
}

const KEYS: Record<string, string> = { map: "m", roll: "d", enter: "Enter", end: "e", undo: "u" };
const SIDE = 3; // Regions along a tile

type Key = (name: string) => boolean;

export default function hand(here: unknown, key: Key): Hand {
  const { play, tap } = here as Here;
  return {
    touch: async (field, name) => (field.kind === "control" ? control(play, String(field.of), key) : touch(play, tap, field, name)),
    page: () => page(play),
    dive: () => dive(play),
    inPlay: (groups) => inPlay(play, groups),
    spoken,
  };
}

async function touch(play: Play, tap: Here["tap"], field: Field, name: string): Promise<boolean> {
  if (!play.scene) return false;
  if (field.kind === "region") {
    const region = regionOf(play, field);
    if (region === undefined) return false;
    tap({ region, golem: null }, false);
    return true;
  }
  if (field.kind === "relic") return relic(play, name);
  const golem = golemOf(play, field);
  if (!golem) return false;
  if (field.kind === "figure") {
    if (golem.at >= 0) tap({ region: golem.at, golem: golem.number }, false);
    else play.pickGolem(golem.number);
    return true;
  }
  await open(play, golem);
  if (field.kind === "ability") await play.pickSlot(Number(field.slot));
  if (field.kind === "knight") await pickOf(play, "knight");
  return true;
}

/** Whom a base or a card means: of a base the one of its number among those of its kind, of a card the one that is open, else one's
 * own that can act. */
function golemOf(play: Play, { kind, of, nth, number }: Field): GolemNow | undefined {
  if (number !== undefined) return play.golems[Number(number) - 1];
  const alike = play.golems.filter((golem) => golem.sigil === of);
  if (kind === "figure") return alike[Number(nth ?? 1) - 1];
  const own = alike.filter((golem) => golem.army === play.mine);
  return alike.find((golem) => golem === play.chosen) ?? own.find((golem) => golem.can.length) ?? own[0] ?? alike[0];
}

/** Its card, as soon as it is there. */
async function open(play: Play, golem: GolemNow): Promise<void> {
  if (play.chosen !== golem || play.panel || play.regionCard) play.pickGolem(golem.number);
  const end = Date.now() + 5000;
  while (play.card?.golem !== golem.number && Date.now() < end) await new Promise((done) => setTimeout(done, 30));
}

async function pickOf(play: Play, origin: string): Promise<void> {
  const slot = play.card?.abilities.find((ability) => ability.origin === origin)?.slot;
  if (slot !== undefined) await play.pickSlot(slot);
}

/** The Golem of one's own that carries it, and what it does there. */
async function relic(play: Play, name: string): Promise<boolean> {
  for (const golem of play.golems.filter(({ army, at }) => army === play.mine && at >= 0)) {
    await open(play, golem);
    if (play.card?.relic !== name) continue;
    await pickOf(play, "relic");
    return true;
  }
  return false;
}

function regionOf(play: Play, { at, tile, spot }: Field): number | undefined {
  if (at !== undefined) return play.head.regions.find((region) => region.name === at)?.number;
  const laid = play.head.tiles.find(({ side }) => side === tile);
  if (!laid) return undefined;
  let [column, row] = [(Number(spot) - 1) % SIDE, Math.floor((Number(spot) - 1) / SIDE)];
  for (let turn = 0; turn < laid.turn; turn += 90) [column, row] = [SIDE - 1 - row, column];
  const [left = 0, top = 0] = laid.at;
  return play.head.regions.find((region) => region.at[0] === left + column && region.at[1] === top + row)?.number;
}

function control(play: Play, of: string, key: Key): boolean {
  if (!play.scene) return false;
  if (of in KEYS) return key(KEYS[of]!);
  const [panel, arrow] = of.split("-") as ["armies" | "ancients", "previous" | "next" | undefined];
  if (panel !== "armies" && panel !== "ancients") return false;
  if (!arrow || play.panel !== panel) play.toggle(panel);
  if (arrow) step(play, panel, arrow === "next" ? 1 : -1);
  return true;
}

function step(play: Play, panel: "armies" | "ancients", way: number): void {
  const numbers = play.head.armies.map((army) => army.number);
  const place = numbers.indexOf(play.army);
  play.openArmy(numbers[(place + way + numbers.length) % numbers.length]!, panel);
}

function inPlay(play: Play, groups: StylusGroup[]): StylusGroup[] {
  if (!play.table.head || !play.scene) return groups;
  const { golems, head } = play;
  const cards = new Set(golems.map(({ sigil }) => sigil));
  const sides = new Set(head.tiles.map(({ side }) => side));
  return groups.filter(({ fields }) => {
    const { kind, of, tile } = fields[0]?.field ?? {};
    if (tile !== undefined) return sides.has(String(tile));
    return kind === "relic" || kind === "control" || cards.has(String(of));
  });
}

function page(play: Play): boolean {
  if (play.panel !== "armies" && play.panel !== "ancients") return false;
  step(play, play.panel, 1);
  return true;
}

function dive(play: Play): boolean {
  const { call } = play.news;
  const blow = call?.kind === "strike" ? call.strike.blows[0] : undefined;
  if (blow) play.dives.into(blow.told);
  else if (play.armed && play.numbers.length) play.dives.show(play.numbers, play.armed.text);
  else if (play.panel === "armies") play.dives.ask("pools", { army: play.army });
  else if (!play.panel && !play.regionCard && play.chosen) showCard(play);
  else return false;
  return true;
}

function showCard(play: Play): void {
  const { slot } = play.selection;
  const ability = play.card?.abilities.find((one) => one.slot === slot);
  const figures = (ability ?? play.card)?.figures ?? [];
  const numbers: Tallied[] = figures.map(({ number }) => number);
  play.dives.show(numbers, ability?.name ?? play.card?.name ?? "");
}

/** C4 is a Region, 3 a figure, as the map's page writes them. */
function spoken(code: string): Field | null {
  if (/^[a-z]{1,2}\d{1,2}$/i.test(code)) return { kind: "region", at: code.toUpperCase() };
  return /^\d{1,2}$/.test(code) ? { kind: "figure", number: Number(code) } : null;
}

// An army in the making: what changes it, what it costs, and where it is kept until it is saved. Whether it is sound is
// for the server to say.
import { matches } from "../../../lib/text";
import type { Army, ArmyGolem, ArmyProblemLine, GolemPiece, KnightPiece, Pieces, RelicPiece } from "../../../lib/types";

export const MASTER = "golem-master";

export function blank(faction: string, points: number): Army {
  return { title: { en: "", de: "" }, about: { en: "", de: "" }, faction, points, golems: [], ancients: [] };
}

/** A copy under another name; both languages keep theirs. */
export function copyOf(army: Army, name: (title: string) => string): Army {
  const { en, de } = army.title;
  return { ...structuredClone(army), title: { en: name(en), de: de ? name(de) : "" } };
}

// Pieces by id.

export class Cards {
  readonly golems: Map<string, GolemPiece>;
  readonly knights: Map<string, KnightPiece>;
  readonly relics: Map<string, RelicPiece>;
  readonly ancients: Map<string, Pieces["ancients"][number]>;
  readonly all: Pieces;

  constructor(all: Pieces) {
    const by = <T extends { id: string }>(list: T[]) => new Map(list.map((one) => [one.id, one]));
    this.all = all;
    this.golems = by(all.golems);
    this.knights = by(all.knights);
    this.relics = by(all.relics);
    this.ancients = by(all.ancients);
  }

  /** The Knights that may command a Golem in a faction's army, the Golem Master first. */
  commanders(golem: string, faction: string): KnightPiece[] {
    return found(this.knights, this.golems.get(golem)?.commanders[faction] ?? []);
  }

  /** The Relics that a Golem can carry. */
  carried(golem: string): RelicPiece[] {
    return found(this.relics, this.golems.get(golem)?.relics ?? []);
  }

  name(id: string): string {
    return (this.golems.get(id) ?? this.knights.get(id) ?? this.relics.get(id) ?? this.ancients.get(id))?.name ?? id;
  }
}

function found<T>(table: Map<string, T>, ids: string[]): T[] {
  return ids.flatMap((id) => table.get(id) ?? []);
}

// What it costs.

/** A Golem with its Knights and its Relic. */
export function cost(entry: ArmyGolem, cards: Cards): number {
  const knights = entry.knights.reduce((sum, id) => sum + (cards.knights.get(id)?.apv ?? 0), 0);
  return (cards.golems.get(entry.golem)?.apv ?? 0) + knights + (cards.relics.get(entry.relic)?.apv ?? 0);
}

/** The whole army. */
export function total(army: Army, cards: Cards): number {
  const golems = army.golems.reduce((sum, entry) => sum + cost(entry, cards), 0);
  return golems + army.ancients.reduce((sum, id) => sum + (cards.ancients.get(id)?.apv ?? 0), 0);
}

/** How many of a Golem it has. */
export const count = (army: Army, golem: string) => army.golems.filter((entry) => entry.golem === golem).length;

// What changes it; every change is a new army.

export function add(army: Army, golem: string): Army {
  return { ...army, golems: [...army.golems, { golem, knights: [], relic: "" }] };
}

/** Another like it, without what there is only once. */
export function again(army: Army, at: number): Army {
  const like = army.golems[at];
  if (!like) return army;
  return { ...army, golems: army.golems.toSpliced(at + 1, 0, { golem: like.golem, knights: [], relic: "" }) };
}

export function drop(army: Army, at: number): Army {
  return { ...army, golems: army.golems.toSpliced(at, 1) };
}

/** The last of a Golem leaves. */
export function dropLast(army: Army, golem: string): Army {
  const at = army.golems.findLastIndex((entry) => entry.golem === golem);
  return at < 0 ? army : drop(army, at);
}

export function move(army: Army, at: number, by: number): Army {
  const entry = army.golems[at];
  const to = at + by;
  if (!entry || to < 0 || to >= army.golems.length) return army;
  return { ...army, golems: army.golems.toSpliced(at, 1).toSpliced(to, 0, entry) };
}

/** A Knight takes a place among a Golem's; whoever is there only once leaves the Golem that he commanded. */
export function command(army: Army, at: number, place: number, knight: string, cards: Cards): Army {
  const unique = cards.knights.get(knight)?.unique ?? false;
  const golems = army.golems.map((entry, number) => {
    const most = cards.golems.get(entry.golem)?.knights ?? 1;
    let knights = unique ? entry.knights.map((id) => (id === knight ? MASTER : id)) : [...entry.knights];
    if (number === at) {
      knights = Array.from({ length: most }, (_, seat) => (seat === place ? knight : (knights[seat] ?? MASTER)));
    }
    return { ...entry, knights: knights.every((id) => id === MASTER) ? [] : knights };
  });
  return { ...army, golems };
}

/** A Golem takes a Relic (empty: none) from whoever carries it. */
export function carry(army: Army, at: number, relic: string): Army {
  const golems = army.golems.map((entry, number) =>
    number === at ? { ...entry, relic } : relic && entry.relic === relic ? { ...entry, relic: "" } : entry,
  );
  return { ...army, golems };
}

export function call(army: Army, ancient: string): Army {
  const there = army.ancients.includes(ancient);
  return { ...army, ancients: there ? army.ancients.filter((id) => id !== ancient) : [...army.ancients, ancient] };
}

/** Who has a Knight or Relic now: the place of a Golem; -1 nobody. */
export const bearer = (army: Army, id: string) =>
  army.golems.findIndex((entry) => entry.relic === id || entry.knights.includes(id));

/** The problems at a Golem. */
export const problemsAt = (problems: ArmyProblemLine[], at: number) =>
  problems.filter(({ where }) => where === `golems.${at}` || where.startsWith(`golems.${at}.`));

// Filters.

export interface Filter {
  search: string;
  size: string;
  arcanum: string;
  /** Only what the army's faction may use. */
  own: boolean;
  /** Only what still fits its points. */
  fits: boolean;
  /** Only what this device has in its collection. */
  mine: boolean;
  order: "apv" | "name";
}

export const open: Filter = { search: "", size: "", arcanum: "", own: true, fits: false, mine: false, order: "apv" };

export function golems(cards: Cards, filter: Filter, faction: string, left: number): GolemPiece[] {
  const shown = cards.all.golems.filter(
    (one) =>
      (!filter.size || one.size === filter.size) &&
      (!filter.arcanum || one.arcanum === filter.arcanum) &&
      (!filter.own || one.factions.includes(faction)) &&
      (!filter.mine || cards.all.owned?.[one.id]) &&
      (!filter.fits || one.apv <= left) &&
      matches(filter.search, words(one)),
  );
  return filter.order === "name" ? shown.toSorted((a, b) => a.name.localeCompare(b.name)) : shown;
}

/** What is searched in: names, and what abilities do. */
function words(one: GolemPiece): string {
  return [one.name, one.size_name, one.arcanum_name, ...one.abilities.flatMap(({ name, words }) => [name, ...words])].join(" ");
}

// Drafts: kept in the browser with every change until they are saved, so that a reload loses nothing.

const PLACE = "shem-armies";

export interface Draft {
  army: Army;
  at: string;
}

type Storage = Pick<globalThis.Storage, "getItem" | "setItem">;

export class Drafts {
  #storage: Storage | null;

  constructor(storage: Storage | null = here()) {
    this.#storage = storage;
  }

  /** By the id of the saved army, or `new-…`. */
  all(): Record<string, Draft> {
    try {
      const found: unknown = JSON.parse(this.#storage?.getItem(PLACE) ?? "{}");
      return Object.fromEntries(Object.entries(found as object).filter(([, one]) => isDraft(one))) as Record<string, Draft>;
    } catch {
      return {}; // not ours
    }
  }

  of(key: string): Army | null {
    return this.all()[key]?.army ?? null;
  }

  keep(key: string, army: Army, at = new Date()): void {
    this.#write({ ...this.all(), [key]: { army, at: at.toISOString() } });
  }

  drop(key: string): void {
    const { [key]: _, ...rest } = this.all();
    this.#write(rest);
  }

  #write(drafts: Record<string, Draft>): void {
    try {
      this.#storage?.setItem(PLACE, JSON.stringify(drafts));
    } catch {
      // Without storage a draft lives as long as its page.
    }
  }
}

function here(): Storage | null {
  try {
    return typeof localStorage === "undefined" ? null : localStorage;
  } catch {
    return null; // forbidden
  }
}

function isDraft(one: unknown): one is Draft {
  const army = (one as Partial<Draft> | null)?.army;
  return typeof army === "object" && army !== null && Array.isArray(army.golems) && Array.isArray(army.ancients) && !!army.title;
}

export const newKey = () => `new-${Math.random().toString(36).slice(2, 10)}`;

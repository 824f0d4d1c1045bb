// One match at the table: what is asked, what is touched, and what comes of it.
import { untrack } from "svelte";
import { announce } from "../../lib/announce.svelte";
import { Dives } from "../../lib/dives.svelte";
import type { Table } from "../../lib/match.svelte";
import { whoOf } from "../../lib/people";
import { Seat } from "../../lib/seat.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Tallied, Why } from "../../lib/types";
import { n, percent, t } from "../../lib/words.svelte";
import { areaOf, groupsOf, keyOf, meant, nameOf, optionOf, type Option } from "./flow";
import { News } from "./news.svelte";
import { keepPages, pagesRead } from "./pages";
import type {
  ActivationCard,
  AreaCard,
  DelveAdvice,
  DelveChoice,
  DelveChoices,
  DelveHead,
  DelveOdds,
  DelveScene,
  EnemyNow,
  FigureCard,
  HeroNow,
} from "../../types";
import type { TokenMark } from "./Token.svelte";
import type { Touch } from "./touch";

/** What the side shows besides what is asked. */
export type Panel = "party" | "log" | "decks" | "book" | "why";
/** A card that is looked at. */
export type Opened = { kind: "area"; card: AreaCard } | { kind: "figure"; card: FigureCard };

const EMPTY: DelveChoices = { prompt: "", text: "", choices: [] };
/** Kinds of which each is worth a line of its own, however many there are. */
const LISTED = new Set(["next", "choose", "star", "victim", "push", "dash", "stand", "rise", "pray", "focus", "reorganize", "enhance"]);
/** Where the lines of the list stand, by what they do. */
const ORDER = ["attack", "power", "item", "blessing", "open", "force", "search", "pray", "focus", "dash", "stand", "rise", "move"];

export class Play extends Seat<DelveHead, DelveScene, DelveChoice> {
  readonly news: News;
  readonly dives: Dives;

  offered = $state.raw<DelveChoices>(EMPTY);
  /** The group of choices that was touched first: an Item, a power, doors. */
  group = $state<string | null>(null);
  /** What several choices have in common that were touched on the board. */
  narrowed = $state.raw<ReadonlySet<string> | null>(null);
  armedKey = $state<string | null>(null);
  numbers = $state.raw<Tallied[]>([]);
  odds = $state.raw<DelveOdds | null>(null);
  /** Tallies of the attack that is made. */
  fightNumbers = $state.raw<Tallied[]>([]);
  advice = $state.raw<DelveAdvice | null>(null);
  panel = $state<Panel | null>(null);
  opened = $state.raw<Opened | null>(null);
  /** Whose sheet is shown among the party. */
  sheet = $state<number | null>(null);
  why = $state.raw<(Why & { area: number | null }) | null>(null);
  /** Why an Enemy did what it did. */
  trial = $state.raw<ActivationCard | null>(null);
  /** There is room beside the dungeon for an Enemy that thinks. */
  wide = $state(false);
  /** The result was put away to look at the dungeon. */
  looked = $state(false);
  /** How many pages of the Book were read on this device; who comes to the table for the first time reads the last. */
  pages = $state(-1);

  #asked = "";
  #round = 0;

  constructor(table: Table) {
    super(table);
    this.dives = new Dives(table);
    this.news = new News(
      () => this.table.log.filter(({ kind }) => kind === "activated").length,
      (number) => this.ask<ActivationCard>("activation", { number }),
    );
  }

  readonly choices = $derived(this.shown(this.offered.choices));
  /** The Hero that acts, or whose seat is asked. */
  readonly actor = $derived.by<HeroNow | null>(() => {
    const seat = this.scene?.turn?.seat ?? this.sight.pending.seats[0] ?? this.mine;
    return this.scene?.heroes.find((hero) => hero.seat === seat) ?? null;
  });
  readonly armed = $derived(this.choices.find((choice) => keyOf(choice) === this.armedKey) ?? null);
  readonly pass = $derived(this.choices.find(({ does }) => does === "done") ?? null);
  /** The choices that what was touched leaves. */
  readonly within = $derived.by<readonly DelveChoice[]>(() => {
    const { narrowed, group } = this;
    if (narrowed) return this.choices.filter((choice) => narrowed.has(keyOf(choice)));
    return group === null ? [] : this.choices.filter((choice) => choice.group === group);
  });
  /** What stands in the list: first what one begins with, then what that leads to; last what passes. */
  readonly options = $derived.by<Option[]>(() => {
    const of = this.within.length ? this.within : this.choices;
    const rest = of.filter(({ does }) => does !== "done");
    const lines = this.within.length ? rest.map((choice) => this.#line(choice)) : this.#beginnings(rest);
    return this.pass ? [...lines, this.#line(this.pass)] : lines;
  });

  readonly #areas = $derived(new Map([...(this.scene?.heroes ?? []), ...(this.scene?.enemies ?? [])].map(({ who, area }) => [who, area])));
  readonly #things = $derived({
    chests: new Map((this.scene?.areas ?? []).flatMap(({ area, chest }) => (chest === null ? [] : [[chest, area] as const]))),
    searches: new Map((this.scene?.areas ?? []).flatMap(({ area, search }) => (search === null ? [] : [[search, area] as const]))),
    own: this.actor?.area ?? null,
  });
  /** The choices that the board shows now. */
  readonly #shown = $derived(this.within.length ? this.within : this.choices);
  readonly selectable = $derived.by<ReadonlySet<number>>(() => {
    const { chests, searches } = this.#things;
    const found = this.#shown.map((choice) => areaOf(choice, this.#areas) ?? chests.get(choice.chest ?? -1) ?? searches.get(choice.search ?? -1));
    return new Set(found.filter((area) => area !== undefined));
  });
  readonly reach = $derived(
    new Map(this.#shown.flatMap(({ does, area, points }) => (does === "move" && area !== undefined ? [[area, points ?? 1] as const] : []))),
  );
  readonly doors = $derived(new Set(this.#shown.flatMap(({ door }) => (door === undefined ? [] : [door]))));
  /** What is written above figures that can be chosen: the best of what can be done to them. */
  readonly marks = $derived.by<ReadonlyMap<number, TokenMark>>(() => {
    const found = new Map<number, TokenMark>();
    for (const { does, who, chance, text } of this.#shown) {
      if (who === undefined || (this.group === null && !this.narrowed && does !== "attack" && does !== "victim")) continue;
      const before = found.get(who);
      if (before?.kill !== undefined && before.kill >= (chance ?? 0)) continue;
      found.set(who, does === "victim" ? { kind: "victim", text } : { kind: "target", ...(chance !== undefined && { kill: chance }) });
    }
    return found;
  });
  /** One of those that are marked is to be chosen. */
  readonly aimed = $derived(this.within.length > 0 || this.offered.prompt === "victim");
  /** What is seen from the area whose card is open. */
  readonly view = $derived(this.opened?.kind === "area" && this.opened.card.sees.length ? { from: this.opened.card.area, sees: new Set(this.opened.card.sees) } : null);
  /** A page of the Book waits to be read, or a choice in it. */
  readonly story = $derived.by<boolean>(() => {
    const { scene } = this;
    if (!scene || this.pages < 0 || this.table.still || this.table.playing !== null) return false;
    return scene.book.length > this.pages || (scene.choosing.length > 0 && this.deciding);
  });

  figure(who: number): HeroNow | EnemyNow | undefined {
    return [...(this.scene?.heroes ?? []), ...(this.scene?.enemies ?? [])].find((one) => one.who === who);
  }

  name(seat: number): string {
    return this.head.heroes[seat]?.name ?? "";
  }

  /** Who plays a seat, where a person does; a bot's kind is in its name. */
  who(seat: number): string {
    return this.sight.seats[seat]?.player === "person" ? whoOf(this.sight, seat) : "";
  }

  #line(choice: DelveChoice): Option {
    const { chance, wounds, evades } = choice;
    const odds = chance === undefined ? "" : t("page-delve-line-odds", { kills: percent(chance), mean: n(wounds ?? 0) });
    return optionOf(choice, this.armedKey, odds || (evades ? t("page-delve-line-evades") : ""));
  }

  #beginnings(choices: readonly DelveChoice[]): Option[] {
    const place = ({ does }: DelveChoice) => (ORDER.indexOf(does) + ORDER.length + 1) % (ORDER.length + 1);
    const groups = groupsOf(choices).toSorted(([one], [other]) => place(one!) - place(other!));
    return groups.flatMap((group) => {
      const [first] = group as [DelveChoice];
      if (group.length === 1 || LISTED.has(first.does)) return group.map((choice) => this.#line(choice));
      const text = nameOf(first, this.head, this.actor?.seat ?? 0) || t(`page-delve-begin-${first.does}` as "page-delve-begin-move");
      return [{ key: first.group, text, does: t("page-delve-begin-count", { count: group.length }), price: "", pressed: false, choice: null }];
    });
  }

  // What happens.

  /** A new Sight has come: what is asked is loaded. */
  arrive(): void {
    const { sight, scene } = this;
    this.why = null;
    void this.#renew();
    if (!this.over) this.looked = false;
    if (scene && this.pages < 0) this.pages = pagesRead(this.table.head!.id) ?? Math.max(0, scene.book.length - 1);
    if (scene && (this.pages > scene.book.length || this.table.still)) this.pages = scene.book.length;
    const asked = this.deciding ? [this.mine, sight.decided, settings.language].join("/") : "";
    if (asked === this.#asked && asked) return;
    this.#asked = asked;
    this.#round++;
    this.offered = EMPTY;
    this.advice = null;
    this.trial = null;
    this.#clear();
    if (asked) void this.#load();
    void this.#fight();
  }

  async #load(): Promise<void> {
    const round = this.#round;
    const found = await this.ask<DelveChoices>("choices", {});
    if (round !== this.#round || !found) return;
    this.offered = found;
    this.panel = null;
    this.opened = null;
    this.sheet = null;
    announce(found.text);
  }

  /** The tallies and the odds of the attack that is made. */
  async #fight(): Promise<void> {
    const { sight } = this;
    const fights = this.scene?.fight;
    const numbers = fights ? await this.ask<Tallied[]>("numbers", { fight: 0 }) : null;
    const odds = fights ? await this.ask<DelveOdds>("odds", {}) : null;
    if (sight !== this.sight) return;
    this.fightNumbers = numbers ?? [];
    if (fights) this.odds = odds;
  }

  #clear(): void {
    this.group = null;
    this.narrowed = null;
    this.#disarm();
  }

  #disarm(): void {
    this.armedKey = null;
    this.numbers = [];
    if (!this.scene?.fight) this.odds = null;
  }

  /** What is open stays open, as of now. */
  async #renew(): Promise<void> {
    const { opened } = this;
    if (!opened) return;
    if (opened.kind === "area") await this.openArea(opened.card.area);
    else if (this.figure(opened.card.who)) await this.openFigure(opened.card.who);
    else this.opened = null;
  }

  // What is touched.

  tap(touch: Touch): void {
    this.why = null;
    this.letGo();
    let found = [...meant(this.#shown, touch, this.#things), ...this.#marked(touch)];
    if (!found.length && this.within.length) found = meant(this.choices, touch, this.#things);
    if (!found.length && touch.who !== null) {
      void this.openFigure(touch.who);
      return;
    }
    if (!found.length) {
      void (touch.door !== null ? this.askWhy({ door: touch.door }, touch.area) : this.openArea(touch.area));
      return;
    }
    const held = found.findIndex((choice) => keyOf(choice) === this.armedKey);
    if (found.length === 1) this.pick(found[0]!);
    else if (held >= 0 && this.narrowed?.size === found.length) this.arm(found[(held + 1) % found.length]!);
    else {
      this.#disarm();
      this.narrowed = new Set(found.map(keyOf));
      const attack = found.find(({ does }) => does === "attack");
      if (attack) this.arm(found.filter(({ does }) => does === "attack").toSorted((a, b) => (b.chance ?? 0) - (a.chance ?? 0) || (b.wounds ?? 0) - (a.wounds ?? 0))[0]!);
      else announce(t("page-delve-begin-count", { count: found.length }));
    }
  }

  /** Keys have no figures of their own: an area means those in it that are marked, too. */
  #marked({ area, door, keys }: Touch): DelveChoice[] {
    if (!keys || door !== null) return [];
    return this.#shown.filter(({ who, area: there }) => who !== undefined && there === undefined && this.marks.has(who) && this.#areas.get(who) === area);
  }

  /** Begin with a group of choices. */
  take(group: string): void {
    this.#clear();
    this.why = null;
    this.group = group;
    const { within } = this;
    if (within.length === 1) this.arm(within[0]!);
  }

  /** A power, Item or Blessing of the sheet was touched. */
  takeOf(what: "power" | "item" | "blessing", number: number): void {
    const found = this.choices.filter((choice) => choice[what] === number && choice.does !== "drop");
    if (!found.length) return;
    this.panel = null;
    if (found.length === 1) this.pick(found[0]!);
    else {
      this.#clear();
      this.narrowed = new Set(found.map(keyOf));
    }
  }

  usable(what: "power" | "item" | "blessing"): ReadonlySet<number> {
    return new Set(this.choices.flatMap((choice) => (choice[what] === undefined || choice.does === "drop" ? [] : [choice[what]])));
  }

  choose({ key, choice }: Option): void {
    if (choice) this.pick(choice);
    else this.take(key);
  }

  /** Choose; what is chosen already is done. */
  pick(choice: DelveChoice): void {
    if (keyOf(choice) === this.armedKey) this.commit();
    else this.arm(choice);
  }

  /** What the gold button will do. */
  arm(choice: DelveChoice): void {
    this.#disarm();
    this.why = null;
    this.armedKey = keyOf(choice);
    announce([choice.text, this.#line(choice).does, choice.price].filter(Boolean).join(". "));
    void this.#weigh(choice);
  }

  /** What speaks for what is armed, and against it. */
  async #weigh(choice: DelveChoice): Promise<void> {
    const still = () => this.armedKey === keyOf(choice);
    void this.ask<Tallied[]>("numbers", {}, choice.key).then((found) => still() && (this.numbers = found ?? []));
    if (choice.does !== "attack") return;
    const found = await this.ask<DelveOdds>("odds", { way: choice.key[1] ?? 0, target: choice.key[2] ?? 0 });
    if (still()) this.odds = found;
  }

  commit(): void {
    if (!this.armed || this.table.busy || !this.deciding) return;
    this.table.forget();
    this.table.act(this.armed.key);
  }

  /** A choice of the Book: it is done at once, for the page asks whether it is meant. */
  settle(choice: number): void {
    const found = this.choices.find((one) => one.choice === choice);
    if (found) this.pick(found);
  }

  /** One step back. */
  cancel(): void {
    if (this.why) this.why = null;
    else if (this.armedKey !== null) this.#disarm();
    else if (this.group !== null || this.narrowed) this.#clear();
    else if (this.trial) this.trial = null;
    else if (this.opened) this.opened = null;
    else if (this.panel) this.panel = null;
    else this.advice = null;
  }

  toggle(panel: Panel): void {
    this.opened = null;
    this.panel = this.panel === panel ? null : panel;
    if (this.panel !== "why") this.trial = null;
  }

  /** A page of the Book is read. */
  read(): void {
    this.pages = Math.min(this.pages + 1, this.scene?.book.length ?? 0);
    keepPages(this.table.head!.id, this.pages);
  }

  // Cards to look at.

  async openArea(area: number): Promise<void> {
    const card = await this.ask<AreaCard>("area", { area });
    if (!card) return;
    if (this.opened?.kind !== "area" || this.opened.card.area !== area) announce([card.name, ...card.lines].join(". "));
    this.opened = { kind: "area", card };
  }

  async openFigure(who: number): Promise<void> {
    const card = await this.ask<FigureCard>("figure", { who });
    if (!card) return;
    this.opened = { kind: "figure", card };
    announce([card.name, ...card.lines].join(". "));
  }

  /** Why the last activation of an Enemy went as it did. */
  async openWhy(who: number | null = null): Promise<void> {
    const found = await this.ask<ActivationCard>("activation", who === null ? {} : { who });
    if (!found) return;
    this.trial = found;
    this.opened = null;
    this.panel = "why";
  }

  /** What the party's bot would do. */
  async advise(): Promise<void> {
    const round = this.#round;
    const found = await this.ask<DelveAdvice>("advice", {});
    if (round !== this.#round || !found) return;
    this.advice = found;
    announce(found.text);
    const [best] = found.lines;
    const choice = best && this.choices.find(({ key }) => key.join() === best.key.join());
    if (choice) {
      this.#clear();
      this.arm(choice);
    }
  }

  /** Choose what a bot advises. */
  advised(key: number[]): void {
    const choice = this.choices.find((one) => one.key.join() === key.join());
    if (!choice) return;
    this.#clear();
    this.arm(choice);
  }

  /** Shows what could have been done on a position that is past. */
  async better(key: number[]): Promise<void> {
    const choice = await this.recall(key);
    if (choice) this.arm(choice);
  }

  refuse(text: string): void {
    this.why = { legal: false, text, chapter: "", area: null };
    announce(text);
  }

  async askWhy(tapped: Record<string, number>, area: number | null): Promise<void> {
    try {
      const found = await this.table.ask<Why>("why", tapped);
      this.why = { ...found, area };
      announce(found.text);
    } catch (error) {
      if (error instanceof Error && error.message) this.why = { legal: false, text: error.message, chapter: "", area };
    }
  }

  /** Follow the table until the answer is called. */
  follow(): () => void {
    this.pages = -1;
    const stop = this.table.listen((told, _, hurried) => this.news.hear(told, hurried));
    const leave = this.table.perform(this.news);
    const end = $effect.root(() => {
      $effect(() => {
        void [this.table.sight, this.watching, this.table.mine];
        untrack(() => this.arrive());
      });
    });
    return () => {
      stop();
      leave();
      end();
      this.table.reading = false;
      this.#round++; // no answer is awaited any longer
    };
  }
}

// One match at the table: what is asked, what is touched, and what comes of it.
import { untrack } from "svelte";
import { announce } from "../../lib/announce.svelte";
import { Dives } from "../../lib/dives.svelte";
import type { Table } from "../../lib/match.svelte";
import { whoOf } from "../../lib/people";
import { Seat } from "../../lib/seat.svelte";
import { settings } from "../../lib/settings.svelte";
import type {
  BattleForecast,
  CardCard,
  SpaceCard,
  Tallied,
  Told,
  UnitCard,
  UnitNow,
  Why,
  WizardsChoice,
  WizardsChoices,
  WizardsDigest,
  WizardsHead,
  WizardsOdds,
  WizardsScene,
  Workshop,
} from "../../lib/types";
import { Draw } from "./draw.svelte";
import { groupsAt, keyOf, listed, nextStops, spaceOf, stopsOf, tapAt } from "./flow";
import { News } from "./news.svelte";
import { beginning, beginnings, optionOf, type Option } from "./options";
import { Seen } from "./seen.svelte";

/** What the side shows besides what is asked. */
export type Panel = "players" | "log" | "orders" | "workshop";
/** A card that is looked at. */
export type Opened =
  | { kind: "space"; card: SpaceCard }
  | { kind: "unit"; card: UnitCard }
  | { kind: "card"; card: CardCard };

const EMPTY: WizardsChoices = { prompt: "", text: "", choices: [] };
const NOTHING = [null, null, null] as const;

export class Play extends Seat<WizardsHead, WizardsScene, WizardsChoice> {
  readonly news: News;
  readonly dives: Dives;
  /** What a Divination of this seat has shown. */
  readonly seen: Seen;
  readonly draw: Draw;

  offered = $state.raw<WizardsChoices>(EMPTY);
  /** The card, unit or stack that was touched first. */
  group = $state<string | null>(null);
  /** The spaces that were touched after it. */
  stops = $state.raw<readonly number[]>([]);
  armedKey = $state<string | null>(null);
  /** The tallies of what is armed. */
  numbers = $state.raw<Tallied[]>([]);
  /** On the bench of the workshop: a material, a size, a shape; null: none yet. */
  bench = $state.raw<readonly (number | null)[]>(NOTHING);
  workshop = $state.raw<Workshop | null>(null);
  /** Of the battle that is armed. */
  forecast = $state.raw<BattleForecast | null>(null);
  /** Of the attack that is named or armed, with the cards of the own hand. */
  odds = $state.raw<WizardsOdds | null>(null);
  /** What others did since the own last turn, as the own one begins. */
  digest = $state.raw<WizardsDigest | null>(null);
  panel = $state<Panel | null>(null);
  opened = $state.raw<Opened | null>(null);
  why = $state.raw<(Why & { space: number | null }) | null>(null);
  /** The result was put away to look at the board. */
  looked = $state(false);
  /** The battle was put aside to look at the board. */
  aside = $state(false);
  /** The last position of a battle. */
  #fought = $state.raw<WizardsScene | null>(null);

  #asked = "";
  #round = 0;

  constructor(table: Table) {
    super(table);
    this.dives = new Dives(table);
    this.seen = new Seen(table);
    this.draw = new Draw(this);
    this.news = new News((told) => this.aloud(told));
  }

  readonly choices = $derived(this.shown(this.offered.choices));
  readonly within = $derived(this.choices.filter(({ group }) => group === this.group));
  readonly armed = $derived(this.choices.find((choice) => keyOf(choice) === this.armedKey) ?? null);
  /** The card, unit or stack that leads on to more. */
  readonly begun = $derived(this.within[0] && !this.armed ? beginning(this.within[0], this.head, this.scene) : "");
  /** What ends or passes what is asked. */
  readonly pass = $derived(this.choices.find(({ kind }) => kind === "done") ?? null);
  /** What stands in the list: first what one begins with, then what that leads to; last what passes. */
  readonly options = $derived.by<Option[]>(() => {
    const { armedKey, head, scene } = this;
    const rest = this.choices.filter(({ kind }) => kind !== "done");
    const begun =
      this.group === null ? beginnings(rest, armedKey, head, scene) : listed(this.within, this.stops).map((choice) => optionOf(choice, armedKey));
    return this.pass ? [...begun, optionOf(this.pass, armedKey)] : begun;
  });
  /** The spaces that can be touched now, with what is written there. */
  readonly lit = $derived.by<Map<number, string>>(() => {
    if (this.group === null) {
      return new Map(this.choices.flatMap((choice) => this.#starts(choice)).map((space) => [space, ""]));
    }
    return new Map([...nextStops(this.within, this.stops)].map(([space]) => [space, ""]));
  });
  /** The space of the unit or stack that was touched first. */
  readonly chosen = $derived.by<number | null>(() => {
    const [first] = this.within;
    return first ? (this.#starts(first)[0] ?? null) : null;
  });

  /** Where a battle is shown: its end, too, while it is told of. */
  readonly fray = $derived.by<WizardsScene | null>(() => {
    if (this.scene?.battle) return this.scene;
    return this.news.call.some(({ kind }) => kind === "struck") ? this.#fought : null;
  });

  unit(number: number): UnitNow | undefined {
    return this.scene?.units.find(({ unit }) => unit === number);
  }

  name(seat: number): string {
    return this.head.seats[seat]?.name ?? "";
  }

  /** Who plays a seat, where a person does; a bot's kind is in its name. */
  who(seat: number): string {
    return this.sight.seats[seat]?.player === "person" ? whoOf(this.sight, seat) : "";
  }

  /** Several persons play at this device: what one holds, the others are not to see. */
  get shared(): boolean {
    return this.sight.seats.filter((seat) => seat.here).length > 1;
  }

  /** It may be said before all who are at this device. */
  aloud(told: Told): boolean {
    return !this.shared || !["own-card", "hand-seen", "deck-seen", "own-theft"].includes(told.kind);
  }

  /** Something of the list was touched. */
  choose({ key, choice }: Option): void {
    if (choice) this.pick(choice);
    else this.take(key);
  }

  // What happens.

  /** A new Sight has come: what is asked is loaded. */
  arrive(): void {
    const { sight } = this;
    this.why = null;
    void this.#renew();
    if (!this.over) this.looked = false;
    if (this.scene?.battle) this.#fought = this.scene;
    else this.aside = false;
    const asked = this.deciding ? [this.mine, sight.decided, settings.language].join("/") : "";
    if (asked === this.#asked && asked) return;
    this.#asked = asked;
    this.#round++;
    this.offered = EMPTY;
    this.#clear();
    if (asked) {
      this.bench = NOTHING;
      this.workshop = null;
      void this.#load();
    } else void this.#look();
  }

  async #load(): Promise<void> {
    const round = this.#round;
    const found = await this.ask<WizardsChoices>("choices", {});
    if (round !== this.#round || !found) return;
    this.offered = found;
    this.panel = null;
    this.opened = null;
    this.#alone();
    announce(found.text);
    void this.#look();
    void this.#catchUp();
  }

  /** As the own turn begins: what others did meanwhile. */
  async #catchUp(): Promise<void> {
    const round = this.#round;
    const found = this.scene?.active === this.mine ? await this.ask<WizardsDigest>("digest", {}) : null;
    if (round === this.#round) this.digest = found?.fresh && found.sections.length ? found : null;
  }

  /** What was told, as far as all who are at this device may see it. */
  readonly log = $derived.by(() => this.table.log.filter((told) => this.aloud(told)));

  /** The odds of the attack that is named, whoever is asked. */
  async #look(): Promise<void> {
    const { sight } = this;
    const found = this.scene?.battle?.attack ? await this.ask<WizardsOdds>("odds", {}) : null;
    if (sight === this.sight && this.armed?.kind !== "strike") this.odds = found;
  }

  /** Where only one thing can be touched first, it is. */
  #alone(): void {
    const groups = new Set(this.choices.filter(({ kind }) => kind === "strike" || kind === "return" || kind === "fight").map(({ group }) => group));
    const [only] = groups;
    if (groups.size === 1 && only !== undefined) this.group = only;
  }

  #clear(): void {
    this.group = null;
    this.stops = [];
    this.#disarm();
  }

  #disarm(): void {
    this.armedKey = null;
    this.numbers = [];
    this.forecast = null;
    this.odds = null;
  }

  /** What is open stays open, as of now. */
  async #renew(): Promise<void> {
    const { opened } = this;
    if (!opened) return;
    if (opened.kind === "space") await this.openSpace(opened.card.space);
    else if (opened.kind === "card") await this.openCard(opened.card.deck, opened.card.card);
    else if (this.unit(opened.card.unit)) await this.openUnit(opened.card.unit);
    else this.opened = null;
  }

  // What is touched.

  #starts(choice: WizardsChoice): number[] {
    if (choice.kind === "move" && choice.unit !== undefined) return [spaceOf(choice.unit)];
    return choice.kind === "fight" && choice.space !== undefined ? [choice.space] : [];
  }

  /** A space of the board was touched. */
  tap(space: number): void {
    this.why = null;
    this.letGo();
    const next = this.group === null ? undefined : nextStops(this.within, this.stops).get(space);
    if (next) {
      this.#go(space, next);
      return;
    }
    const groups = groupsAt(this.choices, space).filter((group) => !group.startsWith("strike"));
    if (groups.length) this.take(groups[(groups.indexOf(this.group ?? "") + 1) % groups.length]!);
    else {
      const about = tapAt(this.within[0], this.stops, space);
      if (about) void this.askWhy(about, space);
      else void this.openSpace(space);
    }
  }

  /** A unit on the board was touched: one that can move is picked, any other is looked at. */
  tapUnit(unit: number, space: number): void {
    this.letGo();
    if (this.group !== null && nextStops(this.within, this.stops).has(space)) this.tap(space);
    else if (this.choices.some((choice) => choice.kind === "move" && choice.unit === unit)) {
      this.take(this.choices.find((choice) => choice.kind === "move" && choice.unit === unit)!.group);
    } else this.tap(space);
  }

  #go(space: number, choices: WizardsChoice[]): void {
    this.#disarm();
    this.stops = [...this.stops, space];
    const [only] = choices;
    if (choices.length === 1 && only && stopsOf(only).length === this.stops.length) this.arm(only);
  }

  /** Begin with a card, a unit or a stack. */
  take(group: string): void {
    this.#clear();
    this.why = null;
    this.group = group;
    const { within } = this;
    const [only] = within;
    if (within.length === 1 && only && !stopsOf(only).length) this.arm(only);
    else if (only?.unit !== undefined) announce(this.unit(only.unit)?.text ?? "");
  }

  /** Choose what a bot advises. */
  advised(key: number[]): void {
    const choice = this.choices.find((one) => one.key.join() === key.join());
    if (choice) this.arm(choice);
  }

  /** Shows what could have been done on a position that is past. */
  async better(key: number[]): Promise<void> {
    const choice = await this.recall(key);
    if (choice) this.arm(choice);
  }

  /** Choose; what is chosen already is done. */
  pick(choice: WizardsChoice): void {
    if (keyOf(choice) === this.armedKey) this.commit();
    else this.arm(choice);
  }

  /** What the gold button will do. */
  arm(choice: WizardsChoice): void {
    this.#disarm();
    this.why = null;
    if (choice.kind !== "done" && this.group !== choice.group) this.group = choice.group;
    this.stops = choice.kind === "done" ? [] : stopsOf(choice);
    this.armedKey = keyOf(choice);
    announce([choice.text, choice.does, choice.price].filter(Boolean).join(". "));
    void this.#weigh(choice);
  }

  /** What speaks for what is armed, and against it. */
  async #weigh(choice: WizardsChoice): Promise<void> {
    const still = () => this.armedKey === keyOf(choice);
    void this.ask<Tallied[]>("numbers", {}, choice.key).then((found) => still() && (this.numbers = found ?? []));
    if (choice.kind === "fight") {
      const found = await this.ask<BattleForecast>("forecast", { stack: choice.space!, space: choice.to! });
      if (still()) this.forecast = found;
    } else if (choice.kind === "strike") {
      const found = await this.ask<WizardsOdds>("odds", { unit: choice.unit!, target: choice.target! });
      if (still()) this.odds = found;
    } else void this.#look();
  }

  commit(): void {
    if (!this.armed || this.table.busy || !this.deciding) return;
    this.table.forget();
    this.table.act(this.armed.key);
  }

  /** One step back. */
  cancel(): void {
    if (this.why) this.why = null;
    else if (this.armedKey !== null || this.stops.length) {
      this.#disarm();
      this.stops = this.stops.slice(0, -1);
    } else if (this.group !== null) {
      this.group = null;
      if (this.bench.some((value) => value !== null)) this.clearBench();
    } else if (this.opened) this.opened = null;
    else if (this.panel) this.toggle(this.panel);
    else this.clearBench();
  }

  toggle(panel: Panel): void {
    this.opened = null;
    if (this.panel === "workshop" && this.offered.prompt !== "craft") this.clearBench();
    this.panel = this.panel === panel ? null : panel;
  }

  // The hand and the workshop.

  /** What an own card can begin: groups of choices that use it. */
  uses(deck: number, card: number): WizardsChoice[] {
    return this.choices.filter((choice) => choice.deck === deck && (choice.card === card || choice.cards?.includes(card)));
  }

  /** An own card is chosen, or lies on the bench. */
  holds(deck: number, card: number): boolean {
    const golem = deck === 0 ? this.head.golem[card] : undefined;
    const trait = this.head.traits.findIndex(({ code }) => code === golem?.trait);
    if (golem && this.bench[trait] === golem.value) return true;
    const begun = this.armed ?? this.within[0];
    return begun?.deck === deck && begun.kind !== "craft" && begun.card === card;
  }

  /** A card of the own hand was touched: it goes to the bench, is chosen, or is looked at. */
  tapCard(deck: number, card: number): void {
    const [use] = this.uses(deck, card);
    if (this.offered.prompt === "craft" && deck === 0 && this.deciding) {
      const golem = this.head.golem[card]!;
      this.lay(this.head.traits.findIndex(({ code }) => code === golem.trait), golem.value);
    } else if (!use) void this.openCard(deck, card);
    else if (use.kind === "discard") this.pick(use);
    else if (this.group === use.group && this.armedKey === null) void this.openCard(deck, card);
    else this.take(use.group);
  }

  /** Lay a material, a size or a shape on the bench; what lies there is taken away. */
  lay(trait: number, value: number): void {
    this.bench = this.bench.map((now, place) => (place !== trait ? now : now === value ? null : value));
    void this.#work();
  }

  clearBench(): void {
    this.bench = NOTHING;
    void this.#work();
  }

  /** What the three on the bench make, and where it may stand. */
  async #work(): Promise<void> {
    const { bench } = this;
    const [material, size, shape] = bench;
    if (this.offered.prompt === "craft") this.#clear();
    this.workshop = null;
    if (material == null || size == null || shape == null) return;
    const group = ["craft", ...bench].join(":");
    if (this.choices.some((choice) => choice.group === group)) this.group = group;
    const found = await this.ask<Workshop>("workshop", { material, size, shape });
    if (bench !== this.bench) return;
    this.workshop = found;
    if (found) announce(found.name);
  }

  // Cards to look at.

  async openSpace(space: number): Promise<void> {
    const card = await this.ask<SpaceCard>("space", { space });
    if (!card) return;
    if (this.opened?.kind !== "space" || this.opened.card.space !== space) announce([card.name, card.tile, ...card.lines].join(". "));
    this.opened = { kind: "space", card };
  }

  async openUnit(unit: number): Promise<void> {
    const card = await this.ask<UnitCard>("unit", { unit });
    if (card) this.opened = { kind: "unit", card };
  }

  async openCard(deck: number, card: number): Promise<void> {
    const found = await this.ask<CardCard>("card", { deck, card });
    if (found) this.opened = { kind: "card", card: found };
  }

  /** Say why what was touched does nothing now. */
  refuse(text: string): void {
    this.why = { legal: false, text, chapter: "", space: null };
    announce(text);
  }

  async askWhy(tapped: Record<string, number>, space: number | null): Promise<void> {
    try {
      const found = await this.table.ask<Why>("why", tapped);
      this.why = { ...found, space };
      announce(found.text);
    } catch (error) {
      if (error instanceof Error && error.message) this.why = { legal: false, text: error.message, chapter: "", space };
    }
  }

  /** Follow the table until the answer is called. */
  follow(): () => void {
    const stop = this.table.listen((told, _, hurried) => {
      this.news.hear(told, hurried);
      this.seen.hold(); // at once, or the device is handed over before
    });
    const leave = this.table.perform(this.news);
    const end = $effect.root(() => {
      $effect(() => {
        void [this.table.sight, this.watching, this.table.mine];
        untrack(() => this.arrive());
      });
      $effect(() => this.seen.hold());
      $effect(() => this.draw.give());
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

// One match at the table: what is asked, what is touched, and what comes of it.
import { untrack } from "svelte";
import { announce } from "../../lib/announce.svelte";
import { Dives } from "../../lib/dives.svelte";
import type { Table } from "../../lib/match.svelte";
import { whoOf } from "../../lib/people";
import { Seat } from "../../lib/seat.svelte";
import { settings } from "../../lib/settings.svelte";
import type {
  ArchmageChoice,
  ArchmageChoices,
  ArchmageHead,
  ArchmageScene,
  ArtifactCard,
  CityForecast,
  DistrictCard,
  SplitOfUnits,
  Tallied,
  Told,
  Why,
} from "../../lib/types";
import { n } from "../../lib/words.svelte";
import { beats } from "./beats";
import { toward } from "./city";
import { Deal } from "./deal.svelte";
import { News } from "./news.svelte";
import { keepPoured, keptPoured } from "./poured";
import { about, pour, set, sum } from "./split";

/** What the side shows besides what is asked. */
export type Panel = "players" | "log";

const EMPTY: ArchmageChoices = { prompt: "", text: "", choices: [] };
const SETTLE = 250; // milliseconds after the last change of a split before it is asked about

export function keyOf({ key }: { key: readonly number[] }): string {
  return key.join("/");
}

export class Play extends Seat<ArchmageHead, ArchmageScene, ArchmageChoice> {
  readonly news: News;
  readonly dives: Dives;
  readonly deal: Deal;

  offered = $state.raw<ArchmageChoices>(EMPTY);
  armedKey = $state<string | null>(null);
  split = $state.raw<readonly number[]>([]);
  /** The bowls are hidden from whoever else sees this device. */
  covered = $state(false);
  numbers = $state.raw<Tallied[]>([]);
  forecast = $state.raw<CityForecast | null>(null);
  /** Why there is no forecast. */
  unforeseen = $state("");
  foreseeing = $state(false);
  panel = $state<Panel | null>(null);
  district = $state.raw<DistrictCard | null>(null);
  artifact = $state.raw<ArtifactCard | null>(null);
  why = $state.raw<(Why & { place: number | null }) | null>(null);
  /** What stands against the split as it is poured now. */
  refusal = $state.raw<Why | null>(null);
  /** The result was put away to look at the board. */
  looked = $state(false);

  #asked = "";
  #decided = -1;
  #round = 0;
  #waits: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table) {
    super(table);
    this.dives = new Dives(table);
    this.deal = new Deal(table);
    this.news = new News((told) => this.aloud(told));
  }

  /** This seat is asked; where everybody allocates, also while others are shown or thinking. */
  get due(): boolean {
    const { sight } = this;
    const seat = sight.seat ?? -1;
    return this.deciding || (this.#behind && !this.table.still && sight.seats[seat]?.here === true && sight.pending.seats.includes(seat));
  }

  /** Everybody allocates, behind screens. */
  get #behind(): boolean {
    return this.scene?.phase === "allocation" || this.scene?.phase === "redistribution";
  }

  /** While others still pour, who has given last may move the units behind the screen. */
  get again(): boolean {
    const { undo } = this.sight;
    return this.#behind && !this.due && !this.shared && !this.table.busy && undo.free && undo.by === this.mine && this.mine !== null;
  }

  /** Units are allocated, first or anew. */
  get pouring(): SplitOfUnits | null {
    return this.due ? (this.offered.split ?? null) : null;
  }

  readonly choices = $derived(this.shown(this.offered.choices));
  /** Those that stand in a list; districts to be chosen among all are lit in the city only. */
  readonly listed = $derived(this.choices.filter((choice) => choice.kind !== "place"));
  readonly armed = $derived(this.choices.find((choice) => keyOf(choice) === this.armedKey) ?? null);
  /** Districts that can be chosen, by what is written on them. */
  readonly lit = $derived(
    new Map(
      this.choices.flatMap((choice): [number, string][] =>
        choice.place === undefined ? [] : [[choice.place, choice.distance === undefined ? "" : n(choice.distance)]],
      ),
    ),
  );
  /** The district that is armed, and the way to it. */
  readonly way = $derived.by(() => {
    const { armed } = this;
    if (!armed || (armed.place === undefined && !armed.path && armed.facing === undefined)) return null;
    const facing = armed.kind === "face" ? (armed.facing ?? null) : null;
    return { place: armed.place ?? null, path: armed.path ?? [], facing };
  });
  readonly beats = $derived(this.scene ? beats(this.scene, this.table.log) : []);

  /** How the golem has come where it stands, while that is shown. */
  readonly walk = $derived.by(() => {
    const { start } = this.news;
    const facing = this.scene?.golem.facing ?? null;
    return start === null || facing === null ? null : { start, facing };
  });

  /** Several persons play at this device: what one pours, the others are not to see. */
  get shared(): boolean {
    return this.sight.seats.filter((seat) => seat.here).length > 1;
  }

  /** The action that the gold button takes; null: none. */
  get key(): number[] | null {
    const { pouring } = this;
    if (pouring) return [...pouring.key, ...this.split];
    return this.armed?.key ?? null;
  }

  name(seat: number): string {
    return this.head.seats[seat]?.name ?? "";
  }

  /** Who plays a seat, where a person does; a bot's kind is in its name. */
  who(seat: number): string {
    return this.sight.seats[seat]?.player === "person" ? whoOf(this.sight, seat) : "";
  }

  // What happens.

  /** A new Sight has come: what is asked is loaded; what was poured stays as long as the same is asked. */
  arrive(): void {
    const { sight, scene } = this;
    this.why = null;
    this.#renew();
    if (!scene || !this.due) {
      this.#asked = "";
      this.#clear();
      return;
    }
    const asked = [this.mine, this.#question, settings.language].join("/");
    const again = asked === this.#asked && (this.offered.split !== undefined || sight.decided === this.#decided);
    this.#decided = sight.decided;
    if (again && this.offered.prompt) return;
    this.#asked = asked;
    this.#clear();
    this.panel = null;
    this.district = this.artifact = null;
    void this.#load();
  }

  /** What is asked, whoever looks and in whichever language. */
  get #question(): string {
    const { code, args } = this.sight.pending;
    return [this.scene?.turn, code, args].join("/");
  }

  #clear(): void {
    this.#round++;
    this.offered = EMPTY;
    this.armedKey = null;
    this.refusal = null;
    this.numbers = [];
  }

  async #load(): Promise<void> {
    const round = ++this.#round;
    const found = await this.ask<ArchmageChoices>("choices", {});
    if (round !== this.#round || !found) return;
    this.offered = found;
    this.split = (found.split && keptPoured(this.table.head!.id, this.mine!, this.#question, found.split)) ?? found.split?.start ?? [];
    this.covered = false;
    if (this.shared && found.split && !this.#handed) this.cover();
    announce(found.text);
    if (found.split) this.#poured();
  }

  /** Somebody's secret was behind a cover just now: whoever holds the device has said who they are. */
  get #handed(): boolean {
    const { sight, scene, mine } = this;
    return sight.secrets || scene!.seats.some(({ number, split }) => split && number !== mine && sight.seats[number]?.here);
  }

  /** It may be said before all who are at this device. */
  aloud(told: Told): boolean {
    return !this.shared || !told.kind.startsWith("own-");
  }

  /** What was told, as far as all who are at this device may see it. */
  readonly log = $derived.by(() => this.table.log.filter((told) => this.aloud(told)));

  /** The screen goes up before the bowls, and all that speaks of what is in them is closed. */
  cover(): void {
    this.covered = true;
    this.foreseeing = false;
    this.forecast = this.why = null;
    this.unforeseen = "";
    this.dives.close();
  }

  /** Where others look on, the forecast, which knows the own units, is behind the screen as well. */
  get foresees(): boolean {
    return !this.shared || (this.pouring !== null && !this.covered);
  }

  /** What is open stays open, as of now. */
  #renew(): void {
    if (this.district) void this.openDistrict(this.district.place);
    if (this.artifact) void this.openArtifact(this.artifact.number);
    this.forecast = null;
    this.foreseeing &&= this.foresees;
    if (this.foreseeing) void this.#foresee();
  }

  // What is touched.

  /** A district of the board was touched. */
  tap(place: number): void {
    this.why = null;
    this.letGo();
    if (!this.foreseeing) this.forecast = null;
    const placed = this.choices.filter((choice) => choice.place !== undefined || choice.facing !== undefined);
    if (!placed.length) {
      void this.openDistrict(place);
      return;
    }
    const facing = placed.some((choice) => choice.place !== undefined)
      ? null
      : toward(this.scene?.golem.place ?? 0, place, this.head.side);
    const meant = placed.find((choice) => choice.place === place || (facing !== null && choice.facing === facing));
    if (meant) this.pick(meant);
    else void this.askWhy({ place }, place);
  }

  /** Choose what a bot advises. */
  advised(key: number[]): void {
    const { pouring } = this;
    if (pouring) this.split = key.slice(pouring.key.length);
    const choice = this.choices.find((one) => one.key.join() === key.join());
    if (choice && choice !== this.armed) this.pick(choice);
  }

  /** Shows what could have been done on a position that is past: of units where the golem would end, as far as was known. */
  async better(key: number[]): Promise<void> {
    const { sight } = this.table;
    const choice = await this.recall(key);
    if (choice) this.pick(choice);
    const split = (await this.ask<ArchmageChoices>("choices", {}))?.split;
    const forecast = split ? await this.ask<CityForecast>("forecast", about(key.slice(split.key.length))) : null;
    if (sight === this.table.sight) this.forecast = forecast;
  }

  /** Choose; what is chosen already is done. */
  pick(choice: ArchmageChoice): void {
    if (keyOf(choice) === this.armedKey) this.commit();
    else {
      this.why = null;
      this.armedKey = keyOf(choice);
      announce([choice.text, choice.does, choice.price].filter(Boolean).join(". "));
    }
  }

  commit(): void {
    const { key } = this;
    if (!key || this.table.busy || !this.deciding) return;
    if (this.refusal && !this.refusal.legal) {
      this.why = { ...this.refusal, place: null };
      announce(this.refusal.text, true);
      return;
    }
    this.table.forget();
    if (this.table.act(key) && this.pouring) this.#keep(null);
  }

  /** What was given is poured again. */
  pourAgain(): void {
    this.#keep(this.scene?.own ?? null);
    this.table.undo();
  }

  /** One step back. */
  cancel(): void {
    this.why = null;
    if (this.armedKey !== null) this.armedKey = null;
    else if (this.district || this.artifact) this.district = this.artifact = null;
    else if (this.panel) this.panel = null;
    else if (this.pouring && !this.covered) this.repour(this.pouring.start);
  }

  toggle(panel: Panel): void {
    if (this.shared && this.pouring) this.cover();
    this.district = this.artifact = null;
    this.panel = this.panel === panel ? null : panel;
  }

  async openDistrict(place: number): Promise<void> {
    const found = await this.ask<DistrictCard>("district", { place });
    if (!found) return;
    if (this.district?.place !== place) announce([found.title, found.power, found.state].filter(Boolean).join(". "));
    this.artifact = null;
    this.district = found;
  }

  async openArtifact(artifact: number): Promise<void> {
    const found = await this.ask<ArtifactCard>("card", { artifact });
    if (!found) return;
    this.district = null;
    this.artifact = found;
  }

  /** Say why what was touched does nothing now. */
  refuse(text: string): void {
    this.why = { legal: false, text, chapter: "", place: null };
    announce(text);
  }

  async askWhy(tapped: Record<string, number>, place: number | null): Promise<void> {
    try {
      const found = await this.table.ask<Why>("why", tapped);
      this.why = { ...found, place };
      announce(found.text);
    } catch (error) {
      if (error instanceof Error && error.message) this.why = { legal: false, text: error.message, chapter: "", place };
    }
  }

  // The bowls.

  /** Set a phase to so many units. */
  give(phase: number, units: number): void {
    if (this.pouring) this.repour(set(this.split, this.pouring, phase, units));
  }

  /** One unit from a bowl, or what is left, into another. */
  pour(from: number | null, to: number | null): void {
    if (this.pouring) this.repour(pour(this.split, this.pouring, from, to));
  }

  repour(split: readonly number[]): void {
    if (split.join() === this.split.join()) return;
    this.split = split;
    this.#keep(split);
    this.why = null;
    clearTimeout(this.#waits);
    this.#waits = setTimeout(() => this.#poured(), SETTLE);
  }

  #keep(split: readonly number[] | null): void {
    keepPoured(this.table.head!.id, this.mine!, this.#question, split);
  }

  /** Ask what the split is worth, whether it may be, and where the golem would end. */
  #poured(): void {
    const { key, split } = this;
    if (!key) return;
    const round = this.#round;
    const still = () => round === this.#round && this.split === split && this.pouring !== null;
    void this.ask<Why>("why", about(split)).then((found) => still() && (this.refusal = found));
    void this.ask<Tallied[]>("numbers", {}, key).then((found) => still() && (this.numbers = found ?? []));
    if (this.foreseeing) void this.#foresee();
  }

  // The forecast.

  foresee(): void {
    if (!this.foresees) return;
    this.foreseeing = !this.foreseeing;
    this.forecast = null;
    this.unforeseen = "";
    if (this.foreseeing) void this.#foresee();
  }

  async #foresee(): Promise<void> {
    const tried = this.pouring ? about(this.split) : {};
    const { sight, split } = this;
    try {
      const found = await this.table.ask<CityForecast>("forecast", tried);
      if (sight !== this.sight || split !== this.split) return;
      this.forecast = found;
      this.unforeseen = "";
    } catch (error) {
      if (sight !== this.sight) return;
      this.forecast = null;
      this.unforeseen = error instanceof Error ? error.message : "";
    }
  }

  get spent(): number {
    return sum(this.split);
  }

  /** Follow the table until the answer is called. */
  follow(): () => void {
    const stop = this.table.listen((told, _, hurried) => this.news.hear(told, hurried));
    const leave = this.table.perform(this.news);
    const end = $effect.root(() => {
      $effect(() => {
        void [this.table.sight, this.watching, this.table.mine];
        untrack(() => this.arrive());
      });
      $effect(() => this.deal.give());
    });
    return () => {
      stop();
      leave();
      end();
      clearTimeout(this.#waits);
      this.#round++; // no answer is awaited any longer
    };
  }
}

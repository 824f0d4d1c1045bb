// What is chosen at the table, and what the server answered about it.
import { announce } from "../../lib/announce.svelte";
import type {
  AncientCard,
  ArcanaChoice,
  ArcanaNumber,
  ArmyPage,
  Card,
  Choices,
  EndOfTurn,
  Forecast,
  GolemNow,
  RegionCard,
  Why,
} from "../../types";
import { chosenOf, keyOf, NOTHING, only, open, type Selection, type Tap } from "./flow";
import { ArcanaSeat } from "./seat.svelte";

/** What the side shows besides the chosen Golem. */
export type Panel = "armies" | "ancients" | "log" | "map" | "digest";

const EMPTY: Choices = { choices: [], notes: [] };

export abstract class Answers extends ArcanaSeat {
  selection = $state.raw<Selection>(NOTHING);
  panel = $state<Panel | null>(null);
  /** The army whose page is open. */
  army = $state(0);
  offered = $state.raw<Choices>(EMPTY);
  /** The choices that are asked for are on their way. */
  loading = $state(false);
  card = $state.raw<Card | null>(null);
  regionCard = $state.raw<RegionCard | null>(null);
  armyPage = $state.raw<ArmyPage | null>(null);
  ancients = $state.raw<AncientCard[] | null>(null);
  numbers = $state.raw<ArcanaNumber[]>([]);
  forecast = $state.raw<Forecast | null>(null);
  ending = $state.raw<EndOfTurn | null>(null);
  why = $state.raw<(Why & { region: number | null; golem?: number }) | null>(null);
  /** The first of the choices that the runes stand for. */
  page = $state(0);

  #round = 0;

  abstract pickGolem(number: number): void;
  abstract arm(key: string): void;

  /** Everything that can be chosen now, narrowed by the last tap. */
  readonly choices = $derived.by<readonly ArcanaChoice[]>(() => {
    const { choices } = this.offered;
    if (!this.deploying) return open({ choices, selection: this.selection });
    return choices.filter((choice) => choice.golem === this.selection.golem);
  });

  readonly armed = $derived.by<ArcanaChoice | null>(() => {
    const { armed } = this.selection;
    return armed === null ? null : (this.offered.choices.find((choice) => keyOf(choice) === armed) ?? null);
  });

  /** Golems that wait to be deployed. */
  get waiting(): GolemNow[] {
    const numbers = new Set(this.offered.choices.filter((choice) => choice.kind === "deploy").map((choice) => choice.golem));
    return this.golems.filter((golem) => numbers.has(golem.number));
  }

  async openRegion(region: number): Promise<void> {
    this.selection = { ...this.selection, region };
    const found = await this.ask<RegionCard>("region", { region });
    if (found && this.selection.region === region) {
      this.regionCard = found;
      this.panel = null;
      announce([found.name, ...found.words].join(". "));
    }
  }

  async askForecast(): Promise<void> {
    const { armed } = this;
    if (!armed) return;
    const found = await this.ask<Forecast>("forecast", {}, armed.key);
    if (found && this.armed === armed) this.forecast = found;
  }

  // Questions. An answer that comes late, after another tap, is dropped.

  /** What was asked before is no longer waited for. */
  protected drop(): void {
    this.#round++;
  }

  protected clear(): void {
    this.drop();
    this.offered = EMPTY;
    this.loading = false;
    this.page = 0;
    this.clearArmed();
  }

  protected clearArmed(): void {
    this.numbers = [];
    this.forecast = null;
    this.ending = null;
  }

  protected async load(about: Record<string, number>): Promise<void> {
    const round = ++this.#round;
    this.loading = true;
    const found = await this.ask<Choices>("choices", about);
    if (round !== this.#round) return;
    this.loading = false;
    this.offered = found ?? EMPTY;
    if (this.deploying && this.selection.golem === null) {
      const first = this.waiting[0];
      if (first) this.pickGolem(first.number);
      return;
    }
    const lone = this.prompted ? null : only(this.offered.choices);
    if (lone !== null && this.selection.slot !== null) this.arm(lone);
    else if (lone !== null && this.selection.ancient !== null) this.arm(lone);
  }

  protected async loadCard(golem: number): Promise<void> {
    const found = await this.ask<Card>("card", { golem });
    if (found && this.selection.golem === golem) this.card = found;
  }

  protected async loadArmy(): Promise<void> {
    const { army, panel } = this;
    if (panel === "armies") {
      const found = await this.ask<ArmyPage>("army", { army });
      if (army === this.army) this.armyPage = found;
    } else {
      const found = await this.ask<AncientCard[]>("ancients", { army });
      if (army === this.army) this.ancients = found ?? [];
    }
  }

  protected async loadNumbers(choice: ArcanaChoice): Promise<void> {
    const found = await this.ask<ArcanaNumber[]>("numbers", {}, choice.key);
    if (found && this.armed === choice) this.numbers = found;
  }

  protected async loadEnding(): Promise<void> {
    const found = await this.ask<EndOfTurn>("end", {});
    if (found && this.armed?.kind === "end-turn") this.ending = found;
  }

  /** Why what was touched cannot be chosen; what that means, the server says. */
  protected async askWhy({ region, golem }: Tap): Promise<void> {
    const { target, move } = (this.selection.narrowed ? this.choices[0] : undefined) ?? {};
    const left: Record<string, number> = target !== undefined && move !== undefined ? { target, move } : {};
    await this.#tellWhy({ ...chosenOf(this.selection), ...left, region, ...(golem !== null && { figure: golem }) }, region);
    if (this.why && golem !== null) this.why = { ...this.why, golem };
  }

  /** Say why what was touched does nothing now. */
  refuse(text: string): void {
    this.why = { legal: false, text, chapter: "", region: null };
    announce(text);
  }

  protected async askAbility(golem: number, slot: number): Promise<void> {
    await this.#tellWhy({ golem, slot }, null);
  }

  /** Whether the touched row of the open card says just this already. */
  #onCard({ golem, slot }: Record<string, number>, why: Why): boolean {
    const ability = this.card?.golem === golem ? this.card?.abilities.find((one) => one.slot === slot) : undefined;
    return ability?.why === why.text && !why.chapter && this.deciding && this.golems[golem ?? -1]?.army === this.mine;
  }

  async #tellWhy(about: Record<string, number>, region: number | null): Promise<void> {
    const { selection } = this;
    try {
      const found = await this.table.ask<Why>("why", about);
      if (this.selection !== selection) return;
      if (!this.#onCard(about, found)) this.why = { ...found, region };
      announce(found.text);
    } catch (error) {
      if (this.selection === selection && error instanceof Error && error.message)
        this.why = { legal: false, text: error.message, chapter: "", region };
    }
  }
}

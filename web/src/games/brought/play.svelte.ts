// A match of a game that another package brings: what can be chosen, and what is.
import { untrack } from "svelte";
import { announce } from "../../lib/announce.svelte";
import { Dives } from "../../lib/dives.svelte";
import type { Table } from "../../lib/match.svelte";
import { Seat } from "../../lib/seat.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Choice, Tallied, Why } from "../../lib/types";
import type { BoardModule } from "./module";

type Json = Record<string, unknown>;

export class Play extends Seat<Json, Json, Choice> {
  readonly dives: Dives;
  choices = $state.raw<readonly Choice[]>([]);
  armed = $state.raw<Choice | null>(null);
  numbers = $state.raw<Tallied[]>([]);
  why = $state.raw<Why | null>(null);
  logged = $state(false);
  /** The result was put away to look at the board. */
  looked = $state(false);

  constructor(table: Table) {
    super(table);
    this.dives = new Dives(table);
  }

  /** Who sits where, as the game calls them. */
  get names(): string[] {
    return this.sight.seats.map((seat) => seat.name);
  }

  /** Follow the table until the answer is called. */
  follow(): () => void {
    const stop = this.table.listen((told, _, hurried) => {
      if (!hurried) announce(told.map((one) => one.text).join(" "));
    });
    const end = $effect.root(() => {
      $effect(() => {
        void [this.table.sight, this.watching, settings.language];
        untrack(() => void this.#arrive());
      });
    });
    return () => {
      stop();
      end();
    };
  }

  async #arrive(): Promise<void> {
    const { sight } = this.table;
    this.armed = this.why = null;
    this.choices = [];
    if (!this.over) this.looked = false;
    if (!this.deciding) return;
    this.logged = false;
    const found = await this.ask<{ choices: Choice[] }>("choices", {});
    if (this.table.sight === sight) this.choices = found?.choices ?? [];
  }

  /** Draw a board, and keep it as it is now until it is taken away. */
  draw(module: BoardModule): (target: HTMLElement) => () => void {
    return (target) => {
      const drawing = module.mount(target, { pick: (choice) => this.pick(choice), why: (about) => void this.refuse(about) });
      $effect(() => {
        const { head, scene, choices, armed, mine } = this;
        if (scene) drawing.draw({ head, scene, choices, armed, seat: mine, language: settings.language });
      });
      return () => drawing.end?.();
    };
  }

  /** Choose what a bot advises. */
  advised(key: number[]): void {
    const choice = this.choices.find((one) => one.key.join() === key.join());
    if (choice && choice !== this.armed) this.pick(choice);
  }

  /** Shows what could have been done on a position that is past. */
  async better(key: number[]): Promise<void> {
    const choice = await this.recall(key);
    if (!choice) return;
    this.choices = [choice];
    this.armed = choice;
  }

  pick(choice: Choice): void {
    this.why = null;
    if (this.armed?.key.join() === choice.key.join()) return this.commit();
    this.armed = choice;
    this.numbers = [];
    announce([choice.text, choice.price].filter(Boolean).join(", "));
    void this.ask<Tallied[]>("numbers", {}, choice.key).then((found) => {
      if (found && this.armed === choice) this.numbers = found;
    });
  }

  commit(): void {
    if (!this.armed || this.table.busy) return;
    this.table.forget();
    this.table.act(this.armed.key);
  }

  cancel(): void {
    if (this.armed) this.armed = null;
    else this.why = null;
  }

  async refuse(about: Record<string, number>): Promise<void> {
    const found = await this.ask<Why>("why", about);
    if (found) this.say(found);
  }

  say(why: Why): void {
    this.why = why;
    announce(why.text);
  }
}

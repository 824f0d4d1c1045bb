// Looking: a Golem's card, what is threatened, the goal, the legend. It never touches what is chosen.
import { announce } from "../../../lib/announce.svelte";
import type { Card, GoalPage, Threat } from "../../../types";

/** Whose reach the board shows: a Golem's, one of its abilities', or all enemies' (no golem). */
export interface Reach {
  golem?: number;
  slot?: number;
}

/** The head of a card beside a figure; held: a finger called it, and it stays. */
export interface Glimpse {
  golem: number;
  box: DOMRect;
  held: boolean;
}

type Ask = <T>(what: string, about: Record<string, number>) => Promise<T | null>;

export class Look {
  /** Whose card lies above what else the side shows. */
  golem = $state<number | null>(null);
  card = $state.raw<Card | null>(null);
  glimpse = $state.raw<Glimpse | null>(null);
  /** What is shown on the board, and of whom. */
  threat = $state.raw<Threat | null>(null);
  reach = $state.raw<Reach | null>(null);
  goal = $state.raw<GoalPage | null>(null);
  goalOpen = $state(false);
  legend = $state(false);

  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** The strikers of each Region. */
  readonly struck = $derived(new Map(this.threat?.strikes.map(({ region, golems }) => [region, golems.length]) ?? []));
  readonly moves = $derived(new Set(this.threat?.moves ?? []));

  /** The position has changed: what is open is asked for again. */
  renew(): void {
    this.glimpse = null;
    if (this.golem !== null) void this.#load(this.golem);
    if (this.reach) void this.#show(this.reach);
    if (this.goalOpen) void this.openGoal();
  }

  open(golem: number): void {
    this.glimpse = null;
    if (this.golem !== golem) this.card = null;
    this.golem = golem;
    void this.#load(golem);
  }

  close(): void {
    this.golem = null;
    this.card = null;
  }

  peek(glimpse: Glimpse | null): void {
    this.glimpse = glimpse;
    if (glimpse && this.card?.golem !== glimpse.golem && this.golem === null) void this.#load(glimpse.golem);
  }

  /** Whether this is what the board shows. */
  shows({ golem, slot }: Reach): boolean {
    return this.reach !== null && this.reach.golem === golem && this.reach.slot === slot;
  }

  toggle(reach: Reach): void {
    if (this.shows(reach)) this.hide();
    else void this.#show(reach);
  }

  hide(): void {
    this.reach = null;
    this.threat = null;
  }

  async openGoal(): Promise<void> {
    this.goalOpen = true;
    this.goal = (await this.#ask<GoalPage>("goal", {})) ?? this.goal;
  }

  async #load(golem: number): Promise<void> {
    const found = await this.#ask<Card>("card", { golem });
    if (found && (this.golem === golem || this.glimpse?.golem === golem)) this.card = found;
  }

  async #show(reach: Reach): Promise<void> {
    const news = !this.shows(reach);
    this.reach = reach;
    const found = await this.#ask<Threat>("threat", { ...reach });
    if (this.reach !== reach) return;
    this.threat = found;
    if (!found) this.reach = null;
    else if (news) announce(found.text);
  }
}

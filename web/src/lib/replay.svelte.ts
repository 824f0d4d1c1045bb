// A past match as a Table: nothing can be done in it, its position is set from outside; questions are answered as of then.
import { api } from "./api";
import type { Listener, Table } from "./match.svelte";
import { settings } from "./settings.svelte";
import type { Head, Sight, Told } from "./types";

const MOST = 200;

export class ReplayTable implements Table {
  head = $state.raw<Head | null>(null);
  sight = $state.raw<Sight | null>(null);
  log = $state.raw<Told[]>([]);
  readonly status = "open";
  readonly busy = false;
  readonly still = true;
  readonly mine = null;
  readonly playing = null;
  readonly passed = 0;
  reading = false;
  readonly refused = null;
  #listeners = new Set<Listener>();
  #answers = new Map<string, Promise<unknown>>();

  /** Show a position. forward: it is the next one, so that what happened may be animated. */
  show(head: Head, sight: Sight, told: Told[], forward: boolean): void {
    this.head = head;
    this.sight = { ...sight, news: forward ? told : [] };
    this.log = told;
    if (forward) for (const listener of this.#listeners) listener(told, this.sight, false);
  }

  ask<T>(what: string, about?: Record<string, number>, key?: number[]): Promise<T> {
    return this.askAt<T>(this.sight?.seq ?? 0, what, about, key);
  }

  /** A question at another step, through the same eyes. */
  askAt<T>(seq: number, what: string, about?: Record<string, number>, key?: number[]): Promise<T> {
    const seat = this.sight?.seat ?? null;
    const question = { what, ...(about && { about }), ...(key && { key }) };
    const name = JSON.stringify([this.head?.id, seq, seat, question, settings.language]);
    let answer = this.#answers.get(name) as Promise<T> | undefined;
    if (!answer) {
      answer = api.ask<T>(this.head?.id ?? "", seq, seat, question);
      this.#answers.set(name, answer);
      answer.catch(() => this.#answers.delete(name));
      if (this.#answers.size > MOST) this.#answers.delete(this.#answers.keys().next().value as string);
    }
    return answer;
  }

  act(): boolean {
    return false;
  }
  roll(): boolean {
    return false;
  }
  undo(): boolean {
    return false;
  }
  redo(): boolean {
    return false;
  }
  consent(): boolean {
    return false;
  }
  rest(): boolean {
    return false;
  }
  look(): void {}
  forget(): void {}
  next(): void {}
  skip(): void {}
  perform(): () => void {
    return () => {};
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

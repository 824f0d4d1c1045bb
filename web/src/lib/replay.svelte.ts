// A past match as a Table: nothing can be done in it, its position is set from outside; questions are answered as of then.
import { api } from "./api";
import { merged, type Listener, type Step, type Table } from "./match.svelte";
import { type Performer, Queue } from "./queue";
import { settings } from "./settings.svelte";
import type { Head, Sight, Told } from "./types";

const MOST = 200;
const LEAST = 1100; // milliseconds that a step is looked at

export class ReplayTable implements Table {
  head = $state.raw<Head | null>(null);
  sight = $state.raw<Sight | null>(null);
  log = $state.raw<Told[]>([]);
  readonly status = "open";
  readonly busy = false;
  readonly still = true;
  readonly mine = null;
  playing = $state<"others" | null>(null);
  readonly passed = 0;
  reading = false;
  readonly refused = null;
  /** How fast steps are played. */
  speed = 1;
  readonly queue = new Queue<Step>({
    show: ({ sight, news }, hurried) => this.#show(sight, news, hurried),
    merge: merged,
    speed: () => this.speed,
    more: () => false,
    playing: (step) => (this.playing = step && "others"),
  });
  #listeners = new Set<Listener>();
  #answers = new Map<string, Promise<unknown>>();

  /** Show a position at once. forward: it is the next one, so that what happened may be animated. */
  show(head: Head, sight: Sight, told: Told[], forward: boolean): void {
    this.queue.clear();
    this.head = head;
    this.#show({ ...sight, news: [] }, told, !forward);
  }

  /** Play the next position, as it is played in a battle. */
  play(head: Head, sight: Sight, told: Told[]): void {
    this.head = head;
    this.queue.push({ sight, news: told, undone: [], own: false });
  }

  #show(sight: Sight, told: Told[], hurried: boolean): void {
    this.sight = { ...sight, news: hurried ? [] : told };
    this.log = told;
    for (const listener of this.#listeners) listener(hurried ? [] : told, this.sight, hurried);
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
  order(): boolean {
    return false;
  }
  rest(): boolean {
    return false;
  }
  look(): void {}
  forget(): void {}
  next(): void {
    this.queue.next();
  }
  skip(): void {
    this.queue.skip();
  }
  perform(performer: Performer<Step>): () => void {
    this.queue.performer = {
      before: (step, moment) => performer.before?.(step, moment),
      after: async (step, moment) => {
        await Promise.all([performer.after?.(step, moment), moment.pause(LEAST)]);
      },
    };
    return () => {
      this.queue.clear();
      this.queue.performer = {};
    };
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

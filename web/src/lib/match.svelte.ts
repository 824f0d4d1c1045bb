// A match as the screens see it: kept fresh by the socket, or fed by a replay. Games read `Table` only.
import { announce } from "./announce.svelte";
import { type Performer, Queue } from "./queue";
import { settings } from "./settings.svelte";
import { MatchSocket, Refusal, type Question, type Status } from "./socket";
import type { Head, Pondering, Refused, Sight, Told } from "./types";

/** News of what is shown now, in order. hurried: nothing of them was played. */
export type Listener = (news: Told[], sight: Sight, hurried: boolean) => void;

/** A Sight with what was told since the one before. own: somebody here decided it, or rolled. */
export interface Step {
  sight: Sight;
  news: Told[];
  undone: number[];
  own: boolean;
}

/** What a game's screens need of a match, live or replayed. */
export interface Table {
  readonly head: Head | null;
  readonly sight: Sight | null;
  readonly log: Told[];
  readonly status: Status;
  /** A wish is under way, or what came of it is still being shown: nothing else can be done before. */
  readonly busy: boolean;
  /** Whose deeds are being shown; null: everything that is known is shown. */
  readonly playing: "own" | "others" | null;
  /** Nothing can be done here: a replay or a spectator. */
  readonly still: boolean;
  /** The seat that decides here now: of those that this device holds, one that is asked; else null. */
  readonly mine: number | null;
  /** How often this page has gone from one seat's eyes to another's. */
  readonly passed: number;
  /** Whoever looks still has something to read: the device is not handed over before. Set by the game's screen. */
  reading: boolean;
  /** The last wish that was not carried out, until the next one or `forget()`. */
  readonly refused: Refused | null;
  /** A question of the game or of the table; answers are kept until something changes. Rejects with a Refusal. */
  ask<T>(what: string, about?: Record<string, number>, key?: number[]): Promise<T>;
  act(key: number[], dice?: "app" | "enter"): boolean;
  roll(face: number | null): boolean;
  undo(): boolean;
  /** Do again what was taken back here last. */
  redo(): boolean;
  consent(agree: boolean): boolean;
  /** Give a standing order of whoever looks, or take it back. */
  order(code: string, on: boolean): boolean;
  /** Leave what is asked to a bot, until something else is. */
  rest(): boolean;
  look(seat: number | null): void;
  forget(): void;
  /** Called with the news of every new Sight, when it is shown; answers how to stop it. */
  listen(listener: Listener): () => void;
  /** How the game's screen plays what happens; answers how to stop it. */
  perform(performer: Performer<Step>): () => void;
  /** What is played now has been seen. */
  next(): void;
  /** Show all that has happened at once. */
  skip(): void;
}

export class MatchStore implements Table {
  head = $state.raw<Head | null>(null);
  /** All that is read of these is what the queue has come to; the server may know more already. */
  sight = $state.raw<Sight | null>(null);
  log = $state.raw<Told[]>([]);
  status = $state<Status>("connecting");
  playing = $state<"own" | "others" | null>(null);
  passed = $state(0);
  reading = $state(false);
  refused = $state.raw<Refused | null>(null);
  /** A bot that has thought for some time already. */
  pondering = $state.raw<Pondering | null>(null);

  #wishing = $state(false);
  /** The newest that came, shown or not. */
  #newest: Sight | null = null;
  #socket: MatchSocket;
  #listeners = new Set<Listener>();
  #answers = new Map<string, Promise<unknown>>();
  readonly queue = new Queue<Step>({
    show: (step, hurried) => this.#show(step, hurried),
    merge: merged,
    speed: (step) => (this.#isOwn(step) ? 1 : settings.speed),
    more: ({ sight }) => sight.bot !== null,
    playing: (step) => (this.playing = step && (this.#isOwn(step) ? "own" : "others")),
  });

  constructor(id: string, token = "", socket: typeof WebSocket = WebSocket) {
    this.#socket = new MatchSocket(
      () => socketAddress(id, token),
      {
        welcome: (message, first) => {
          this.queue.clear();
          this.#answers.clear();
          const last = this.log.at(-1)?.entry;
          if (this.sight && this.sight.seat !== null && this.sight.seat !== message.sight.seat) this.passed++;
          this.head = message.head;
          this.sight = this.#newest = message.sight;
          this.log = message.log;
          // After a lost connection what happened meanwhile is news; on a first visit nothing is.
          const missed = first && last !== undefined ? message.log.filter((told) => told.entry > last) : [];
          if (missed.length) this.#tell(missed, message.sight, true);
        },
        pondering: (message) => {
          this.pondering = message;
        },
        sight: (sight) => {
          this.pondering = null;
          const own = decidedHere(this.#newest);
          this.#newest = sight;
          this.queue.push({ sight, news: sight.news, undone: sight.undone, own });
        },
        refused: (message) => {
          this.refused = message;
          if (message.text) announce(message.text, true);
        },
        status: (status) => {
          this.status = status;
        },
        busy: (busy) => {
          this.#wishing = busy;
        },
      },
      { WebSocket: socket },
    );
  }

  /** A wish is under way to a server that is there. */
  get asking(): boolean {
    return this.#wishing && this.status === "open";
  }

  get busy(): boolean {
    return this.#wishing || this.playing !== null;
  }

  #isOwn(step: Step): boolean {
    return step.own && !this.queue.performer.others?.(step);
  }

  #show({ sight, news, undone }: Step, hurried: boolean): void {
    this.#answers.clear();
    const kept = undone.length ? this.log.filter((told) => !undone.includes(told.entry)) : this.log;
    this.log = [...kept, ...news];
    this.sight = sight;
    this.refused = null;
    this.#tell(news, sight, hurried);
  }

  get mine(): number | null {
    const sight = this.sight;
    if (!sight || sight.bot !== null || this.playing === "others") return null;
    const asked = sight.pending.seats.filter((seat) => sight.seats[seat]?.here);
    if (!asked.length) return null;
    return sight.seat !== null && asked.includes(sight.seat) ? sight.seat : (asked[0] ?? null);
  }

  get still(): boolean {
    return !this.sight?.seats.some((seat) => seat.here);
  }

  ask<T>(what: string, about?: Record<string, number>, key?: number[]): Promise<T> {
    const { sight } = this;
    // While the server knows more than is shown, the answer is to be that of what is shown.
    const then = sight && sight !== this.#newest ? { seq: sight.seq } : {};
    const question: Question = { what, ...(about && { about }), ...(key && { key }), ...then };
    const name = JSON.stringify([question, settings.language]);
    let answer = this.#answers.get(name) as Promise<T> | undefined;
    if (!answer) {
      answer = this.#socket.ask<T>(question);
      this.#answers.set(name, answer);
      answer.catch(() => this.#answers.delete(name));
    }
    return answer;
  }

  act(key: number[], dice?: "app" | "enter"): boolean {
    const seat = this.mine;
    if (!this.sight || seat === null) return false;
    return this.#socket.wish({ kind: "act", seq: this.sight.seq, seat, key, ...(dice && { dice }) });
  }

  roll(face: number | null): boolean {
    return this.sight !== null && this.#socket.wish({ kind: "roll", seq: this.sight.seq, face });
  }

  undo(): boolean {
    const sight = this.sight;
    const by = sight?.undo.by ?? null;
    const seat = by !== null && sight?.seats[by]?.here ? by : (sight?.seat ?? this.mine);
    if (!sight || seat === null) return false;
    return this.#socket.wish({ kind: "undo", seq: sight.seq, seat });
  }

  redo(): boolean {
    const again = this.sight?.undo.redo;
    if (!this.sight || !again || !this.sight.seats[again.by]?.here) return false;
    return this.#socket.wish({ kind: "redo", seq: this.sight.seq, seat: again.by });
  }

  rest(): boolean {
    const { sight } = this;
    return sight?.seat != null && this.#socket.wish({ kind: "rest", seq: sight.seq, seat: sight.seat });
  }

  consent(agree: boolean): boolean {
    const sight = this.sight;
    const seat = sight?.undo.missing.find((number) => sight.seats[number]?.here);
    if (!sight || seat === undefined) return false;
    return this.#socket.wish({ kind: "consent", seq: sight.seq, seat, agree });
  }

  order(code: string, on: boolean): boolean {
    const { sight } = this;
    return sight?.seat != null && this.#socket.wish({ kind: "order", seq: sight.seq, seat: sight.seat, order: code, on });
  }

  /** These steps are done on the real table. */
  placed(steps: string[]): boolean {
    const { sight } = this;
    const seat = sight?.seats.find(({ here }) => here)?.number;
    return seat !== undefined && this.#socket.wish({ kind: "placed", seq: sight!.seq, seat, steps });
  }

  look(seat: number | null): void {
    this.#answers.clear();
    this.#socket.look(seat);
  }

  speak(): void {
    this.#answers.clear();
    this.#socket.speak(settings.language);
  }

  retry(): void {
    this.#socket.retry();
  }

  forget(): void {
    this.refused = null;
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  perform(performer: Performer<Step>): () => void {
    this.queue.performer = performer;
    return () => {
      if (this.queue.performer === performer) this.queue.performer = {};
    };
  }

  next(): void {
    this.queue.next();
  }

  skip(): void {
    this.queue.skip();
  }

  close(): void {
    this.queue.clear();
    this.#socket.close();
  }

  #tell(news: Told[], sight: Sight, hurried: boolean): void {
    for (const listener of this.#listeners) listener(news, sight, hurried);
  }
}

/** Whether somebody here is asked for what comes next. */
export function decidedHere(sight: Sight | null): boolean {
  return sight !== null && sight.bot === null && sight.pending.seats.some((seat) => sight.seats[seat]?.here);
}

/** Several steps as one. What was taken back meanwhile did not happen. */
export function merged(steps: readonly Step[]): Step {
  const undone = steps.flatMap((step) => step.undone);
  return {
    sight: steps.at(-1)!.sight,
    news: steps.flatMap((step, place) => {
      const later = new Set(steps.slice(place + 1).flatMap((one) => one.undone));
      return step.news.filter((told) => !later.has(told.entry));
    }),
    undone,
    own: steps.some((step) => step.own),
  };
}

export { Refusal };

function socketAddress(id: string, token: string): string {
  const here = new URL(`./api/matches/${encodeURIComponent(id)}/socket`, document.baseURI);
  here.protocol = here.protocol === "https:" ? "wss:" : "ws:";
  here.hash = "";
  here.search = "";
  here.searchParams.set("lang", settings.language);
  if (token) here.searchParams.set("token", token);
  return here.href;
}

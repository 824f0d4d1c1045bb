// One connection to a match that comes back by itself. No framework here, so that it can be tested against a real server.
import type { Message, Pondering, Refused, Sight, Welcome, Wish } from "../types";

export type Status = "connecting" | "open" | "waiting" | "closed";

/** A wish that changes the match; it carries the seq that it answers. */
export type Doing = Extract<Wish, { seq: number }>;
/** A question without its id. */
export type Question = { what: string; about?: Record<string, number>; key?: number[]; seq?: number };

export interface Ears {
  /** first: of a connection; else the answer to `look` or `speak`. */
  welcome(message: Welcome, first: boolean): void;
  sight(message: Sight): void;
  pondering?(message: Pondering): void;
  /** A wish that was not carried out; questions refuse their own promise instead. */
  refused(message: Refused): void;
  status(status: Status): void;
  /** Whether a wish of ours is still unanswered. */
  busy(busy: boolean): void;
}

/** Why a question or a connection failed, in the server's words. */
export class Refusal extends Error {
  readonly code: string;
  readonly chapter: string;

  constructor(told: Pick<Refused, "code" | "text" | "chapter">) {
    super(told.text);
    this.code = told.code;
    this.chapter = told.chapter;
  }
}

interface Waiting {
  question: Question;
  resolve(result: unknown): void;
  reject(error: Refusal): void;
}

interface Options {
  WebSocket?: typeof WebSocket;
  /** Milliseconds before the n-th attempt to come back, from 0. */
  pause?: (attempt: number) => number;
  /** Milliseconds of silence after which the connection is lost, whatever the browser thinks: the server speaks more often. */
  silence?: number;
}

const PAUSES = [200, 500, 1000, 2000, 4000, 8000];
/** Close codes of the application (RFC 6455, 4000 up): the server does not want this client; trying again is no use. */
const FINAL = 4000;

/** Up to eight seconds, a little uneven, so that many clients do not come back in the same moment. */
export function backOff(attempt: number): number {
  const pause = PAUSES[Math.min(attempt, PAUSES.length - 1)] as number;
  return pause * (0.75 + Math.random() / 2);
}

/** What a wish of ours would answer: while it stays the same after a lost connection, the wish was not carried out. */
function moment({ seq, undo, real }: Sight): string {
  return JSON.stringify([seq, undo.asking, undo.missing, real]);
}

export class MatchSocket {
  #url: () => string;
  #ears: Ears;
  #make: typeof WebSocket;
  #pause: (attempt: number) => number;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: number;
  #silent: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #closed = false;
  /** Welcomed, and the connection stands. */
  #ready = false;
  #now = "";
  #wish: { wish: Doing; moment: string } | null = null;
  #questions = new Map<number, Waiting>();
  #ids = 0;
  /** The seat that is shown, to ask for it again after coming back; undefined: as the server chose. */
  #seat: number | null | undefined;

  constructor(url: () => string, ears: Ears, options: Options = {}) {
    this.#url = url;
    this.#ears = ears;
    this.#make = options.WebSocket ?? WebSocket;
    this.#pause = options.pause ?? backOff;
    this.#silence = options.silence ?? 30_000;
    this.#connect();
  }

  /** Wish for a change. Refused here (false) while an earlier wish is unanswered: one tap, one action. */
  wish(wish: Doing): boolean {
    if (this.#wish || this.#closed) return false;
    this.#wish = { wish, moment: this.#now };
    this.#ears.busy(true);
    this.#send(wish);
    return true;
  }

  /** Ask a question; asked again by itself after a lost connection. Rejects with a Refusal. */
  ask<T>(question: Question): Promise<T> {
    if (this.#closed) return Promise.reject(new Refusal({ code: "closed", text: "", chapter: "" }));
    const id = ++this.#ids;
    return new Promise<T>((resolve, reject) => {
      this.#questions.set(id, { question, resolve: resolve as (result: unknown) => void, reject });
      this.#send({ kind: "ask", id, ...question });
    });
  }

  look(seat: number | null): void {
    this.#seat = seat;
    this.#send({ kind: "look", seat });
  }

  speak(language: "en" | "de"): void {
    this.#send({ kind: "speak", language });
  }

  /** Try now, without waiting for the next attempt. */
  retry(): void {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#timer);
    this.#attempt = 0;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silent);
    this.#socket?.close(1000);
    this.#socket = null;
    this.#abandon("closed");
    this.#ears.status("closed");
  }

  #connect(): void {
    this.#ears.status(this.#attempt ? "waiting" : "connecting");
    const socket = new this.#make(this.#url());
    this.#socket = socket;
    this.#listen(socket);
    socket.onmessage = (event: MessageEvent) => {
      if (socket !== this.#socket) return;
      this.#listen(socket);
      this.#hear(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket === this.#socket) this.#lost(event);
    };
  }

  /** It is there as long as it is heard. */
  #listen(socket: WebSocket): void {
    clearTimeout(this.#silent);
    this.#silent = setTimeout(() => {
      if (socket !== this.#socket) return;
      this.#lost({ code: 0, reason: "" });
      socket.close();
    }, this.#silence);
  }

  #lost(event: Pick<CloseEvent, "code" | "reason">): void {
    clearTimeout(this.#silent);
    this.#socket = null;
    this.#ready = false;
    if (event.code >= FINAL) {
      this.#closed = true;
      this.#abandon("closed");
      this.#ears.refused({ kind: "refused", code: "closed", text: event.reason, chapter: "" });
      this.#ears.status("closed");
      return;
    }
    this.#ears.status("waiting");
    this.#timer = setTimeout(() => this.#connect(), this.#pause(this.#attempt++));
  }

  #abandon(code: string): void {
    for (const waiting of this.#questions.values()) waiting.reject(new Refusal({ code, text: "", chapter: "" }));
    this.#questions.clear();
    this.#done();
  }

  #hear(message: Message): void {
    switch (message.kind) {
      case "welcome":
        this.#now = moment(message.sight);
        if (this.#ready) {
          // The answer to Look or Speak; the connection is the same.
          if (this.#wish && this.#wish.moment !== this.#now) this.#done();
          this.#ears.welcome(message, false);
          break;
        }
        this.#attempt = 0;
        this.#ready = true;
        this.#ears.status("open");
        this.#ears.welcome(message, true);
        this.#again(message.sight);
        break;
      case "pondering":
        this.#ears.pondering?.(message);
        break;
      case "sight":
        this.#now = moment(message);
        if (this.#wish && this.#wish.moment !== this.#now) this.#done();
        this.#ears.sight(message);
        break;
      case "answer":
        this.#questions.get(message.id)?.resolve(message.result);
        this.#questions.delete(message.id);
        break;
      case "refused":
        if (message.id !== undefined) {
          this.#questions.get(message.id)?.reject(new Refusal(message));
          this.#questions.delete(message.id);
          break;
        }
        this.#done();
        // A late wish is no mistake of the player: the newer Sight that follows shows what happened.
        if (message.code !== "stale") this.#ears.refused(message);
    }
  }

  /** After coming back: the seat that was shown, what is still unanswered, and nothing that was already carried out. */
  #again(sight: Sight): void {
    if (this.#seat !== undefined && this.#seat !== sight.seat) this.#send({ kind: "look", seat: this.#seat });
    if (this.#wish) {
      if (this.#wish.moment === this.#now) this.#send(this.#wish.wish);
      else this.#done();
    }
    for (const [id, waiting] of this.#questions) this.#send({ kind: "ask", id, ...waiting.question });
  }

  #done(): void {
    if (!this.#wish) return;
    this.#wish = null;
    this.#ears.busy(false);
  }

  /** Says nothing while there is no connection: `#again` repeats what matters. */
  #send(wish: Wish): void {
    if (this.#ready && this.#socket?.readyState === this.#make.OPEN) this.#socket.send(JSON.stringify(wish));
  }
}

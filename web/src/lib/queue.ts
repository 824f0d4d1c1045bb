// One clock for eyes: what the server tells waits here and is shown in order, one step after the other, each at its time.
// Knows no game and no framework: a game says how a step is played, the queue orders.

/** The time that a part of a step has. It ends early when somebody does not want to wait. */
export class Moment {
  /** How fast it runs: 1, 2, 4. */
  readonly speed: number;
  #over = false;
  #waking = new Set<() => void>();

  constructor(speed: number) {
    this.speed = speed;
  }

  get over(): boolean {
    return this.#over;
  }

  /** So many milliseconds at speed 1. */
  pause(milliseconds: number): Promise<void> {
    if (this.#over || milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#waking.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds / this.speed);
      this.#waking.add(wake);
    });
  }

  /** Until somebody lets it go on. */
  held(): Promise<void> {
    if (this.#over) return Promise.resolve();
    return new Promise((resolve) => this.#waking.add(resolve));
  }

  /** What is waited for now is waited for no longer. */
  wake(): void {
    const waking = [...this.#waking];
    this.#waking.clear();
    for (const wake of waking) wake();
  }

  /** Nothing is waited for any longer. */
  end(): void {
    this.#over = true;
    this.wake();
  }
}

/** How a game plays a step. What answers nothing takes no time. */
export interface Performer<S> {
  /** Before anything of the step is shown: its dice tumble. */
  before?(step: S, moment: Moment): Promise<void> | undefined;
  /** When it is shown: figures walk, what came of it is read. */
  after?(step: S, moment: Moment): Promise<void> | undefined;
  /** Whether others go on within one's own deed: it is shown at the pace of theirs. */
  others?(step: S): boolean;
  /** Whether what comes next is part of the same step. */
  joins?(step: S): boolean;
}

export interface Options<S> {
  /** Show a step. hurried: it was not played. */
  show(step: S, hurried: boolean): void;
  /** Several steps as one. */
  merge(steps: readonly S[]): S;
  /** How fast it is played; Infinity: at once. */
  speed(step: S): number;
  /** Whether others go on by themselves after it. */
  more(step: S): boolean;
  /** The step that is played now; null: nothing waits any longer. */
  playing(step: S | null): void;
}

const GATHER = 250; // milliseconds: what comes at once is shown so often, not more
const JOIN = 4000; // milliseconds to wait for the rest of a step

export class Queue<S> {
  performer: Performer<S> = {};
  /** Who hears a step begin that is played. */
  ear?: (step: S) => void;
  readonly #options: Options<S>;
  #waiting: S[] = [];
  #moment: Moment | null = null;
  #running = false;
  #skipping = false;
  /** Counts what was cleared away: a step of an earlier life is played no further. */
  #life = 0;
  #wake: () => void = () => {};

  constructor(options: Options<S>) {
    this.#options = options;
  }

  push(step: S): void {
    this.#waiting.push(step);
    this.#wake();
    if (!this.#running) void this.#run(this.#life);
  }

  /** What is played now has been seen: its dice lie still, or the next may come. */
  next(): void {
    this.#moment?.wake();
  }

  /** Everything that waits, at once, until nobody else goes on by themselves. */
  skip(): void {
    if (!this.#running) return;
    this.#skipping = true;
    this.#wake();
    this.#moment?.end();
  }

  /** Forget what waits: something else is shown. */
  clear(): void {
    const ran = this.#running;
    this.#life++;
    this.#waiting = [];
    this.#skipping = this.#running = false;
    this.#wake();
    this.#moment?.end();
    if (ran) this.#options.playing(null);
  }

  async #run(life: number): Promise<void> {
    this.#running = true;
    while (this.#waiting.length) {
      this.#options.playing(this.#waiting[0]!);
      if (this.#lacking) await this.#patience(life);
      if (life !== this.#life) return;
      const speed = this.#speed;
      const step = this.#options.merge(this.#waiting.splice(0, this.#together));
      if (speed !== Infinity) this.ear?.(step);
      const before = this.#part(speed, (moment) => this.performer.before?.(step, moment));
      if (before) await before;
      if (life !== this.#life) return;
      this.#options.show(step, speed === Infinity);
      const after = this.#part(this.#skipping ? Infinity : speed, (moment) => this.performer.after?.(step, moment));
      if (after) await after;
      if (life !== this.#life) return;
      if (!this.#waiting.length && !this.#options.more(step)) this.#skipping = false;
    }
    this.#running = false;
    this.#options.playing(null);
  }

  /** How fast the first that waits is played. */
  get #speed(): number {
    return this.#speedOf(this.#waiting[0]!);
  }

  #speedOf(step: S): number {
    return this.#skipping ? Infinity : this.#options.speed(step);
  }

  /** Play a part of a step; undefined if it takes no time. */
  #part(speed: number, play: (moment: Moment) => Promise<void> | undefined): Promise<void> | undefined {
    if (speed === Infinity) return undefined;
    this.#moment = new Moment(speed);
    return play(this.#moment);
  }

  /** How many of those that wait are shown as one. */
  get #together(): number {
    const first = this.#speed;
    let count = 1;
    while (count < this.#waiting.length && this.#joins(count, first)) count++;
    return count;
  }

  /** Whether the one at this place is shown together with that before it. */
  #joins(place: number, first: number): boolean {
    if (first === Infinity) return this.#speedOf(this.#waiting[place]!) === Infinity;
    return this.performer.joins?.(this.#waiting[place - 1]!) ?? false;
  }

  /** What is to be shown with those that wait has not come yet. */
  get #lacking(): boolean {
    const speed = this.#speed;
    const count = this.#together;
    const last = this.#waiting[count - 1]!;
    if (count < this.#waiting.length) return false;
    return speed === Infinity ? this.#options.more(last) : (this.performer.joins?.(last) ?? false);
  }

  async #patience(life: number): Promise<void> {
    const began = Date.now();
    const left = () => began + (this.#speed === Infinity ? GATHER : JOIN) - Date.now();
    while (life === this.#life && this.#lacking && left() > 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left());
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
}

// Readers that type like a keyboard: a fast burst of letters with Enter at its end. A person's keys go where they always go, only
// a little later; what is typed into a field is nobody's business but the field's.

const GAP = 60; // milliseconds at most between two letters of a burst
const LEAST = 3; // letters of a code
const FIELD = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

let passing = false;

/** Keys that we press ourselves are no burst. */
export function typing<T>(run: () => T): T {
  const before = passing;
  passing = true;
  try {
    return run();
  } finally {
    passing = before;
  }
}

export class Burst {
  #held: KeyboardEvent[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #read: (code: string) => void;

  constructor(read: (code: string) => void) {
    this.#read = read;
  }

  /** Listen to the window until the answer is called. */
  listen(): () => void {
    const hear = (event: KeyboardEvent) => this.hear(event);
    addEventListener("keydown", hear, { capture: true });
    return () => {
      removeEventListener("keydown", hear, { capture: true });
      this.#letGo();
    };
  }

  hear(event: KeyboardEvent): void {
    if (passing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLElement && event.target.matches(FIELD)) return;
    const last = this.#held.at(-1);
    if (last && event.timeStamp - last.timeStamp > GAP) this.#letGo();
    if (event.key === "Enter" && this.#held.length >= LEAST) {
      const code = this.#held.map(({ key }) => key).join("");
      this.#drop();
      stop(event);
      this.#read(code);
    } else if (event.key.length === 1 && !event.repeat && !(event.key === " " && pressable(event.target))) {
      stop(event);
      this.#held.push(event);
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#letGo(), GAP);
    } else if (event.key !== "Shift") this.#letGo();
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#held = [];
  }

  /** It was a person: the keys go on to where they were meant for. */
  #letGo(): void {
    const held = this.#held;
    this.#drop();
    typing(() => {
      for (const { key, code, shiftKey, target } of held)
        target?.dispatchEvent(new KeyboardEvent("keydown", { key, code, shiftKey, bubbles: true, cancelable: true }));
    });
  }
}

function pressable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("button, a[href], summary, input, [role=button], [role=option]");
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

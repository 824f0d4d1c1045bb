// Whoever did something and hears nothing for a while is told that it is waited for.

/** Milliseconds without an answer that nobody wonders about. */
const SOON = 1500;

class Patience {
  #late = $state(0);

  /** Something was done for which there is no answer yet, though it was time. */
  get late(): boolean {
    return this.#late > 0;
  }

  /** Something was done; answers what to call when its answer has come. */
  begin(): () => void {
    let late = 0;
    const timer = setTimeout(() => (this.#late += late = 1), SOON);
    return () => {
      clearTimeout(timer);
      this.#late -= late;
      late = 0;
    };
  }
}

export const patience = new Patience();

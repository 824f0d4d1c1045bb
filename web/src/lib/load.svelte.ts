// Something that is fetched: its loading and error states, and fetching it again when what it hangs on changes.

export class Load<T> {
  value = $state.raw<T | null>(null);
  error = $state.raw<unknown>(null);
  #run: () => Promise<T>;
  #turn = 0;

  /** Made while a component is: `run` is called at once, and again when a state that it reads changes. */
  constructor(run: () => Promise<T>) {
    this.#run = run;
    $effect(() => {
      void this.again();
      return () => {
        this.#turn++;
      };
    });
  }

  /** Fetch it anew; what is there stays in sight meanwhile. */
  again = async (): Promise<void> => {
    const turn = ++this.#turn;
    try {
      const value = await this.#run();
      if (turn !== this.#turn) return; // a newer one is under way
      this.value = value;
      this.error = null;
    } catch (error) {
      if (turn === this.#turn) this.error = error;
    }
  };
}

// What happens, as it is played: it is called out above the board, and the dice of an attack are thrown.
import { announce } from "../../lib/announce.svelte";
import type { Step } from "../../lib/match.svelte";
import type { Moment, Performer } from "../../lib/queue";
import { settings } from "../../lib/settings.svelte";
import type { Told } from "../../lib/types";

/** How long what is told is looked at, in milliseconds. */
const LASTS: Record<string, number> = {
  crafted: 900,
  cast: 1300,
  negated: 1300,
  moved: 500,
  "battle-began": 1100,
  aimed: 400,
  played: 1000,
  struck: 900,
  stormed: 900,
  destroyed: 700,
  "battle-ended": 1100,
  "wizard-died": 1600,
  returned: 700,
};
const TUMBLE = 600; // milliseconds
const LIES = 900; // milliseconds: dice that others come after
const MOST = 4; // throws that have all this time; of more each has less

function dice({ kind }: Told): boolean {
  return kind === "struck" || kind === "stormed";
}

export class News implements Performer<Step> {
  /** aloud: whether something may be said before all who are at the device. */
  constructor(private readonly aloud: (told: Told) => boolean) {}

  /** What is called out above the board. */
  call = $state.raw<Told[]>([]);
  /** The attack whose dice are thrown or lie, a Storm's too. */
  struck = $state.raw<Told | null>(null);
  rolling = $state(false);
  /** Those whose dice lie already, while the board is still as it was before them. */
  fallen = $state.raw<Told[]>([]);

  before(step: Step, moment: Moment): Promise<void> | undefined {
    const thrown = step.news.filter(dice);
    return thrown.length && settings.moves ? this.#throw(thrown, moment) : undefined;
  }

  async #throw(thrown: readonly Told[], moment: Moment): Promise<void> {
    const share = Math.min(1, MOST / thrown.length);
    for (const told of thrown) {
      this.struck = told;
      this.rolling = true;
      await moment.pause(TUMBLE * share);
      this.rolling = false;
      this.fallen = [...this.fallen, told];
      if (told !== thrown.at(-1)) await moment.pause(LIES * share);
    }
  }

  after(step: Step, moment: Moment): Promise<void> | undefined {
    const time = step.news.reduce((all, told) => all + (LASTS[told.kind] ?? 0), 0);
    if (!time) return undefined;
    this.call = step.news.filter((told) => told.kind in LASTS);
    return moment.pause(Math.min(time, step.own ? 1500 : 3000)).then(() => {
      this.call = [];
    });
  }

  /** A step is shown. */
  hear(told: readonly Told[], hurried: boolean): void {
    this.rolling = false;
    this.fallen = [];
    if (hurried) this.call = [];
    const another = told.some(({ kind }) => kind === "battle-began" || kind === "battle-ended");
    this.struck = told.findLast(dice) ?? (hurried || another ? null : this.struck);
    const said = told.filter(this.aloud);
    if (said.length && !hurried) announce(said.map((one) => one.text).join(" "));
  }
}

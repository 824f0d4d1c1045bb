// What happens, as it is played: reveals are looked at, the golem walks, what was harvested is called out.
import { announce } from "../../lib/announce.svelte";
import type { Step } from "../../lib/match.svelte";
import type { Moment, Performer } from "../../lib/queue";
import type { Told } from "../../lib/types";

/** How long what is told is looked at, in milliseconds. */
const LASTS: Record<string, number> = { "phase-won": 1500, moved: 900, harvested: 1100, faced: 600, announced: 500, "artifact-used": 900 };

export class News implements Performer<Step> {
  /** aloud: whether something may be said before all who are at the device. */
  constructor(private readonly aloud: (told: Told) => boolean) {}

  /** What is called out above the board. */
  call = $state.raw<Told[]>([]);
  /** Where the golem began to walk; null once something else happened. */
  start = $state.raw<number | null>(null);

  after(step: Step, moment: Moment): Promise<void> | undefined {
    const time = step.news.reduce((all, told) => all + (LASTS[told.kind] ?? 0), 0);
    if (!time) return undefined;
    this.call = step.news.filter((told) => told.kind in LASTS);
    return moment.pause(step.own ? Math.min(time, 1500) : time).then(() => {
      this.call = [];
    });
  }

  /** A step is shown. */
  hear(told: readonly Told[], hurried: boolean): void {
    if (hurried) this.call = [];
    this.start = hurried ? null : ((told.findLast((one) => one.kind === "moved")?.data.start as number | undefined) ?? null);
    const said = told.filter(this.aloud);
    if (said.length && !hurried) announce(said.map((one) => one.text).join(" "));
  }
}

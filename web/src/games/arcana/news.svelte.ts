// What happens, as it is played: dice and their result, figures on their way, Health that was lost, stories to be read.
import { announce } from "../../lib/announce.svelte";
import { decidedHere, type Step } from "../../lib/match.svelte";
import type { Moment, Performer } from "../../lib/queue";
import { settings } from "../../lib/settings.svelte";
import type { Sight, Told } from "../../types";
import { changes, DEEDS, lasts, pages, pushes, strikes, walks, type Strike, type Walk } from "./story";

/** What is called out above the board. wait: it does not go by itself. */
export type Call = { kind: "strike"; strike: Strike; wait: boolean } | { kind: "push"; told: Told; wait: boolean };

const TUMBLE = 560; // milliseconds

export class News implements Performer<Step> {
  call = $state.raw<Call | null>(null);
  /** Its dice still tumble. */
  rolling = $state(false);
  /** Pages of a story that wait to be read. */
  tales = $state.raw<Told[][]>([]);
  /** What the last action took from whose Health; stays until the next one. */
  lost = $state.raw<Map<number, number>>(new Map());
  moved = $state.raw<Walk[]>([]);
  /** How fast figures go. */
  speed = $state(1);

  readonly #go: () => void;
  /** Those of the step that is played. */
  #calls: Call[] = [];

  /** go: lets what is played now go on. */
  constructor(go: () => void) {
    this.#go = go;
  }

  /** Whether somebody here has something to read before they go on. */
  get unread(): boolean {
    return this.tales.length > 0 || (this.call?.wait ?? false);
  }

  /** The page of a story has been read. */
  turnPage(): void {
    this.tales = this.tales.slice(1);
    if (!this.tales.length) this.#go();
  }

  // How a step is played.

  /** A whole deployment of bots is one step. */
  joins({ sight, own }: Step): boolean {
    return !own && sight.bot !== null && sight.pending.code === "deploy";
  }

  before(step: Step, moment: Moment): Promise<void> | undefined {
    this.speed = moment.speed;
    this.#calls = callsOf(step);
    const rolls = this.#calls.filter((call) => call.kind === "strike");
    return rolls.length ? this.#tumble(rolls, moment) : undefined;
  }

  after(step: Step, moment: Moment): Promise<void> | undefined {
    if (this.#calls.length || this.tales.length) return this.#read(moment);
    // Who is asked now need not wait for a sentence, only for figures on their way.
    const time = step.own ? 0 : lasts(step.news, decidedHere(step.sight));
    return time ? moment.pause(time) : undefined;
  }

  async #tumble(rolls: Call[], moment: Moment): Promise<void> {
    this.rolling = true;
    for (const call of rolls) {
      if (moment.over) break;
      this.call = call;
      if (settings.moves) await moment.pause(TUMBLE);
    }
    this.rolling = false;
  }

  async #read(moment: Moment): Promise<void> {
    for (const call of this.#calls) {
      if (moment.over) break;
      this.call = call;
      await (call.wait ? moment.held() : moment.pause(1500 + 500 * linesOf(call)));
    }
    this.call = null;
    if (this.tales.length) await moment.held();
  }

  /** A step is shown. */
  hear(told: readonly Told[], hurried: boolean): void {
    if (hurried) this.call = null;
    if (!told.length) return;
    this.moved = hurried ? [] : walks(told);
    const lost = new Map(changes(told).map(({ golem, amount }) => [golem, amount]));
    if (lost.size || told.some((one) => one.kind === "turn-ended" || DEEDS.has(one.kind))) this.lost = lost;
    const tales = pages(told);
    if (tales.length) this.tales = [...this.tales, tales];
    if (!hurried) announce(told.map((one) => one.text).join(" "));
  }
}

function isOwn({ seat }: { seat: number | null }, sight: Sight): boolean {
  return seat !== null && sight.seats[seat]?.here === true;
}

function linesOf(call: Call): number {
  return call.kind === "strike" ? call.strike.blows.length : 1;
}

function callsOf({ news, sight }: Step): Call[] {
  return [
    ...strikes(news).map((strike): Call => ({ kind: "strike", strike, wait: isOwn(strike, sight) })),
    ...pushes(news).map((told): Call => ({ kind: "push", told, wait: isOwn(told, sight) })),
  ];
}

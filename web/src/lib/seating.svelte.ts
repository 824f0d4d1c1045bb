// Who is to sit where in a new match: what every game's set-up asks.
import { settings } from "./settings.svelte";
import type { Dice, NewSeat } from "./types";

/** player: `here`, `remote` or a bot's name. */
export interface Chair {
  player: string;
  name: string;
  /** A bot's; empty: none. */
  personality: string;
  /** The code of the banner that its person bears; empty: none. */
  banner: string;
  /** Its figures stand on a real table. */
  real?: boolean;
}

const USUAL = 3; // of six levels, as an opponent that nobody has chosen

export type Begin = (options: Record<string, unknown>, seats: NewSeat[], lenient: boolean) => Promise<void>;

/** More: what a game asks of each seat besides. */
export class Seating<More extends object> {
  readonly bots: string[];
  readonly opponent: string;
  readonly counts: string[];
  readonly #begin: Begin;
  readonly #personalities: Record<string, string[]>;
  chairs = $state<(Chair & More)[]>([]);
  count = $state("");
  starting = $state(false);
  failed = $state.raw<unknown>(null);

  /**
   * bots: the weakest first. The first seat is played here, the others by a good bot: a match begins with one touch.
   * personalities: those that a bot may have, by its name.
   */
  constructor(
    bots: string[],
    least: number,
    most: number,
    begin: Begin,
    more: (place: number) => More,
    count = least,
    personalities: Record<string, string[]> = {},
  ) {
    this.bots = bots;
    this.opponent = bots[Math.min(USUAL, bots.length - 1)] ?? "here";
    this.counts = Array.from({ length: most - least + 1 }, (_, place) => String(least + place));
    this.count = String(count);
    this.#begin = begin;
    this.#personalities = personalities;
    this.chairs = Array.from({ length: most }, (_, place) => ({
      player: place ? this.opponent : "here",
      name: place ? "" : settings.name,
      personality: "",
      banner: place ? "" : settings.banner,
      ...more(place),
    }));
  }

  get seated(): (Chair & More)[] {
    return this.chairs.slice(0, Number(this.count));
  }

  isBot(chair: Chair): boolean {
    return this.bots.includes(chair.player);
  }

  personalities(chair: Chair): string[] {
    return this.#personalities[chair.player] ?? [];
  }

  /** diceOf: who rolls for a person's seat. */
  async begin(options: Record<string, unknown>, diceOf: (chair: Chair & More, place: number) => Dice): Promise<void> {
    this.starting = true;
    this.failed = null;
    const nameOf = ({ player, name }: Chair) => (player === "here" ? name.trim() : "");
    try {
      await this.#begin(
        options,
        this.seated.map((chair, place) => ({
          player: this.personalities(chair).includes(chair.personality) ? `${chair.player}-${chair.personality}` : chair.player,
          dice: this.isBot(chair) ? "app" : diceOf(chair, place),
          name: nameOf(chair),
          real: chair.real ?? false,
          banner: chair.player === "here" ? chair.banner : "",
        })),
        settings.lenient,
      );
      settings.name = this.seated.map(nameOf).find(Boolean) ?? settings.name;
    } catch (error) {
      this.failed = error;
    }
    this.starting = false;
  }
}

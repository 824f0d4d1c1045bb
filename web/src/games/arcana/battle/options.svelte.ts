// What can be chosen now, for the runes, the number keys and the list at the side.
import type { ArcanaChoice, GolemNow } from "../../../types";
import { keyOf } from "../flow";
import type { Play } from "../play.svelte";
import { RUNE_COUNT } from "../runes";

const FEW = 6; // so many are a list at once

/** What a rune or a number key stands for. */
export interface Option {
  text: string;
  price: string;
  choice?: ArcanaChoice;
  golem?: number;
  slot?: number;
  power?: string;
  /** Ends when what it opens is there. */
  run: () => void | Promise<void>;
}

export class Options {
  /** The list is wished for. */
  listed = $state(false);
  /** How many runes the control card has room for; null: it shows none. */
  room = $state<number | null>(null);
  readonly #play: Play;
  readonly #pick: (golem: number) => void;

  constructor(play: Play, pick: (golem: number) => void) {
    this.#play = play;
    this.#pick = pick;
  }

  /** A question, an ability or a power waits for a choice; not which Golem or ability. */
  readonly choosing = $derived.by(() => {
    const { prompted, selection } = this.#play;
    return prompted || selection.slot !== null || selection.ancient !== null;
  });

  readonly all = $derived.by<Option[]>(() => {
    const play = this.#play;
    if (play.armed || play.rolling) return [];
    if (play.panel !== null && play.panel !== "digest" && play.selection.ancient === null) return play.panel === "ancients" ? this.#powers() : [];
    if (play.regionCard) return play.regionCard.golems.flatMap((number) => this.#ofGolem(play.golems[number]));
    if (!play.deciding) return [];
    if (this.choosing) {
      const besides = play.deploying ? play.offered.choices.filter((choice) => choice.kind !== "deploy") : [];
      return [...play.choices, ...besides].map((choice) => this.#ofChoice(choice));
    }
    const { chosen } = play;
    if (!chosen) return play.able.flatMap((golem) => this.#ofGolem(golem));
    const abilities = play.card?.golem === chosen.number ? play.card.abilities : [];
    return abilities
      .filter((ability) => chosen.can.includes(ability.slot))
      .map((ability) => ({ text: ability.name, price: "", slot: ability.slot, run: () => play.pickSlot(ability.slot) }));
  });

  /** How many have a rune at once; where there are more, what leads to them takes a place. */
  get runes(): number {
    const room = this.room ?? FEW;
    return Math.max(1, Math.min(RUNE_COUNT, this.room === null || this.all.length <= room ? room : room - 1));
  }

  /** Those that have one, and how many pages of them there are. */
  readonly shown = $derived.by(() => this.all.slice(this.page * this.runes, (this.page + 1) * this.runes));
  readonly pages = $derived.by(() => Math.ceil(this.all.length / this.runes));

  /** Which of the pages; there may be room for more than when it was turned. */
  get page(): number {
    return Math.min(this.#play.page, Math.max(0, this.pages - 1));
  }

  /** Where what is asked about is now; a path goes on from there. */
  readonly #here = $derived.by(() => {
    const focus = this.#play.scene?.focus;
    if (!focus || focus.path) return null;
    return focus.golem === undefined ? (focus.region ?? null) : (this.#play.golems[focus.golem]?.at ?? null);
  });

  /** Those that have no place on the board, leave all in its place, or were left open by a tap are always a list; others on wish. */
  readonly placeless = $derived.by(() =>
    this.choosing
      ? this.all.filter(({ choice }) => choice && [null, this.#here].includes(choice.region ?? null))
      : [],
  );
  readonly whole = $derived.by(
    () =>
      this.choosing &&
      !this.#play.armed &&
      (this.listed || this.#play.selection.narrowed !== null || this.all.length <= FEW),
  );
  readonly list = $derived.by(() => (this.#play.armed ? [] : this.whole ? this.all : this.placeless));
  readonly many = $derived.by(() => this.all.length > FEW && this.#play.selection.narrowed === null);

  /** The runes of lit Regions, where no list names them. */
  readonly lit = $derived.by(() => {
    const found = new Map<number, number>();
    if (this.whole) return found;
    this.shown.forEach(({ choice }, place) => {
      const region = choice?.region;
      if (region !== undefined && !found.has(region)) found.set(region, place);
    });
    return found;
  });

  /** Its rune; null if another page has it. */
  runeOf(option: Option): number | null {
    return this.#rune((other) => other === option);
  }

  runeOfGolem(golem: number): number | null {
    return this.#rune((option) => option.golem === golem);
  }

  /** That of an ability of the chosen Golem. */
  runeOfSlot(slot: number): number | null {
    return this.#rune((option) => option.slot === slot);
  }

  /** That of an Ancient One's power. */
  runeOfPower(ancient: number, role: string): number | null {
    return this.#rune((option) => option.power === `${ancient}/${role}`);
  }

  #rune(which: (option: Option) => boolean): number | null {
    const place = this.shown.findIndex(which);
    return place < 0 ? null : place;
  }

  turnPage(): void {
    this.#play.page = (this.page + 1) % Math.max(1, this.pages);
  }

  /** The powers that can be asked for now, of the army whose Ancient Ones are open. */
  #powers(): Option[] {
    const play = this.#play;
    if (!play.deciding || play.army !== play.mine) return [];
    return (play.ancients ?? []).flatMap(({ number, name, powers }) =>
      powers
        .filter((power) => power.usable)
        .map((power) => ({
          text: `${power.name} (${name})`,
          price: "",
          power: `${number}/${power.role}`,
          run: () => play.pickPower(number, power.role),
        })),
    );
  }

  #ofGolem(golem: GolemNow | undefined): Option[] {
    return golem ? [{ text: golem.name, price: "", golem: golem.number, run: () => this.#pick(golem.number) }] : [];
  }

  #ofChoice(choice: ArcanaChoice): Option {
    return { text: choice.text, price: choice.price, choice, run: () => this.#play.arm(keyOf(choice)) };
  }
}

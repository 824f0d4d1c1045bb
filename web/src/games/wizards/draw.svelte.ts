// A roll of cardboard: which tile, card, corner or Wizard comes is named instead of drawn.
import { Naming } from "../cardboard/naming.svelte";
import { EVENT_DECK } from "./figures";
import type { Play } from "./play.svelte";

export class Draw extends Naming {
  readonly #play: Play;
  #seen = 0;
  /** The map that lay is laid anew: its Towers were not joined (ruling 2). */
  again = $state(false);

  constructor(play: Play) {
    super(play.table);
    this.#play = play;
  }

  get #pending() {
    return this.#play.sight.pending;
  }

  /** The tiles of the map are laid. */
  get tiles(): boolean {
    return this.row === "tile";
  }

  /** The deck of which a card is drawn, looked at or taken; null: it is no card. */
  get deck(): number | null {
    const { code, args } = this.#pending;
    if (!this.row) return null;
    if (code === "card" || code === "look") return args[1] ?? null;
    return code === "stolen" ? (args[2] ?? null) : null;
  }

  /** Whose card it is. */
  get seat(): number | null {
    return this.deck === null ? null : (this.#pending.args[0] ?? null);
  }

  /** Dice have no names; neither has what this seat may not see. */
  get row(): string {
    const { code, args, faces } = this.#pending;
    if (!this.#play.rolling || !faces) return "";
    return ["card", "look", "stolen"].includes(code) ? `${code}/${args.join("/")}` : code;
  }

  get #cards() {
    const { head } = this.#play;
    return this.deck === EVENT_DECK ? head.event : head.golem;
  }

  get names(): readonly string[] {
    if (this.tiles) return this.#play.head.tiles.map(({ name }) => name);
    return this.deck === null ? this.faces.map(({ text }) => text) : this.#cards.map(({ name }) => name);
  }

  get given(): number {
    if (this.tiles) return this.#pending.named?.length ?? 0;
    return this.deck === null || this.#pending.code === "stolen" ? 0 : this.#drawn - this.#before;
  }

  get due(): number {
    const { code, sides = 1 } = this.#pending;
    if (this.tiles) return sides - 1; // the last one is left over
    if (code === "look") return this.#looks - this.given;
    return code === "card" && !this.#play.scene ? this.#dealt(this.seat!) - this.given : 1;
  }

  /** Of the deck of which is drawn: how many cards are out of it. */
  get #drawn(): number {
    return this.#cards.reduce((all, { copies }) => all + copies, 0) - (this.#pending.sides ?? 0);
  }

  /** How many of them were out before these. */
  get #before(): number {
    const { code } = this.#pending;
    const pile = this.#play.scene?.decks[this.deck!];
    if (pile) return code === "look" ? this.#cards.reduce((all, { copies }) => all + copies, 0) - (pile.left - pile.top.length) : this.#drawn;
    return Array.from({ length: this.seat! }, (_, seat) => this.#dealt(seat)).reduce((all, count) => all + count, 0);
  }

  #dealt(seat: number): number {
    return this.#play.head.hands[seat]?.[this.deck!] ?? 0;
  }

  /** How many cards of the deck are looked at that nobody knows yet. */
  get #looks(): number {
    const pile = this.#play.scene?.decks[this.deck!];
    const card = this.#play.head.event.find(({ deed }) => deed === "divination");
    return pile && card ? Math.min(card.amount, pile.left) - pile.top.length : 1;
  }

  /** The spaces where tiles are laid, in their order: all but the corners, where Towers are. */
  get spaces(): number[] {
    const { side, spaces } = this.#play.head;
    const corners = [0, side - 1, side * (side - 1), side * side - 1];
    return spaces.map((_, space) => space).filter((space) => !corners.includes(space));
  }

  /** What lies on each of them; empty: nothing yet. */
  lies(place: number): string {
    return this.#pending.named?.[place] ?? this.nameAt(place);
  }

  override give(): void {
    if (this.tiles) {
      this.again ||= this.given < this.#seen;
      this.#seen = this.given;
    }
    super.give();
  }

  left(thing: number): number {
    if (this.tiles) return this.#pending.args.slice(1).filter((tile) => tile === thing).length;
    return this.deck === null ? 1 : (this.#cards[thing]?.copies ?? 0);
  }
}

// The deal from a deck of cardboard: the districts and artifacts as they come, and who is the first Archmage.
import { Naming } from "../cardboard/naming.svelte";
import type { ArchmageHead } from "../../lib/types";

export class Deal extends Naming {
  /** The first Archmage, as chosen. */
  archmage = $state<number | null>(null);

  get #pending() {
    return this.table.sight?.pending;
  }

  /** Cards are named, not the first Archmage. */
  get cards(): boolean {
    return this.#pending?.code === "deal";
  }

  get row(): string {
    return this.cards ? "deal" : "";
  }

  get given(): number {
    return this.#pending?.named?.length ?? 0;
  }

  get due(): number {
    return this.faces.length;
  }

  readonly names = $derived.by(() => {
    const { districts, artifacts } = this.table.head!.head as unknown as ArchmageHead;
    return [...districts, ...artifacts].map(({ name }) => name);
  });

  left(): number {
    return 1;
  }

  protected override get prompt(): boolean {
    return true;
  }

  /** All that lies, in the order of the deal. */
  readonly lies = $derived.by(() => [...(this.#pending?.named ?? []), ...this.things.map((card) => this.names[card] ?? "")]);
  /** What can be chosen next: cards by their number, or who is the first Archmage by the roll's face. */
  readonly options = $derived.by(() => {
    if (!this.cards) return this.faces.map(({ face, text }) => ({ number: face, text }));
    return this.offered.map((card) => ({ number: card, text: this.names[card] ?? "" }));
  });

  override get waits(): boolean {
    return this.cards ? super.waits : this.table.busy;
  }

  override draw(): void {
    if (this.cards) super.draw();
    else this.table.roll(null);
  }

  choose(face: number): void {
    if (this.archmage === face) this.table.roll(face);
    else this.archmage = face;
  }
}

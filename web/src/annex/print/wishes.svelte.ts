// How somebody prints: kept for the next time.
import { keep, kept } from "../../lib/kept";
import { PAPERS, type PaperName } from "./layout";

const NAME = "shem-print";

class Wishes {
  #found = (kept(NAME) ?? {}) as Partial<Record<"paper" | "marks" | "ink", string>>;
  #paper = $state<PaperName>(this.#found.paper !== undefined && Object.hasOwn(PAPERS, this.#found.paper) ? (this.#found.paper as PaperName) : "a4");
  #marks = $state<"yes" | "no">(this.#found.marks === "no" ? "no" : "yes");
  #ink = $state<"full" | "saving">(this.#found.ink === "saving" ? "saving" : "full");

  get paper(): PaperName {
    return this.#paper;
  }
  set paper(value) {
    this.#paper = value;
    this.#keep();
  }
  get marks(): "yes" | "no" {
    return this.#marks;
  }
  set marks(value) {
    this.#marks = value;
    this.#keep();
  }
  get ink(): "full" | "saving" {
    return this.#ink;
  }
  set ink(value) {
    this.#ink = value;
    this.#keep();
  }

  #keep(): void {
    keep(NAME, { paper: this.#paper, marks: this.#marks, ink: this.#ink });
  }
}

export const wishes = new Wishes();

// A figure that a mouse rests on, or that a finger holds: its card's head is shown.
import type { Glimpse } from "../sight/look.svelte";

const HOVER = 350; // milliseconds
const HOLD = 480;
const STILL = 9; // pixels

export class Peeking {
  /** The touch that ends now was a long one: it chooses nothing. */
  held = false;

  readonly #show: (glimpse: Glimpse | null) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over: Element | null = null;
  #shown = false;
  #from = { x: 0, y: 0 };

  constructor(show: (glimpse: Glimpse | null) => void) {
    this.#show = show;
  }

  down(event: PointerEvent): void {
    this.held = false;
    this.leave();
    if (event.pointerType === "mouse") return;
    this.#from = { x: event.clientX, y: event.clientY };
    const figure = figureOf(event);
    if (figure)
      this.#timer = setTimeout(() => {
        this.held = true;
        this.#tell(figure, true);
      }, HOLD);
  }

  move(event: PointerEvent, dragged: boolean): void {
    if (event.pointerType !== "mouse") {
      if (dragged || Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) > STILL) clearTimeout(this.#timer);
      return;
    }
    const figure = event.buttons ? null : figureOf(event);
    if (figure === this.#over) return;
    this.leave();
    this.#over = figure;
    if (figure) this.#timer = setTimeout(() => this.#tell(figure, false), HOVER);
  }

  up(): void {
    clearTimeout(this.#timer);
  }

  /** Nothing is pointed at any longer. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#over = null;
    if (this.#shown && !this.held) this.#show(null);
    this.#shown = this.#shown && this.held;
  }

  #tell(figure: SVGElement, held: boolean): void {
    if (!figure.isConnected) return;
    this.#shown = true;
    this.#show({ golem: Number(figure.dataset.golem), box: (figure.querySelector(".body") ?? figure).getBoundingClientRect(), held });
  }
}

function figureOf(event: PointerEvent): SVGElement | null {
  return (event.target as Element).closest<SVGElement>("[data-golem]");
}

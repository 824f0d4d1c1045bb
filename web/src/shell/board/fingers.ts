// Fingers, mouse and wheel on the board: one finger moves it, two come near or go far.
import type { Camera } from "./camera.svelte";

const STILL = 7; // pixels: a finger that moves less touches

export class Fingers {
  /** The last touch was a move of the board. */
  dragged = false;

  readonly #camera: Camera;
  readonly #down = new Map<number, { x: number; y: number }>();

  constructor(camera: Camera) {
    this.#camera = camera;
  }

  down(event: PointerEvent): void {
    if (event.button > 1) return;
    if (this.#down.size === 0) this.dragged = false;
    this.#down.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** on: what the fingers are on; it keeps them until they leave. */
  move(event: PointerEvent, on: Element): void {
    const before = this.#down.get(event.pointerId);
    if (!before) return;
    const next = { x: event.clientX, y: event.clientY };
    if (!this.dragged && this.#down.size === 1 && Math.hypot(next.x - before.x, next.y - before.y) < STILL) return;
    if (!this.dragged) {
      this.dragged = true;
      for (const finger of this.#down.keys()) on.setPointerCapture(finger);
    }
    const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1];
    this.#down.set(event.pointerId, next);
    const camera = this.#camera;
    if (!other) {
      camera.pan(before.x - next.x, before.y - next.y);
      return;
    }
    const apart = Math.hypot(next.x - other.x, next.y - other.y);
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const middle = camera.spot({ clientX: (next.x + other.x) / 2, clientY: (next.y + other.y) / 2 });
    camera.pan((before.x - next.x) / 2, (before.y - next.y) / 2);
    camera.zoomAt(middle, apart / Math.max(1, was));
  }

  up(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    if (event.shiftKey) this.#camera.pan((event.deltaY + event.deltaX) * lines, 0);
    else this.#camera.zoomAt(this.#camera.spot(event), Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 120 : 500)));
  }
}

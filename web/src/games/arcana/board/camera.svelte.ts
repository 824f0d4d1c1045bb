// The window on the board: what it shows, and how it comes near, goes far and follows.
import { untrack } from "svelte";
import { settings } from "../../../lib/settings.svelte";
import { around, bounds, centre, fit, panned, reshaped, showing, zoomed, type Point, type View } from "./geometry";

const NEAR = 0.44; // pixels a unit: from here on a Region is as large as a finger
const NOWHERE: View = { x: 0, y: 0, w: 1, h: 1 };

/** The board's size in Regions. */
export interface Extent {
  columns: number;
  rows: number;
}

export class Camera {
  /** The window's size in pixels. */
  box = $state({ w: 1, h: 1 });
  frame: HTMLElement | undefined = $state();
  view = $state.raw<View>(NOWHERE);
  /** While fingers move, what is painted is only shifted and scaled, which costs nothing; it is painted anew when they rest. */
  painted = $state.raw<View>(NOWHERE);

  readonly #extent: () => Extent;
  #touched = false;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #running = 0;

  /** To be made while a component is. */
  constructor(extent: () => Extent) {
    this.#extent = extent;
    $effect(() => {
      const { ratio, whole } = this;
      if (!(ratio > 0 && Number.isFinite(ratio))) return;
      untrack(() => {
        this.view = this.#touched ? reshaped(this.view, ratio, whole) : this.all;
        this.painted = this.view;
      });
    });
    $effect(() => {
      const now = this.view;
      clearTimeout(this.#rest);
      this.#rest = setTimeout(
        () => (this.painted = now),
        untrack(() => (this.painted.w === 1 ? 0 : 130)),
      );
      return () => clearTimeout(this.#rest);
    });
  }

  /** The whole board with its margin. */
  get whole(): View {
    const { columns, rows } = this.#extent();
    return bounds(columns, rows);
  }

  /** The view that shows all of it. */
  get all(): View {
    const { columns, rows } = this.#extent();
    return fit(columns, rows, this.ratio);
  }

  get ratio(): number {
    return this.box.w / this.box.h;
  }

  /** Pixels a unit of the board. */
  get scale(): number {
    return this.box.w / this.view.w;
  }

  /** Pixels a unit of what is painted. */
  get sharp(): number {
    return this.box.w / this.painted.w;
  }

  readonly viewBox = $derived(`${this.painted.x} ${this.painted.y} ${this.painted.w} ${this.painted.h}`);

  /** How what is painted must be moved to show the view. */
  readonly shift = $derived.by(() => {
    const { painted, view, scale } = this;
    if (painted === view) return undefined;
    return `translate(${(painted.x - view.x) * scale}px, ${(painted.y - view.y) * scale}px) scale(${painted.w / view.w})`;
  });

  /** Where on the board a finger is. */
  spot(event: { clientX: number; clientY: number }): Point {
    const { view } = this;
    const rect = this.frame!.getBoundingClientRect();
    return {
      x: view.x + ((event.clientX - rect.left) / rect.width) * view.w,
      y: view.y + ((event.clientY - rect.top) / rect.height) * view.h,
    };
  }

  /** How far down in the window a Region is, from 0 to 1. */
  depth(at: readonly number[]): number {
    return (centre(at).y - this.view.y) / this.view.h;
  }

  show(next: View, soft = false): void {
    this.#touched = true;
    cancelAnimationFrame(this.#running);
    if (!soft || !settings.moves) {
      this.view = next;
      return;
    }
    const from = this.view;
    const begun = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, (now - begun) / 180);
      const eased = 1 - (1 - part) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * eased;
      this.view = { x: mix(from.x, next.x), y: mix(from.y, next.y), w: mix(from.w, next.w), h: mix(from.h, next.h) };
      if (part < 1) this.#running = requestAnimationFrame(step);
    };
    this.#running = requestAnimationFrame(step);
  }

  zoom(factor: number): void {
    const { view, whole } = this;
    this.show(zoomed(view, whole, { x: view.x + view.w / 2, y: view.y + view.h / 2 }, factor), true);
  }

  /** Come nearer about a point of the board, as fingers and wheels do. */
  zoomAt(about: Point, factor: number): void {
    this.show(zoomed(this.view, this.whole, about, factor));
  }

  /** Move by pixels. */
  pan(dx: number, dy: number): void {
    const { view, whole, scale } = this;
    this.show(panned(view, whole, dx / scale, dy / scale));
  }

  overview(): void {
    this.show(this.all, true);
    this.#touched = false;
  }

  /** Bring a Region into sight. */
  reveal(at: readonly number[]): void {
    this.show(showing(this.view, this.whole, at), true);
  }

  /** Where figures are too small to touch, go near enough to these Regions; whether that was so. */
  gather(ats: readonly (readonly number[])[]): boolean {
    if (this.box.w / this.all.w > NEAR || !ats.length) return false;
    this.show(around(ats, this.whole, this.ratio), true);
    return true;
  }
}

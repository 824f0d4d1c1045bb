// The window on the board: what it shows, and how it comes near, goes far and follows.
import { untrack } from "svelte";
import { settings } from "../../../lib/settings.svelte";
import { around, bounds, centre, fit, framing, heightened, panned, reshaped, showing, zoomed, type Point, type View } from "./geometry";

const NEAR = 0.36; // pixels a unit: from here on a figure is large enough for a finger
const NARROW = 760; // pixels
const MORE = 1.12; // so much higher the window must become for the board to grow into it by itself
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
  /** It came near by itself, because something had to be chosen. */
  #gathered = false;
  /** Nothing has been touched since a turn began: whatever else opens meanwhile, all of the board is shown. */
  #fresh = false;
  /** The window when the whole board was fitted into it: as wide, and the highest so far. */
  #fitted = { w: 0, h: 0, screen: 0 };
  /** What was last brought into sight; it stays there when a sheet takes some of the window. */
  #about: readonly (readonly number[])[] = [];
  /** What was shown before the eyes followed others. */
  #kept: { view: View; touched: boolean } | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #running = 0;

  /** To be made while a component is. */
  constructor(extent: () => Extent) {
    this.#extent = extent;
    $effect(() => {
      const { ratio, whole } = this;
      if (!(ratio > 0 && Number.isFinite(ratio))) return;
      untrack(() => {
        this.view = this.#resized(ratio, whole);
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

  /** A sheet that is pulled up or goes down leaves the scale as it is; what one looks at stays in sight. */
  #resized(ratio: number, whole: View): View {
    const { w, h } = this.box;
    const last = this.#fitted;
    const same = last.w === w && last.screen === innerHeight;
    if (same && !this.#fresh && (this.#touched || h <= last.h * MORE)) {
      const view = heightened(this.view, ratio, whole);
      return this.#about.length ? framing(view, whole, this.#about) : view;
    }
    this.#fitted = { w, h, screen: innerHeight };
    return this.#touched && last.w ? reshaped(this.view, ratio, whole) : this.all;
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
    this.#gathered = this.#fresh = false;
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
    this.#about = [];
    this.#fitted = { ...this.box, screen: innerHeight };
  }

  /** Bring a Region into sight. */
  reveal(at: readonly number[]): void {
    this.#about = [at];
    this.#pan(showing(this.view, this.whole, at));
  }

  /** Have this in sight also when the window changes. */
  mind(at: readonly number[]): void {
    this.#fresh = false;
    this.#about = [at];
  }

  /** Bring these Regions into sight, where figures are too small to touch near enough to do so; the scale stays if it can. */
  gather(ats: readonly (readonly number[])[]): void {
    if (!ats.length) return;
    this.#about = ats;
    if (this.scale > NEAR) this.#pan(framing(this.view, this.whole, ats));
    else {
      this.show(around(ats, this.whole, this.ratio), true);
      this.#gathered = true;
    }
  }

  /** A turn begins: all is seen, unless somebody has come nearer where there is room enough. */
  begin(): void {
    if (!this.#gathered && this.box.w >= NARROW) return;
    this.overview();
    this.#fresh = true;
  }

  /** Go there without having been sent by anybody: what fits the window goes on doing so. */
  #pan(view: View): void {
    const before = [this.#touched, this.#gathered] as const;
    this.show(view, true);
    [this.#touched, this.#gathered] = before;
  }

  /** Remember what is shown: the eyes go elsewhere for a while. */
  keep(): void {
    this.#kept ??= { view: this.view, touched: this.#touched && !this.#gathered };
  }

  /** Back to what was shown before, as near as it was, with one of these Regions in it. */
  home(ats: readonly (readonly number[])[]): void {
    const kept = this.#kept;
    this.#kept = null;
    if (!kept || kept.view === this.view) return;
    if (!kept.touched) return this.overview();
    const view = reshaped(kept.view, this.ratio, this.whole);
    const inside = ({ x, y }: Point) => x > view.x && x < view.x + view.w && y > view.y && y < view.y + view.h;
    const [first] = ats;
    const seen = !first || ats.some((at) => inside(centre(at)));
    this.show(seen ? view : showing(view, this.whole, first), true);
  }
}

// The window on the board: what it shows, and how it comes near, goes far and follows.
//
// One scale is kept. It is taken anew when a turn begins, the screen changes, or somebody asks for it: all of the board, as large
// as it goes when the sheet is down. A sheet that comes and goes moves the board, it does not scale it. What must be chosen from
// is brought near enough for a finger, or farther away until all of it is seen; nothing else that is touched changes the scale.
import { untrack } from "svelte";
import { settings } from "../../lib/settings.svelte";
import { centre, framing, panned, reshaped, roomFor, scaled, showing, zoomed, type Point, type View } from "./view";

const NEAR = 0.3; // pixels a unit: below it figures are too small for a finger
const HANDY = 0.44; // where they are, they are brought as near as this
const NARROW = 760; // pixels
const NOWHERE: View = { x: 0, y: 0, w: 1, h: 1 };

export class Camera {
  /** The window's size in pixels. */
  box = $state({ w: 1, h: 1 });
  frame: HTMLElement | undefined = $state();
  view = $state.raw<View>(NOWHERE);
  /** While fingers move, what is painted is only shifted and scaled, which costs nothing; it is painted anew when they rest. */
  painted = $state.raw<View>(NOWHERE);

  readonly #whole: () => View;
  readonly #spare: () => number;
  /** All is shown until somebody touches the board: as large as it goes with the sheet down, or in the window as it is. */
  #all: "resting" | "now" | null = "resting";
  /** Somebody has moved it or come nearer by hand. */
  #hand = false;
  /** The scale that is kept, in pixels a unit. */
  #scale = 1;
  /** What was last brought into sight; it stays there when a sheet takes some of the window. */
  #about: readonly (readonly number[])[] = [];
  /** It is to be chosen from, so all of it must be seen. */
  #must = false;
  #screen = { w: 0, h: 0 };
  /** What was shown before the eyes followed others. */
  #kept: { view: View; hand: boolean } | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #running = 0;

  /** To be made while a component is. whole: the board with its margin. spare: by how many pixels the window is higher when the sheet is down. */
  constructor(whole: () => View, spare: () => number = () => 0) {
    this.#whole = whole;
    this.#spare = spare;
    $effect(() => {
      const { ratio } = this;
      void this.whole;
      void this.#spare();
      if (!ratio) return;
      untrack(() => {
        cancelAnimationFrame(this.#running);
        this.view = this.#settled();
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

  /** What is shown in a window that has changed. */
  #settled(): View {
    const { box, whole } = this;
    const last = this.#screen;
    this.#screen = { w: box.w, h: innerHeight };
    if (last.w !== box.w || last.h !== innerHeight) {
      if (this.#hand) {
        const view = reshaped(this.view, this.ratio, whole);
        this.#scale = box.w / view.w;
        return view;
      }
      this.#all = "resting";
    }
    if (this.#all === "resting") this.#scale = this.#fitting(this.#spare());
    if (this.#all === "now") this.#scale = Math.max(this.#scale, this.#fitting());
    return this.#framed(this.#all ? whole : this.view);
  }

  /** The scale at which all of the board is seen in a window that is so much higher. */
  #fitting(higher = 0): number {
    const { box, whole } = this;
    return Math.min(box.w / whole.w, (box.h + higher) / whole.h);
  }

  /** The scale that is due. */
  #due(): number {
    if (!this.#must) return this.#scale;
    const near = this.#scale < NEAR ? HANDY : this.#scale;
    return Math.min(near, Math.max(NEAR, roomFor(this.box, this.#about)));
  }

  /** The view about this one's middle at the scale that is due, with what must be in sight. */
  #framed(from: View): View {
    const view = scaled(from, this.box, this.#due(), this.whole);
    return this.#about.length ? framing(view, this.whole, this.#about) : view;
  }

  /** From now on this is to be in sight, at the scale that is shown. */
  #mind(ats: readonly (readonly number[])[], must = false): void {
    this.#scale = this.#due();
    this.#about = ats;
    this.#must = must;
  }

  /** The whole board with its margin. */
  get whole(): View {
    return this.#whole();
  }

  get ratio(): number {
    return this.box.h > 0 ? this.box.w / this.box.h : 0; // a window that is not laid out yet has none
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

  /** Somebody moves it by hand. */
  show(next: View, soft = false): void {
    this.#all = null;
    this.#hand = true;
    this.#about = [];
    this.#must = false;
    this.#scale = this.box.w / next.w;
    this.#go(next, soft);
  }

  #go(next: View, soft = true): void {
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

  /** All of the board in the window as it is. */
  overview(): void {
    this.#scale = 0;
    this.#see("now", []);
  }

  /** Bring a Region into sight. */
  reveal(at: readonly number[]): void {
    this.#mind([at]);
    this.#go(showing(this.view, this.whole, at));
  }

  /** Somebody has touched this: it stays in sight also when the window changes. */
  mind(at: readonly number[]): void {
    this.#all = null;
    this.#mind([at]);
  }

  /** Bring what can be chosen into sight: near enough to be touched, and if it can be, all of it. */
  gather(ats: readonly (readonly number[])[]): void {
    if (!ats.length) return;
    this.#mind(ats, true);
    this.#go(this.#framed(this.view));
  }

  /** A turn begins: all is seen, unless somebody has come nearer where there is room enough. */
  begin(ats: readonly (readonly number[])[]): void {
    if (!this.#hand || this.box.w < NARROW) this.anew(ats);
  }

  /** All of the board as large as it goes with the sheet down; where the sheet is up, with these Regions in sight. */
  anew(ats: readonly (readonly number[])[] = []): void {
    this.#see("resting", ats);
  }

  #see(all: "resting" | "now", ats: readonly (readonly number[])[]): void {
    this.#all = all;
    this.#hand = this.#must = false;
    this.#about = ats;
    this.#go(this.#settled());
  }

  /** Remember what is shown: the eyes go elsewhere for a while. */
  keep(): void {
    this.#kept ??= { view: this.view, hand: this.#hand };
  }

  /** Back to what was shown before, as near as it was, with one of these Regions in it. */
  home(ats: readonly (readonly number[])[]): void {
    const kept = this.#kept;
    this.#kept = null;
    if (!kept || kept.view === this.view) return;
    if (!kept.hand) return this.anew(ats);
    const view = reshaped(kept.view, this.ratio, this.whole);
    const inside = ({ x, y }: Point) => x > view.x && x < view.x + view.w && y > view.y && y < view.y + view.h;
    const [first] = ats;
    const seen = !first || ats.some((at) => inside(centre(at)));
    this.show(seen ? view : showing(view, this.whole, first), true);
  }
}

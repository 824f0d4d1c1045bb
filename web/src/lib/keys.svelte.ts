// Keys of the screen that is open. The help overlay lists exactly those that work now.
import { untrack } from "svelte";
import type { PageId } from "./words.svelte";

export interface Shortcut {
  /** As `KeyboardEvent.key`: "u", "?", "Enter", "ArrowLeft"; several mean the same. */
  keys: string[];
  /** What it does, for the help overlay. */
  says: PageId;
  run(event: KeyboardEvent): void;
  /** Whether it works now. */
  when?: () => boolean;
}

class Keys {
  /** Layers of screens, the newest last; all of them work, the newest first. */
  layers = $state.raw<Shortcut[][]>([]);
  help = $state(false);

  /** Let these keys work until the answer is called: `$effect(() => keys.use([...]))`. */
  use(shortcuts: Shortcut[]): () => void {
    // An effect that calls this must not run again because of it.
    this.layers = untrack(() => [...this.layers, shortcuts]);
    return () => {
      this.layers = untrack(() => this.layers.filter((layer) => layer !== shortcuts));
    };
  }

  get all(): Shortcut[] {
    return this.layers.toReversed().flat();
  }

  press(event: KeyboardEvent): void {
    if (event.defaultPrevented || taken(event)) return;
    // A button that has the focus takes Enter and space itself.
    if ((event.key === "Enter" || event.key === " ") && event.target instanceof HTMLElement && pressable(event.target)) return;
    const found = this.all.find((shortcut) => shortcut.keys.includes(event.key) && (shortcut.when?.() ?? true));
    if (!found) return;
    event.preventDefault();
    found.run(event);
  }
}

/** Whether a key is for the browser, a field or an open dialog. */
export function taken(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || document.querySelector("dialog[open]") !== null;
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]");
}

function pressable(target: HTMLElement): boolean {
  return target.matches("button, a[href], summary, [role=button], [role=option], input");
}

export const keys = new Keys();

import { untrack } from "svelte";

// What is said aloud (aria-live) and what pops up for a moment.

export interface Toast {
  id: number;
  text: string;
  kind: "plain" | "good" | "bad";
}

class Voice {
  polite = $state("");
  urgent = $state("");
  toasts = $state<Toast[]>([]);
  #ids = 0;

  say(text: string, urgent = false): void {
    // The same sentence twice must be read twice: a mark that is not spoken makes it new.
    const again = (old: string) => (old === text ? `${text}\u200b` : text);
    if (urgent) this.urgent = again(untrack(() => this.urgent));
    else this.polite = again(untrack(() => this.polite));
  }

  toast(text: string, kind: Toast["kind"] = "plain", milliseconds = 6000): void {
    const id = ++this.#ids;
    this.toasts = [...untrack(() => this.toasts).slice(-2), { id, text, kind }];
    this.say(text, kind === "bad");
    setTimeout(() => this.dismiss(id), milliseconds);
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }
}

export const voice = new Voice();
export const announce = (text: string, urgent = false): void => voice.say(text, urgent);
export const toast = (text: string, kind?: Toast["kind"]): void => voice.toast(text, kind);

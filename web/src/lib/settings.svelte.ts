// What this browser prefers; kept in its own storage, applied to <html>.
import { keep, kept } from "./kept";
import type { Dice, Language } from "./types";

export type Theme = "auto" | "dark" | "light";
export type Preference = "auto" | "on" | "off";
/** How fast what others do is played; at once: only its end is shown. */
export type Pace = "1" | "2" | "4" | "once";

interface Stored {
  language: Language;
  theme: Theme;
  contrast: boolean;
  motion: Preference;
  /** Who rolls for new matches on this device. */
  dice: Dice;
  pace: Pace;
  /** What whoever has this device is called at a table. */
  name: string;
  /** The code of the banner that they bear; empty: none. */
  banner: string;
  /** A sound when it is one's turn. */
  sound: boolean;
  /** The sounds of what happens, and how loud all sounds are. */
  sounds: "off" | "soft" | "full";
  /** The device shakes when it is one's turn and when somebody is hit, if it can. */
  buzz: boolean;
  /** The screen stays lit during a battle, if it can. */
  awake: boolean;
  /** In new matches bots let dice be taken back. */
  lenient: boolean;
  /** In new matches bots may advise people. */
  hints: boolean;
}

const PLACE = "shem-settings";

export function spoken(languages: readonly string[]): Language {
  for (const language of languages) {
    const short = language.slice(0, 2).toLowerCase();
    if (short === "en" || short === "de") return short;
  }
  return "en";
}

function defaults(): Stored {
  const languages = typeof navigator === "undefined" ? [] : (navigator.languages ?? [navigator.language]);
  return {
    language: spoken(languages),
    theme: "auto",
    contrast: false,
    motion: "auto",
    dice: "app",
    pace: "1",
    name: "",
    banner: "",
    sound: true,
    sounds: "soft",
    buzz: true,
    awake: true,
    lenient: true,
    hints: true,
  };
}

/** What was chosen here, in this tab or another. */
function chosen(): Partial<Stored> {
  return (kept(PLACE) ?? {}) as Partial<Stored>;
}

/** All that is stored can be read and set as its own. */
interface Settings extends Stored {}

class Settings {
  #now = $state<Stored>({ ...defaults(), ...chosen() });

  constructor() {
    for (const name of Object.keys(this.#now) as (keyof Stored)[])
      Object.defineProperty(this, name, { get: () => this.#now[name], set: (value) => this.#set({ [name]: value }) });
  }

  /** How many times as fast as it happens; Infinity: at once. */
  get speed(): number {
    return this.#now.pace === "once" ? Infinity : Number(this.#now.pace);
  }

  /** Whether things may move now. */
  get moves(): boolean {
    if (this.#now.motion !== "auto") return this.#now.motion === "on";
    return typeof matchMedia === "undefined" || !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  apply(): void {
    const root = document.documentElement;
    root.lang = this.#now.language;
    root.dataset.theme =
      this.#now.theme !== "auto" ? this.#now.theme : matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
    const contrast = this.#now.contrast || matchMedia("(prefers-contrast: more)").matches;
    root.toggleAttribute("data-contrast", contrast);
    root.toggleAttribute("data-still", !this.moves);
    const ink = getComputedStyle(root).getPropertyValue("--ink").trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ink);
  }

  /** What is chosen in another tab holds in this one, too. */
  follow(): void {
    addEventListener("storage", ({ key }) => {
      if (key !== PLACE) return;
      this.#now = { ...this.#now, ...chosen() };
      this.apply();
    });
  }

  #set(change: Partial<Stored>): void {
    const all = { ...chosen(), ...change };
    this.#now = { ...this.#now, ...all };
    keep(PLACE, all);
    this.apply();
  }
}

export const settings = new Settings();

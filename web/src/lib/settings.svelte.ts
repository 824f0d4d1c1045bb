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
  dice: Dice;
  pace: Pace;
  name: string;
  sound: boolean;
  buzz: boolean;
  lenient: boolean;
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
    sound: true,
    buzz: true,
    lenient: true,
  };
}

/** What was chosen here, in this tab or another. */
function chosen(): Partial<Stored> {
  return (kept(PLACE) ?? {}) as Partial<Stored>;
}

class Settings {
  #now = $state<Stored>({ ...defaults(), ...chosen() });

  get language(): Language {
    return this.#now.language;
  }
  set language(value: Language) {
    this.#set({ language: value });
  }
  get theme(): Theme {
    return this.#now.theme;
  }
  set theme(value: Theme) {
    this.#set({ theme: value });
  }
  get contrast(): boolean {
    return this.#now.contrast;
  }
  set contrast(value: boolean) {
    this.#set({ contrast: value });
  }
  get motion(): Preference {
    return this.#now.motion;
  }
  set motion(value: Preference) {
    this.#set({ motion: value });
  }
  /** Who rolls for new matches on this device. */
  get dice(): Dice {
    return this.#now.dice;
  }
  set dice(value: Dice) {
    this.#set({ dice: value });
  }

  get pace(): Pace {
    return this.#now.pace;
  }
  set pace(value: Pace) {
    this.#set({ pace: value });
  }

  /** How many times as fast as it happens; Infinity: at once. */
  get speed(): number {
    return this.#now.pace === "once" ? Infinity : Number(this.#now.pace);
  }

  /** What whoever has this device is called at a table. */
  get name(): string {
    return this.#now.name;
  }
  set name(value: string) {
    this.#set({ name: value });
  }
  /** A sound when it is one's turn. */
  get sound(): boolean {
    return this.#now.sound;
  }
  set sound(value: boolean) {
    this.#set({ sound: value });
  }
  /** The device shakes when it is one's turn, if it can. */
  get buzz(): boolean {
    return this.#now.buzz;
  }
  set buzz(value: boolean) {
    this.#set({ buzz: value });
  }
  /** In new matches bots let dice be taken back. */
  get lenient(): boolean {
    return this.#now.lenient;
  }
  set lenient(value: boolean) {
    this.#set({ lenient: value });
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

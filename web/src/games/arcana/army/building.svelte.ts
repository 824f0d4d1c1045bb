// The army that is being made: every change is kept as a draft at once, and checked by the server's rules a moment later.
import { toast } from "../../../lib/announce.svelte";
import { router } from "../../../lib/router.svelte";
import { settings } from "../../../lib/settings.svelte";
import type { Army, Checked } from "../../../lib/types";
import { t } from "../../../lib/words.svelte";
import { fielding } from "../setup/fielding.svelte";
import { check, save } from "./api";
import { bearer, type Cards, type Drafts, total } from "./draft";

const STEPS = 50; // that can be undone
const PAUSE = 180; // milliseconds without a change, then it is checked

export interface Begun {
  cards: Cards;
  drafts: Drafts;
  /** The key of the draft: the id of a saved army, or `new-…`. */
  draft: string;
  /** As it is saved; null if it never was. */
  saved: Army | null;
  start: Army;
  /** It was saved for the first time; resolves when it is among the saved ones. */
  onsaved: () => Promise<void>;
}

export class Building {
  readonly cards: Cards;
  /** The key of its draft. */
  draft = $state("");
  army: Army = $state.raw({} as Army);
  kept: Army | null = $state.raw(null);
  checked = $state.raw<Checked | null>(null);
  /** The server does not answer. */
  offline = $state(false);
  saving = $state(false);
  edition = $state(fielding.edition);
  /** The scenario and position that it is checked for. */
  place = $state.raw<{ scenario: string; position: number } | undefined>(undefined);

  readonly #drafts: Drafts;
  readonly #saved: () => Promise<void>;
  #left = false;
  #before = $state.raw<Army[]>([]);

  /** To be made while a component is. */
  constructor({ cards, drafts, draft, saved, start, onsaved }: Begun) {
    this.cards = cards;
    this.draft = draft;
    this.#drafts = drafts;
    this.#saved = onsaved;
    this.army = start;
    this.kept = saved;
    $effect(() => this.#check());
    $effect(() => () => (this.#left = true));
  }

  /** Of the saved army; empty if it never was. */
  get id(): string {
    return this.draft.startsWith("new-") ? "" : this.draft;
  }

  readonly changed = $derived.by(() => JSON.stringify(this.army) !== JSON.stringify(this.kept));
  readonly apv = $derived.by(() => total(this.army, this.cards));
  readonly title = $derived.by(() => {
    const { en, de } = this.army.title;
    return (settings.language === "de" ? de || en : en || de).trim();
  });
  readonly problems = $derived.by(() => this.checked?.problems ?? []);
  readonly sound = $derived.by(() => this.checked !== null && !this.problems.length && !this.offline);

  get undoable(): boolean {
    return this.#before.length > 0;
  }

  change(next: Army): void {
    if (next === this.army) return;
    this.#before = [...this.#before.slice(1 - STEPS), this.army];
    this.army = next;
    this.#keep();
  }

  undo(): void {
    const before = this.#before.at(-1);
    if (!before) return;
    this.#before = this.#before.slice(0, -1);
    this.army = before;
    this.#keep();
  }

  #keep(): void {
    if (this.changed) this.#drafts.keep(this.draft, this.army);
    else this.#drafts.drop(this.draft);
  }

  /** Back to what is saved, or away. */
  discard(): void {
    this.#drafts.drop(this.draft);
    if (!this.kept) {
      router.go("armies");
      return;
    }
    this.army = this.kept;
    this.#before = [];
  }

  /** Answers the id; nothing if it could not be saved. leaving: another screen comes. */
  async store(leaving = false): Promise<string> {
    this.saving = true;
    const { army, id } = this;
    let name = "";
    try {
      const made = await save(army, id);
      name = made.id;
      this.#drafts.drop(this.draft);
      if (!id) await this.#saved();
      this.kept = army;
      toast(t("page-armies-saved", { title: this.title }), "good");
      if (!id) {
        if (this.army !== army) this.#drafts.keep(made.id, this.army);
        if (!leaving && !this.#left) {
          this.draft = made.id;
          router.replace("armies", "edit", made.id);
        }
      }
    } catch (error) {
      toast(error instanceof Error && error.message ? error.message : t("page-error-offline"), "bad");
    }
    this.saving = false;
    return name;
  }

  /** Save what has changed, then choose a battle for it. */
  async play(): Promise<void> {
    const name = this.changed ? await this.store(true) : this.id;
    if (!name) return;
    Object.assign(fielding, { army: name, edition: this.edition });
    if (this.place) router.go("new", "arcana", this.place.scenario, "seats");
    else router.go("new", "arcana");
  }

  /** Why a piece cannot be given to the Golem at this place: another has it. */
  taken(piece: string, at: number): string {
    const holder = bearer(this.army, piece);
    const entry = this.army.golems[holder];
    if (!entry || holder === at || !(this.cards.knights.get(piece)?.unique ?? true)) return "";
    return t("page-armies-taken", { golem: this.cards.name(entry.golem), number: holder + 1 });
  }

  /** Ask the server soon; answers how to forget it. */
  #check(): () => void {
    const { army, id, place, edition } = this;
    void settings.language; // problems come in words
    let stale = false;
    const timer = setTimeout(async () => {
      try {
        const found = await check(army, id, place, edition);
        if (stale) return;
        this.checked = found;
        this.offline = false;
      } catch {
        if (!stale) this.offline = true;
      }
    }, PAUSE);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }
}

// What a code means, and who hears of it: whatever read it, a pen, a reader that types, a camera, a tag.
import { announce, toast } from "../../lib/announce.svelte";
import { request } from "../../lib/api";
import { keep, kept } from "../../lib/kept";
import { pen, type Field } from "../../lib/pen";
import { settings } from "../../lib/settings.svelte";
import { t } from "../../lib/words.svelte";
import type { Book, KeptList, StylusField, StylusGroup } from "../../types";
import { act, press, type Button } from "./acts";
import { fieldOf, same } from "./fields";
import { hand, learnHands } from "./hands";

/** What this browser remembers. panel: the simulated pen is shown, at the right side or the left, folded or open; typed: readers that
 * type are heard. */
interface Wishes {
  panel: boolean;
  right: boolean;
  folded: boolean;
  typed: boolean;
}

export interface KeptBook {
  id: string;
  book: Book;
}

export const PLACE = "shem-stylus";

class Stylus {
  #wishes = $state<Wishes>({ panel: false, right: false, folded: false, typed: true, ...(kept(PLACE) as Partial<Wishes> | null) });
  /** By game: those whose Face says what can be touched. */
  groups = $state.raw<Record<string, StylusGroup[]>>({});
  books = $state.raw<KeptBook[]>([]);
  error = $state.raw<unknown>(null);
  loaded = $state(false);
  /** What was read last, in words. */
  last = $state("");
  /** Who names codes hears them instead of the table. */
  listener: ((code: string) => void) | null = null;

  get wishes(): Wishes {
    return this.#wishes;
  }

  wish(change: Partial<Wishes>): void {
    this.#wishes = { ...this.#wishes, ...change };
    keep(PLACE, this.#wishes);
  }

  /** Fields, by game, and the books of this device. */
  load = async (): Promise<void> => {
    void settings.language;
    try {
      const [books, games] = await Promise.all([
        request<KeptList>("GET", "/documents/book"),
        request<string[]>("GET", "/stylus/games"),
      ]);
      const groups = games.map((game) => request<StylusGroup[]>("GET", `/stylus/fields?game=${encodeURIComponent(game)}`));
      await learnHands(games);
      const found = await Promise.all(groups);
      this.books = books.documents.map(({ id, data }) => ({ id, book: data as unknown as Book }));
      this.groups = Object.fromEntries(games.map((game, place) => [game, found[place]!]));
      this.error = null;
      this.loaded = true;
    } catch (error) {
      this.error = error;
    }
  };

  /** Of which game a touch can be: of the battle that is open, else of any. */
  get games(): string[] {
    return pen.table ? [pen.table.game] : Object.keys(this.groups);
  }

  fields(game: string): StylusField[] {
    return (this.groups[game] ?? []).flatMap((group) => group.fields);
  }

  /** The name of a field in words. */
  nameOf(game: string, field: Field): string {
    const known = this.fields(game).find((one) => same(one.field, field));
    return known ? [known.name, known.about].filter(Boolean).join(" · ") : Object.values(field).join(" ");
  }

  /** Something was read; means what it says, wherever it came from. */
  read = (code: string): void => {
    const text = code.trim();
    if (!text) return;
    if (this.listener) return this.listener(text);
    for (const game of this.games) {
      const books = this.books.filter(({ book }) => book.game === game).map(({ book }) => book);
      const field = fieldOf(text, books, this.fields(game)) ?? hand()?.spoken(text);
      if (field) return void this.touch(game, field);
    }
    this.last = t("page-stylus-unknown", { code: text });
    toast(this.last, "bad");
  };

  async touch(game: string, field: Field): Promise<void> {
    const name = this.nameOf(game, field);
    const known = this.fields(game).find((one) => same(one.field, field));
    const done = await act(field, known?.name ?? name);
    this.last = done ? name : t("page-stylus-nothing", { name });
    if (!done) announce(this.last);
  }

  press(button: Button): void {
    this.last = t(`page-stylus-did-${button}`);
    press(button);
  }
}

export const stylus = new Stylus();

// A card as it is typed in: what it says, what the server finds wrong with it, and what each of its effects says.
import { getContext, setContext } from "svelte";
import { request } from "../../lib/api";
import type { CardChecked, CardChoice, CardData, CardForm, CardKept, CardList } from "../../lib/types";

export type Value = string | number | boolean | null | Value[] | Part;
export interface Part {
  [field: string]: Value;
}

/** JSON Schema, as much of it as content uses. */
export interface Schema {
  $ref?: string;
  type?: string;
  enum?: (string | boolean)[];
  const?: string | boolean;
  anyOf?: Schema[];
  items?: Schema;
  default?: Value;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
}

const ROOT = "/games/arcana/cards";
const at = (kind: string, id: string) => `${ROOT}/${encodeURIComponent(kind)}/${encodeURIComponent(id)}`;

export const cards = {
  all: () => request<CardList>("GET", ROOT),
  form: () => request<CardForm>("GET", `${ROOT}/form`),
  one: (kind: string, id: string) => request<CardData>("GET", at(kind, id)),
  check: (pack: string, kind: string, id: string, data: Part) => request<CardChecked>("POST", `${ROOT}/check`, { pack, kind, id, data }),
  keep: (pack: string, kind: string, id: string, data: Part) => request<CardKept>("PUT", at(kind, id), { pack, kind, id, data }),
  remove: (pack: string, kind: string, id: string) => request<void>("DELETE", `${at(kind, id)}?pack=${encodeURIComponent(pack)}`),
};

/** A name as ids are: small letters, digits, and a hyphen between words. */
export function slug(name: string): string {
  const plain = name.toLowerCase().replace(/ä/g, "ae").replace(/ö/g, "oe").replace(/ü/g, "ue").replace(/ß/g, "ss").normalize("NFD");
  return plain.replace(/[\u0300-\u036f'’]/g, "").replace(/[^a-z0-9]+/g, "-").slice(0, 50).replace(/^-|-$/g, "");
}

/** Without what is still empty. */
export function filled(value: Value): Value {
  if (Array.isArray(value)) return value.map(filled);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).flatMap(([field, one]) => (one === null || one === "" ? [] : [[field, filled(one)]])));
}

/** What a field may be, without the nothing that it may be, too. */
export function kindOf(schema: Schema): Schema {
  return schema.anyOf ? kindOf(schema.anyOf.find((one) => one.type !== "null")!) : schema;
}

/** The definition that a field is of. */
export function partOf(schema: Schema): string | undefined {
  return kindOf(schema).$ref?.split("/").pop();
}

/** The words of which a field may have several. */
export function several(schema: Schema): (string | boolean)[] | undefined {
  return schema.anyOf?.find((one) => one.type === "array")?.items?.enum;
}

const KEY = Symbol("card");
const WAIT = 350; // ms without a key, until the server is asked

/** The card that is on the page. */
export class Typing {
  readonly form: CardForm;
  readonly kind: string;
  pack = $state("my-cards");
  data = $state<Part>({});
  checked = $state.raw<CardChecked | null>(null);
  failed = $state.raw<unknown>(null);
  /** Whether everything that is wrong is said, also of fields where nobody was. */
  told = $state(false);
  #id = $state("");
  #visited = $state<Record<string, true>>({});
  #left: string[] = []; // fields where somebody was since the server was last asked
  #clock: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;

  constructor(form: CardForm, kind: string, id: string) {
    this.form = form;
    this.kind = kind;
    this.#id = id;
    this.data = this.begun(form.cards[kind]!);
    $effect(() => {
      const [pack, now, data] = [slug(this.pack), this.id, this.#said()];
      this.#clock = setTimeout(() => void this.#check(pack, now, data), WAIT);
      return () => clearTimeout(this.#clock);
    });
    setContext(KEY, this);
  }

  /** The card's own; else as its name says. */
  get id(): string {
    return this.#id || slug(String(this.data.name ?? "")) || "card";
  }

  definition(name: string): Schema {
    return this.form.definitions[name] as Schema;
  }

  choices(name: string): CardChoice[] {
    return this.form.choices[name] ?? [];
  }

  /** A part with what it must have, empty yet. */
  begun(name: string): Part {
    const { properties = {}, required = [] } = this.definition(name);
    return Object.fromEntries(required.filter((field) => field !== "source").map((field) => [field, this.empty(properties[field]!)]));
  }

  empty(schema: Schema): Value {
    const part = partOf(schema);
    if (part) return this.begun(part);
    const kind = kindOf(schema);
    if (several(schema)) return [];
    if (kind.type === "array") {
      const inner = kind.items && partOf(kind.items);
      return kind.minItems && inner ? [this.begun(inner)] : [];
    }
    if (kind.const !== undefined) return kind.const;
    return schema.default ?? null;
  }

  /** What is wrong there may be said with the next answer: nothing moves away under the finger that goes to the next field. */
  visit(path: string): void {
    this.#left.push(path);
  }

  /** What is wrong at a field, where somebody was already or all is said. */
  wrong(path: string): string[] {
    if (!this.told && !this.#visited[path]) return [];
    return this.checked?.problems.filter((one) => one.field === path).map((one) => one.text) ?? [];
  }

  sentence(path: string): string {
    return this.checked?.sentences.find((one) => one.field === path)?.text ?? "";
  }

  #said(): Part {
    return filled($state.snapshot(this.data as object) as Part) as Part;
  }

  async #check(pack: string, id: string, data: Part): Promise<void> {
    const turn = ++this.#turn;
    const left = this.#left.length;
    try {
      const found = await cards.check(pack || "my-cards", this.kind, id, data);
      if (turn !== this.#turn) return;
      for (const path of this.#left.splice(0, left)) this.#visited[path] = true;
      this.checked = found;
      this.failed = null;
    } catch (error) {
      if (turn === this.#turn) this.failed = error;
    }
  }

  /** Keep it; false: something is wrong with it, which is told now. */
  async keep(): Promise<boolean> {
    clearTimeout(this.#clock);
    const [pack, data] = [slug(this.pack) || "my-cards", this.#said()];
    await this.#check(pack, this.id, data);
    this.told = true;
    if (this.failed || this.checked?.problems.length) return false;
    try {
      await cards.keep(pack, this.kind, this.id, data);
      return true;
    } catch (error) {
      this.failed = error;
      return false;
    }
  }
}

export const typing = (): Typing => getContext<Typing>(KEY);

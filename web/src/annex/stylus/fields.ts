// Fields, and which of them a code stands for.
import type { Field } from "../../lib/pen";
import type { Book, StylusField, StylusGroup } from "../../types";

export function same(one: Field, other: Field): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** Books first, then our own stickers; null: neither knows it. */
export function fieldOf(code: string, books: readonly Book[], fields: readonly StylusField[]): Field | null {
  for (const { entries } of books) if (Object.hasOwn(entries, code)) return entries[code]!;
  return fields.find((field) => field.code === code.toUpperCase())?.field ?? null;
}

const wordOf = (field: Field): string => JSON.stringify(Object.entries(field).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** What a book names, with the book's own codes in place of ours, where it belongs. What its game does not know (any more) is left out. */
export function labelled({ entries }: Book, groups: readonly StylusGroup[]): StylusGroup[] {
  const codes = new Map<string, string[]>();
  for (const [code, field] of Object.entries(entries)) codes.set(wordOf(field), [...(codes.get(wordOf(field)) ?? []), code]);
  return groups
    .map((group) => ({
      ...group,
      fields: group.fields.flatMap((field) => (codes.get(wordOf(field.field)) ?? []).map((code) => ({ ...field, code }))),
    }))
    .filter(({ fields }) => fields.length);
}

// A banner by its code: its picture, and what is on it in words.
import { t } from "../../lib/words.svelte";
import { imageOf, type Parts, read } from "./draw";

const pictures = new Map<string, string>();

/** An image's address; empty where a part of it is not known here. */
export function picture(code: string): string {
  let found = pictures.get(code);
  if (found === undefined) {
    const parts = read(code);
    found = parts ? imageOf(parts) : "";
    pictures.set(code, found);
  }
  return found;
}

export function said(code: string): string {
  const parts = read(code);
  return parts ? saidOf(parts) : "";
}

export function saidOf({ sigil, shape, pattern, field, second, tint }: Parts): string {
  return t("page-banner-drawn", {
    sigil: t(`page-banner-sigil-${sigil}`),
    shape: t(`page-banner-shape-${shape}`),
    pattern: t(`page-banner-pattern-${pattern}`),
    field: t(`page-banner-color-${field}`),
    second: t(`page-banner-color-${second}`),
    tint: t(`page-banner-color-${tint}`),
  });
}

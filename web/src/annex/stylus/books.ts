// Code books: kept on the server's shelf, carried by a link or a file.
import { request } from "../../lib/api";
import { href } from "../../lib/router.svelte";
import type { Book, KeptId } from "../../types";
import { stylus } from "./stylus.svelte";

const LONGEST_LINK = 6000; // letters that every browser and messenger carries

export async function add(book: Book): Promise<string> {
  const { id } = await request<KeptId>("POST", "/documents/book", book);
  await stylus.load();
  return id;
}

export async function change(id: string, book: Book): Promise<void> {
  await request("PUT", `/documents/book/${encodeURIComponent(id)}`, book);
  await stylus.load();
}

export async function remove(id: string): Promise<void> {
  await request("DELETE", `/documents/book/${encodeURIComponent(id)}`);
  await stylus.load();
}

/** The book in a file, checked by the server. Throws Failure. */
export const readBook = (text: string): Promise<Book> => request<Book>("POST", "/stylus/read", { text });

async function through(bytes: Uint8Array<ArrayBuffer>, stream: TransformStream<BufferSource, Uint8Array>): Promise<Uint8Array> {
  const body = new Blob([bytes]).stream().pipeThrough(stream as unknown as TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>);
  return new Uint8Array(await new Response(body).arrayBuffer());
}

/** A link that carries the whole book; empty if it would be too long. */
export async function linkOf(book: Book): Promise<string> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(book)), new CompressionStream("deflate-raw"));
  const letters = btoa(String.fromCharCode(...packed)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
  if (letters.length > LONGEST_LINK) return "";
  return `${location.origin}${location.pathname}${href("stylus", "books")}?book=${letters}`;
}

/** What such a link carries, for `readBook`; throws if it is none. */
export async function carried(letters: string): Promise<string> {
  const bytes = Uint8Array.from(atob(letters.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
}

export function save(book: Book): void {
  const file = new Blob([`${JSON.stringify(book, null, 1)}\n`], { type: "application/json" });
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: `${book.name}.json` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

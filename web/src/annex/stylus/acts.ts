// What a touch and a button do. Most of it is what a key does; where a screen has no key for it, a mark goes through what can be pressed.
import { keys } from "../../lib/keys.svelte";
import { pen, type Field, type Hand } from "../../lib/pen";
import { hand, key } from "./hands";

export type Button = "confirm" | "page" | "cancel" | "dive";

/** Whether it meant something here and now. name: the field's, in words. */
export async function act(field: Field, name: string): Promise<boolean> {
  const of = String(field.of);
  if (field.kind === "control" && ["confirm", "page", "cancel", "dive"].includes(of)) return press(of as Button);
  if (field.kind === "control" && (of === "previous" || of === "next")) return move(of === "next" ? 1 : -1);
  if (field.kind === "rune") return choose(Number(field.place));
  if (field.kind === "digit") return key(of);
  return (await free()?.touch(field, name)) ?? false;
}

/** The battle's, unless a dialog lies over it. */
function free(): Hand | null {
  return dialog() ? null : hand();
}

export function press(button: Button): boolean {
  if (button === "confirm") return confirm();
  if (button === "cancel") return cancel();
  if (button === "page") return turn();
  return dive();
}

function dialog(): HTMLDialogElement | null {
  return [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1) ?? null;
}

/** What can be pressed now, in its order: of the dialog that is open, else of the screen. */
function pressables(): HTMLElement[] {
  const within = dialog() ?? document.querySelector("main");
  const found = within?.querySelectorAll<HTMLElement>("a[href], button, input, select, summary, [tabindex='0']") ?? [];
  return [...found].filter((one) => !one.closest("[data-stylus]") && !one.matches(":disabled") && one.checkVisibility?.() !== false);
}

let mark: HTMLElement | null = null;

function point(thing: HTMLElement): void {
  mark?.removeAttribute("data-pen");
  mark = thing;
  thing.setAttribute("data-pen", "");
  thing.scrollIntoView({ block: "nearest" });
  if (!document.activeElement?.closest("[data-stylus]")) thing.focus({ preventScroll: true });
}

export function move(way: number): boolean {
  if (!dialog() && pen.table) return key(way > 0 ? "n" : "p");
  const found = pressables();
  if (!found.length) return false;
  const place = mark ? found.indexOf(mark) : -1;
  const first = Math.max(0, found.findIndex((one) => one.closest("ul, ol, fieldset"))); // filters and headings can wait
  point(found[place < 0 ? first : (place + way + found.length) % found.length]!);
  return true;
}

/** The choice of a rune: that of the number key, else so far down in the screen's list. */
function choose(place: number): boolean {
  if (!dialog() && key(String(place))) return true;
  const listed = pressables().filter((one) => one.closest("ul, ol, fieldset"));
  const found = listed[place - 1];
  if (!found) return false;
  point(found);
  found.click();
  return true;
}

function confirm(): boolean {
  if (!dialog() && pen.table && key("Enter")) return true;
  const within = dialog() ?? document.querySelector("main") ?? document.body;
  // What is chosen already is not chosen again: then the screen's own next step is meant.
  if (mark?.isConnected && within.contains(mark) && mark.checkVisibility?.() !== false && !mark.matches("[aria-current=true]")) {
    mark.click();
    return true;
  }
  const gold = [...within.querySelectorAll<HTMLElement>(".gold")].find((one) => one.matches("a, button") && one.checkVisibility?.() !== false);
  const last = gold ?? (dialog() ? pressables().at(-1) : undefined);
  last?.click();
  return last !== undefined;
}

function cancel(): boolean {
  const open = dialog();
  if (open) {
    if (open.dispatchEvent(new Event("cancel", { cancelable: true }))) open.close();
    return true;
  }
  if (key("Escape")) return true;
  const back = document.querySelector<HTMLElement>("header .left a");
  back?.click();
  return back !== null;
}

/** The next page: of choices or armies, else of whatever is longer than its place. */
function turn(): boolean {
  const battle = free();
  if (battle && (battle.page() || key("0"))) return true;
  const long = [...(dialog() ?? document).querySelectorAll<HTMLElement>("aside .body, aside, dialog .body, main")].find(
    (one) => one.scrollHeight > one.clientHeight + 4 && getComputedStyle(one).overflowY !== "visible",
  );
  const page = long ?? document.scrollingElement;
  if (!page || page.scrollHeight <= page.clientHeight + 4) return move(1);
  const end = page.scrollTop + page.clientHeight >= page.scrollHeight - 4;
  page.scrollTo({ top: end ? 0 : page.scrollTop + page.clientHeight * 0.85 });
  return true;
}

function dive(): boolean {
  const open = dialog();
  if (open) return cancel();
  if (free()?.dive()) return true;
  if (key("h") && pen.table) return true;
  keys.help = !keys.help;
  return true;
}

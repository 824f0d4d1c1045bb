// What this browser keeps for the page: for good, or for one window as long as it is open. Without storage it holds until the page is closed.
type Where = "localStorage" | "sessionStorage";

export function kept(name: string, where: Where = "localStorage"): unknown {
  try {
    return JSON.parse(globalThis[where].getItem(name) ?? "null");
  } catch {
    return null; // no storage here, or not ours
  }
}

/** Null: no longer. */
export function keep(name: string, value: unknown, where: Where = "localStorage"): void {
  try {
    if (value === null) globalThis[where].removeItem(name);
    else globalThis[where].setItem(name, JSON.stringify(value));
  } catch {
    // It holds until the page is closed.
  }
}

// The screen stays lit. A browser lets go of it whenever the page is hidden.

/** What keeps this device from it: it runs by http from elsewhere, or the browser cannot. */
export function hindrance(): "address" | "browser" | null {
  if (!isSecureContext) return "address";
  return "wakeLock" in navigator ? null : "browser";
}

/** Until it is called off. */
export function awake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  async function ask(): Promise<void> {
    if (document.hidden || hindrance()) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (over) await lock.release();
    } catch {
      // The battery is low, or the page was hidden meanwhile: it goes dark as it always did.
    }
  }
  void ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}

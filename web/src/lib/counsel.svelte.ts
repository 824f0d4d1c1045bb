// What a bot is asked by whoever looks: what it advises, or why it decided as it did. The annex answers.

export type Asked = { kind: "hint" } | { kind: "why"; match: string; entry: number };

class Counsel {
  asked = $state.raw<Asked | null>(null);
  /** Whether hints are for whoever is at this device. */
  hints = $state(false);
  /** The action that a bot advises, until the board has taken it up. */
  advised = $state.raw<number[] | null>(null);
}

export const counsel = new Counsel();

/** To be called where an effect may be made: the board takes up what is advised. */
export function takesUp(take: (key: number[]) => void): void {
  $effect(() => {
    const key = counsel.advised;
    if (!key) return;
    counsel.advised = null;
    take(key);
  });
}

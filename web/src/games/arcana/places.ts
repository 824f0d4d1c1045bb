// Where a Golem is, if not on the field: the server says a number below 0.
const RESERVE = -1;

/** It is destroyed or lost, and comes back no more. */
export function isGone({ at }: { at: number }): boolean {
  return at < RESERVE;
}

// What bots think, as the server tells it.
import { address, Failure, request } from "../../lib/api";
import type { Analysis, Reasons } from "../../types";

const path = (match: string, rest: string) => `/matches/${encodeURIComponent(match)}/${rest}`;

/** A hint; it can be given up while the bot thinks. Throws Failure, or the signal's own reason. */
export async function hint(match: string, seat: number, level: string, signal: AbortSignal): Promise<Reasons> {
  const answer = await fetch(address(path(match, "hint")), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ seat, level }),
    signal,
  });
  if (answer.ok) return (await answer.json()) as Reasons;
  const told = (await answer.json().catch(() => ({}))) as { code?: string; text?: string };
  throw new Failure(told.code ?? `http-${answer.status}`, told.text ?? "", answer.status);
}

export const stopHint = (match: string, seat: number) => request<void>("DELETE", path(match, `hint/${seat}`));
export const reasons = (match: string, entry: number) => request<Reasons>("GET", path(match, `reasons/${entry}`));
export const hurry = (match: string) => request<void>("POST", path(match, "hurry"));
export const analysis = (match: string) => request<Analysis>("GET", path(match, "analysis"));
export const analyse = (match: string) => request<Analysis>("POST", path(match, "analysis"));
export const leaveOff = (match: string) => request<Analysis>("DELETE", path(match, "analysis"));

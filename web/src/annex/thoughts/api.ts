// What bots think, as the server tells it.
import { request } from "../../lib/api";
import type { Analysis, Reasons } from "../../types";

const path = (match: string, rest: string) => `/matches/${encodeURIComponent(match)}/${rest}`;

export const hint = (match: string, seat: number, level: string) => request<Reasons>("POST", path(match, "hint"), { seat, level });
/** The hint that a bot thinks about is refused then. */
export const stopHint = (match: string, seat: number) => request<void>("DELETE", path(match, `hint/${seat}`));
export const reasons = (match: string, entry: number) => request<Reasons>("GET", path(match, `reasons/${entry}`));
export const hurry = (match: string) => request<void>("POST", path(match, "hurry"));
export const analysis = (match: string) => request<Analysis>("GET", path(match, "analysis"));
export const analyse = (match: string) => request<Analysis>("POST", path(match, "analysis"));
export const leaveOff = (match: string) => request<Analysis>("DELETE", path(match, "analysis"));

// What camp asks the server.
import { request } from "../../../lib/api";
import type { CampBegin, CampId, Camps, CampSheet } from "../../../types";

const ROOT = "/games/delve/parties";
const one = (id: string) => `${ROOT}/${encodeURIComponent(id)}`;

/** What a party does; the fields are those of its deed. */
export interface Wish {
  deed: "enhance" | "return" | "buy" | "sell" | "wear" | "take-off" | "give" | "give-crowns" | "choose" | "join" | "leave" | "rename";
  hero?: string;
  to?: string;
  item?: string;
  quest?: string;
  crowns?: number;
  pay?: boolean;
  name?: string;
}

export const parties = () => request<Camps>("GET", ROOT);
export const begin = (party: CampBegin) => request<CampId>("POST", ROOT, party);
export const remove = (id: string) => request<void>("DELETE", one(id));
export const sheet = (id: string) => request<CampSheet>("GET", one(id));
export const deed = (id: string, wish: Wish) => request<CampSheet>("POST", `${one(id)}/deeds`, wish);
/** match: from which it comes home; a second time changes nothing. */
export const read = (text: string, match = "") => request<CampId>("POST", `${ROOT}/read`, { text, match });

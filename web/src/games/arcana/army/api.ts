// What the army builder asks the server.
import { request } from "../../../lib/api";
import type { Armies, Army, ArmyId, ArmyRow, Checked, Pieces, Qr } from "../../../lib/types";

const ROOT = "/games/arcana";
const one = (id: string) => `${ROOT}/armies/${encodeURIComponent(id)}`;

export interface Place {
  scenario: string;
  position: number;
}

export const pieces = () => request<Pieces>("GET", `${ROOT}/pieces`);
export const armies = async (): Promise<ArmyRow[]> => (await request<Armies>("GET", `${ROOT}/armies`)).armies;
export const save = (army: Army, id = "") => request<ArmyId>(id ? "PUT" : "POST", id ? one(id) : `${ROOT}/armies`, { army });
export const remove = (id: string) => request<void>("DELETE", one(id));
export const check = (army: Army, id = "", place?: Place, edition = "2015") =>
  request<Checked>("POST", `${ROOT}/armies/check`, { army, id, edition, ...place });
export const carry = (army: Army) => request<Qr>("POST", `${ROOT}/armies/qr`, { army });
export const read = async (text: string): Promise<Army> => (await request<{ army: Army }>("POST", `${ROOT}/armies/read`, { text })).army;

// What New battle asks the server about Golem Arcana.
import { request } from "../../../lib/api";
import type { Armies, ArmyRow, Checked, Scenario, ScenarioLine } from "../../../lib/types";

const ROOT = "/games/arcana";

export const scenarios = () => request<ScenarioLine[]>("GET", `${ROOT}/scenarios`);

export const scenario = (id: string) => request<Scenario>("GET", `${ROOT}/scenarios/${encodeURIComponent(id)}`);

export async function armies(): Promise<ArmyRow[]> {
  return (await request<Armies>("GET", `${ROOT}/armies`)).armies;
}

/** Each with what keeps it from this position, counted from 1, if anything does. */
export const armiesFor = async (scenario: string, position: number, edition: string): Promise<ArmyRow[]> =>
  (await request<Armies>("GET", `${ROOT}/armies?${new URLSearchParams({ scenario, position: String(position), edition })}`)).armies;

export const check = (row: ArmyRow, scenario: string, position: number, edition: string) =>
  request<Checked>("POST", `${ROOT}/armies/check`, { army: row.army, id: row.id, scenario, position, edition });

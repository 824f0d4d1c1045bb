// What New battle asks the server about Golem Arcana.
import { request } from "../../../lib/api";
import type { Army, ArmyLine, Checked, Scenario, ScenarioLine } from "../../../lib/types";

type Armies = ArmyLine[] | { armies: ArmyLine[] };
type Scenarios = ScenarioLine[] | { scenarios: ScenarioLine[] };

const ROOT = "/games/arcana";

export async function scenarios(): Promise<ScenarioLine[]> {
  const found = await request<Scenarios>("GET", `${ROOT}/scenarios`);
  return Array.isArray(found) ? found : found.scenarios;
}

export const scenario = (id: string) => request<Scenario>("GET", `${ROOT}/scenarios/${encodeURIComponent(id)}`);

export async function armies(): Promise<ArmyLine[]> {
  const found = await request<Armies>("GET", `${ROOT}/armies`);
  return Array.isArray(found) ? found : found.armies;
}

export const check = (army: Army, scenario: string, position: number, edition: string) =>
  request<Checked>("POST", `${ROOT}/armies/check`, { army, scenario, position, edition });

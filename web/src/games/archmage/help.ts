// Which topic of the rules help is about what is being done.
import type { TurnPhase } from "../../types";

const TOPICS: Partial<Record<TurnPhase, string>> = {
  setup: "setup",
  horn: "artifacts",
  allocation: "allocation",
  announcement: "allocation",
  redistribution: "allocation",
  orientation: "orientation",
  movement: "movement",
  harvesting: "harvesting",
  regeneration: "regeneration",
  over: "victory",
};

export interface Doing {
  phase: TurnPhase | undefined;
  /** The code of what is asked. */
  asked: string;
  /** The card of an artifact is open. */
  artifact: boolean;
  /** The card of a district with a power is open. */
  power: boolean;
}

export function topicOf({ phase, asked, artifact, power }: Doing): string {
  if (artifact || asked === "artifact" || asked === "settle") return "artifacts";
  if (power || asked === "destroy" || asked === "place") return "districts";
  return (phase && TOPICS[phase]) ?? "play";
}

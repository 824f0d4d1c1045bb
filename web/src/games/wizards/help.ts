// Which topic of the rules help is about what is being done.
import type { WizardsPhase } from "../../types";

const ASKED: Record<string, string> = { answer: "spells", "battle-cards": "events", return: "end" };
const PHASES: Partial<Record<WizardsPhase, string>> = {
  craft: "craft",
  fate: "fate",
  spell: "spells",
  move: "move",
  battle: "battle",
  end: "end",
  over: "victory",
};

export interface Doing {
  phase: WizardsPhase | undefined;
  /** The code of what is asked. */
  asked: string;
  over: boolean;
  /** The card of an Event is open, or one is chosen. */
  event: boolean;
  /** The players with their Mana are looked at. */
  players: boolean;
}

export function topicOf({ phase, asked, over, event, players }: Doing): string {
  if (over) return "victory";
  if (event) return "events";
  if (players) return "power";
  return ASKED[asked] ?? (phase && PHASES[phase]) ?? "setup";
}

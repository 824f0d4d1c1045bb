// Which topic of the rules help is about what is being done.
const ASKED: Record<string, string> = {
  "next-hero": "play",
  "hero-turn": "hero",
  reorganize: "hero",
  exchange: "hero",
  "hit-stage": "combat",
  "def-stage": "combat",
  victim: "enemies",
  push: "special",
  choose: "book",
  enhance: "time",
  return: "time",
};

export function topicOf(asked: string, over: boolean): string {
  return over ? "book" : (ASKED[asked] ?? "play");
}

// What of the things that happen is heard, and when: the queue of eyes says it.
import type { MatchStore } from "../../lib/match.svelte";
import type { ReplayTable } from "../../lib/replay.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Sight, Told } from "../../lib/types";
import kinds from "./kinds.json";
import { play, shake, type Sound } from "./play";

export type Heard = MatchStore | ReplayTable;

const BETWEEN = 140; // milliseconds
const MOST = 4; // sounds of one step
/** What is heard of steps that nobody saw being played. */
const HURRIED: readonly Sound[] = ["turn", "end"];

/** The sounds of what happened, each once, as they come; of dice apart. */
export function soundsOf(game: string, news: readonly Told[], sight: Sight): Sound[] {
  const found = new Set<Sound>();
  for (const told of news)
    for (const [sound, those] of Object.entries<string[]>(kinds[game as keyof typeof kinds] ?? {}))
      if (those.includes(told.kind) && (sound !== "turn" || isHere(told, sight))) found.add(sound === "hit" && missed(told) ? "miss" : (sound as Sound));
  return [...found];
}

/** A turn of nobody in particular is everybody's. */
const isHere = ({ seat }: Told, { seats }: Sight): boolean => seat === null || seats[seat]?.here === true;
const missed = ({ data }: Told): boolean => [data.damage, data.wounds, data.hit].some((harm) => typeof harm === "number" && harm <= 0);

/** Be heard until it is called off. */
export function listen(table: Heard): () => void {
  const sound = (news: readonly Told[], sight: Sight, heard: (sound: Sound) => boolean) => {
    if (document.hidden) return;
    const found = soundsOf(table.head?.game ?? "", news, sight).filter(heard).slice(0, MOST);
    found.forEach((one, place) => {
      if (settings.sounds !== "off") play(one, place * BETWEEN);
      if (one !== "turn") shake(one); // whoever has waited is called
    });
  };
  const stop = table.listen((news, sight, hurried) =>
    sound(news, sight, (one) => (hurried ? HURRIED.includes(one) : one !== "dice")),
  );
  table.queue.ear = ({ news, sight }) => sound(news, sight, (one) => one === "dice");
  return () => {
    stop();
    delete table.queue.ear;
  };
}

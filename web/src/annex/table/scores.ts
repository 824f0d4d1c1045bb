// Who plays, as every game shows it at a glance: for a screen that knows them all.
import type { ArcanaHead, ArcanaScene, ArchmageHead, ArchmageScene, DelveHead, DelveScene, WizardsHead, WizardsScene } from "../../types";
import type { Head, Sight } from "../../lib/types";

/** points: undefined where the game counts none. */
export interface Score {
  seat: number;
  name: string;
  badge: number;
  points: number | undefined;
}

type Found = { seat: number; badge?: number | undefined; points: number };
type Count = (head: never, scene: never) => Found[];

const COUNTS: Record<string, Count> = {
  arcana: ({ armies }: ArcanaHead, scene: ArcanaScene) =>
    scene.armies.map(({ number, vp }) => ({ seat: number, badge: armies.find((one) => one.number === number)?.badge, points: vp })),
  archmage: ({ seats }: ArchmageHead, scene: ArchmageScene) =>
    scene.seats.map(({ number, points }) => ({ seat: number, badge: seats[number]?.badge, points })),
  wizards: ({ seats }: WizardsHead, scene: WizardsScene) =>
    scene.seats.map(({ number, sites }) => ({ seat: number, badge: seats[number]?.badge, points: sites })),
  delve: ({ heroes }: DelveHead, scene: DelveScene) =>
    scene.heroes.map(({ seat, health }) => ({ seat, badge: heroes[seat]?.badge, points: health })),
};

/** Everybody who plays; before there is anything to see without points. */
export function scoresOf({ game, head }: Head, { scene, seats }: Sight): Score[] {
  const count = Object.hasOwn(COUNTS, game) && Object.keys(scene).length ? COUNTS[game] : undefined;
  const found = count?.(head as never, scene as never) ?? [];
  return seats.map(({ number, name }) => {
    const one = found.find(({ seat }) => seat === number);
    return { seat: number, name, badge: one?.badge ?? number, points: one?.points };
  });
}

// Golems, Knights, Relics and Ancient Ones as cards of one form.
import type {
  AncientPiece, ConstructPiece, GolemPiece, KnightPiece, PieceAbility, PieceSource, RelicPiece,
} from "../../../lib/types";
import { n, t } from "../../../lib/words.svelte";

export interface Face {
  id: string;
  name: string;
  /** Class and Arcanum, rank, Relic or Ancient One. */
  kind: string;
  apv: number;
  about: string;
  figures: { name: string; value: string }[];
  abilities: PieceAbility[];
  construct: ConstructPiece | null;
  lore: string;
  sources: PieceSource[];
}

const body = (one: { health: number; armor: number; dodge: number }) => [
  { name: t("page-armies-health"), value: n(one.health) },
  { name: t("page-armies-armor"), value: n(one.armor) },
  { name: t("page-armies-dodge"), value: n(one.dodge) },
];

export const ofGolem = (one: GolemPiece): Face => ({
  ...one,
  kind: `${one.size_name} · ${one.arcanum_name}`,
  about: "",
  figures: body(one),
  construct: null,
});

export const ofKnight = (one: KnightPiece): Face => ({ ...one, kind: one.rank_name, figures: [], construct: null });

export const ofRelic = (one: RelicPiece): Face => ({
  ...one,
  kind: t("page-armies-relic"),
  figures: [],
  abilities: [one.ability],
});

export const ofAncient = (one: AncientPiece): Face => ({
  ...one,
  kind: t("page-armies-ancient"),
  about: "",
  figures: [],
  abilities: one.powers,
  construct: null,
});

export const ofConstruct = (one: ConstructPiece): { figures: { name: string; value: string }[] } => ({ figures: body(one) });

// Delve's head, scene and answers, written by the functions of `shem.app.types`.
import type { Number } from "../../types";

export type NatureName = "law" | "neutral" | "chaos";

export type LockName = "open" | "closed" | "locked" | "magic";

export type OverlayName = "barrier" | "difficult" | "deadly";

export type FaceName = "blank" | "hit" | "hit-star" | "two-hits" | "lethal" | "shield" | "two-shields" | "star";

export type ConditionName = "slowed" | "blinded" | "stunned" | "bleed" | "fire" | "ko" | "poison" | "hidden";

export type StageName = "hit" | "defence";

/** Something with a name and what is to be said of it. */
export interface DelveName {
  code: string;
  name: string;
  text: string;
}

/**
 * red, blue: dice. near, far: areas; 0 is the own area. type: of damage, a code. text: what it does besides, its star
 * lines among it.
 */
export interface AttackHead {
  red: number;
  blue: number;
  near: number;
  far: number;
  type: string;
  type_name: string;
  stars: string[];
  text: string;
}

export interface ItemHead {
  item: number;
  id: string;
  name: string;
  kind: string;
  slot: string;
  slot_name: string;
  price: number;
  once: boolean;
  attack: AttackHead | null;
  text: string;
}

/**
 * rank: the Soul Rank, from 0, that brings it. turns: quarter turns until its refresh icon is on top. timing: when
 * it is used, a code; empty for one that always works.
 */
export interface PowerHead {
  power: number;
  id: string;
  name: string;
  rank: number;
  turns: number;
  timing: string;
  timing_name: string;
  attack: AttackHead | null;
  text: string;
}

/** The figures of a Hero at a Soul Rank. price: soul points to reach it. */
export interface RankHead {
  health: number;
  moves: number;
  combats: number;
  actions: number;
  save: number;
  armor: number;
  blue: number;
  price: number;
}

/** number: the seat. badge: its colour and shape. */
export interface HeroHead {
  number: number;
  badge: number;
  id: string;
  name: string;
  epithet: string;
  text: string;
  nature: "law" | "neutral" | "chaos";
  nature_name: string;
  ranks: RankHead[];
  powers: PowerHead[];
}

/** A behaviour rule. range: in words; idle: the no-target rule. sentences: in words. */
export interface RuleHead {
  rule: number;
  near: number;
  far: number;
  idle: boolean;
  range: string;
  prefers: string;
  sentences: string[];
}

/** An Enemy card. rank: from 0. figures as they are without conditions. */
export interface FoeHead {
  foe: number;
  id: string;
  kind: number;
  name: string;
  rank: number;
  master: boolean;
  health: number;
  moves: number;
  armor: number;
  blue: number;
  shields: number;
  souls: number;
  attack: AttackHead;
  text: string;
}

/** A kind of Enemy, with its behaviour card. */
export interface KindHead {
  kind: number;
  id: string;
  name: string;
  text: string;
  rules: RuleHead[];
}

/** faces: of the red die, that a search token matches. red: a Critical that stays. */
export interface CardHead {
  card: number;
  id: string;
  name: string;
  text: string;
  copies: number;
  faces: number[];
  red: boolean;
}

export interface DeckHead {
  deck: number;
  code: string;
  name: string;
  cards: CardHead[];
}

/** mark: the cell of its Sight Mark. name: as people call it, such as `Furnace C`. */
export interface AreaHead {
  area: number;
  tile: number;
  district: number;
  mark: number;
  name: string;
}

/** A laid side of a map tile. look: a code for how its ground is drawn. */
export interface LaidTile {
  tile: number;
  id: string;
  name: string;
  look: string;
}

export interface DoorHead {
  door: number;
  areas: number[];
  name: string;
}

/** width, height: cells. cells: the area of each, row by row, -1 rock. walls: pairs of cells side by side. */
export interface DungeonHead {
  width: number;
  height: number;
  cells: number[];
  walls: number[][];
  areas: AreaHead[];
  tiles: LaidTile[];
  districts: string[];
  doors: DoorHead[];
}

/** objectives: by number. */
export interface QuestHead {
  id: string;
  name: string;
  act: number;
  text: string;
  objectives: string[];
}

/** red, blue: the faces of the dice, from face 1. */
export interface DelveHead {
  title: string;
  quest: QuestHead;
  dungeon: DungeonHead;
  heroes: HeroHead[];
  items: ItemHead[];
  foes: FoeHead[];
  kinds: KindHead[];
  decks: DeckHead[];
  red: ("blank" | "hit" | "hit-star" | "two-hits" | "lethal" | "shield" | "two-shields" | "star")[];
  blue: ("blank" | "hit" | "hit-star" | "two-hits" | "lethal" | "shield" | "two-shields" | "star")[];
  conditions: DelveName[];
  overlays: DelveName[];
  locks: DelveName[];
}

/** rank: 0 where there are none. count: tokens of it. text: what it does. */
export interface ConditionNow {
  code: "slowed" | "blinded" | "stunned" | "bleed" | "fire" | "ko" | "poison" | "hidden";
  name: string;
  rank: number;
  count: number;
  text: string;
}

/**
 * health of most. blue: dice that it may roll in a DEF Stage. shields: Magic Shields that are not spent. criticals: Red
 * Criticals, by card. text: all of it in a sentence, for who listens. Each figure opens: `numbers` about who.
 */
export interface FigureNow {
  who: number;
  area: number;
  name: string;
  health: number;
  most: number;
  armor: number;
  blue: number;
  moves: number;
  shields: number;
  flies: boolean;
  hidden: boolean;
  ko: boolean;
  broken: number;
  conditions: ConditionNow[];
  criticals: number[];
  text: string;
}

/** learned: the Soul Rank brings it. left: quarter turns until it can be refreshed, -1: ready. */
export interface PowerNow {
  power: number;
  learned: boolean;
  left: number;
}

/** acted: in this round. price: soul points for the next Soul Rank, or to come back; null: none. */
export interface HeroNow {
  who: number;
  area: number;
  name: string;
  health: number;
  most: number;
  armor: number;
  blue: number;
  moves: number;
  shields: number;
  flies: boolean;
  hidden: boolean;
  ko: boolean;
  broken: number;
  conditions: ConditionNow[];
  criticals: number[];
  text: string;
  seat: number;
  rank: number;
  soul: boolean;
  acted: boolean;
  active: boolean;
  save: number;
  combats: number;
  actions: number;
  worn: number[];
  pack: number[];
  crowns: number;
  powers: PowerNow[];
  blessings: number[][];
  dashed: boolean;
  focused: boolean;
  focus: boolean;
  prayed: boolean;
  price: number | null;
}

/** number: tells those of one card apart, from 1. owner: the seat that holds its card, or that a Minion obeys. */
export interface EnemyNow {
  who: number;
  area: number;
  name: string;
  health: number;
  most: number;
  armor: number;
  blue: number;
  moves: number;
  shields: number;
  flies: boolean;
  hidden: boolean;
  ko: boolean;
  broken: number;
  conditions: ConditionNow[];
  criticals: number[];
  text: string;
  foe: number;
  kind: number;
  rank: number;
  master: boolean;
  number: number;
  owner: number;
  minion: boolean;
}

/**
 * A discovered area. controls, dominates: 1 the Heroes, -1 the Enemies, 0 nobody. seen: Heroes that see it, by seat.
 * items, crowns: on the floor. text: all of it in a sentence.
 */
export interface AreaNow {
  area: number;
  controls: number;
  dominates: number;
  seen: number[];
  overlays: ("barrier" | "difficult" | "deadly")[];
  barriers: number[];
  shrine: boolean;
  search: number | null;
  chest: number | null;
  chest_lock: "open" | "closed" | "locked" | "magic" | null;
  items: number[];
  crowns: number;
  text: string;
}

export interface DoorNow {
  door: number;
  lock: "open" | "closed" | "locked" | "magic";
}

/** left: cards in the deck. discards: cards, each as often as it lies there. */
export interface DelveDeckNow {
  deck: number;
  left: number;
  discards: number[];
}

/** again: it was rerolled, so never again. */
export interface DieNow {
  die: number;
  colour: number;
  face: number;
  again: boolean;
}

/** What was added to an attack or a defence, in words. */
export interface AddedNow {
  text: string;
  amount: number;
}

/**
 * An attack that is made. weapon: what it is made with. stars: left to spend; lines: star lines that were triggered.
 * hits, lethal: as they stand. defender: whose DEF Stage it is, null in the HIT Stage. others: defenders still to come.
 * Its tallies: `numbers` about fight 0.
 */
export interface FightNow {
  attacker: number;
  target: number;
  weapon: string;
  stage: "hit" | "defence";
  dice: DieNow[];
  stars: number;
  lines: number[];
  hits: number;
  lethal: number;
  added: AddedNow[];
  defender: number | null;
  blocks: DieNow[];
  guards: AddedNow[];
  others: number[];
  text: string;
}

/** why: what forbids it, empty if nothing does. */
export interface ChoiceNow {
  choice: number;
  text: string;
  nature: "law" | "neutral" | "chaos" | null;
  why: string;
}

/** A paragraph of the Book of Secrets that was read. chosen: what was chosen in it, null: nothing. */
export interface PageNow {
  paragraph: number;
  text: string;
  chosen: string | null;
}

/** What the active Hero still has. moving: 0 not yet, 1 begun, 2 over. */
export interface TurnNow {
  seat: number;
  points: number;
  moving: number;
  combats: number;
  actions: number;
  slips: boolean;
}

/**
 * first: the seat that names who goes next. areas, doors: those discovered. event, sky: Event cards that lie open, null
 * where there is none. objective: of the quest. book: what was read, in order. choosing: the ways to go on from
 * choosing_paragraph. deciding: the Enemy that two Heroes are alike for. won: null until it is over.
 */
export interface DelveScene {
  round: number;
  act: number;
  first: number;
  turn: TurnNow | null;
  heroes: HeroNow[];
  enemies: EnemyNow[];
  areas: AreaNow[];
  doors: DoorNow[];
  decks: DelveDeckNow[];
  event: number | null;
  sky: number | null;
  night: boolean;
  souls: number;
  objective: string;
  fight: FightNow | null;
  book: PageNow[];
  choosing: ChoiceNow[];
  choosing_paragraph: number | null;
  deciding: number | null;
  won: boolean | null;
}

/**
 * does: what it leads to: move, attack, power, item, blessing, pray, dash, stand, rise, focus, force, open, search,
 * reorganize, equip, pick, drop, exchange, pass, reroll, star, victim, push, choose, enhance, return, next, done.
 *
 * The rest is where the page shows it; key, text and price are every Choice's. chance: that an attack kills, in percent.
 * wounds: that it is expected to inflict. crowns: in an exchange.
 */
export interface DelveChoice {
  key: number[];
  kind: string;
  group: string;
  text: string;
  price: string;
  warning?: string;
  does: string;
  seat?: number;
  area?: number;
  who?: number;
  item?: number;
  power?: number;
  blessing?: number;
  door?: number;
  chest?: number;
  search?: number;
  die?: number;
  line?: number;
  choice?: number;
  crowns?: number;
  gives?: boolean;
  points?: number;
  evades?: boolean;
  chance?: number;
  wounds?: number;
}

/** The answer to `choices`. prompt: what is asked, empty if nothing is. */
export interface DelveChoices {
  prompt: string;
  text: string;
  choices: DelveChoice[];
}

/** The answer to `figure` (about: who). lines: what holds for it. */
export interface FigureCard {
  who: number;
  name: string;
  text: string;
  numbers: Number[];
  lines: string[];
}

/**
 * The answer to `area` (about: area, and optionally from: another area whose sight is asked). sees: areas that are in
 * sight from it, for a Hero who stands there. lines: overlays, doors, who controls it.
 */
export interface AreaCard {
  area: number;
  name: string;
  lines: string[];
  sees: number[];
  who: number[];
}

/** A number with how likely it is, in percent. */
export interface Share {
  amount: number;
  chance: number;
}

/** What could still be spent on an attack, and what comes of it then. */
export interface Spendable {
  name: string;
  wounds: number;
  kills: number;
}

/**
 * The answer to `odds` (about: way, target; in an attack: nothing). Exact, by running the rule over the dice.
 *
 * hits, wounds: their spread. kills: in percent. mean: wounds expected. spend: each Item, power and activity that could be
 * spent on it, by itself. numbers: what is added before the dice.
 */
export interface DelveOdds {
  way: number;
  target: number;
  hits: Share[];
  wounds: Share[];
  mean: number;
  kills: number;
  spend: Spendable[];
  numbers: Number[];
  text: string;
}

/** A behaviour rule that was looked at. matched: it applies. why: in words. */
export interface TriedRule {
  rule: number;
  matched: boolean;
  why: string;
}

export interface PossibleVictim {
  who: number;
  name: string;
  wounds: number;
  health: number;
  distance: number;
  preferred: boolean;
  chosen: boolean;
  text: string;
}

/**
 * The answer to `activation` (about: entry, place: of the event `victim-chosen` or `activated` in the log): why him.
 *
 * done: the sentences that were carried out, in words, with what came of each.
 */
export interface ActivationCard {
  who: number;
  name: string;
  kind: number;
  rules: TriedRule[];
  victims: PossibleVictim[];
  by: string;
  done: string[];
}

/** An action that the party's bot weighed. gain: in its own numbers, with the terms that make it, in words. */
export interface AdviceLine {
  key: number[];
  text: string;
  gain: number;
  terms: string[];
}

/** The answer to `advice`: what the party's bot would do now. */
export interface DelveAdvice {
  text: string;
  lines: AdviceLine[];
}

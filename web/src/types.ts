// Made from the shapes in src/shem/table; do not edit.

export interface Look {
  kind: "look";
  seat: number | null;
}

export interface Speak {
  kind: "speak";
  language: "en" | "de";
}

export interface Act {
  kind: "act";
  seq: number;
  seat: number;
  key: number[];
  dice?: "app" | "enter";
}

export interface Give {
  kind: "roll";
  seq: number;
  face: number | null;
}

export interface TakeBack {
  kind: "undo";
  seq: number;
  seat: number;
}

export interface Consent {
  kind: "consent";
  seq: number;
  seat: number;
  agree: boolean;
}

export interface Ask {
  kind: "ask";
  id: number;
  what: string;
  about?: Record<string, number>;
  key?: number[];
}

export interface TallyLine {
  amount: number;
  text: string;
  source: string;
  chapter: string;
}

export interface Number {
  code: string;
  name: string;
  total: number;
  lines: TallyLine[];
}

export interface Told {
  entry: number;
  place: number;
  kind: string;
  text: string;
  seat: number | null;
  round: number;
  numbers: Record<string, number>;
  data: Record<string, unknown>;
}

export interface Seat {
  number: number;
  name: string;
  player: string;
  here: boolean;
  online: boolean;
  dice: "app" | "enter";
}

export interface Face {
  face: number;
  text: string;
}

export interface Pending {
  kind: "turn" | "together" | "roll" | "over";
  seats: number[];
  code: string;
  args: number[];
  text: string;
  notes: string[];
  sides?: number;
  faces?: Face[];
  winners?: number[];
  scores?: number[];
}

export interface Undo {
  possible: boolean;
  free: boolean;
  by: number | null;
  asking: number | null;
  missing: number[];
  why: string;
}

export interface Head {
  id: string;
  game: string;
  title: string;
  seats: number;
  head: Record<string, unknown>;
}

export interface Sight {
  kind: "sight";
  seq: number;
  seat: number | null;
  seats: Seat[];
  pending: Pending;
  legal: number;
  secrets: boolean;
  bot: number | null;
  undo: Undo;
  scene: Record<string, unknown>;
  news: Told[];
  advice?: string;
}

export interface Welcome {
  kind: "welcome";
  head: Head;
  sight: Sight;
  log: Told[];
}

export interface Answer {
  kind: "answer";
  id: number;
  result: unknown;
}

export interface Refused {
  kind: "refused";
  id?: number;
  code: string;
  text: string;
  chapter: string;
}

export interface Choice {
  key: number[];
  kind: string;
  group: string;
  text: string;
  price: string;
  warning?: string;
  golem?: number;
  slot?: number;
  region?: number;
  target?: number;
  approach?: number;
  move?: number;
  ancient?: number;
  option?: number;
  path?: number[];
  numbers?: Record<string, number>;
}

export interface Why {
  legal: boolean;
  text: string;
  chapter: string;
}

export type Wish = Look | Speak | Act | Give | TakeBack | Consent | Ask;
export type Message = Welcome | Sight | Answer | Refused;

export interface Region {
  number: number;
  name: string;
  at: number[];
  terrain: string;
  cover: string;
  obstructions: number;
  room: number;
}

export interface Tile {
  side: string;
  at: number[];
  turn: number;
}

export interface ZoneOfPosition {
  army: number;
  regions: number[];
  from_round: number;
  until_round: number;
}

export interface ArmyHead {
  number: number;
  name: string;
  faction: string;
  faction_name: string;
  team: number;
  badge: number;
  ancients: string[];
}

export interface ArcanaHead {
  edition: string;
  scenario: string;
  title: string;
  about: string;
  victory: string[];
  points: number;
  rounds: number;
  ap: number;
  columns: number;
  rows: number;
  regions: Region[];
  tiles: Tile[];
  zones: ZoneOfPosition[];
  armies: ArmyHead[];
  wild: number;
  terrains: Record<string, string>;
  covers: Record<string, string>;
}

export interface ArmyNow {
  number: number;
  ap: number;
  mana: number;
  vp: number;
  out: boolean;
  golems: number;
  reserve: number;
  lost: number;
  secret?: string;
}

export interface GolemNow {
  number: number;
  army: number;
  name: string;
  size: string;
  sigil: string;
  construct: boolean;
  at: number;
  health: number;
  most: number;
  can: number[];
  marks: string[];
}

export interface Lying {
  region: number;
  role: "blessing" | "curse" | "laid";
  name: string;
  army: number;
  until: number;
}

export interface WellNow {
  region: number | null;
  among: number[];
  left: number;
}

export interface CaptureNow {
  region: number;
  vp: number;
  holder: number | null;
  text: string;
}

export interface Goal {
  title: string;
  text: string;
  done: boolean;
}

export interface ArcanaScene {
  round: number;
  turn: number | null;
  order: number[];
  armies: ArmyNow[];
  golems: GolemNow[];
  regions: Region[];
  lying: Lying[];
  wells: WellNow[];
  captures: CaptureNow[];
  goals: Goal[];
  usable: string[];
  stylus?: Record<string, string>;
}

export interface Figure {
  code: string;
  name: string;
  value: number;
  printed: number;
  number: Number;
}

export interface AbilityCard {
  slot: number;
  name: string;
  kind: string;
  origin: string;
  owner: string;
  about: string;
  resource: string;
  figures: Figure[];
  pips: number;
  uses: number;
  star: boolean;
  scope: string;
  words: string[];
  usable: boolean;
  why: string;
  down: boolean;
}

export interface Passive {
  name: string;
  origin: string;
  owner: string;
  words: string[];
}

export interface KnightCard {
  name: string;
  rank: string;
  apv: number;
  state: string;
  lore: string;
}

export interface EffectNow {
  text: string;
  source: string;
  until: string;
}

export interface Card {
  golem: number;
  name: string;
  army: number;
  line: string;
  apv: number;
  lore: string;
  figures: Figure[];
  abilities: AbilityCard[];
  passives: Passive[];
  knights: KnightCard[];
  relic: string;
  effects: EffectNow[];
  breakdowns: string[];
}

export interface Target {
  golem: number;
  to_hit: number;
  chance: number;
  damage: number;
  crit: number;
  kill?: number;
  expected?: number;
}

export interface ArcanaChoice {
  key: number[];
  kind: string;
  group: string;
  text: string;
  price: string;
  warning?: string;
  golem?: number;
  slot?: number;
  region?: number;
  target?: number;
  approach?: number;
  move?: number;
  ancient?: number;
  option?: number;
  path?: number[];
  numbers?: Record<string, number>;
  targets?: Target[];
}

export interface Choices {
  choices: ArcanaChoice[];
  notes: string[];
}

export interface CoverOf {
  size: string;
  region: number;
  intervening: number;
}

export interface EnterCost {
  way: string;
  points: number;
}

export interface RegionCard {
  region: number;
  name: string;
  terrain: string;
  cover: string;
  words: string[];
  covers: CoverOf[];
  enter: EnterCost[];
  room: number;
  most: number;
  golems: number[];
  effects: EffectNow[];
  features: string[];
}

export interface AncientPower {
  role: string;
  name: string;
  cost: number;
  words: string[];
  lies: string;
  usable: boolean;
  why: string;
}

export interface AncientCard {
  number: number;
  name: string;
  lore: string;
  powers: AncientPower[];
}


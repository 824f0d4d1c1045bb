// Written by `python -m shem.app.types`; a test compares. Do not edit.

// shem.table.real_messages

/** The real table is as these steps of `Sight.real` say; for who stands at it. */
export interface Placed {
  kind: "placed";
  seq: number;
  seat: number;
  steps: string[];
}

/**
 * The figures of seat `of` are real from now on, or on the screen only; for who holds that seat, of a bot's for who may
 * confirm (Real.by).
 */
export interface Figures {
  kind: "figures";
  seq: number;
  seat: number;
  of: number;
  real: boolean;
}

/**
 * What is to be done with a thing on the real table. id: the thing's. kind: the game's own, group: all of that kind in
 * words, phase: the kinds' order as the table is set up. text: a whole sentence. way: the places on the board, first where
 * it lies; of what is not moved, where it is to lie. of: the seat whose figure it is, null: nobody's.
 */
export interface RealStep {
  id: string;
  deed: "take" | "move" | "turn" | "lay";
  kind: string;
  group: string;
  phase: number;
  text: string;
  way: number[];
  of: number | null;
}

/**
 * What is to be done on the real table before anybody decides. by: the seats whose holders may confirm it
 * (Placed); mine: who looks is one of them. laying: the table has never been as it should yet.
 */
export interface Real {
  steps: RealStep[];
  by: number[];
  mine: boolean;
  laying: boolean;
}

/** A row of the board. texts: what lies at each of its places, in words. things: their ids. */
export interface RealRow {
  name: string;
  texts: string[];
  things: string[];
}

/** All that should lie on the real table. steps: how to lay it out from nothing. */
export interface RealTable {
  rows: RealRow[];
  steps: RealStep[];
}

// shem.table.messages

export type Language = "en" | "de";

export type Hand = "app" | "enter";

export type Dice = "app" | "enter" | "either";

/** Show the match as this seat sees it (null: a spectator); only for seats that the client holds. A Welcome answers. */
export interface Look {
  kind: "look";
  seat: number | null;
}

/** Go on in this language. A Welcome answers. */
export interface Speak {
  kind: "speak";
  language: "en" | "de";
}

/**
 * Take a legal action by its key. dice: who rolls for it, if not as set up for the seat: `app`, or
 * `enter` where the match lets the seat enter its dice.
 */
export interface Act {
  kind: "act";
  seq: number;
  seat: number;
  key: number[];
  dice?: "app" | "enter";
}

/** Give the awaited roll its face, or one of `Pending.faces`, for a seat that enters dice; null: the app rolls it. */
export interface Give {
  kind: "roll";
  seq: number;
  face: number | null;
}

/** Ask to undo the last action; it is done at once where it is free. */
export interface TakeBack {
  kind: "undo";
  seq: number;
  seat: number;
}

/** Do again what was taken back last, with the same rolls; for who took it back, while nothing else was done. */
export interface Redo {
  kind: "redo";
  seq: number;
  seat: number;
}

/** Let a bot decide for the seat until it is asked something else, where the game allows it, as for a deployment. */
export interface Rest {
  kind: "rest";
  seq: number;
  seat: number;
}

/** Give a standing order of the seat's own (`Sight.orders`), or take it back. Nobody else is told. */
export interface Standing {
  kind: "order";
  seq: number;
  seat: number;
  order: string;
  on: boolean;
}

/** Answer another seat's wish to undo. */
export interface Consent {
  kind: "consent";
  seq: number;
  seat: number;
  agree: boolean;
}

/**
 * A question; its answer carries the same id. `what` and what it is about: `table/QUESTIONS`, or the game's own.
 *
 * seq: of the Sight that is asked about, one of the last that the client was told; without it, the newest.
 */
export interface Ask {
  kind: "ask";
  id: number;
  what: string;
  about?: Record<string, number>;
  key?: number[];
  seq?: number;
}

export type Deed = Act | Give | TakeBack | Redo | Consent | Rest | Standing | Placed | Figures;

export type Wish = Look | Speak | Act | Give | TakeBack | Redo | Consent | Rest | Standing | Placed | Figures | Ask;

/** One line of a number. chapter: of the rulebook, empty if none. */
export interface TallyLine {
  amount: number;
  text: string;
  source: string;
  chapter: string;
}

/** A number with all its lines; code names it for the page, such as `to_hit`. */
export interface Number {
  code: string;
  name: string;
  total: number;
  lines: TallyLine[];
}

/**
 * An event: entry and place name it for the question `dive`. numbers: those that it carries, by name.
 *
 * An undo is told as kind `undone`, doing something again as `redone` (place -1, before what that told once more); their
 * data say `of` which entry, and of an undo whether it went `beyond` what was rolled, shown or decided by others. That
 * rolls of an entry were entered by hand is told after it as `by-hand` (place -2, `count`). Who came to a seat is told as
 * `seated`: `how` is `taken`, `host` (by who made the match) or `freed` (its link was renewed).
 * data: the event's own fields, for animation. seat: which it is about, null: nobody's. round: 0 before the first began.
 */
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

/**
 * name: what the game calls it; who: the person's name, empty if they gave none. player: `person`, or the name of a
 * bot. here: this client holds it. online: anybody who holds it is connected. dice: `app`: only the app rolls; `enter`:
 * rolls are entered, or given to the app one by one; `either`: the app rolls, unless an action asks for the hand.
 * real: its figures stand on a real table. banner: the code of the one that its person bears, empty: none.
 */
export interface Seat {
  number: number;
  name: string;
  who: string;
  player: string;
  here: boolean;
  online: boolean;
  dice: "app" | "enter" | "either";
  real: boolean;
  banner: string;
}

/** What a face of the awaited die means, for dice that are not read as numbers; or what can be named instead. */
export interface Face {
  face: number;
  text: string;
}

/**
 * kind: who must decide, or that a roll is awaited, or that it is over. code, args: the game's prompt.
 *
 * text: what is asked. notes: what to know, such as what a roll is for. sides: of the awaited die. named: what lies
 * open since it was named or drawn for this, in order.
 * winners, scores: of a match that is over.
 */
export interface Pending {
  kind: "turn" | "together" | "roll" | "over";
  seats: number[];
  code: string;
  args: number[];
  text: string;
  notes: string[];
  sides?: number;
  faces?: Face[];
  named?: string[];
  winners?: number[];
  scores?: number[];
}

/** What was taken back and can be done again. by: the seat that may; what: in words; count: of decisions. */
export interface DoAgain {
  by: number;
  what: string;
  count: number;
}

/**
 * Whether the last action can be taken back, by whom freely (null: nobody), and who is being asked to agree.
 *
 * free: nothing was rolled, shown or decided by others since. what: the decision that it takes back, in words; of: whose;
 * count: how many decisions, a bot's among them. asking: who wants it; missing: who has not answered yet; question: what
 * they are asked. why: why it is not free or not possible, in words. past: for each seat, how many decisions it took back
 * although that was not free, and that stayed so.
 */
export interface Undo {
  possible: boolean;
  free: boolean;
  what: string;
  of: number | null;
  count: number;
  by: number | null;
  asking: number | null;
  missing: number[];
  question: string;
  why: string;
  past: number[];
  redo: DoAgain | null;
}

/**
 * What never changes in a match. unit: what its length is counted in, in one word. lesson: the id of the one that it is
 * the match of, empty if of none. hints: bots may advise people. board and the like: `head` is the game's own shape.
 */
export interface Head {
  id: string;
  game: string;
  title: string;
  unit: string;
  lesson: string;
  hints: boolean;
  seats: number;
  head: Record<string, unknown>;
}

/** A standing order that one may give: by which code, in words, and whether it stands. */
export interface Order {
  code: string;
  text: string;
  on: boolean;
}

/**
 * The match as one seat (null: a spectator) sees it now. news: what was told since the client's last Sight; undone: the
 * entries taken back since then, whose news no longer hold. scene: empty while the set-up waits for a roll.
 *
 * legal: how many actions the seat has. secrets: the client holds several seats, and the one that it looks through,
 * or one that is asked now, knows what others do not, or is to give a roll that others may not see, so that a hand-over
 * is due. decided: as `seq`, but who comes to a seat does not count, nor do orders: while it stays the same, what was
 * begun still holds. orders: standing ones of who looks.
 * entered: for each seat, and last for the set-up, how many rolls were entered by hand.
 * bot: a bot is thinking for this seat. rematch: the match in which this one is played once more, empty if there is none.
 * real: null where nobody has real figures.
 */
export interface Sight {
  kind: "sight";
  seq: number;
  decided: number;
  seat: number | null;
  seats: Seat[];
  pending: Pending;
  legal: number;
  secrets: boolean;
  bot: number | null;
  undo: Undo;
  orders: Order[];
  entered: number[];
  rematch: string;
  real: Real | null;
  scene: Record<string, unknown>;
  news: Told[];
  undone: number[];
}

/** The first message of a connection, and the answer to Look and Speak. log: everything told so far that still holds. */
export interface Welcome {
  kind: "welcome";
  head: Head;
  sight: Sight;
  log: Told[];
}

/** The answer to a question, in the question's own shape. */
export interface Answer {
  kind: "answer";
  id: number;
  result: unknown;
}

/**
 * A wish that was not carried out, in words. id: of the question. code: the refusal's, or `stale` for a wish that
 * answers an older seq (a new Sight follows), `malformed`, `not-yours`.
 */
export interface Refused {
  kind: "refused";
  id?: number;
  code: string;
  text: string;
  chapter: string;
}

/** A bot thinks at this seat: how much of it is done, of how much. */
export interface Pondering {
  kind: "pondering";
  seat: number;
  done: number;
  of: number;
}

/** Nothing happened for a while. Whoever hears not even these has lost the connection. */
export interface Beat {
  kind: "beat";
}

export type Message = Welcome | Sight | Answer | Refused | Pondering | Beat;

/**
 * A legal action. group: what it belongs to, for the page. price: what it costs, in words. A game's own adds where the
 * page shows it, and what it promises.
 */
export interface Choice {
  key: number[];
  kind: string;
  group: string;
  text: string;
  price: string;
  warning?: string;
}

/** legal, or the rule that stands against it. */
export interface Why {
  legal: boolean;
  text: string;
  chapter: string;
}

// shem.table.banners

export type BannerShape = "square" | "swallowtail" | "pennon" | "gonfalon" | "shield" | "streamer" | "round" | "spade";

export type BannerPattern = "plain" | "pale" | "fess" | "bend" | "chevron" | "pile" | "cross" | "saltire" | "quarters" | "border" | "checks" | "rays";

export type BannerColor = "ink" | "bone" | "gold" | "red" | "blue" | "green" | "purple" | "orange" | "teal" | "brown" | "grey" | "rose";

export type BannerSigil = "tower" | "hand" | "eye" | "flame" | "serpent" | "crown" | "golem" | "rune" | "sun" | "moon" | "star" | "tree" | "wave" | "mountain" | "sword" | "hammer" | "key" | "horn" | "wing" | "skull" | "spider" | "scarab" | "bull" | "wolf" | "raven" | "fish" | "arrow" | "gate";

/** field: the cloth's colour; second: the pattern's; tint: the sigil's. */
export interface Banner {
  name: string;
  shape: "square" | "swallowtail" | "pennon" | "gonfalon" | "shield" | "streamer" | "round" | "spade";
  pattern: "plain" | "pale" | "fess" | "bend" | "chevron" | "pile" | "cross" | "saltire" | "quarters" | "border" | "checks" | "rays";
  field: "ink" | "bone" | "gold" | "red" | "blue" | "green" | "purple" | "orange" | "teal" | "brown" | "grey" | "rose";
  second: "ink" | "bone" | "gold" | "red" | "blue" | "green" | "purple" | "orange" | "teal" | "brown" | "grey" | "rose";
  sigil: "tower" | "hand" | "eye" | "flame" | "serpent" | "crown" | "golem" | "rune" | "sun" | "moon" | "star" | "tree" | "wave" | "mountain" | "sword" | "hammer" | "key" | "horn" | "wing" | "skull" | "spider" | "scarab" | "bull" | "wolf" | "raven" | "fish" | "arrow" | "gate";
  tint: "ink" | "bone" | "gold" | "red" | "blue" | "green" | "purple" | "orange" | "teal" | "brown" | "grey" | "rose";
}

// shem.table.cardboard

export type PrintForm = "card" | "tile" | "token" | "stand" | "tent" | "fields" | "table";

export interface PrintFigure {
  name: string;
  value: string;
}

/** Such as an ability. about: what it is and costs. code: what our stickers call it, for a stylus; empty for nothing. */
export interface PrintPart {
  name: string;
  about: string;
  figures: PrintFigure[];
  lines: string[];
  picture: Record<string, string | number>;
  code: string;
}

/**
 * width, height: millimetres; of a stand and a tent those of one side. under: below its name. corner: beside it, such
 * as a price. note: small, at its foot. own: the pack that somebody's own card is in, else empty. count: how many a game
 * needs. back: what is on its other side, nothing if that is blank; turned: what it is called there.
 */
export interface PrintPiece {
  id: string;
  name: string;
  width: number;
  height: number;
  under: string;
  corner: string;
  figures: PrintFigure[];
  lines: string[];
  parts: PrintPart[];
  note: string;
  own: string;
  count: number;
  picture: Record<string, string | number>;
  back: Record<string, string | number>;
  turned: string;
  code: string;
}

/** Pieces of one kind. about: what to know before they are printed; may be empty. */
export interface PrintSheet {
  code: string;
  name: string;
  about: string;
  form: "card" | "tile" | "token" | "stand" | "tent" | "fields" | "table";
  pieces: PrintPiece[];
}

/** What one can print instead of everything, such as what one army needs. group: under which heading it is offered. */
export interface PrintPortion {
  code: string;
  name: string;
  group: string;
}

/** head: what the game's drawings read of it, as in a match. sheets: those of the portion that was asked for. */
export interface Cardboard {
  portions: PrintPortion[];
  sheets: PrintSheet[];
  head: Record<string, unknown>;
}

// shem.table.thoughts

/** A part of a gain, by what it is called. */
export interface ReasonTerm {
  text: string;
  gain: number;
}

/**
 * An action that was weighed. gain: in the bot's own measure; error: its standard error, 0 where it is exact; lost:
 * how much less than the best gains, or how many percent less to win, where chances further ahead decided. chance: to win
 * after it, in percent. terms: its parts, the greatest first. foreseen: what the game foretells of it,
 * such as the chance to hit.
 */
export interface Reason {
  key: number[];
  text: string;
  gain: number;
  error: number;
  lost: number;
  chance: number;
  terms: ReasonTerm[];
  foreseen: string[];
}

/**
 * Why a bot decides as it does. before: the chance to win, in percent. reasons: what it takes first, then what it liked
 * next, of `count` that it weighed; none if it weighs nothing of `count` that are possible. line: what it expects to do
 * afterwards, in words. ahead: whether chances to win, as found further ahead, decided, and not the gains. settled:
 * whether a rule of thumb did.
 */
export interface Reasons {
  seat: number;
  bot: string;
  text: string;
  before: number;
  count: number;
  reasons: Reason[];
  line: string[];
  ahead: boolean;
  settled: boolean;
}

// shem.table.analysis

/** What the seat could have done. gain: in percent of its win chance, as expected. */
export interface Better {
  key: number[];
  text: string;
  gain: number;
}

/**
 * A decision that changed much. entry: its number in the log; text: what was decided. play: what it cost against the
 * best that the bot saw, 0 or less; dice: what they then gave or took; both in percent of the seat's win chance.
 */
export interface Moment {
  entry: number;
  seat: number;
  text: string;
  play: number;
  dice: number;
  better: Better | null;
}

/**
 * What the dice of its own decisions gave a seat in all, and what they were likely to (standard deviation), in percent
 * of its win chance. rank: of a hundred matches with these decisions, in how many the dice would have been worse.
 * play: what its decisions cost in all, 0 or less. rolls: decisions with dice. decisions: all.
 */
export interface Fortune {
  seat: number;
  gained: number;
  spread: number;
  rank: number;
  play: number;
  rolls: number;
  decisions: number;
}

/**
 * done: of so many decisions. running: it goes on. failed: it ended early, since the bot failed. chances: each seat's
 * after each step of the log (`Steps`), in percent, null where it is not known. moments: the greatest changes first.
 */
export interface Analysis {
  done: number;
  of: number;
  running: boolean;
  failed: boolean;
  chances: (number[] | null)[];
  moments: Moment[];
  luck: Fortune[];
}

// shem.stylus.field

export type Sheet = "bases" | "cards" | "control" | "tiles";

/** code: on our stickers. about: what else the sticker says, such as whose card it is for. */
export interface StylusField {
  field: Record<string, string | number>;
  name: string;
  about: string;
  code: string;
}

/** Fields that lie together: a Golem's bases, the control card. */
export interface StylusGroup {
  name: string;
  sheet: "bases" | "cards" | "control" | "tiles";
  fields: StylusField[];
}

// shem.stylus.book

/** entries: fields by code. */
export interface Book {
  name: string;
  game: string;
  entries: Record<string, Record<string, string | number>>;
}

// shem.app.shapes

export type State = "gathering" | "playing" | "over" | "replay";

/** The body of every error: a code for the page and a sentence, with what to do, in the language asked for. */
export interface Problem {
  code: string;
  text: string;
}

/**
 * player: `here`, `remote`, or the name of a bot. name: what the game calls the seat; who: the person's, empty if
 * they gave none. here: whether this device plays it. taken: somebody came to it by its link. banner: as `Seat` has it.
 */
export interface SeatLine {
  name: string;
  player: string;
  who: string;
  here: boolean;
  taken: boolean;
  banner: string;
}

/**
 * winners, asked: seats; asked are those that are to decide. unit: what its length is counted in, in one
 * word. round: being played, 1 or more. rounds, points: 0 if the game has none. updated: ISO 8601, UTC. mine: this device
 * made it, and may delete it.
 */
export interface MatchLine {
  id: string;
  title: string;
  game: string;
  points: number;
  unit: string;
  round: number;
  rounds: number;
  state: "gathering" | "playing" | "over" | "replay";
  seats: SeatLine[];
  winners: number[];
  asked: number[];
  updated: string;
  mine: boolean;
}

/**
 * A game that can be played, by which bots. personalities: which of them a bot may have, by its name; it sits down as
 * `adept-careful`. board: whether the page can show it. real: whether it can be played with real figures. seats: the
 * fewest, the most.
 */
export interface GameLine {
  name: string;
  title: string;
  about: string;
  bots: string[];
  personalities: Record<string, string[]>;
  board: boolean;
  real: boolean;
  seats: number[];
}

/** build: compiled or interpreted. addresses: how other devices on the network reach this one; empty: they cannot. */
export interface Home {
  version: string;
  build: string;
  matches: MatchLine[];
  games: GameLine[];
  addresses: string[];
}

/**
 * player: `here`, `remote` or a bot's name. name: the person's, as far as it is known. dice: `enter`: rolls of the
 * seat are entered by hand, `either`: those that its person likes, `app`: none. A bot's are entered by the people who
 * enter theirs, if any does. real: its figures stand on a real table. banner: the code of
 * the one that its person bears; bots bear none.
 */
export interface NewSeat {
  player: string;
  dice: "app" | "enter" | "either";
  name?: string;
  real?: boolean;
  banner?: string;
}

/**
 * options: the game's own; where guests are to bring something, the match waits for it (`Bringing`). lenient: bots let
 * what was rolled, shown or answered be taken back; hints: bots may advise people; both are so if it is not said.
 */
export interface NewMatch {
  game: string;
  options: Record<string, unknown>;
  seats: NewSeat[];
  lenient?: boolean;
  hints?: boolean;
}

/** Opens the match on another device. qr: an SVG of the address; empty where only this machine can open it. */
export interface Link {
  seat: number | null;
  url: string;
  qr: string;
}

/** links: one a seat, null where nobody is to be invited, or somebody came. */
export interface MatchLinks {
  id: string;
  links: (Link | null)[];
  watch: Link;
}

/**
 * A match that waits for what guests bring. options: the game's own, without that. brings: the seats that do; awaited:
 * those that have not yet. brought: by seat, in words, for the seats that this device holds; else empty.
 */
export interface Gathering {
  options: Record<string, unknown>;
  brings: number[];
  awaited: number[];
  brought: string[];
}

/** The same, and the links, which only who made the match gets. holds: the seats of this device. */
export interface MatchPage {
  id: string;
  title: string;
  game: string;
  points: number;
  unit: string;
  round: number;
  rounds: number;
  state: "gathering" | "playing" | "over" | "replay";
  seats: SeatLine[];
  winners: number[];
  asked: number[];
  updated: string;
  mine: boolean;
  links: (Link | null)[];
  watch: Link | null;
  holds: number[];
  gathering: Gathering | null;
}

/** Who sits at a seat: a person's name, and the code of the banner that they bear, empty: none; missing: the same. */
export interface Called {
  name: string;
  banner?: string;
}

/** What a guest brings, as the game has it: the id of something kept or ready, or the whole of it. */
export interface Brought {
  what: unknown;
}

/** How a match is played once more. swap: everybody takes the next seat, with what is fielded there. */
export interface Once {
  swap: boolean;
}

/** A hint that is wanted: for which seat, at which level. */
export interface Wanted {
  seat: number;
  level: string;
}

export interface MatchId {
  id: string;
}

/** What a token opens. seat: null to watch. */
export interface Joined {
  id: string;
  seat: number | null;
  title: string;
  name: string;
}

/**
 * seq: how many lines its log had after it; `at/{seq}` shows that position. kind: `entry`, `undo`, or `seated` where
 * somebody came to a seat or went.
 *
 * entry: its number, as what it told names it. round: in which it was decided, 0 before the first began. scores: of each
 * seat after it.
 */
export interface Step {
  seq: number;
  entry: number;
  kind: "entry" | "undo" | "seated";
  round: number;
  seat: number | null;
  text: string;
  scores: number[];
}

/** ending: what comes after the last one: how it ended, or what is waited for, such as a roll. over: it ended. */
export interface Steps {
  steps: Step[];
  ending: string;
  over: boolean;
}

/** A past position. told: what the entry before it told. eyes: the seats that this device may look through. */
export interface Position {
  head: Record<string, unknown>;
  sight: Sight;
  told: Told[];
  eyes: number[];
}

/** A question at a past position, as the socket's Ask has it; `log` and `dive` are answered there, too. */
export interface PastQuestion {
  what: string;
  about?: Record<string, number>;
  key?: number[];
}

export interface KeptId {
  id: string;
}

/** A document that this device keeps. data: of its kind's shape. */
export interface Kept {
  id: string;
  data: Record<string, unknown>;
}

/** The newest first. */
export interface KeptList {
  documents: Kept[];
}

/** The codes to be drawn as QR codes. */
export interface Stickers {
  codes: string[];
}

/** path: of the dark squares, in an SVG of so many by so many. */
export interface Sticker {
  code: string;
  size: number;
  path: string;
}

/** A code book as somebody brings it. */
export interface BookText {
  text: string;
}

/** A device's settings; any of them may be missing. */
export interface Settings {
  language?: "en" | "de" | "";
  theme?: "auto" | "light" | "dark";
  motion?: "auto" | "less" | "full";
  other?: Record<string, unknown>;
}

/** A content pack. here: imported through the app, so that it can be removed. pieces: all else in it. */
export interface PackLine {
  name: string;
  here: boolean;
  scenarios: number;
  pieces: number;
}

export interface Packs {
  packs: PackLine[];
}

/** code: such as B14. */
export interface Ruling {
  code: string;
  text: string;
}

/** chapter: of the rulebook. rulings, editions: what was decided, and how the editions differ, in words. */
export interface HelpTopic {
  id: string;
  title: string;
  chapter: string;
  paragraphs: string[];
  rulings: Ruling[];
  editions: string[];
}

export interface Help {
  topics: HelpTopic[];
}

/** hit: it is what was asked for. */
export interface HelpPart {
  text: string;
  hit: boolean;
}

/** title: of the topic. ruling: its code; empty for the topic's own text. parts: the passage that fits best. */
export interface HelpHit {
  topic: string;
  title: string;
  ruling: string;
  parts: HelpPart[];
}

/** Topics and rulings, the best first. meant: the words that were searched for; empty for those typed. */
export interface HelpFound {
  meant: string;
  chapters: HelpHit[];
  rulings: HelpHit[];
}

// shem.app.lessons.shapes

/** A lesson that can be begun. */
export interface LessonLine {
  id: string;
  title: string;
  about: string;
}

/** A game's lessons in the order in which they are to be taken. title: of the game. */
export interface LessonsOf {
  game: string;
  title: string;
  lessons: LessonLine[];
}

/**
 * Something that is so on the page, as `slot 1`, or, where that is empty, that the learner has done something: an event
 * of this kind with these values.
 */
export interface LessonWhen {
  fact: string;
  event: string;
  data: Record<string, number>;
}

/** Something on the screen, by the name that the game's page gives it, and its numbers. when: only while this is so. */
export interface LessonPoint {
  name: string;
  numbers: number[];
  when: LessonWhen[];
}

export interface LessonPrompt {
  say: string;
  point: LessonPoint[];
  until: LessonWhen[];
  read: boolean;
}

export interface LessonInstead {
  needs: LessonWhen[];
  say: string;
  point: LessonPoint[];
  read: "no" | "done" | "later";
}

export interface LessonWrong {
  on: LessonWhen[];
  say: string;
}

/**
 * What each of these means: `shem/app/lessons/models.py`. wrong: the lesson's own, too, if it awaits something;
 * otherwise: the lesson's own after its.
 */
export interface LessonStep {
  id: string;
  after: LessonWhen[];
  done: LessonWhen[];
  anew: boolean;
  needs: LessonWhen[];
  otherwise: LessonInstead[];
  prompts: LessonPrompt[];
  wrong: LessonWrong[];
}

export interface LessonEndings {
  won: string;
  lost: string;
  drawn: string;
}

/** next: the id of the one after it, empty if it is the last. without: empty where there is no cast. */
export interface Lesson {
  id: string;
  title: string;
  cast: LessonWhen[];
  without: string;
  steps: LessonStep[];
  wait: string;
  on: string;
  over: LessonEndings;
  next: string;
}

// shem.faces.arcana.scenes.shapes

/** at: column, row. name: such as B3. room: places for small bases. */
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

/** A Deployment Zone; open from and until these rounds (0: from the start, for good). */
export interface ZoneOfPosition {
  army: number;
  regions: number[];
  from_round: number;
  until_round: number;
}

/** badge: 0 to 7, its colour and shape. ancients: its Ancient Ones in order. */
export interface ArmyHead {
  number: number;
  name: string;
  faction: string;
  faction_name: string;
  team: number;
  badge: number;
  ancients: string[];
}

/**
 * about, victory: the scenario in sentences. wild: the number of the army that belongs to nobody. stylus: the codes of
 * the control card's fields and of the Regions (`region:NUMBER`).
 */
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
  stylus: Record<string, string>;
}

/** golems, reserve, lost: how many. secret: its secret objective, for who may know it. */
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

/**
 * at: a Region; -1 in reserve, -2 destroyed, -3 lost. can: slots of abilities that the seat can use now with some
 * choice. marks: `effect`, `cooling`, `down`, `silenced`, `moved`. size: warsprite, ogre, titan or colossus; base: the
 * places that it takes. sigil: its card, such as sand-lion; arcanum: empty for a Construct.
 */
export interface GolemNow {
  number: number;
  army: number;
  name: string;
  size: string;
  base: number;
  sigil: string;
  arcanum: string;
  construct: boolean;
  at: number;
  health: number;
  most: number;
  can: number[];
  marks: string[];
}

/** A Blessing, a Curse or something laid on a Region. until: the round, 0 for good. */
export interface Lying {
  region: number;
  role: "blessing" | "curse" | "laid";
  name: string;
  army: number;
  until: number;
}

/** region: null while it is hidden; then `among` says where it can be. */
export interface WellNow {
  region: number | null;
  among: number[];
  left: number;
}

/** vp, mana: what it gives a turn at first. holder: the army that would be paid for it now. */
export interface CaptureNow {
  region: number;
  vp: number;
  mana: number;
  holder: number | null;
  text: string;
}

/** done: the seat's army has completed it (for a spectator: any army). secret: only this seat knows it. */
export interface Goal {
  title: string;
  text: string;
  done: boolean;
  secret: boolean;
}

/** What a prompt is about: who is displaced or names its path, the Region, the path named so far. */
export interface Focus {
  golem?: number;
  region?: number;
  path?: number[];
}

/** An encounter that leaves the army a choice: its page. */
export interface Tale {
  title: string;
  text: string;
  army: number;
}

/**
 * regions: only those that are no longer as the head says. turn: whose; order: of the turns. usable: the groups of
 * the seat's choices: `golem:GOLEM/SLOT`, `ancient:NUMBER/miracle` (`blessing`, `curse`), `deploy:GOLEM`, `hold`, `go`,
 * `arrive`, `choose`, `end`, `resign`. stylus: the codes of the Golems (`golem:NUMBER`).
 */
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
  focus?: Focus;
  tale?: Tale;
  stylus: Record<string, string>;
}

// shem.faces.arcana.scenes.answer_shapes

/** A value as it is now, its printed one, and its lines. */
export interface Figure {
  code: string;
  name: string;
  value: number;
  printed: number;
  number: Number;
}

/**
 * kind: move, melee, ranged or power. origin: golem, knight or relic; owner: the Knight's or Relic's name. about: how
 * it moves, whom it strikes, or at what it is aimed. price: in words. words: its effects. usable: nothing keeps its army
 * from using it, and the seat has a choice if it is its own; why: what does.
 *
 * pips: Cooldown in rounds. star: it has special effects. uses: left, -1 without a limit. resource: ap, mana, health or
 * none. figures: those that it has of cost, accuracy, damage, range, points.
 */
export interface AbilityCard {
  slot: number;
  name: string;
  kind: string;
  origin: string;
  owner: string;
  about: string;
  price: string;
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

/** state: free, silenced or down. */
export interface KnightCard {
  name: string;
  rank: string;
  apv: number;
  state: string;
  lore: string;
}

/** An effect at work on the Golem: what, from what, and until when in words. */
export interface EffectNow {
  text: string;
  source: string;
  until: string;
}

/**
 * The answer to `card` (about: golem). line: class, Arcanum and Knights. figures: health, armor, dodge. at: as a
 * GolemNow's; place: the same in words. effects: what is at work on it, and what lies where it stands. breakdowns: what a
 * Colossus has shut down.
 */
export interface Card {
  golem: number;
  name: string;
  army: number;
  line: string;
  at: number;
  place: string;
  construct: boolean;
  apv: number;
  lore: string;
  figures: Figure[];
  abilities: AbilityCard[];
  passives: Passive[];
  knights: KnightCard[];
  relic: string;
  relic_lore: string;
  effects: EffectNow[];
  breakdowns: string[];
}

/**
 * What a choice promises for one Golem: To-Hit and its true chance in percent, damage of a plain hit and of a Crit.
 *
 * own: an ally's, whom it would strike, too. kill: chance to destroy in percent, expected: Health that it loses in the
 * mean; only in a Forecast.
 */
export interface Target {
  golem: number;
  own: boolean;
  to_hit: number;
  chance: number;
  damage: number;
  crit: number;
  kill?: number;
  expected?: number;
}

/**
 * group: such as `golem:3/1`, `end`, `resign`. golem, slot, region, target, path: where the page shows it. numbers:
 * `cost` (of its resource), `points` (MP that it has), `mp` (MP that the way takes), `loss` and `gain` (Health that the
 * way is known to take and to give).
 */
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

/**
 * The answer to `choices` (about: golem and slot, or ancient and role; none: all that neither is asked for).
 *
 * Without a slot or role: all of that Golem or Ancient One. role: 0 its Miracle, 1 its Blessing, 2 its Curse. notes: such
 * as that displacement follows, or that the bar leaves Crits out.
 */
export interface Choices {
  choices: ArcanaChoice[];
  notes: string[];
}

/** The answer to `forecast` (by key). */
export interface Forecast {
  targets: Target[];
}

/** One of the answers to `numbers` (by key). golem: whom it is against. */
export interface ArcanaNumber {
  code: string;
  name: string;
  total: number;
  lines: TallyLine[];
  golem?: number;
}

/**
 * The answer to `end`: what ending the turn does. ap: unspent, mana: the pool after it. able: Golems that could still
 * act. warning: empty if there is nothing to regret.
 */
export interface EndOfTurn {
  ap: number;
  mana: number;
  text: string;
  warning: string;
  able: number[];
}

/** place: where it is, in words. line: class, Arcanum and Knights. */
export interface ArmyLine {
  golem: number;
  name: string;
  line: string;
  apv: number;
  at: number;
  place: string;
  health: number;
  most: number;
  relic: string;
  marks: string[];
}

/** The answer to `army` (about: army). line: its pools in words. apv: as it was brought. */
export interface ArmyPage {
  number: number;
  name: string;
  faction: string;
  line: string;
  apv: number;
  golems: ArmyLine[];
}

/** The cover that a Golem of this size has in the Region, and behind it, in percent. */
export interface CoverOf {
  size: string;
  region: number;
  intervening: number;
}

/** MP to enter by a way of moving; 0: it cannot. */
export interface EnterCost {
  way: string;
  points: number;
}

/**
 * The answer to `region` (about: region): terrain, cover by class, MP to enter, room left, all that lies there.
 *
 * words: what the terrain does. features: capture Regions, wells, Deployment Zones.
 */
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

/** golems: who could strike there. */
export interface Struck {
  region: number;
  golems: number[];
}

/**
 * The answer to `threat` (about: golem; golem and slot; army; none: all enemies). text: what is shown, in words.
 *
 * moves: where they could stop after one move; strikes: what they could attack before or after it. Of one ability: from
 * where its Golem stands now.
 */
export interface Threat {
  text: string;
  golems: number[];
  moves: number[];
  strikes: Struck[];
}

/** A Capture Region or a Mana Well with what it gives; region: -1 for a hidden well. */
export interface PlaceNow {
  region: number;
  kind: "capture" | "well";
  text: string;
}

/**
 * The answer to `goal`. ends: what ends the battle and who wins then; sides: what allies have together; rates: what a
 * destroyed Golem gives.
 */
export interface GoalPage {
  ends: string[];
  sides: string[];
  rates: string[];
  places: PlaceNow[];
}

/** role: miracle, blessing or curse. lies: the Region's name where it lies, empty if nowhere. */
export interface AncientPower {
  role: string;
  name: string;
  cost: number;
  number: Number;
  words: string[];
  lies: string;
  usable: boolean;
  why: string;
}

/** One of the answers to `ancients` (about: army). */
export interface AncientCard {
  number: number;
  name: string;
  lore: string;
  powers: AncientPower[];
}

/** What an army's VP came from, in words. */
export interface VpSource {
  text: string;
  vp: number;
}

/** attacks: rolls to hit, one for each target. expected: how many of them would hit in the mean. */
export interface Luck {
  attacks: number;
  hits: number;
  expected: number;
  crits: number;
}

export interface ArmyReport {
  number: number;
  vp: number;
  sources: VpSource[];
  luck: Luck;
}

/** The answer to `report`: each army's VP by source and its luck so far. ending: how it ended, empty before. */
export interface Report {
  ending: string;
  armies: ArmyReport[];
}

// shem.faces.arcana.scenes.digest_shapes

/** Something that happened. entry, place: what has its numbers (question `dive`), -1: nothing has. region: where. */
export interface DigestPart {
  kind: string;
  text: string;
  entry: number;
  place: number;
  numbers: Record<string, number>;
  region: number | null;
}

/**
 * kind: `attack`, `move`, `vp`, `mana`, or that of its one event. golem: who did it. mine: something became of one of
 * the seat's own. parts: what else belongs to it; of a sum, all that it sums up.
 */
export interface DigestLine {
  kind: string;
  text: string;
  entry: number;
  place: number;
  numbers: Record<string, number>;
  region: number | null;
  golem: number | null;
  mine: boolean;
  parts: DigestPart[];
}

/** What was done in an army's turn (null: in nobody's). vp: that the army got in it. */
export interface DigestSection {
  army: number | null;
  name: string;
  vp: number;
  lines: DigestLine[];
}

/**
 * Since the seat's last turn. fresh: its own has begun, and nothing was done in it yet. text: what became of its own
 * Golems. upkeep: what its turn began with.
 */
export interface Digest {
  fresh: boolean;
  text: string;
  sections: DigestSection[];
  upkeep: DigestLine[];
}

// shem.faces.arcana.armies.shapes

export interface Named {
  id: string;
  name: string;
}

/**
 * seats, least: the most and the fewest players. rounds: 0 without a limit. tiles: sides. missing: tile numbers that
 * this device's collection lacks, with how many are lacking. pack: empty for the program's own.
 */
export interface ScenarioLine {
  id: string;
  title: string;
  about: string;
  points: number;
  ap: number;
  seats: number;
  least: number;
  rounds: number;
  story: boolean;
  encounters: boolean;
  secrets: boolean;
  tiles: string[];
  missing: Record<string, number>;
  armies: string[];
}

/** A player's position. factions: empty for any. fixed: its army cannot be changed. army: the default. limit: APV. */
export interface PositionOf {
  number: number;
  team: number;
  limit: number;
  factions: Named[];
  required: Named[];
  banned: Named[];
  fixed: boolean;
  army: string;
}

/**
 * All of it, with the map as in the head of a match. rules: deployment, turn order, secrets and the like in words.
 * fairness: how often which position won when that was measured, in words; empty: it was not.
 * owned: this device has a collection. captures, wells: their Regions; not those of hidden wells.
 */
export interface Scenario {
  id: string;
  title: string;
  about: string;
  points: number;
  ap: number;
  seats: number;
  least: number;
  rounds: number;
  story: boolean;
  encounters: boolean;
  secrets: boolean;
  tiles: string[];
  missing: Record<string, number>;
  armies: string[];
  owned: boolean;
  order: string;
  positions: PositionOf[];
  victory: string[];
  rules: string[];
  fairness: string;
  columns: number;
  rows: number;
  regions: Region[];
  map: Tile[];
  zones: ZoneOfPosition[];
  captures: number[];
  wells: number[];
  terrains: Record<string, string>;
  covers: Record<string, string>;
}

/** What somebody owns: counts of boxes, of figures by their Golem, of map tiles by number; Relic cards by id. */
export interface Collection {
  boxes: Record<string, number>;
  golems: Record<string, number>;
  relics: string[];
  tiles: Record<string, number>;
}

/** likely: Golems of which this house only takes it that they are in it. source: in words. */
export interface BoxLine {
  id: string;
  name: string;
  golems: string[];
  likely: string[];
  tiles: string[];
  source: string;
}

/** said: something is kept. tiles: the numbers of all that there are. */
export interface Collected {
  collection: Collection;
  said: boolean;
  boxes: BoxLine[];
  tiles: string[];
}

/** A text in every language; where German is empty, English stands for both. */
export interface InLanguages {
  en: string;
  de: string;
}

/** knights: one, or three for a Colossus; empty: Golem Masters. relic: empty for none. */
export interface ArmyGolem {
  golem: string;
  knights: string[];
  relic: string;
}

/** An army as it is saved and sent; about: how it plays, may be empty. points: the most that its APV may be. */
export interface Army {
  title: InLanguages;
  about: InLanguages;
  faction: string;
  points: number;
  golems: ArmyGolem[];
  ancients: string[];
}

/** A Golem of an army, and how many of it there are. */
export interface FieldedLine {
  golem: string;
  name: string;
  arcanum: string;
  count: number;
}

/**
 * saved: this device's own, which can be changed and deleted. fit: empty if it is sound and fits the position that was
 * asked for, else the first problem. golems: in the army's order, equal ones together.
 */
export interface ArmyRow {
  id: string;
  title: string;
  about: string;
  faction: string;
  faction_name: string;
  points: number;
  apv: number;
  saved: boolean;
  fit: string;
  golems: FieldedLine[];
  army: Army;
}

export interface Armies {
  armies: ArmyRow[];
}

export interface ArmyId {
  id: string;
}

/** where: the field, such as `golems.0.knight`; empty for the whole army. */
export interface ArmyProblemLine {
  code: string;
  text: string;
  where: string;
}

/** position: of the scenario, from 1. id: of the army, for a position that only one may take. */
export interface ArmyCheck {
  army: Army;
  scenario?: string;
  position?: number;
  edition?: string;
  id?: string;
}

export interface Checked {
  apv: number;
  problems: ArmyProblemLine[];
  warnings: ArmyProblemLine[];
}

export interface ArmyBody {
  army: Army;
}

/** What carries an army: a link, the text of a QR code, a file of the command line (YAML), or JSON. */
export interface ArmyText {
  text: string;
}

/**
 * code: the army as letters. link: carries the code in its fragment. svg: the link without the army's description as a
 * QR code; empty if it is too long for one. file: the army as a file of the command line, empty for a draft; its name.
 */
export interface Qr {
  code: string;
  link: string;
  svg: string;
  file: string;
  name: string;
}

/** code: accuracy, damage, points or range. value: as it is written, such as 75 %. */
export interface PieceFigure {
  code: string;
  name: string;
  value: string;
}

/**
 * kind: move, melee, ranged, power, passive, miracle, blessing or curse. about: how it moves, whom it strikes, at
 * what it is aimed. price: such as 2 AP; empty for what costs nothing. words: its effects in sentences.
 */
export interface PieceAbility {
  name: string;
  kind: string;
  kind_name: string;
  about: string;
  price: string;
  figures: PieceFigure[];
  words: string[];
}

/**
 * source: rulebook, card, fan or house; or `replaces`: it stands in another's place. figures: which of the piece's come
 * from there; empty: all.
 */
export interface PieceSource {
  source: string;
  name: string;
  figures: string[];
}

/**
 * factions: whose armies may have it. knights: how many command it. commanders: ids of the Knights that may, by
 * faction, the Golem Master first. relics: ids of those that it can carry.
 */
export interface GolemPiece {
  id: string;
  name: string;
  size: string;
  size_name: string;
  arcanum: string;
  arcanum_name: string;
  factions: string[];
  apv: number;
  health: number;
  armor: number;
  dodge: number;
  knights: number;
  commanders: Record<string, string[]>;
  relics: string[];
  abilities: PieceAbility[];
  lore: string;
  sources: PieceSource[];
}

/** about: whom it may command, and in whose armies. unique: an army has it once only. */
export interface KnightPiece {
  id: string;
  name: string;
  rank: string;
  rank_name: string;
  apv: number;
  unique: boolean;
  about: string;
  abilities: PieceAbility[];
  lore: string;
  sources: PieceSource[];
}

export interface ConstructPiece {
  name: string;
  health: number;
  armor: number;
  dodge: number;
  abilities: PieceAbility[];
}

/** about: the smallest class that can carry it. construct: what it summons. */
export interface RelicPiece {
  id: string;
  name: string;
  apv: number;
  about: string;
  ability: PieceAbility;
  construct: ConstructPiece | null;
  lore: string;
  sources: PieceSource[];
}

export interface AncientPiece {
  id: string;
  name: string;
  apv: number;
  powers: PieceAbility[];
  lore: string;
  sources: PieceSource[];
}

/**
 * arcana: by faction, those that its armies may use. limits: the usual sizes of armies in points. owned: how many of
 * each Golem, by id, if this device has said which.
 */
export interface Pieces {
  factions: Named[];
  arcana: Record<string, Named[]>;
  sizes: Named[];
  limits: number[];
  golems: GolemPiece[];
  knights: KnightPiece[];
  relics: RelicPiece[];
  ancients: AncientPiece[];
  owned?: Record<string, number>;
}

// shem.faces.arcana.armies.card_shapes

/** What a field of a card is called, and what it says. one: what one entry of a list is called. */
export interface CardField {
  label: string;
  one: string;
  help: string;
}

/** Fields of which a part has one: the deed of an effect, what a use costs. */
export interface CardChoice {
  label: string;
  fields: string[];
}

/**
 * All that a card can say. cards: the definition of each kind (golems, knights, relics, ancients); definitions: JSON
 * Schema; fields: by `DEFINITION.FIELD`; words: what a menu shows for `FIELD.WORD`; choices: by definition; goes: the
 * deeds that a field of an effect goes with, for those that do not go with all.
 */
export interface CardForm {
  cards: Record<string, string>;
  definitions: Record<string, unknown>;
  fields: Record<string, CardField>;
  words: Record<string, string>;
  choices: Record<string, CardChoice[]>;
  goes: Record<string, string[]>;
}

/**
 * A card in a list. pack: empty for one that no imported pack has. about: its APV and what it is. guessed: how many of
 * its figures are the house's; of how many.
 */
export interface CardLine {
  kind: string;
  id: string;
  name: string;
  about: string;
  pack: string;
  replaces: boolean;
  guessed: number;
  figures: number;
}

/** mine: of the imported packs. guessed: of those that are there without packs, what the house has made up. */
export interface CardList {
  mine: CardLine[];
  guessed: CardLine[];
}

/** A card as its file says it. there: one without a pack has this id. */
export interface CardData {
  pack: string;
  data: Record<string, unknown>;
}

/** field: `attacks[1].range`; empty for the whole card. */
export interface CardProblem {
  field: string;
  text: string;
}

/** What an effect at a field says. */
export interface CardSentence {
  field: string;
  text: string;
}

/** sentences: those of the effects that are sound. The card in words under its kind, if nothing is wrong with it. */
export interface CardChecked {
  problems: CardProblem[];
  sentences: CardSentence[];
  golem: GolemPiece | null;
  knight: KnightPiece | null;
  relic: RelicPiece | null;
  ancient: AncientPiece | null;
}

export interface CardKept {
  pack: string;
  id: string;
}

// shem.faces.archmage.scenes.shapes

export type CityKind = "charm" | "curse";

export type TurnPhase = "setup" | "horn" | "allocation" | "announcement" | "redistribution" | "orientation" | "movement" | "harvesting" | "regeneration" | "over";

/** value: points that it gives, or takes if it is a curse. power: a code, `none` without one; text: what that does. */
export interface DistrictHead {
  card: number;
  name: string;
  kind: "charm" | "curse";
  value: number;
  power: string;
  text: string;
}

/** text: what it does. when: at which moment its owner is asked. */
export interface ArtifactHead {
  number: number;
  code: string;
  name: string;
  text: string;
  when: string;
}

export interface NamedCode {
  code: string;
  name: string;
}

/** badge: its colour and shape. */
export interface SeatHead {
  number: number;
  name: string;
  badge: number;
}

/** side: places in a row and in a column. wraps: beyond an edge lies the other one. goal: points that win at once. */
export interface ArchmageHead {
  title: string;
  side: number;
  wraps: boolean;
  goal: number;
  victory: string[];
  seats: SeatHead[];
  places: string[];
  districts: DistrictHead[];
  artifacts: ArtifactHead[];
  phases: NamedCode[];
  facings: NamedCode[];
}

/** facing: null before it was turned first. left: its district is not harvested yet. */
export interface GolemOfCity {
  place: number;
  facing: number | null;
  left: boolean;
  text: string;
}

/** owner: who harvested it, null while it is left. artifacts: what is still to be found there, the next first. */
export interface DistrictNow {
  place: number;
  card: number;
  owner: number | null;
  artifacts: number[];
}

/** points: below 0 for a curse. */
export interface HarvestedCard {
  card: number;
  place: number;
  points: number;
}

/**
 * order: how many seats after the Archmage's. energy: units of this turn. bonus: of them, from the last regeneration.
 * orm: has one unit less. smerte: movement takes exactly one. horn: blew it this turn. konge: gets the whole bonus.
 * units: its allocation by phase, null where this seat may not know it. split: it has allocated; again: also anew. marks:
 * all these in words.
 */
export interface SeatNow {
  number: number;
  order: number;
  points: number;
  charms: HarvestedCard[];
  curses: HarvestedCard[];
  artifacts: number[];
  energy: number;
  bonus: number;
  orm: boolean;
  smerte: boolean;
  horn: boolean;
  konge: boolean;
  split: boolean;
  again: boolean;
  announced: number | null;
  units: (number | null)[];
  marks: string[];
}

/** place: under which district it lies; owner: who has it; both null once it is out of play. */
export interface ArtifactNow {
  number: number;
  where: "grid" | "seat" | "gone";
  place: number | null;
  owner: number | null;
}

/**
 * units: by seat. tied: the seats with the most, from the Archmage on; empty if one seat alone has it. winner: as far
 * as it is settled, else who wins unless the Amulet is used. text: who wins, and by which rule.
 */
export interface Revealed {
  phase: number;
  units: number[];
  tied: number[];
  winner: number;
  settled: boolean;
  text: string;
}

/** Where a move of so many districts ends. path: every place on the way, harvested ones too, the last is the end. */
export interface Way {
  facing: number;
  distance: number;
  path: number[];
  end: number;
}

/** What is known of the next turn. orm, smerte, skole: who harvested it, null if nobody. */
export interface NextTurn {
  archmage: number;
  bonus_seat: number | null;
  bonus: number;
  orm: number | null;
  smerte: number | null;
  skole: number | null;
}

/**
 * done: how many phases are resolved. ways: where the golem may go as it faces, while the movement is to come; turned:
 * its facing is this turn's own. stride: the farthest. target: where the Bow was aimed. own: the seat's own allocation,
 * the newer if there are two.
 */
export interface ArchmageScene {
  turn: number;
  phase: "setup" | "horn" | "allocation" | "announcement" | "redistribution" | "orientation" | "movement" | "harvesting" | "regeneration" | "over";
  archmage: number;
  golem: GolemOfCity;
  districts: DistrictNow[];
  left: number;
  seats: SeatNow[];
  artifacts: ArtifactNow[];
  revealed: Revealed[];
  done: number;
  turned: boolean;
  stride: number;
  ways: Way[];
  target: number | null;
  own: number[] | null;
  next: NextTurn;
}

/** does: what it leads to. The rest is where the page shows it; key, text and price are every Choice's. */
export interface ArchmageChoice {
  key: number[];
  kind: string;
  group: string;
  text: string;
  price: string;
  warning?: string;
  does: string;
  place?: number;
  facing?: number;
  distance?: number;
  path?: number[];
  phase?: number;
  artifact?: number;
  seat?: number;
}

/** least, most: units that this phase takes in some legal split. text: why, where it is not only the budget. */
export interface PhaseLimit {
  phase: number;
  least: number;
  most: number;
  text: string;
}

/**
 * units: to be allocated at most. announced: the phase that must hold the most, null if none. start: the own split
 * before, or the smallest. legal: how many splits there are. rules: what else would be refused, in words. key: what the
 * four numbers follow in the key of the action.
 */
export interface SplitOfUnits {
  key: number[];
  units: number;
  announced: number | null;
  start: number[];
  limits: PhaseLimit[];
  legal: number;
  rules: string[];
}

/**
 * The answer to `choices`. prompt: what is asked, empty if nothing is. split: instead of choices, where units are
 * allocated: any four numbers within its limits are a tap about phase1 to phase4.
 */
export interface ArchmageChoices {
  prompt: string;
  text: string;
  choices: ArchmageChoice[];
  split?: SplitOfUnits;
}

/** shares: how often each seat wins the phase, in percent. */
export interface PhaseChances {
  phase: number;
  shares: number[];
}

/** share: how often the golem ends its movement there, in percent. takers: how often each seat harvests there. */
export interface PlaceChance {
  place: number;
  share: number;
  takers: number[];
}

/**
 * The answer to `forecast` (about: phase1 to phase4, an own split to be tried). games: how many playouts of this turn.
 * places: the likeliest first. note: what is assumed.
 */
export interface CityForecast {
  games: number;
  phases: PhaseChances[];
  places: PlaceChance[];
  note: string;
}

/** The answer to `card` (about: artifact). state: where it is, in words. */
export interface ArtifactCard {
  number: number;
  name: string;
  text: string;
  when: string;
  state: string;
  chapter: string;
}

/** The answer to `district` (about: place). title: name and points. way: how it can be reached, or why not. */
export interface DistrictCard {
  place: number;
  name: string;
  title: string;
  kind: "charm" | "curse";
  points: number;
  power: string;
  state: string;
  lying: string[];
  way: string;
}

// shem.faces.delve.scenes.shapes

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

/** red, blue: dice. near, far: areas; 0 is the own area. type: of damage, a code. text: what it does besides. */
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

/** objectives: by number. camp: a party plays it that goes on in camp. */
export interface QuestHead {
  id: string;
  name: string;
  act: number;
  text: string;
  objectives: string[];
  camp: boolean;
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

// shem.faces.delve.scenes.scene_shapes

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
 * choosing_paragraph. deciding: the Enemy that two Heroes are alike for. won: null until it is over. party: what the party
 * has become by a finished quest, as its file; null where nothing is kept.
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
  party: string | null;
}

// shem.faces.delve.scenes.answer_shapes

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
 * The answer to `activation`: why him. About: number, from 0, of the event `activated` among all of that kind that were
 * told; or who: the last activation of an Enemy; else the last of all.
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

// shem.faces.delve.scenes.listing_shapes

export interface HeroLine {
  id: string;
  name: string;
  epithet: string;
  text: string;
  nature: "law" | "neutral" | "chaos";
  nature_name: string;
}

/** campaign: its name, empty for a quest that stands alone. pack: that brings it, empty for the game's own. */
export interface QuestLine {
  id: string;
  pack: string;
  name: string;
  text: string;
  act: number;
  campaign: string;
}

/** heroes: who can go, by the pack of the quest. */
export interface DelveListing {
  heroes: Record<string, HeroLine[]>;
  quests: QuestLine[];
}

// shem.faces.delve.camp.shapes

/** A Hero that can go. badge: its colour and shape. */
export interface CampHeroLine {
  id: string;
  name: string;
  epithet: string;
  text: string;
  nature: "law" | "neutral" | "chaos";
  nature_name: string;
  badge: number;
}

/**
 * A party in a line. quest: that is next, by its name; empty: it chooses, or its story has ended. missing: why it
 * cannot go on now, such as that its pack is gone; empty if it can.
 */
export interface CampRow {
  id: string;
  name: string;
  campaign: string;
  quest: string;
  heroes: CampHeroLine[];
  played: number;
  missing: string;
}

/** A campaign that can be begun. content: the pack that brings it, empty for the game's own. heroes: who can go. */
export interface CampaignLine {
  code: string;
  name: string;
  text: string;
  content: string;
  heroes: CampHeroLine[];
}

/** This device's parties, and what one can begin from. */
export interface Camps {
  parties: CampRow[];
  campaigns: CampaignLine[];
}

/** An Item in the pack. why: it cannot be put on now; empty if it can. */
export interface CampHeld {
  item: number;
  why: string;
}

/**
 * rank: Soul Rank, from 0. powers: of all ranks. fallen: it is a soul. price: of the next Soul Rank, null at the
 * highest. why_not: what forbids it. return_price: to come back at its rank; return_why: what forbids that; less: it can
 * come back by a Soul Rank less.
 */
export interface CampHero {
  id: string;
  name: string;
  epithet: string;
  text: string;
  nature: "law" | "neutral" | "chaos";
  nature_name: string;
  badge: number;
  rank: number;
  ranks: RankHead[];
  powers: PowerHead[];
  fallen: boolean;
  away: boolean;
  crowns: number;
  worn: number[];
  pack: CampHeld[];
  price: number | null;
  why_not: string;
  return_price: number;
  return_why: string;
  less: boolean;
}

export interface CampQuest {
  id: string;
  name: string;
  text: string;
  act: number;
}

/**
 * A quest that was played. ending: how it came out, with what is said of it. heroes, fallen: names. told: souls, Crowns
 * and rounds in a sentence.
 */
export interface CampChapter {
  name: string;
  act: number;
  won: boolean;
  ending: DelveName | null;
  heroes: string[];
  fallen: string[];
  told: string;
}

/**
 * A party in camp. others: Heroes that can join; those that stay behind are among heroes. items: all that there are;
 * sells: what each gives; market: those for sale. quests: to choose from; quest: chosen. file: it as a file, of a name.
 */
export interface CampSheet {
  id: string;
  name: string;
  campaign: DelveName;
  act: number;
  souls: number;
  heroes: CampHero[];
  others: CampHeroLine[];
  items: ItemHead[];
  sells: number[];
  market: number[];
  quests: CampQuest[];
  quest: string | null;
  history: CampChapter[];
  file: string;
  file_name: string;
}

/** content: the pack of the campaign; left out or empty: the game's own. */
export interface CampBegin {
  name: string;
  campaign: string;
  heroes: string[];
  content?: string;
}

/** A party's file; match: from which it comes home. */
export interface CampText {
  text: string;
  match?: string;
}

export interface CampId {
  id: string;
}

// shem.faces.wizards.scenes.shapes

export type TileKind = "tower" | "site" | "monolith" | "water" | "wasteland";

export type WizardsPhase = "craft" | "fate" | "spell" | "move" | "battle" | "end" | "over";

export type TraitName = "material" | "size" | "shape";

/** id: as the pack names it. gives: the materials that are recruited there. */
export interface TileHead {
  number: number;
  id: string;
  name: string;
  kind: "tower" | "site" | "monolith" | "water" | "wasteland";
  gives: number[];
}

/**
 * A Golem card. value: the number of its material, size or shape. Figures that its trait has not are 0. site: the tile
 * whose control halves the price, -1 if it is no material. hardness: of a material, else empty.
 */
export interface GolemCard {
  card: number;
  id: string;
  name: string;
  trait: "material" | "size" | "shape";
  value: number;
  hardness: string;
  hits: number;
  move: number;
  force: number;
  armor: number;
  flies: boolean;
  site: number;
  copies: number;
  text: string;
}

/** deed: what it does, a code. battle: a Battle card, else a Spell. text: what it does, in words. */
export interface EventCard {
  card: number;
  id: string;
  name: string;
  deed: string;
  battle: boolean;
  amount: number;
  turns: number;
  copies: number;
  text: string;
}

export interface WizardFigures {
  force: number;
  armor: number;
  hits: number;
}

/** badge: its colour and shape. */
export interface WizardsSeatHead {
  number: number;
  name: string;
  badge: number;
}

export interface WizardsName {
  code: string;
  name: string;
}

/**
 * side: spaces in a row and in a column. most: of Golems a space; hand: of cards a hand. limit: rounds. prices: Mana of
 * a Spell, and of a card more. hands: how many cards each seat begins with, by deck.
 */
export interface WizardsHead {
  title: string;
  side: number;
  most: number;
  hand: number;
  limit: number;
  spell: number;
  extra: number;
  hands: number[][];
  victory: string[];
  seats: WizardsSeatHead[];
  spaces: string[];
  tiles: TileHead[];
  golem: GolemCard[];
  event: EventCard[];
  wizard: WizardFigures;
  phases: WizardsName[];
  traits: WizardsName[];
  hardnesses: WizardsName[];
  decks: WizardsName[];
}

/** Power or Protection. left: End Phases of the caster until it ends. */
export interface AuraNow {
  event: number;
  caster: number;
  force: number;
  armor: number;
  left: number;
}

/**
 * unit: what names it. number: of its chit, 0 the Wizard, whose material is null. hits: left; full: without damage.
 * Each figure opens: `numbers` about the unit has tallies of the same names. can_move: it has a move left.
 */
export interface UnitNow {
  unit: number;
  space: number;
  slot: number;
  seat: number;
  number: number;
  name: string;
  material: number | null;
  size: number;
  shape: number;
  hardness: string;
  force: number;
  armor: number;
  move: number;
  hits: number;
  full: number;
  flies: boolean;
  can_move: boolean;
  hasted: boolean;
  auras: AuraNow[];
  text: string;
}

/** seats: who controls it; two may control one that is empty. */
export interface SiteNow {
  space: number;
  seats: number[];
  text: string;
}

export interface KnownCards {
  deck: number;
  card: number;
  count: number;
}

/**
 * income: Mana of its next Power Phase. golem, event: how many cards it holds. known: those that this seat knows of, at
 * least so many. sites: how many it controls.
 */
export interface WizardsSeatNow {
  number: number;
  alive: boolean;
  tower: number;
  mana: number;
  income: number;
  sites: number;
  golems: number;
  golem: number;
  event: number;
  known: KnownCards[];
}

/** left: cards in the deck. discards: by card. top: the next cards as far as this seat knows one of them, null: not. */
export interface DeckNow {
  deck: number;
  left: number;
  discards: KnownCards[];
  top: (number | null)[];
}

/** A card of the own hand. usable: something can be done with it now. note: what, or why not. */
export interface HeldCard {
  deck: number;
  card: number;
  count: number;
  name: string;
  text: string;
  usable: boolean;
  note: string;
}

/**
 * A Spell that is cast and unresolved, the last cast last. space, to: what it names, null if nothing. answered: who was
 * asked about it or dispelled it; open: who may still answer, in turn.
 */
export interface SpellNow {
  seat: number;
  event: number;
  space: number | null;
  to: number | null;
  victim: number | null;
  text: string;
  answered: number[];
  open: number[];
}

/** struck: it has attacked in this round. extra: extra attacks that it still has. due: it may attack now. */
export interface FighterNow {
  unit: number;
  struck: boolean;
  due: boolean;
  extra: number;
}

/** Side 0 is the active player's. */
export interface SideNow {
  seat: number;
  space: number;
  units: FighterNow[];
}

/**
 * An attack that is named. force, armor: with the cards played on it, which are forces and armors. chance: in percent,
 * exact. extra: a Battle card gave it.
 */
export interface AttackNow {
  side: number;
  unit: number;
  target: number;
  extra: boolean;
  force: number;
  armor: number;
  chance: number;
  forces: number[];
  armors: number[];
  text: string;
}

/**
 * size: whose attacks are due; side: whose turn it is among them. order: the units that still attack in this round,
 * size by size, of each side. attack: before its dice, null while none is named. waits: an attack that is made after
 * another's extra attack.
 */
export interface BattleNow {
  round: number;
  size: number;
  side: number;
  sides: SideNow[];
  order: number[][][];
  attack: AttackNow | null;
  waits: AttackNow | null;
}

/** A Soft Golem that may return. places: where to. */
export interface LostNow {
  lost: number;
  seat: number;
  number: number;
  name: string;
  material: number;
  size: number;
  shape: number;
  places: number[];
}

/**
 * tiles: by space. towers: each seat's. first: who began. hand: the own cards, empty for who only looks on. draws: how
 * many of the three cards are still to be drawn.
 */
export interface WizardsScene {
  round: number;
  phase: "craft" | "fate" | "spell" | "move" | "battle" | "end" | "over";
  active: number;
  first: number;
  tiles: number[];
  towers: number[];
  seats: WizardsSeatNow[];
  units: UnitNow[];
  sites: SiteNow[];
  decks: DeckNow[];
  hand: HeldCard[];
  spells: SpellNow[];
  battle: BattleNow | null;
  lost: LostNow[];
  draws: number;
}

// shem.faces.wizards.scenes.answer_shapes

/**
 * does: what it leads to. The rest is where the page shows it; key, text and price are every Choice's. chance: of the
 * attack that it names or changes, in percent.
 */
export interface WizardsChoice {
  key: number[];
  kind: string;
  group: string;
  text: string;
  price: string;
  warning?: string;
  does: string;
  unit?: number;
  target?: number;
  space?: number;
  to?: number;
  path?: number[];
  deck?: number;
  card?: number;
  cards?: number[];
  seat?: number;
  trait?: number;
  value?: number;
  lost?: number;
  chance?: number;
}

/** The answer to `choices`. prompt: what is asked, empty if nothing is. */
export interface WizardsChoices {
  prompt: string;
  text: string;
  choices: WizardsChoice[];
}

/** The answer to `unit` (about: unit). sources: what its figures come from is in `numbers`. lines: what holds for it. */
export interface UnitCard {
  unit: number;
  name: string;
  seat: number;
  text: string;
  numbers: Number[];
  lines: string[];
}

/** The answer to `space` (about: space). lines: what its tile does, who controls it. units: who stands there. */
export interface SpaceCard {
  space: number;
  name: string;
  tile: string;
  kind: string;
  lines: string[];
  units: number[];
}

/**
 * The answer to `card` (about: deck, card). when: at which moment it is played. note: what can be done with it now, or
 * why not; empty if it is not in the own hand.
 */
export interface CardCard {
  deck: number;
  card: number;
  name: string;
  text: string;
  when: string;
  note: string;
  chapter: string;
}

/** why: the rule against it; empty if the Golem may stand there. */
export interface WorkshopPlace {
  space: number;
  why: string;
}

/**
 * The answer to `workshop` (about: material, size, shape): the Golem that three cards make, before it is paid.
 *
 * doubled: for want of control of its site. affordable: there is enough Mana. numbers: cost, force, armor, move and hits,
 * on open ground.
 */
export interface Workshop {
  name: string;
  cost: number;
  doubled: boolean;
  mana: number;
  affordable: boolean;
  numbers: Number[];
  places: WorkshopPlace[];
}

/** chance: of the attack with this card of the own hand played on it, too, in percent. */
export interface CardChance {
  card: number;
  name: string;
  chance: number;
}

/**
 * The answer to `odds` (about: unit, target; in a battle the attack that is named, if nothing is).
 *
 * chance: that the target loses a Hit, in percent, exact. cards: of the own hand, each by itself beside those played.
 */
export interface WizardsOdds {
  unit: number;
  target: number;
  chance: number;
  numbers: Number[];
  cards: CardChance[];
  text: string;
}

/** stands: in how many of a hundred battles it is left. hits: how many Hits it then has on average. */
export interface UnitLeft {
  unit: number;
  stands: number;
  hits: number;
}

/**
 * The answer to `forecast` (about: stack, space; only of a battle that one may declare now). won: by the own stack, of
 * a hundred; low, high: the 95 % interval.
 */
export interface BattleForecast {
  playouts: number;
  won: number;
  low: number;
  high: number;
  units: UnitLeft[];
  text: string;
}

/** Something that happened. entry, place: what has its numbers (question `dive`). space: where, if anywhere. */
export interface DeedPart {
  kind: string;
  text: string;
  entry: number;
  place: number;
  numbers: Record<string, number>;
  space: number | null;
}

/** A deed with what came of it. mine: something became of the seat's own. */
export interface DeedLine {
  kind: string;
  text: string;
  entry: number;
  place: number;
  numbers: Record<string, number>;
  space: number | null;
  mine: boolean;
  parts: DeedPart[];
}

/** What was done in a seat's turn. */
export interface TurnDeeds {
  seat: number;
  name: string;
  lines: DeedLine[];
}

/**
 * The answer to `digest`: since the seat's last turn. fresh: its own has begun, and nothing was done in it yet. text:
 * what became of its own units.
 */
export interface WizardsDigest {
  fresh: boolean;
  text: string;
  sections: TurnDeeds[];
}

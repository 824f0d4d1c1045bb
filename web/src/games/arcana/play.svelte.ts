// One battle at the table: what is touched, and what comes of it.
import { untrack } from "svelte";
import { announce } from "../../lib/announce.svelte";
import { Dives } from "../../lib/dives.svelte";
import type { Table } from "../../lib/match.svelte";
import { t } from "../../lib/words.svelte";
import { settings } from "../../lib/settings.svelte";
import type { ArcanaChoice, Digest, GolemNow } from "../../types";
import { Answers, type Panel } from "./answers.svelte";
import { intend, keyOf, kept, lights, NOTHING, nextOf, promises, type Tap } from "./flow";
import { News } from "./news.svelte";
import { Look } from "./sight/look.svelte";

const ROLES = ["miracle", "blessing", "curse"];

export class Play extends Answers {
  readonly news: News;
  readonly dives: Dives;
  readonly look = new Look((what, about) => this.ask(what, about));

  /** What others did since the last turn of whoever looks. */
  digest = $state.raw<Digest | null>(null);
  /** The Region that a line of the digest is about. */
  pointed = $state<number | null>(null);
  /** The next roll is given by hand. */
  byHand = $state(false);
  zones = $state(false);
  /** The result page was put away to look at the board. */
  looked = $state(false);

  #decided = -1;
  #asked = "";
  #told = "";
  #same = "";

  constructor(table: Table) {
    super(table);
    this.dives = new Dives(table);
    this.news = new News(() => table.next());
  }

  // Worked out once for all the figures and Regions that read them.
  readonly lit = $derived.by(() => {
    const { armed } = this;
    if (armed && armed.kind !== "go" && armed.kind !== "deploy")
      return lights([armed], armed.approach !== undefined);
    return lights(this.choices, this.selection.narrowed !== null);
  });

  readonly promised = $derived(promises(this.armed ? [this.armed] : this.choices));

  readonly kills = $derived.by(() => {
    const found = new Map<number, number>();
    for (const target of this.forecast?.targets ?? []) if (target.kill !== undefined) found.set(target.golem, target.kill);
    return found;
  });

  /** The Golem whose card is open. */
  get chosen(): GolemNow | undefined {
    return this.selection.golem === null ? undefined : this.golems[this.selection.golem];
  }

  // What happens.

  /** A new Sight has come: what was chosen may have gone; what is asked is loaded. */
  arrive(): void {
    const { sight } = this.table;
    if (!sight || !this.scene) return;
    const again = sight.decided === this.#decided;
    const same = [sight.decided, sight.seat, this.table.mine, settings.language].join("/");
    // Somebody came or went, or asks for an undo: what was begun here stays.
    if (same === this.#same && (this.offered.choices.length || !(this.prompted || this.loading))) return;
    this.#same = same;
    this.#decided = sight.decided;
    if (!again) this.why = this.pointed = null;
    this.look.renew();
    this.byHand = false;
    this.page = 0;
    this.regionCard = null;
    this.clear();
    // Another question, or another turn: nothing of before is chosen any longer.
    const asked = [sight.pending.code, this.scene.round, this.scene.turn].join("/");
    this.selection = asked === this.#asked ? kept(this.selection, this.golems, this.prompted) : NOTHING;
    this.#asked = asked;
    // What happened since the last turn is told as one's own begins, once more if it was taken back meanwhile.
    if (this.scene.turn !== this.mine) {
      this.#told = "";
      if (this.panel === "digest") this.panel = null;
    }
    if (this.prompted) {
      this.panel = null;
      void this.load({});
    } else if (this.selection.golem !== null) void this.loadCard(this.selection.golem);
    else this.card = null;
    if (this.panel === "armies" || this.panel === "ancients") void this.loadArmy();
    void this.#loadDigest();
  }

  /** As one's own turn begins, once: what others did meanwhile, and what it began with. */
  async #loadDigest(): Promise<void> {
    const { scene } = this;
    if (!this.deciding || this.sight.pending.code !== "turn" || !scene) return;
    const told = [this.mine, scene.round, scene.turn, settings.language].join("/");
    if (told === this.#told) return;
    this.#told = told;
    const open = this.panel;
    const found = await this.ask<Digest>("digest", {});
    if (told !== this.#told) return;
    this.digest = found && (found.sections.length || found.upkeep.length) ? found : null;
    // In a lesson only its prompts speak; who wants to can open it.
    if (!this.digest?.fresh || this.table.head?.lesson || this.panel !== open || this.selection.golem !== null) return;
    this.panel = "digest";
    announce([t("page-arcana-digest"), this.digest.text].join(". "));
  }

  // What is touched.

  tap(tap: Tap): void {
    if (!this.scene) return;
    this.why = null;
    this.look.close();
    const { deploying } = this;
    const choices = deploying ? this.choices : this.offered.choices;
    const golems = this.golems;
    const intent = intend({ golems, choices, selection: this.selection, mine: this.mine, prompted: this.prompted }, tap);
    if (intent.do === "arm" && intent.key === this.selection.armed) this.commit();
    else if (intent.do === "arm") this.arm(intent.key);
    else if (intent.do === "narrow") {
      this.drop();
      this.page = 0;
      this.forecast = null;
      this.numbers = [];
      this.selection = { ...this.selection, narrowed: intent.keys, armed: null };
    } else if (intent.do === "golem") this.pickGolem(intent.golem);
    else if (intent.do === "region") void this.openRegion(intent.region);
    else if (this.prompted && intent.golem !== null) this.look.open(intent.golem);
    else void this.askWhy(intent);
  }

  pickGolem(number: number): void {
    this.look.close();
    if (this.deploying) {
      this.selection = { ...NOTHING, golem: number };
      this.clearArmed();
      void this.loadCard(number);
      return;
    }
    this.panel = null;
    this.regionCard = null;
    this.why = this.pointed = null;
    this.clear();
    this.selection = { ...NOTHING, golem: number };
    if (this.prompted) void this.load({});
    void this.loadCard(number);
  }

  /** Choose an ability; one that cannot be used now says why. */
  async pickSlot(slot: number): Promise<void> {
    const { golem } = this.selection;
    if (golem === null || this.prompted) return;
    this.why = null;
    if (this.selection.slot === slot) {
      this.cancel();
      return;
    }
    this.clear();
    this.selection = { ...NOTHING, golem, slot };
    if (!this.deciding || !(this.golems[golem]?.can.includes(slot) ?? false)) {
      this.selection = { ...NOTHING, golem };
      await this.askAbility(golem, slot);
      return;
    }
    await this.load({ golem, slot });
  }

  async pickPower(ancient: number, role: string): Promise<void> {
    const place = ROLES.indexOf(role);
    this.why = null;
    this.clear();
    this.selection = { ...NOTHING, ancient, role: place };
    await this.load({ ancient, role: place });
  }

  arm(key: string): void {
    this.clearArmed();
    this.selection = { ...this.selection, armed: key };
    const choice = this.armed;
    if (!choice) return;
    announce([choice.text, choice.price].filter(Boolean).join(", "));
    if (choice.kind === "end-turn") void this.loadEnding();
    else if (choice.kind !== "choose" && choice.kind !== "resign") void this.loadNumbers(choice);
  }

  override option(key: number[]): Promise<ArcanaChoice | null> {
    return this.ask<ArcanaChoice>("choice", {}, key);
  }

  /** Choose what a bot advises, so that it is seen on the board and one touch does it. */
  async advised(key: number[]): Promise<void> {
    const choice = await this.option(key);
    if (!choice || !this.deciding) return;
    const { golem, slot } = choice;
    const [, ancient, role] = /^ancient:(\d+)\/(\d)$/.exec(choice.group) ?? [];
    if (choice.kind === "end-turn") return this.end();
    if (golem !== undefined && (this.deploying || !this.prompted)) this.pickGolem(golem);
    if (!this.prompted && !this.deploying) {
      if (golem !== undefined && slot !== undefined) await this.pickSlot(slot);
      else if (ancient && role) await this.pickPower(Number(ancient), ROLES[Number(role)]!);
    }
    this.arm(keyOf(choice));
  }

  /** Ask to end the turn: what becomes of the unspent AP is shown before. */
  async end(): Promise<void> {
    if (!this.deciding) return;
    this.panel = null;
    this.regionCard = null;
    this.why = null;
    this.card = null;
    this.clear();
    this.selection = NOTHING;
    await this.load({});
    const end = this.offered.choices.find((choice) => choice.kind === "end-turn");
    if (end) this.arm(keyOf(end));
  }

  async resign(): Promise<void> {
    this.panel = null;
    this.regionCard = null;
    this.clear();
    this.selection = NOTHING;
    await this.load({});
    const resign = this.offered.choices.find((choice) => choice.kind === "resign");
    if (resign) this.arm(keyOf(resign));
  }

  commit(): void {
    const { armed } = this;
    if (!armed || this.table.busy) return;
    this.table.forget();
    this.table.act(armed.key, this.byHand ? "enter" : undefined);
  }

  /** One step back: the armed choice, the narrowed ones, the ability, the Golem, the page. */
  cancel(): void {
    this.why = null;
    if (this.look.golem !== null) {
      this.look.close();
      return;
    }
    if (this.selection.armed !== null) {
      const lone = this.choices.length === 1 && !this.prompted;
      this.clearArmed();
      this.selection = { ...this.selection, armed: null };
      if (!lone) return;
    }
    if (this.selection.narrowed !== null) {
      this.selection = { ...this.selection, narrowed: null };
      return;
    }
    if (this.regionCard) {
      this.regionCard = null;
      return;
    }
    if (this.panel && this.selection.ancient === null) {
      this.panel = null;
      return;
    }
    if (this.prompted) return;
    const { golem, slot } = this.selection;
    this.clear();
    this.selection = slot !== null && golem !== null ? { ...NOTHING, golem } : NOTHING;
    if (this.selection.golem === null) this.card = null;
  }

  /** The next or previous Golem that can do something, or that waits to be deployed. */
  step(way: number): void {
    const next = nextOf(this.deploying ? this.waiting : this.able, this.selection.golem, way);
    if (next !== null) this.pickGolem(next);
  }

  toggle(panel: Panel): void {
    this.pointed = null;
    this.look.close();
    this.regionCard = null;
    this.panel = this.panel === panel ? null : panel;
    if (this.panel === "armies" || this.panel === "ancients") {
      if (this.mine !== null) this.army = this.mine;
      if (panel === "ancients" && !this.head.armies[this.army]?.ancients.length) {
        const other = this.head.armies.find((army) => army.ancients.length);
        if (other) this.army = other.number;
      }
      void this.loadArmy();
    }
  }

  openArmy(army: number, panel: "armies" | "ancients" = "armies"): void {
    this.army = army;
    this.panel = panel;
    this.regionCard = null;
    void this.loadArmy();
  }

  /** Follow the table until the answer is called. */
  follow(): () => void {
    const stop = this.table.listen((told, _, hurried) => {
      this.news.hear(told, hurried);
      this.table.reading = this.news.unread; // at once, or the device is handed over before
    });
    const leave = this.table.perform(this.news);
    const end = $effect.root(() => {
      $effect(() => {
        void [this.table.sight, this.watching];
        untrack(() => this.arrive());
      });
      $effect(() => {
        this.table.reading = this.news.unread;
      });
    });
    return () => {
      stop();
      leave();
      end();
      this.table.reading = false;
    };
  }
}

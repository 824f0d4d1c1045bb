// Simulated pens: the old pen's buttons, light, name and PIN, without its ink.
import { keep, kept } from "../../lib/kept";

export type Light = "off" | "blue" | "green" | "red" | "purple";

interface Stored {
  id: string;
  name: string;
  pin: string;
  paired: boolean;
  on: boolean;
  battery: number;
}

const PLACE = "shem-pens";
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ0123456789";
const FIRST_PIN = "0000";
const FLASH = 1200; // milliseconds that the light tells of going off, or of a reset
const FEW = 3;
const WEAR = 0.05; // of the battery, in percent, for every tap

/** As it is delivered: a random name of letters and numbers, rulebook 000. */
function delivered(): Stored {
  const name = Array.from({ length: 6 }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join("");
  return { id: `${Date.now()}-${name}`, name, pin: FIRST_PIN, paired: false, on: true, battery: 100 };
}

export class Pen {
  readonly id: string;
  name = $state("");
  paired = $state(false);
  on = $state(false);
  battery = $state(100);
  flash = $state<"red" | "purple" | null>(null);
  #pin: string;

  constructor(stored: Stored = delivered()) {
    this.id = stored.id;
    this.#pin = stored.pin;
    this.name = stored.name;
    this.paired = stored.paired;
    this.on = stored.on;
    this.battery = stored.battery;
  }

  /** Blue while it looks for a device, green once one has it; off also where its battery is empty. */
  get light(): Light {
    if (this.flash) return this.flash;
    if (!this.on || this.battery <= 0) return "off";
    return this.paired ? "green" : "blue";
  }

  /** Whether its taps arrive. Of a pen that was paired this is so as soon as it is on: it connects by itself. */
  get ready(): boolean {
    return this.light === "green";
  }

  get stored(): Stored {
    const { id, name, paired, on, battery } = this;
    return { id, name, pin: this.#pin, paired, on, battery };
  }

  pair(pin: string): boolean {
    if (pin !== this.#pin || !this.on) return false;
    this.paired = true;
    return true;
  }

  rename(name: string, pin: string): void {
    this.name = name.trim().slice(0, 40) || this.name;
    if (/^\d{4}$/.test(pin)) this.#pin = pin;
  }

  wear(): void {
    this.battery = Math.max(0, this.battery - WEAR);
  }

  power(): void {
    if (this.on) this.#flash("red");
    this.on = !this.on;
  }

  /** All three buttons held: as it was delivered. Its name and PIN are lost, and so is who had it. */
  reset(): void {
    const { name, pin } = delivered();
    this.name = name;
    this.#pin = pin;
    this.paired = false;
    this.on = true;
    this.#flash("purple");
  }

  #flash(light: "red" | "purple"): void {
    this.flash = light;
    setTimeout(() => (this.flash = null), FLASH);
  }
}

class Pens {
  all = $state.raw<Pen[]>(((kept(PLACE) as Stored[] | null) ?? []).map((stored) => new Pen(stored)));

  /** What a scan finds: pens that are on and that nobody has. */
  get found(): Pen[] {
    return this.all.filter((pen) => !pen.paired && pen.on);
  }

  get mine(): Pen[] {
    return this.all.filter((pen) => pen.paired);
  }

  /** There is always one more to be found, as at a table of several people, until there are a few. */
  scan(): void {
    if (this.found.length < FEW) this.all = [...this.all, new Pen()];
    this.save();
  }

  remove(pen: Pen): void {
    this.all = this.all.filter((other) => other !== pen);
    this.save();
  }

  save(): void {
    keep(PLACE, this.all.map((pen) => pen.stored));
  }
}

export const pens = new Pens();

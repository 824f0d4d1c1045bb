// What a browser itself can hear: NFC tags and Bluetooth pens. Both need a secure context, as the camera does.
import { keep, kept } from "../../lib/kept";
import { t } from "../../lib/words.svelte";
import type { Light } from "./pens.svelte";
import { stylus } from "./stylus.svelte";

const AGAIN = 3000; // milliseconds until a lost pen is looked for again
const PLACE = "shem-radio-pens";

export const secure = (): boolean => isSecureContext;

/** What a browser says of why something failed. */
export const why = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface TagReading extends Event {
  serialNumber: string;
  message: { records: { recordType: string; data?: DataView; encoding?: string }[] };
}
interface TagReader extends EventTarget {
  scan(options: { signal: AbortSignal }): Promise<void>;
}

class Tags {
  on = $state(false);
  error = $state("");
  #stop = new AbortController();

  get able(): boolean {
    return "NDEFReader" in globalThis;
  }

  async start(): Promise<void> {
    this.error = "";
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    try {
      const reader = new (globalThis as unknown as { NDEFReader: new () => TagReader }).NDEFReader();
      const read = (event: Event) => {
        this.error = "";
        stylus.read(codeOf(event as TagReading));
      };
      reader.addEventListener("reading", read, { signal });
      reader.addEventListener("readingerror", () => (this.error = t("page-stylus-nfc-unread")), { signal });
      await reader.scan({ signal });
      this.on = true;
    } catch (error) {
      this.error = t("page-stylus-failed", { why: why(error) });
    }
  }

  stop(): void {
    this.#stop.abort();
    this.on = false;
    this.error = "";
  }
}

/** The text on a tag; of an empty one its serial number. */
export function codeOf({ serialNumber, message }: Pick<TagReading, "serialNumber" | "message">): string {
  const text = message.records.find((record) => record.recordType === "text" && record.data);
  return (text && new TextDecoder(text.encoding ?? "utf-8").decode(text.data).trim()) || serialNumber;
}

interface Characteristic extends EventTarget {
  uuid: string;
  value?: DataView;
  properties: { notify: boolean; indicate: boolean; read: boolean };
  readValue(): Promise<DataView>;
  startNotifications(): Promise<unknown>;
}
interface Gatt {
  connect(): Promise<Gatt>;
  disconnect(): void;
  getPrimaryServices(): Promise<{ getCharacteristics(): Promise<Characteristic[]> }[]>;
}
interface Device extends EventTarget {
  id: string;
  name?: string;
  gatt?: Gatt;
  watchAdvertisements?(): Promise<void>;
}
interface Bluetooth {
  requestDevice(options: object): Promise<Device>;
  getDevices?(): Promise<Device[]>;
}

const BATTERY = 0x180f;
const LEVEL = "00002a19-";
// Services by which pens and readers tell what they read: serial lines of common chips, and Nordic's.
const SERVICES = [0xffe0, 0xfff0, 0xff00, BATTERY, "6e400001-b5a3-f393-e0a9-e50e24dcca9e"];

/** One that is connected, or was: then it is looked for until somebody removes it. */
export class RadioPen {
  name = $state("");
  near = $state(false);
  /** In percent, if it says so. */
  battery = $state<number | null>(null);
  readonly device: Device;
  #gone = new AbortController();
  #hearing = new AbortController();
  #seeking = false;

  constructor(device: Device, name: string) {
    this.device = device;
    this.name = name;
    const lost = () => {
      this.near = false;
      void this.seek();
    };
    device.addEventListener("gattserverdisconnected", lost, { signal: this.#gone.signal });
  }

  get light(): Light {
    return this.near ? "green" : "blue";
  }

  /** Again and again, until it is there or nobody wants it any more. */
  async seek(): Promise<void> {
    if (this.#seeking) return;
    this.#seeking = true;
    while (!this.#gone.signal.aborted && !this.near) {
      try {
        await this.hear();
      } catch {
        await new Promise((done) => setTimeout(done, AGAIN));
      }
    }
    this.#seeking = false;
  }

  /** Throws if it cannot be reached, or has nothing to tell. */
  async hear(): Promise<void> {
    this.#hearing.abort();
    this.#hearing = new AbortController();
    const server = await this.device.gatt!.connect();
    let heard = 0;
    for (const service of await server.getPrimaryServices())
      for (const one of await service.getCharacteristics()) heard += await this.#listen(one);
    if (this.#gone.signal.aborted) return server.disconnect();
    if (!heard) throw new Error(t("page-stylus-ble-silent"));
    this.near = true;
  }

  leave(): void {
    this.#gone.abort();
    this.#hearing.abort();
    this.device.gatt?.disconnect();
    this.near = false;
  }

  /** 1 for what tells codes. */
  async #listen(one: Characteristic): Promise<number> {
    const { signal } = this.#hearing;
    const level = one.uuid.startsWith(LEVEL);
    if (level && one.properties.read) this.battery = (await one.readValue()).getUint8(0);
    if (!one.properties.notify && !one.properties.indicate) return 0;
    const hear = (value: DataView) => (level ? (this.battery = value.getUint8(0)) : stylus.read(said(value)));
    one.addEventListener("characteristicvaluechanged", () => one.value && hear(one.value), { signal });
    await one.startNotifications();
    return level ? 0 : 1;
  }
}

class Radio {
  pens = $state.raw<RadioPen[]>([]);
  error = $state("");

  get able(): boolean {
    return "bluetooth" in navigator;
  }

  get #here(): Bluetooth {
    return (navigator as unknown as { bluetooth: Bluetooth }).bluetooth;
  }

  /** Choose one in the browser's own list. */
  async add(): Promise<void> {
    this.error = "";
    try {
      const device = await this.#here.requestDevice({ acceptAllDevices: true, optionalServices: SERVICES });
      if (this.pens.some((pen) => pen.device.id === device.id)) return;
      const pen = new RadioPen(device, device.name || "?");
      await pen.hear().catch((error: unknown) => {
        pen.leave();
        throw error;
      });
      this.#keep([...this.pens, pen]);
    } catch (error) {
      if (error instanceof DOMException && error.name === "NotFoundError") return; // the list was closed again
      this.error = t("page-stylus-failed", { why: why(error) });
    }
  }

  /** The pens of last time, where the browser lets them be had again without asking. */
  async resume(): Promise<void> {
    const names = kept(PLACE) as Record<string, string> | null;
    if (!names || !this.able) return;
    const devices = (await this.#here.getDevices?.().catch(() => [])) ?? [];
    const known = devices.filter(({ id }) => Object.hasOwn(names, id) && this.pens.every((pen) => pen.device.id !== id));
    const found = known.map((device) => new RadioPen(device, names[device.id]!));
    this.pens = [...this.pens, ...found];
    for (const pen of found) {
      await pen.device.watchAdvertisements?.().catch(() => undefined); // some browsers connect only to what they have heard
      void pen.seek();
    }
  }

  rename(pen: RadioPen, name: string): void {
    pen.name = name.trim().slice(0, 40) || pen.name;
    this.#keep(this.pens);
  }

  remove(pen: RadioPen): void {
    pen.leave();
    this.#keep(this.pens.filter((other) => other !== pen));
  }

  #keep(found: RadioPen[]): void {
    this.pens = found;
    keep(PLACE, found.length ? Object.fromEntries(found.map(({ device, name }) => [device.id, name])) : null);
  }
}

/** Letters as they are, other bytes as hexadecimal numbers. */
export function said(value: DataView): string {
  const bytes = [...new Uint8Array(value.buffer, value.byteOffset, value.byteLength)];
  const text = String.fromCharCode(...bytes).trim();
  if (/^[\x20-\x7e]+$/.test(text)) return text;
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const tags = new Tags();
export const radio = new Radio();

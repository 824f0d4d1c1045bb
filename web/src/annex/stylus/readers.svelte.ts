// What a browser itself can hear: NFC tags and Bluetooth pens. Both need a secure context, as the camera does.
import { keep, kept } from "../../lib/kept";
import { t } from "../../lib/words.svelte";
import type { Light } from "./pens.svelte";
import { stylus } from "./stylus.svelte";

const AGAIN = 3000; // milliseconds until a lost pen is looked for again
const PLACE = "shem-radio-pen";

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

class RadioPen {
  /** Empty while there is none. */
  name = $state("");
  near = $state(false);
  /** In percent, if it says so. */
  battery = $state<number | null>(null);
  error = $state("");
  #device: Device | null = null;
  #gone = new AbortController();

  get able(): boolean {
    return "bluetooth" in navigator;
  }

  get light(): Light {
    return this.near ? "green" : "blue";
  }

  get #radio(): Bluetooth {
    return (navigator as unknown as { bluetooth: Bluetooth }).bluetooth;
  }

  /** Choose one in the browser's own list. */
  async start(): Promise<void> {
    this.error = "";
    try {
      const device = await this.#radio.requestDevice({ acceptAllDevices: true, optionalServices: SERVICES });
      this.#take(device);
      await this.#hear(device);
      keep(PLACE, device.id);
    } catch (error) {
      this.stop();
      this.error = t("page-stylus-failed", { why: why(error) });
    }
  }

  /** The pen of last time, where the browser lets it be had again without asking. */
  async resume(): Promise<void> {
    const id = kept(PLACE);
    if (!id || this.#device || !this.able) return;
    const device = (await this.#radio.getDevices?.().catch(() => []))?.find((one) => one.id === id);
    if (!device) return;
    this.#take(device);
    await device.watchAdvertisements?.().catch(() => undefined); // some browsers connect only to what they have heard
    await this.#connect(device);
  }

  stop(): void {
    const device = this.#device;
    this.#device = null;
    this.#gone.abort();
    device?.gatt?.disconnect();
    this.name = "";
    this.near = false;
    this.battery = null;
    keep(PLACE, null);
  }

  #take(device: Device): void {
    this.#gone.abort();
    this.#gone = new AbortController();
    this.#device = device;
    this.name = device.name || "?";
    const { signal } = this.#gone;
    device.addEventListener(
      "gattserverdisconnected",
      () => {
        this.near = false;
        void this.#connect(device);
      },
      { signal },
    );
  }

  /** Again and again, until it is there or nobody wants it any more. */
  async #connect(device: Device): Promise<void> {
    while (this.#device === device && !this.near) {
      try {
        await this.#hear(device);
      } catch {
        await new Promise((done) => setTimeout(done, AGAIN));
      }
    }
  }

  async #hear(device: Device): Promise<void> {
    const { signal } = this.#gone;
    const server = await device.gatt!.connect();
    let heard = 0;
    for (const service of await server.getPrimaryServices())
      for (const one of await service.getCharacteristics()) heard += await this.#listen(one, signal);
    if (signal.aborted) return device.gatt!.disconnect(); // nobody wants it any more
    if (!heard) throw new Error(t("page-stylus-ble-silent"));
    this.near = true;
  }

  /** 1 for what tells codes. */
  async #listen(one: Characteristic, signal: AbortSignal): Promise<number> {
    const level = one.uuid.startsWith(LEVEL);
    if (level && one.properties.read) this.battery = (await one.readValue()).getUint8(0);
    if (!one.properties.notify && !one.properties.indicate) return 0;
    const hear = (value: DataView) => (level ? (this.battery = value.getUint8(0)) : stylus.read(said(value)));
    one.addEventListener("characteristicvaluechanged", () => one.value && hear(one.value), { signal });
    await one.startNotifications();
    return level ? 0 : 1;
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
export const radio = new RadioPen();

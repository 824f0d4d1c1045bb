// What a browser itself can read with: its camera, NFC tags, Bluetooth pens. All of them need a secure context.
import { t } from "../../lib/words.svelte";
import { stylus } from "./stylus.svelte";

const LOOK = 200; // milliseconds between two looks of the camera
const AWAY = 1500; // milliseconds out of sight, after which the same code is a new tap
const AGAIN = 3000; // milliseconds until a lost pen is looked for again
const WIDEST = 800; // pixels of a picture that is looked through

export const secure = (): boolean => isSecureContext;

type Found = { rawValue: string }[];
interface Detector {
  detect(source: HTMLCanvasElement): Promise<Found>;
}
type DetectorKind = { new (options: { formats: string[] }): Detector; getSupportedFormats(): Promise<string[]> };

/** What a browser says of why something failed. */
export const why = (error: unknown): string => (error instanceof Error ? error.message : String(error));

class Camera {
  stream = $state.raw<MediaStream | null>(null);
  error = $state("");
  /** Whether Code 128 is read, too. */
  bars = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seen = new Map<string, number>();

  async start(): Promise<void> {
    this.error = "";
    try {
      this.stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment", width: { ideal: 1280 } } });
    } catch (error) {
      this.error = t("page-stylus-camera-none", { why: why(error) });
      return;
    }
    const video = Object.assign(document.createElement("video"), { srcObject: this.stream, muted: true, playsInline: true });
    await video.play();
    const decode = await decoder();
    this.bars = decode.bars;
    const canvas = document.createElement("canvas");
    const look = async () => {
      if (!this.stream) return;
      for (const code of await decode.run(drawn(video, canvas))) this.#saw(code);
      this.#timer = setTimeout(() => void look(), LOOK);
    };
    void look();
  }

  stop(): void {
    clearTimeout(this.#timer);
    for (const track of this.stream?.getTracks() ?? []) track.stop();
    this.stream = null;
  }

  #saw(code: string): void {
    const before = this.#seen.get(code) ?? 0;
    const now = Date.now();
    this.#seen.set(code, now);
    if (now - before > AWAY) stylus.read(code);
  }
}

function drawn(video: HTMLVideoElement, canvas: HTMLCanvasElement): HTMLCanvasElement {
  const scale = Math.min(1, WIDEST / Math.max(video.videoWidth, video.videoHeight, 1));
  canvas.width = Math.max(1, Math.round(video.videoWidth * scale));
  canvas.height = Math.max(1, Math.round(video.videoHeight * scale));
  canvas.getContext("2d", { willReadFrequently: true })?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas;
}

interface Decoder {
  bars: boolean;
  run: (picture: HTMLCanvasElement) => Promise<string[]>;
}

/** The browser's own, where it has one that reads QR codes; else jsQR. */
async function decoder(): Promise<Decoder> {
  const Kind = (globalThis as { BarcodeDetector?: DetectorKind }).BarcodeDetector;
  const formats = (await Kind?.getSupportedFormats().catch(() => [])) ?? [];
  if (Kind && formats.includes("qr_code")) {
    const detector = new Kind({ formats: formats.filter((one) => one === "qr_code" || one === "code_128") });
    const run = async (picture: HTMLCanvasElement) => (await detector.detect(picture).catch(() => [])).map((found) => found.rawValue);
    return { bars: formats.includes("code_128"), run };
  }
  const { readPicture } = await import("../../games/arcana/army/qr");
  const run = async (picture: HTMLCanvasElement) => {
    const image = picture.getContext("2d")!.getImageData(0, 0, picture.width, picture.height);
    const text = await readPicture(image);
    return text ? [text] : [];
  };
  return { bars: false, run };
}

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
    try {
      const reader = new (globalThis as unknown as { NDEFReader: new () => TagReader }).NDEFReader();
      await reader.scan({ signal: this.#stop.signal });
      reader.addEventListener("reading", (event) => stylus.read(codeOf(event as TagReading)), { signal: this.#stop.signal });
      this.on = true;
    } catch (error) {
      this.error = t("page-stylus-failed", { why: why(error) });
    }
  }

  stop(): void {
    this.#stop.abort();
    this.on = false;
  }
}

/** The text on a tag; of an empty one its serial number. */
export function codeOf({ serialNumber, message }: Pick<TagReading, "serialNumber" | "message">): string {
  const text = message.records.find((record) => record.recordType === "text" && record.data);
  return (text && new TextDecoder(text.encoding ?? "utf-8").decode(text.data).trim()) || serialNumber;
}

interface Characteristic extends EventTarget {
  value?: DataView;
  properties: { notify: boolean; indicate: boolean };
  startNotifications(): Promise<unknown>;
}
interface Gatt {
  connected: boolean;
  connect(): Promise<Gatt>;
  disconnect(): void;
  getPrimaryServices(): Promise<{ getCharacteristics(): Promise<Characteristic[]> }[]>;
}
interface Bluetooth extends EventTarget {
  name?: string;
  gatt?: Gatt;
}

// Services by which pens and readers tell what they read: serial lines of common chips, and Nordic's.
const SERVICES = [0xffe0, 0xfff0, 0xff00, 0x180f, "6e400001-b5a3-f393-e0a9-e50e24dcca9e"];

class RadioPen {
  name = $state("");
  near = $state(false);
  error = $state("");
  #device: Bluetooth | null = null;

  get able(): boolean {
    return "bluetooth" in navigator;
  }

  async start(): Promise<void> {
    this.error = "";
    try {
      const { bluetooth } = navigator as unknown as { bluetooth: { requestDevice(options: object): Promise<Bluetooth> } };
      const device = await bluetooth.requestDevice({ acceptAllDevices: true, optionalServices: SERVICES });
      this.#device = device;
      device.addEventListener("gattserverdisconnected", () => {
        this.near = false;
        void this.#connect(device);
      });
      await this.#hear(device);
    } catch (error) {
      this.error = t("page-stylus-failed", { why: why(error) });
    }
  }

  stop(): void {
    const device = this.#device;
    this.#device = null;
    device?.gatt?.disconnect();
    this.name = "";
    this.near = false;
  }

  /** Again and again, until it is there or nobody wants it any more. */
  async #connect(device: Bluetooth): Promise<void> {
    while (this.#device === device && !this.near) {
      try {
        await this.#hear(device);
      } catch {
        await new Promise((done) => setTimeout(done, AGAIN));
      }
    }
  }

  async #hear(device: Bluetooth): Promise<void> {
    const server = await device.gatt!.connect();
    for (const service of await server.getPrimaryServices())
      for (const one of await service.getCharacteristics()) {
        if (!one.properties.notify && !one.properties.indicate) continue;
        one.addEventListener("characteristicvaluechanged", () => one.value && stylus.read(said(one.value)));
        await one.startNotifications();
      }
    this.name = device.name ?? "?";
    this.near = true;
  }
}

/** Letters as they are, other bytes as hexadecimal numbers. */
export function said(value: DataView): string {
  const bytes = [...new Uint8Array(value.buffer, value.byteOffset, value.byteLength)];
  const text = String.fromCharCode(...bytes).trim();
  if (/^[\x20-\x7e]+$/.test(text)) return text;
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const camera = new Camera();
export const tags = new Tags();
export const radio = new RadioPen();

// The device's camera as a reader of our stickers, QR codes and Code 128. It goes on over all screens until it is stopped.
import type { Picture } from "../../lib/qr";
import { t } from "../../lib/words.svelte";
import { why } from "./readers.svelte";
import { stylus } from "./stylus.svelte";

const LOOK = 200; // milliseconds between two looks
const AWAY = 1500; // milliseconds out of sight, after which the same code is a new tap
const WIDEST = 800; // pixels of a picture that is looked through

interface Found {
  rawValue: string;
  boundingBox: { x: number; y: number; width: number; height: number };
}
interface Detector {
  detect(source: HTMLCanvasElement): Promise<Found[]>;
}
type DetectorKind = { new (options: { formats: string[] }): Detector; getSupportedFormats(): Promise<string[]> };

class Camera {
  stream = $state.raw<MediaStream | null>(null);
  error = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seen = new Map<string, number>();

  async start(): Promise<void> {
    this.stop();
    this.error = "";
    try {
      this.stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment", width: { ideal: 1280 } } });
    } catch (error) {
      this.error = t("page-stylus-camera-none", { why: why(error) });
      return;
    }
    const { stream } = this;
    for (const track of stream.getTracks()) track.addEventListener("ended", () => this.#lost());
    const video = Object.assign(document.createElement("video"), { srcObject: stream, muted: true, playsInline: true });
    await video.play().catch(() => undefined);
    const eyes = await eyesHere();
    const canvas = document.createElement("canvas");
    const look = async () => {
      if (this.stream !== stream) return;
      const code = await firstOf(eyes, drawn(video, canvas));
      if (code && this.stream === stream) this.#saw(code);
      this.#timer = setTimeout(() => void look(), LOOK);
    };
    void look();
  }

  stop(): void {
    clearTimeout(this.#timer);
    for (const track of this.stream?.getTracks() ?? []) track.stop();
    this.stream = null;
  }

  #lost(): void {
    this.stop();
    this.error = t("page-stylus-camera-lost");
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

/** What looks for a code in a picture; its text, empty if it sees none. */
type Eye = (picture: HTMLCanvasElement) => Promise<string>;

async function firstOf(eyes: readonly Eye[], picture: HTMLCanvasElement): Promise<string> {
  for (const eye of eyes) {
    const text = await eye(picture).catch(() => "");
    if (text) return text;
  }
  return "";
}

/** The browser's own, where it has one; jsQR and ZXing for what that cannot read. */
async function eyesHere(): Promise<Eye[]> {
  const Kind = (globalThis as { BarcodeDetector?: DetectorKind }).BarcodeDetector;
  const formats = ((await Kind?.getSupportedFormats().catch(() => [])) ?? []).filter((one) => one === "qr_code" || one === "code_128");
  const eyes: Eye[] = [];
  if (Kind && formats.length) {
    const detector = new Kind({ formats });
    eyes.push(async (picture) => nearest(await detector.detect(picture), picture.width, picture.height));
  }
  if (!formats.includes("qr_code")) {
    const { readPicture } = await import("../../lib/qr");
    eyes.push(async (picture) => readPicture(imageOf(picture)));
  }
  if (!formats.includes("code_128")) {
    const { readBars } = await import("./codes/bars");
    eyes.push(async (picture) => readBars(imageOf(picture)));
  }
  return eyes;
}

const imageOf = (picture: HTMLCanvasElement): Picture => picture.getContext("2d")!.getImageData(0, 0, picture.width, picture.height);

/** Of a whole sheet in sight, the code that is meant: that nearest to the middle. */
export function nearest(found: readonly Found[], width: number, height: number): string {
  const away = ({ boundingBox: box }: Found) => Math.hypot(box.x + box.width / 2 - width / 2, box.y + box.height / 2 - height / 2);
  return found.toSorted((one, other) => away(one) - away(other))[0]?.rawValue ?? "";
}

export const camera = new Camera();

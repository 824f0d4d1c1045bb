// A banner as a file: the drawing itself, or a picture of it.
import { download } from "../../lib/text";
import type { Banner } from "../../types";
import { HEIGHT, imageOf, svgOf, WIDTH } from "./draw";

export const FORMATS = ["svg", "png", "jpeg"] as const;
export type Format = (typeof FORMATS)[number];

const SCALE = 10;

/** A file's name: small letters and hyphens; umlauts as they are written. */
export function fileName(name: string, format: Format): string {
  const plain = name.normalize("NFD").replace(/[^a-zA-Z0-9]+/g, "-").replace(/^-+|-+$/g, "").toLowerCase();
  return `${plain || "banner"}.${format === "jpeg" ? "jpg" : format}`;
}

/** Throws where the browser cannot draw it. */
export async function save(banner: Banner, format: Format): Promise<void> {
  const name = fileName(banner.name, format);
  if (format === "svg") download(name, svgOf(banner), "image/svg+xml");
  else download(name, await picture(banner, format));
}

async function picture(banner: Banner, format: "png" | "jpeg"): Promise<Blob> {
  const image = new Image();
  image.src = imageOf(banner);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH * SCALE;
  canvas.height = HEIGHT * SCALE;
  const pen = canvas.getContext("2d")!;
  if (format === "jpeg") {
    pen.fillStyle = "#fff"; // it knows no transparency
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), `image/${format}`, 0.92),
  );
}

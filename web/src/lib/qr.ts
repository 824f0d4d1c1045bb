// QR codes read from pictures: in the page, without a network and without a secure context, by jsQR.

export interface Picture {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

type Reader = (data: Uint8ClampedArray, width: number, height: number) => { data: string } | null;

let reader: Promise<Reader> | null = null;

async function jsqr(): Promise<Reader> {
  // As it is bundled, its own export may lie within the module's.
  reader ??= import("jsqr").then(({ default: inner }: { default: Reader | { default: Reader } }) =>
    typeof inner === "function" ? inner : inner.default,
  );
  return reader;
}

/** The text of the QR code in a picture; empty if none can be read. */
export async function readPicture({ data, width, height }: Picture): Promise<string> {
  return (await jsqr())(data, width, height)?.data ?? "";
}

// A photo is tried small first: less noise, and quickly done. The last ones look only at its middle.
const TRIES: readonly { side: number; part: number }[] = [
  { side: 800, part: 1 },
  { side: 1200, part: 1 },
  { side: 500, part: 1 },
  { side: 1800, part: 1 },
  { side: 900, part: 0.6 },
  { side: 1400, part: 0.6 },
];

/** The text of the QR code in a photo; empty if none can be read. Throws if the file is no picture. */
export async function readPhoto(file: Blob): Promise<string> {
  const image = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const canvas = document.createElement("canvas");
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    if (!pen) return "";
    for (const { side, part } of TRIES) {
      const [width, height] = [image.width * part, image.height * part];
      const scale = Math.min(1, side / Math.max(width, height));
      canvas.width = Math.max(1, Math.round(width * scale));
      canvas.height = Math.max(1, Math.round(height * scale));
      pen.fillStyle = "#fff"; // what is transparent is paper
      pen.fillRect(0, 0, canvas.width, canvas.height);
      const [left, top] = [(image.width - width) / 2, (image.height - height) / 2];
      pen.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height);
      const text = await readPicture(pen.getImageData(0, 0, canvas.width, canvas.height));
      if (text) return text;
    }
    return "";
  } finally {
    image.close();
  }
}

// Code 128 in a picture, for browsers that cannot read it themselves: the reader of ZXing, and of it only what that takes.
import BinaryBitmap from "@zxing/library/esnext/core/BinaryBitmap";
import GlobalHistogramBinarizer from "@zxing/library/esnext/core/common/GlobalHistogramBinarizer";
import DecodeHintType from "@zxing/library/esnext/core/DecodeHintType";
import Code128Reader from "@zxing/library/esnext/core/oned/Code128Reader";
import RGBLuminanceSource from "@zxing/library/esnext/core/RGBLuminanceSource";
import type { Picture } from "../../../lib/qr";

const HARDER = new Map([[DecodeHintType.TRY_HARDER, true]]);
const reader = new Code128Reader();

/** The text of a Code 128, lying or standing; empty if none can be read. */
export function readBars({ data, width, height }: Picture): string {
  const grey = new Uint8ClampedArray(width * height);
  for (let place = 0; place < grey.length; place++) {
    const at = place * 4;
    grey[place] = (306 * data[at]! + 601 * data[at + 1]! + 117 * data[at + 2]!) >> 10;
  }
  try {
    return reader.decode(new BinaryBitmap(new GlobalHistogramBinarizer(new RGBLuminanceSource(grey, width, height))), HARDER).getText();
  } catch {
    return ""; // that is how it says that there is none
  }
}

// Decodes a picture, in a worker or, if workers have no canvas, on the page.

import { picture as limits } from "./limits.js";

/** The longer side, in pixels, of the picture that's shown and of the one colors are found in. */
const [shown, seen] = [1024, 512];

/**
 * Decodes a file. Returns the picture at the size it's shown and the pixels to find colors in; or as `problem`, a word
 * that says why not.
 */
export async function decode(file, makeCanvas) {
  if (file.size > limits.bytes || isTooLarge(await size(file))) return { problem: "size" };
  let bitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return { problem: "kind" };
  }
  const large = draw(bitmap, shown, makeCanvas);
  bitmap.close();
  const small = draw(large, seen, makeCanvas);
  const pixels = small.getContext("2d").getImageData(0, 0, small.width, small.height);
  return { pixels, picture: large.transferToImageBitmap?.() ?? await createImageBitmap(large) };
}

/** Draws the picture on a canvas whose longer side is at most `side`. */
function draw(picture, side, makeCanvas) {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = makeCanvas(Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale)));
  canvas.getContext("2d", { willReadFrequently: side === seen }).drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const isTooLarge = ([width, height]) => Math.max(width, height) > limits.side || width * height > limits.pixels;

/** The width and height in the header of a PNG or JPEG, so that nothing huge is decoded; zeros for other files. */
async function size(file) {
  const head = new DataView(await file.slice(0, 2 ** 19).arrayBuffer());
  try {
    if (head.getUint32(0) === 0x89504E47) return [head.getUint32(16), head.getUint32(20)];
    let position = head.getUint16(0) === 0xFFD8 ? 2 : head.byteLength;
    while (position < head.byteLength) {
      const kind = head.getUint8(position + 1);
      const isFrame = kind >= 0xC0 && kind <= 0xCF && ![0xC4, 0xC8, 0xCC].includes(kind);
      if (isFrame) return [head.getUint16(position + 7), head.getUint16(position + 5)];
      position += 2 + head.getUint16(position + 2);
    }
  } catch { /* it ends too early, or is no such file */ }
  return [0, 0];
}

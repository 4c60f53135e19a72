// Decodes a picture. It runs in a worker or, where a worker has no canvas, on the page itself.

/** What a picture may have: pixels on a side and in all, and bytes. */
const [longest, most, largest] = [16384, 64e6, 256 * 2 ** 20];
/** How large it's shown, and how large it's looked at. */
const [shown, seen] = [1024, 512];

/** Gives a picture in the size in which it's shown, and its pixels to find colors in; or a word for why it can't be used. */
export async function decode(file, makeCanvas) {
  if (file.size > largest || isTooLarge(await size(file))) return { problem: "size" };
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

/** The picture on a canvas, its longer side no longer than this. */
function draw(picture, side, makeCanvas) {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = makeCanvas(Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale)));
  canvas.getContext("2d", { willReadFrequently: side === seen }).drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const isTooLarge = ([width, height]) => width > longest || height > longest || width * height > most;

/** Width and height as a PNG or a JPEG says them, so that nothing huge is decoded; zeros for other files. */
async function size(file) {
  const head = new DataView(await file.slice(0, 2 ** 19).arrayBuffer());
  try {
    if (head.getUint32(0) === 0x89504E47) return [head.getUint32(16), head.getUint32(20)];
    let place = head.getUint16(0) === 0xFFD8 ? 2 : head.byteLength;
    while (place < head.byteLength) {
      const kind = head.getUint8(place + 1);
      const isFrame = kind >= 0xC0 && kind <= 0xCF && ![0xC4, 0xC8, 0xCC].includes(kind);
      if (isFrame) return [head.getUint16(place + 7), head.getUint16(place + 5)];
      place += 2 + head.getUint16(place + 2);
    }
  } catch { /* it ends too early, or is no such file */ }
  return [0, 0];
}

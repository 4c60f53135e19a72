// Measures the letters of fonts. Loaded when someone asks which fonts pair.

import { breathe } from "./idle.js";

const size = 200;
const room = 2 * size;
const alphabet = "abcdefghijklmnopqrstuvwxyz";

/**
 * For each CSS font family, how its letters are drawn, as numbers: the font size, the height of an x and the width of a to
 * z, in pixels; then the alpha of the pixels on a line across an o halfway up, and of as many on one down it halfway
 * across. Empty if it can't be drawn.
 */
export async function measure(fonts) {
  const canvas = Object.assign(document.createElement("canvas"), { width: room, height: room });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const measures = [];
  let begun = performance.now();
  for (const font of fonts) {
    if (performance.now() > begun + 8) {
      await breathe();
      begun = performance.now();
    }
    measures.push(letters(context, font));
  }
  return measures;
}

function letters(context, font) {
  context.font = `${size}px ${font}`;
  if (!context.font.startsWith(`${size}px`)) return "";
  const { width } = context.measureText(alphabet);
  const box = context.measureText("o");
  const [left, base] = [size / 2, size * 1.5];
  context.clearRect(0, 0, room, room);
  context.fillText("x", left, base);
  const height = base - firstRow(context.getImageData(0, 0, room, base).data);
  context.clearRect(0, 0, room, room);
  context.fillText("o", left, base);
  const row = Math.round(base - (box.actualBoundingBoxAscent - box.actualBoundingBoxDescent) / 2);
  const column = Math.round(left + (box.actualBoundingBoxRight - box.actualBoundingBoxLeft) / 2);
  const across = alphas(context.getImageData(0, row, room, 1).data);
  const down = alphas(context.getImageData(column, 0, 1, room).data);
  return [size, height, Math.round(width), ...across, ...down].join(" ");
}

const alphas = (pixels) => pixels.filter((_, index) => index % 4 === 3);

/** The first row of pixels with ink. A browser's own bounding box of a letter is larger than its ink. */
function firstRow(pixels) {
  let index = 3;
  while (index < pixels.length && pixels[index] < 128) index += 4;
  return Math.floor(index / 4 / room);
}

// The picture of a theme, drawn as the core describes it.

import { saveFile } from "./filedialogs.js";

/** Paints the rectangles and lines of text that the core describes, and saves the picture as a file. */
export async function savePicture(name, width, height, ...lines) {
  const shapes = lines.map((shape) => shape.split("\n"));
  const texts = shapes.filter(([kind]) => kind === "text");
  await Promise.allSettled(texts.map(([, , , , , font, words]) => document.fonts.load(font, words)));
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  for (const shape of shapes) paint[shape[0]](context, shape);
  saveFile(await new Promise((go) => canvas.toBlob(go)), name);
}

const paint = {
  rectangle(context, [, x, y, width, height, radius, color]) {
    context.fillStyle = color;
    context.beginPath();
    context.roundRect(Number(x), Number(y), Number(width), Number(height), Number(radius));
    context.fill();
  },
  text(context, [, x, y, room, color, font, words]) {
    context.fillStyle = color;
    context.font = font;
    context.fillText(words, Number(x), Number(y), Number(room));
  },
};

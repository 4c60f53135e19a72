// A person's own font files: checked by the browser, saved on this device, and loaded again at the next start.

import { Database, result } from "./database.js";
import { fontBytes } from "./limits.js";

const database = new Database("tintype fonts", "faces");
let added = new Uint8Array();

/** Reads a file. Returns its length in bytes, and if the browser can't draw it, a word that says why. */
export async function read(file) {
  added = new Uint8Array();
  if (file.size > fontBytes) return [file.size, "size"];
  try {
    const bytes = await file.arrayBuffer();
    await new FontFace("a font", bytes).load();
    added = new Uint8Array(bytes);
    return [added.length, ""];
  } catch {
    return [0, "font"];
  }
}

/** Bytes of the last file that was read. */
export const part = (offset, count) => added.subarray(offset, offset + count);

/**
 * Draws with the last file that was read, and saves it with two lines: about its family, and about the face, for exports.
 * Rejects if it can't be saved.
 */
export async function adopt(family, weight, style, line, exported) {
  const face = { family, weight, style, line, exported, bytes: added };
  show(face);
  await database.change((faces) => { faces.put(face, [family, weight, style]); });
}

/** The lines about the saved faces that exports can include. */
export async function exportable() {
  const faces = await database.read((kept) => result(kept.getAll())).catch(() => []);
  return faces.map(({ exported }) => exported).filter(Boolean);
}

/** The bytes of the saved file with this key. Rejects if there's none. */
export const bytes = async (key) => (await database.read((kept) => result(kept.get(key)))).bytes;

/** Draws with every saved file. Returns the lines that describe them. */
export async function restore() {
  const faces = await database.read((kept) => result(kept.getAll())).catch(() => []);
  faces.forEach(show);
  return faces.map(({ line }) => line).join("\n");
}

function show({ family, weight, style, bytes }) {
  const face = new FontFace(family, bytes, { weight, style });
  document.fonts.add(face);
  face.load().catch(() => document.fonts.delete(face));
}

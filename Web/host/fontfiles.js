// A person's own font files: checked by the browser, kept on this device, and loaded again at the next start.

const longest = 30 * 2 ** 20;
let added = new Uint8Array();

/** Reads a file; gives how many bytes it has, and a word for why it is none the browser could draw. */
export async function read(file) {
  added = new Uint8Array();
  if (file.size > longest) return [file.size, "size"];
  try {
    const bytes = await file.arrayBuffer();
    await new FontFace("a font", bytes).load();
    added = new Uint8Array(bytes);
    return [added.length, ""];
  } catch {
    return [0, "font"];
  }
}

/** Bytes of the file that was read last. */
export const part = (offset, count) => added.subarray(offset, offset + count);

/** Draws with the file that was read last, and keeps it; rejects where it cannot be kept. */
export async function adopt(family, weight, style, line) {
  const face = { family, weight, style, line, bytes: added };
  show(face);
  await change((faces) => faces.put(face, [family, weight, style]));
}

/** Draws with all files that are kept; gives the lines that describe them. */
export async function restore() {
  const faces = await change((kept) => kept.getAll(), "readonly").catch(() => []);
  faces.forEach(show);
  return faces.map(({ line }) => line).join("\n");
}

function show({ family, weight, style, bytes }) {
  const face = new FontFace(family, bytes, { weight, style });
  document.fonts.add(face);
  face.load().catch(() => document.fonts.delete(face));
}

async function change(work, mode = "readwrite") {
  const database = await new Promise((resolve, reject) => {
    const opening = indexedDB.open("tintype fonts", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("faces");
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  try {
    const doing = database.transaction("faces", mode);
    const asked = work(doing.objectStore("faces"));
    await new Promise((resolve, reject) => {
      doing.oncomplete = resolve;
      doing.onerror = doing.onabort = () => reject(doing.error);
    });
    return asked.result;
  } finally {
    database.close();
  }
}

// Reads files: a module turns them into what they say of a theme, of which nothing here knows the meaning.

import { FileModule } from "./filemodule.js";

const encoder = new TextEncoder();
const module = new FileModule("reading.wasm", "readFiles");

/** Gets the module to run; the error of one that does not come is a sentence. */
export const load = () => module.load();

/** Reads files that belong together, each a name and its bytes. */
export function read(files) {
  const parts = files.flatMap(([name, content]) => [encoder.encode(`${content.length} ${name.replaceAll("\n", " ")}\n`), content]);
  const message = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const part of parts) {
    message.set(part, place);
    place += part.length;
  }
  return module.ask("readFiles", message);
}

/** The most files and folders that are read of a folder. */
const most = 1000;

/** The files that were dropped and those in folders that were, each with its path; the error of one that can't be had is a sentence. */
export async function filesIn(entries) {
  const files = [];
  const waiting = [...entries];
  for (let count = 0; waiting.length; count += 1) {
    if (count > most) throw new Error(`This folder has too much in it: the most is ${most} files and folders.`);
    const entry = waiting.shift();
    // What systems add to folders.
    if (entry.name.startsWith(".")) continue;
    if (entry.isDirectory) waiting.push(...(await contents(entry.createReader())));
    else files.push(Object.assign(await given((...go) => entry.file(...go)), { path: entry.fullPath.slice(1) }));
  }
  if (!files.length) throw new Error("There’s nothing in this folder.");
  return files;
}

/** What's in a folder: a browser gives at most a hundred at a time. */
async function contents(reader) {
  const entries = [];
  let part;
  do {
    part = await given((...go) => reader.readEntries(...go));
    entries.push(...part);
  } while (part.length && entries.length <= most);
  return entries;
}

const given = (ask) => new Promise(ask).catch(() => {
  throw new Error("This folder can’t be read. If it was moved, bring it in again.");
});

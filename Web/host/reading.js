// Reads files: a module turns them into what they say of a theme, of which nothing here knows the meaning.

import { FileModule } from "./filemodule.js";

const module = new FileModule("reading.wasm", "readFiles");

/** Gets the module to run; the error of one that does not come is a sentence. */
export const load = () => module.load();

/** The most bytes that are read at once. */
const largest = 5 * 2 ** 20;

/** Reads files that belong together. */
export async function read(files) {
  if (files.reduce((sum, { size }) => sum + size, 0) > largest) {
    return [`This file is too large. The limit is ${largest >> 20} MB.`];
  }
  let message;
  try {
    message = await new Blob(await Promise.all(files.map(written))).arrayBuffer();
  } catch {
    return ["This can’t be read. If it was moved, bring it in again."];
  }
  return module.ask("readFiles", new Uint8Array(message));
}

/** A file as the module reads it: its size and its path on a line, then its bytes. */
async function written(file) {
  const name = (file.path ?? file.name).replaceAll("\n", " ");
  return new Blob([`${file.size} ${name}\n`, await file.arrayBuffer()]);
}

/** The most files and folders that are read of a folder. */
const most = 1000;

/** The files that were dropped and those in folders that were, each with its path; the error of one that can't be had is a sentence. */
export async function filesIn(entries) {
  const files = [];
  const waiting = [...entries];
  for (let count = 0; waiting.length; count += 1) {
    if (count > most) throw new Error(`This folder has too many items. The limit is ${most} files and folders.`);
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

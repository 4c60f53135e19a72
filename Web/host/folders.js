// Files in dropped folders.

import { folderEntries } from "./limits.js";

/**
 * The dropped files and those in dropped folders, each with its path. If one can't be read, the error is a sentence for
 * the person.
 */
export async function filesIn(entries) {
  const files = [];
  const waiting = [...entries];
  for (let count = 0; waiting.length; count += 1) {
    if (count > folderEntries) throw new Error(`This folder has too many items. The limit is ${folderEntries} files and folders.`);
    const entry = waiting.shift();
    // Files that operating systems add to folders.
    if (entry.name.startsWith(".")) continue;
    if (entry.isDirectory) waiting.push(...(await contents(entry.createReader())));
    else files.push(Object.assign(await given((...go) => entry.file(...go)), { path: entry.fullPath.slice(1) }));
  }
  if (!files.length) throw new Error("There’s nothing in this folder.");
  return files;
}

/** The contents of a folder. A browser returns at most 100 entries at a time. */
async function contents(reader) {
  const entries = [];
  let part;
  do {
    part = await given((...go) => reader.readEntries(...go));
    entries.push(...part);
  } while (part.length && entries.length <= folderEntries);
  return entries;
}

const given = (ask) => new Promise(ask).catch(() => {
  throw new Error("This folder can’t be read. If it was moved, bring it in again.");
});

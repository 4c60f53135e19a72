// The whole fonts that a download can include: those that come with the page, and a person's own.

import * as fontFiles from "./fontfiles.js";
import { loadBytes, loadText } from "./loader.js";

let fonts = new Uint8Array();

/** The lines about all of them, a person's own first. Rejects if the page's list doesn't come. */
export async function list() {
  const [own, included] = await Promise.all([fontFiles.exportable(), loadText("fonts/full/faces.txt")]);
  return [...own, included].join("\n");
}

/**
 * Fetches files by their addresses, and a person's own by "own" and their keys, with tabs between them. Returns how many
 * bytes each has. Rejects unless all come.
 */
export async function load(files) {
  const parts = await Promise.all(files.map((file) => {
    const [address, ...key] = file.split("\t");
    return key.length ? fontFiles.bytes(key) : loadBytes(address);
  }));
  fonts = new Uint8Array(await new Blob(parts).arrayBuffer());
  return parts.map(({ length }) => `${length}`);
}

/** Bytes of the files that were fetched last, one after another. */
export const part = (offset, count) => fonts.subarray(offset, offset + count);

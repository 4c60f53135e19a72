// The whole fonts that a download can include.

import { loadBytes } from "./loader.js";

let fonts = new Uint8Array();

/** Fetches files, and returns how many bytes each has. Rejects unless all come. */
export async function load(files) {
  const parts = await Promise.all(files.map(loadBytes));
  fonts = new Uint8Array(await new Blob(parts).arrayBuffer());
  return parts.map(({ length }) => `${length}`);
}

/** Bytes of the files that were fetched last, one after another. */
export const part = (offset, count) => fonts.subarray(offset, offset + count);

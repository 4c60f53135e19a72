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

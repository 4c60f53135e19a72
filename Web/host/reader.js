// The worker that reads foreign bytes with its own WebAssembly module. Whatever breaks here, the page keeps running.

import { LoadError, loadModule } from "./loader.js";
import { decode } from "./pictures.js";

const decoder = new TextDecoder();
const broken = "Something went wrong with this file. Try again, or try another one.";

let module;

/** Loads the module. Throws a `LoadError`; the next call tries again. */
function load() {
  module ??= loadModule("reader.wasm", "readFiles").then((exports) => {
    exports.__wasm_call_ctors();
    return exports;
  });
  module.catch(() => { module = undefined; });
  return module;
}

/** Calls a function of the module with bytes. Returns the texts of its result. */
async function ask(name, bytes, ...numbers) {
  const { memory, reserve, result, [name]: read } = await load();
  const start = reserve(bytes.length);
  new Uint8Array(memory.buffer, start, bytes.length).set(bytes);
  const count = read(...numbers);
  return decoder.decode(new Uint8Array(memory.buffer, result(), count)).split("\x1f");
}

const requests = {
  load: async () => { await load(); },
  /** Reads files, one after the other, in the module's format. */
  files: async (bytes) => ({ texts: await ask("readFiles", bytes) }),
  /** Finds the colors of pixels. */
  pixels: async ({ data, width, height }) => ({ texts: await ask("readPixels", data, width, height) }),
  /** Decodes a picture and finds its colors. Returns it at the size it's shown, too. */
  async picture(file) {
    load().catch(() => {}); // load it while the picture decodes
    const { problem, picture, pixels } = await decode(file, (width, height) => new OffscreenCanvas(width, height));
    return problem ? { problem } : { picture, ...(await requests.pixels(pixels)) };
  },
};

/** Handles a request, or says in one sentence why it can't. After a trap, the page ends this worker. */
addEventListener("message", async ({ data: { id, kind, content } }) => {
  try {
    const result = await requests[kind](content);
    postMessage({ id, ...result }, result?.picture ? [result.picture] : []);
  } catch (fault) {
    const isKnown = fault instanceof LoadError;
    postMessage({ id, sentence: isKnown ? fault.message : broken, isBroken: !isKnown });
  }
});

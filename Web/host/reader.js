// The worker that reads foreign bytes, by a WebAssembly module of its own: whatever breaks here, the page goes on.

import { LoadError, loadModule } from "./loader.js";
import { decode } from "./pictures.js";

const decoder = new TextDecoder();
const broken = "Something went wrong with this file. Try again, or try another one.";

let module;

/** Gets the module to run; throws a `LoadError`, after which it may be tried again. */
function load() {
  module ??= loadModule("reader.wasm", "readFiles").then((exports) => {
    exports.__wasm_call_ctors();
    return exports;
  });
  module.catch(() => { module = undefined; });
  return module;
}

/** Calls a function of the module on bytes; gives the texts of its answer. */
async function ask(name, bytes, ...numbers) {
  const { memory, reserve, answer, [name]: read } = await load();
  const start = reserve(bytes.length);
  new Uint8Array(memory.buffer, start, bytes.length).set(bytes);
  const count = read(...numbers);
  return decoder.decode(new Uint8Array(memory.buffer, answer(), count)).split("\x1f");
}

const requests = {
  load: async () => { await load(); },
  /** Files, each as the module reads it, one after the other. */
  files: async (bytes) => ({ texts: await ask("readFiles", bytes) }),
  /** The pixels of a picture. */
  pixels: async ({ data, width, height }) => ({ texts: await ask("readPixels", data, width, height) }),
  /** A picture; gives it in the size in which it's shown, too. */
  async picture(file) {
    load().catch(() => {}); // it comes while the picture is decoded
    const { problem, picture, pixels } = await decode(file, (width, height) => new OffscreenCanvas(width, height));
    return problem ? { problem } : { picture, ...(await requests.pixels(pixels)) };
  },
};

/** Answers a request, or says in one sentence why it can't. After a trap the page ends this worker. */
addEventListener("message", async ({ data: { id, kind, content } }) => {
  try {
    const answer = await requests[kind](content);
    postMessage({ id, ...answer }, answer?.picture ? [answer.picture] : []);
  } catch (fault) {
    const isKnown = fault instanceof LoadError;
    postMessage({ id, sentence: isKnown ? fault.message : broken, isBroken: !isKnown });
  }
});

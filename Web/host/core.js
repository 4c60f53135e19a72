// The app's core, a WebAssembly module: gets it to run, passes texts to it, and has carried out what it orders.

import { loadModule } from "./loader.js";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

let core;
let applyOrders;
/** What the core has ordered during the call that runs. */
const orders = [];

/** Bytes of the core's memory. */
export const bytes = (start, count) => new Uint8Array(core.memory.buffer, start, count);

/** A text in the core's memory. */
export const read = (start, count) => decoder.decode(bytes(start, count));

/** Room for numbers in the core's memory. */
export const numbers = (start, count) => new Float64Array(core.memory.buffer, start, count);

/** Gets the core and starts it with what the host does for it; throws a `LoadError`. */
export async function start({ apply, ...host }) {
  applyOrders = apply;
  const imports = { host: { ...host, apply: (start, count) => orders.push(JSON.parse(`[${read(start, count)}]`)) } };
  core = await loadModule("tintype.wasm", "begin", imports, "reload this page");
  core.__wasm_call_ctors();
}

/** Calls a function of the core with texts, then carries out what it ordered; gives what it returned. */
export function call(name, texts) {
  const value = core[name](write(texts));
  for (const list of orders.splice(0)) applyOrders(list);
  return value;
}

/** Writes texts where the core reads them, and gives their length; none may hold the character that divides them. */
function write(texts) {
  const message = encoder.encode(texts.map((text) => text.replaceAll("\x1f", " ")).join("\x1f"));
  bytes(core.reserve(message.length), message.length).set(message);
  return message.length;
}

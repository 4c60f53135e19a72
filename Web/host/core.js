// The app's core, one program in two WebAssembly modules: starts it, passes it texts, and carries out its orders.

import { loadModule } from "./loader.js";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

let core;
let applyOrders;
/** The orders the core has given during the current call. */
const orders = [];

/** A view of the core's memory, as bytes. */
export const bytes = (start, count) => new Uint8Array(core.memory.buffer, start, count);

/** A text in the core's memory. */
export const read = (start, count) => decoder.decode(bytes(start, count));

/** A view of the core's memory, as numbers. */
export const numbers = (start, count) => new Float64Array(core.memory.buffer, start, count);

/** Takes the place of each function in exports.wasm until that has loaded. */
const missing = new Proxy({}, {
  get: (_, number) => () => { throw new WebAssembly.RuntimeError(`function ${number} is in exports.wasm, which hasn't come yet`); },
});

/** Loads the core and starts it with the functions of the host it imports. Throws a `LoadError`. */
export async function start({ apply, ...host }) {
  applyOrders = apply;
  const functions = { ...host, apply: (start, count) => orders.push(JSON.parse(`[${read(start, count)}]`)) };
  core = await loadModule("tintype.wasm", "begin", { host: functions, rest: missing }, "reload this page");
  core.__wasm_call_ctors();
}

/**
 * Loads the rest of the core, whose functions take their places in the core's table once that has arrived. Throws a
 * `LoadError`.
 */
export const loadRest = (arriving) => loadModule("exports.wasm", "core", async () => {
  await arriving;
  return { core };
}, "reload this page");

/** Calls a function of the core with texts, carries out its orders, and returns its value. */
export function call(name, texts) {
  const value = core[name](write(texts));
  for (const list of orders.splice(0)) applyOrders(list);
  return value;
}

/**
 * Writes texts where the core reads them, and returns their length in bytes. The separator, 0x1F, becomes a space in a
 * text.
 */
function write(texts) {
  const message = encoder.encode(texts.map((text) => text.replaceAll("\x1f", " ")).join("\x1f"));
  bytes(core.reserve(message.length), message.length).set(message);
  return message.length;
}

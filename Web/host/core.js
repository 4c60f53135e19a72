// Gets the core to run, or says in one sentence why it does not. It comes in two files: what the first screens call, and
// the rest, which is asked for when the page is idle or when something needs it.

import { breathe } from "./idle.js";

/** A sentence for the person: what is wrong, and what to do. */
export class Trouble extends Error {}

const first = "tintype.wasm";
const rest = "later.wasm";
const smallest = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);
const encoder = new TextEncoder();
const decoder = new TextDecoder();

let core;
let imports;
let applyOrders;
const orders = [];

/** Bytes of the core's memory. */
export const bytes = (start, count) => new Uint8Array(core.memory.buffer, start, count);

/** A text in the core's memory. */
export const read = (start, count) => decoder.decode(bytes(start, count));

/** Room for numbers in the core's memory. */
export const numbers = (start, count) => new Float64Array(core.memory.buffer, start, count);

/** Writes texts where the core reads them, and gives their length; none may hold the character that divides them. */
function write(texts) {
  const message = encoder.encode(texts.map((text) => text.replaceAll("\x1f", " ")).join("\x1f"));
  bytes(core.reserve(message.length), message.length).set(message);
  return message.length;
}

/** Asks for the core; where a copy was damaged, the one that is kept by the browser is passed over. */
export const request = (cache = "default") => ask(first, cache, "reload this page");

async function ask(file, cache, remedy) {
  let answer;
  try {
    answer = await fetch(file, { cache });
  } catch {
    throw new Trouble(`Part of Tintype didn’t load. Check your connection, then ${remedy}.`);
  }
  if (answer.ok) return answer;
  const problem = `The server couldn’t send part of Tintype (error ${answer.status}).`;
  throw new Trouble(`${problem} ${sentence(remedy)} in a minute.`);
}

const damaged = (remedy) =>
  new Trouble(`Part of Tintype arrived damaged. ${sentence(remedy)}; if your network asks you to sign in, do that first.`);

const sentence = (words) => words[0].toUpperCase() + words.slice(1);

/** Compiles the core that was asked for, and starts it with what the host does for it; throws `Trouble`. */
export async function start(answer, { apply, ...host }) {
  if (!isAllowed()) {
    throw new Trouble("Tintype needs WebAssembly, which is turned off or blocked here. Allow it for this site, or open Tintype in another browser.");
  }
  applyOrders = apply;
  imports = {
    host: { ...host, apply: (start, count) => orders.push(JSON.parse(`[${read(start, count)}]`)) },
    later: new Proxy({}, { get: () => () => { throw absent; } }),
  };
  const isCore = (_, { begin }) => begin;
  core = (await instance(answer, isCore)) ?? (await instance(await request("reload"), isCore));
  if (!core) throw damaged("reload this page");
  core.__wasm_call_ctors();
  hasStarted();
}

/** A module of no code tells whether any may run. */
function isAllowed() {
  try {
    return Boolean(new WebAssembly.Module(smallest));
  } catch {
    return false;
  }
}

/** A module's exports; none where the bytes are not that module's. */
async function instance(answer, isRight) {
  try {
    // Not streamed: Chromium decodes a stream on the main thread, but a whole module in the background.
    const module = await WebAssembly.compile(await answer.arrayBuffer());
    await breathe();
    const { exports } = await WebAssembly.instantiate(module, imports);
    return isRight(module, exports) ? exports : undefined;
  } catch {
    return undefined;
  }
}

/** What a function of the rest throws as long as it is not there. */
const absent = new Error("The rest of the core is needed.");

let hasStarted, hasCompleted;
const started = new Promise((go) => { hasStarted = go; });
/** Fulfilled once the core is whole. */
export const whole = new Promise((go) => { hasCompleted = go; });
let isWhole = false;
let coming;
let memory;

/** Brings in the rest of the core; throws `Trouble` with this remedy, after which it may be tried again. */
export function complete(remedy = "try again") {
  coming ??= bringRest(remedy).catch((trouble) => {
    coming = undefined;
    throw trouble;
  });
  return coming;
}

async function bringRest(remedy) {
  const isRest = (module) => WebAssembly.Module.imports(module).some((one) => one.module === "first");
  const answer = await ask(rest, "default", remedy);
  await started;
  imports.first = core;
  const exports = (await instance(answer, isRest)) ?? (await instance(await ask(rest, "reload", remedy), isRest));
  if (!exports) throw damaged(remedy);
  isWhole = true;
  memory = undefined;
  hasCompleted();
}

/**
 * Calls a function of the core with texts, then carries out what it ordered; gives what it returned in an object. Where
 * it needs the rest of the core, which is not there, it gives nothing, and everything is as before.
 */
export function call(name, texts) {
  const stack = core.__stack_pointer.value;
  if (!isWhole) remember();
  let value;
  try {
    value = core[name](write(texts));
  } catch (fault) {
    if (fault !== absent) throw fault;
    recall(stack);
    return undefined;
  }
  for (const list of orders.splice(0)) applyOrders(list);
  return { value };
}

function remember() {
  const now = new Uint8Array(core.memory.buffer);
  if (memory?.length !== now.length) memory = new Uint8Array(now.length);
  memory.set(now);
}

function recall(stack) {
  const now = new Uint8Array(core.memory.buffer);
  now.set(memory);
  now.fill(0, memory.length);
  core.__stack_pointer.value = stack;
  orders.length = 0;
}

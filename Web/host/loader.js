// Loads the page's files: scripts, style sheets, WebAssembly, texts and documents. Each is requested a second time if
// it doesn't come or can't be used. If that fails, too, the error is one sentence for the person, whatever went wrong.

import { breathe } from "./idle.js";

/**
 * A file that didn't load. The message is a sentence for the person; `remedy` is what to do once the network is back.
 */
export class LoadError extends Error {
  constructor(remedy = "try again") {
    super(`Part of Tintype didn’t load. Check your connection, then ${remedy}.`);
  }
}

/** Milliseconds until a response must begin. Once it has, it may take as long as the network needs. */
const patience = 15000;

/** The text of a file. */
export const loadText = (file) => twice(async (cache) => (await request(file, cache)).text());

/** The bytes of a file. */
export const loadBytes = (file) => twice(async (cache) => new Uint8Array(await (await request(file, cache)).arrayBuffer()));

/**
 * Starts a WebAssembly module and returns its exports. `imports` may be a function, called once the file has come. The module
 * must have an export named `name`, or import from a module of that name: a network that wants a sign-in sends something else.
 * `remedy` is that of `LoadError`.
 */
export async function loadModule(file, name, imports = {}, remedy = undefined) {
  if (!allowsWebAssembly()) throw new Blocked();
  return twice(async (cache) => {
    // Not streamed: Chromium decodes a stream on the main thread, but a whole module in the background.
    const module = await WebAssembly.compile(await (await request(file, cache)).arrayBuffer());
    await breathe();
    const names = [
      ...WebAssembly.Module.exports(module).map((one) => one.name),
      ...WebAssembly.Module.imports(module).map((one) => one.module),
    ];
    if (!names.includes(name)) throw new TypeError(`${file} is another module`);
    return (await WebAssembly.instantiate(module, typeof imports === "function" ? await imports() : imports)).exports;
  }, remedy);
}

/** The exports of a script. A browser remembers that a script failed, but tries again under another address. */
export const loadScript = (file) => twice(() => {
  const address = new URL(file, document.baseURI);
  address.search = failures || "";
  return inTime(import(address).catch((fault) => {
    failures += 1;
    throw fault;
  }));
});

let failures = 0;

/** Adds a style sheet to the page, once. */
export function loadStyle(file) {
  if (!styles.has(file)) styles.set(file, twice(() => addStyle(file)));
  const loading = styles.get(file);
  loading.catch(() => { if (styles.get(file) === loading) styles.delete(file); });
  return loading;
}

const styles = new Map();

/** Parses a file of markup as a document, in which no script runs. */
export const loadDocument = (file) => twice(() => new Promise((resolve, reject) => {
  const request = new XMLHttpRequest();
  request.open("GET", file);
  request.responseType = "document";
  request.timeout = patience;
  request.onload = () => (request.status === 200 && request.response ? resolve(request.response) : reject(request));
  request.onerror = request.ontimeout = reject;
  request.send();
}));

/** Tries twice, the second time bypassing the browser's cache, which may be damaged. */
async function twice(load, remedy) {
  for (const cache of ["default", "reload"]) {
    try {
      return await load(cache);
    } catch { /* the next try, or the sentence */ }
  }
  throw new LoadError(remedy);
}

async function request(file, cache) {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), patience);
  const response = await fetch(file, { cache, signal: stop.signal }).finally(() => clearTimeout(timer));
  if (!response.ok) throw new TypeError(`${file}: ${response.status}`);
  return response;
}

const inTime = (loading) => Promise.race([loading, new Promise((_, reject) => setTimeout(reject, patience))]);

async function addStyle(file) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: file });
  const loading = new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
  document.head.append(link);
  try {
    await inTime(loading);
  } catch (fault) {
    link.remove();
    throw fault;
  }
}

/** The browser can't run WebAssembly. */
class Blocked extends LoadError {
  message = "Tintype needs WebAssembly, which is turned off or blocked here. Allow it for this site, or open Tintype in another browser.";
}

const emptyModule = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

function allowsWebAssembly() {
  try {
    return Boolean(new WebAssembly.Module(emptyModule));
  } catch {
    return false;
  }
}

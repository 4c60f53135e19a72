// The page's side of reading foreign bytes: a worker does it, and a new one if that worker breaks.

import { fileBytes } from "./limits.js";
import { LoadError } from "./loader.js";
import { decode } from "./pictures.js";
import { script } from "./script.js";

let worker;
/** Open requests by number, each with the functions that settle it. */
const open = new Map();
let count = 0;

/** An error whose message is a sentence for the person. */
class ReadingError extends Error {}

/** Sends the worker a request. Throws an error whose message is a sentence for the person. */
async function ask(kind, content) {
  worker ??= begin();
  const id = count += 1;
  const result = await new Promise((resolve) => {
    open.set(id, resolve);
    worker.postMessage({ id, kind, content });
  });
  if (result.sentence) throw new ReadingError(result.sentence);
  return result;
}

function begin() {
  const beginning = new Worker(script("reader.js"), { type: "module" });
  beginning.onmessage = ({ data }) => {
    open.get(data.id)?.(data);
    open.delete(data.id);
    if (data.isBroken) end(data.sentence);
  };
  // This fires only if the script didn't load. Once it runs, it reports its own errors. The loader can't start a worker, so
  // the second try is the person's.
  beginning.onerror = () => end(new LoadError().message);
  return beginning;
}

/** Ends the worker and rejects every open request. */
function end(sentence) {
  worker.terminate();
  worker = undefined;
  for (const resolve of open.values()) resolve({ sentence });
  open.clear();
}

/** Starts the worker ahead of time. If that fails, the next request says so. */
export const prepareToRead = () => ask("load").catch(() => {});

/** Reads files that make up one theme. Returns the texts of the result. */
export async function readFiles(files) {
  if (files.reduce((sum, { size }) => sum + size, 0) > fileBytes) {
    throw new ReadingError(`This file is too large. The limit is ${fileBytes >> 20} MB.`);
  }
  let bytes;
  try {
    bytes = new Uint8Array(await new Blob(await Promise.all(files.map(message))).arrayBuffer());
  } catch {
    throw new ReadingError("This can’t be read. If it was moved, bring it in again.");
  }
  return (await ask("files", bytes)).texts;
}

/** A file in the module's format: its size and path on a line, then its bytes. */
async function message(file) {
  const name = (file.path ?? file.name).replaceAll("\n", " ");
  return new Blob([`${file.size} ${name}\n`, await file.arrayBuffer()]);
}

/**
 * Reads a picture. Returns it at the size it's shown and the texts of the result; or as `problem`, a word that says why
 * not.
 */
export async function readPicture(file) {
  // If workers have no canvas, the page decodes the picture.
  if (window.OffscreenCanvas) return ask("picture", file);
  const { problem, picture, pixels } = await decode(file, makeCanvas);
  return problem ? { problem } : { picture, ...(await ask("pixels", pixels)) };
}

const makeCanvas = (width, height) => Object.assign(document.createElement("canvas"), { width, height });

// The page's side of the wall behind which foreign bytes are read: a worker does it, and a fresh one if that breaks.

import { LoadError } from "./loader.js";
import { decode } from "./pictures.js";
import { script } from "./script.js";

let worker;
/** How to go on with the answers that haven't come yet, by their requests' numbers. */
const open = new Map();
let count = 0;

/** Why something can't be read, as a sentence for the person. */
class ReadingError extends Error {}

/** Has the worker do something with what it's given; throws an error whose message is a sentence for the person. */
async function ask(kind, content) {
  worker ??= begin();
  const id = count += 1;
  const answer = await new Promise((resolve) => {
    open.set(id, resolve);
    worker.postMessage({ id, kind, content });
  });
  if (answer.sentence) throw new ReadingError(answer.sentence);
  return answer;
}

function begin() {
  const beginning = new Worker(script("reader.js"), { type: "module" });
  beginning.onmessage = ({ data }) => {
    open.get(data.id)?.(data);
    open.delete(data.id);
    if (data.isBroken) end(data.sentence);
  };
  // Its script didn't come: whatever breaks in it, it says itself.
  beginning.onerror = () => end(new LoadError().message);
  return beginning;
}

/** Ends the worker; what waits for it hears why. */
function end(sentence) {
  worker.terminate();
  worker = undefined;
  for (const resolve of open.values()) resolve({ sentence });
  open.clear();
}

/** Gets ready while something to read is on its way; if that fails, the next request says so. */
export const prepareToRead = () => ask("load").catch(() => {});

/** The most bytes that are read at once. */
const largest = 5 * 2 ** 20;

/** Reads files that belong together; gives the texts of the answer. */
export async function readFiles(files) {
  if (files.reduce((sum, { size }) => sum + size, 0) > largest) {
    throw new ReadingError(`This file is too large. The limit is ${largest >> 20} MB.`);
  }
  let bytes;
  try {
    bytes = new Uint8Array(await new Blob(await Promise.all(files.map(message))).arrayBuffer());
  } catch {
    throw new ReadingError("This can’t be read. If it was moved, bring it in again.");
  }
  return (await ask("files", bytes)).texts;
}

/** A file as the module reads it: its size and its path on a line, then its bytes. */
async function message(file) {
  const name = (file.path ?? file.name).replaceAll("\n", " ");
  return new Blob([`${file.size} ${name}\n`, await file.arrayBuffer()]);
}

/** Reads a picture; gives it in the size in which it's shown and the texts of the answer, or a word for why it can't be used. */
export async function readPicture(file) {
  // Where a worker has no canvas, the page decodes.
  if (window.OffscreenCanvas) return ask("picture", file);
  const { problem, picture, pixels } = await decode(file, makeCanvas);
  return problem ? { problem } : { picture, ...(await ask("pixels", pixels)) };
}

const makeCanvas = (width, height) => Object.assign(document.createElement("canvas"), { width, height });

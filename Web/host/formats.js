// The formats: a second module that turns a theme into files, and files into what they say of a theme. It comes when it is
// first needed. What passes between it and the core are texts; nothing here knows what is in them.

const file = "formats.wasm";
const styles = "takehome.css";
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A sentence for the person. */
export class Trouble extends Error {}

let module;
/** The bytes of the file that was written last. */
let written;

/** Gets the module to run; throws `Trouble` with what to do. */
export async function load() {
  module ??= (await Promise.all([start("default").then((it) => it ?? start("reload")), style()]))[0];
  if (!module) throw new Trouble("The formats arrived damaged. Try again; if your network asks you to sign in, do that first.");
}

async function start(cache) {
  const answer = await fetch(file, { cache, signal: AbortSignal.timeout(15000) }).catch(() => {});
  if (!answer) throw new Trouble("The formats didn’t arrive. Check your connection, then try again.");
  if (!answer.ok) throw new Trouble(`The server couldn’t send the formats (it answered ${answer.status}). Try again in a minute.`);
  try {
    const { instance } = await WebAssembly.instantiate(await answer.arrayBuffer());
    instance.exports.__wasm_call_ctors();
    return instance.exports.listFormats && instance.exports;
  } catch {
    return undefined;
  }
}

let isStyled;

function style() {
  isStyled ??= new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: styles, onload: resolve });
    link.onerror = () => {
      isStyled = undefined;
      link.remove();
      reject(new Trouble("The formats didn’t arrive. Check your connection, then try again."));
    };
    document.head.append(link);
  });
  return isStyled;
}

const bytes = (start, count) => new Uint8Array(module.memory.buffer, start, count);

/** Calls a function with bytes; gives the texts of its answer. One that broke is begun anew the next time. */
function ask(name, message) {
  try {
    const start = module.reserve(message.length);
    bytes(start, message.length).set(message);
    const count = module[name](message.length);
    return decoder.decode(bytes(module.answerTexts(), count)).split("\x1f");
  } catch {
    module = undefined;
    throw new Trouble("That was too much for the formats. Try again, or try another file.");
  }
}

const joined = (texts) => encoder.encode(texts.join("\x1f"));

/** The table of formats. */
export const list = () => ask("listFormats", joined([]));

/** Writes a theme, and holds the file. */
export function write(request) {
  const texts = ask("writeTheme", joined(request));
  written = bytes(module.answerFile(), module.answerFileLength()).slice();
  return texts;
}

/** Reads files that belong together, each a name and its bytes. */
export function read(files) {
  const parts = files.flatMap(([name, content]) => [encoder.encode(`${content.length} ${name.replaceAll("\n", " ")}\n`), content]);
  const message = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const part of parts) {
    message.set(part, place);
    place += part.length;
  }
  return ask("readFiles", message);
}

/** The file that was written last as text. */
export const text = () => decoder.decode(written);

/** Downloads the file that was written last. */
export function save(name) {
  const address = URL.createObjectURL(new Blob([written], { type: "application/octet-stream" }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60000);
}

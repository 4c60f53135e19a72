// A module of WebAssembly that is a pure function between texts and files: it comes when it is first needed, and is begun anew
// after it broke.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Texts as one. */
export const joined = (texts) => encoder.encode(texts.join("\x1f"));

/** Such a module, in a file; it has a function of this name. Errors are sentences for the person. */
export class FileModule {
  #file;
  #name;
  #exports;

  constructor(file, name) {
    [this.#file, this.#name] = [file, name];
  }

  /** Gets the module to run. */
  async load() {
    this.#exports ??= (await this.#start("default")) ?? (await this.#start("reload"));
    if (!this.#exports) throw new Error("The formats arrived damaged. Try again; if your network asks you to sign in, do that first.");
  }

  async #start(cache) {
    const answer = await fetch(this.#file, { cache, signal: AbortSignal.timeout(15000) }).catch(() => {});
    if (!answer) throw new Error("The file formats didn’t load. Check your connection, then try again.");
    if (!answer.ok) throw new Error(`The server couldn’t send the formats (it answered ${answer.status}). Try again in a minute.`);
    try {
      const { instance } = await WebAssembly.instantiate(await answer.arrayBuffer());
      instance.exports.__wasm_call_ctors();
      return instance.exports[this.#name] && instance.exports;
    } catch {
      return undefined;
    }
  }

  #bytes(start, count) {
    return new Uint8Array(this.#exports.memory.buffer, start, count);
  }

  /** Calls a function with bytes; gives the texts of its answer. */
  ask(name, message) {
    try {
      const start = this.#exports.reserve(message.length);
      this.#bytes(start, message.length).set(message);
      const count = this.#exports[name](message.length);
      return decoder.decode(this.#bytes(this.#exports.answerTexts(), count)).split("\x1f");
    } catch {
      this.#exports = undefined;
      throw new Error("Something went wrong with this file. Try again, or try another one.");
    }
  }

  /** The file of the last answer. */
  get written() {
    return this.#bytes(this.#exports.answerFile(), this.#exports.answerFileLength()).slice();
  }
}

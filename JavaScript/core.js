// Asks a WebAssembly module of Tintype. Texts go in as UTF-8 with the byte 0x1F between them; an answer is bytes, or a sentence
// that says why there's none.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Texts as a module reads them. */
function joined(texts) {
  return encoder.encode(texts.map((text) => text.replaceAll("\x1f", " ")).join("\x1f"));
}

export class Core {
  #module;
  #started;
  #exports;

  /**
   * @param module The compiled WebAssembly.
   * @param instance The module's first instance, without imports.
   * @param started Called with this object whenever it has a new instance.
   */
  constructor(module, instance, started = () => {}) {
    this.#module = module;
    this.#started = started;
    this.#start(instance);
  }

  #start(instance) {
    this.#exports = instance.exports;
    this.#exports.__wasm_call_ctors();
    this.#started(this);
  }

  /** The bytes that a function answers to texts. */
  bytes(name, ...texts) {
    return this.answer(name, joined(texts));
  }

  /** The bytes that a function answers to texts that are joined already. Throws the sentence that says why there are none. */
  answer(name, given) {
    const { memory, reserve, result, [name]: ask } = this.#exports;
    let length;
    try {
      const start = reserve(given.length);
      new Uint8Array(memory.buffer, start, given.length).set(given);
      length = ask(given.length);
    } catch {
      // It trapped, so its memory can't be trusted anymore.
      this.#start(new WebAssembly.Instance(this.#module));
      throw new Error("Something went wrong inside of Tintype. Please report what you asked for.");
    }
    const answer = new Uint8Array(memory.buffer, result(), Math.abs(length)).slice();
    if (length < 0) throw new Error(decoder.decode(answer));
    return answer;
  }

  text(name, ...texts) {
    return decoder.decode(this.bytes(name, ...texts));
  }

  json(name, ...texts) {
    return JSON.parse(this.text(name, ...texts));
  }
}

import { Core } from "./core.js";
import { functions, schemeFunctions } from "./theme.js";

/** The core of index.wasm, whose own section has the texts that exports are made of. */
export async function startCore(module) {
  const [texts] = WebAssembly.Module.customSections(module, "texts");
  return new Core(module, await WebAssembly.instantiate(module), (core) => core.answer("loadTexts", new Uint8Array(texts)));
}

/** The functions of `tintype`, of the compiled index.wasm. */
export const start = async (module) => functions(await startCore(module));

/** The functions of `tintype/scheme`, of the compiled scheme.wasm. */
export const startScheme = async (module) => schemeFunctions(new Core(module, await WebAssembly.instantiate(module)));

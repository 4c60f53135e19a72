// For edge workers, which have WebAssembly compiled before they start.
import module from "./scheme.wasm?module";
import { startScheme } from "./start.js";

export const { theme, color, contrast } = await startScheme(module);

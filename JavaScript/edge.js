// For edge workers, which have WebAssembly compiled before they start.
import module from "./index.wasm?module";
import { start } from "./start.js";

export const { theme, themeInFile, color, contrast, formats } = await start(module);

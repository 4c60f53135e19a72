import { compile } from "./load.js";
import { startScheme } from "./start.js";

export const { theme, color, contrast } = await startScheme(await compile(new URL("./scheme.wasm", import.meta.url)));

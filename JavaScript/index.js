import { compile } from "./load.js";
import { start } from "./start.js";

export const { theme, themeInFile, color, contrast, formats } =
  await start(await compile(new URL("./index.wasm", import.meta.url)));

// A plugin for Vite and Rollup: `import "virtual:tintype.css"` is the style sheet of the project's tintype.json.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { theme } from "./index.js";

const name = "virtual:tintype.css";
/** A path, because other plugins know a style sheet by how its path ends. */
const id = "/@tintype/theme.css";

/**
 * @param file The project's file.
 * @param options Those of the style sheet, such as `selector` and `prefix`. Of several themes, each is in a scope of its own:
 *   a selector with `{theme}` in it for the theme's name.
 */
export default function tintype({ file = "tintype.json", scope, ...options } = {}) {
  let path = resolve(file);

  return {
    name: "tintype",
    configResolved(config) { path = resolve(config.root, file); },
    resolveId(source) { return source === name ? id : null; },
    load(source) {
      if (source !== id) return null;
      this.addWatchFile(path);
      return styleSheet(read(path), { scope, ...options });
    },
    /** Vite's: has the page take the new style sheet. */
    handleHotUpdate({ file: changed, server }) {
      if (resolve(changed) !== path) return undefined;
      const module = server.moduleGraph.getModuleById(id);
      return module ? [module] : undefined;
    },
  };
}

/** The style sheet of a project: of its theme, or of all of its themes. */
function styleSheet({ theme: only, themes }, { scope, ...options }) {
  if (typeof only === "string") return theme(only).css({ scope, ...options });
  if (typeof themes !== "object" || themes === null) throw new Error("tintype.json has neither “theme” nor “themes”.");
  const selector = scope ?? "[data-theme={theme}]";
  return Object.entries(themes).map(([name, text]) =>
    theme(text).css({ scope: selector.replaceAll("{theme}", name), ...options })).join("\n");
}

/** A tintype.json, in which comments are fine, and commas after the last value. */
function read(path) {
  const text = readFileSync(path, "utf8").replace(/^\u{feff}/u, "");
  const withoutComments = text.replace(/("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[^]*?\*\//g, (_, string) => string ?? "");
  const withoutCommas = withoutComments.replace(/("(?:\\.|[^"\\])*")|,(?=\s*[}\]])/g, (_, string) => string ?? "");
  try {
    return JSON.parse(withoutCommas);
  } catch {
    throw new Error(`${path} isn’t a tintype.json. “tintype build” says where the mistake is.`);
  }
}

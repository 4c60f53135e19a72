import type { ExportOptions } from "./index.js";

/** A plugin of Vite and Rollup. */
export interface TintypePlugin {
  name: string;
  resolveId(source: string): string | null;
  load(this: { addWatchFile(path: string): void }, source: string): string | null;
}

/** The options of the style sheet, and where the project's file is. */
export type TintypeOptions = ExportOptions & {
  /** The path of the project's `tintype.json`, from the project's root. */
  file?: string;
  /**
   * Of several themes, the selector that each is in, with `{theme}` for its name: `[data-theme={theme}]` if you don't say.
   */
  scope?: string;
};

/** Gives `import "virtual:tintype.css"` the style sheet of the project's `tintype.json`. */
export default function tintype(options?: TintypeOptions): TintypePlugin;

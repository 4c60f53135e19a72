import type { SchemeTheme } from "./scheme.js";

export type {
  Appearance, Charts, Color, Contrast, ContrastLevels, Level, RoleColor, SchemeTheme, Shortfall,
} from "./scheme.js";
export { color, contrast } from "./scheme.js";

/**
 * Options of a format, by their names in `formats`, such as `selector`, `prefix` and `only`. Their values are those of
 * `tintype export`; a list may be an array.
 */
export type ExportOptions = Record<string, string | readonly string[] | undefined>;

/** A file of an export. */
export interface ExportedFile {
  /** Its path in the folder that's exported, with slashes. */
  path: string;
  bytes: Uint8Array;
}

/** A theme that can be exported. */
export interface Theme extends SchemeTheme {
  /** The style sheet, the same bytes as `tintype export --format css`. */
  css(options?: ExportOptions): string;
  /** The text of any format that's one text file. */
  export(format: string, options?: ExportOptions): string;
  /** The files of any format. */
  files(format: string, options?: ExportOptions): ExportedFile[];
}

/** A format to export. */
export interface Format {
  readonly name: string;
  /** Its name for people. */
  readonly label: string;
  /** What people build with it: "React and Vue". */
  readonly group: string;
  /** The file it's saved as, or the folder. */
  readonly fileName: string;
  /** Whether it's several files. */
  readonly isFolder: boolean;
  /** Whether it's text that people can read. */
  readonly isText: boolean;
  /** What it holds. */
  readonly purpose: string;
  /** Who reads it. */
  readonly reader: string;
  /** The names of the options that it takes. */
  readonly options: readonly string[];
}

/** Reads a theme string, or a link to one. A color may be any that `color` reads. Throws an `Error` with a sentence. */
export function theme(text: string): Theme;
/** The theme in a file that Tintype wrote; null if it says none. */
export function themeInFile(contents: string): Theme | null;
/** The formats. */
export const formats: readonly Format[];

// What a program can ask about colors and themes.

const appearances = ["light", "dark"];

/** Refuses a value that isn't a text. */
function text(value, what) {
  if (typeof value !== "string") throw new TypeError(`${what} is a text, not ${value === null ? "null" : typeof value}.`);
  return value;
}

/** A theme, and the schemes that follow from it. */
export class SchemeTheme {
  #core;
  #facts;

  constructor(core, string) {
    this.#core = core;
    this.#facts = core.json("theme", text(string, "A theme"));
  }

  /** The theme string. */
  get string() { return this.#facts.string; }

  /** The name of the theme, and so of the app; null without one. */
  get name() { return this.#facts.name; }

  /** What's still to choose, in a sentence; null for a theme with two colors and two fonts. */
  get missing() { return this.#facts.missing; }

  /** The hex of each role. */
  scheme(appearance = "light", contrast = "standard") {
    return hexes(this.#core.json("scheme", this.string, text(appearance, "An appearance"), text(contrast, "A contrast"), ""));
  }

  /** Each role's hex, its CSS, the roles that it reads on and its contrast there, with those of charts. */
  roles(appearance = "light", contrast = "standard") {
    return this.#core.json(
      "scheme", this.string, text(appearance, "An appearance"), text(contrast, "A contrast"), "charts");
  }

  /** The colors for charts. */
  charts(appearance = "light", contrast = "standard") {
    const roles = this.roles(appearance, contrast);
    const list = (name) => Object.keys(roles).filter((role) => place(role, name) > 0).map((role) => roles[role].hex);
    return {
      categories: list("chart"),
      texts: list("on-chart"),
      sequential: list("sequential"),
      diverging: list("diverging"),
      safe: Object.values(roles).filter((role) => role.safe).length,
    };
  }

  /** What falls short of WCAG 2.2. */
  check({ appearance, contrast, level } = {}) {
    const variants = (appearance === undefined ? appearances : [text(appearance, "An appearance")]).flatMap((appearance) =>
      (contrast === undefined ? ["standard", "high"] : [text(contrast, "A contrast")]).map((contrast) => ({
        appearance, contrast, level: level === undefined ? (contrast === "high" ? "AAA" : "AA") : text(level, "A level"),
      })));
    return variants.flatMap(({ appearance, contrast, level }) => {
      const { pairs, charts } = this.#core.json("check", this.string, appearance, contrast, level);
      return [...pairs, ...charts].map(({ passes, ...shortfall }) => ({ appearance, contrast, level, ...shortfall }));
    });
  }

  /** Where a chosen color doesn't read as it is, and which to use there: a sentence each. */
  advice(appearance = "light") {
    return this.#core.json("check", this.string, text(appearance, "An appearance"), "standard", "AA").advice;
  }

  toString() { return this.#facts.string; }
}

/** The number of a role such as "chart-3"; 0 for another. */
function place(role, name) {
  const number = role.startsWith(`${name}-`) ? role.slice(name.length + 1) : "";
  return /^[1-9]$/.test(number) ? Number(number) : 0;
}

function hexes(roles) {
  return Object.fromEntries(Object.entries(roles).map(([role, { hex }]) => [role, hex]));
}

/** The functions of `tintype/scheme`. */
export function schemeFunctions(core) {
  return {
    theme: (string) => new SchemeTheme(core, string),
    color: (color) => core.json("color", text(color, "A color")),
    contrast: (color, background) => core.json("contrast", text(color, "A color"), text(background, "A color")),
  };
}

/** The functions of `tintype`. */
export function functions(core) {
  class Theme extends SchemeTheme {
    /** The files of a format. */
    files(format, options = {}) {
      return files(core.bytes("exportFiles", this.string, text(format, "A format"), ...parts(options)));
    }

    /** The text of a format that's one text file. */
    export(format, options = {}) {
      const files = this.files(format, options);
      if (files.length !== 1 || !formats.find(({ name }) => name === format).isText) {
        throw new Error(`${format} isn’t one text file. Use files("${format}").`);
      }
      return new TextDecoder().decode(files[0].bytes);
    }

    /** The style sheet. */
    css(options = {}) { return this.export("css", options); }
  }

  const formats = freeze(core.json("formats"));
  return {
    ...schemeFunctions(core),
    formats,
    theme: (string) => new Theme(core, string),
    themeInFile: (contents) => {
      const string = core.text("themeInFile", text(contents, "A file’s contents"));
      return string === "" ? null : new Theme(core, string);
    },
  };
}

/** The names and values of options. A list becomes a text with commas. */
function parts(options) {
  return Object.entries(options).filter(([, value]) => value !== undefined).flatMap(([name, value]) =>
    [name, text(Array.isArray(value) ? value.join(",") : value, `The option “${name}”`)]);
}

/** Reads files: for each, a line with its length in bytes, a space and its path; then the bytes themselves. */
function files(bytes) {
  const files = [];
  for (let position = 0; position < bytes.length;) {
    const end = bytes.indexOf(10, position);
    const [, length, path] = /^(\d+) (.*)$/s.exec(new TextDecoder().decode(bytes.subarray(position, end)));
    files.push({ path, bytes: bytes.slice(end + 1, end + 1 + Number(length)) });
    position = end + 1 + Number(length);
  }
  return files;
}

function freeze(list) {
  for (const item of list) Object.freeze(item);
  return Object.freeze(list);
}

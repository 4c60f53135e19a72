#!/usr/bin/env node
// The command of this package: a few of Tintype's subcommands, with the same answers.

import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { compile } from "./load.js";
import { startCore } from "./start.js";
import { functions } from "./theme.js";

const core = await startCore(await compile(new URL("./index.wasm", import.meta.url)));
const { formats, theme: readTheme } = functions(core);

const help = `Usage: tintype <command>

  export [THEME] --format FORMAT [--out PATH] [--force]
                                   write a theme as code for an app; also --theme-file FILE,
                                   and --${optionNames().join(", --")}
  scheme [THEME…] [--dark] [--contrast standard|high] [--json]
                                   print the colors an app needs to paint with a theme
  check [THEME…] [--level AA|AAA] [--dark] [--contrast standard|high] [--json]
                                   check the contrast of a theme
  contrast [TEXT BACKGROUND] [--json]
                                   check the contrast of text on a background
  formats [--json]                 list the formats

A theme is a text such as 'primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato', or a link to it. Without one, the
command reads standard input. The status is 0, 1 if something falls short, or 2 if something can’t be read or written.
`;

/** A sentence on standard error, which ends the command with status 2. */
class Refusal extends Error {}

const longestLine = 65536;
const written = [];
const print = (text) => written.push(Buffer.from(text));
const complain = (sentence) => {
  flush();
  process.stderr.write(`tintype: ${sentence}\n`);
};

/** Writes what was printed so far. */
function flush() {
  const bytes = Buffer.concat(written.splice(0));
  for (let position = 0; position < bytes.length;) {
    try {
      position += writeSync(1, bytes, position);
    } catch (error) {
      if (error.code === "EAGAIN") continue;
      if (error.code === "EPIPE") process.exit(141);
      throw error;
    }
  }
}

function optionNames() {
  return [...new Set(formats.flatMap(({ options }) => options))];
}

/** The options and the other arguments of a command. */
function read(args, options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Refusal(`${error.message.split(". ")[0]}. Type “tintype help” for what there is.`);
  }
}

const flag = { type: "boolean" };
const value = { type: "string" };

/** One of a few words. */
function word(text, words, name) {
  const found = words.find((word) => word === text || word === text.toUpperCase());
  if (found === undefined) throw new Refusal(`--${name} takes ${words.join(" or ")}, not “${text}”.`);
  return found;
}

/** A text as JSON that escapes like the native command. */
const quoted = (text) => JSON.stringify(text).replace(/\\[bfnrt]/g, (escape) =>
  `\\u00${JSON.parse(`"${escape}"`).charCodeAt().toString(16).padStart(2, "0")}`);

/** An object as JSON, with the input before its members. */
const withInput = (input, object) => `{"input":${quoted(input)},${JSON.stringify(object).slice(1)}`;

/** Rows of cells as lines with aligned columns. */
function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column])).join("  ").trimEnd()).join("\n");
}

/** All of standard input. */
function input() {
  try {
    return readFileSync(0);
  } catch (error) {
    if (error.code === "EOF") return Buffer.alloc(0);
    throw new Refusal(`Can't read standard input: ${error.message}.`);
  }
}

/** Lines of bytes, without their ends and without the mark before the first. */
function lines(bytes) {
  const text = bytes.toString("utf8").replace(/^\u{feff}/u, "").split("\n");
  if (text.at(-1) === "") text.pop();
  return text.map((line) => line.replace(/\r$/, ""));
}

/**
 * Answers each argument or, without arguments, each line of standard input. Returns the status: 2 if one can't be answered.
 * @param isBlock Whether an answer is a block of lines; then a refusal leaves no empty line.
 */
function answer(args, { json, isBlock }, ask) {
  let status = 0;
  (args.length > 0 ? args : lines(input())).forEach((line, index) => {
    try {
      if (Buffer.byteLength(line) > longestLine) throw new Error(`This is longer than ${longestLine} bytes.`);
      print(`${ask(line)}\n`);
      return;
    } catch (error) {
      status = 2;
      if (json) {
        print(withInput(line, { error: error.message }));
      } else {
        complain(args.length > 0 ? error.message : `line ${index + 1}: ${error.message}`);
      }
    }
    if (json || (!isBlock && args.length !== 1)) print("\n");
  });
  return status;
}

/** A block about a theme, which says first which one, if there may be several. */
const block = (args, line, { rows, lines: notes }, gap) =>
  [...(args.length === 1 ? [] : [line]), table(rows), ...(notes.length > 0 ? [gap + notes.join("\n")] : [])].join("\n");

const commands = {
  scheme(args) {
    const { values, positionals } = read(args, { dark: flag, contrast: value, json: flag });
    const choice = [values.dark ? "dark" : "light", word(values.contrast ?? "standard", ["standard", "high"], "contrast")];
    return answer(positionals, { json: values.json, isBlock: true }, (line) => values.json
      ? core.text("scheme", line, ...choice, "charts")
      : block(positionals, line, core.json("schemeReport", line, ...choice), ""));
  },

  contrast(args) {
    const { values, positionals } = read(args, { json: flag });
    if (![0, 2].includes(positionals.length)) {
      throw new Refusal(`Give two colors, not ${positionals.length}, or none to read standard input.`);
    }
    const pairs = positionals.length === 0 ? [] : [positionals.join("\t")];
    return answer(pairs, { json: values.json, isBlock: false }, (line) => {
      const tab = line.indexOf("\t");
      if (tab < 0) throw new Error("A line needs two colors with a tab between them: white, a tab, #3F51B5.");
      const pair = [line.slice(0, tab), line.slice(tab + 1)];
      return values.json
        ? withInput(line, core.json("contrast", ...pair)) : core.json("contrastReport", ...pair).rows[0].join("\t");
    });
  },

  check(args) {
    const { values, positionals } = read(args, { level: value, contrast: value, dark: flag, json: flag });
    const level = word(values.level ?? "AA", ["AA", "AAA"], "level");
    const contrast = values.contrast === undefined
      ? (level === "AAA" ? "high" : "standard") : word(values.contrast, ["standard", "high"], "contrast");
    for (const path of positionals.filter((text) => !text.includes("=") && !text.includes("://"))) {
      throw new Refusal(existsSync(path)
        ? "This package’s command checks themes. Tintype’s own command checks files, too."
        : `There’s no file, folder or theme “${path}”.`);
    }
    let passes = true;
    let count = 0;
    if (positionals.length === 0 && process.stdin.isTTY) throw new Refusal(nothingToCheck);
    const status = answer(positionals, { json: values.json, isBlock: true }, (line) => {
      count += 1;
      const report = core.json("checkReport", line, values.dark ? "dark" : "light", contrast, level);
      passes &&= report.passes;
      return values.json
        ? [...report.pairs, ...report.charts].map((pair) => withInput(line, pair)).join("\n")
        : block(positionals, line, report, "\n");
    });
    if (status !== 0) return status;
    if (count === 0) throw new Refusal(nothingToCheck);
    if (passes) return 0;
    if (level === "AAA" && contrast !== "high") {
      complain("A scheme of standard contrast is made for AA. Use --contrast high for AAA.");
    }
    return 1;
  },

  export(args) {
    const names = optionNames();
    const { values, positionals } = read(args, {
      format: value, "theme-file": value, out: value, force: flag, ...Object.fromEntries(names.map((name) => [name, value])),
    });
    if (values.format === undefined) throw new Refusal("Give --format. “tintype formats” lists them.");
    if (positionals.length > 1) throw new Refusal("Give one theme.");
    if (positionals.length === 1 && values["theme-file"] !== undefined) {
      throw new Refusal("Give a theme or --theme-file, not both.");
    }
    const string = positionals[0] ?? lines(values["theme-file"] === undefined ? input() : given(values["theme-file"]))[0] ?? "";
    const options = Object.fromEntries(names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]));
    const files = readTheme(string).files(values.format, options);
    const format = formats.find(({ name }) => name === values.format);
    if (values.out !== undefined) {
      write(files, values.out, { isFolder: format.isFolder, force: values.force });
    } else if (format.isText && files.length === 1) {
      written.push(files[0].bytes);
    } else {
      throw new Refusal(
        `${format.label} is not one text file. Name a place to write it, such as --out ${format.fileName}.`);
    }
    return 0;
  },

  formats(args) {
    const { values } = read(args, { json: flag });
    if (values.json) {
      print(formats.map(({ name, label, group, fileName, isFolder, purpose, reader, options }) =>
        `${JSON.stringify({ name, label, group, file: fileName, folder: isFolder, purpose, reader, options })}\n`).join(""));
      return 0;
    }
    const lines = table(formats.map(({ name, fileName, isFolder, reader, purpose }) =>
      [name, fileName + (isFolder ? "/" : ""), reader, purpose])).split("\n");
    // Those of a group are together.
    const begins = (index) => index === 0 || formats[index].group !== formats[index - 1].group;
    print(lines.map((line, index) =>
      `${begins(index) ? `${index === 0 ? "" : "\n"}${formats[index].group}\n` : ""}  ${line}\n`).join(""));
    return 0;
  },
};

const nothingToCheck = "There’s nothing to check. Name a theme, such as 'primary=indigo-500&accent=pink-a200'.";

/** The bytes of a file that someone named. */
function given(path) {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new Refusal(`Can't read ${path}: ${error.code === "ENOENT" ? "No such file or directory" : error.message}.`);
  }
}

/** Writes files that differ from those that are there, none of them in place of someone else's. */
function write(files, out, { isFolder, force }) {
  if (out.toLowerCase().endsWith(".zip")) {
    throw new Refusal("This package’s command writes files and folders. Tintype’s own command writes zips, too.");
  }
  const isInFolder = isFolder || out.endsWith("/") || (existsSync(out) && statSync(out).isDirectory());
  const changes = files.map(({ path, bytes }) => ({ path: isInFolder ? join(out, path) : out, bytes }))
    .map((file) => ({ ...file, there: existsSync(file.path) ? readFileSync(file.path) : null }))
    .filter(({ bytes, there }) => there === null || !there.equals(bytes));
  const note = "Made with Tintype: ";
  const isOurs = changes.some(({ there }) => there?.includes(note));
  for (const { path, bytes, there } of changes) {
    const isForeign = there !== null && there.length > 0 && !there.includes(note)
      && (Buffer.from(bytes).includes(note) || !isOurs);
    if (isForeign && !force) {
      throw new Refusal(`${path} isn’t from Tintype; choose another path, or replace it with --force.`);
    }
  }
  for (const { path, bytes, there } of changes) {
    try {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
    } catch (error) {
      throw new Refusal(`Can't write ${path}: ${error.message}.`);
    }
    process.stderr.write(`${there === null ? "Wrote" : "Updated"} ${path}.\n`);
  }
}

function run([name, ...args]) {
  if (name === undefined || ["help", "--help", "-h"].includes(name) || args.includes("--help")) {
    print(help);
    return 0;
  }
  if (name === "--version") {
    print(`${JSON.parse(readFileSync(new URL("./package.json", import.meta.url))).version}\n`);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : null;
  if (command === null) {
    throw new Refusal(`There’s no command “${name}” here. The commands are ${Object.keys(commands).join(", ")}.`);
  }
  return command(args);
}

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  complain(error.message);
  process.exitCode = 2;
}
flush();

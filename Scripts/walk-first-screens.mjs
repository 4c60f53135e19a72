// Opens the page without a browser, makes the four choices and comes back, to find out which functions that takes:
//
//   node Scripts/walk-first-screens.mjs page.html instrumented.wasm profile
//
// page.html has the first screen rendered into it. instrumented.wasm is the core as `wasm-split --instrument` makes it,
// which notes each function that is called; `wasm-split --split` reads the notes from the file named last.

import { readFileSync, writeFileSync } from "node:fs";

const [page, module, profile] = process.argv.slice(2);

// The page, as far as the walk must know it: elements with their attributes and children.

/** The element the core keeps up to date, read from the prerendered page, whose HTML is the core's own. */
function prerendered(html) {
  const open = [{ children: [] }];
  for (const [, end, tag, attributes] of html.slice(html.indexOf('<div class="app"')).matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (end) open.pop();
    if (open.length === 1 && end) break;
    if (end) continue;
    const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]);
    const element = { attributes: Object.fromEntries(pairs), children: [] };
    open.at(-1).children.push(element);
    if (tag !== "input") open.push(element);
  }
  return open[0].children[0];
}

let app;
const find = (path) => path.reduce((element, index) => element.children[index], app);
const build = ([, attributes, , content]) =>
  ({ attributes, children: Array.isArray(content) ? content.map(build) : [] });

// The host, as far as the core must have one.

let questions = 0;
let isIdleAskedFor = false;
let isIncluding = false;
const included = ["Cabin", "Karla"].map((name) => `${name}\tsans\tb\ti\tt`).join("\n");
const kept = { "tintype.session": "", "tintype.history": "" };
const orders = {
  set: (path, name, value) => { find(path).attributes[name] = value; },
  unset: (path, name) => { delete find(path).attributes[name]; },
  insert: (path, index, tree) => find(path).children.splice(index, 0, build(tree)),
  remove: (path) => find(path.slice(0, -1)).children.splice(path.at(-1), 1),
  replace: (path, tree) => find(path.slice(0, -1)).children.splice(path.at(-1), 1, build(tree)),
  keep: (name, text) => { kept[name] = text; },
  idle: () => { isIdleAskedFor = true; },
  include: () => { isIncluding = true; },
};

const bytes = (start, count) => new Uint8Array(core.memory.buffer, start, count);
const read = (start, count) => new TextDecoder().decode(bytes(start, count));

const host = {
  apply(start, count) {
    for (const [name, ...words] of JSON.parse(`[${read(start, count)}]`)) orders[name]?.(...words);
  },
  // A font that is there measures differently from any other, and one that isn't like the one after it.
  measure(font, fontCount, text, textCount, result) {
    const shown = read(font, fontCount).replace(/"[^"]*Missing[^"]*", /, "");
    const width = [...shown].reduce((sum, letter) => (sum * 31 + letter.codePointAt()) % 9973, 1);
    new Float64Array(core.memory.buffer, result, 5).set([width, 1, 2, 3, 4]);
  },
  // A slice of time is over after a few questions.
  left: () => (questions += 1) % 8,
};

function tell(name, ...texts) {
  const message = new TextEncoder().encode(texts.join("\x1f"));
  const start = core.reserve(message.length);
  bytes(start, message.length).set(message);
  const answer = core[name](message.length);
  if (isIncluding && name !== "begin") {
    isIncluding = false;
    tell("included", included);
  }
  while (isIdleAskedFor && name !== "begin") {
    isIdleAskedFor = false;
    tell("idled", "");
  }
  return answer;
}

/** Taps an element: the one with this index among those the test holds for. */
function tap(test, index = 0) {
  const paths = [];
  const search = (element, path, parent) => {
    if (test(element, parent)) paths.push(path);
    element.children.forEach((child, at) => search(child, [...path, at], element));
  };
  search(app, [], app);
  if (!paths[index]) throw new Error(`There is nothing to tap: ${test}, ${index}`);
  tell("acted", "tap", paths[index].join(" "), "");
}

const isOption = ({ attributes }) => attributes.role === "option";
const isNext = (_, { attributes }) => attributes.class === "bar-next";
const isBack = (_, { attributes }) => attributes.class === "bar-back";

// The walk.

// What else the core asks of the host does nothing here.
const imports = { host: new Proxy(host, { get: (known, name) => known[name] ?? (() => 0) }) };
const { instance } = await WebAssembly.instantiate(readFileSync(module), imports);
const core = instance.exports;
const fresh = bytes(0, core.memory.buffer.byteLength).slice();
const agent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/** Opens the page at an address, with what was kept. */
function open(address, list) {
  app = prerendered(readFileSync(page, "utf8"));
  bytes(0, core.memory.buffer.byteLength).fill(0).set(fresh);
  core.__wasm_call_ctors();
  while (tell("begin", address, kept["tintype.session"], "", "", agent, "", kept["tintype.history"], "1", "", ""));
  tell("fetched", ...list);
}

const absent = Array.from({ length: 120 }, (_, index) => `Missing ${index}`);
const listed = (names) => names.map((name) => `${name}\t-\t?\t?`).join("\n");
const fonts = listed(["Lato", "Vollkorn", "Missing Font", ...Array.from({ length: 60 }, (_, index) => `Font ${index}`)]);
open("", ["200", fonts]);
for (let choice = 0; choice < 4; choice += 1) {
  if (choice > 0) tap(isNext);
  // Chosen, taken back, chosen again, and another instead.
  for (const index of [1, 1, 1, 0]) tap(isOption, index);
}
for (let choice = 3; choice > 0; choice -= 1) tap(isBack);
tell("changed", "1");
tell("entered", "#/accent");
open("", ["404", ""]);
open("", ["200", listed(absent)]);
open("#/primary", ["404", ""]);

const start = core.memory.grow(1) * 65536;
writeFileSync(profile, bytes(start, core.__write_profile(start, 65536)));

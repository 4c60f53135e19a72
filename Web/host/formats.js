// The formats: a module that turns the facts of a theme into files. It comes when it is first needed. What passes between it
// and the core are texts; nothing here knows what is in them.

import { saveFile } from "./filedialogs.js";
import { FileModule, joined } from "./filemodule.js";
import { whenIdle } from "./idle.js";
import { loadStyle } from "./loader.js";

const styles = "takehome.css";
const encoder = new TextEncoder();
const decoder = new TextDecoder();

const module = new FileModule("formats.wasm", "writeTheme");
/** The samples of a style guide. */
let samples;
/** The bytes of the file that was written last. */
let written;

/** Gets the module to run; the error of one that does not come is a sentence. */
export const load = () => Promise.all([module.load(), ...[loadStyle(styles), getSamples()].map(told)]);

const told = (part) => part.catch(() => {
  throw new Error("The file formats didn’t load. Check your connection, then try again.");
});

async function getSamples() {
  if (samples) return;
  const answer = await fetch("guide.txt", { signal: AbortSignal.timeout(15000) });
  if (!answer.ok) throw answer;
  samples = await answer.text();
}

/** The formats that have not been written yet, by name. */
let unwritten = [];

/** The table of formats: six texts each. */
export function list() {
  const texts = module.ask("listFormats", joined([]));
  unwritten = texts.filter((_, index) => index % 6 === 0);
  return texts;
}

/** Writes a theme, and holds the file. */
export function write(request) {
  const texts = module.ask("writeTheme", joined([...request, samples]));
  written = module.written;
  rehearse(request[1]);
  return texts;
}

/** Writes each format once while nobody waits: a browser compiles a function when it is first called. */
function rehearse(facts) {
  const names = unwritten.splice(0);
  const next = () => whenIdle(() => {
    const name = names.shift();
    if (!name) return;
    try {
      module.ask("writeTheme", joined([name, facts, samples]));
      next();
    } catch { /* whoever asks for one will be told */ }
  });
  next();
}

/** The file that was written last as text. */
export const text = () => decoder.decode(written);

/** Downloads the file that was written last. */
export const save = (name) => saveFile(new Blob([written], { type: "application/octet-stream" }), name);

/** Draws the shapes that the module gives: rectangles and lines of text. */
function draw([width, height, ...shapes], canvas) {
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  for (const shape of shapes.map((lines) => lines.split("\n"))) {
    if (shape[0] === "rectangle") {
      context.fillStyle = shape[6];
      context.beginPath();
      context.roundRect(...shape.slice(1, 5).map(Number), Number(shape[5]));
      context.fill();
    } else {
      context.fillStyle = shape[4];
      context.font = shape[5];
      context.fillText(shape[6], Number(shape[1]), Number(shape[2]), Number(shape[3]));
    }
  }
}

/** Draws a link as a QR code. */
export function drawCode(address, canvases) {
  const shapes = module.ask("drawCode", encoder.encode(address));
  for (const canvas of canvases) draw(shapes, canvas);
}

/** Downloads a picture of a theme. */
export async function savePicture(name, facts) {
  const shapes = module.ask("drawTheme", encoder.encode(facts));
  const texts = shapes.filter((shape) => shape.startsWith("text")).map((lines) => lines.split("\n"));
  await Promise.allSettled(texts.map(([, , , , , font, words]) => document.fonts.load(font, words)));
  const canvas = document.createElement("canvas");
  draw(shapes, canvas);
  saveFile(await new Promise((go) => canvas.toBlob(go)), name);
}

const guide = Object.assign(document.createElement("div"), { className: "printed", ariaHidden: "true" });

/** Prepares a page of a format that replaces the app in print, in the fonts as this page has them. */
export function prepareGuide(format, facts, title, body) {
  module.ask("writeTheme", joined([format, facts, samples]));
  const markup = decoder.decode(module.written);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(markup.match(/<style>([^]*?)<\/style>/)[1].replaceAll(":root", ":host"));
  const root = guide.shadowRoot ?? guide.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [sheet];
  root.replaceChildren(elements(markup.match(/<main[^]*<\/main>/)[0]));
  root.firstElementChild.style.setProperty("--title-font", title);
  root.firstElementChild.style.setProperty("--body-font", body);
  document.body.append(guide);
}

const tags = /^(main|header|section|article|footer|div|ol|li|dl|dt|dd|h[12]|p|b|span)$/;
const shapes = /^(svg|path|circle|rect|polygon|polyline)$/;
const known = /^(class|viewBox|preserveAspectRatio|d|points|cx|cy|r|x|y|rx|width|height)$/;
const entities = { quot: '"', amp: "&", lt: "<", gt: ">" };
const unescaped = (text) => text.replace(/&(quot|amp|lt|gt);/g, (_, name) => entities[name]);

/** The elements of markup that the module wrote, every tag of which is closed; only the app's own ways may make some. */
function elements(markup) {
  const open = [document.createDocumentFragment()];
  for (const [, end, tag, attributes, text] of markup.matchAll(/<(\/?)([a-z\d]+)([^>]*)>|([^<]+)/g)) {
    if (text) open.at(-1).append(unescaped(text.trim() && text));
    else if (end) open.pop();
    else if (tags.test(tag) || shapes.test(tag)) {
      const element = document.createElementNS(`http://www.w3.org/${shapes.test(tag) ? "2000/svg" : "1999/xhtml"}`, tag);
      for (const [, name, value] of attributes.matchAll(/([a-zA-Z]+)="([^"]*)"/g)) {
        // The security policy forbids styles in markup, but not those that a script sets.
        if (name === "style") element.style.cssText = unescaped(value);
        else if (known.test(name)) element.setAttribute(name, unescaped(value));
      }
      open.at(-1).append(element);
      open.push(element);
    } else throw new TypeError(tag);
  }
  return open[0];
}

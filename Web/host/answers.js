// Answers to taps on the first screen's swatches while the core is still on its way. The core has worked them out when the page was
// built (`FirstAnswers`); here they're only put on the page and taken back. Taps that wait for the core, or for the rest of
// it, show that they do.

import { path } from "./app.js";
import { changesBelow, unfoldStyles } from "./changes.js";

const root = document.documentElement;
const dark = matchMedia("(prefers-color-scheme: dark)");

/** The swatch whose answer is on the page, and that answer: the orders that show it and those that take it back. */
let shown;
/** Once the core answers by itself, or can't, these answers end. */
let isOver = false;
let app;
let answers;
/** Where each element was before the first answer. That's where the core looks for it. */
const places = new Map();
/** The controls that show that they wait. */
const waiting = new Set();
let hint;
/** What lost the focus as its answer was taken back. */
let unfocused;

const orders = changesBelow(() => app);
const carryOut = (list) => { for (const [name, ...words] of list) orders[name](...words); };

/** Reads the answers at the first tap. */
function prepare() {
  if (answers) return;
  app = document.querySelector("body > .app");
  answers = JSON.parse(document.querySelector("#answers").textContent);
  unfoldStyles(app);
  for (const element of app.querySelectorAll("*")) places.set(element, path(element, app));
}

/** Answers a tap: by finger, by key, or as a screen reader makes one. */
export function answer(event) {
  if (isOver) return;
  if (document.readyState === "loading") return document.addEventListener("readystatechange", () => answer(event), { once: true });
  const control = event.target.closest?.("button:enabled, [role=option]");
  if (!control || (event.type === "keydown" && (control.tagName === "BUTTON" || ![" ", "Enter"].includes(event.key)))) return;
  prepare();
  const known = answers[dark.matches ? 1 : 0][places.get(control)];
  if (event.type === "keydown") event.preventDefault(); // Space would scroll
  // What comes after a tap that waits, waits, too.
  if (!known || waiting.size) return wait(control);
  root.classList.add("answered");
  // A second tap on a swatch takes its choice back.
  const isSecond = shown?.control === control;
  takeBack();
  if (isSecond) return;
  shown = { control, known };
  carryOut(known[0]);
}

function takeBack() {
  if (shown) carryOut(shown.known[1]);
  shown = undefined;
}

/** Shows that a tap was taken, but can't be answered yet. */
export function wait(control) {
  if (!control.matches("input")) control.setAttribute("aria-busy", "true");
  waiting.add(control);
  if (hint) return;
  hint = document.createElement("p");
  hint.className = "word";
  hint.setAttribute("role", "status");
  document.body.append(hint);
  hint.textContent = "Still loading. This comes next.";
}

/** Shows that nothing waits anymore. */
export function release() {
  hint?.remove();
  hint = undefined;
  for (const control of waiting) control.removeAttribute("aria-busy");
  waiting.clear();
}

/** Whether the page may differ from the one that the core knows, so that paths are those of `place`. */
export const areShown = () => Boolean(answers) && !isOver;

/** The path at which the core finds an element; undefined if an answer brought it. */
export const place = (element) => places.get(element);

/** Returns the page to its first state for the core, which then handles the taps itself, all before the next frame. */
export function end() {
  if (isOver) return;
  isOver = true;
  const focused = document.activeElement;
  takeBack();
  if (document.activeElement !== focused) unfocused = focused;
}

/** Returns a lost focus to where it was, unless the core has put it elsewhere. */
export function refocus() {
  const lost = unfocused;
  unfocused = undefined;
  if (lost?.isConnected && [document.body, lost.parentElement].includes(document.activeElement)) lost.focus({ preventScroll: true });
}

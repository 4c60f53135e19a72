// Sends messages to the core, one at a time.

import { app } from "./app.js";
import { call } from "./core.js";
import { pause } from "./idle.js";

const queue = [];
let isBusy = false;

/** Whether the page has opened, and whether the core is whole, too. */
let isOpen = false, isWhole = false;
/** Whether something that the person did needs the rest of the core. Then whatever they do waits, in order. */
let isHeld = false;
/** Whether that rest won't come. */
let hasFailed = false;
/** Taps on the prerendered page, for the core as soon as it has loaded: their texts at that time, and the function that gave them. */
const acts = [];
/** Everything else, including taps on a picture of the coming screen, sent once the core is whole. */
const waiting = [];

/**
 * Sends a message: its name and its texts, or a function that returns them when it's their turn. Nothing is sent if it
 * returns nothing.
 */
export function tell(name, texts) {
  if (isWhole) {
    queue.push([name, texts]);
    if (!isBusy) proceed();
    return;
  }
  // What's tapped after the browser's Back is on the screen that this leads to.
  if (name === "addressEntered") isHeld = true;
  if (name !== "acted" || !app.isConnected) return waiting.push([name, texts]);
  const known = texts();
  if (!known) return;
  if (isOpen) act(known, texts);
  else acts.push([known, texts]);
}

/** Has the core answer what the person did, unless that needs its rest. */
function act(known, texts) {
  isHeld ||= Boolean(call("acted", known)) && !hasFailed;
  if (isHeld) waiting.push(["acted", texts]);
}

/** Whether what the person does waits until the core is whole. */
export const waits = () => isHeld;

/** Opens the page with what the host knows about it, in steps between which the browser paints, unless a tap waits. */
export async function begin(facts) {
  let isAwaited = false;
  do {
    isAwaited ||= acts.length > 0;
    if (!isAwaited) await pause();
    for (const known of acts.splice(0)) act(...known);
  } while (call("begin", facts));
  isOpen = true;
  const { answers } = window.opening;
  if (!isHeld) answers.release();
  answers.refocus();
}

/** Tells the core that it's whole, and then all that waited for that. */
export function complete() {
  window.opening.answers.release();
  isWhole = true;
  isHeld = false;
  tell("completed", []);
  for (const message of waiting.splice(0)) tell(...message);
}

/** Lets nothing wait anymore: the rest of the core won't come. */
export function fail() {
  window.opening.answers.release();
  hasFailed = true;
  isHeld = false;
}

function proceed() {
  isBusy = true;
  try {
    while (queue.length) send(...queue.shift());
  } finally {
    isBusy = false;
  }
}

function send(name, texts) {
  const known = typeof texts === "function" ? texts() : texts;
  if (known) call(name, known);
}

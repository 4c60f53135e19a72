// Sends messages to the core, one at a time.

import { app } from "./app.js";
import { call } from "./core.js";
import { pause } from "./idle.js";

const queue = [];
let isBusy = false;

let isOpen = false;
/** Taps on the prerendered page, sent as soon as the core has loaded. */
const acts = [];
/** Everything else, including taps on a picture of the coming screen, sent once the page has opened. */
const waiting = [];

/**
 * Sends a message: its name and its texts, or a function that returns them when it's their turn. Nothing is sent if it
 * returns nothing.
 */
export function tell(name, texts) {
  if (!isOpen) {
    if (name === "acted" && app.isConnected) acts.push(...[texts()].filter(Boolean));
    else waiting.push([name, texts]);
    return;
  }
  queue.push([name, texts]);
  if (!isBusy) proceed();
}

/** Opens the page with what the host knows about it, in steps between which the browser paints, unless a tap waits. */
export async function begin(facts) {
  let isAwaited = false;
  do {
    isAwaited ||= acts.length > 0;
    if (!isAwaited) await pause();
    for (const texts of acts.splice(0)) call("acted", texts);
  } while (call("begin", facts));
  isOpen = true;
  window.opening.answers.refocus();
  for (const message of waiting.splice(0)) tell(...message);
}

function proceed() {
  isBusy = true;
  try {
    while (queue.length) {
      const [name, texts] = queue.shift();
      const known = typeof texts === "function" ? texts() : texts;
      if (known) call(name, known);
    }
  } finally {
    isBusy = false;
  }
}

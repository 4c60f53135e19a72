// Hands messages to the core, one after the other.

import { app } from "./app.js";
import { call } from "./core.js";
import { pause } from "./idle.js";

const queue = [];
let isBusy = false;

let isOpen = false;
/** What the person has done with the prerendered page: it's told as soon as the core is there. */
const acts = [];
/** Everything else, and what they have done with a picture of the screen to come: it's told when the page is open. */
const waiting = [];

/** Hands over a message: a name, and texts, or a function that gives them once it's their turn, if they still matter. */
export function tell(name, texts) {
  if (!isOpen) {
    if (name === "acted" && app.isConnected) acts.push(texts());
    else waiting.push([name, texts]);
    return;
  }
  queue.push([name, texts]);
  if (!isBusy) proceed();
}

/** Opens the page with what it knows. */
export async function begin(facts) {
  do {
    await pause();
    for (const texts of acts.splice(0)) call("acted", texts);
  } while (call("begin", facts));
  isOpen = true;
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

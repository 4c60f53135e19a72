// Hands messages to the core, one after the other. Where one needs a part of the core that is not there yet, it and those
// after it wait for that part; if it does not come the page says so, and nothing has changed.

import { app } from "./app.js";
import { call, complete, Trouble, whole } from "./core.js";
import { pause } from "./idle.js";
import { say } from "./notice.js";

const queue = [];
/** What nobody did by hand, and what can wait until the core is whole. */
const postponed = [];
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

/** Opens the page with what it knows; throws `Trouble` where the core needs what does not come. */
export async function begin(facts) {
  do {
    await pause();
    for (const texts of acts.splice(0)) await insist("acted", texts);
  } while (await insist("begin", facts));
  isOpen = true;
  for (const message of waiting.splice(0)) tell(...message);
}

function proceed() {
  isBusy = true;
  let needing;
  try {
    while (!needing && queue.length) {
      const [name, texts] = queue.shift();
      const known = typeof texts === "function" ? texts() : texts;
      if (known && !call(name, known)) needing = [name, texts];
    }
  } finally {
    isBusy = Boolean(needing);
  }
  if (needing) waitFor(needing);
}

async function waitFor(message) {
  document.body.ariaBusy = "true";
  try {
    await Promise.race([complete(), isLate()]);
    queue.unshift(message);
  } catch (trouble) {
    if (isByHand(message)) say(trouble.message);
    else postponed.push(message);
  }
  document.body.ariaBusy = null;
  setTimeout(proceed);
}

const isByHand = ([name]) => name === "acted" || name === "entered";

whole.then(() => setTimeout(() => postponed.splice(0).forEach((message) => tell(...message))));

/** How many milliseconds a person may wait without a word. */
const patience = 4000;

async function isLate() {
  await new Promise((go) => setTimeout(go, patience));
  throw new Trouble("Part of Tintype is still loading. Try again in a moment.");
}

/** Hands over a message that the page can't open without. */
async function insist(name, texts) {
  for (;;) {
    const done = call(name, texts);
    if (done) return done.value;
    await complete("reload this page");
  }
}

// Hands messages to the core, one after the other. Where one needs a part of the core that is not there yet, it and those
// after it wait for that part; if it does not come the page says so, and nothing has changed.

import { call, complete, Trouble, whole } from "./core.js";
import { say } from "./notice.js";

const queue = [];
/** What nobody did by hand, and what can wait until the core is whole. */
const postponed = [];
let isBusy = false;

/** Hands over a message: a name, and texts, or a function that gives them once it's their turn, if they still matter. */
export function tell(name, texts) {
  queue.push([name, texts]);
  if (!isBusy) proceed();
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
  throw new Trouble("A part of Tintype is still on its way. Try again in a moment.");
}

/** Hands over a message that the page can't open without; throws `Trouble` where it needs what does not come. */
export async function insist(name, texts) {
  for (;;) {
    const done = call(name, texts);
    if (done) return done.value;
    await complete("reload this page");
  }
}

// The parts that only the stage and Preview need, loaded with the samples when either is first seen.

import { breathe, pause } from "./idle.js";
import * as inspector from "./inspector.js";
import { loadDocument, loadStyle } from "./loader.js";

const page = "samples.html";
const styles = ["stage.css", "samples.css"];
/** The samples: the elements of each, by name. */
let samples;

/**
 * Whether the person had to ask for the samples again. If so, the button that had the focus is gone by the time they
 * come.
 */
let isAskedAgain = false;

/** Loads the samples and their styles. Throws if one of them doesn't load. */
export async function load() {
  const [file] = await Promise.all([loadDocument(page), ...styles.map(styleLater)]).catch((trouble) => {
    isAskedAgain = true;
    throw trouble;
  });
  await breathe();
  samples ??= new Map([...file.querySelectorAll("[data-sample]")].map((one) => [one.dataset.sample, one]));
  if (!samples.size) throw new Error("the file of samples is empty");
}

/** Requests each style sheet in its own task: on a slow device, several requests in one task would delay a tap. */
async function styleLater(file, index) {
  for (let turn = 0; turn <= index; turn++) await breathe();
  return loadStyle(file);
}

/** Fills what has just appeared with samples. The first time, one by one, since that takes a slow device a while. */
export function fill(element) {
  if (!samples) return;
  // The button goes after the samples came.
  if (isAskedAgain) queueMicrotask(takeFocus);
  const places = [...element.querySelectorAll("[data-sample]:empty")];
  if (!places.length) return;
  if (hasFilled) places.forEach(put);
  else putInTurns(places);
  requestAnimationFrame(() => drawDots(document));
}

function takeFocus() {
  isAskedAgain = false;
  if (document.activeElement !== document.body) return;
  const find = (selector) => document.querySelector(selector);
  (find(".stage [aria-selected=true]") ?? find(".preview [aria-checked=true]"))?.focus({ preventScroll: true });
}

let hasFilled = false;

/** Milliseconds to work before the browser may paint. */
const slice = 5;

async function putInTurns(places) {
  if (isNew) await showInTurns(document.querySelectorAll(".steps > .naming, .stage > .board, .stage .half"));
  let begun = -slice;
  const rest = async () => {
    if (performance.now() - begun < slice) return;
    await breathe();
    begun = performance.now();
  };
  await rest();
  for (const place of places) {
    // Another call filled it in the meantime.
    if (place.childElementCount) continue;
    for (const part of parts(place)) {
      part();
      place.getBoundingClientRect(); // forces layout, so that its time counts
      await rest();
    }
  }
  hasFilled = true;
}

/** Whether the stage has never been shown. */
let isNew = true;

/** Shows elements one per frame: laying them all out at once would delay a tap on a slow device. */
async function showInTurns(elements) {
  isNew = false;
  for (const { style } of elements) style.display = "none";
  for (const { style } of elements) {
    await pause();
    style.display = "";
  }
}

/**
 * The steps that fill a place with its sample. It stays hidden until it's whole, since each step moves what's there.
 */
function* parts(place) {
  for (const node of samples.get(place.dataset.sample)?.childNodes ?? []) {
    const screen = document.importNode(node);
    screen.style.visibility = "hidden";
    yield () => place.append(screen);
    yield* branches(node, screen);
    yield () => { screen.style.visibility = ""; };
  }
}

/** The most elements added in one step. */
const bunch = 12;

/** The steps that copy an element's children into its copy. */
function* branches(element, copy) {
  for (const child of element.childNodes) {
    const isLarge = child.childElementCount > 1 && child.querySelectorAll("*").length > bunch;
    const branch = document.importNode(child, !isLarge);
    yield () => copy.append(branch);
    if (isLarge) yield* branches(child, branch);
  }
}

function put(place) {
  for (const part of parts(place)) part();
}

/** Draws a dot per sample to swipe through, and fills the dot of the one in front. */
function drawDots(app) {
  const dots = app.querySelector(".preview-dots");
  const row = app.querySelector(".preview .samples");
  if (!dots || !row) return;
  const cards = [...row.querySelectorAll("figure")];
  if (dots.childElementCount !== cards.length) dots.replaceChildren(...cards.map(() => document.createElement("i")));
  const middle = row.getBoundingClientRect().left + row.clientWidth / 2;
  const places = cards.map((card) => card.getBoundingClientRect()).map(({ left, width }) => left + width / 2);
  const order = [...places].sort((one, other) => one - other);
  const distance = order.map((place) => Math.abs(place - middle));
  const front = distance.indexOf(Math.min(...distance));
  [...dots.children].forEach((dot, index) => dot.classList.toggle("front", index === front));
}

let isStarted = false;

/** Listens to gestures on the stage. */
export function start(app, act) {
  if (isStarted) return;
  isStarted = true;
  listenForHolding(app, act);
  listenForKeys(app);
  inspector.start(app, act);
  app.addEventListener("scroll", ({ target }) => { if (target.matches(".preview .samples")) drawDots(app); }, { capture: true, passive: true });
}

/** Listens for a button that works while it's held: with a finger, with Space, or with its own key. */
function listenForHolding(app, act) {
  let held;
  const hold = (button) => {
    if (!button || button.disabled || held) return;
    held = button;
    act("press", button);
  };
  const release = () => {
    if (held) act("release", held);
    held = undefined;
  };
  const isTyping = ({ target }) => target.matches("input:not([type=range]), select");
  app.addEventListener("pointerdown", ({ target }) => hold(target.closest(".compare")));
  for (const sign of ["pointerup", "pointercancel", "blur"]) addEventListener(sign, release);
  addEventListener("keydown", (event) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "\\" && !isTyping(event)) hold(app.querySelector(".compare"));
    else if (event.key === " " && event.target.matches(".compare")) hold(event.target);
  });
  addEventListener("keyup", ({ key }) => { if (key === "\\" || key === " ") release(); });
}

/** Escape closes what was opened last: the menu, the inspector or the enlarged sample. Arrows lead from sample to sample. */
function listenForKeys(app) {
  const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  app.addEventListener("keydown", (event) => {
    if (!event.target.matches("figcaption button") || !(event.key in steps)) return;
    const all = [...event.target.closest(".board").querySelectorAll("figcaption button")];
    all[all.indexOf(event.target) + steps[event.key]]?.focus();
    event.preventDefault();
  });
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog")) return;
    [...app.querySelectorAll("[aria-keyshortcuts=Escape]")].at(-1)?.click();
  });
}

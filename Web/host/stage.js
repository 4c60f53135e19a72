// What only the stage and Preview need: it comes with the samples, when they are first seen.

import { breathe, pause } from "./idle.js";
import { loadDocument, loadStyle } from "./loader.js";

const page = "samples.html";
const styles = ["stage.css", "samples.css"];
/** The samples by name: whatever is in each. */
let samples;

/** Whether the person had to ask for the samples again; the button for it, which had the focus, is gone by then. */
let isAskedAgain = false;

/** Fetches the samples and their styles; throws where one of them does not arrive. */
export async function load() {
  const [file] = await Promise.all([loadDocument(page), ...styles.map(styleLater)]).catch((trouble) => {
    isAskedAgain = true;
    throw trouble;
  });
  await breathe();
  samples ??= new Map([...file.querySelectorAll("[data-sample]")].map((one) => [one.dataset.sample, one]));
  if (!samples.size) throw new Error("the file of samples is empty");
}

/** Requests each style sheet in its own task: on a slow device, several requests in one task would hold up a tap. */
async function styleLater(file, index) {
  for (let turn = 0; turn <= index; turn++) await breathe();
  return loadStyle(file);
}

/** Puts the samples into what has just appeared: at first one after the other, since they take a slow device a while. */
export function fill(element) {
  if (!samples) return;
  if (isAskedAgain) takeFocus();
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

/** How many milliseconds to work before the browser may paint. */
const slice = 5;

async function putInTurns(places) {
  if (isNew) await showInTurns(document.querySelectorAll(".stage > .tools, .stage > .board, .stage .half"));
  let begun = -slice;
  const rest = async () => {
    if (performance.now() - begun < slice) return;
    await breathe();
    begun = performance.now();
  };
  await rest();
  for (const place of places) {
    // Meanwhile, by another call.
    if (place.childElementCount) continue;
    for (const part of parts(place)) {
      part();
      place.getBoundingClientRect(); // lays it out, so that its time counts
      await rest();
    }
  }
  hasFilled = true;
}

/** Whether the stage has never been seen. */
let isNew = true;

/** Shows parts of the page one frame at a time: laying them all out at once would hold up a tap on a slow device. */
async function showInTurns(elements) {
  isNew = false;
  for (const { style } of elements) style.display = "none";
  for (const { style } of elements) {
    await pause();
    style.display = "";
  }
}

/** Ways to put a sample into its place bit by bit; it's seen when it's whole, since what comes moves what was there. */
function* parts(place) {
  for (const node of samples.get(place.dataset.sample)?.childNodes ?? []) {
    const screen = document.importNode(node);
    screen.style.visibility = "hidden";
    yield () => place.append(screen);
    yield* branches(node, screen);
    yield () => { screen.style.visibility = ""; };
  }
}

/** How many elements come at once at most. */
const bunch = 12;

/** Ways to put copies of an element's children below another, one after the other. */
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

/** Draws a dot for each sample that is swiped through, and fills the one that is in front. */
function drawDots(app) {
  const dots = app.querySelector(".dots");
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

/** Listens to what is done with the stage. */
export function start(app, act) {
  if (isStarted) return;
  isStarted = true;
  listenForHolding(app, act);
  listenForKeys(app);
  app.addEventListener("scroll", ({ target }) => { if (target.matches(".preview .samples")) drawDots(app); }, { capture: true, passive: true });
}

/** A button that works while it is held: by a finger, by Space, or by the key that it names. */
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

/** Escape leads back from what is enlarged. */
function listenForKeys(app) {
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog")) return;
    app.querySelector("[aria-keyshortcuts=Escape]")?.click();
  });
}

// How a screen appears: at once when the page opens, as a picture of it if there is one, and later sliding in from its
// side.

import { foundFonts } from "./foundfonts.js";
import { pause } from "./idle.js";
import * as picture from "./picture.js";
import { current } from "./storage.js";

const root = document.documentElement;
/** The picture shown in place of the app; see opening.js. */
let standIn = window.opening.picture;
let hasOpened = false;
/** Fonts found later push the chosen one down. We keep it in view until the person does something. */
let follows = true;

/** Makes room for the picture, if there is one. */
export function begin(app) {
  if (standIn) app.remove();
}

/** Shows the screen, whatever hid it. */
export function uncover() {
  root.classList.remove("waiting", "looking");
  document.querySelector(".late")?.remove();
}

const fontBound = 'main :is([aria-busy=true], [style*="font-family"])';

/** Called when the core has opened the page. Only what would move as fonts are found stays hidden until they are. */
export function open(app) {
  hasOpened = true;
  if (!foundFonts().list && app.querySelector(fontBound)) {
    root.classList.replace("waiting", "looking");
    setTimeout(uncover, 1500);
  } else uncover();
  root.classList.add("ready");
  pause().then(() => root.classList.add("settled"));
  setTimeout(() => reveal(app), 1000);
}

/** Replaces the picture with the app. */
export function reveal(app) {
  if (!standIn || !hasOpened) return;
  const main = standIn.querySelector("main");
  const { scrollTop } = main;
  follows &&= !scrollTop || isInSight(standIn.querySelector(selected), main);
  standIn.replaceWith(app);
  standIn = undefined;
  app.querySelector("main").scrollTop = scrollTop;
  if (!scrollTop || follows) showSelected(app);
}

const selected = "[role=listbox] [aria-selected=true]";

function isInSight(row, main) {
  if (!row) return false;
  const [{ top, bottom }, room] = [row.getBoundingClientRect(), main.getBoundingClientRect()];
  return bottom > room.top && top < room.bottom;
}

/** Scrolls to what is chosen, if it's out of sight. A long list that has just appeared has it in its middle. */
export function showSelected(element) {
  const row = element.matches(selected) ? element : element.querySelector(selected);
  const list = row?.closest(".rows");
  if (list && row !== element) center(row, list.closest("main"));
  row?.scrollIntoView({ block: "nearest" });
}

/** Scrolls a row to the middle, below a whole number of rows of its height, and again as more rows come before it. */
function center(row, main) {
  const { top, bottom, height } = row.getBoundingClientRect();
  const room = main.getBoundingClientRect();
  const begin = Math.max(room.top, main.querySelector(".finder")?.getBoundingClientRect().bottom ?? 0);
  if (!main.scrollTop && top >= begin && bottom <= room.bottom) return;
  const rowsAbove = Math.max(0, Math.floor((room.bottom - begin - height) / 2 / height));
  main.scrollTop += top - begin - rowsAbove * height;
}

for (const sign of ["wheel", "pointerdown", "keydown"]) {
  addEventListener(sign, () => { follows = false; }, { once: true, capture: true, passive: true });
}

/** From now on, what appears moves in. Until the person does something, nothing has: it's all part of the opening. */
export const allowMotion = () => root.classList.add("lively");
// Before the tap itself, so that the tap doesn't wait for every style to be computed.
for (const sign of ["pointerover", "pointerdown", "keydown"]) addEventListener(sign, allowMotion, { once: true, capture: true });

/** How far the library is scrolled. It's found as it was left, once its themes are there again. */
let libraryTop = 0, isReturning = false;

for (const sign of ["wheel", "pointerdown", "keydown"]) {
  addEventListener(sign, () => { isReturning = false; }, { capture: true, passive: true });
}

/** Scrolls the library to where it was left, as far as it has grown. */
function returnToPlace(main, isNew) {
  if (!main.matches(".library")) return;
  if (isNew) isReturning = true;
  if (!isReturning) return;
  main.scrollTop = libraryTop;
  isReturning = main.scrollTop < libraryTop - 1;
}

let shot;

/** Makes a change to the app visible. */
export function change(app, apply) {
  const main = app.querySelector("main");
  const before = position(app);
  if (main?.matches(".library") && !isReturning) libraryTop = main.scrollTop;
  apply();
  if (!hasOpened) return;
  if (follows && app.querySelector(".rows")) showSelected(app);
  const shown = app.querySelector("main");
  if (main !== shown) arrive(app, before);
  returnToPlace(shown, main !== shown);
  // The rows of a long list arrive in batches.
  if (!app.querySelector("[role=presentation]:empty")) reveal(app);
  clearTimeout(shot);
  shot = setTimeout(takePicture, 2000, app);
}

/** The index of the current step; -1 if there's none. */
function position(app) {
  const step = app.querySelector("[aria-current=step]")?.closest("li");
  return step ? [...step.parentElement.children].indexOf(step) : -1;
}

/** Tells a new screen which side to come in from. */
function arrive(app, before) {
  const after = position(app);
  const isBack = after < before || (after === before && !app.querySelector(".bar-back button"));
  app.querySelector("main").dataset.way = isBack ? "back" : "forward";
}

function takePicture(app) {
  if (hasOpened && !standIn) picture.take(app, current().session);
}

/** Saves a picture of the app for next time whenever the page may be about to close. */
export function keepPictures(app) {
  addEventListener("pagehide", () => takePicture(app));
  document.addEventListener("visibilitychange", () => { if (document.hidden) takePicture(app); });
}

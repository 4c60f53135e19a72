// How a screen comes to be seen: at once when the page opens, by a picture of it if there is one, and from its own
// side later on.

import { foundFonts } from "./foundfonts.js";
import { pause } from "./idle.js";
import * as picture from "./picture.js";
import { current } from "./storage.js";

const root = document.documentElement;
/** The picture that is seen in the app's place; see opening.js. */
let standIn = window.opening.picture;
let hasOpened = false;
/** Fonts found later push the chosen one down; we keep it visible until the person does something. */
let follows = true;

/** Leaves its place to the picture, if there is one. */
export function begin(app) {
  if (standIn) app.remove();
}

/** Shows the screen, whatever hid it. */
export function uncover() {
  root.classList.remove("waiting", "looking");
  document.querySelector(".late")?.remove();
}

const fontBound = 'main :is([aria-busy=true], [style*="font-family"])';

/** The core has opened the page. Only what would change under the reader's eyes waits for the fonts to be found. */
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

/** Puts the app in the place of its picture. */
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

export function showSelected(element) {
  const row = element.matches(selected) ? element : element.querySelector(selected);
  row?.scrollIntoView({ block: "nearest" });
}

for (const sign of ["wheel", "pointerdown", "keydown"]) {
  addEventListener(sign, () => { follows = false; }, { once: true, capture: true, passive: true });
}

/** From now on what appears moves in; what came before the person did anything was part of the opening. */
export const allowMotion = () => root.classList.add("lively");
// Before a tap is one, so that it need not wait while every style is worked out.
for (const sign of ["pointerover", "pointerdown", "keydown"]) addEventListener(sign, allowMotion, { once: true, capture: true });

let shot;

/** Makes a change of the app seen. */
export function change(app, apply) {
  const main = app.querySelector("main");
  const before = position(app);
  apply();
  if (!hasOpened) return;
  if (follows && app.querySelector(".rows")) showSelected(app);
  if (main !== app.querySelector("main")) arrive(app, before);
  // The rows of a long list come bit by bit.
  if (!app.querySelector("[role=presentation]:empty")) reveal(app);
  clearTimeout(shot);
  shot = setTimeout(takePicture, 2000, app);
}

/** How far the person has come, as the steps say it. */
function position(app) {
  const step = app.querySelector("[aria-current=step]")?.closest("li");
  return step ? [...step.parentElement.children].indexOf(step) : -1;
}

/** Says of a screen that has just replaced another from which side it comes. */
function arrive(app, before) {
  const after = position(app);
  const isBack = after < before || (after === before && !app.querySelector(".bar-back button"));
  app.querySelector("main").dataset.way = isBack ? "back" : "forward";
}

function takePicture(app) {
  if (hasOpened && !standIn) picture.take(app, current().session);
}

/** Keeps a picture of the app for the next time, whenever it may be the last moment. */
export function keepPictures(app) {
  addEventListener("pagehide", () => takePicture(app));
  document.addEventListener("visibilitychange", () => { if (document.hidden) takePicture(app); });
}

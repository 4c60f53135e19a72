// The parts of the page that only some screens need, loaded when they're first used.

import { app } from "./app.js";
import { showSelected } from "./arrival.js";
import { act } from "./gestures.js";
import { loadScript, loadStyle } from "./loader.js";
import { say } from "./notice.js";

/** The script of the stage, once it has loaded. */
let stage;

/** Loads the samples and the script that shows them. Throws if a part doesn't load. */
export async function bringStage() {
  stage ??= await loadScript("stage.js");
  await stage.load();
  stage.start(app, act);
}

/** Puts samples into an element that has just appeared. */
export const fillSamples = (element) => stage?.fill(element);

/** Measures fonts by their letters. Returns a text for each, empty if it can't be measured. */
export async function measureLetters(fonts) {
  const letters = await loadScript("letters.js").catch(() => undefined);
  return letters ? letters.measure(fonts) : fonts.map(() => "");
}

/** Style sheets, each with the elements that need it. */
const sheets = [
  ["takehome.css", ".exports"], ["library.css", ".library, dialog"], ["custom.css", ".custom, .crayons, .mix, .adjust, .inspector"],
];
/** Style sheets that were requested. If one failed, it's requested again the next time its elements appear. */
const asked = new Set();

/** Loads the style sheets that the current screen needs. */
export function loadStyles() {
  for (const [file, selector] of sheets) {
    if (!app.querySelector(selector)) asked.delete(file);
    else if (!asked.has(file)) {
      asked.add(file);
      loadStyle(file).then(() => showSelected(app), ({ message }) => say(message));
    }
  }
}

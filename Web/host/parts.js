// The parts of the page that only some screens need: each comes when it is first asked for.

import { app } from "./app.js";
import { act } from "./gestures.js";
import { loadScript, loadStyle } from "./loader.js";
import { say } from "./notice.js";

/** The stage and its samples, once they are there. */
let stage;

/** Brings in the samples and what shows them; throws where a part does not arrive. */
export async function bringStage() {
  stage ??= await loadScript("stage.js");
  await stage.load();
  stage.start(app, act);
}

/** Puts samples into an element that has just appeared. */
export const fillSamples = (element) => stage?.fill(element);

/** Measures fonts by their letters; gives a text for each, empty where it cannot be. */
export async function measureLetters(fonts) {
  const letters = await loadScript("letters.js").catch(() => undefined);
  return letters ? letters.measure(fonts) : fonts.map(() => "");
}

/** Style sheets, each with what it's for. */
const sheets = [
  ["takehome.css", ".exports"], ["library.css", ".library, dialog"], ["custom.css", ".custom, .crayons, .mix"],
];
/** Those that were asked for or didn't come, until what they're for is shown again. */
const asked = new Set();

/** Brings in the style sheets of what is shown now. */
export function loadStyles() {
  for (const [file, selector] of sheets) {
    if (!app.querySelector(selector)) asked.delete(file);
    else if (!asked.has(file)) {
      asked.add(file);
      loadStyle(file).catch(({ message }) => say(message));
    }
  }
}

// The parts of the page that only some screens need: each comes when it is first asked for.

import { app } from "./app.js";
import { Trouble } from "./core.js";
import { act } from "./gestures.js";
import { tell } from "./messages.js";
import { script } from "./script.js";

/** The stage and its samples, and custom colors, once they are there. */
let stage, custom;
/** The same for what writes files, and what reads them. */
export let formats, reading;

const part = (name) => import(new URL(name, document.baseURI));

/** Brings in the samples and what shows them; throws where a part does not arrive. */
export async function bringStage() {
  stage ??= await part("stage.js");
  await stage.load();
  stage.start(app, act);
}

/** Puts samples into an element that has just appeared. */
export const fillSamples = (element) => stage?.fill(element);

/** Brings in what custom colors need, with its styles; throws where it does not arrive. */
export async function bringCustom() {
  custom ??= await part("custom.js");
  await custom.load();
  custom.start(act);
}

/** Gets ready while a picture is on its way; what does not arrive is asked for again with it. */
export const expectPicture = () => bringCustom().then(() => custom.expectPicture(script)).catch(() => {});

/** Finds the colors of a picture. */
export async function extract(file) {
  await bringCustom();
  return custom.extract(file, script);
}

/** Draws what only custom colors show. */
export const fillCustom = () => custom?.fill(app);

let tries = 0;

/** Brings in a part that works with files; throws a sentence where it does not come. */
async function bring(name, known) {
  const script = new URL(name, document.baseURI);
  // A browser remembers that a script did not come; under another name it asks again.
  script.search = tries || "";
  const arriving = known ?? await import(script).catch(() => { tries += 1; });
  if (!arriving) throw new Trouble("The file formats didn’t load. Check your connection, then try again.");
  await arriving.load();
  return arriving;
}

/** Brings in the formats; throws where they do not come. */
export async function bringFormats() {
  formats = await bring("formats.js", formats);
}

/** Asks the formats for something, and tells the core the answer, or why there is none. */
export const exchange = (name, use) => answer(name, () => bringFormats().then(use));

/** Reads files that belong together, and tells the core which theme is in them. */
export const readFiles = (files) => answer("fileRead", async () => {
  reading = await bring("reading.js", reading);
  return reading.read(files);
});

/** Hands on the files in what was dropped. */
export async function openFolders(entries, take) {
  try {
    reading = await bring("reading.js", reading);
    take(await reading.filesIn(entries));
  } catch ({ message }) {
    tell("fileRead", [message]);
  }
}

async function answer(name, ask) {
  let texts;
  try {
    texts = await ask();
  } catch (trouble) {
    return tell("formatsFailed", [trouble.message]);
  }
  return tell(name, texts);
}

/** Measures fonts by their letters; gives a text for each, empty where it cannot be. */
export async function weigh(fonts) {
  const letters = await part("letters.js").catch(() => undefined);
  return letters ? letters.measure(fonts) : fonts.map(() => "");
}

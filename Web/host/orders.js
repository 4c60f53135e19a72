// The core's orders, other than changes to the tree: things only a browser can do.

import { app } from "./app.js";
import * as arrival from "./arrival.js";
import { bringIn, bringLibrary, pickFonts, pickPicture, readGiven } from "./files.js";
import * as fontFiles from "./fontfiles.js";
import { keepFoundFonts } from "./foundfonts.js";
import { inSlices, whenIdle } from "./idle.js";
import { loadIncludedFonts } from "./includedfonts.js";
import { loadScript, loadText } from "./loader.js";
import { tell } from "./messages.js";
import { say } from "./notice.js";
import { bringStage, measureLetters } from "./parts.js";
import { drawGuide } from "./printing.js";
import * as storage from "./storage.js";
import { savePicture } from "./themepicture.js";
import { changes } from "./tree.js";
import * as wholeFonts from "./wholefonts.js";

const copy = (text) => navigator.clipboard.writeText(text).then(() => tell("copied", ["1"]), () => tell("copied", [""]));

/** The text of one of the page's files; empty if it doesn't load. */
const text = (name) => loadText(name).catch(() => "");

let project;

/** Binds the page to the project that it was opened with, if there is one. */
export async function bringProject() {
  const invitation = projectInvitation();
  if (!invitation) return;
  project = await loadScript("project.js");
  project.start(invitation, (texts) => tell("projectChanged", texts));
}

/** The invitation, and the page's own token once it has one. */
function projectInvitation() {
  try {
    return sessionStorage.getItem("tintype.project");
  } catch { /* refused: then there's none */ }
}

/** All orders by name. */
export const orders = {
  ...changes,
  // Each change of address gets its own task, because browsers are slow at it.
  go(address) {
    setTimeout(() => {
      if (history.state?.from === address) history.back();
      else history.pushState(storage.entry({ from: location.hash }), "", address);
    });
  },
  stay(address) {
    const from = location.hash;
    setTimeout(() => { if (location.hash === from) history.replaceState(history.state, "", address); });
  },
  keep: (key, value) => storage.keep(key.replace("tintype.", ""), value),
  cache(list) {
    keepFoundFonts(list);
    arrival.uncover();
  },
  /** Focuses the first of these that's there: the selectors are in the order of preference. */
  focus(selectors) {
    const element = selectors.split(", ").map((one) => document.querySelector(one)).find(Boolean);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: "nearest" });
  },
  copy,
  showCode: () => app.querySelector("main .export")?.scrollIntoView({ block: "nearest" }),
  read: (text) => bringIn([new File([text], "")]),
  share: (url, title) => navigator.share({ title, url }).catch(({ name }) => {
    if (name !== "AbortError") say("This browser couldn’t share the link. Copy it instead.");
  }),
  exportTexts: () => text("exports.txt").then((texts) => tell("exportTextsLoaded", texts.split("\x1f"))),
  fontFaces: () => wholeFonts.list().catch(() => "").then((list) => tell("fontFacesLoaded", [list])),
  fontFiles: (...files) => wholeFonts.load(files).then(
    (lengths) => tell("fontFilesLoaded", lengths), () => tell("fontFilesLoaded", [""])),
  // If this fails, the page prints as it is.
  guide(...request) {
    try {
      drawGuide(...request);
    } catch { /* the browser has no style sheets of a script's own */ }
  },
  print: () => whenIdle(() => print()),
  picture: (...request) => savePicture(...request).catch(() => {
    say("This browser couldn’t draw the picture. Download the poster instead.");
  }),
  pick: () => new EyeDropper().open().then((it) => tell("colorPicked", [it.sRGBHex]), () => {}),
  // Not by the loader: most servers have no such list, and then the page goes on without it.
  fetch: (name) => whenIdle(async () => {
    const asking = fetch(name, { signal: AbortSignal.timeout(5000) }).then(async (it) => [`${it.status}`, await it.text()]);
    tell("fontListLoaded", await asking.catch(() => ["", ""]));
  }),
  include() {
    loadIncludedFonts();
    text("included.txt").then((list) => tell("includedFontsLoaded", [list]));
  },
  project: (theme) => project?.save(theme),
  xkcd: () => text("xkcd.txt").then((list) => tell("xkcdLoaded", [list])),
  gallery: () => text("gallery.txt").then((list) => tell("galleryLoaded", [list])),
  pickFonts,
  pickPicture,
  readGiven,
  adopt: (...face) => fontFiles.adopt(...face).catch(() => {
    say(`This browser can’t save font files, so ${face[0]} lasts only until you close this tab.`);
  }),
  library: (...request) => bringLibrary().then(
    (library) => library.carryOut(request), () => tell("libraryChanged", ["failed", "missing"])),
  day: () => tell("dayTold", [new Date().toISOString().slice(0, 10)]),
  seed: () => tell("seedDrawn", [`${crypto.getRandomValues(new Uint32Array(1))[0]}`]),
  measureLetters: async (...fonts) => tell("lettersMeasured", await measureLetters(fonts)),
  idle: () => inSlices(() => tell("idled", [""])),
  opened: () => arrival.open(app),
  samples: () => bringStage().then(() => tell("samplesLoaded", ["1"]), () => tell("samplesLoaded", [""])),
};

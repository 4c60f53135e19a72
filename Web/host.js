// The page's side of the app: applies the changes that the core orders, and reports what the person does. It decides
// nothing about what people see.

import { app } from "./host/app.js";
import * as arrival from "./host/arrival.js";
import { unfoldStyles } from "./host/changes.js";
import { bytes, loadRest, numbers, read, start } from "./host/core.js";
import { saveFile } from "./host/filedialogs.js";
import { drawPicture } from "./host/files.js";
import * as fontFiles from "./host/fontfiles.js";
import * as wholeFonts from "./host/wholefonts.js";
import { foundFonts } from "./host/foundfonts.js";
import { act, pressed } from "./host/gestures.js";
import { breathe, left, pause, whenIdle } from "./host/idle.js";
import "./host/keyboard.js";
import { addressCharacters } from "./host/limits.js";
import { LoadError } from "./host/loader.js";
import { begin, complete, fail, tell } from "./host/messages.js";
import { placeNotice, say } from "./host/notice.js";
import { bringProject, orders } from "./host/orders.js";
import { loadStyles } from "./host/parts.js";
import "./host/plane.js";
import { drawScrollbar } from "./host/scrollbar.js";
import * as storage from "./host/storage.js";
import { keepOnDevice, tellOfUpdates } from "./host/updates.js";

let canvas;

const host = {
  apply(list) {
    window.opening.answers.end();
    // If the focused element's tabindex changes, the browser lays out the page at once. That's cheap before other changes.
    const isEarly = ([, , name]) => name === "tabindex";
    const inOrder = [...list.filter(isEarly), ...list.filter((order) => !isEarly(order))];
    arrival.change(app, () => inOrder.forEach(([name, ...words]) => orders[name](...words)));
    loadStyles();
    drawPicture(app);
    placeNotice(app, pressed, (notice) => act("tap", notice.lastElementChild));
  },
  measure(font, fontCount, text, textCount, result) {
    canvas ??= document.createElement("canvas").getContext("2d");
    canvas.font = read(font, fontCount);
    const size = canvas.measureText(read(text, textCount));
    numbers(result, 5).set([
      size.width, size.actualBoundingBoxLeft, size.actualBoundingBoxRight, size.actualBoundingBoxAscent,
      size.actualBoundingBoxDescent,
    ]);
  },
  read(offset, count, start) {
    const room = bytes(start, count);
    room.fill(0);
    room.set(fontFiles.part(offset, count));
  },
  readFonts(offset, count, start) {
    const room = bytes(start, count);
    room.fill(0);
    room.set(wholeFonts.part(offset, count));
  },
  save: (name, nameCount, start, count) => saveFile(new Blob([bytes(start, count).slice()]), read(name, nameCount)),
  left,
};

// More of an address than this is no theme's, and the core says so.
const address = () => location.hash.slice(0, addressCharacters);

addEventListener("popstate", () => {
  // A project's address, entered while the page is open: it's bound as it opens.
  if (location.hash.startsWith("#project=")) location.reload();
  else tell("addressEntered", [address()]);
});
const room = matchMedia("(min-width: 1000px) and (min-height: 600px), (min-width: 760px) and (min-height: 900px)");
const tellOfRoom = () => tell("roomChanged", [room.matches ? "1" : ""]);
room.addEventListener("change", tellOfRoom);
const dark = matchMedia("(prefers-color-scheme: dark)");
dark.addEventListener("change", () => tell("appearanceChanged", [dark.matches ? "1" : ""]));

arrival.begin(app);
arrival.keepPictures(app);

/** Opens the page: loads the core, and hands it what the host knows. */
async function open() {
  const arriving = start(host);
  // On the first screen, the rest comes afterwards; any other needs both.
  const completing = window.opening.isFirstScreen ? arriving.then(() => loadRest(arriving)) : loadRest(arriving);
  completing.catch(() => {});
  await pause();
  const recalling = Promise.all([
    storage.recall(), Promise.race([fontFiles.restore(), new Promise((go) => setTimeout(go, 1000, ""))]),
  ]);
  unfoldStyles(app);
  await arriving;
  const [[kept, files], found] = [await recalling, foundFonts()];
  const facts = [
    address(), kept.session, kept.refused, found.list, navigator.userAgent, dark.matches ? "1" : "", kept.history,
    "EyeDropper" in window ? "1" : "", found.isOld ? "1" : "", files,
    location.href.replace(/[?#].*/, ""), kept.format ?? "", navigator.share ? "1" : "",
  ];
  // What was kept may need the rest, and so may any other screen.
  const beginsEmpty = ["", document.documentElement.dataset.address].includes(address())
    && !(kept.session || kept.refused || kept.history || kept.format);
  if (!beginsEmpty) await completing;
  await begin(facts);
  await completing;
  complete();
  breathe().then(() => { if (room.matches) tellOfRoom(); });
  storage.follow(({ session, refused, history }) => tell("choicesArrived", [session, refused, history]));
}

/** Says what the core can't: that it didn't load, or that it broke. */
function giveUp(fault) {
  window.opening.answers.end();
  fail();
  arrival.uncover();
  const isKnown = fault instanceof LoadError;
  say(isKnown ? fault.message : "Tintype stopped working. Reload this page. Your choices are saved.", true);
}

addEventListener("error", ({ error }) => { if (error?.name === "RuntimeError") giveUp(error); });

window.opening.replayEvents();
tellOfUpdates();
await open().then(() => {
  bringProject().catch(({ message }) => say(message));
  whenIdle(() => {
    drawScrollbar();
    keepOnDevice();
  });
}, giveUp);

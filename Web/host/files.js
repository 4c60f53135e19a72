// Files that are dropped, pasted or picked, and text that is pasted.

import { openFiles } from "./filedialogs.js";
import { filesIn } from "./folders.js";
import * as fontFiles from "./fontfiles.js";
import { fieldCharacters } from "./limits.js";
import { loadScript } from "./loader.js";
import { tell } from "./messages.js";
import { say } from "./notice.js";
import { prepareToRead, readFiles, readPicture } from "./reading.js";

/** The script of the library, once it has loaded. */
let library;

/** Loads the library, which also takes files. Throws if a part doesn't load. */
export async function bringLibrary() {
  library ??= await loadScript("library.js");
  await library.start((texts) => tell("libraryChanged", texts), takeFiles);
  return library;
}

/** The files that were given last. */
let given = [];

/** Tells the core of files, which then says what each is for. */
function takeFiles(list) {
  const files = [...list];
  tell("filesGiven", () => {
    given = files;
    return files.flatMap(({ path, name, type }) => [path ?? name, type]);
  });
}

/** Reads the files that were given last, each as what the core says it's for. */
export function readGiven(...kinds) {
  const files = (kind) => given.filter((_, index) => kinds[index] === kind);
  takeFonts(files("font"));
  const [picture] = files("picture");
  if (picture) takePicture(picture);
  const themes = files("theme");
  if (themes.length) bringIn(themes);
}

/** Reads files that make up one theme, and hands the core what's in them. */
export async function bringIn(files) {
  try {
    tell("fileRead", ["", ...await readFiles(files)]);
  } catch ({ message }) {
    tell("fileRefused", [message]);
  }
}

/** The picture whose colors were found last. */
let picture;

/** Finds the colors of a picture, and hands them to the core. */
async function takePicture(file) {
  try {
    const result = await readPicture(file);
    if (result.problem) return tell("pictureRefused", [file.name, result.problem]);
    picture = result.picture;
    tell("fileRead", [file.name, ...result.texts]);
  } catch ({ message }) {
    tell("fileRefused", [message]);
  }
}

/** Draws the picture wherever the app shows it. */
export function drawPicture(app) {
  const canvas = picture && app.querySelector(".photo canvas");
  if (!canvas || canvas.picture === picture) return;
  canvas.picture = picture;
  [canvas.width, canvas.height] = [picture.width, picture.height];
  canvas.getContext("2d").drawImage(picture, 0, 0);
}

/** Takes dropped files, including those in folders. */
async function openFolders(entries) {
  try {
    takeFiles(await filesIn(entries));
  } catch ({ message }) {
    tell("fileRefused", [message]);
  }
}

/** Hands font files to the core, one at a time. */
async function takeFonts(files) {
  for (const file of [...files]) {
    const [count, problem] = await fontFiles.read(file);
    tell("fontRead", [file.name, `${count}`, problem]);
  }
}

/** Lets the person pick font files. */
export const pickFonts = () => openFiles({ multiple: true, accept: ".ttf,.otf,.woff2" }, takeFonts);

/** Lets the person pick a picture, or take one with the camera. */
export function pickPicture(capture) {
  prepareToRead();
  openFiles({ accept: "image/*", ...(capture && { capture }) }, takeFiles);
}

const isFile = ({ dataTransfer }) => dataTransfer?.types.includes("Files");

/** Shows that what's being dragged over the page can be dropped. */
const invite = (isWelcome) => document.body.classList.toggle("inviting", isWelcome);

addEventListener("dragover", (event) => {
  if (!isFile(event)) return;
  event.preventDefault();
  // This event fires many times a second.
  if (document.body.classList.contains("inviting")) return;
  invite(true);
  prepareToRead();
});

addEventListener("dragleave", ({ relatedTarget }) => { if (!relatedTarget) invite(false); });

addEventListener("drop", (event) => {
  invite(false);
  if (!isFile(event)) return;
  event.preventDefault();
  const { files, items } = event.dataTransfer;
  const entries = [...items].map((item) => item.webkitGetAsEntry?.()).filter(Boolean);
  if (entries.some(({ isDirectory }) => isDirectory)) openFolders(entries);
  else takeFiles(files);
});

// Text pasted outside a field is read as a theme.
addEventListener("paste", ({ clipboardData, target }) => {
  const text = clipboardData.getData("text");
  if (target.matches?.("textarea")) return;
  if (!target.matches?.("input")) {
    if (document.querySelector("dialog")) return;
    if (clipboardData.files.length) takeFiles(clipboardData.files);
    else if (text.trim()) takeFiles([new File([text], "")]);
    return;
  }
  if (text.length <= fieldCharacters) return;
  say(`Only the first ${fieldCharacters} characters were pasted: a field holds no more.`);
});

// Runs before the first paint. The build puts it into the page itself, so that the paint waits for no file. It shows
// the screen that is about to open, and keeps what the person does until host.js is there.

import * as answers from "./host/answers.js";
import { loadIncludedFonts } from "./host/includedfonts.js";
import { foundFonts } from "./host/foundfonts.js";
import * as picture from "./host/picture.js";

// The invitation to a project, which "tintype open" puts into its address, isn't left there.
const [, invitation] = location.hash.match(/^#project=([\w-]{16,64})$/) ?? [];
if (invitation) {
  history.replaceState(history.state, "", location.pathname);
  try {
    sessionStorage.setItem("tintype.project", invitation);
  } catch { /* refused: the page works, and saves nothing in the project */ }
}

const root = document.documentElement;
const session = lastSession();
/** Whether the first screen, which is in the page already, is the one to show. */
const isFirstScreen = !session && ["", root.dataset.address].includes(location.hash);

/** The last session, if it can be read at once. */
function lastSession() {
  try {
    return localStorage.getItem("tintype.session") ?? "";
  } catch {
    return history.state?.kept?.session ?? "";
  }
}

/** Shows a picture of the screen, or only what all screens share. Returns the picture, if there is one. */
function showScreen() {
  if (foundFonts().list) loadIncludedFonts();
  const shown = picture.show(session);
  if (!shown) root.classList.add("waiting");
  else if (shown.querySelector('[style*="Tintype "]:not([role=option])')) waitForFonts();
  return shown;
}

/**
 * A picture in fonts that come with the page waits for them a moment: otherwise its words would move when they came.
 */
async function waitForFonts() {
  root.classList.add("waiting");
  const ready = new Promise((go) => {
    document.querySelector("#included")?.addEventListener("load", () => {
      requestAnimationFrame(() => document.fonts.ready.then(go));
    });
  });
  await Promise.race([ready, new Promise((go) => setTimeout(go, 500))]);
  root.classList.remove("waiting");
}

// The page's script is asked for a second time, like every other file. Chromium lets a request past the worker while
// the next version's worker takes over, and the network may not have this version anymore.
addEventListener("error", ({ target }) => {
  if (target.type !== "module") return;
  const load = () => import(`${target.src}?again`);
  // Like the first one, it runs once the whole page is there.
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", load);
  else load();
}, true);

const kept = [];
const keep = (event) => kept.push(event);
const types = ["click", "input", "change", "keydown"];
for (const type of types) addEventListener(type, keep, true);
if (isFirstScreen) for (const type of ["click", "keydown"]) addEventListener(type, answers.answer, true);

/** For host.js to continue from. */
window.opening = {
  isFirstScreen,
  answers,
  picture: isFirstScreen ? undefined : showScreen(),
  /** Replays the events so far to the page's own listeners, and keeps no more. */
  replayEvents() {
    for (const type of types) removeEventListener(type, keep, true);
    for (const event of kept) {
      if (event.target.isConnected) event.target.dispatchEvent(new event.constructor(event.type, event));
    }
  },
};
document.currentScript.remove();

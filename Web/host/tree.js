// The changes to the app that the core orders, and what comes with them.

import { app } from "./app.js";
import * as arrival from "./arrival.js";
import { changesBelow } from "./changes.js";
import { fillSamples } from "./parts.js";

/** The element that had the focus before a dialog took it. */
let opener;

/** What had the focus last, outside of notices. */
let last;
document.addEventListener("focusin", ({ target }) => { if (!target.closest(".notices")) last = target; });

/**
 * The focus goes on near an element that had it and is going: after a notice, to what had it before; from a list, to
 * the neighbor; or to the heading.
 */
function keepFocus(element) {
  if (!element.contains(document.activeElement) || element.tagName === "DIALOG") return;
  const isNotice = element.closest(".notices");
  if (!isNotice && element.getAttribute("role") !== "listitem") return;
  const neighbor = element.nextElementSibling ?? element.previousElementSibling;
  const heir = isNotice ? last : neighbor?.querySelector("button, input, [tabindex]");
  const isThere = heir?.isConnected && !element.contains(heir) && heir.checkVisibility();
  (isThere ? heir : document.querySelector("h1"))?.focus({ preventScroll: true });
}

/** Called for each element that has just appeared. */
function appeared(element) {
  if (element.tagName === "DIALOG") {
    if (document.activeElement !== document.body) opener = document.activeElement;
    element.showModal();
  }
  fillSamples(element);
  arrival.showSelected(element);
}

function left(element) {
  if (element.tagName === "DIALOG") opener?.focus({ preventScroll: true });
}

/** The focus doesn't go with a notice that another replaces. */
function leaving(element, isReplaced) {
  if (!isReplaced || element.closest(".notices")) keepFocus(element);
}

export const changes = changesBelow(() => app, { appeared, leaving, left });

// The changes to the tree of elements that the core orders.

import { find } from "./app.js";
import * as arrival from "./arrival.js";
import { fieldCharacters } from "./limits.js";
import { fillSamples } from "./parts.js";

/** SVG's elements; all others are HTML's. */
const svg = /^(svg|path|filter|fe[A-Z]\w+)$/;

function build([tag, attributes, styles, content]) {
  const element = svg.test(tag) ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
  if (tag === "input") element.maxLength = fieldCharacters;
  for (const name in attributes) element.setAttribute(name, attributes[name]);
  for (const name in styles) element.style.setProperty(name, styles[name]);
  if (Array.isArray(content)) element.append(...content.map(build));
  else element.textContent = content;
  // Its attribute shows nothing.
  if (tag === "textarea") element.value = attributes.value ?? "";
  return element;
}

/** A button that's disabled drops the focus. Its parent takes it, so that keys continue from there. */
function stayNear({ parentElement: holder }) {
  holder.tabIndex = -1;
  holder.focus({ preventScroll: true });
}

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

export const changes = {
  set(path, name, value) {
    const element = find(path);
    if (name === "value" && element.value !== value) element.value = value;
    const isLosingFocus = name === "disabled" && element === document.activeElement;
    element.setAttribute(name, value);
    if (isLosingFocus) stayNear(element);
  },
  unset: (path, name) => find(path).removeAttribute(name),
  style: (path, name, value) => find(path).style.setProperty(name, value),
  text: (path, text) => { find(path).textContent = text; },
  insert(path, index, tree) {
    const parent = find(path);
    const element = build(tree);
    parent.insertBefore(element, parent.children[index] ?? null);
    appeared(element);
  },
  remove(path) {
    const element = find(path);
    keepFocus(element);
    element.remove();
    if (element.tagName === "DIALOG") opener?.focus({ preventScroll: true });
  },
  replace(path, tree) {
    const element = build(tree), old = find(path);
    if (old.closest(".notices")) keepFocus(old);
    old.replaceWith(element);
    appeared(element);
  },
};

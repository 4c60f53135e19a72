// Carries out the changes to a page that the core writes (`JSONWriter.turn`).

import { fieldCharacters } from "./limits.js";

/** SVG's elements; all others are HTML's. */
const svg = /^(svg|path|circle|rect|polygon|polyline|filter|fe[A-Z]\w+)$/;

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

/**
 * The changes by name. `root` returns the element that paths begin at: each has the index of a child at every level below it.
 * `appeared` is called for each element that has just come, `leaving` for each that is about to go, with whether another takes its
 * place, and `left` for each that's gone.
 */
export function changesBelow(root, { appeared, leaving, left } = {}) {
  const find = (path) => path.reduce((element, index) => element.children[index], root());
  return {
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
      appeared?.(element);
    },
    remove(path) {
      const element = find(path);
      leaving?.(element, false);
      element.remove();
      left?.(element);
    },
    replace(path, tree) {
      const element = build(tree), old = find(path);
      leaving?.(old, true);
      old.replaceWith(element);
      appeared?.(element);
    },
    title: (text) => { document.title = text; },
    paint: (color) => { document.querySelector("meta[name=theme-color]").content = color; },
  };
}

/** The prerendered page has its inline styles in `data-style`: the security policy forbids them in markup. */
export function unfoldStyles(root) {
  for (const element of root.querySelectorAll("[data-style]")) {
    element.style.cssText = element.dataset.style;
    element.removeAttribute("data-style");
  }
}

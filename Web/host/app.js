// The app's element, and paths to the elements in it.

export const app = document.querySelector("body > .app:not(.picture)");

/** The path from `top` down to an element: the index of a child at each level, as a text. */
export function path(element, top) {
  const indices = [];
  for (let one = element; one !== top; one = one.parentElement) {
    indices.unshift([...one.parentElement.children].indexOf(one));
  }
  return indices.join(" ");
}

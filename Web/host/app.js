// The app's element, and paths to the elements in it.

export const app = document.querySelector("body > .app:not(.picture)");

/** Finds the element at a path: the index of a child at each level below the app's element. */
export const find = (path) => path.reduce((element, index) => element.children[index], app);

/** The path from `top` down to an element. */
export function path(element, top) {
  const indices = [];
  for (let one = element; one !== top; one = one.parentElement) {
    indices.unshift([...one.parentElement.children].indexOf(one));
  }
  return indices.join(" ");
}

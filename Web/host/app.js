// The app's element, and the way to each element in it.

export const app = document.querySelector("body > .app:not(.picture)");

/** The element at a path: the index of each child on the way from the app's. */
export const find = (path) => path.reduce((element, index) => element.children[index], app);

/** How to get to an element from the top. */
export function path(element, top) {
  const indices = [];
  for (let one = element; one !== top; one = one.parentElement) {
    indices.unshift([...one.parentElement.children].indexOf(one));
  }
  return indices.join(" ");
}

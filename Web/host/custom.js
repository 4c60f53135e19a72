// What only the screens around custom colors need: it comes when one of them is first seen.

import { loadStyle } from "./loader.js";
import { find, prepare } from "./pictures.js";

let worker;
/** The picture whose colors were found last. */
let picture;

/** Fetches the styles; throws where they do not arrive. */
export const load = () => loadStyle("custom.css");

/** Starts what finds the colors of a picture, unless it runs. */
export function expectPicture(script) {
  if (!window.OffscreenCanvas) {
    prepare();
    return;
  }
  if (worker) return;
  worker = new Worker(script("pictureworker.js"), { type: "module" });
  worker.onerror = () => { worker = undefined; };
}

/** Finds the colors of a file; gives them as a text, and a word for why there are none. */
export async function extract(file, script) {
  expectPicture(script);
  const found = await (worker ? inWorker(file) : find(file, makeCanvas));
  if (found.picture) picture = found.picture;
  return [found.colors ?? "", found.problem ?? ""];
}

const makeCanvas = (width, height) => Object.assign(document.createElement("canvas"), { width, height });

function inWorker(file) {
  return new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => {
      worker = undefined;
      resolve({ problem: "load" });
    };
    worker.postMessage(file);
  });
}

let isStarted = false;

/** Listens to what is done with the plane of a picker. */
export function start(act) {
  if (isStarted) return;
  isStarted = true;
  listenForPointers(act);
  listenForKeys();
}

/** The plane that is pointed at hears where: two parts of the way, from its left and from its bottom. */
function listenForPointers(act) {
  const part = (length, whole) => Math.min(1, Math.max(0, length / whole)).toFixed(4);
  const point = (plane, { clientX, clientY }) => {
    const { left, bottom, width, height } = plane.getBoundingClientRect();
    act("input", plane, `${part(clientX - left, width)} ${part(bottom - clientY, height)}`);
  };
  let held, pointer;
  addEventListener("pointerdown", (event) => {
    const plane = event.target.closest(".plane");
    if (!plane || event.button) return;
    [held, pointer] = [plane, event.pointerId];
    plane.setPointerCapture(pointer);
    // The arrow keys go on from there.
    plane.querySelector("input").focus({ preventScroll: true });
    event.preventDefault();
    point(plane, event);
  });
  addEventListener("pointermove", (event) => { if (held && event.pointerId === pointer) point(held, event); });
  for (const sign of ["pointerup", "pointercancel", "blur"]) addEventListener(sign, () => { held = undefined; });
}

/** On a plane, the arrow keys to the side move its first slider and those up and down its second, which has the focus then. */
function listenForKeys() {
  const moves = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [1, 1], ArrowDown: [1, -1] };
  addEventListener("keydown", (event) => {
    const plane = event.key in moves && event.target.closest?.(".plane");
    if (!plane || event.ctrlKey || event.metaKey || event.altKey) return;
    const [axis, steps] = moves[event.key];
    const slider = plane.querySelectorAll("input")[axis];
    slider.focus({ preventScroll: true });
    slider.stepUp(steps * (event.shiftKey ? 10 : 1));
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    event.preventDefault();
  });
}

/** Draws the picture where it's shown. */
export function fill(app) {
  const canvas = picture && app.querySelector(".photo canvas");
  if (!canvas || canvas.picture === picture) return;
  canvas.picture = picture;
  [canvas.width, canvas.height] = [picture.width, picture.height];
  canvas.getContext("2d").drawImage(picture, 0, 0);
}

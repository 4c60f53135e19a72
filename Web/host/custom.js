// What only the screens around custom colors need: it comes when one of them is first seen.

import { find } from "./pictures.js";
import { style } from "./styles.js";

let worker;
/** The picture whose colors were found last. */
let picture;

/** Fetches the styles; throws where they do not arrive. */
export const load = () => style("custom.css");

/** Finds the colors of a file; gives them as a text, and a word for why there are none. */
export async function extract(file, script) {
  const found = await (window.OffscreenCanvas ? inWorker(file, script) : find(file, makeCanvas));
  if (found.picture) picture = found.picture;
  return [found.colors ?? "", found.problem ?? ""];
}

const makeCanvas = (width, height) => Object.assign(document.createElement("canvas"), { width, height });

function inWorker(file, script) {
  worker ??= new Worker(script("pictureworker.js"), { type: "module" });
  return new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => {
      worker = undefined;
      resolve({ problem: "load" });
    };
    worker.postMessage(file);
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

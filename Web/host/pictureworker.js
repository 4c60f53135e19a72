// Finds the colors of pictures, away from the page.

import { find, prepare } from "./pictures.js";

prepare();

addEventListener("message", async ({ data }) => {
  const found = await find(data, (width, height) => new OffscreenCanvas(width, height)).catch(() => ({ problem: "kind" }));
  postMessage(found, found.picture ? [found.picture] : []);
});

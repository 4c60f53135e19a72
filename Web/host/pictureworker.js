// Finds the colors of pictures, away from the page.

import { find } from "./pictures.js";

addEventListener("message", async ({ data }) => {
  const found = await find(data, (width, height) => new OffscreenCanvas(width, height)).catch(() => ({ problem: "kind" }));
  postMessage(found, found.picture ? [found.picture] : []);
});

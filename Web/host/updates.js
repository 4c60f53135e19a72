// Saves the app on the device, and announces a new version.

import { say } from "./notice.js";
import { script } from "./script.js";

/** Asks the worker to save the app for the next start. */
export async function keepOnDevice() {
  const worker = navigator.serviceWorker;
  if (!worker) return;
  try {
    const registration = await worker.register(script("worker.js"));
    await registration.update();
  } catch { /* refused, or no network: the next start tries again */ }
}

/** Tells once of a newer version that the worker has saved since this page was opened. */
export function tellOfUpdates() {
  const worker = navigator.serviceWorker;
  if (!worker?.controller) return;
  let isTold = false;
  const tell = () => {
    if (!isTold) say("A new version is ready. It loads the next time you open Tintype.");
    isTold = true;
  };
  worker.addEventListener("controllerchange", tell);
  // The new version's worker may have taken over before this page could listen.
  worker.onmessage = ({ data }) => { if (!data) tell(); };
  worker.controller.postMessage(document.documentElement.dataset.version);
}

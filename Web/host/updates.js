// Keeps the app on the device, and tells of a new version.

import { say } from "./notice.js";

/** Has the worker keep the app for the next start. */
export async function keepOnDevice() {
  const worker = navigator.serviceWorker;
  if (!worker) return;
  const policy = window.trustedTypes?.createPolicy("host", { createScriptURL: () => "worker.js" });
  try {
    const registration = await worker.register(policy ? policy.createScriptURL("") : "worker.js");
    await registration.update();
  } catch { /* refused, or no network: the next start tries again */ }
}

/** Tells once of a version that was kept after this page had come from an older one. */
export function tellOfUpdates() {
  const worker = navigator.serviceWorker;
  if (!worker?.controller) return;
  const tell = () => say("A new version is ready. It loads the next time you open Tintype.");
  worker.addEventListener("controllerchange", tell, { once: true });
}

// Saves the app on the device, one version at a time. The build writes the fingerprint of each file into its name, so
// the names identify the version.

const page = "index.html";
/** Every file of the page except fonts; the list comes from the build. */
const files = FILES;
/** The page's `data-version`. */
const version = "<!--version-->";
const versionCache = `tintype ${page}`;
const fontCache = "tintype fonts";
/** Caches belong to all pages of the origin; those of ours begin like this. */
const isOurs = (name) => name.startsWith("tintype ");
/** Lists the caches that this version replaces. A newer version's, filled while this one runs, isn't among them. */
const replaced = "replaced.json";

// Once a whole version is saved, the next start uses it. Open pages stay as they are: they have all their files.
addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(keepFiles());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const name = request.url.replace(registration.scope, "").replace(/[?#].*/, "");
  if (request.method !== "GET") return;
  if (request.mode === "navigate" && /^(index\.html)?$/.test(name)) {
    event.respondWith(respond(page, request));
    event.waitUntil(deleteReplaced());
  } else if (/^[\w-]+\.[0-9a-f]{16}\.\w+$/.test(name)) {
    event.respondWith(respond(name, request));
  } else if (/^fonts\/[\w-]+\.[0-9a-f]{16}\.woff2$/.test(name)) {
    event.respondWith(respond(name, request, fontCache));
  }
});

// A page asks whether it's of this version.
addEventListener("message", ({ data, source }) => source.postMessage(data === version));

/** The saved response for a name. If there's none, the network's, which is saved if there's a cache for it. */
async function respond(name, request, cacheName) {
  const kept = await caches.match(name);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && cacheName) keep(name, response.clone(), cacheName).catch(() => { /* full: it's requested again */ });
  return response;
}

/** Saves a response, unless it's somebody else's: the sign-in page of a network may come in place of any file. */
async function keep(name, response, cacheName) {
  if (!name.includes(await fingerprint(response.clone()))) return;
  await (await caches.open(cacheName)).put(name, response);
}

async function keepFiles() {
  const others = (await caches.keys()).filter((name) => isOurs(name) && name !== versionCache && name !== fontCache);
  const responses = await Promise.all(files.map(fetchWhole));
  const cache = await caches.open(versionCache);
  await cache.put(replaced, new Response(JSON.stringify(others)));
  await Promise.all(files.map((name, index) => cache.put(name, responses[index])));
}

/** A file whose content matches the fingerprint in its name. */
async function fetchWhole(name) {
  for (const cache of ["default", "reload"]) {
    const response = await fetch(name, { cache });
    if (response.ok && name.includes(await fingerprint(response.clone()))) return response;
  }
  throw new Error(`${name} did not arrive whole`);
}

async function fingerprint(response) {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return Array.from(new Uint8Array(digest, 0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function deleteReplaced() {
  const list = await caches.match(replaced, { cacheName: versionCache });
  if (!list) return;
  // Earlier versions listed every cache of the origin.
  for (const name of await list.json()) if (isOurs(name)) await caches.delete(name);
  await (await caches.open(versionCache)).delete(replaced);
}

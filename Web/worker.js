// Keeps the app on the device, one version at a time. The build writes the fingerprint of each file into its name, so
// that these names say the version.

const page = "index.html";
const files = [
  page, "style.css", "host.js", "tintype.wasm", "later.wasm", "manifest.webmanifest", "icon-180.png", "icon-192.png",
  "icon-512.png",
];
const shelf = `tintype ${page}`;

// Once the whole version is kept it is the one that the next start takes. What is open stays as it is: it has all its
// files already.
addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(fill());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const name = request.url.replace(registration.scope, "").replace(/[?#].*/, "");
  if (request.method !== "GET") return;
  if (request.mode === "navigate" && /^(index\.html)?$/.test(name)) {
    event.respondWith(answer(page, request));
    event.waitUntil(dropOthers());
  } else if (/^[\w-]+\.[0-9a-f]{16}\.\w+$/.test(name)) {
    event.respondWith(answer(name, request));
  }
});

/** What is kept under a name; where there is nothing, what the network gives. */
const answer = async (name, request) => (await caches.match(name)) ?? fetch(request);

async function fill() {
  const answers = await Promise.all(files.map(whole));
  const cache = await caches.open(shelf);
  await Promise.all(files.map((name, index) => cache.put(name, answers[index])));
}

/** A file whose content has the fingerprint that its name says. */
async function whole(name) {
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

async function dropOthers() {
  for (const name of await caches.keys()) if (name !== shelf) await caches.delete(name);
}

// Keeps the app on the device, one version at a time. The build writes the fingerprint of each file into its name, so
// that these names say the version.

const page = "index.html";
const files = [
  page, "style.css", "host.js", "tintype.wasm", "later.wasm", "stage.js", "letters.js", "stage.css", "samples.html", "samples.css",
  "formats.js", "formats.wasm", "guide.txt", "reading.js", "reading.wasm", "takehome.css", "library.js", "library.css",
  "custom.js", "custom.css", "pictureworker.js", "picture.wasm",
  "included.css", "included.txt", "xkcd.txt", "manifest.webmanifest", "icon-180.png", "icon-192.png", "icon-512.png",
];
const shelf = `tintype ${page}`;
const fonts = "tintype fonts";
/** What the shelf says it replaces: a version that comes while this one answers is not among them. */
const replaced = "replaced.json";

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
    event.waitUntil(dropReplaced());
  } else if (/^[\w-]+\.[0-9a-f]{16}\.\w+$/.test(name)) {
    event.respondWith(answer(name, request));
  } else if (/^fonts\/[\w-]+\.[0-9a-f]{16}\.woff2$/.test(name)) {
    event.respondWith(answer(name, request, fonts));
  }
});

// A page asks whether one of its files belongs to this version.
addEventListener("message", ({ data, source }) => source.postMessage(files.includes(data)));

/** What is kept under a name; where there is nothing, what the network gives, which a shelf may keep. */
async function answer(name, request, keeper) {
  const kept = await caches.match(name);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && keeper) {
    const copy = response.clone();
    caches.open(keeper).then((cache) => cache.put(name, copy)).catch(() => { /* full: it is asked for again */ });
  }
  return response;
}

async function fill() {
  const others = (await caches.keys()).filter((name) => name !== shelf && name !== fonts);
  const answers = await Promise.all(files.map(whole));
  const cache = await caches.open(shelf);
  await cache.put(replaced, new Response(JSON.stringify(others)));
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

async function dropReplaced() {
  const list = await caches.match(replaced, { cacheName: shelf });
  if (!list) return;
  for (const name of await list.json()) await caches.delete(name);
  await (await caches.open(shelf)).delete(replaced);
}

// Keeps the app on the device: what the network gives is kept, and given back when there is no network.

const shelf = "tintype";
const files = [
  "./", "style.css", "host.js", "tintype.wasm", "manifest.webmanifest", "icon-180.png", "icon-192.png", "icon-512.png",
];

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(shelf).then((cache) => cache.addAll(files)));
});

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const name = new URL(request.url).pathname.split("/").pop();
  if (request.method !== "GET" || !files.includes(name || "./")) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(shelf);
  const kept = cache.match(request, { ignoreSearch: true });
  const fresh = fetch(request).then((response) => {
    if (response.ok) cache.put(request, response.clone());
    return response;
  });
  const late = new Promise((resolve) => setTimeout(resolve, 2500)).then(() => kept);
  const first = await Promise.race([fresh.catch(() => kept), late]);
  return first ?? fresh;
}

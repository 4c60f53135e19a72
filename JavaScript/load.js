// Reads a file of this package: in Node from the disk, elsewhere as the platform fetches it.

/** Compiles the WebAssembly at a URL. */
export async function compile(url) {
  if (url.protocol === "file:" && globalThis.process?.versions?.node) {
    // Written so that a bundler for browsers doesn't look for it.
    const { readFileSync } = await import(/* @vite-ignore */ /* webpackIgnore: true */ "node:" + "fs");
    return WebAssembly.compile(readFileSync(url));
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Tintype’s ${url.pathname.split("/").pop()} didn’t load: status ${response.status}.`);
  return WebAssembly.compile(await response.arrayBuffer());
}

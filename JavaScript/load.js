// Reads a file of this package: in Node from the disk, elsewhere as the platform fetches it.

/** Compiles the WebAssembly at a URL. */
export async function compile(url) {
  // A bundler finds no import of Node's here.
  const files = url.protocol === "file:" ? globalThis.process?.getBuiltinModule?.("node:fs") : undefined;
  if (files) return WebAssembly.compile(files.readFileSync(url));
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Tintype’s ${url.pathname.split("/").pop()} didn’t load: status ${response.status}.`);
  return WebAssembly.compile(await response.arrayBuffer());
}

// Shuffles in the page's core without a browser, and prints each theme: node shuffles.mjs core.wasm seed count [theme role…]
// A theme to begin with may be given, and the roles of it that are locked, by their place in the rail.

import { readFileSync } from "node:fs";

const [file, seed, count, theme = "", ...locked] = process.argv.slice(2);
let session = "";
const bytes = (start, length) => new Uint8Array(core.memory.buffer, start, length);
const host = {
  apply(start, length) {
    for (const [name, key, value] of JSON.parse(`[${new TextDecoder().decode(bytes(start, length))}]`)) {
      if (name === "keep" && key === "tintype.session") session = value;
    }
  },
};
const others = new Proxy(host, { get: (known, name) => known[name] ?? (() => 0) });
const { instance } = await WebAssembly.instantiate(readFileSync(file), { host: others, rest: others });
const core = instance.exports;
await WebAssembly.instantiate(readFileSync(file.replace("tintype", "exports")), { core });
core.__wasm_call_ctors();

function tell(name, ...texts) {
  const message = new TextEncoder().encode(texts.join("\x1f"));
  const start = core.reserve(message.length);
  bytes(start, message.length).set(message);
  return core[name](message.length);
}

while (tell("begin", theme && `#/summary?${theme}`, ...Array(15).fill("")));
tell("completed");
for (const place of locked) tell("acted", "tap", `0 1 ${place} 1`, "");
for (let index = 0; index < count; index += 1) {
  if (index === 0) tell("seedDrawn", seed);
  else tell("acted", "tap", "0 2", "");
  console.log(session.split("?")[1]);
}

// Gets the core to run, or says in one sentence why it does not.

/** A sentence for the person: what is wrong, and what to do. */
export class Trouble extends Error {}

const file = "tintype.wasm";
const smallest = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/** Asks for the core; where a copy was damaged, the one that is kept by the browser is passed over. */
export async function request(cache = "default") {
  let answer;
  try {
    answer = await fetch(file, { cache });
  } catch {
    throw new Trouble("A part of Tintype did not arrive. Check your connection, then reload this page.");
  }
  if (answer.ok) return answer;
  throw new Trouble(`The server could not send a part of Tintype (it answered ${answer.status}). Reload this page in a minute.`);
}

/** Compiles the core that was asked for, and starts it; throws `Trouble`. */
export async function start(answer, imports) {
  if (!isAllowed()) {
    throw new Trouble("Tintype needs WebAssembly, which is turned off or blocked here. Allow it for this site, or open Tintype in another browser.");
  }
  const exports = (await instance(answer, imports)) ?? (await instance(await request("reload"), imports));
  if (exports) return exports;
  throw new Trouble("A part of Tintype arrived damaged. Reload this page; if your network asks you to sign in, do that first.");
}

/** A module of no code tells whether any may run. */
function isAllowed() {
  try {
    return Boolean(new WebAssembly.Module(smallest));
  } catch {
    return false;
  }
}

/** The core's exports; none where the bytes are not the core's. */
async function instance(answer, imports) {
  try {
    const isTyped = answer.headers.get("content-type") === "application/wasm";
    const { instance } = isTyped
      ? await WebAssembly.instantiateStreaming(answer, imports)
      : await WebAssembly.instantiate(await answer.arrayBuffer(), imports);
    return instance.exports.begin && instance.exports;
  } catch {
    return undefined;
  }
}

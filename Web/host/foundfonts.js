// The fonts found on this device, saved because finding them takes a while.

const key = "tintype.found";

/** The saved list of fonts. It's old if this tab hasn't looked for fonts yet. */
export function foundFonts() {
  try {
    const list = sessionStorage.getItem("found");
    return { list: list ?? localStorage.getItem(key) ?? "", isOld: list === null };
  } catch {
    return { list: "", isOld: true };
  }
}

export function keepFoundFonts(list) {
  try {
    sessionStorage.setItem("found", list);
    localStorage.setItem(key, list);
  } catch { /* then they're looked for again */ }
}

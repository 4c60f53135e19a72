// The browser's dialogs for opening and saving files.

/**
 * Lets the person choose files and hands them to `take`. `options` are properties of a file input, such as `accept`.
 */
export function openFiles(options, take) {
  const input = Object.assign(document.createElement("input"), { type: "file", ...options });
  input.onchange = () => take(input.files);
  input.click();
}

/** Saves a blob as a file in the browser's downloads. */
export function saveFile(blob, name) {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60000);
}

// The browser's dialogs for files: to open some, and to save one.

/** Lets the person choose files, which are then taken; `options` are the properties of a file field, such as `accept`. */
export function openFiles(options, take) {
  const input = Object.assign(document.createElement("input"), { type: "file", ...options });
  input.onchange = () => take(input.files);
  input.click();
}

/** Saves a blob under a name, where the browser puts downloads. */
export function saveFile(blob, name) {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60000);
}

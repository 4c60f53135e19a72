// Style sheets that only some screens need.

const sheets = new Map();

/** Adds a style sheet to the page, once; throws where it does not arrive, after which it may be asked for again. */
export function style(file) {
  if (!sheets.has(file)) sheets.set(file, add(file));
  return sheets.get(file);
}

const add = (file) => new Promise((resolve, reject) => {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: file, onload: resolve });
  link.onerror = (event) => {
    link.remove();
    sheets.delete(file);
    reject(event);
  };
  document.head.append(link);
});

// The fonts that come with the page.

/**
 * Adds their style sheet to the page, once. It has only their names: a font is fetched when something is drawn in it.
 * Not by the loader, which would weigh on the first paint: opening.js calls this, too. Without the sheet, other fonts show.
 */
export function loadIncludedFonts() {
  if (document.querySelector("#included")) return;
  const sheet = Object.assign(document.createElement("link"), { id: "included", rel: "stylesheet", href: "included.css" });
  document.head.append(sheet);
}
